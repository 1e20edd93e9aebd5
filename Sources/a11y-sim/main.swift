import A11ySimCommands

A11ySimTool().main()
