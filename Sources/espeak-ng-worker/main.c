// espeak-ng-worker: the one program of this package that links libespeak-ng.
//
// SPDX-License-Identifier: Apache-2.0
// Licensed under the Apache License, Version 2.0. This source is under that licence; a binary linked from it and
// libespeak-ng is distributed under the GNU General Public License, version 3 or later, which is libespeak-ng's.
//
// Each utterance is spoken by a forked child, for two reasons. libespeak-ng 1.51 crashes on ordinary text, and its
// sound depends on the text that it spoke before. A child of a parent that never spoke always gives the same bytes, and
// its crash ends nothing else.
//
// Each voice has its own process, the keeper. The keeper sets the voice, never speaks, and forks the children that
// speak. Setting a voice takes a seventh of the time of an utterance. It also changes what the next voice says (1.51:
// in 293 of 498 texts).
//
// Sources/ESpeakNG/Documentation.docc/WorkerProtocol.md describes the protocol byte by byte.

#include <alloca.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <espeak-ng/espeak_ng.h>

#ifndef PIPE_BUF
#define PIPE_BUF 512
#endif
#ifndef MSG_NOSIGNAL
#define MSG_NOSIGNAL 0
#endif

enum {
  protocolVersion = 2,
  headerSize = 8,
  frameSize = PIPE_BUF < 4096 ? PIPE_BUF : 4096,
  // The number of full sound frames in one write. A Linux pipe takes each page completely or not at all.
#ifdef __linux__
  soundFrames = 4,
#else
  soundFrames = 1,
#endif
  bufferMilliseconds = 60,
  maximumRequest = 1 << 20,
  maximumRuns = 1024,
  maximumKeepers = 8,
  // The limits of a child: sound, processor time, time in which it gets nowhere, and address space. Waits for the client
  // are such time.
  maximumSeconds = 600,
  cpuSeconds = 20,
  wallSeconds = 60,
  // The processor time in `wallSeconds` with which a process gets somewhere, though the machine does much else.
  progressMilliseconds = 100,
  // While a child speaks, the worker wakes this often, and so uses processor time, by which the client sees that it lives.
  heartbeatMilliseconds = 250,
  addressMegabytes = 1024,
};

enum { errorData = 1, errorVoice = 2, errorEngine = 3, errorTooLong = 4 };

/// The exit statuses of a child that has sent its last frame, and of a child whose client has gone. An engine may end a
/// process with any other status.
enum { childDone = 42, childUnread = 43 };

typedef struct {
  uint8_t pitch;
  bool spelled;
  char *voice;
  char *text;
} Run;

typedef struct {
  uint16_t rate;
  uint16_t volume;
  uint16_t count;
  bool phonemes;
  Run runs[maximumRuns];
} Request;

/// The descriptor for frames: the original standard output, on which the engine cannot print.
static int answers = -1;
/// The descriptor for messages to people: the original standard error.
static int messages = 2;
static int sampleRate;
/// The identifiers of the engine's voices, copied because the engine reuses the memory.
static char **voices;
static char **variants;

/// A process that has set a voice and forks the children that speak with it.
typedef struct {
  pid_t process;
  /// The worker's end of the socket to the keeper, for requests and for the last frames of answers.
  int line;
  char *voice;
} Keeper;

/// The keepers. The keeper that was used last is at the end.
static Keeper keepers[maximumKeepers];
static int keeperCount;
/// In a keeper or child, the process from which it was forked.
static pid_t parent;
/// In a keeper and its children, the other end of the socket. The child writes the last frame of an answer there. After
/// a crash, the keeper writes the last frame. The worker passes the frame on.
static int line = -1;

// State that the engine's callback needs about the current run.
static uint32_t runSamples;
static uint32_t totalSamples;
static bool soundWanted;
static bool wordsWanted;
static bool tooLong;

static void die(const char *reason) {
  dprintf(messages, "espeak-ng-worker: %s\n", reason);
  _exit(2);
}

static void put32(uint8_t *to, uint32_t value) {
  for (int i = 0; i < 4; i++) to[i] = (uint8_t)(value >> (8 * i));
}

static uint32_t get(const uint8_t *from, int bytes) {
  uint32_t value = 0;
  for (int i = 0; i < bytes; i++) value |= (uint32_t)from[i] << (8 * i);
  return value;
}

