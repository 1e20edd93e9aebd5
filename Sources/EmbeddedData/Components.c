#define EMBEDDED_FILE "Wording/Components.txt"
#include "Wording/Components.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_components_wording)
