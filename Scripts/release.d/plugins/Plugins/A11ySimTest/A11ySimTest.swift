import Foundation
import PackagePlugin

/// Plays the scenarios in the package's folder `Accessibility` before each build. One that is heard otherwise than
/// expected fails the build.
@main
struct A11ySimTest: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    [
      .prebuildCommand(
        displayName: "a11y-sim test Accessibility",
        executable: try context.tool(named: "a11y-sim").url,
        arguments: ["test", context.package.directoryURL.appending(path: "Accessibility").path()],
        outputFilesDirectory: context.pluginWorkDirectoryURL)
    ]
  }
}