static void sendBytes(const void *bytes, size_t length) {
  // A signal may cut a write of several frames short, between two of them.
  for (const char *rest = bytes; length > 0;) {
    ssize_t written = write(answers, rest, length);
    if (written < 0 && errno == EINTR) continue;
    // The client has gone.
    if (written < 0) _exit(childUnread);
    rest += written;
    length -= (size_t)written;
  }
}

static void putHeader(uint8_t *to, char kind, size_t length) {
  memset(to, 0, headerSize);
  to[0] = (uint8_t)kind;
  put32(to + 4, (uint32_t)length);
}

/// Sends a frame with a single write, so that the frame arrives completely or not at all.
static void sendFrame(char kind, const void *payload, size_t length) {
  uint8_t frame[frameSize];
  if (length > sizeof frame - headerSize) length = sizeof frame - headerSize;
  putHeader(frame, kind, length);
  if (length > 0) memcpy(frame + headerSize, payload, length);
  sendBytes(frame, headerSize + length);
}

static void sendNumber(char kind, uint32_t number) {
  uint8_t payload[4];
  put32(payload, number);
  sendFrame(kind, payload, sizeof payload);
}

/// Writes the payload of an error frame and returns its length. `payload` must have room for the longest payload.
static size_t putError(uint8_t *payload, uint32_t code, const char *message) {
  put32(payload, code);
  size_t length = strlen(message);
  if (length > frameSize - headerSize - 5) length = frameSize - headerSize - 5;
  memcpy(payload + 4, message, length);
  payload[4 + length] = 0;
  return length + 5;
}

static void sendError(uint32_t code, const char *message) {
  uint8_t payload[frameSize - headerSize];
  sendFrame('E', payload, putError(payload, code, message));
}

/// Appends a string and its NUL to a payload if there is room for both. Returns the new length.
static size_t append(uint8_t *payload, size_t used, size_t capacity, const char *string) {
  size_t length = strlen(string) + 1;
  if (used + length > capacity) return used;
  memcpy(payload + used, string, length);
  return used + length;
}

// MARK: - The child

/// Sound that has not been sent yet, already divided into frames. Only the last frame may be incomplete.
static uint8_t sound[soundFrames][frameSize];
static int fullFrames;
static size_t soundLength;

static void flushSound(void) {
  if (fullFrames > 0) sendBytes(sound, (size_t)fullFrames * frameSize);
  if (soundLength > 0) sendFrame('P', sound[fullFrames] + headerSize, soundLength);
  fullFrames = 0;
  soundLength = 0;
}

/// Sends the last frame of an answer and ends the child.
static _Noreturn void conclude(char kind, const void *payload, size_t length) {
  // After this frame, no signal may end the child, because the keeper would report a crash.
  sigset_t all;
  sigfillset(&all);
  sigprocmask(SIG_BLOCK, &all, NULL);
  answers = line;
  sendFrame(kind, payload, length);
  // The function exit() would run the engine's cleanup, which may wait for a thread that this process does not have.
  _exit(childDone);
}

static _Noreturn void refuse(uint32_t code, const char *message) {
  uint8_t payload[frameSize - headerSize];
  conclude('E', payload, putError(payload, code, message));
}

/// Sends the first sound of an answer at once. Later sound is sent in full frames, several at a time, because each
/// write wakes the client.
static void sendSound(const short *samples, int count) {
  for (int i = 0; i < count; i++) {
    uint8_t *to = sound[fullFrames] + headerSize + soundLength;
    to[0] = (uint8_t)((uint16_t)samples[i] & 0xff);
    to[1] = (uint8_t)((uint16_t)samples[i] >> 8);
    soundLength += 2;
    if (headerSize + soundLength + 2 <= frameSize) continue;
    putHeader(sound[fullFrames], 'P', soundLength);
    fullFrames += 1;
    soundLength = 0;
    if (fullFrames == soundFrames) flushSound();
  }
  if (totalSamples == 0) flushSound();
}

/// Ends a child whose keeper or worker has ended. On Linux, the system does this (`followParent`). On other systems,
/// the child checks this at every block of sound.
static void endIfAlone(void) {
#ifndef __linux__
  if (getppid() != parent || recv(line, &(char){0}, 1, MSG_PEEK | MSG_DONTWAIT) == 0) _exit(childUnread);
#endif
}

