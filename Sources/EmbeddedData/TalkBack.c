#define EMBEDDED_FILE "Wording/TalkBack.txt"
#include "Wording/TalkBack.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_talkback_wording)
