import Foundation
import PackagePlugin

/// Checks the string catalogues of a target before each build. An error in them fails the build.
@main
struct A11ySimStringsCheck: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      .prebuildCommand(
        displayName: "a11y-sim strings check \(target.name)",
        executable: try context.tool(named: "a11y-sim").url,
        arguments: ["strings", "check", target.directoryURL.path()],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }
}