static int heard(short *samples, int count, espeak_EVENT *events) {
  endIfAlone();
  for (; events != NULL && events->type != espeakEVENT_LIST_TERMINATED; events++) {
    // The engine invents events of length 0, and their positions may go backwards.
    if (!wordsWanted || events->type != espeakEVENT_WORD || events->length <= 0 || events->text_position <= 0) continue;
    uint8_t payload[12];
    put32(payload, (uint32_t)events->text_position);
    put32(payload + 4, (uint32_t)events->length);
    put32(payload + 8, events->sample < 0 ? 0 : (uint32_t)events->sample);
    sendFrame('W', payload, sizeof payload);
  }
  if (samples == NULL || count <= 0 || !soundWanted) return 0;
  if ((uint32_t)count > (uint32_t)sampleRate * maximumSeconds - totalSamples) {
    tooLong = true;
    return 1;
  }
  sendSound(samples, count);
  runSamples += (uint32_t)count;
  totalSamples += (uint32_t)count;
  return 0;
}

static bool isOn(char **list, const char *name, size_t length) {
  for (; *list != NULL; list++) {
    if (strlen(*list) == length && memcmp(*list, name, length) == 0) return true;
  }
  return false;
}

/// Returns whether a voice, and a variant after a '+', are on the engine's lists.
static bool isListed(const char *voice) {
  const char *variant = strchr(voice, '+');
  if (variant == NULL) return isOn(voices, voice, strlen(voice));
  return isOn(voices, voice, (size_t)(variant - voice)) && isOn(variants, variant + 1, strlen(variant + 1));
}

/// Reads one code point of UTF-8 and steps over it. Each malformed byte is read as 0xfffd.
static uint32_t nextCodePoint(const char **text) {
  const uint8_t *bytes = (const uint8_t *)*text;
  int more = bytes[0] < 0x80 ? 0 : bytes[0] >= 0xf0 ? 3 : bytes[0] >= 0xe0 ? 2 : bytes[0] >= 0xc0 ? 1 : -1;
  uint32_t value = more <= 0 ? bytes[0] : bytes[0] & (0x3fu >> more);
  for (int i = 1; i <= more; i++) {
    if ((bytes[i] & 0xc0) != 0x80) more = -1;
    else value = value << 6 | (bytes[i] & 0x3f);
  }
  *text += more < 0 ? 1 : more + 1;
  return more < 0 ? 0xfffd : value;
}

/// Names each character of a run. The engine's word events are about its own markup here, so this function sends the
/// word frames.
static espeak_ng_STATUS spell(const char *text) {
  espeak_ng_STATUS status = ENS_OK;
  uint32_t position = 0;
  while (*text != 0 && status == ENS_OK && !tooLong) {
    uint32_t character = nextCodePoint(&text);
    position += 1;
    uint8_t payload[12];
    put32(payload, position);
    put32(payload + 4, 1);
    put32(payload + 8, runSamples);
    if (soundWanted) sendFrame('W', payload, sizeof payload);
    status = espeak_ng_SpeakCharacter((wchar_t)character);
  }
  return status;
}

static void sendPhonemes(const char *phonemes) {
  size_t length = strlen(phonemes);
  while (length > 0) {
    size_t part = length < frameSize - headerSize ? length : frameSize - headerSize;
    sendFrame('I', phonemes, part);
    phonemes += part;
    length -= part;
  }
}

/// Sends the phonemes of a clause. The engine calls this function with each clause that it is about to say.
static int transcribed(const char *phonemes) {
  sendPhonemes(phonemes);
  sendFrame('I', "\n", 1);
  return 0;
}

static void sendTrace(uint32_t what, const char *key, const char *end) {
  uint8_t payload[frameSize - headerSize];
  if (end == NULL || (size_t)(end - key) > sizeof payload - 5) return;
  // Some keys are not valid UTF-8.
  for (const char *at = key; at < end;) {
    if (nextCodePoint(&at) == 0xfffd) return;
  }
  put32(payload, what);
  memcpy(payload + 4, key, (size_t)(end - key));
  payload[4 + (end - key)] = 0;
  sendFrame('T', payload, (size_t)(end - key) + 5);
}

