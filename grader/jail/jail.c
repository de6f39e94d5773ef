/*
 * jail: starts a program shut in, without root, and where need be without namespaces.
 *
 *   jail [OPTION]... -- PROGRAM [ARGUMENT]...
 *   jail --probe CANARY PARENT FOLDER MARK
 *   jail --look PID FOLDER UNKNOWN
 *
 *   --read PATH      PROGRAM may read and run this file, or what is under this folder
 *   --write FOLDER   PROGRAM may do what it likes under this folder, but for running programs
 *   --any-file       no rules for files (another layer has them)
 *   --still          reading leaves no access times: all but the --write folders is read-only, in a mount namespace
 *   --any-call       no filter of system calls (another layer has it)
 *   --own-user       if root: become a user that nobody else is
 *   --parent PID     end when this process, which must be the parent, ends
 *   --cpu SECONDS, --data BYTES, --file BYTES, --files COUNT, --threads COUNT
 *                    limits on processor time, memory, a file's size, open files, threads
 *
 * Files are Landlock's part, system calls a seccomp filter's, amounts are limits of the kernel. All three are inherited
 * and none can be undone. The filter lets nothing start a process, nor PROGRAM become another program, so PROGRAM is all
 * there is to kill; and since jail only ever execs, PROGRAM has the process id that whoever started jail knows.
 *
 * --probe tries from the inside what must not be possible, and prints what was; see probe().
 *
 * --look tells what a process keeps of deleted files and has written, as that process's user; see look().
 *
 * Needs Linux 5.13 on x86-64 or aarch64. The exit code is 125 if PROGRAM could not be shut in and started.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <linux/audit.h>
#include <linux/capability.h>
#include <linux/filter.h>
#include <linux/seccomp.h>
#include <linux/securebits.h>
#include <sched.h>
#include <signal.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/inotify.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <sys/wait.h>
#include <unistd.h>

#if defined(__x86_64__)
#define ARCHITECTURE AUDIT_ARCH_X86_64
#elif defined(__aarch64__)
#define ARCHITECTURE AUDIT_ARCH_AARCH64
#else
#error "jail knows the system calls of x86-64 and aarch64 only"
#endif

#define CLOSE_RANGE 436
#define CLOSE_RANGE_OF_ITS_OWN 2U

enum { FAILED = 125, MOST_PATHS = 64 };

/* The kernel does not count the first thread's stack as memory, so it has an end of its own. */
enum { STACK = 8 << 20 };

/* User ids that no distribution, container or service manager gives out; the second range is for user namespaces with
 * 65,536 ids. */
enum { FIRST_USER = 1900000000, FIRST_SMALL_USER = 61184, SMALL_USERS = 4336 };

struct options {
  const char *read[MOST_PATHS];
  int reads;
  const char *write[MOST_PATHS];
  int writes;
  int any_file, any_call, own_user, still;
  long parent;
  rlim_t cpu, data, file, files, threads;
  char **program;
};

