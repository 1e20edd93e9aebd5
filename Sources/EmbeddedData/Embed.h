// Puts a data file into the program, for one C file that begins
//
//   #define EMBEDDED_FILE "Folder/File.txt"
//   #include "Folder/File.digest.h"
//   #include "Embed.h"
//
// and defines `EmbeddedBytes name(void)` with EMBEDDED(name).
//
// A compiler with #embed notices when the file changes. The assembler's .incbin does not report what it read, so a
// header that is written together with the file holds the file's digest: a changed file then rebuilds the C file.
// Define A11Y_SIM_INCBIN to try the second way with a compiler that has the first.

#include "EmbeddedData.h"

#if defined(__has_embed) && !defined(A11Y_SIM_INCBIN)
#if __has_embed(EMBEDDED_FILE)
#define EMBEDDED_BY_COMPILER
#endif
#endif

#ifdef EMBEDDED_BY_COMPILER

#pragma clang diagnostic ignored "-Wc23-extensions"
static const unsigned char embedded_file[] = {
#embed EMBEDDED_FILE
};
#define EMBEDDED(name) \
  EmbeddedBytes name(void) { return (EmbeddedBytes){embedded_file, sizeof embedded_file}; }

#else

#ifdef __APPLE__
#define EMBEDDED_SECTION ".section __TEXT,__const\n"
#define EMBEDDED_HIDDEN ".private_extern "
#define EMBEDDED_SYMBOL "_"
#define EMBEDDED_LABEL "L"
#else
#define EMBEDDED_SECTION ".section .rodata\n"
#define EMBEDDED_HIDDEN ".hidden "
#define EMBEDDED_SYMBOL ""
#define EMBEDDED_LABEL ".L"
#endif

// The end is a local label, because the linker on Apple's systems may move what follows another symbol.
#define EMBEDDED(name)                                                                  \
  extern const unsigned char name##_start[];                                            \
  extern const uint64_t name##_count;                                                   \
  __asm__(EMBEDDED_SECTION                                                              \
          ".globl " EMBEDDED_SYMBOL #name "_start\n"                                    \
          EMBEDDED_HIDDEN EMBEDDED_SYMBOL #name "_start\n"                              \
          ".globl " EMBEDDED_SYMBOL #name "_count\n"                                    \
          EMBEDDED_HIDDEN EMBEDDED_SYMBOL #name "_count\n"                              \
          EMBEDDED_SYMBOL #name "_start:\n"                                             \
          ".incbin \"" EMBEDDED_FILE "\"\n"                                             \
          EMBEDDED_LABEL #name "_end:\n"                                                \
          ".balign 8\n"                                                                 \
          EMBEDDED_SYMBOL #name "_count:\n"                                             \
          ".quad " EMBEDDED_LABEL #name "_end - " EMBEDDED_SYMBOL #name "_start\n"      \
          ".text\n");                                                                   \
  EmbeddedBytes name(void) { return (EmbeddedBytes){name##_start, (size_t)name##_count}; }

#endif