/// Sends the lines in which the engine wrote about its choices: `Found: 'key' [phonemes]`, `Unpronouncable? 'word'`,
/// `Flags:  word   $abbrev`.
static void sendTraces(char *trace) {
  static const char found[] = "Found: '";
  static const char odd[] = "Unpronouncable? '";
  static const char flags[] = "Flags:  ";
  for (char *line = strtok(trace, "\n"); line != NULL; line = strtok(NULL, "\n")) {
    if (strncmp(line, found, sizeof found - 1) == 0) {
      sendTrace(1, line + sizeof found - 1, strstr(line + sizeof found - 1, "' ["));
    } else if (strncmp(line, odd, sizeof odd - 1) == 0) {
      sendTrace(2, line + sizeof odd - 1, strrchr(line + sizeof odd - 1, '\''));
    } else if (strncmp(line, flags, sizeof flags - 1) == 0 && strstr(line, "$abbrev") != NULL) {
      sendTrace(3, line + sizeof flags - 1, strchr(line + sizeof flags - 1, ' '));
    }
  }
}

/// Clears the stack below this frame, where earlier calls have left addresses.
static __attribute__((noinline)) void clearStack(void) {
  char below[1 << 17];
  memset(below, 0, sizeof below);
  __asm__ volatile("" : : "r"(below) : "memory");
}

/// Calls the engine with a cleared stack, at an offset in a page that is equal in every process.
///
/// For numbers next to numbers, the engine reads a part of its stack that it never wrote (1.51; memcheck). That part
/// holds low bytes of addresses, which differ between processes. Without this function, a text was said in two ways.
static __attribute__((noinline)) espeak_ng_STATUS engine(const Run *run, bool asPhonemes) {
  char *place = alloca(((uintptr_t)__builtin_frame_address(0) & 4095) + 16);
  __asm__ volatile("" : : "r"(place) : "memory");
  clearStack();
  if (!asPhonemes) {
    return espeak_ng_Synthesize(run->text, strlen(run->text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  }
  // Phonemes alone take a tenth of the time that speaking the text takes.
  const void *rest = run->text;
  while (rest != NULL) {
    transcribed(espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, espeakPHONEMES_IPA));
    clearStack();
  }
  return ENS_OK;
}

/// Sends the phonemes of a run, and the trace of the engine's choices.
static espeak_ng_STATUS transcribe(const Run *run) {
  char *trace = NULL;
  size_t length = 0;
  FILE *stream = open_memstream(&trace, &length);
  if (stream == NULL) return ENOMEM;
  espeak_SetPhonemeTrace(espeakPHONEMES_IPA | espeakPHONEMES_TRACE, stream);
  espeak_ng_STATUS status = ENS_OK;
  if (run->spelled) {
    espeak_SetPhonemeCallback(transcribed);
    status = spell(run->text);
    espeak_SetPhonemeCallback(NULL);
  } else {
    status = engine(run, true);
  }
  espeak_SetPhonemeTrace(0, NULL);
  fclose(stream);
  sendTraces(trace);
  free(trace);
  return status;
}

static espeak_ng_STATUS takeOn(const char *voice) {
  // An earlier run of this utterance may have left the engine active.
  espeak_ng_Cancel();
  return espeak_ng_SetVoiceByName(voice);
}

/// Speaks a run. `status` is the result of setting the voice of the run.
static void speakRun(const Request *request, const Run *run, uint32_t number, espeak_ng_STATUS status) {
  if (status == ENS_OK) status = espeak_ng_SetParameter(espeakRATE, request->rate, 0);
  if (status == ENS_OK) status = espeak_ng_SetParameter(espeakVOLUME, request->volume, 0);
  if (status == ENS_OK) status = espeak_ng_SetParameter(espeakPITCH, run->pitch, 0);
  if (status == ENS_OK) {
    sendNumber('B', number);
    runSamples = 0;
    soundWanted = !request->phonemes;
    wordsWanted = soundWanted && !run->spelled;
    status = request->phonemes ? transcribe(run)
      : run->spelled ? spell(run->text)
      : engine(run, false);
  }
  flushSound();
  if (tooLong) refuse(errorTooLong, "more than ten minutes of speech");
  if (status != ENS_OK) {
    char message[256] = "";
    espeak_ng_GetStatusCodeMessage(status, message, sizeof message);
    refuse(errorEngine, message);
  }
}

/// Lowers a resource limit. A lower limit that is already set stays.
static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit old;
  if (getrlimit(resource, &old) != 0) return;
  if (old.rlim_max < hard) hard = old.rlim_max;
  setrlimit(resource, &(struct rlimit){soft < hard ? soft : hard, hard});
}

/// Keeps the texts, which may be private, out of core files and away from other processes that read memory.
static void keepMemoryPrivate(void) {
  limit(RLIMIT_CORE, 0, 0);
#ifdef __linux__
  // A program that collects core files ignores the limit.
  prctl(PR_SET_DUMPABLE, 0);
#endif
}