__attribute__((noreturn, format(printf, 1, 2))) static void fail(const char *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("jail: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
  exit(FAILED);
}

/* ---- Options ---- */

static unsigned long long number(const char *text) {
  char *end;
  errno = 0;
  unsigned long long value = strtoull(text, &end, 10);
  if (errno != 0 || end == text || *end != '\0') {
    fail("%s is not a number", text);
  }
  return value;
}

static void add(const char **paths, int *count, const char *path) {
  if (*count == MOST_PATHS) {
    fail("too many paths");
  }
  paths[(*count)++] = path;
}

static int take_flag(struct options *options, const char *name) {
  if (strcmp(name, "--any-file") == 0) {
    options->any_file = 1;
  } else if (strcmp(name, "--any-call") == 0) {
    options->any_call = 1;
  } else if (strcmp(name, "--own-user") == 0) {
    options->own_user = 1;
  } else if (strcmp(name, "--still") == 0) {
    options->still = 1;
  } else {
    return 0;
  }
  return 1;
}

static void take_value(struct options *options, const char *name, const char *value) {
  if (strcmp(name, "--read") == 0) {
    add(options->read, &options->reads, value);
  } else if (strcmp(name, "--write") == 0) {
    add(options->write, &options->writes, value);
  } else if (strcmp(name, "--parent") == 0) {
    options->parent = (long)number(value);
  } else if (strcmp(name, "--cpu") == 0) {
    options->cpu = number(value);
  } else if (strcmp(name, "--data") == 0) {
    options->data = number(value);
  } else if (strcmp(name, "--file") == 0) {
    options->file = number(value);
  } else if (strcmp(name, "--files") == 0) {
    options->files = number(value);
  } else if (strcmp(name, "--threads") == 0) {
    options->threads = number(value);
  } else {
    fail("there is no option %s", name);
  }
}

static struct options parse(int count, char **arguments) {
  struct options options = {.cpu = RLIM_INFINITY,
                            .data = RLIM_INFINITY,
                            .file = RLIM_INFINITY,
                            .files = RLIM_INFINITY,
                            .threads = RLIM_INFINITY};
  int i = 1;
  while (i < count && strcmp(arguments[i], "--") != 0) {
    if (take_flag(&options, arguments[i])) {
      i++;
    } else if (i + 1 < count) {
      take_value(&options, arguments[i], arguments[i + 1]);
      i += 2;
    } else {
      fail("%s needs a value, or -- is missing", arguments[i]);
    }
  }
  if (i + 1 >= count) {
    fail("there is no program to start");
  }
  options.program = arguments + i + 1;
  return options;
}

/* ---- Amounts ---- */

static void limit(int resource, rlim_t amount) {
  struct rlimit now, wanted = {amount, amount};
  if (amount == RLIM_INFINITY) {
    return;
  }
  /* Whoever started us may have allowed less already. */
  if (getrlimit(resource, &now) == 0 && now.rlim_max < amount) {
    wanted.rlim_cur = wanted.rlim_max = now.rlim_max;
  }
  if (setrlimit(resource, &wanted) != 0) {
    fail("limit %d cannot be set: %s", resource, strerror(errno));
  }
}

static void set_limits(const struct options *options) {
  limit(RLIMIT_CORE, 0);
  limit(RLIMIT_CPU, options->cpu);
  limit(RLIMIT_DATA, options->data);
  limit(RLIMIT_STACK, options->data == RLIM_INFINITY ? RLIM_INFINITY : STACK);
  limit(RLIMIT_FSIZE, options->file);
  limit(RLIMIT_NOFILE, options->files);
  limit(RLIMIT_NPROC, options->threads);
}

/* ---- Access times ---- */

/* The kernel notes when a file was last read, for every later submission to see, but not on a read-only mount. */

#define MOUNT_SETATTR 442
#define MOUNT_READ_ONLY 1ULL
#define RECURSIVE 0x8000

static void write_file(const char *path, const char *format, unsigned id) {
  FILE *file = fopen(path, "we");
  if (file == NULL || fprintf(file, format, id, id) < 0 || fclose(file) != 0) {
    fail("no namespace of its own can be had: %s: %s", path, strerror(errno));
  }
}

/* Whoever is not root may mount in a namespace of users only, and stays who he is in it. */
static void unshare_mounts(void) {
  uid_t user = geteuid();
  gid_t group = getegid();
  if (unshare(CLONE_NEWNS | (user == 0 ? 0 : CLONE_NEWUSER)) != 0) {
    fail("no namespace of its own can be had: %s", strerror(errno));
  }
  if (user != 0) {
    write_file("/proc/self/setgroups", "deny", 0);
    write_file("/proc/self/uid_map", "%u %u 1", user);
    write_file("/proc/self/gid_map", "%u %u 1", group);
  }
}

static void set_read_only(const char *path, unsigned flags, int wanted) {
  struct {
    uint64_t set, clear, propagation, userns;
  } change = {wanted ? MOUNT_READ_ONLY : 0, wanted ? 0 : MOUNT_READ_ONLY, 0, 0};
  if (syscall(MOUNT_SETATTR, AT_FDCWD, path, flags, &change, sizeof change) != 0) {
    fail("%s cannot be mounted anew: %s", path, strerror(errno));
  }
}

static void leave_no_access_times(const struct options *options) {
  char here[4096];
  unshare_mounts();
  if (getcwd(here, sizeof here) == NULL || mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) != 0) {
    fail("mounts of its own cannot be had: %s", strerror(errno));
  }
  for (int i = 0; i < options->writes; i++) {
    if (mount(options->write[i], options->write[i], NULL, MS_BIND, NULL) != 0) {
      fail("%s cannot be mounted: %s", options->write[i], strerror(errno));
    }
  }
  set_read_only("/", RECURSIVE, 1);
  for (int i = 0; i < options->writes; i++) {
    set_read_only(options->write[i], 0, 0);
  }
  /* The working folder is still that of the mount beneath. */
  if (chdir(here) != 0) {
    fail("%s: %s", here, strerror(errno));
  }
}

/* ---- User ---- */

/* Capabilities that the program could regain by an exec go first, while we may still give them up. */
static void drop_capabilities_for_good(void) {
  for (int capability = 0; prctl(PR_CAPBSET_READ, capability, 0, 0, 0) >= 0; capability++) {
    prctl(PR_CAPBSET_DROP, capability, 0, 0, 0);
  }
  prctl(PR_SET_SECUREBITS, SECBIT_NOROOT | SECBIT_NOROOT_LOCKED, 0, 0, 0);
}

static void drop_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  struct __user_cap_data_struct none[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
  prctl(PR_CAP_AMBIENT, PR_CAP_AMBIENT_CLEAR_ALL, 0, 0, 0);
  if (syscall(SYS_capset, &header, none) != 0) {
    fail("capabilities cannot be dropped: %s", strerror(errno));
  }
}

/* The group first: it tells whether the id exists here, before anything that another refusal could hide. */
static int become(const struct options *options, uid_t user) {
  for (int i = 0; i < options->writes; i++) {
    if (chown(options->write[i], user, user) != 0) {
      return 0;
    }
  }
  return setresgid(user, user, user) == 0 && setgroups(0, NULL) == 0 && setresuid(user, user, user) == 0;
}

/* The process id makes the user id one that no other running jail has: nothing that runs shares it, and the limit on
 * threads, which the kernel counts by user, counts this program alone. A root of a user namespace with no second user in
 * it is an ordinary user in disguise, and is treated like one. */
static void become_own_user(struct options *options) {
  if (become(options, (uid_t)FIRST_USER + (uid_t)getpid()) ||
      (errno == EINVAL && become(options, (uid_t)FIRST_SMALL_USER + (uid_t)getpid() % SMALL_USERS))) {
    return;
  }
  if (errno != EINVAL) {
    fail("no other user can be had: %s", strerror(errno));
  }
  options->threads = RLIM_INFINITY;
}

static void change_user(struct options *options) {
  if (geteuid() == 0) {
    drop_capabilities_for_good();
    if (options->own_user) {
      become_own_user(options);
    }
  }
  drop_capabilities();
}

/* The kernel sends the signal when the thread that started us ends; keeping that thread is the caller's business. The
 * setting is lost when the user changes, so this comes after. */
static void end_with(long parent) {
  if (parent == 0) {
    return;
  }
  if (prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0) != 0) {
    fail("the end of the parent cannot be watched: %s", strerror(errno));
  }
  if (getppid() != parent) {
    fail("process %ld is not, or no longer, the parent", parent);
  }
}

/* ---- Files: Landlock. The names are ours because old headers lack them. ---- */

#define LANDLOCK_CREATE_RULESET 444
#define LANDLOCK_ADD_RULE 445
#define LANDLOCK_RESTRICT_SELF 446
#define VERSION_QUESTION 1U
#define RULE_PATH_BENEATH 1

