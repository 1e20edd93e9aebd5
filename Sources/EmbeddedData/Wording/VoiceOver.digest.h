// 071535a6694e1114 of VoiceOver.txt
