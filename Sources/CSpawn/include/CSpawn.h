// What spawn.h keeps from Swift on Linux, because it is not in POSIX yet.
#ifndef CSPAWN_H
#define CSPAWN_H

#include <spawn.h>

/// Has the child close every descriptor from `first` on. On Darwin, the flag POSIX_SPAWN_CLOEXEC_DEFAULT does that, and
/// this function does nothing. Returns 0 or an error number.
int spawn_close_from(posix_spawn_file_actions_t *actions, int first);

#ifndef __APPLE__
/// Has the child begin in a folder. Returns 0 or an error number.
int spawn_change_folder(posix_spawn_file_actions_t *actions, const char *folder);
#endif

#endif
