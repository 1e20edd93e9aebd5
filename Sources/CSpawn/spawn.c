#define _GNU_SOURCE
#include "CSpawn.h"

#include <fcntl.h>
#include <unistd.h>

#ifdef __GLIBC_PREREQ
#define HAS_CLOSE_FROM __GLIBC_PREREQ(2, 34)
#else
#define HAS_CLOSE_FROM 0
#endif

int spawn_close_from(posix_spawn_file_actions_t *actions, int first) {
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
int spawn_change_folder(posix_spawn_file_actions_t *actions, const char *folder) {
  return posix_spawn_file_actions_addchdir_np(actions, folder);
}
#endif
