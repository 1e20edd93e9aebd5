import Foundation
import ScenarioFiles
import TestSupport
import Testing

/// A reader who carries out a page from top to bottom in one folder.
///
/// - `sh`: each line runs. Its status is 0; commands that report findings may have 1, and a `test` whose comment says
///   “fails” has 1.
/// - no language, or `diff`: what the block of commands above printed, the errors first. A line `…` stands for lines
///   that are left out; without one at its beginning or end, a block shows the beginning or the end.
/// - `yaml`: a scenario is played, a file of vectors is compared, and the `a11y-sim` lines of a workflow run. A part of a
///   scenario is completed first.
/// - `xml`, `txt`, `json`, `jsonl`: files of the folder; `keys`: the input of the next command.
/// - `swift`: lines of the file that the first line names, which the compiler reads.
///
/// A block with a name is written to that file, which a later command has to use.
struct PageRun {
  /// A line or a block that does not run, with the reason. A block is named by its first line.
  struct Exception {
    var page: String
    var line: String
    var reason: String
  }

  static let exceptions: [Exception] = [
    .init(page: "README.md", line: "Scripts/run", reason: "it builds the release and installs packages"),
    .init(page: "README.md", line: "Scripts/test", reason: "it runs these tests"),
    .init(
      page: "README.md", line: #"export PATH="$PWD/.build/release:$PATH""#,
      reason: "the tests find the program that they were built with"),
    .init(
      page: "Testing.md", line: "swift build -c release --package-path a11y-sim --product a11y-sim",
      reason: "it builds the release"),
    .init(
      page: "Sharding.md", line: "parallel -S one,two --nonall rm -rf a11y-sim-parts",
      reason: "it needs GNU parallel and two machines"),
    .init(page: "Sharding.md", line: "# BUILD", reason: "it needs Bazel"),
    .init(page: "Sharding.md", line: "#!/bin/sh", reason: "Bazel runs it"),
    .init(page: "Sharding.md", line: "bazel test //:flows_test", reason: "it needs Bazel"),
    .init(
      page: "Installing.md", line: "sudo apt-get install ./a11y-sim_VERSION_amd64.deb",
      reason: "it needs a release; Scripts/release carries it out"),
    .init(
      page: "Installing.md", line: "tar -xzf a11y-sim-VERSION-linux-x86_64.tar.gz",
      reason: "it needs a release; Scripts/release carries it out"),
    .init(
      page: "Installing.md", line: "a11y-sim-VERSION-linux-x86_64/a11y-sim demo",
      reason: "it needs a release; Scripts/release carries it out"),
    .init(page: "Installing.md", line: "repos:", reason: "it needs pre-commit; Scripts/release tries the hooks"),
    .init(page: "Installing.md", line: "- uses: ./a11y-sim", reason: "GitHub runs it; Scripts/release tries its shell"),
    .init(
      page: "Testing.md", line: "import A11ySimCapture",
      reason: "it needs UIKit and an app; Tests/CaptureStub compiles and runs `assertScreen` against a stand-in"),
    .init(
      page: "CapturingScreens.md", line: "import A11ySimCapture",
      reason: "it needs UIKit and an app; Tests/CaptureStub compiles and runs `assertScreen` against a stand-in"),
  ]

