// 474795884 2077682 of SymbolNames.txt
