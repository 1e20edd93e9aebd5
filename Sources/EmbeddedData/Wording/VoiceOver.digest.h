// d981f19836669d54 of VoiceOver.txt