#define FS_EXECUTE (1ULL << 0)
#define FS_WRITE_FILE (1ULL << 1)
#define FS_READ_FILE (1ULL << 2)
#define FS_READ_DIR (1ULL << 3)
#define FS_MAKE_CHAR (1ULL << 6)
#define FS_MAKE_BLOCK (1ULL << 11)
#define FS_VERSION_1 ((1ULL << 13) - 1)
#define FS_REFER (1ULL << 13)
#define FS_TRUNCATE (1ULL << 14)
#define FS_IOCTL_DEV (1ULL << 15)
#define FS_ON_FILES (FS_EXECUTE | FS_WRITE_FILE | FS_READ_FILE | FS_TRUNCATE | FS_IOCTL_DEV)
#define NET_ALL 3ULL   /* bind and connect */
#define SCOPE_ALL 3ULL /* abstract sockets and signals */

struct ruleset {
  uint64_t fs, net, scope;
};

struct path_rule {
  uint64_t allowed;
  int32_t file;
} __attribute__((packed));

/* All that this kernel's version can refuse. Each version added to the last one's. */
static struct ruleset all_rules(long version, size_t *size) {
  struct ruleset rules = {FS_VERSION_1, 0, 0};
  rules.fs |= version >= 2 ? FS_REFER : 0;
  rules.fs |= version >= 3 ? FS_TRUNCATE : 0;
  rules.fs |= version >= 5 ? FS_IOCTL_DEV : 0;
  rules.net = version >= 4 ? NET_ALL : 0;
  rules.scope = version >= 6 ? SCOPE_ALL : 0;
  *size = version >= 6 ? 24 : version >= 4 ? 16 : 8;
  return rules;
}

static void allow(int ruleset, const char *path, uint64_t access) {
  int file = open(path, O_PATH | O_CLOEXEC);
  struct stat state;
  if (file < 0) {
    /* What is not there needs no rule; what cannot be reached will be missed by the program. */
    return;
  }
  if (fstat(file, &state) != 0) {
    fail("%s: %s", path, strerror(errno));
  }
  struct path_rule rule = {S_ISDIR(state.st_mode) ? access : access & FS_ON_FILES, file};
  if (syscall(LANDLOCK_ADD_RULE, ruleset, RULE_PATH_BENEATH, &rule, 0) != 0) {
    fail("no rule can be made for %s: %s", path, strerror(errno));
  }
  close(file);
}

static long landlock_version(void) {
  return syscall(LANDLOCK_CREATE_RULESET, NULL, 0, VERSION_QUESTION);
}

static void restrict_files(const struct options *options) {
  long version = landlock_version();
  if (version < 1) {
    fail("this kernel offers no Landlock: it needs Linux 5.13 or newer, with landlock among the security modules");
  }
  size_t size;
  struct ruleset rules = all_rules(version, &size);
  int ruleset = (int)syscall(LANDLOCK_CREATE_RULESET, &rules, size, 0);
  if (ruleset < 0) {
    fail("Landlock: %s", strerror(errno));
  }
  for (int i = 0; i < options->reads; i++) {
    allow(ruleset, options->read[i], FS_EXECUTE | FS_READ_FILE | FS_READ_DIR);
  }
  for (int i = 0; i < options->writes; i++) {
    allow(ruleset, options->write[i], rules.fs & ~(FS_EXECUTE | FS_MAKE_CHAR | FS_MAKE_BLOCK | FS_IOCTL_DEV));
  }
  allow(ruleset, "/dev/null", FS_READ_FILE | FS_WRITE_FILE);
  allow(ruleset, "/dev/random", FS_READ_FILE);
  allow(ruleset, "/dev/urandom", FS_READ_FILE);
  if (syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0) != 0) {
    fail("Landlock: %s", strerror(errno));
  }
  close(ruleset);
}

/* ---- System calls: a seccomp filter ---- */

/* What our own exec carries in registers that the kernel does not read there. Drawn at random, it is gone with our memory
 * and registers once the exec is done, and a filter shows itself to nobody without privileges. */
static uint32_t pass[3];

/* Refused with EPERM, whatever their arguments. Calls from 424 on have the same number everywhere, and old headers lack
 * them. */
static const int REFUSED[] = {
    /* new processes */
#ifdef SYS_fork
    SYS_fork,
    SYS_vfork,
#endif
    /* other programs, by the call that our own exec does without */
    SYS_execveat,
    /* the network, and every other socket */
    SYS_socket,
    SYS_bind,
    SYS_connect,
    SYS_listen,
    SYS_accept,
    SYS_accept4,
    /* files that only a message holds, and buffers larger than the usual: nobody would count them */
    SYS_sendmsg,
    SYS_sendmmsg,
    SYS_setsockopt,
    /* other processes: their memory, descriptors, signals, priorities */
    SYS_ptrace,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_kcmp,
    SYS_tkill,
    SYS_rt_sigqueueinfo,
    SYS_rt_tgsigqueueinfo,
    424, /* pidfd_send_signal */
    434, /* pidfd_open */
    438, /* pidfd_getfd */
    440, /* process_madvise */
    448, /* process_mrelease */
    SYS_setpriority,
    SYS_ioprio_set,
    SYS_sched_setaffinity,
    SYS_sched_setattr,
    SYS_sched_setparam,
    SYS_sched_setscheduler,
    SYS_migrate_pages,
    SYS_move_pages,
    SYS_setpgid,
    /* what Landlock leaves open: the owner and attributes of files it may not write, and their events */
#ifdef SYS_inotify_init
    SYS_inotify_init,
#endif
    SYS_inotify_init1,
#ifdef SYS_chown
    SYS_chown,
    SYS_lchown,
#endif
    SYS_fchown,
    SYS_fchownat,
    SYS_setxattr,
    SYS_lsetxattr,
    SYS_fsetxattr,
    463, /* setxattrat */
    SYS_removexattr,
    SYS_lremovexattr,
    SYS_fremovexattr,
    466, /* removexattrat */
    469, /* file_setattr */
    SYS_truncate,
    /* memory that the limit on memory does not count, that outlives the process, or is another's */
    SYS_memfd_create,
    447, /* memfd_secret */
    SYS_shmget,
    SYS_shmat,
    SYS_shmctl,
    SYS_semget,
    SYS_semop,
    SYS_semctl,
    SYS_msgget,
    SYS_msgsnd,
    SYS_msgrcv,
    SYS_msgctl,
    SYS_mq_open,
    SYS_mq_unlink,
    SYS_vmsplice,
    /* which pages of files others have read */
    SYS_mincore,
    451, /* cachestat */
    /* namespaces, mounts, and whatever else widens the way into the kernel */
    SYS_unshare,
    SYS_setns,
    SYS_mount,
    SYS_umount2,
    SYS_pivot_root,
    SYS_chroot,
    428, /* open_tree */
    429, /* move_mount */
    430, /* fsopen */
    431, /* fsconfig */
    432, /* fsmount */
    433, /* fspick */
    442, /* mount_setattr */
    467, /* open_tree_attr */
    SYS_name_to_handle_at,
    SYS_open_by_handle_at,
    SYS_add_key,
    SYS_request_key,
    SYS_keyctl,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
    SYS_fanotify_init,
    SYS_personality,
    SYS_syslog,
    SYS_acct,
    SYS_quotactl,
    443, /* quotactl_fd */
    425, /* io_uring_setup */
    426, /* io_uring_enter */
    427, /* io_uring_register */
};

