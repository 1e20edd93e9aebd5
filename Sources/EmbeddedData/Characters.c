#define EMBEDDED_FILE "Wording/Characters.txt"
#include "Wording/Characters.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_characters_wording)
