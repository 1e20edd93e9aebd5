// A worker without an engine, for tests of everything that speaks: it keeps the protocol of
// Sources/ESpeakNG/Documentation.docc/WorkerProtocol.md and says every text in a sound that nobody hears.
//
// SPDX-License-Identifier: Apache-2.0
//
// Each code point takes 10 ms at 175 words per minute, and the less the faster it is to be; a word begins behind each space.
// Asked for phonemes it answers with the text.
// The sound is a constant just above what the client takes for the silence at the end of a run.

#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum {
  protocolVersion = 2,
  sampleRate = 22050,
  level = 33,
  headerSize = 8,
  // As long as every system lets a frame be that is written whole.
  frameSize = 512,
  maximumRequest = 1 << 20,
  maximumRuns = 1024,
  maximumSamples = 600 * sampleRate,
};

/// Identifier, name and language of each voice.
static const char *const voices[][3] = {
  {"gmw/en-US", "English (America)", "en-us"}, {"roa/fr", "French (France)", "fr-fr"}, {"gmw/de", "German", "de"},
  {"jpx/ja", "Japanese", "ja"}, {"sem/ar", "Arabic", "ar"},
};

/// The one variant of the voices.
static const char variant[] = "f3";

/// What an answer has come to.
static uint32_t totalSamples;
static bool isOver;

static _Noreturn void die(const char *reason) {
  fprintf(stderr, "silent-worker: %s\n", reason);
  exit(2);
}

