// swift-tools-version: 6.0
import PackageDescription

// Yams brings libyaml to every platform and needs nothing installed, but its Swift half, which nothing here uses, needs
// all of Foundation. Linked statically that is 45 MB, most of it ICU. Where the libyaml of the system can be linked
// instead, the scripts ask for it.
let linksSystemLibYAML = Context.environment["A11Y_SIM_SYSTEM_LIBYAML"] == "1"

// On Linux, the scripts ask for a tool that links the C library too: it starts faster, and needs nothing where it runs.
let linksEverything = Context.environment["A11Y_SIM_STATIC"] == "1"

let package = Package(
  name: "a11y-sim",
  platforms: [.macOS(.v14), .iOS(.v17)],
  products: [
    .library(name: "A11ySim", targets: ["A11ySim"]),
    .library(name: "ScenarioFiles", targets: ["ScenarioFiles"]),
    .library(name: "A11ySimTesting", targets: ["A11ySimTesting"]),
    .library(name: "A11ySimCapture", targets: ["A11ySimCapture"]),
    .library(name: "StringCatalogs", targets: ["StringCatalogs", "StringChecks"]),
    .library(name: "ESpeakNG", targets: ["ESpeakNG"]),
    .library(name: "A11ySimCommands", targets: ["A11ySimCommands"]),
    .executable(name: "a11y-sim", targets: ["a11y-sim"]),
    .executable(name: "espeak-ng-worker", targets: ["espeak-ng-worker"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0"),
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.0"),
    .package(url: "https://github.com/pointfreeco/xctest-dynamic-overlay", from: "1.13.0"),
  ],
  targets: [
    // Generated texts, byte for byte: no Swift that the compiler would have to read.
    .target(
      name: "EmbeddedData", exclude: ["ReportPage", "SymbolNames", "Wording"], cSettings: [.headerSearchPath(".")]),
    .target(
      name: "Locales",
      dependencies: ["EmbeddedData"],
      path: "Locales",
      exclude: [
        "VoiceOver.xcstrings", "VoiceOver.defaults", "TalkBack.xcstrings", "TalkBack.defaults", "Components.xcstrings",
        "Components.defaults",
        "Characters.xcstrings", "Characters.defaults",
      ]
    ),
    .target(name: "LocaleCatalogs"),
    .executableTarget(name: "generate-locales", dependencies: ["LocaleCatalogs"]),
    // What is on a screen and what is heard.
    .target(
      name: "AccessibilityModel", dependencies: ["Locales"],
      // Rounding is the C library's. An import of that, or of Foundation, would link it; there is none.
      linkerSettings: [.linkedLibrary("m", .when(platforms: [.linux]))]
    ),
    // A scenario played on a device, with any screen reader. No target below this line may name one.
    .target(name: "Simulation", dependencies: ["AccessibilityModel", "Locales"]),
    .target(
      name: "VoiceOverReader", dependencies: ["AccessibilityModel", "EmbeddedData", "Locales", "Simulation"]),
    .target(
      name: "TalkBackReader", dependencies: ["AccessibilityModel", "EmbeddedData", "Locales", "Simulation"]),
    .target(name: "CodeInputs", dependencies: ["AccessibilityModel", "EmbeddedData", "Locales", "Simulation"]),
    .target(name: "Judging", dependencies: ["AccessibilityModel", "Locales", "Simulation"]),
    .target(name: "FunctionWords"),
    .target(
      name: "AuditRules",
      dependencies: ["AccessibilityModel", "CodeInputs", "FunctionWords", "Judging", "Locales", "Simulation"]),
    // All of these by one import, and the lists of all.
    .target(
      name: "A11ySim",
      dependencies: [
        "AccessibilityModel", "AuditRules", "CodeInputs", "Judging", "Simulation", "TalkBackReader", "VoiceOverReader",
      ]
    ),
    // Alone with the YAML library: a program that builds its screens in Swift does not link it.
    .target(
      name: "ScenarioFiles",
      dependencies: [
        "A11ySim", "AccessibilityModel", "Captures", "Judging", "Locales", "Simulation",
        linksSystemLibYAML ? "CLibYAML" : .product(name: "Yams", package: "Yams"),
      ],
      swiftSettings: linksSystemLibYAML ? [.define("SYSTEM_LIBYAML")] : [],
      // The static one: the tool stays one file.
      linkerSettings: linksSystemLibYAML ? [.linkedLibrary(":libyaml.a")] : []
    ),
    // XML and JSON with the place of everything: what catalogues and captures are written in.
    .target(name: "TextFormats", dependencies: ["AccessibilityModel"]),
    .target(name: "StringCatalogs", dependencies: ["AccessibilityModel", "FunctionWords", "Locales", "TextFormats"]),
    // The checks of an app's texts.
    .target(
      name: "StringChecks",
      dependencies: [
        "AccessibilityModel", "FunctionWords", "Locales", "Simulation", "StringCatalogs", "TalkBackReader",
        "TextFormats", "VoiceOverReader",
      ]),
    // The accessibility trees of real apps.
    .target(name: "Captures", dependencies: ["AccessibilityModel", "Locales", "Judging", "Simulation", "TextFormats"]),
    // The wire to a coding agent, without its input and output.
    .target(name: "AgentProtocol", dependencies: ["AccessibilityModel", "Simulation", "TextFormats"]),
    // What a report shows, as one page. Its style and its script are in EmbeddedData.
    .target(
      name: "ReportPages",
      dependencies: ["AccessibilityModel", "AuditRules", "EmbeddedData", "Judging", "Locales", "Simulation"]),
    // For an app or its tests: depends on nothing, and writes what Captures reads.
    .target(name: "A11ySimCapture"),
    // The table of the estimate: what an engine says, measured and fitted.
    .target(name: "SpeechCalibration", dependencies: ["A11ySim", "Locales"]),
    .executableTarget(name: "calibrate-estimate", dependencies: ["A11ySim", "ESpeakNG", "SpeechCalibration"]),
    .target(
      name: "A11ySimTesting",
      dependencies: [
        "A11ySim",
        .product(name: "IssueReporting", package: "xctest-dynamic-overlay"),
        // Without it an issue is printed and no test fails.
        .product(name: "IssueReportingTestSupport", package: "xctest-dynamic-overlay"),
      ]
    ),
    // What of the C library Swift does not see.
    .target(name: "CA11ySimSystem"),
    // The C library and FoundationEssentials in one import.
    .target(name: "A11ySimSystem", dependencies: ["CA11ySimSystem"]),
    .target(name: "ESpeakNG", dependencies: ["A11ySimSystem", "AccessibilityModel", "Locales", "Simulation"]),
    // The licence line: nothing but the worker may depend on CESpeakNG.
    .systemLibrary(
      name: "CESpeakNG",
      pkgConfig: "espeak-ng",
      providers: [.apt(["libespeak-ng-dev"]), .brew(["espeak-ng"])]
    ),
    .executableTarget(name: "espeak-ng-worker", dependencies: ["CESpeakNG"]),
    // The commands, for the tool and for that of a team with its own components and rules.
    .target(
      name: "A11ySimCommands",
      dependencies: [
        "A11ySim", "A11ySimSystem", "AgentProtocol", "Captures", "ESpeakNG", "Locales", "ReportPages", "ScenarioFiles",
        "StringCatalogs", "StringChecks", "TextFormats",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]
    ),
    .executableTarget(
      name: "a11y-sim", dependencies: ["A11ySimCommands"],
      linkerSettings: linksEverything ? [.unsafeFlags(["-static-executable"])] : []
    ),
    .testTarget(name: "LocalesTests", dependencies: ["A11ySim", "Locales", "LocaleCatalogs", "TestSupport"]),
    .testTarget(
      name: "A11ySimTests",
      dependencies: [
        "A11ySim", "A11ySimTesting", "Captures", "ParrotReader", "ScenarioFiles", "TestSupport", "TextFormats",
      ]),
    .testTarget(
      name: "ScenarioFilesTests",
      dependencies: [
        "A11ySim", "A11ySimTesting", "Captures", "ScenarioFiles", "TestSupport",
        .product(name: "Yams", package: "Yams"),
      ]),
    .testTarget(
      name: "StringCatalogsTests",
      dependencies: ["A11ySim", "StringCatalogs", "StringChecks", "TestSupport", "TextFormats"]),
    .testTarget(name: "CapturesTests", dependencies: ["A11ySim", "Captures", "TestSupport", "TextFormats"]),
    .testTarget(name: "ReportPagesTests", dependencies: ["A11ySim", "ReportPages", "ScenarioFiles", "TestSupport"]),
    .testTarget(
      name: "ESpeakNGTests",
      dependencies: [
        "A11ySim", "ESpeakNG", "SpeechCalibration", "TestSupport", "espeak-ng-worker", "faulty-worker", "silent-worker",
      ]),
    .testTarget(
      name: "ToolTests",
      dependencies: [
        "A11ySimCommands", "AgentProtocol", "Locales", "ScenarioFiles", "StringCatalogs", "StringChecks", "TestSupport",
        "TextFormats", "a11y-sim",
        "espeak-ng-worker", "faulty-worker", "parrot-tool",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // A screen reader as somebody else would write it, and a tool that knows it.
    .target(name: "ParrotReader", dependencies: ["A11ySim"], path: "Tests/ParrotReader"),
    .executableTarget(
      name: "parrot-tool", dependencies: ["A11ySimCommands", "ParrotReader"], path: "Tests/parrot-tool"),
    .target(name: "TestSupport", dependencies: ["CA11ySimSystem"], path: "Tests/TestSupport"),
    .testTarget(name: "TestSupportTests", dependencies: ["TestSupport"]),
    // A worker that crashes, hangs, talks nonsense or quits when told to: what containment is tested with.
    .executableTarget(name: "faulty-worker", path: "Tests/faulty-worker"),
    // A worker without an engine, which keeps the protocol: what tests of speech need where eSpeak NG is not installed.
    .executableTarget(name: "silent-worker", path: "Tests/silent-worker"),
  ],
  swiftLanguageModes: [.v6]
)

if linksSystemLibYAML { package.targets.append(.systemLibrary(name: "CLibYAML")) }

// The tests play thousands of scenarios and read thousands of files, which takes a third of the time if that is
// optimized. To optimize more takes longer than the tests gain: the checks of strings and the rules of audits would be built
// in five times the time. The scripts ask for it. Others may depend on this package only because they do not: a
// dependency must have no unsafe flags.
if Context.environment["A11Y_SIM_FAST_TESTS"] == "1" {
  let playing: Set = [
    "AccessibilityModel", "Captures", "CodeInputs", "Judging", "LocaleCatalogs", "ScenarioFiles", "Simulation",
    "TalkBackReader", "TextFormats", "VoiceOverReader",
  ]
  for target in package.targets where playing.contains(target.name) {
    target.swiftSettings =
      (target.swiftSettings ?? []) + [.unsafeFlags(["-O", "-assert-config", "Debug"], .when(configuration: .debug))]
  }
}
