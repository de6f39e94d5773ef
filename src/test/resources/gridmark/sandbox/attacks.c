/*
 * What native code in a submission could try, past the JVM. Prints the name of each call that works.
 *
 *   attacks calls    all of them
 *   attacks became CALL      says what became of it by an exec
 *   attacks i386     a call by the entry of 32-bit programs
 *   attacks x32      a call with the numbers of the x32 architecture
 *   attacks busy     computes for ever
 *   attacks read FILE...     reads files, and folders
 *   attacks memory HELLO     says so and takes memory that no limit counts
 *   attacks deleted HELLO    says so and writes into files that it has deleted
 *   attacks mapped HELLO     says so and fills files that it has deleted, closed and still mapped
 *   attacks leaderless HELLO says so and goes on when its first thread has ended
 *   attacks room HELLO       says so and takes room on the disk without writing
 *   attacks deep HELLO       says so and writes where no path leads
 *   attacks closed HELLO     says so and writes into a folder that nobody can list
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sched.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/shm.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
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

static int end_thread(void *nothing) {
  (void)nothing;
  syscall(SYS_exit, 0);
  return 0;
}

/* A thread with open files of its own. */
static int make_thread(void) {
  static _Alignas(16) char stack[16 << 10];
  return clone(end_thread, stack + sizeof stack, CLONE_THREAD | CLONE_SIGHAND | CLONE_VM, NULL);
}

static void socket_calls(void) {
  int pair[2], size = 1 << 20;
  union {
    char room[CMSG_SPACE(sizeof(int))];
    struct cmsghdr align;
  } control;
  struct iovec text = {"x", 1};
  struct msghdr message = {
      .msg_iov = &text, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  struct mmsghdr messages = {.msg_hdr = message};
  struct cmsghdr *file = CMSG_FIRSTHDR(&message);
  *file = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof(int))};
  socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
  memcpy(CMSG_DATA(file), pair, sizeof(int));
  attack("sent file", sendmsg(pair[0], &message, 0));
  attack("sent files", sendmmsg(pair[0], &messages, 1, 0));
  attack("large buffer", setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size));
  if (write(pair[0], "x", 1) != 1) {
    puts("a call is missing: write");
  }
}

/* Where it works, there is no way back: what is started says so. By a thread, since that takes the signal away that ends
 * the process with the grader. */
static void *become_by_execve(void *self) {
  char *const arguments[] = {self, "became", "execve", NULL};
  syscall(SYS_execve, self, arguments, environ, 0, 0, 0);
  return NULL;
}

static void become_by_execveat(const char *self) {
  char *const arguments[] = {(char *)self, "became", "execveat", NULL};
  int file = open(self, O_PATH | O_CLOEXEC);
  syscall(SYS_execveat, file, "", arguments, environ, AT_EMPTY_PATH);
}

static int share_memory(void) {
  int segment = shmget(IPC_PRIVATE, 4096, IPC_CREAT | 0600);
  if (segment >= 0) {
    shmctl(segment, IPC_RMID, NULL);
  }
  return segment;
}

static int map(int flags, int file) {
  return mmap(NULL, 4096, PROT_READ | PROT_WRITE, flags, file, 0) == MAP_FAILED ? -1 : 0;
}

static void memory_calls(const char *self) {
  struct rlimit stack = {1 << 30, RLIM_INFINITY};
  unsigned char page[1];
  char byte;
  struct iovec room = {&byte, 1};
  int file = open(self, O_RDONLY);
  void *mapped = mmap(NULL, 1, PROT_READ, MAP_PRIVATE, file, 0);
  int zeros = open("/dev/zero", O_RDWR);
  attack("shared memory", map(MAP_SHARED | MAP_ANONYMOUS, -1));
  attack("growing mapping", map(MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1));
  attack("shared zeros", zeros < 0 ? -1 : map(MAP_SHARED, zeros));
  getrlimit(RLIMIT_STACK, &stack);
  stack.rlim_cur = stack.rlim_max < 1 << 30 ? stack.rlim_max : 1 << 30;
  setrlimit(RLIMIT_STACK, &stack);
  attack("large stack", stack.rlim_cur > 8 << 20 ? 0 : -1);
  attack("mincore", mincore(mapped, 1, page));
  attack("preadv2", syscall(SYS_preadv2, file, &room, 1L, 0L, 0L, 8));
  attack("undumpable", prctl(PR_SET_DUMPABLE, 0));
}