  /// Files of the reader that a page takes for granted, each with one of this repository.
  static let fixtures: [String: [String: String]] = [
    "Testing.md": [
      "Accessibility/plain.yaml": "Tests/Scenarios/plain/announcements.yaml",
      "sign-in.xml": "Tests/Captured/sign-in/appium.xml", "branch/sign-in.xml": "Tests/Captured/build-2/appium.xml",
    ],
    "Exploring.md": ["page.xml": "Tests/Captured/sign-in/uiautomator.xml"],
    "Reports.md": [
      "Accessibility/plain.yaml": "Tests/Scenarios/plain/announcements.yaml",
      "screens/sign-in.xml": "Tests/Captured/sign-in/appium.xml",
      "new-screens/sign-in.xml": "Tests/Captured/build-2/appium.xml",
    ],
    "CapturingScreens.md": [
      "page.xml": "Tests/Captured/sign-in/appium.xml", "new/page.xml": "Tests/Captured/build-2/appium.xml",
      "uikit.txt": "Tests/Captured/sign-in/debug-description.txt", "swiftui.json": "Tests/Captured/sign-in/axe.json",
      "views.xml": "Tests/Captured/sign-in/uiautomator.xml", "compose.txt": "Tests/Captured/sign-in/compose.txt",
      "flutter.txt": "Tests/Captured/sign-in/flutter.txt",
      "react-native.json": "Tests/Captured/sign-in/maestro-android.json",
      "main/screens/sign-in.xml": "Tests/Captured/sign-in/appium.xml",
      "pull-request/screens/sign-in.xml": "Tests/Captured/build-2/appium.xml",
      "login.screen.json": "Tests/Captured/flow/sign-in.screen.json",
      "login.overlay.yaml": "Tests/Captured/flow/sign-in.overlay.yaml",
      "otp.screen.json": "Tests/Captured/flow/code.screen.json",
      "otp.overlay.yaml": "Tests/Captured/flow/code.overlay.yaml",
    ],
  ]

  let page: String
  private let folder = TemporaryFolder()
  private let programs = TemporaryFolder()
  private var exceptions: Set<String>
  private(set) var commandCount = 0
  private var printed = ""
  private var input = ""
  /// Files that no command has used yet.
  private var unused: Set<String> = []

  init(_ page: String) throws {
    self.page = page
    exceptions = Set(Self.exceptions.filter { $0.page == page }.map(\.line))
    for (name, file) in Self.fixtures[page] ?? [:] {
      try folder.file(name, Data(try #require(Repository.bytes(file), "\(file)")))
    }
    // Read only: a page writes into folders of its own.
    try folder.link("Tests", to: Tool.package.appendingPathComponent("Tests").path)
    try programs.link("a11y-sim", to: BuiltProgram.path(of: "a11y-sim"))
    let player = try programs.file("pacat", "#!/bin/sh\nexec cat >/dev/null\n")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: player)
  }

  /// Carries out every block of the page.
  mutating func run() throws { try run(try Documentation.listings(of: page)) }

  mutating func run(_ listings: [Documentation.Listing]) throws {
    for listing in listings {
      if listing.language != "sh", let first = listing.lines.first, isExcepted(String(first)) { continue }
      try run(listing)
    }
    for name in unused.sorted() { Issue.record("\(page): no command uses the file \(name)") }
    for line in exceptions.sorted() { Issue.record("\(page): an exception is not needed any more: \(line)") }
  }

  private mutating func isExcepted(_ line: String) -> Bool {
    let command = line.split(separator: " #", maxSplits: 1).first.map(String.init) ?? line
    guard let match = exceptions.first(where: { command.hasPrefix($0) }) else { return false }
    if command.trimmingCharacters(in: .whitespaces) == match { exceptions.remove(match) }
    return true
  }

  private mutating func run(_ listing: Documentation.Listing) throws {
    switch listing.language {
    case "sh":
      printed = ""
      for line in listing.lines where !isExcepted(String(line)) { try run(String(line)) }
    case "", "diff":
      #expect(Self.shows(listing.lines, of: printed), "\(page) shows:\n\(listing.text)but this is printed:\n\(printed)")
    case "yaml":
      try run(yaml: listing)
    case "xml", "txt":
      try keep(listing, as: try #require(listing.file, "\(page): a block has no name:\n\(listing.text)"))
    case "json", "jsonl":
      for text in listing.language == "json" ? [listing.text] : listing.lines.map(String.init) {
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(text.utf8)) }
      }
      if let file = listing.file { try keep(listing, as: file) }
    case "keys":
      input = listing.text
    case "swift":
      let file = try #require(listing.file, "\(page): a block does not say which file it is from:\n\(listing.text)")
      let bytes = try #require(Repository.bytes(file), "\(page): \(file) is missing")
      let lines = listing.lines.dropFirst().joined(separator: "\n")
      #expect(String(decoding: bytes, as: UTF8.self).contains(lines + "\n"), "\(page) does not show \(file)")
    default:
      Issue.record("\(page): nothing carries out a block of “\(listing.language)”: run it, or name it in `exceptions`")
    }
  }