/// Makes the system end this process when its parent ends. Only Linux can do this.
static void followParent(void) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
#endif
  // The parent may have ended before the call above.
  if (getppid() != parent) _exit(childUnread);
}

static long processorMilliseconds(void) {
  struct timespec used;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &used);
  return (long)used.tv_sec * 1000 + used.tv_nsec / 1000000;
}

/// The processor time when the alarm was set.
static long alarmStart;

/// Ends the process by SIGALRM if it has hardly used the processor since the alarm was set. Otherwise, sets the alarm
/// again.
static void endIfIdle(int number) {
  if (processorMilliseconds() - alarmStart < progressMilliseconds) {
    signal(number, SIG_DFL);
    // The signal arrives when this handler has returned.
    raise(number);
    return;
  }
  alarmStart = processorMilliseconds();
  alarm(wallSeconds);
}

/// Ends this process when it gets nowhere for `wallSeconds`.
static void watchProgress(void) {
  alarmStart = processorMilliseconds();
  signal(SIGALRM, endIfIdle);
  alarm(wallSeconds);
}

/// Speaks a request in a child and ends the child. `status` is the result of setting the voice of the first run.
static _Noreturn void speak(const Request *request, espeak_ng_STATUS status) {
  followParent();
  limit(RLIMIT_CPU, cpuSeconds, cpuSeconds + 1);
  watchProgress();
  // Some voices mix in breath noise with rand(), so its seed must be fixed.
  srand(1);
  for (uint32_t i = 0; i < request->count; i++) {
    const Run *run = &request->runs[i];
    // A name that is not on the list may be a path, and libespeak-ng would read that file.
    if (!isListed(run->voice)) refuse(errorVoice, run->voice);
    speakRun(request, run, i, i == 0 ? status : takeOn(run->voice));
  }
  uint8_t payload[4];
  put32(payload, totalSamples);
  conclude('D', payload, sizeof payload);
}

// MARK: - Requests

/// Reads exactly `length` bytes. Returns false if the input ends before the first byte.
static bool readAll(int input, void *to, size_t length) {
  size_t done = 0;
  while (done < length) {
    ssize_t count = read(input, (char *)to + done, length - done);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) die("cannot read standard input");
    if (count == 0 && done == 0) return false;
    if (count == 0) die("standard input ended inside a frame");
    done += (size_t)count;
  }
  return true;
}

static bool isHeader(const uint8_t *header, char kind) {
  return header[0] == (uint8_t)kind && header[1] == 0 && header[2] == 0 && header[3] == 0;
}

static char *copyString(const uint8_t **from, size_t length) {
  if (memchr(*from, 0, length) != NULL) die("a NUL inside a text");
  char *copy = malloc(length + 1);
  if (copy == NULL) die("out of memory");
  memcpy(copy, *from, length);
  copy[length] = 0;
  *from += length;
  return copy;
}

static uint16_t clamp(uint32_t value, uint32_t low, uint32_t high) {
  return (uint16_t)(value < low ? low : value > high ? high : value);
}

static void parse(const uint8_t *payload, size_t length, Request *request) {
  const uint8_t *end = payload + length;
  if (length < 6) die("a request that is too short");
  // From 450 words per minute on, the engine compresses the finished sound, and the times of its words are wrong.
  request->rate = clamp(get(payload, 2), 80, 449);
  request->volume = clamp(get(payload + 2, 2), 0, 100);
  uint32_t count = get(payload + 4, 2);
  if (count < 1 || count > maximumRuns) die("a request with no run or too many");
  payload += 6;
  request->count = 0;
  for (uint32_t i = 0; i < count; i++) {
    if (end - payload < 8) die("a run that is too short");
    Run *run = &request->runs[i];
    run->pitch = (uint8_t)clamp(payload[0], 0, 99);
    run->spelled = (payload[1] & 1) != 0;
    size_t voiceLength = get(payload + 2, 2);
    size_t textLength = get(payload + 4, 4);
    payload += 8;
    if (voiceLength > (size_t)(end - payload)) die("a voice that is longer than its request");
    if (textLength > (size_t)(end - payload) - voiceLength) die("a text that is longer than its request");
    run->voice = copyString(&payload, voiceLength);
    run->text = copyString(&payload, textLength);
    request->count += 1;
  }
  if (payload != end) die("a request that is longer than its runs");
}

