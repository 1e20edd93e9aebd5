// swift-tools-version: 6.0
import PackageDescription

// Tests of the recorder. It is compiled with a stand-in for the part of XCTest that it uses, since that part is Apple's.
let package = Package(
  name: "recorder",
  targets: [.testTarget(name: "RecorderTests", path: "Tests")],
  swiftLanguageModes: [.v6]
)