/* As if this kernel did not know them: their arguments are behind pointers, which a filter cannot read. The C library
 * and the JVM then use the older calls. */
static const int UNKNOWN[] = {
    435, /* clone3 */
    437, /* openat2 */
    SYS_preadv2, /* can ask whether a page would have to be read from the disk */
    SYS_pwritev2,
};

/* Told to be done, and not done. Landlock lets a program change modes and times elsewhere too, and others that read the
 * same files would see these, its locks, and what it has put out of the page cache. Few programs look whether it was
 * done to the files of their own, which nobody else sees. */
static const int PRETENDED[] = {
#ifdef SYS_chmod
    SYS_chmod,
    SYS_utime,
    SYS_utimes,
    SYS_futimesat,
#endif
    SYS_fchmod,
    SYS_fchmodat,
    452, /* fchmodat2 */
    SYS_utimensat,
    SYS_flock,
    SYS_fadvise64,
};

/* All that programs need of these two calls. Their other commands send signals to other processes, lock and watch
 * files, take memory and disk that nobody counts, or speak to devices. */
static const uint32_t FCNTL[] = {F_DUPFD, F_DUPFD_CLOEXEC, F_GETFD, F_SETFD, F_GETFL, F_SETFL};
static const uint32_t FCNTL_LOCKS[] = {F_SETLK, F_SETLKW, F_OFD_SETLK, F_OFD_SETLKW};
static const uint32_t IOCTL[] = {TCGETS, TIOCGWINSZ, FIONREAD, FIONBIO, FIOCLEX, FIONCLEX};

#define COUNT(list) (sizeof(list) / sizeof *(list))

static struct sock_filter filter[1024];
static unsigned short filter_length;

static void emit(uint16_t code, uint32_t value, uint8_t if_true, uint8_t if_false) {
  filter[filter_length++] = (struct sock_filter)BPF_JUMP(code, value, if_true, if_false);
}

static void load(size_t offset) {
  emit(BPF_LD | BPF_W | BPF_ABS, (uint32_t)offset, 0, 0);
}

/* The low half, which is all that the kernel looks at for the arguments we ask about. Both machines are little-endian. */
static void load_argument(int index) {
  load(offsetof(struct seccomp_data, args) + sizeof(uint64_t) * (size_t)index);
}

static void load_call(void) {
  load(offsetof(struct seccomp_data, nr));
}

static void give(uint32_t action) {
  emit(BPF_RET | BPF_K, action, 0, 0);
}

static void refuse(int call, int error) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 1);
  give(SECCOMP_RET_ERRNO | (uint32_t)error);
}

/* Refuses a call if an argument, masked, has (or with unless has not) this value. */
static void refuse_argument(int call, int index, uint32_t mask, uint32_t value, int unless) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 5);
  load_argument(index);
  emit(BPF_ALU | BPF_AND | BPF_K, mask, 0, 0);
  emit(BPF_JMP | BPF_JEQ | BPF_K, value, unless ? 1 : 0, unless ? 0 : 1);
  give(SECCOMP_RET_ERRNO | EPERM);
  load_call();
}

static void refuse_if(int call, int index, uint32_t mask, uint32_t value) {
  refuse_argument(call, index, mask, value, 0);
}

static void refuse_unless(int call, int index, uint32_t mask, uint32_t value) {
  refuse_argument(call, index, mask, value, 1);
}

/* Answers a call if its second argument, the command, is (or with unless is not) one of these. */
static void answer_commands(int call, const uint32_t *commands, size_t count, int unless, int error) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, (uint8_t)(count + 4));
  load_argument(1);
  for (size_t i = 0; i < count; i++) {
    emit(BPF_JMP | BPF_JEQ | BPF_K, commands[i], (uint8_t)(count - i + (unless ? 1 : 0)), 0);
  }
  emit(BPF_JMP | BPF_JA, unless ? 0 : 1, 0, 0);
  give(SECCOMP_RET_ERRNO | (uint32_t)error);
  load_call();
}

/* Refuses a command if the third argument has any of these bits. */
static void refuse_bits(int call, uint32_t command, uint32_t bits) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)call, 0, 6);
  load_argument(1);
  emit(BPF_JMP | BPF_JEQ | BPF_K, command, 0, 3);
  load_argument(2);
  emit(BPF_JMP | BPF_JSET | BPF_K, bits, 0, 1);
  give(SECCOMP_RET_ERRNO | EPERM);
  load_call();
}