static void discard(Request *request) {
  for (int i = 0; i < request->count; i++) {
    free(request->runs[i].voice);
    free(request->runs[i].text);
  }
}

// MARK: - Keepers

static int reap(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

/// Sets the voice of a keeper, and forks a child for each request. The worker has already checked the requests.
static _Noreturn void keep(const char *voice) {
  static Request request;
  followParent();
  limit(RLIMIT_AS, (rlim_t)addressMegabytes << 20, (rlim_t)addressMegabytes << 20);
  watchProgress();
  espeak_ng_STATUS status = takeOn(voice);
  alarm(0);
  parent = getpid();
  uint8_t header[headerSize];
  while (readAll(line, header, sizeof header)) {
    uint32_t length = get(header + 4, 4);
    uint8_t *payload = malloc(length);
    if (payload == NULL) die("out of memory");
    if (!readAll(line, payload, length)) _exit(0);
    request.phonemes = header[0] == 'I';
    parse(payload, length, &request);
    free(payload);
    pid_t child = fork();
    if (child < 0) die("cannot fork");
    if (child == 0) speak(&request, status);
    discard(&request);
    int end = reap(child);
    if (WIFEXITED(end) && WEXITSTATUS(end) == childDone) continue;
    if (WIFEXITED(end) && WEXITSTATUS(end) == childUnread) _exit(childUnread);
    int output = answers;
    answers = line;
    sendNumber('X', WIFSIGNALED(end) ? (uint32_t)WTERMSIG(end) : 0);
    answers = output;
  }
  _exit(0);
}

/// Ends a keeper and its child, and returns the keeper's status.
static int dismiss(int index) {
  Keeper keeper = keepers[index];
  keeperCount--;
  memmove(&keepers[index], &keepers[index + 1], (size_t)(keeperCount - index) * sizeof *keepers);
  kill(-keeper.process, SIGKILL);
  close(keeper.line);
  free(keeper.voice);
  int status = reap(keeper.process);
  // On Linux, the keeper's child now belongs to this process, because this process is a subreaper.
  while (waitpid(-keeper.process, NULL, 0) > 0) continue;
  return status;
}

static _Noreturn void endAll(void) {
  while (keeperCount > 0) dismiss(keeperCount - 1);
  _exit(0);
}

static void sendAll(int output, const void *bytes, size_t length) {
  for (const char *rest = bytes; length > 0;) {
    ssize_t sent = send(output, rest, length, MSG_NOSIGNAL);
    if (sent < 0 && errno == EINTR) continue;
    if (sent < 0) return;
    rest += sent;
    length -= (size_t)sent;
  }
}

/// Forks a keeper for a voice, and puts it at the end of `keepers`.
static void hire(const char *voice) {
  if (keeperCount == maximumKeepers) dismiss(0);
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) die("cannot make a socket");
#ifdef SO_NOSIGPIPE
  setsockopt(ends[0], SOL_SOCKET, SO_NOSIGPIPE, &(int){1}, sizeof(int));
#endif
  Keeper keeper = {.line = ends[0], .voice = strdup(voice)};
  if (keeper.voice == NULL) die("out of memory");
  parent = getpid();
  keeper.process = fork();
  if (keeper.process < 0) die("cannot fork");
  if (keeper.process == 0) {
    // If this keeper held another keeper's line open, that keeper would not notice the end of the worker. The requests
    // are the worker's own.
    for (int i = 0; i < keeperCount; i++) close(keepers[i].line);
    close(ends[0]);
    int nothing = open("/dev/null", O_RDONLY);
    if (nothing < 0 || dup2(nothing, 0) < 0) die("cannot open /dev/null");
    close(nothing);
    line = ends[1];
    setpgid(0, 0);
    keep(voice);
  }
  // Both processes call setpgid, so that the group exists in time for `dismiss`.
  setpgid(keeper.process, keeper.process);
  close(ends[1]);
  keepers[keeperCount++] = keeper;
}

/// Moves the keeper of a voice to the end of `keepers`. Returns false if no running keeper has the voice.
static bool callUp(const char *voice) {
  for (int i = 0; i < keeperCount; i++) {
    if (strcmp(keepers[i].voice, voice) != 0) continue;
    // A keeper sends nothing before it gets a request. If its socket is readable, the keeper has ended.
    struct pollfd watched = {.fd = keepers[i].line, .events = POLLIN};
    if (poll(&watched, 1, 0) != 0) {
      dismiss(i);
      return false;
    }
    Keeper keeper = keepers[i];
    memmove(&keepers[i], &keepers[i + 1], (size_t)(keeperCount - 1 - i) * sizeof *keepers);
    keepers[keeperCount - 1] = keeper;
    return true;
  }
  return false;
}

