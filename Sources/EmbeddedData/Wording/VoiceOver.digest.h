// 23502eb6884b7285 of VoiceOver.txt