/* Nobody without the pass becomes another program. The signal that ends a program with the grader is a thread's: after an
 * exec by any other than the first there is none. The words of the pass are compared all at once, so that how long it
 * takes tells nothing of them. */
static void refuse_exec_without_pass(void) {
  emit(BPF_JMP | BPF_JEQ | BPF_K, SYS_execve, 0, 4 * COUNT(pass) + 4);
  emit(BPF_LDX | BPF_IMM, 0, 0, 0);
  for (size_t i = 0; i < COUNT(pass); i++) {
    load_argument(3 + (int)i);
    emit(BPF_ALU | BPF_XOR | BPF_K, pass[i], 0, 0);
    emit(BPF_ALU | BPF_OR | BPF_X, 0, 0, 0);
    emit(BPF_MISC | BPF_TAX, 0, 0, 0);
  }
  emit(BPF_JMP | BPF_JEQ | BPF_K, 0, 1, 0);
  give(SECCOMP_RET_ERRNO | EPERM);
  load_call();
}

/* Another architecture's calls have other numbers, and would pass unseen. */
static void refuse_other_architectures(void) {
  load(offsetof(struct seccomp_data, arch));
  emit(BPF_JMP | BPF_JEQ | BPF_K, ARCHITECTURE, 1, 0);
  give(SECCOMP_RET_KILL_PROCESS);
  load_call();
#if defined(__x86_64__)
  /* x32: the same architecture, with this bit in the number. */
  emit(BPF_JMP | BPF_JSET | BPF_K, 0x40000000, 0, 1);
  give(SECCOMP_RET_KILL_PROCESS);
#endif
}

/* The bits of a socket's type that are not flags. */
#define SOCKET_TYPES 0xf

static void write_filter(void) {
  const uint32_t all = 0xffffffff;
  uint32_t self = (uint32_t)getpid();
  refuse_other_architectures();
  for (size_t i = 0; i < COUNT(REFUSED); i++) {
    refuse(REFUSED[i], EPERM);
  }
  for (size_t i = 0; i < COUNT(UNKNOWN); i++) {
    refuse(UNKNOWN[i], ENOSYS);
  }
  for (size_t i = 0; i < COUNT(PRETENDED); i++) {
    refuse(PRETENDED[i], 0);
  }
  /* Room on the disk that is had without being written is not counted as written. The C library then writes. */
  refuse(SYS_fallocate, EOPNOTSUPP);
  answer_commands(SYS_fcntl, FCNTL_LOCKS, COUNT(FCNTL_LOCKS), 0, 0);
  answer_commands(SYS_fcntl, FCNTL, COUNT(FCNTL), 1, EPERM);
  /* A signal to whom it may concern whenever there is something to read. */
  refuse_bits(SYS_fcntl, F_SETFL, O_ASYNC);
  answer_commands(SYS_ioctl, IOCTL, COUNT(IOCTL), 1, ENOTTY);
  refuse_exec_without_pass();
  /* Threads, but no processes. They share their open files, for the grader looks at those of the first. */
  refuse_unless(SYS_clone, 0, CLONE_THREAD | CLONE_FILES, CLONE_THREAD | CLONE_FILES);
  refuse_if(CLOSE_RANGE, 2, CLOSE_RANGE_OF_ITS_OWN, CLOSE_RANGE_OF_ITS_OWN);
  /* Signals to oneself: the JVM stops and samples its threads by them. */
  refuse_unless(SYS_kill, 0, all, self);
  refuse_unless(SYS_tgkill, 0, all, self);
  /* A pair of sockets that are connected to each other and nothing else: the JDK's files cannot do without one. */
  refuse_unless(SYS_socketpair, 0, all, AF_UNIX);
  refuse_unless(SYS_socketpair, 1, SOCKET_TYPES, SOCK_STREAM);
  /* One's own limits: the C library asks for them as those of process 0. */
  refuse_unless(SYS_prlimit64, 0, all, 0);
  /* The signal that ends it with the grader cannot be unset. */
  refuse_if(SYS_prctl, 0, all, PR_SET_PDEATHSIG);
  /* Nor can the open files be hidden from a grader who is the same user. */
  refuse_if(SYS_prctl, 0, all, PR_SET_DUMPABLE);
  /* Memory shared with nobody else escapes the limit on memory. */
  refuse_if(SYS_mmap, 3, MAP_SHARED | MAP_ANONYMOUS, MAP_SHARED | MAP_ANONYMOUS);
  /* So does what counts as a stack. */
  refuse_if(SYS_mmap, 3, MAP_GROWSDOWN, MAP_GROWSDOWN);
  /* Pages of files that others share cannot be put out, to be missed by them. */
  refuse_if(SYS_madvise, 2, all, 20); /* MADV_COLD */
  refuse_if(SYS_madvise, 2, all, 21); /* MADV_PAGEOUT */
  /* Before Landlock's third version a file open for reading may be cut off. */
  refuse_if(SYS_openat, 2, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
#ifdef SYS_open
  refuse_if(SYS_open, 1, O_ACCMODE | O_TRUNC, O_RDONLY | O_TRUNC);
#endif
  give(SECCOMP_RET_ALLOW);
}

static void restrict_calls(void) {
  if (syscall(SYS_getrandom, pass, sizeof pass, 0) != sizeof pass) {
    fail("there are no random numbers: %s", strerror(errno));
  }
  write_filter();
  struct sock_fprog program = {filter_length, filter};
  if (prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program, 0, 0) != 0) {
    fail("this kernel offers no seccomp filters: %s", strerror(errno));
  }
}

/* ---- The probe ---- */

static int probe_failures;

static void expect(int holds, const char *otherwise) {
  if (!holds) {
    puts(otherwise);
    probe_failures++;
  }
}

static int can_open(const char *path, int flags) {
  int file = open(path, flags | O_CLOEXEC, 0600);
  if (file >= 0) {
    close(file);
  }
  return file >= 0;
}

