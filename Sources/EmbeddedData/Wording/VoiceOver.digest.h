// 02915b69010dc316 of VoiceOver.txt
