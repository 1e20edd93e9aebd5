// 9ade121323748bbd of TalkBack.txt
