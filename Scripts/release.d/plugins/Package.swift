// swift-tools-version: 6.1
import PackageDescription

// The released tool, for packages that want it without building it.
let package = Package(
  name: "a11y-sim-plugins",
  products: [
    .plugin(name: "A11ySimCommand", targets: ["A11ySimCommand"]),
    .plugin(name: "A11ySimStringsCheck", targets: ["A11ySimStringsCheck"]),
    .plugin(name: "A11ySimTest", targets: ["A11ySimTest"]),
  ],
  targets: [
    .binaryTarget(name: "a11y-sim", path: "a11y-sim.artifactbundle"),
    .plugin(
      name: "A11ySimCommand",
      // Without a permission to write, which SwiftPM would ask for at each use: most commands only read.
      capability: .command(
        intent: .custom(verb: "a11y-sim", description: "Simulate a screen reader, and print what its user hears")),
      dependencies: ["a11y-sim"]),
    .plugin(name: "A11ySimStringsCheck", capability: .buildTool(), dependencies: ["a11y-sim"]),
    .plugin(name: "A11ySimTest", capability: .buildTool(), dependencies: ["a11y-sim"]),
  ]
)