static void put32(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t get(const uint8_t *from, int bytes) {
  uint32_t value = 0;
  for (int i = 0; i < bytes; i++) value |= (uint32_t)from[i] << (8 * i);
  return value;
}

static bool readAll(uint8_t *to, size_t length) {
  for (size_t done = 0; done < length;) {
    ssize_t count = read(0, to + done, length - done);
    if (count == 0 && done == 0) return false;
    if (count <= 0) die("standard input ended inside a frame");
    done += (size_t)count;
  }
  return true;
}

static bool isHeader(const uint8_t *header, char kind) {
  return header[0] == (uint8_t)kind && header[1] == 0 && header[2] == 0 && header[3] == 0;
}

static void sendFrame(char kind, const void *payload, uint32_t length) {
  uint8_t frame[frameSize] = {(uint8_t)kind};
  put32(frame + 4, length);
  if (length > 0) memcpy(frame + headerSize, payload, length);
  if (write(1, frame, headerSize + length) != (ssize_t)(headerSize + length)) exit(3);
}

static void sendNumber(char kind, uint32_t number) {
  uint8_t payload[4];
  put32(payload, number);
  sendFrame(kind, payload, sizeof payload);
}

static void sendError(uint32_t code, const char *message) {
  uint8_t payload[frameSize - headerSize];
  put32(payload, code);
  int length = snprintf((char *)payload + 4, sizeof payload - 4, "%s", message);
  if (length > (int)sizeof payload - 5) length = sizeof payload - 5;
  sendFrame('E', payload, 5 + (uint32_t)length);
}

/// Sends a part of an answer as soon as there is room for it, unless it is not wanted any more.
static void answer(char kind, const void *payload, uint32_t length) {
  while (!isOver) {
    struct pollfd watched[2] = {{.fd = 0, .events = POLLIN}, {.fd = 1, .events = POLLOUT}};
    if (poll(watched, 2, -1) <= 0) continue;
    if (watched[0].revents != 0) {
      uint8_t header[headerSize];
      if (!readAll(header, sizeof header)) exit(0);
      if (!isHeader(header, 'C') || get(header + 4, 4) != 0) die("a request before the answer to the one before");
      isOver = true;
      sendNumber('X', SIGKILL);
    } else if (watched[1].revents != 0) {
      sendFrame(kind, payload, length);
      return;
    }
  }
}

static void answerWord(uint32_t position, uint32_t length, uint32_t sample) {
  uint8_t payload[12];
  put32(payload, position);
  put32(payload + 4, length);
  put32(payload + 8, sample);
  answer('W', payload, sizeof payload);
}

static void answerSound(uint32_t samples) {
  uint8_t payload[400];
  if (samples > maximumSamples - totalSamples && !isOver) {
    isOver = true;
    sendError(4, "more than ten minutes of speech");
  }
  while (samples > 0 && !isOver) {
    uint32_t part = samples < sizeof payload / 2 ? samples : sizeof payload / 2;
    for (uint32_t i = 0; i < part; i++) {
      payload[2 * i] = level;
      payload[2 * i + 1] = 0;
    }
    answer('P', payload, part * 2);
    totalSamples += part;
    samples -= part;
  }
}

static bool isVoice(const uint8_t *identifier, size_t length) {
  const uint8_t *plus = memchr(identifier, '+', length);
  if (plus != NULL) {
    size_t rest = length - (size_t)(plus + 1 - identifier);
    if (rest != sizeof variant - 1 || memcmp(plus + 1, variant, rest) != 0) return false;
    length = (size_t)(plus - identifier);
  }
  for (size_t i = 0; i < sizeof voices / sizeof *voices; i++) {
    if (strlen(voices[i][0]) == length && memcmp(voices[i][0], identifier, length) == 0) return true;
  }
  return false;
}

static void sayRun(uint32_t number, bool isSpelled, uint32_t rate, const uint8_t *text, uint32_t length) {
  uint8_t begin[4];
  put32(begin, number);
  answer('B', begin, sizeof begin);
  uint32_t sample = 0;
  uint32_t position = 0;
  for (uint32_t i = 0; i < length && !isOver; i++) {
    // The bytes behind the first of a code point.
    if ((text[i] & 0xc0) == 0x80) continue;
    position += 1;
    bool begins = text[i] != ' ' && (i == 0 || text[i - 1] == ' ');
    if (isSpelled || begins) answerWord(position, 1, sample);
    uint32_t samples = sampleRate / 100 * 175 / rate;
    answerSound(samples);
    sample += samples;
  }
}

static void transcribeRun(uint32_t number, const uint8_t *text, uint32_t length) {
  uint8_t begin[4];
  put32(begin, number);
  answer('B', begin, sizeof begin);
  while (length > 0 && !isOver) {
    uint32_t part = length < 400 ? length : 400;
    answer('I', text, part);
    text += part;
    length -= part;
  }
  answer('I', "\n", 1);
  uint8_t trace[] = "\1\0\0\0silence";
  answer('T', trace, sizeof trace);
}

static void speak(const uint8_t *payload, size_t length, bool phonemes) {
  const uint8_t *end = payload + length;
  if (length < 6) die("a request that is too short");
  uint32_t rate = get(payload, 2);
  if (rate < 80) rate = 80;
  if (rate > 449) rate = 449;
  uint32_t count = get(payload + 4, 2);
  if (count < 1 || count > maximumRuns) die("a request with no run or too many");
  // All of it is looked at before any of it is said.
  const uint8_t *runs = payload + 6;
  const uint8_t *run = runs;
  for (uint32_t i = 0; i < count; i++) {
    if (end - run < 8) die("a run that is too short");
    size_t voice = get(run + 2, 2);
    size_t text = get(run + 4, 4);
    run += 8;
    if (voice > (size_t)(end - run) || text > (size_t)(end - run) - voice) die("a run that is longer than its request");
    if (memchr(run, 0, voice + text) != NULL) die("a NUL inside a text");
    run += voice + text;
  }
  if (run != end) die("a request that is longer than its runs");

  totalSamples = 0;
  isOver = false;
  for (uint32_t i = 0; i < count && !isOver; i++) {
    uint32_t voice = get(runs + 2, 2);
    uint32_t text = get(runs + 4, 4);
    if (isVoice(runs + 8, voice) && phonemes) {
      transcribeRun(i, runs + 8 + voice, text);
    } else if (isVoice(runs + 8, voice)) {
      sayRun(i, (runs[1] & 1) != 0, rate, runs + 8 + voice, text);
    } else {
      char identifier[256];
      snprintf(identifier, sizeof identifier, "%.*s", (int)voice, (const char *)runs + 8);
      isOver = true;
      sendError(2, identifier);
    }
    runs += 8 + voice + text;
  }
  uint8_t done[4];
  put32(done, totalSamples);
  answer('D', done, sizeof done);
}

int main(void) {
  uint8_t hello[64] = {0};
  put32(hello, protocolVersion);
  put32(hello + 4, sampleRate);
  memcpy(hello + 8, "silence\0/nowhere", 17);
  sendFrame('H', hello, 8 + 17);
  for (size_t i = 0; i < sizeof voices / sizeof *voices; i++) {
    char payload[128];
    int length = snprintf(payload, sizeof payload, "%s%c%s%c%s", voices[i][0], 0, voices[i][1], 0, voices[i][2]);
    sendFrame('V', payload, (uint32_t)length + 1);
  }
  sendFrame('M', variant, sizeof variant);
  sendFrame('R', NULL, 0);

  static uint8_t payload[maximumRequest];
  uint8_t header[headerSize];
  while (readAll(header, sizeof header)) {
    uint32_t length = get(header + 4, 4);
    if (isHeader(header, 'C') && length == 0) continue;
    bool phonemes = isHeader(header, 'I');
    if (!isHeader(header, 'S') && !phonemes) die("a frame of no known kind");
    if (length > maximumRequest) die("a frame that is too long");
    if (length > 0 && !readAll(payload, length)) die("standard input ended inside a frame");
    speak(payload, length, phonemes);
  }
  return 0;
}