static void file_calls(const char *self) {
  /* To oneself: where it works, the tests are the parent. */
  int pair[2], pipes[2], process = getpid(), on = 1;
  struct f_owner_ex owner = {F_OWNER_PID, process};
  struct stat before, after;
  int file = open(self, O_RDONLY);
  socketpair(AF_UNIX, SOCK_STREAM, 0, pair);
  attack("F_SETOWN", fcntl(pair[0], F_SETOWN, process));
  attack("F_SETOWN_EX", fcntl(pair[0], F_SETOWN_EX, &owner));
  attack("F_SETSIG", fcntl(pair[0], F_SETSIG, SIGURG));
  attack("O_ASYNC", fcntl(pair[0], F_SETFL, O_ASYNC | O_NONBLOCK));
  attack("FIOSETOWN", ioctl(pair[0], FIOSETOWN, &process));
  attack("SIOCSPGRP", ioctl(pair[0], SIOCSPGRP, &process));
  attack("FIOASYNC", ioctl(pair[0], FIOASYNC, &on));
  attack("large pipe", pipe(pipes) != 0 ? -1 : fcntl(pipes[0], F_SETPIPE_SZ, 1 << 20));
  attack("watch", fcntl(open("/usr/lib", O_RDONLY), F_NOTIFY, DN_ACCESS));
  attack("lease", fcntl(file, F_SETLEASE, F_RDLCK));
  /* What is told to be done need not be. */
  stat(self, &before);
  chmod(self, before.st_mode ^ S_IXOTH);
  stat(self, &after);
  attack("chmod", before.st_mode == after.st_mode ? -1 : chmod(self, before.st_mode));
  struct timespec times[2] = {{before.st_atime, 0}, {before.st_mtime - 1, 0}};
  utimensat(AT_FDCWD, self, times, 0);
  stat(self, &after);
  attack("touch", before.st_mtime == after.st_mtime ? -1 : 0);
  stat("/dev/null", &before);
  utimensat(AT_FDCWD, "/dev/null", NULL, 0);
  stat("/dev/null", &after);
  attack("touch device", before.st_mtim.tv_nsec == after.st_mtim.tv_nsec ? -1 : 0);
  /* What programs need. */
  int own = open("own", O_WRONLY | O_CREAT, 0600);
  if (chmod("own", 0700) != 0 || fchmod(own, 0600) != 0 || futimens(own, times) != 0) {
    puts("the mode and times of own files are refused");
  }
  if (fcntl(pair[0], F_SETFL, O_NONBLOCK) != 0 || fcntl(pair[0], F_GETFL) < 0 || fcntl(file, F_DUPFD_CLOEXEC, 0) < 0 ||
      fcntl(file, F_SETLK, &(struct flock){.l_type = F_RDLCK}) != 0) {
    puts("a call is missing");
  }
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
  attack("chown", chown(self, getuid(), getgid()));
  attack("unshare", unshare(CLONE_NEWUSER));
  attack("thread with files of its own", make_thread());
  attack("files of its own", syscall(436, ~0U, ~0U, 2));
  file_calls(self);
  socket_calls();
  memory_calls(self);
  fflush(stdout);
  pthread_t thread;
  if (pthread_create(&thread, NULL, become_by_execve, (void *)self) != 0) {
    puts("a call is missing: clone");
  }
  pthread_join(thread, NULL);
  become_by_execveat(self);
}

static void read_file(const char *path) {
  char buffer[4096];
  DIR *folder = opendir(path);
  if (folder != NULL) {
    while (readdir(folder) != NULL) {
    }
    closedir(folder);
    return;
  }
  int file = open(path, O_RDONLY);
  if (read(file, buffer, sizeof buffer) <= 0) {
    puts("nothing was read");
  }
  close(file);
}

enum { PIECE = 1 << 20 };

