// 244a916278e215ca of Components.txt
