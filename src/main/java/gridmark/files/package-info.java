/** Files written whole or not at all, what they hold as one number, and why they cannot be used. */
package gridmark.files;
