#define EMBEDDED_FILE "ReportPage/Report.js"
#include "ReportPage/Report.js.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_report_script)
