// 77c81d6df63c2266 of TalkBack.txt
