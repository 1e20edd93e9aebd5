// What the C library has and Swift does not see: functions that are not in POSIX, and macros.
#ifndef CA11YSIMSYSTEM_H
#define CA11YSIMSYSTEM_H

#include <spawn.h>
#include <stdint.h>

/// Has the child close every descriptor from `first` on. On Darwin, the flag POSIX_SPAWN_CLOEXEC_DEFAULT does that, and
/// this function does nothing. Returns 0 or an error number.
int a11y_close_from(posix_spawn_file_actions_t *actions, int first);

#ifndef __APPLE__
/// Has the child begin in a folder. Returns 0 or an error number.
int a11y_change_folder(posix_spawn_file_actions_t *actions, const char *folder);
#endif

/// Changes the working directory of this thread and of the threads that it starts later, and of no other thread. Returns
/// 0 or an error number. Darwin's threads do not hand it on, so there the function fails.
int a11y_change_thread_folder(const char *folder);

/// Returns the nanoseconds of processor time that a process has used by itself, without its children; -1 if they are
/// not known.
int64_t a11y_processor_time(pid_t process);

/// The arguments that this process was started with, ended by NULL; NULL if they are not known. Swift takes them from
/// /proc, which may be missing.
char *const *a11y_arguments(void);

#endif
