// 892ba9d6eabc0ca0 of TalkBack.txt
