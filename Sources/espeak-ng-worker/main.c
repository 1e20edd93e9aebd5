// espeak-ng-worker: the one program of this package that links libespeak-ng.
//
// SPDX-License-Identifier: Apache-2.0
// Licensed under the Apache License, Version 2.0. This source is under that licence; a binary linked from it and
// libespeak-ng is distributed under the GNU General Public License, version 3 or later, which is libespeak-ng's.
//
// It speaks one utterance per forked child: libespeak-ng 1.51 crashes on ordinary text, and its sound depends on what it
// said before. A child forked from a parent that never spoke gives the same bytes every time, and takes nobody along.
//
// Its protocol is described in Sources/ESpeakNG/Documentation.docc/WorkerProtocol.md, byte by byte.

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
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

#include <espeak-ng/espeak_ng.h>

#ifndef PIPE_BUF
#define PIPE_BUF 512
#endif

enum {
  protocolVersion = 2,
  headerSize = 8,
  frameSize = PIPE_BUF < 4096 ? PIPE_BUF : 4096,
  bufferMilliseconds = 60,
  maximumRequest = 1 << 20,
  maximumRuns = 1024,
  // What one child may use: sound, computing, time whether it computes or waits to be read, and address space.
  maximumSeconds = 600,
  cpuSeconds = 20,
  wallSeconds = 60,
  addressMegabytes = 1024,
};

enum { errorData = 1, errorVoice = 2, errorEngine = 3, errorTooLong = 4 };

/// How a child ends that nobody listens to.
enum { childUnread = 43 };

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
  /// Whether phonemes are asked for rather than sound.
  bool phonemes;
  Run runs[maximumRuns];
} Request;

/// Where frames go: what was standard output before the engine could print on it.
static int answers = -1;
/// Where a person reads why the worker gave up: what was standard error before it was silenced.
static int messages = 2;
static int sampleRate;
/// The identifiers on the engine's list, copied because the engine reuses the memory.
static char **voices;
/// The names on its list of variants.
static char **variants;

static pid_t worker;
/// Where a child puts the last frame of its answer. The parent passes it on, and it alone knows of a crash: an answer has
/// one end, and once that is sent nothing can happen to the child that matters.
static int verdict = -1;

// What the callback of the engine knows about the run it is in.
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

/// Sends one frame with one write, so that it arrives whole or not at all.
static void sendFrame(char kind, const void *payload, size_t length) {
  uint8_t frame[frameSize];
  if (length > sizeof frame - headerSize) length = sizeof frame - headerSize;
  memset(frame, 0, headerSize);
  frame[0] = (uint8_t)kind;
  put32(frame + 4, (uint32_t)length);
  if (length > 0) memcpy(frame + headerSize, payload, length);
  ssize_t written;
  do {
    written = write(answers, frame, headerSize + length);
  } while (written < 0 && errno == EINTR);
  // Nobody is listening any more.
  if (written != (ssize_t)(headerSize + length)) _exit(childUnread);
}

static void sendNumber(char kind, uint32_t number) {
  uint8_t payload[4];
  put32(payload, number);
  sendFrame(kind, payload, sizeof payload);
}

static void sendError(uint32_t code, const char *message) {
  uint8_t payload[frameSize - headerSize];
  put32(payload, code);
  size_t length = strlen(message);
  if (length > sizeof payload - 5) length = sizeof payload - 5;
  memcpy(payload + 4, message, length);
  payload[4 + length] = 0;
  sendFrame('E', payload, length + 5);
}

/// Appends a string and its NUL to a payload, if there is room for both.
static size_t append(uint8_t *payload, size_t used, size_t capacity, const char *string) {
  size_t length = strlen(string) + 1;
  if (used + length > capacity) return used;
  memcpy(payload + used, string, length);
  return used + length;
}

// MARK: - The child

/// Sound that has not been sent yet.
static uint8_t sound[frameSize - headerSize];
static size_t soundLength;

