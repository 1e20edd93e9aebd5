import A11ySimCommands
import ParrotReader

A11ySimTool(name: "parrot-tool", screenReaders: .all + [Parrot.self]).main()
