#define EMBEDDED_FILE "SymbolNames/SymbolNames.txt"
#include "SymbolNames/SymbolNames.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_symbol_names)
