// swift-tools-version: 6.1
import PackageDescription

// Uses the plugins of a release, which Scripts/release unpacks beside this package.
let package = Package(
  name: "Teahouse",
  defaultLocalization: "en",
  dependencies: [.package(path: "../a11y-sim-plugins")],
  targets: [
    .executableTarget(
      name: "Teahouse",
      resources: [.process("Resources")],
      plugins: [
        .plugin(name: "A11ySimStringsCheck", package: "a11y-sim-plugins"),
        .plugin(name: "A11ySimTest", package: "a11y-sim-plugins"),
      ])
  ]
)
