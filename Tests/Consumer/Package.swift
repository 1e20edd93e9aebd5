// swift-tools-version: 6.0
import PackageDescription

// A package of somebody else's, and a worked example: a team's own screen (`SignIn`), its tests in both frameworks, a
// program that has nothing but the library, and the team's own `a11y-sim`. `Scripts/consumer` runs it.
let package = Package(
  name: "consumer",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [.library(name: "SignIn", targets: ["SignIn"])],
  dependencies: [.package(name: "a11y-sim", path: "../..")],
  targets: [
    .executableTarget(name: "consumer", dependencies: [.product(name: "A11ySim", package: "a11y-sim")]),
    // The app's own code: it knows nothing of the simulator.
    .target(name: "SignIn"),
    // What the team tells the simulator: its screen, a rule, a format, a check and a reader.
    .target(
      name: "SignInAccessibility",
      dependencies: [
        "SignIn", .product(name: "A11ySim", package: "a11y-sim"),
        .product(name: "StringCatalogs", package: "a11y-sim"),
      ]),
    // The commands, with all of that.
    .executableTarget(
      name: "our-a11y-sim",
      dependencies: ["SignInAccessibility", .product(name: "A11ySimCommands", package: "a11y-sim")]),
    .testTarget(
      name: "SignInTests",
      dependencies: [
        "SignInAccessibility", .product(name: "A11ySim", package: "a11y-sim"),
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
