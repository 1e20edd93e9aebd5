// swift-tools-version: 6.0
import PackageDescription

// Tests of the capture in the app. It is compiled with a stand-in for the part of UIKit that it uses, since that is
// Apple's. The folder A11ySimCapture is a link to the sources themselves: SwiftPM takes no target outside a package.
let package = Package(
  name: "capture-stub",
  targets: [
    .target(name: "Accessibility", path: "Accessibility"),
    .target(name: "UIKit", dependencies: ["Accessibility"], path: "UIKit"),
    .target(name: "A11ySimCapture", dependencies: ["Accessibility", "UIKit"], path: "A11ySimCapture"),
    .testTarget(
      name: "CaptureTests", dependencies: ["A11ySimCapture", "Accessibility", "UIKit"], path: "Tests",
      exclude: ["Screens"],
      // The testing library would add what it knows of Apple's UIKit.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-disable-cross-import-overlays"])]),
  ],
  swiftLanguageModes: [.v6]
)
