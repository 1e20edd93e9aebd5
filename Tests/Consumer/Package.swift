// swift-tools-version: 6.0
import PackageDescription

// A package of somebody else's: what it can do with the library alone, and what it must not link.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "a11y-sim", path: "../..")],
  targets: [.executableTarget(name: "consumer", dependencies: [.product(name: "A11ySim", package: "a11y-sim")])],
  swiftLanguageModes: [.v6]
)
