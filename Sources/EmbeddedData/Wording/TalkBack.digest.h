// f28239fb951689c7 of TalkBack.txt
