import A11ySim
import ArgumentParser
import Captures
import ScenarioFiles

struct CaptureCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "capture",
    abstract: "Convert captures of a real app's screens into screen files, which you can commit.",
    discussion: """
      A capture is a description of a screen that another tool wrote. Its format is detected from its content, or \
      named with --from:

      \(CaptureFormat.helpList)

      Each capture is written as NAME.screen.json into the folder that --output names; of several \
      captures in one file, the first is NAME-1.screen.json, or NAME-01.screen.json if there are ten or more. Without \
      --output, the screen file is printed, and you can name only one capture. You need not convert a capture to use \
      it: the other commands read captures, too.

      Examples:
        a11y-sim capture page.xml -o screens/
        a11y-sim capture page.xml --explain
        adb exec-out uiautomator dump /dev/tty | a11y-sim capture - -o screens/
        a11y-sim capture --watch 'adb exec-out uiautomator dump /dev/tty' -o flow/
        a11y-sim run page.xml
      """
  )

  @Argument(help: "Captures, folders that contain captures, or folders of exported attachments; `-` is standard input.")
  var paths: [String] = []

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "Write the screen files into this folder, which is created if it does not exist.", valueName: "folder"))
  var output: String?

  @Option(
    help: ArgumentHelp(
      """
      Run this command again and again, and write each new screen that it prints into the folder of --output, until you \
      press Ctrl-C. So you capture a flow while you go through it.
      """, valueName: "command"))
  var watch: String?

  @Option(
    help: ArgumentHelp("Stop --watch after this number of screens (1 to 1000; default: never).", valueName: "count"))
  var screens: Int?

  @OptionGroup var capture: CaptureOptions

  @Option(
    help: ArgumentHelp(
      "Store this as the language of the app (BCP 47; default: the language in the capture, if any).", valueName: "tag")
  )
  var locale: String?

  @Option(
    help: ArgumentHelp(
      """
      Store this git commit, from which the app was built. If a scenario lists paths under `fresh`, `test` needs the \
      commit to find out whether they have changed since then.
      """, valueName: "hash"))
  var commit: String?

  @Option(
    help: ArgumentHelp(
      "Store this as the day of the capture, such as 2026-01-31. If a scenario has `maxAge` under `fresh`, `test` needs the day.",
      valueName: "day"))
  var date: String?

  @Flag(
    help:
      "List every property that was inferred because the capture does not contain it, with line, rule and confidence.")
  var explain = false

  @Flag(help: "Fail, and write nothing, if a property had to be guessed.")
  var strict = false

  @Option(help: .color)
  var color: Console.Color = .auto

  mutating func validate() throws {
    Console.use(color)
    if watch == nil, paths.isEmpty {
      throw ValidationError("name a capture, a folder of captures, or a command with --watch")
    }
    if watch != nil {
      if !paths.isEmpty { throw ValidationError("--watch reads what its command prints; name no captures as well") }
      if output == nil { throw ValidationError("--watch needs a folder for the screens; name it with --output") }
      if strict || explain { throw ValidationError("--watch cannot be combined with --strict or --explain") }
    }
    if let screens, watch == nil || !(1...1000).contains(screens) {
      throw ValidationError("--screens takes a number from 1 to 1000, and only with --watch")
    }
    if let locale, !locale.isLanguageTag {
      throw ValidationError("“\(locale)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
    if let commit, !commit.isCommitName {
      throw ValidationError("“\(commit)” is not the name of a commit; write the hash that `git rev-parse HEAD` prints")
    }
    if let date, ImportedScreen.day(date) == nil {
      throw ValidationError("“\(date)” is not a day; write it as 2026-01-31")
    }
  }

  func run() throws {
    if let watch, let output {
      var watched = CaptureWatch(command: watch, folder: output, choice: capture.choice, limit: screens ?? .max)
      return try watched.run(changing: stamp)
    }
    var (sources, isComplete) = CaptureSources.find(paths)
    var all: [(name: String, screen: ImportedScreen)] = []
    for source in sources {
      do throws(ScenarioParser.Failure) {
        let screens = try InputFile.screens(source.source, capture.choice)
        for (index, var screen) in screens.enumerated() {
          stamp(&screen)
          // The screens of one file keep their order in a folder.
          let number = String(index + 1)
          let zeros = String(repeating: "0", count: String(screens.count).count - number.count)
          all.append((source.name + (screens.count > 1 ? "-" + zeros + number : ""), screen))
        }
      } catch {
        for diagnostic in error.diagnostics { Console.complain(diagnostic) }
        isComplete = false
      }
    }
    var shared = all.map(\.screen)
    ImportedScreen.shareSecrets(of: &shared)
    for index in all.indices { all[index].screen = shared[index] }
    if let double = Dictionary(grouping: all, by: \.name).filter({ $0.value.count > 1 }).keys.sorted().first {
      Console.complain(
        "error: two captures have the name “\(double)”\nhelp: rename one of them, or write them into different folders")
      throw Console.Status.couldNot
    }
    if output == nil, all.count > 1 {
      Console.complain("error: only one screen file can be printed\nhelp: write all of them into a folder: -o screens/")
      throw Console.Status.wrongUsage
    }
    let guesses = all.flatMap(\.screen.notices).filter { $0.rule.confidence == .guess }
    if strict, !guesses.isEmpty {
      for guess in guesses { Console.complain(guess.diagnostic(.error)) }
      Console.complain(
        "error: \(guesses.count == 1 ? "1 property" : "\(guesses.count) properties") had to be guessed, so nothing was written"
      )
      throw Console.Status.findings
    }
    if explain {
      for notice in all.flatMap(\.screen.notices) { Console.complain(notice.diagnostic(.info)) }
    }
    for (name, screen) in all {
      guard let output else {
        Console.print(screen.file, isData: true)
        continue
      }
      do throws(Diagnostic) {
        Console.print("\(try screen.write(as: name, into: output))\n")
      } catch {
        Console.complain(error)
        isComplete = false
      }
    }
    if !isComplete { throw Console.Status.couldNot }
  }

  /// Stores what the options say about a screen.
  private func stamp(_ screen: inout ImportedScreen) {
    screen.locale = locale ?? screen.locale
    screen.commit = commit ?? screen.commit
    screen.day = date ?? screen.day
  }
}

extension ImportedScreen {
  /// Writes the screen file `NAME.screen.json` into a folder, which is created if it does not exist. Returns its path.
  func write(as name: String, into folder: String) throws(Diagnostic) -> String {
    let path = (folder.hasSuffix("/") ? folder : folder + "/") + name + ".screen.json"
    try TextFile.makeFolder(of: path)
    try TextFile.write(Array(file.utf8), to: path)
    return path
  }
}

extension CaptureNotice {
  func diagnostic(_ severity: Diagnostic.Severity) -> Diagnostic {
    Diagnostic(
      message, file: location.file, line: location.line, column: location.column, severity: severity,
      notes: ["\(rule.id), \(rule.confidence.rawValue): \(rule.summary)"])
  }
}

enum CaptureSources {
  struct Found {
    var name: String
    var source: InputFile.Source
  }

  /// Returns the captures in files and folders. Prints problems. `isComplete` is false if a problem was printed.
  static func find(_ paths: [String]) -> (found: [Found], isComplete: Bool) {
    var found: [Found] = []
    var isComplete = true
    for path in paths {
      do throws(ScenarioParser.Failure) {
        let sources = try InputFile.isDirectory(path) ? folder(path) : [file(path)]
        if sources.isEmpty {
          throw ScenarioParser.Failure(diagnostics: [
            Diagnostic(
              "no capture was found in this folder", file: path,
              help: "name the file, and its format with --from if needed")
          ])
        }
        found += sources
      } catch {
        for diagnostic in error.diagnostics { Console.complain(diagnostic) }
        isComplete = false
      }
    }
    return (found, isComplete)
  }

  private static func screenName(_ attachment: String) -> String {
    InputFile.screenName(String(attachment.map { $0.isWhitespace ? "-" : $0 }))
  }

  private static func file(_ path: String) throws(ScenarioParser.Failure) -> Found {
    Found(name: path == "-" ? "screen" : InputFile.screenName(path), source: try InputFile.source(path))
  }

  /// Returns the captures that `manifest.json` names. Without this file, returns every file recognised as a capture.
  private static func folder(_ path: String) throws(ScenarioParser.Failure) -> [Found] {
    let folder = path.hasSuffix("/") ? path : path + "/"
    if InputFile.exists(folder + "manifest.json") {
      let attachments = try ImportedScreen.attachments(
        InputFile.source(folder + "manifest.json").bytes, file: folder + "manifest.json")
      var found: [Found] = []
      for (file, name) in attachments {
        found.append(Found(name: screenName(name), source: try InputFile.source(folder + file)))
      }
      return found
    }
    do throws(Diagnostic) {
      var search = FolderSearch { name, _ in [".json", ".xml", ".txt"].contains { name.hasSuffix($0) } }
      try search.search(path)
      for warning in search.warnings { Console.complain(warning) }
      return search.files.compactMap { file in
        guard let source = try? InputFile.source(file), ImportedScreen.isOne(source.bytes) else { return nil }
        return Found(name: InputFile.screenName(file), source: source)
      }
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }
}

extension ImportedScreen {
  fileprivate static func attachments(
    _ bytes: [UInt8], file: String
  ) throws(ScenarioParser.Failure) -> [(file: String, name: String)] {
    let (attachments, diagnostics) = ImportedScreen.attachments(manifest: bytes, file: file)
    if diagnostics.contains(where: { $0.severity == .error }) {
      throw ScenarioParser.Failure(diagnostics: diagnostics)
    }
    for warning in diagnostics { Console.complain(warning) }
    return attachments
  }
}