static int can_list(const char *path) {
  DIR *folder = opendir(path);
  if (folder != NULL) {
    closedir(folder);
  }
  return folder != NULL;
}

static int can_make_socket(int family) {
  int made = socket(family, SOCK_STREAM, 0);
  if (made >= 0) {
    close(made);
  }
  return made >= 0;
}

static int can_fork(void) {
  pid_t child = fork();
  if (child == 0) {
    _exit(0);
  }
  if (child > 0) {
    waitpid(child, NULL, 0);
  }
  return child > 0;
}

static int has_capabilities(void) {
  struct __user_cap_header_struct header = {.version = _LINUX_CAPABILITY_VERSION_3, .pid = 0};
  struct __user_cap_data_struct has[_LINUX_CAPABILITY_U32S_3] = {{0, 0, 0}};
  if (syscall(SYS_capget, &header, has) != 0) {
    return 1;
  }
  return (has[0].effective | has[0].permitted | has[1].effective | has[1].permitted) != 0;
}

/* Whether the environment holds more than the locale, and the folders of libraries that a JVM with musl wants. */
static int has_environment(void) {
  for (char **each = environ; *each != NULL; each++) {
    if (strncmp(*each, "LC_ALL=", 7) != 0 && strncmp(*each, "LD_LIBRARY_PATH=", 16) != 0) {
      return 1;
    }
  }
  return 0;
}

static int is_limited(int resource) {
  struct rlimit now;
  return getrlimit(resource, &now) == 0 && now.rlim_max != RLIM_INFINITY;
}

static int can_take_room(const char *path) {
  int file = open(path, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  int result = fallocate(file, 0, 0, 4096);
  close(file);
  return result == 0;
}

/* That it is told to have worked means nothing. */
static int can_change_mode(const char *path) {
  struct stat before, after;
  if (stat(path, &before) != 0) {
    return 0;
  }
  chmod(path, before.st_mode ^ S_IXOTH);
  int result = stat(path, &after) != 0 || before.st_mode != after.st_mode;
  chmod(path, before.st_mode);
  return result;
}

/* Whoever may write a file may set its times to now. */
static int can_touch(const char *path) {
  struct stat before, after;
  stat(path, &before);
  utimensat(AT_FDCWD, path, NULL, 0);
  return stat(path, &after) != 0 || before.st_mtim.tv_sec != after.st_mtim.tv_sec ||
         before.st_mtim.tv_nsec != after.st_mtim.tv_nsec;
}

static void probe_files(const char *canary, const char *folder) {
  char path[4096];
  expect(!can_open(canary, O_RDONLY), "files elsewhere can be read");
  expect(!can_open(canary, O_WRONLY), "files elsewhere can be written");
  expect(!can_change_mode(canary), "the permissions of files elsewhere can be changed");
  expect(!can_touch("/dev/null"), "the times of files elsewhere can be changed");
  expect(truncate(canary, 0) != 0, "files elsewhere can be cut off");
  snprintf(path, sizeof path, "%s.new", canary);
  expect(!can_open(path, O_WRONLY | O_CREAT), "files can be made elsewhere");
  snprintf(path, sizeof path, "%s", canary);
  *strrchr(path, '/') = '\0';
  expect(!can_list(path), "folders elsewhere can be listed");
  snprintf(path, sizeof path, "%s/probe", folder);
  expect(can_open(path, O_WRONLY | O_CREAT), "its own folder cannot be written");
  expect(!can_take_room(path), "room on the disk can be had that nobody counts");
  unlink(path);
}

/* Leaves what is hard to remove: it is looked for when the folder should be gone. */
static void leave_much_behind(const char *folder) {
  char name[201];
  memset(name, 'x', sizeof name - 1);
  name[sizeof name - 1] = '\0';
  if (chdir(folder) != 0) {
    return;
  }
  /* Deeper than any path can be written. */
  for (int i = 0; i < 30; i++) {
    if (mkdir(name, 0700) != 0 || chdir(name) != 0) {
      return;
    }
  }
  /* A folder that can be written and not be listed. */
  mkdir("closed", 0300);
  can_open("closed/file", O_WRONLY | O_CREAT);
}

/* Whether reading a file changes what others are told of it. */
static int leaves_access_time(const char *mark) {
  struct stat before, after;
  char byte;
  int file = open(mark, O_RDONLY | O_CLOEXEC);
  if (file < 0 || fstat(file, &before) != 0 || read(file, &byte, 1) != 1 || fstat(file, &after) != 0) {
    return 1;
  }
  close(file);
  return before.st_atime != after.st_atime;
}

/* Whether the kernel would tell which pages of a file somebody has read. */
static int can_see_cached_pages(const char *program) {
  unsigned char pages[1];
  char byte;
  struct iovec room = {&byte, 1};
  int file = open(program, O_RDONLY | O_CLOEXEC);
  void *mapped = mmap(NULL, 1, PROT_READ, MAP_PRIVATE, file, 0);
  int result = (mapped != MAP_FAILED && mincore(mapped, 1, pages) == 0) ||
               syscall(SYS_preadv2, file, &room, 1L, 0L, 0L, 8 /* RWF_NOWAIT */) == 1;
  close(file);
  return result;
}

/* A signal to the owner of a file, whoever that is said to be. */
static int can_send_signals_by_files(pid_t whom) {
  int pair[2];
  int process = whom;
  int on = 1;
  struct f_owner_ex owner = {F_OWNER_PID, whom};
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) {
    return 0;
  }
  int result = fcntl(pair[0], F_SETOWN, whom) == 0 || fcntl(pair[0], F_SETOWN_EX, &owner) == 0 ||
               fcntl(pair[0], F_SETSIG, SIGURG) == 0 || fcntl(pair[0], F_SETFL, O_ASYNC) == 0 ||
               ioctl(pair[0], FIOSETOWN, &process) == 0 || ioctl(pair[0], SIOCSPGRP, &process) == 0 ||
               ioctl(pair[0], FIOASYNC, &on) == 0;
  close(pair[0]);
  close(pair[1]);
  return result;
}

