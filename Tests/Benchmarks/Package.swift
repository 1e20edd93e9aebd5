// swift-tools-version: 6.0
import PackageDescription

// A package of its own, so that nobody who uses the library fetches or builds it.

// Benchmarks look into the library's package, as its tests do: what they measure is not all public.
// SwiftPM names a package after its folder. `packageAccess: false` keeps SwiftPM from naming this one.
let folder = Context.packageDirectory.split(separator: "/").dropLast(2).last ?? ""
let packageName = String(folder.lowercased().map { $0.isLetter || $0.isNumber ? $0 : "_" })
let asTests: [SwiftSetting] = [.unsafeFlags(["-package-name", packageName])]

// Linked as the tool is.
let linksEverything = Context.environment["A11Y_SIM_STATIC"] == "1"

let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v14)],
  dependencies: [.package(name: "a11y-sim", path: "../..")],
  targets: [
    .executableTarget(
      name: "benchmarks",
      dependencies: [
        .product(name: "A11ySim", package: "a11y-sim"), .product(name: "ScenarioFiles", package: "a11y-sim"),
      ], packageAccess: false, swiftSettings: asTests),
    // How many utterances and keys a second, and how much memory a long session takes.
    .executableTarget(
      name: "rates", dependencies: [.product(name: "A11ySim", package: "a11y-sim")], packageAccess: false,
      swiftSettings: asTests),
    // Texts made at random, spoken at length.
    .executableTarget(
      name: "fuzz-speech",
      dependencies: [
        .product(name: "A11ySim", package: "a11y-sim"), .product(name: "ESpeakNG", package: "a11y-sim"),
      ], packageAccess: false, swiftSettings: asTests),
    // What speaking costs beside a bare C program.
    .executableTarget(
      name: "speech-rates",
      dependencies: [
        .product(name: "A11ySim", package: "a11y-sim"), .product(name: "ESpeakNG", package: "a11y-sim"),
      ], packageAccess: false, swiftSettings: asTests),
    // How fast catalogues are read: a folder of them, and one of 20 MB.
    .executableTarget(
      name: "strings-rates", dependencies: [.product(name: "StringCatalogs", package: "a11y-sim")],
      packageAccess: false, swiftSettings: asTests),
    // What checking strings costs beside reading them: a catalogue made by itself.
    .executableTarget(
      name: "strings-check", dependencies: [.product(name: "StringCatalogs", package: "a11y-sim")],
      packageAccess: false, swiftSettings: asTests),
    // What an empty Swift program costs: the unit that starting the tool is measured in.
    .executableTarget(name: "empty", linkerSettings: linksEverything ? [.unsafeFlags(["-static-executable"])] : []),
  ],
  swiftLanguageModes: [.v6]
)
