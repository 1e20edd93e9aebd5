import A11ySim
import AgentProtocol
import ArgumentParser
import ESpeakNG

struct MCPCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mcp",
    abstract: "Serve the simulator to a coding agent, over standard input and output.",
    discussion: """
      The command speaks the Model Context Protocol: versions 2026-07-28 and, with `initialize`, 2024-11-05 to \
      2025-11-25. It uses no network. It reads files in the current folder, in the git repository around it and in \
      folders for temporary files, and writes only below the current folder. It ends at the end of standard input.

      Examples:
        a11y-sim mcp --print-config claude
        a11y-sim mcp --allow ~/dumps
      """
  )

  @Option(
    help: ArgumentHelp(
      "Print what to paste into the configuration of this agent, with the path of this program. Nothing is served.",
      valueName: "agent"))
  var printConfig: AgentClient?

  @Option(help: ArgumentHelp("Read files in this folder, too (repeatable).", valueName: "folder"))
  var allow: [String] = []

  func run() throws {
    if let printConfig {
      let program = executablePath() ?? A11ySimTool.current.name
      let allowed = allow.map { InputFile.resolved($0) }.flatMap { ["--allow", $0] }
      return Console.print(printConfig.configuration(of: program, arguments: ["mcp"] + allowed), isData: true)
    }
    for folder in allow where !InputFile.isDirectory(folder) {
      Console.complain(Diagnostic("there is no folder at this path", file: folder, help: "name an existing folder"))
      throw Console.Status.couldNot
    }
    let screens = AgentScreens(folders: AgentFolders(allowing: allow))
    let server = AgentServer(Self.information, tools: AgentTool.all(screens))
    AgentSession(server).run()
  }

  private static let information = AgentServer.Information(
    name: "a11y-sim", title: "a11y-sim, a screen reader simulator", version: toolVersion,
    instructions: """
      Says what a VoiceOver or TalkBack user hears. Use it after each change of UI code for which you have a dump of \
      the accessibility tree (idb, AXe, XCUITest, Appium, uiautomator …) or a scenario. Send the path of a saved dump \
      rather than its text. The two readers differ. Words marked “?” are guesses: do not tell a person that VoiceOver \
      says them. What a dump lacks (`notCaptured`) is not judged; no finding is not a pass.
      """)
}