/// Reads a frame while a child speaks. Only a cancellation is valid.
static void readCancellation(void) {
  uint8_t header[headerSize];
  if (!readAll(0, header, sizeof header)) endAll();
  if (!isHeader(header, 'C') || get(header + 4, 4) != 0) die("a request before the answer to the one before");
}

/// Waits for the last frame of an answer from the last keeper, and passes it on. If the client cancels, the keeper and
/// its child are ended. If standard input closes, this process ends too.
static void await(void) {
  Keeper keeper = keepers[keeperCount - 1];
  struct pollfd watched[2] = {{.fd = keeper.line, .events = POLLIN}, {.fd = 0, .events = POLLIN}};
  bool isCancelled = false;
  while (!isCancelled) {
    if (poll(watched, 2, heartbeatMilliseconds) <= 0) continue;
    // Either the last frame has arrived, or the keeper and its child are gone and the socket has closed.
    if (watched[0].revents != 0) break;
    if (watched[1].revents == 0) continue;
    // The child is killed first, because reading may end this process.
    kill(-keeper.process, SIGKILL);
    isCancelled = true;
    readCancellation();
  }
  uint8_t frame[frameSize];
  ssize_t length;
  do {
    length = read(keeper.line, frame, sizeof frame);
  } while (length < 0 && errno == EINTR);
  bool hasVerdict = length > headerSize;
  if (hasVerdict) sendFrame((char)frame[0], frame + headerSize, (size_t)length - headerSize);
  if (hasVerdict && !isCancelled) return;
  int status = dismiss(keeperCount - 1);
  if (hasVerdict) return;
  if (WIFSIGNALED(status)) sendNumber('X', (uint32_t)WTERMSIG(status));
  else if (WEXITSTATUS(status) == childUnread) die("nobody reads the answers");
  else sendNumber('X', 0);
}

static _Noreturn void serve(void) {
  static Request request;
  static uint8_t frame[headerSize + maximumRequest];
  while (readAll(0, frame, headerSize)) {
    uint32_t length = get(frame + 4, 4);
    // The client sent this cancellation before it knew that the answer had ended.
    if (isHeader(frame, 'C') && length == 0) continue;
    if (!isHeader(frame, 'S') && !isHeader(frame, 'I')) die("a frame of no known kind");
    if (length > maximumRequest) die("a frame that is too long");
    if (length > 0 && !readAll(0, frame + headerSize, length)) die("standard input ended inside a frame");
    parse(frame + headerSize, length, &request);
    const char *voice = request.runs[0].voice;
    if (isListed(voice)) {
      if (!callUp(voice)) hire(voice);
      // If the keeper is gone, `await` notices the closed socket.
      sendAll(keepers[keeperCount - 1].line, frame, headerSize + length);
      await();
    } else {
      sendError(errorVoice, voice);
    }
    discard(&request);
  }
  endAll();
}

/// Returns whether the engine's data path is the folder `data`, or `espeak-ng-data` in this folder.
static bool isInside(const char *path, const char *data) {
  size_t length = strlen(data);
  if (strncmp(path, data, length) != 0) return false;
  return path[length] == 0 || strcmp(path + length, "/espeak-ng-data") == 0;
}

static void start(const char *data) {
  // The engine also reads this variable, but silently ignores it if there is no data.
  if (data == NULL) data = getenv("ESPEAK_DATA_PATH");
  if (data != NULL && *data == 0) data = NULL;
  // If HOME were set, a folder `espeak-ng-data` in it would silently replace the installed data.
  unsetenv("HOME");
  // Even if it plays nothing, libespeak-ng looks for a sound server, and waits if the server does not answer.
  setenv("PULSE_SERVER", "unix:/dev/null", 1);
  sampleRate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, bufferMilliseconds, data, espeakINITIALIZE_DONT_EXIT);
  const char *path = "";
  const char *version = espeak_Info(&path);
  // If the data is missing, 1.51 returns 0, not -1. If the path does not exist, 1.51 uses other places.
  if (sampleRate <= 0 || (data != NULL && !isInside(path, data))) {
    sendError(errorData, data != NULL ? data : path);
    die("the data of eSpeak NG is missing or of another version");
  }
  espeak_SetSynthCallback(heard);

  uint8_t payload[frameSize - headerSize];
  put32(payload, protocolVersion);
  put32(payload + 4, (uint32_t)sampleRate);
  size_t length = append(payload, 8, sizeof payload, version);
  length = append(payload, length, sizeof payload, path);
  sendFrame('H', payload, length);
}

