// 45d9a0f50542a380 of Characters.txt
