// What speaking costs without any of this package: the measure for `speech-rates`.
//
// SPDX-License-Identifier: Apache-2.0
// Licensed under the Apache License, Version 2.0. This source is under that licence; a binary linked from it and
// libespeak-ng is distributed under the GNU General Public License, version 3 or later, which is libespeak-ng's.
//
// usage: bare-speech TEXTS            forks a child per text, which says it with libespeak-ng
//        bare-speech TEXTS PROGRAM    runs `PROGRAM -v VOICE -s 175 --stdout TEXT` per text
// TEXTS has a line "identifier of the voice, tab, text" for each. The sound of each is read into memory through a pipe.
// Prints the microseconds that took, from the start of this program, and the bytes that came.

#include <espeak-ng/espeak_ng.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static int output;

static long long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return now.tv_sec * 1000000LL + now.tv_nsec / 1000;
}

static int heard(short *samples, int count, espeak_EVENT *events) {
  (void)events;
  const char *bytes = (const char *)samples;
  for (size_t left = samples == NULL ? 0 : (size_t)count * 2; left > 0;) {
    ssize_t written = write(output, bytes, left);
    if (written <= 0) _exit(3);
    bytes += written;
    left -= (size_t)written;
  }
  return 0;
}

static _Noreturn void speak(const char *voice, const char *text) {
  srand(1);
  if (espeak_ng_SetVoiceByName(voice) != ENS_OK) _exit(2);
  espeak_ng_SetParameter(espeakRATE, 175, 0);
  espeak_ng_Synthesize(text, strlen(text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  _exit(0);
}

int main(int argc, char **argv) {
  long long start = microseconds();
  FILE *texts = argc > 1 ? fopen(argv[1], "r") : NULL;
  if (texts == NULL) return 64;
  const char *program = argc > 2 ? argv[2] : NULL;
  if (program == NULL) {
    setenv("PULSE_SERVER", "unix:/dev/null", 1);
    if (espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, 60, NULL, espeakINITIALIZE_DONT_EXIT) <= 0) return 2;
    espeak_ListVoices(NULL);
    espeak_SetSynthCallback(heard);
  }
  static char line[4096];
  static char sound[1 << 26];
  long long total = 0;
  while (fgets(line, sizeof line, texts) != NULL) {
    line[strcspn(line, "\n")] = 0;
    char *text = strchr(line, '\t');
    if (text == NULL) return 64;
    *text++ = 0;
    int ends[2];
    if (pipe(ends) != 0) return 2;
    pid_t child = fork();
    if (child < 0) return 2;
    if (child == 0) {
      close(ends[0]);
      output = ends[1];
      if (program == NULL) speak(line, text);
      dup2(output, 1);
      execlp(program, program, "-v", line, "-s", "175", "--stdout", text, (char *)NULL);
      _exit(2);
    }
    close(ends[1]);
    size_t length = 0;
    for (ssize_t count; (count = read(ends[0], sound + length, sizeof sound - length)) > 0;) length += (size_t)count;
    close(ends[0]);
    int status = 0;
    if (waitpid(child, &status, 0) != child || status != 0) return 2;
    total += (long long)length;
  }
  printf("%lld %lld\n", microseconds() - start, total);
  return 0;
}