/// Allocates a NULL-terminated array for the names of one of the engine's lists.
static char **copyOf(const espeak_VOICE **all) {
  size_t count = 0;
  while (all[count] != NULL) count++;
  char **copy = calloc(count + 1, sizeof *copy);
  if (copy == NULL) die("out of memory");
  return copy;
}

/// Sends the variants. `Storm` is left out, because the engine cannot find this variant by its name.
static void listVariants(void) {
  const espeak_VOICE **all = espeak_ListVoices(&(espeak_VOICE){.languages = "variant"});
  variants = copyOf(all);
  size_t kept = 0;
  for (; *all != NULL; all++) {
    const char *name = (*all)->identifier;
    if (strncmp(name, "!v/", 3) != 0 || strcmp(name, "!v/Storm") == 0 || strchr(name, '+') != NULL) continue;
    variants[kept] = strdup(name + 3);
    if (variants[kept] == NULL) die("out of memory");
    sendFrame('M', variants[kept], strlen(variants[kept]) + 1);
    kept++;
  }
}

/// Sends the voices, except for voices that need another program (`mb/`) and variants (`!v/`).
static void listVoices(void) {
  const espeak_VOICE **all = espeak_ListVoices(NULL);
  size_t count = 0;
  while (all[count] != NULL) count++;
  voices = copyOf(all);
  size_t kept = 0;
  for (size_t i = 0; i < count; i++) {
    const espeak_VOICE *voice = all[i];
    if (strncmp(voice->identifier, "mb/", 3) == 0 || strncmp(voice->identifier, "!v/", 3) == 0) continue;
    voices[kept] = strdup(voice->identifier);
    if (voices[kept++] == NULL) die("out of memory");

    uint8_t payload[frameSize - headerSize];
    size_t length = append(payload, 0, sizeof payload, voice->identifier);
    length = append(payload, length, sizeof payload, voice->name);
    // Each language is a priority byte and a string. A priority of 0 ends the list.
    for (const char *language = voice->languages; *language != 0; language += strlen(language) + 1) {
      length = append(payload, length, sizeof payload, language + 1);
    }
    sendFrame('V', payload, length);
  }
}

/// Redirects the standard streams to /dev/null, because the engine prints on both. Frames and messages use copies of
/// the streams.
static void takeOutput(void) {
  answers = dup(1);
  messages = dup(2);
  int nowhere = open("/dev/null", O_WRONLY);
  if (answers < 0 || messages < 0 || nowhere < 0) _exit(2);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  close(nowhere);
}

/// Lets a crash end the process at once. Otherwise, the Swift runtime might start another program that prints the
/// cause. It is also linked into the C programs of a package. Whoever starts this program may ignore SIGCHLD; then
/// nobody could learn how a child ended.
static void resetSignals(void) {
  signal(SIGCHLD, SIG_DFL);
  const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGXCPU};
  for (size_t i = 0; i < sizeof crashes / sizeof *crashes; i++) signal(crashes[i], SIG_DFL);
}

int main(int argc, char **argv) {
  const char *data = NULL;
  for (int i = 1; i < argc; i++) {
    if (strcmp(argv[i], "--version") == 0) {
      printf("espeak-ng-worker, protocol %d, eSpeak NG %s\n", protocolVersion, espeak_Info(NULL));
      return 0;
    } else if (strcmp(argv[i], "--help") == 0) {
      printf("usage: espeak-ng-worker [--data DIR]: speaks what a11y-sim sends to its standard input; not for people\n");
      return 0;
    } else if (strcmp(argv[i], "--data") == 0 && i + 1 < argc) {
      data = argv[++i];
    } else {
      fprintf(stderr, "usage: espeak-ng-worker [--data DIR] [--version] [--help]\n");
      return 64;
    }
  }
  resetSignals();
  keepMemoryPrivate();
#ifdef __linux__
  prctl(PR_SET_CHILD_SUBREAPER, 1);
#endif
  takeOutput();
  start(data);
  listVoices();
  listVariants();
  sendFrame('R', NULL, 0);
  serve();
}
