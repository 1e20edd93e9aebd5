#define _GNU_SOURCE
#include "CA11ySimSystem.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stddef.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

#ifdef __APPLE__
#include <TargetConditionals.h>
#if TARGET_OS_OSX
#include <libproc.h>
#include <mach/mach_time.h>
#endif
#endif

#ifdef __GLIBC_PREREQ
#define HAS_CLOSE_FROM __GLIBC_PREREQ(2, 34)
#else
#define HAS_CLOSE_FROM 0
#endif

int a11y_close_from(posix_spawn_file_actions_t *actions, int first) {
#if defined(__APPLE__)
  return 0;
#elif HAS_CLOSE_FROM
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
#else
  // musl, and glibc before 2.34: closes what is open now. What another thread opens meanwhile is not among it.
  for (long descriptor = first, end = sysconf(_SC_OPEN_MAX); descriptor < end; descriptor++) {
    if (fcntl((int)descriptor, F_GETFD) < 0) continue;
    int error = posix_spawn_file_actions_addclose(actions, (int)descriptor);
    if (error != 0) return error;
  }
  return 0;
#endif
}

#ifndef __APPLE__
int a11y_change_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
#endif

int a11y_change_thread_folder(const char *folder) {
#ifdef __APPLE__
  return ENOTSUP;
#else
  return unshare(CLONE_FS) == 0 && chdir(folder) == 0 ? 0 : errno;
#endif
}

int64_t a11y_processor_time(pid_t process) {
#if !defined(__APPLE__)
  clockid_t clock;
  struct timespec time;
  if (clock_getcpuclockid(process, &clock) != 0 || clock_gettime(clock, &time) != 0) return -1;
  return (int64_t)time.tv_sec * 1000000000 + time.tv_nsec;
#elif TARGET_OS_OSX
  struct rusage_info_v2 usage;
  mach_timebase_info_data_t unit;
  if (proc_pid_rusage(process, RUSAGE_INFO_V2, (rusage_info_t *)&usage) != 0) return -1;
  if (mach_timebase_info(&unit) != KERN_SUCCESS) return -1;
  return (int64_t)((usage.ri_user_time + usage.ri_system_time) * unit.numer / unit.denom);
#else
  return -1;
#endif
}

static char **arguments;

#ifdef __GLIBC__
// Runs before the constructors of Swift's runtime. glibc hands the arguments of main to constructors too.
__attribute__((constructor(101))) static void prepare(int count, char **words) {
  (void)count;
  arguments = words;
  // The runtime looks for its crash reporter beside the program. A static program that cannot find out where it is, because
  // there is no /proc, would abort before main.
  if (access("/proc/self/exe", F_OK) != 0) setenv("SWIFT_BACKTRACE", "enable=no,swift-backtrace=/", 0);
}
#endif

char *const *a11y_arguments(void) { return arguments; }