static void flushSound(void) {
  if (soundLength > 0) sendFrame('P', sound, soundLength);
  soundLength = 0;
}

static _Noreturn void refuse(uint32_t code, const char *message) {
  answers = verdict;
  sendError(code, message);
  _exit(0);
}

/// Sends the first sound of an answer at once, and the rest in frames as long as can be: each wakes the client.
static void sendSound(const short *samples, int count) {
  for (int i = 0; i < count; i++) {
    if (soundLength + 2 > sizeof sound) flushSound();
    sound[soundLength++] = (uint8_t)((uint16_t)samples[i] & 0xff);
    sound[soundLength++] = (uint8_t)((uint16_t)samples[i] >> 8);
  }
  if (totalSamples == 0) flushSound();
}

static int heard(short *samples, int count, espeak_EVENT *events) {
  // Where the system does not end a child with its parent, it ends here.
  if (getppid() != worker) _exit(childUnread);
  for (; events != NULL && events->type != espeakEVENT_LIST_TERMINATED; events++) {
    // Events of length 0 are made up by the engine and may go backwards.
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

/// Whether a voice, and the variant after a '+', are on the engine's lists.
static bool isListed(const char *voice) {
  const char *variant = strchr(voice, '+');
  if (variant == NULL) return isOn(voices, voice, strlen(voice));
  return isOn(voices, voice, (size_t)(variant - voice)) && isOn(variants, variant + 1, strlen(variant + 1));
}

/// Reads one code point of well-formed UTF-8 and steps over it; malformed bytes are skipped one at a time, as 0xfffd.
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

/// Names each character of a run. The engine's own word events are about its markup, so the worker makes them itself.
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

/// Called by the engine with each clause it is about to say.
static int transcribed(const char *phonemes) {
  sendPhonemes(phonemes);
  sendFrame('I', "\n", 1);
  return 0;
}

static void sendTrace(uint32_t what, const char *key, const char *end) {
  uint8_t payload[frameSize - headerSize];
  if (end == NULL || (size_t)(end - key) > sizeof payload - 5) return;
  // Some keys are bytes of no character.
  for (const char *at = key; at < end;) {
    if (nextCodePoint(&at) == 0xfffd) return;
  }
  put32(payload, what);
  memcpy(payload + 4, key, (size_t)(end - key));
  payload[4 + (end - key)] = 0;
  sendFrame('T', payload, (size_t)(end - key) + 5);
}

/// Sends what the engine wrote about its choices: `Found: 'key' [phonemes]`, `Unpronouncable? 'word'`,
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

/// Clears the stack below, where earlier calls have left addresses.
static __attribute__((noinline)) void clearStack(void) {
  char below[1 << 17];
  memset(below, 0, sizeof below);
  __asm__ volatile("" : : "r"(below) : "memory");
}

/// Calls the engine with a clear stack, from a place in a page that is the same in every process.
///
/// In numbers beside numbers it decides by a part of its stack that it never wrote (1.51; memcheck), where the low bytes
/// of addresses are. The stack begins elsewhere in each process, and so the same text was said in two ways.
static __attribute__((noinline)) espeak_ng_STATUS engine(const Run *run, bool asPhonemes) {
  char *place = alloca(((uintptr_t)__builtin_frame_address(0) & 4095) + 16);
  __asm__ volatile("" : : "r"(place) : "memory");
  clearStack();
  if (!asPhonemes) {
    return espeak_ng_Synthesize(run->text, strlen(run->text) + 1, 0, POS_CHARACTER, 0, espeakCHARS_UTF8, NULL, NULL);
  }
  // A tenth of the time that saying it takes.
  const void *rest = run->text;
  while (rest != NULL) {
    transcribed(espeak_TextToPhonemes(&rest, espeakCHARS_UTF8, espeakPHONEMES_IPA));
    clearStack();
  }
  return ENS_OK;
}

/// Sends the phonemes of a run, as it would be said, and what the engine chose on the way there.
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

static void speakRun(const Request *request, const Run *run, uint32_t number) {
  // A name that is not on the list may be a path, and libespeak-ng would read that file.
  if (!isListed(run->voice)) refuse(errorVoice, run->voice);
  // Ends whatever an earlier run of this utterance has left switched on.
  espeak_ng_Cancel();
  espeak_ng_STATUS status = espeak_ng_SetVoiceByName(run->voice);
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

/// What is limited to less from outside stays so.
static void limit(int resource, rlim_t soft, rlim_t hard) {
  struct rlimit old;
  if (getrlimit(resource, &old) != 0) return;
  if (old.rlim_max < hard) hard = old.rlim_max;
  setrlimit(resource, &(struct rlimit){soft < hard ? soft : hard, hard});
}

static _Noreturn void speak(const Request *request) {
#ifdef __linux__
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  // A program that collects the cores of crashes asks no limit; the text may be nobody's business.
  prctl(PR_SET_DUMPABLE, 0);
#endif
  // It may have gone before that.
  if (getppid() != worker) _exit(childUnread);
  limit(RLIMIT_CPU, cpuSeconds, cpuSeconds + 1);
  limit(RLIMIT_CORE, 0, 0);
  limit(RLIMIT_AS, (rlim_t)addressMegabytes << 20, (rlim_t)addressMegabytes << 20);
  alarm(wallSeconds);
  // Some voices mix breath in with rand().
  srand(1);
  for (uint32_t i = 0; i < request->count; i++) speakRun(request, &request->runs[i], i);
  answers = verdict;
  sendNumber('D', totalSamples);
  // Never through exit(): the engine's own cleaning up may wait for a thread that this process does not have.
  _exit(0);
}

// MARK: - The parent

/// Reads exactly `length` bytes; false at the end of the input before the first of them.
static bool readAll(uint8_t *to, size_t length) {
  size_t done = 0;
  while (done < length) {
    ssize_t count = read(0, to + done, length - done);
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
  // From 450 words per minute on, the engine squeezes the sound afterwards and the times of its words are wrong.
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

/// Reads what is to be done while a child speaks: only to cancel makes sense.
static void readCancellation(void) {
  uint8_t header[headerSize];
  // The end of the input ends the child with this process.
  if (!readAll(header, sizeof header)) _exit(0);
  if (!isHeader(header, 'C') || get(header + 4, 4) != 0) die("a request before the answer to the one before");
}

/// Waits for the end of a child, and says how it came.
static int reap(pid_t child) {
  int status = 0;
  while (waitpid(child, &status, 0) < 0 && errno == EINTR) continue;
  return status;
}

/// Waits for the child's verdict and passes it on. Ends the child when that is asked for, and this process too should
/// standard input close.
static void await(pid_t child, int verdicts) {
  struct pollfd watched[2] = {{.fd = verdicts, .events = POLLIN}, {.fd = 0, .events = POLLIN}};
  int status = 0;
  bool isReaped = false;
  while (!isReaped) {
    if (poll(watched, 2, -1) <= 0) continue;
    // The child has said it, or is gone and the pipe closed with it.
    if (watched[0].revents != 0) break;
    if (watched[1].revents == 0) continue;
    // Before anything is read, so that nothing that ends this process leaves it behind.
    kill(child, SIGKILL);
    status = reap(child);
    isReaped = true;
    readCancellation();
  }
  uint8_t frame[frameSize];
  ssize_t length;
  do {
    length = read(verdicts, frame, sizeof frame);
  } while (length < 0 && errno == EINTR);
  if (length > headerSize) sendFrame((char)frame[0], frame + headerSize, (size_t)length - headerSize);
  if (!isReaped) status = reap(child);
  if (length > headerSize) return;
  if (WIFSIGNALED(status)) sendNumber('X', (uint32_t)WTERMSIG(status));
  else if (WEXITSTATUS(status) == childUnread) die("nobody reads the answers");
  else sendNumber('X', 0);
}

static void serve(void) {
  static Request request;
  uint8_t header[headerSize];
  while (readAll(header, sizeof header)) {
    uint32_t length = get(header + 4, 4);
    // The answer had ended before the client could know.
    if (isHeader(header, 'C') && length == 0) continue;
    request.phonemes = isHeader(header, 'I');
    if (!isHeader(header, 'S') && !request.phonemes) die("a frame of no known kind");
    if (length > maximumRequest) die("a frame that is too long");
    uint8_t *payload = malloc(length + 1);
    if (payload == NULL) die("out of memory");
    if (length > 0 && !readAll(payload, length)) die("standard input ended inside a frame");
    parse(payload, length, &request);
    free(payload);

    int verdicts[2];
    if (pipe(verdicts) != 0) die("cannot make a pipe");
    pid_t child = fork();
    if (child < 0) die("cannot fork");
    if (child == 0) {
      close(verdicts[0]);
      verdict = verdicts[1];
      speak(&request);
    }
    close(verdicts[1]);
    await(child, verdicts[0]);
    close(verdicts[0]);
    discard(&request);
  }
}

/// Whether the engine took its data from the folder it was told to, or from `espeak-ng-data` in it.
static bool isInside(const char *path, const char *data) {
  size_t length = strlen(data);
  if (strncmp(path, data, length) != 0) return false;
  return path[length] == 0 || strcmp(path + length, "/espeak-ng-data") == 0;
}

static void start(const char *data) {
  // Otherwise a folder `espeak-ng-data` in the home directory would silently take the place of the installed one.
  unsetenv("HOME");
  // libespeak-ng looks for a sound server even when it is to play nothing, and waits for one that does not answer.
  setenv("PULSE_SERVER", "unix:/dev/null", 1);
  sampleRate = espeak_Initialize(AUDIO_OUTPUT_SYNCHRONOUS, bufferMilliseconds, data, espeakINITIALIZE_DONT_EXIT);
  const char *path = "";
  const char *version = espeak_Info(&path);
  // 1.51 returns 0, not -1, when the data is missing, and falls back to other places when the path does not exist.
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

/// Room for the names of a list of the engine's, and a NULL.
static char **copyOf(const espeak_VOICE **all) {
  size_t count = 0;
  while (all[count] != NULL) count++;
  char **copy = calloc(count + 1, sizeof *copy);
  if (copy == NULL) die("out of memory");
  return copy;
}

/// Sends the manners of speaking, without the one the engine cannot find by its name.
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

/// Sends the voices, without those that need another program or are only a manner of speaking.
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
    // Each language is a byte of priority and a string; a priority of 0 ends the list.
    for (const char *language = voice->languages; *language != 0; language += strlen(language) + 1) {
      length = append(payload, length, sizeof payload, language + 1);
    }
    sendFrame('V', payload, length);
  }
}

/// Keeps the protocol to itself: the engine prints on both standard streams.
static void takeOutput(void) {
  answers = dup(1);
  messages = dup(2);
  int nowhere = open("/dev/null", O_WRONLY);
  if (answers < 0 || messages < 0 || nowhere < 0) _exit(2);
  dup2(nowhere, 1);
  dup2(nowhere, 2);
  close(nowhere);
}

/// Lets a crash be a crash. The Swift runtime is linked into the C programs of a Swift package too, and may have it that
/// another program looks for its reasons meanwhile, and prints them.
static void resetSignals(void) {
  const int crashes[] = {SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM};
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
  worker = getpid();
  resetSignals();
  takeOutput();
  start(data);
  listVoices();
  listVariants();
  sendFrame('R', NULL, 0);
  serve();
  _exit(0);
}
