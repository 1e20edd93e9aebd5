// A worker that speaks the protocol of Sources/ESpeakNG/Documentation.docc/WorkerProtocol.md and misbehaves when told to: what containment
// is tested with. It makes its own sound, so it needs no engine.
//
// SPDX-License-Identifier: Apache-2.0
//
// usage: faulty-worker [FAULT [K]], or FAULTY_WORKER="FAULT K": at the K-th request (from 1; 0 is the start) it does FAULT,
// or where K is no number, at each request with K in it (of several workers, none has all requests):
//   crash      says that a child of it was ended by SIGSEGV, and goes on
//   hang       answers nothing more
//   stall      sends half of a frame, then nothing more
//   garbage    answers with bytes that are no frame
//   exit       ends
//   abort      ends by a signal itself
//   error      says that the engine refused
//   silence    answers with no sound
//   wait       answers when the file that FAULTY_WORKER_UNTIL names exists, or ends with the tool
//   endless    answers with sound that does not end
//   compute    computes for a second before it answers, as a worker does that gets little of a busy machine
//   version    (at the start) says that it speaks another version of the protocol
//   data       (at the start) says that the data is missing
// Asked for phonemes it answers with the text. Otherwise each run is a tone of 10 ms per byte of its text, with a word at every beginning of one.

#define _GNU_SOURCE  // memmem
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { sampleRate = 22050, samplesPerByte = sampleRate / 100 };

static void put32(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t get(const uint8_t *from, int bytes) {
  uint32_t value = 0;
  for (int i = 0; i < bytes; i++) value |= (uint32_t)from[i] << (8 * i);
  return value;
}

static void sendBytes(const void *bytes, size_t length) {
  if (write(1, bytes, length) != (ssize_t)length) exit(3);
}

static void sendFrame(char kind, const void *payload, uint32_t length) {
  uint8_t frame[4096] = {(uint8_t)kind};
  put32(frame + 4, length);
  memcpy(frame + 8, payload, length);
  sendBytes(frame, 8 + length);
}

static void sendNumber(char kind, uint32_t number) {
  uint8_t payload[4];
  put32(payload, number);
  sendFrame(kind, payload, 4);
}

static void sendError(uint32_t code, const char *message) {
  uint8_t payload[256];
  put32(payload, code);
  strcpy((char *)payload + 4, message);
  sendFrame('E', payload, 5 + (uint32_t)strlen(message));
}

static bool readAll(uint8_t *to, size_t length) {
  while (length > 0) {
    ssize_t count = read(0, to, length);
    if (count <= 0) return false;
    to += count;
    length -= (size_t)count;
  }
  return true;
}

/// Does what the fault is; whether the request is answered with that.
static bool misbehave(const char *fault) {
  if (strcmp(fault, "crash") == 0) {
    sendNumber('B', 0);
    sendNumber('X', SIGSEGV);
  } else if (strcmp(fault, "hang") == 0) {
    for (;;) pause();
  } else if (strcmp(fault, "stall") == 0) {
    sendBytes("P\0\0\0\x40\0\0\0half", 12);
    for (;;) pause();
  } else if (strcmp(fault, "garbage") == 0) {
    sendBytes("Segmentation fault (core dumped)\n", 33);
  } else if (strcmp(fault, "exit") == 0) {
    exit(0);
  } else if (strcmp(fault, "abort") == 0) {
    abort();
  } else if (strcmp(fault, "endless") == 0) {
    static const uint8_t sound[4000];
    sendNumber('B', 0);
    for (;;) sendFrame('P', sound, sizeof sound);
  } else if (strcmp(fault, "compute") == 0) {
    for (clock_t start = clock(); clock() - start < CLOCKS_PER_SEC;) continue;
    return false;
  } else if (strcmp(fault, "wait") == 0) {
    for (pid_t parent = getppid(); access(getenv("FAULTY_WORKER_UNTIL"), F_OK) != 0; usleep(1000)) {
      if (getppid() != parent) exit(3);
    }
    return false;
  } else if (strcmp(fault, "error") == 0) {
    sendError(3, "not today");
  } else {
    return false;
  }
  return true;
}

static void sayRun(uint32_t number, const uint8_t *text, uint32_t length) {
  sendNumber('B', number);
  for (uint32_t i = 0; i < length; i++) {
    if (text[i] != ' ' && (i == 0 || text[i - 1] == ' ')) {
      uint8_t word[12];
      put32(word, i + 1);
      put32(word + 4, 1);
      put32(word + 8, i * samplesPerByte);
      sendFrame('W', word, sizeof word);
    }
    uint8_t sound[2 * samplesPerByte];
    for (int j = 0; j < samplesPerByte; j++) {
      sound[2 * j] = 0;
      sound[2 * j + 1] = (uint8_t)(j % 100 < 50 ? 0x20 : 0xe0);
    }
    sendFrame('P', sound, sizeof sound);
  }
}

int main(int argc, char **argv) {
  char fault[64] = "none";
  char place[64] = "1";
  const char *told = getenv("FAULTY_WORKER");
  if (told != NULL) sscanf(told, "%63s %63s", fault, place);
  if (argc > 1) snprintf(fault, sizeof fault, "%s", argv[1]);
  if (argc > 2) snprintf(place, sizeof place, "%s", argv[2]);
  char *rest;
  int when = (int)strtol(place, &rest, 10);
  bool isText = *rest != 0;
  if (isText) when = -1;

  if (when == 0) misbehave(fault);
  if (strcmp(fault, "data") == 0) {
    sendError(1, "/nowhere/espeak-ng-data");
    return 2;
  }
  uint8_t hello[64] = {0};
  put32(hello, strcmp(fault, "version") == 0 ? 99 : 2);
  put32(hello + 4, sampleRate);
  memcpy(hello + 8, "0.1\0/nowhere", 13);
  sendFrame('H', hello, 8 + 13);
  sendFrame('V', "gmw/en-US\0English (America)\0en-us\0en", 37);
  sendFrame('V', "roa/fr\0French (France)\0fr-fr\0fr", 32);
  sendFrame('R', "", 0);

  uint8_t header[8];
  for (int request = 1; readAll(header, sizeof header); request++) {
    uint32_t length = get(header + 4, 4);
    uint8_t *payload = calloc(length + 1, 1);
    if (payload == NULL || !readAll(payload, length)) return 2;
    bool isFaulty = isText ? memmem(payload, length, place, strlen(place)) != NULL : request == when;
    if (isFaulty && misbehave(fault)) {
      free(payload);
      continue;
    }
    bool phonemes = header[0] == 'I';
    bool silent = isFaulty && strcmp(fault, "silence") == 0;
    const uint8_t *run = payload + 6;
    uint32_t runs = get(payload + 4, 2);
    for (uint32_t i = 0; i < runs; i++) {
      uint32_t voice = get(run + 2, 2);
      uint32_t text = get(run + 4, 4);
      if (silent || phonemes) sendNumber('B', i);
      if (phonemes) {
        sendFrame('I', run + 8 + voice, text < 4000 ? text : 4000);
        sendFrame('I', "\n", 1);
      } else if (!silent) {
        sayRun(i, run + 8 + voice, text);
      }
      run += 8 + voice + text;
    }
    sendNumber('D', 0);
    free(payload);
  }
  return 0;
}
