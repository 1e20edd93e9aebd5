// 0a23262c51273fa6 of VoiceOver.txt
