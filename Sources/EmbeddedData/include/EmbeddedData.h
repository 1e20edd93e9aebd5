// Data files that are built into the program; `Embed.h` describes how.

#ifndef A11Y_SIM_EMBEDDED_DATA_H
#define A11Y_SIM_EMBEDDED_DATA_H

#include <stddef.h>
#include <stdint.h>

typedef struct {
  const void *_Nonnull start;
  size_t count;
} EmbeddedBytes;

// The catalogues in `Locales`, compiled by `generate-locales`.
EmbeddedBytes a11y_sim_voiceover_wording(void);
EmbeddedBytes a11y_sim_talkback_wording(void);
EmbeddedBytes a11y_sim_components_wording(void);
EmbeddedBytes a11y_sim_characters_wording(void);

// The names of symbols and emoji, written by `Scripts/annotations`.
EmbeddedBytes a11y_sim_symbol_names(void);

// The style sheet and the script of a report, in `ReportPage`.
EmbeddedBytes a11y_sim_report_style(void);
EmbeddedBytes a11y_sim_report_script(void);

#endif