  private mutating func keep(_ listing: Documentation.Listing, as file: String) throws {
    try folder.file(file, listing.text)
    unused.insert(file)
  }

  private mutating func run(_ line: String) throws {
    let (command, comment) =
      line.firstRange(of: " #").map {
        (String(line[..<$0.lowerBound]), String(line[$0.upperBound...]))
      } ?? (line, "")
    #expect(command.hasPrefix("a11y-sim "), "\(page): nothing runs “\(line)”: name it in `exceptions`")
    let result = try Program.run(
      "/bin/sh", ["-c", command],
      environment: ["CI": "", "PATH": "\(programs.path):/usr/bin:/bin"].merging(Self.worker) { $1 },
      folder: folder.path, input: input)
    let words = command.split(separator: " ").dropFirst()
    let reports = ["audit", "diff", "strings"].contains(words.first) || words.contains("--audit")
    let fails = words.first == "test" && comment.contains("fails")
    let allowed: [Int32] = fails ? [1] : reports ? [0, 1] : [0]
    #expect(allowed.contains(result.status), "\(page): \(line): status \(result.status)\n\(result.errors)")
    if result.status == 0 {
      #expect(!result.errors.contains(#/(?:^|: )(?:error|warning): /#.anchorsMatchLineEndings()), "\(result.errors)")
    }
    printed += result.errors + result.output
    #expect(!printed.isEmpty, "\(page): \(line) prints nothing")
    input = ""
    commandCount += 1
    // A folder stands for the files in it, and a scenario for the recordings beside it.
    unused = unused.filter { file in
      !words.contains { file == $0 || file.hasPrefix($0 + "/") || file.hasPrefix($0.replacing(".yaml", with: ".")) }
    }
  }

  private static let worker = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  private mutating func run(yaml listing: Documentation.Listing) throws {
    let root = try Document.read(Array(listing.text.utf8), file: page)
    var keys: Set<String> = []
    if case .mapping(let pairs) = root.value {
      for case .scalar(let key, _) in pairs.map(\.key.value) { keys.insert(key) }
    }
    if keys.contains("jobs") {
      for step in listing.lines.compactMap({ $0.wholeMatch(of: /\ *- run: (.*)/)?.1 }) where !isExcepted(String(step)) {
        // The program is where the job built it.
        try run(String(step.replacing(#/^[^ ]*/a11y-sim /#, with: "a11y-sim ")))
      }
    } else if let file = listing.file {
      try keep(listing, as: file)
    } else if keys.contains("vectors") {
      try folder.file("vectors.yaml", listing.text)
      try run("a11y-sim fidelity vectors.yaml")
    } else {
      var text = listing.text
      if case .sequence = root.value {
        text = "screen: [ { button: A } ]\nsteps:\n- appear\n" + text
      } else {
        if keys.isDisjoint(with: ["screen", "screens"]) { text += "screen: [ { button: A } ]\n" }
        if !keys.contains("steps") { text += "steps: [ appear ]\n" }
      }
      try folder.file("played.yaml", text)
      try run("a11y-sim played.yaml")
    }
  }

  /// Whether the lines are those of a text, with `…` for lines that are left out.
  static func shows(_ lines: [Substring], of text: String) -> Bool {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if rest.last == "" { rest.removeLast() }
    let pieces = lines.split(separator: "…", omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() where !piece.isEmpty {
      let starts = rest.indices.filter { rest[$0...].starts(with: piece) }
      let isFirst = index == 0
      let isLast = index == pieces.count - 1
      guard let start = isLast && !isFirst ? starts.last : starts.first, !isFirst || start == rest.startIndex else {
        return false
      }
      rest = rest[(start + piece.count)...]
    }
    return lines.last == "…" || rest.isEmpty
  }
}
