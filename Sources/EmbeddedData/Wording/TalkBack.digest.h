// cd45e0406b402b5e of TalkBack.txt
