import A11ySim
import ArgumentParser

/// A coding agent whose configuration `mcp --print-config` prints.
enum AgentClient: String, DescribedChoice {
  case claude, codex, cursor, vscode, xcode

  var summary: String {
    switch self {
    case .claude: "`.mcp.json` in the project, or `mcpServers` in ~/.claude.json"
    case .codex: "~/.codex/config.toml"
    case .cursor: "`.cursor/mcp.json`"
    case .vscode: "`.vscode/mcp.json`"
    case .xcode: "`mcpServers` of the Claude agent in Xcode"
    }
  }

  /// Returns the text to paste. The path of the program is absolute, because agents inside Xcode have a short `PATH`.
  func configuration(of program: String, arguments: [String]) -> String {
    let command = ("command", JSON.string(program))
    let list = ("args", JSON.array(arguments.map { JSON.string($0) }))
    switch self {
    case .claude, .xcode: return Self.file("mcpServers", [("type", "\"stdio\""), command, list])
    case .cursor: return Self.file("mcpServers", [command, list])
    case .vscode: return Self.file("servers", [("type", "\"stdio\""), command, list])
    case .codex:
      // A basic string of TOML has the escapes of JSON.
      return "[mcp_servers.a11y-sim]\ncommand = \(command.1)\nargs = \(list.1)\n"
    }
  }

  private static func file(_ key: String, _ fields: [(String, String)]) -> String {
    let lines = fields.map { "      \(JSON.string($0.0)): \($0.1)" }.joined(separator: ",\n")
    return "{\n  \(JSON.string(key)): {\n    \"a11y-sim\": {\n\(lines)\n    }\n  }\n}\n"
  }
}
