// 7eb5674991c467e7 of Components.txt
