#define EMBEDDED_FILE "Wording/VoiceOver.txt"
#include "Wording/VoiceOver.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_voiceover_wording)
