// d66ee2fcfeb410b7 of TalkBack.txt
