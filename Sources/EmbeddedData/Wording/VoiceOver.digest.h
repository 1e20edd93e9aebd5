// d87cda20cfab8392 of VoiceOver.txt
