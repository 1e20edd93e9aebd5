// 063481d319d47043 of TalkBack.txt
