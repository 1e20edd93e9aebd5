#define EMBEDDED_FILE "ReportPage/Report.css"
#include "ReportPage/Report.css.digest.h"
#include "Embed.h"

EMBEDDED(a11y_sim_report_style)
