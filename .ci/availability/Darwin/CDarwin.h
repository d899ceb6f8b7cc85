// What the package calls of Apple's C library, as the headers there declare it for macOS. Add what is called from now on.

#include <stddef.h>
#include <stdint.h>

typedef int64_t off_t;
typedef long ssize_t;
typedef uint16_t mode_t;
typedef int32_t dev_t;
typedef uint32_t uid_t;
typedef uint32_t gid_t;
typedef uint64_t ino_t;
typedef unsigned int nfds_t;

// fcntl.h, unistd.h, sys/stat.h, sys/unistd.h, stdio.h

#define O_RDONLY 0x0000
#define O_WRONLY 0x0001
#define O_RDWR 0x0002
#define O_NONBLOCK 0x0004
#define O_NOFOLLOW 0x0100
#define O_CREAT 0x0200
#define O_TRUNC 0x0400
#define O_EXCL 0x0800
#define O_DIRECTORY 0x00100000
#define O_CLOEXEC 0x01000000
#define AT_EACCESS 0x0010
#define AT_SYMLINK_NOFOLLOW 0x0020
#define AT_FDCWD (-2)
#define W_OK 2
#define F_GETFD 1
#define F_GETFL 3
#define F_SETFL 4
#define STDIN_FILENO 0
#define STDOUT_FILENO 1
#define STDERR_FILENO 2
#define _SC_NPROCESSORS_ONLN 58

struct stat {
  dev_t st_dev;
  mode_t st_mode;
  uint16_t st_nlink;
  ino_t st_ino;
  uid_t st_uid;
  gid_t st_gid;
  off_t st_size;
};

int close(int);
int dup(int);
int dup2(int, int);
int faccessat(int, const char *, int, int);
int fchmod(int, mode_t);
int fchown(int, uid_t, gid_t);
int fstat(int, struct stat *);
int fstatat(int, const char *, struct stat *, int);
int ftruncate(int, off_t);
uid_t geteuid(void);
int getpid(void);
int stat(const char *, struct stat *);
int isatty(int);
int mkdir(const char *, mode_t);
int mkdirat(int, const char *, mode_t);
int mkfifo(const char *, mode_t);
int mkstemp(char *);
int pipe(int[2]);
int rename(const char *, const char *);
int renameat(int, const char *, int, const char *);
int rmdir(const char *);
int unlink(const char *);
int unlinkat(int, const char *, int);
ssize_t read(int, void *, size_t);
ssize_t readlink(const char *, char *, size_t);
ssize_t write(int, const void *, size_t);
long sysconf(int);

// dirent.h

#define DT_DIR 4
#define DT_REG 8

struct dirent {
  ino_t d_ino;
  uint64_t d_seekoff;
  uint16_t d_reclen;
  uint16_t d_namlen;
  uint8_t d_type;
  char d_name[1024];
};
typedef struct _dirdesc DIR;
struct _dirdesc { int __dd_fd; };

DIR *opendir(const char *);
struct dirent *readdir(DIR *);
int closedir(DIR *);

// util.h

struct termios;
struct winsize;

int openpty(int *, int *, char *, struct termios *, struct winsize *);

// errno.h

#define ENOENT 2
#define EINTR 4
#define EBADF 9
#define EACCES 13
#define EEXIST 17
#define EISDIR 21
#define EINVAL 22
#define EPIPE 32
#define EAGAIN 35
#define ELOOP 62

// poll.h

#define POLLIN 0x0001
#define POLLOUT 0x0004

struct pollfd {
  int fd;
  short events;
  short revents;
};

int poll(struct pollfd *, nfds_t, int);

// signal.h

#define SIGHUP 1
#define SIGINT 2
#define SIGQUIT 3
#define SIGILL 4
#define SIGTRAP 5
#define SIGABRT 6
#define SIGFPE 8
#define SIGBUS 10
#define SIGSEGV 11
#define SIGPIPE 13
#define SIGTERM 15
#define SIGXFSZ 25
#define SIG_BLOCK 1
#define SIG_SETMASK 3

typedef uint32_t sigset_t;

int pthread_sigmask(int, const sigset_t *_Nullable, sigset_t *_Nullable);
int raise(int);
int sigaddset(sigset_t *, int);
int sigemptyset(sigset_t *);
int sigismember(const sigset_t *, int);

// sys/resource.h

struct rusage {
  long ru_maxrss;
};

int getrusage(int, struct rusage *);

// stdlib.h, string.h, math.h

void exit(int) __attribute__((noreturn));
void free(void *);
char *realpath(const char *, char *);
char *getenv(const char *);
void *memchr(const void *, int, size_t);
size_t strlen(const char *);
char *strerror(int);
double strtod(const char *, char **);
double log(double);
double pow(double, double);

// pthread.h

typedef struct { long __sig; char __opaque[56]; } pthread_attr_t;
typedef struct { long __sig; char __opaque[56]; } pthread_mutex_t;
typedef struct { long __sig; char __opaque[40]; } pthread_cond_t;
typedef struct { long __sig; char __opaque[8]; } pthread_condattr_t;
typedef struct { long __sig; char __opaque[8]; } pthread_mutexattr_t;
struct _opaque_pthread_t { long __sig; void *__cleanup_stack; char __opaque[8176]; };
typedef struct _opaque_pthread_t *pthread_t;

int pthread_attr_init(pthread_attr_t *_Nonnull);
int pthread_attr_destroy(pthread_attr_t *_Nonnull);
int pthread_attr_setstacksize(pthread_attr_t *_Nonnull, size_t);
int pthread_create(
    pthread_t _Nullable *_Nonnull, const pthread_attr_t *_Nullable, void *_Nullable (*_Nonnull)(void *_Nonnull),
    void *_Nullable);
pthread_t _Nonnull pthread_self(void);
int pthread_join(pthread_t _Nonnull, void *_Nullable *_Nullable);
int pthread_mutex_init(pthread_mutex_t *_Nonnull, const pthread_mutexattr_t *_Nullable);
int pthread_mutex_destroy(pthread_mutex_t *_Nonnull);
int pthread_mutex_lock(pthread_mutex_t *_Nonnull);
int pthread_mutex_unlock(pthread_mutex_t *_Nonnull);
int pthread_cond_init(pthread_cond_t *_Nonnull, const pthread_condattr_t *_Nullable);
int pthread_cond_destroy(pthread_cond_t *_Nonnull);
int pthread_cond_wait(pthread_cond_t *_Nonnull, pthread_mutex_t *_Nonnull);
int pthread_cond_signal(pthread_cond_t *_Nonnull);
int pthread_cond_broadcast(pthread_cond_t *_Nonnull);
