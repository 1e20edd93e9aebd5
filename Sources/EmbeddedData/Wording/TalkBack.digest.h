// dd207372e73ee6ef of TalkBack.txt
