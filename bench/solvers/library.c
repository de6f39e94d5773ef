/*
 * A SAT library as a program that answers questions. Loads a DIMACS file once; each line of standard input is literals
 * to assume, ended by 0; each answer is a line "sat", "unsat" or "unknown", the CPU time of all questions so far in
 * nanoseconds, and the true variables. Assuming, solving and reading the model count, input and output do not.
 *
 *   cc -O2 -DCADICAL library.c -lcadical -lstdc++ -lm        library RULES.cnf LIMIT-NANOSECONDS
 *   cc -O2 -DPICOSAT library.c -lpicosat
 */
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

enum { SATISFIABLE = 10, UNSATISFIABLE = 20 };

static volatile sig_atomic_t is_time_up;

static long long cpu_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return now.tv_sec * 1000000000LL + now.tv_nsec;
}

/* Solvers ask often, so asking must be cheap. */
static int time_is_up(void *state) {
  (void) state;
  return is_time_up;
}

static void ring(int signal) {
  (void) signal;
  is_time_up = 1;
}

static void set_alarm(long long nanoseconds) {
  struct itimerval timer = {{0, 0}, {nanoseconds / 1000000000, nanoseconds % 1000000000 / 1000}};
  signal(SIGVTALRM, ring);
  setitimer(ITIMER_VIRTUAL, &timer, NULL);
}

#ifdef CADICAL
#include <ccadical.h>
static CCaDiCaL *solver;
static void open_solver(void) {
  solver = ccadical_init();
  ccadical_set_terminate(solver, NULL, time_is_up);
}
static void add(int literal) { ccadical_add(solver, literal); }
static void assume(int literal) { ccadical_assume(solver, literal); }
static int solve(void) { return ccadical_solve(solver); }
static int is_true(int variable) { return ccadical_val(solver, variable) > 0; }
#endif

#ifdef PICOSAT
#include <picosat/picosat.h>
static PicoSAT *solver;
static void open_solver(void) {
  solver = picosat_init();
  picosat_set_interrupt(solver, NULL, time_is_up);
}
static void add(int literal) { picosat_add(solver, literal); }
static void assume(int literal) { picosat_assume(solver, literal); }
static int solve(void) { return picosat_sat(solver, -1); }
static int is_true(int variable) { return picosat_deref(solver, variable) > 0; }
#endif

/* The rules as we write them ourselves: a header, then clauses. Gives the number of variables. */
static int load(const char *path) {
  int variables, clauses, literal;
  FILE *file = fopen(path, "r");
  if (!file || fscanf(file, "p cnf %d %d", &variables, &clauses) != 2) {
    fprintf(stderr, "%s: cannot be read\n", path);
    exit(1);
  }
  while (fscanf(file, "%d", &literal) == 1) {
    add(literal);
  }
  fclose(file);
  return variables;
}

int main(int count, char **arguments) {
  if (count != 3) {
    fprintf(stderr, "usage: %s RULES.cnf LIMIT-NANOSECONDS\n", arguments[0]);
    return 2;
  }
  open_solver();
  int variables = load(arguments[1]);
  set_alarm(atoll(arguments[2]));
  long long spent = 0;
  int *assumed = malloc(sizeof(int) * variables);
  char *model = malloc(variables + 1);
  int assumptions = 0;
  int literal;
  while (scanf("%d", &literal) == 1) {
    if (literal != 0) {
      assumed[assumptions++] = literal;
      continue;
    }
    long long started = cpu_now();
    for (int i = 0; i < assumptions; i++) {
      assume(assumed[i]);
    }
    int answer = solve();
    for (int v = 1; answer == SATISFIABLE && v <= variables; v++) {
      model[v] = is_true(v);
    }
    spent += cpu_now() - started;
    printf("%s %lld", answer == SATISFIABLE ? "sat" : answer == UNSATISFIABLE ? "unsat" : "unknown", spent);
    for (int v = 1; answer == SATISFIABLE && v <= variables; v++) {
      if (model[v]) {
        printf(" %d", v);
      }
    }
    printf("\n");
    fflush(stdout);
    assumptions = 0;
  }
  return 0;
}
