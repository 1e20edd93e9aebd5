// dc310c37f1c0ab0a of Components.txt
