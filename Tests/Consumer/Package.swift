// swift-tools-version: 6.0
import PackageDescription

// A package of somebody else's, and a worked example: a team's own screen (`SignIn`), its tests in both frameworks, and a
// program that has nothing but the library. `Scripts/consumer` runs it.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "SignIn", targets: ["SignIn"])],
  dependencies: [.package(name: "a11y-sim", path: "../..")],
  targets: [
    .executableTarget(name: "consumer", dependencies: [.product(name: "A11ySim", package: "a11y-sim")]),
    // The app's own code: it knows nothing of the simulator.
    .target(name: "SignIn"),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "SignIn", .product(name: "A11ySim", package: "a11y-sim"),
        .product(name: "A11ySimTesting", package: "a11y-sim"),
      ],
      exclude: ["Transcripts"]
    ),
    .testTarget(
      name: "SignInXCTests",
      dependencies: [
        "SignIn", .product(name: "A11ySim", package: "a11y-sim"),
        .product(name: "A11ySimTesting", package: "a11y-sim"),
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)
