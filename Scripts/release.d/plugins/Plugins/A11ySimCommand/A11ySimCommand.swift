import Foundation
import PackagePlugin

/// `swift package a11y-sim ARGUMENTS…` runs the tool in the folder of the package.
@main
struct A11ySimCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    let tool = Process()
    tool.executableURL = try context.tool(named: "a11y-sim").url
    tool.arguments = arguments
    tool.currentDirectoryURL = context.package.directoryURL
    try tool.run()
    tool.waitUntilExit()
    // The tool has said why. SwiftPM exits with 1 for every other status than 0.
    if tool.terminationStatus != 0 { exit(tool.terminationStatus) }
  }
}