/* ---- Files that are deleted and held where the grader does not see them ---- */

static int can_send_files(void) {
  int pair[2];
  union {
    char room[CMSG_SPACE(sizeof(int))];
    struct cmsghdr align;
  } control;
  char byte = 0;
  struct iovec text = {&byte, 1};
  struct msghdr message = {
      .msg_iov = &text, .msg_iovlen = 1, .msg_control = control.room, .msg_controllen = sizeof control.room};
  struct mmsghdr messages = {.msg_hdr = message};
  struct cmsghdr *file = CMSG_FIRSTHDR(&message);
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) {
    return 0;
  }
  *file = (struct cmsghdr){.cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS, .cmsg_len = CMSG_LEN(sizeof(int))};
  memcpy(CMSG_DATA(file), pair, sizeof(int));
  int result = sendmsg(pair[0], &message, 0) >= 0 || sendmmsg(pair[0], &messages, 1, 0) >= 0;
  close(pair[0]);
  close(pair[1]);
  return result;
}

static int end_thread(void *nothing) {
  (void)nothing;
  syscall(SYS_exit, 0);
  return 0;
}

static int can_have_files_of_a_thread(void) {
  static _Alignas(16) char stack[16 << 10];
  return clone(end_thread, stack + sizeof stack, CLONE_THREAD | CLONE_SIGHAND | CLONE_VM, NULL) > 0 ||
         syscall(CLOSE_RANGE, ~0U, ~0U, CLOSE_RANGE_OF_ITS_OWN) == 0;
}

static int can_enlarge_buffers(void) {
  int pair[2];
  int size = 1 << 20;
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, pair) != 0) {
    return 0;
  }
  int result = setsockopt(pair[0], SOL_SOCKET, SO_SNDBUF, &size, sizeof size) == 0;
  close(pair[0]);
  close(pair[1]);
  return result;
}

/* ---- */

static void probe_parent(pid_t parent) {
  char path[64];
  if (parent == getpid()) {
    /* In a namespace of our own we may have the number that the grader has outside. */
    return;
  }
  snprintf(path, sizeof path, "/proc/%d/environ", parent);
  expect(!can_open(path, O_RDONLY), "the grader's environment can be read");
  snprintf(path, sizeof path, "/proc/%d/mem", parent);
  expect(!can_open(path, O_RDONLY), "the grader's memory can be read");
  expect(kill(parent, 0) != 0, "the grader can be sent signals");
  expect(ptrace(PTRACE_SEIZE, parent, 0, 0) != 0, "the grader can be traced");
}

static int can_map(int flags, int file) {
  return mmap(NULL, 4096, PROT_READ | PROT_WRITE, flags, file, 0) != MAP_FAILED;
}

/* Memory that the limit on memory does not count: shared, or growing as a stack does. */
static int can_hide_memory(void) {
  struct rlimit stack;
  int zeros = open("/dev/zero", O_RDWR | O_CLOEXEC);
  return can_map(MAP_SHARED | MAP_ANONYMOUS, -1) || can_map(MAP_PRIVATE | MAP_ANONYMOUS | MAP_GROWSDOWN, -1) ||
         (zeros >= 0 && can_map(MAP_SHARED, zeros)) || getrlimit(RLIMIT_STACK, &stack) != 0 || stack.rlim_max > STACK;
}

/* Where it works, there is no way back: what is started says so. */
static void try_to_become(const char *program) {
  char *const arguments[] = {(char *)program, "--became", NULL};
  fflush(stdout);
  execv(program, arguments);
  int file = open(program, O_PATH | O_CLOEXEC);
  syscall(SYS_execveat, file, "", arguments, environ, AT_EMPTY_PATH);
  close(file);
}

/* The attacks themselves. Prints a line for each that works; the exit code is 1 if any does. */
static int probe(const char *program, const char *canary, pid_t parent, const char *folder, const char *mark) {
  probe_files(canary, folder);
  probe_parent(parent);
  expect(!can_make_socket(AF_INET) && !can_make_socket(AF_INET6), "the network is open");
  expect(!can_make_socket(AF_UNIX), "local services can be reached");
  expect(!can_fork(), "processes can be started");
  expect(prctl(PR_SET_PDEATHSIG, 0, 0, 0, 0) != 0, "it can outlive the grader");
  expect(!can_hide_memory(), "memory can be had that no limit counts");
  expect(!can_send_files() && !can_have_files_of_a_thread(), "files can be held where nobody counts them");
  expect(!can_enlarge_buffers(), "memory can be had in buffers that no limit counts");
  expect(!can_send_signals_by_files(getpid()), "signals can be sent by way of files");
  expect(*mark == '\0' || !leaves_access_time(mark), "reading a file leaves a mark for later submissions");
  expect(!can_see_cached_pages(program), "it can be seen which files others have read");
  expect(inotify_init1(0) < 0, "files elsewhere can be watched");
  expect(!has_environment(), "there are environment variables");
  expect(!has_capabilities(), "it has privileges of root");
  expect(is_limited(RLIMIT_DATA) && is_limited(RLIMIT_FSIZE) && is_limited(RLIMIT_CPU), "limits are missing");
  expect(prctl(PR_GET_NO_NEW_PRIVS, 0, 0, 0, 0) == 1, "privileges can be gained");
  leave_much_behind(folder);
  try_to_become(program);
  return probe_failures == 0 ? 0 : 1;
}

/* ---- The look ---- */

/* A root without privilege over processes, as in most containers, may not look at the files of another user's. But it may
 * become that user. */

struct deleted {
  unsigned long long number, size;
};

static struct deleted *deleted;
static size_t deleted_count;

