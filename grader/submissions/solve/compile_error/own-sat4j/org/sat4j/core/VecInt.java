package org.sat4j.core;

public class VecInt {}