/* Filled, and then made read-only: the kernel counts what could be written. */
static void take_memory(void) {
  for (;;) {
    char *piece = mmap(NULL, PIECE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (piece == MAP_FAILED) {
      puts("the kernel counts it");
      return;
    }
    memset(piece, 1, PIECE);
    mprotect(piece, PIECE, PROT_READ);
  }
}

static void write_piece(int file) {
  static char piece[PIECE];
  if (write(file, piece, sizeof piece) < 0) {
    printf("writing ends: %s\n", strerror(errno));
    exit(1);
  }
}

static void write_deleted(int without_writing) {
  for (int count = 0;; count++) {
    int file = open("deleted", O_RDWR | O_CREAT | O_EXCL, 0600);
    unlink("deleted");
    for (int i = 0; i < 32; i++) {
      if (!without_writing) {
        write_piece(file);
      } else if (fallocate(file, 0, (off_t)i * PIECE, PIECE) != 0) {
        printf("no room: %s\n", strerror(errno));
        exit(1);
      }
    }
  }
}

/* One page of each is mapped. */
static void write_mapped(int count, int pieces) {
  for (int i = 0; i < count; i++) {
    int file = open("mapped", O_RDWR | O_CREAT | O_EXCL, 0600);
    unlink("mapped");
    for (int k = 0; k < pieces; k++) {
      write_piece(file);
    }
    if (mmap(NULL, 4096, PROT_READ, MAP_SHARED, file, 0) == MAP_FAILED) {
      puts("nothing is mapped");
    }
    close(file);
  }
  pause();
}

static void *outlast(void *leader) {
  pthread_join(*(pthread_t *)leader, NULL);
  pause();
  return NULL;
}

/* The kernel tells of a process what its first thread has. */
static void end_leader(void) {
  static pthread_t leader, other;
  leader = pthread_self();
  pthread_create(&other, NULL, outlast, &leader);
  pthread_exit(NULL);
}

/* A folder that was made under a short path and moved under a long one. */
static void write_deep(void) {
  char name[201];
  memset(name, 'x', 200);
  name[200] = '\0';
  int bottom = AT_FDCWD;
  mkdir("full", 0700);
  for (int i = 0; i < 100; i++) {
    char path[32];
    snprintf(path, sizeof path, "full/%d", i);
    int file = open(path, O_WRONLY | O_CREAT, 0600);
    write_piece(file);
    close(file);
    if (i == 0) {
      for (int depth = 0; depth < 40; depth++) {
        mkdirat(bottom, name, 0700);
        bottom = openat(bottom, name, O_RDONLY);
      }
      renameat(AT_FDCWD, "full", bottom, "full");
      symlinkat("/", bottom, "link");
      if (fchdir(bottom) != 0) {
        return;
      }
    }
  }
  pause();
}

static void write_closed(void) {
  mkdir("closed", 0300);
  if (chdir("closed") != 0) {
    return;
  }
  mkdir("in", 0300);
  for (int i = 0; i < 100; i++) {
    char path[32];
    snprintf(path, sizeof path, "in/%d", i);
    int file = open(path, O_WRONLY | O_CREAT, 0000);
    write_piece(file);
    close(file);
  }
  pause();
}

static void greet(const char *hello) {
  puts(hello);
  fflush(stdout);
}

int main(int count, char **arguments) {
  const char *mode = count > 1 ? arguments[1] : "";
  if (strcmp(mode, "calls") == 0) {
    calls(arguments[0]);
  } else if (strcmp(mode, "busy") == 0) {
    for (volatile long i = 0;; i++) {
    }
  } else if (strcmp(mode, "read") == 0) {
    for (int i = 2; i < count; i++) {
      read_file(arguments[i]);
    }
  } else if (count == 3 && strcmp(mode, "became") == 0) {
    puts(arguments[2]);
    if (strcmp(arguments[2], "execve") == 0) {
      fflush(stdout);
      become_by_execveat(arguments[0]);
    }
  } else if (count == 3) {
    greet(arguments[2]);
    if (strcmp(mode, "memory") == 0) {
      take_memory();
    } else if (strcmp(mode, "deleted") == 0) {
      write_deleted(0);
    } else if (strcmp(mode, "mapped") == 0) {
      write_mapped(20, 4);
    } else if (strcmp(mode, "leaderless") == 0) {
      end_leader();
    } else if (strcmp(mode, "room") == 0) {
      write_deleted(1);
    } else if (strcmp(mode, "deep") == 0) {
      write_deep();
    } else if (strcmp(mode, "closed") == 0) {
      write_closed();
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
