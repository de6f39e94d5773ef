/*
 * What native code in a submission could try, past the JVM. Prints the name of each call that works.
 *
 *   attacks calls    all of them
 *   attacks i386     a call by the entry of 32-bit programs
 *   attacks x32      a call with the numbers of the x32 architecture
 *   attacks busy     computes for ever
 */
#define _GNU_SOURCE
#include <fcntl.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

static void attack(const char *name, long result) {
  if (result >= 0) {
    puts(name);
  }
}

static long make_process(void) {
  long child = syscall(SYS_clone, SIGCHLD, 0, 0, 0, 0);
  if (child == 0) {
    _exit(0);
  }
  /* Its end is a signal, which would stop this process once it asked to be traced. */
  if (child > 0) {
    waitpid(child, NULL, 0);
  }
  return child;
}

static int share_memory(void) {
  int segment = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  if (segment >= 0) {
    shmctl(segment, IPC_RMID, NULL);
  }
  return segment;
}

static void calls(const char *self) {
  int pair[2];
  struct rlimit limit;
  cpu_set_t cpus;
  CPU_ZERO(&cpus);
  CPU_SET(0, &cpus);
  char nothing[256] = {0};
  attack("clone", make_process());
  attack("datagram pair", socketpair(AF_UNIX, SOCK_DGRAM, 0, pair));
  attack("netlink", socket(AF_NETLINK, SOCK_RAW, 0));
  attack("kill parent", kill(getppid(), 0));
  attack("kill group", kill(0, 0));
  attack("kill all", kill(-1, 0));
  attack("tgkill parent", syscall(SYS_tgkill, getppid(), getppid(), 0));
  attack("tkill parent", syscall(SYS_tkill, getppid(), 0));
  attack("pidfd_open", syscall(434, getpid(), 0));
  attack("prlimit", prlimit(getpid(), RLIMIT_CPU, NULL, &limit));
  attack("setpriority", setpriority(PRIO_PROCESS, 0, 5));
  attack("sched_setaffinity", sched_setaffinity(0, sizeof cpus, &cpus));
  attack("ptrace", ptrace(PTRACE_TRACEME, 0, 0, 0));
  attack("shmget", share_memory());
  attack("memfd_create", syscall(SYS_memfd_create, "m", 0));
  attack("io_uring_setup", syscall(425, 1, nothing));
  attack("userfaultfd", syscall(SYS_userfaultfd, 1));
  attack("keyctl", syscall(SYS_keyctl, 0, -3, 1));
  attack("open_tree", syscall(428, AT_FDCWD, "/", 1));
  attack("openat2", syscall(437, AT_FDCWD, "/dev/null", nothing, 24));
  attack("cut off", open(self, O_RDONLY | O_TRUNC));
  attack("chmod", chmod(self, 0755));
  attack("chown", chown(self, getuid(), getgid()));
  attack("touch", utimensat(AT_FDCWD, self, NULL, 0));
  attack("unshare", unshare(CLONE_NEWUSER));
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "";
  if (strcmp(mode, "calls") == 0) {
    calls(arguments[0]);
  } else if (strcmp(mode, "busy") == 0) {
    for (volatile long i = 0;; i++) {
    }
#if defined(__x86_64__)
  } else if (strcmp(mode, "i386") == 0) {
    long result;
    __asm__ volatile("int $0x80" : "=a"(result) : "a"(20) : "memory");
    attack("getpid of i386", result);
  } else if (strcmp(mode, "x32") == 0) {
    attack("getpid of x32", syscall(0x40000000 + SYS_getpid));
#endif
  }
  return 0;
}