static void note_deleted(unsigned long long number, unsigned long long size) {
  if ((deleted_count & (deleted_count - 1)) == 0) {
    deleted = realloc(deleted, (deleted_count == 0 ? 1 : 2 * deleted_count) * sizeof *deleted);
    if (deleted == NULL) {
      fail("there is no memory");
    }
  }
  deleted[deleted_count++] = (struct deleted){number, size};
}

static void note_open(int process) {
  int folder = openat(process, "fd", O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  DIR *files = folder < 0 ? NULL : fdopendir(folder);
  struct stat state;
  if (files == NULL) {
    fail("its files: %s", strerror(errno));
  }
  for (struct dirent *each = readdir(files); each != NULL; each = readdir(files)) {
    if (fstatat(folder, each->d_name, &state, 0) == 0 && S_ISREG(state.st_mode) && state.st_nlink == 0) {
      note_deleted(state.st_ino, (unsigned long long)state.st_size);
    }
  }
  closedir(files);
}

static FILE *open_text(int process, const char *name) {
  int file = openat(process, name, O_RDONLY | O_CLOEXEC);
  return file < 0 ? NULL : fdopen(file, "r");
}

/* The sizes of these are told to nobody here: at least what is mapped, and not less than is said. */
static void note_mapped(int process, const char *folder, unsigned long long unknown) {
  static const char END[] = " (deleted)\n";
  char *line = NULL;
  size_t room = 0;
  FILE *maps = open_text(process, "maps");
  if (maps == NULL) {
    fail("its mappings: %s", strerror(errno));
  }
  for (ssize_t length; (length = getline(&line, &room, maps)) > 0;) {
    unsigned long long begin, end, offset, number;
    int name = 0;
    if (sscanf(line, "%llx-%llx %*s %llx %*s %llu %n", &begin, &end, &offset, &number, &name) == 4 && name > 0 &&
        strncmp(line + name, folder, strlen(folder)) == 0 && line[name + (int)strlen(folder)] == '/' &&
        length > (ssize_t)sizeof END && strcmp(line + length - (sizeof END - 1), END) == 0) {
      unsigned long long mapped = offset + (end - begin);
      note_deleted(number, mapped > unknown ? mapped : unknown);
    }
  }
  free(line);
  fclose(maps);
}

static int compare_deleted(const void *left, const void *right) {
  const struct deleted *a = left, *b = right;
  return a->number != b->number ? (a->number > b->number) - (a->number < b->number)
                                : (a->size > b->size) - (a->size < b->size);
}

/* Each file once, with the largest size that was seen. */
static unsigned long long deleted_bytes(void) {
  unsigned long long sum = 0;
  if (deleted_count > 0) {
    qsort(deleted, deleted_count, sizeof *deleted, compare_deleted);
  }
  for (size_t i = 0; i < deleted_count; i++) {
    sum += i + 1 < deleted_count && deleted[i + 1].number == deleted[i].number ? 0 : deleted[i].size;
  }
  return sum;
}

static unsigned long long written_bytes(int process) {
  char line[128];
  unsigned long long written = 0;
  FILE *io = open_text(process, "io");
  if (io == NULL && errno == ENOENT) {
    /* Not every kernel counts it. */
    return 0;
  }
  int is_told = 0;
  while (io != NULL && fgets(line, sizeof line, io) != NULL) {
    is_told |= sscanf(line, "write_bytes: %llu", &written) == 1;
  }
  if (!is_told) {
    fail("what it has written is not told");
  }
  fclose(io);
  return written;
}

/* Prints how many bytes of deleted files a process keeps, open or mapped, and how many it has written in all. */
static int look(long pid, const char *folder, unsigned long long unknown) {
  char path[64];
  struct stat owner;
  snprintf(path, sizeof path, "/proc/%ld", pid);
  int process = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  if (process < 0 || fstat(process, &owner) != 0) {
    fail("%s: %s", path, strerror(errno));
  }
  if (geteuid() == 0 && (setresgid(owner.st_gid, owner.st_gid, owner.st_gid) != 0 || setgroups(0, NULL) != 0 ||
                         setresuid(owner.st_uid, owner.st_uid, owner.st_uid) != 0)) {
    fail("its user cannot be had: %s", strerror(errno));
  }
  unsigned long long written = written_bytes(process);
  note_open(process);
  note_mapped(process, folder, unknown);
  printf("%llu %llu\n", deleted_bytes(), written);
  return 0;
}

/* ---- */

int main(int count, char **arguments) {
  if (count == 6 && strcmp(arguments[1], "--probe") == 0) {
    return probe(arguments[0], arguments[2], (pid_t)number(arguments[3]), arguments[4], arguments[5]);
  }
  if (count == 5 && strcmp(arguments[1], "--look") == 0) {
    return look((long)number(arguments[2]), arguments[3], number(arguments[4]));
  }
  if (count == 2 && strcmp(arguments[1], "--became") == 0) {
    puts("other programs can be started in its place, and outlive the grader");
    return 1;
  }
  if (count == 2 && strcmp(arguments[1], "--landlock-version") == 0) {
    printf("%ld\n", landlock_version());
    return 0;
  }
  struct options options = parse(count, arguments);
  /* Nothing is handed on but the standard streams. */
  syscall(CLOSE_RANGE, 3U, ~0U, 0U);
  if (options.still) {
    leave_no_access_times(&options);
  }
  change_user(&options);
  end_with(options.parent);
  /* A session of its own has no terminal to type into, and Ctrl-C reaches the grader alone. */
  setsid();
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0) {
    fail("new privileges cannot be forbidden: %s", strerror(errno));
  }
  if (!options.any_file) {
    restrict_files(&options);
  }
  set_limits(&options);
  if (!options.any_call) {
    restrict_calls();
  }
  /* bwrap names the working folder in it; whoever asks the system for it gets the same. */
  unsetenv("PWD");
  syscall(SYS_execve, options.program[0], options.program, environ, pass[0], pass[1], pass[2]);
  fail("%s cannot be started: %s", options.program[0], strerror(errno));
}
