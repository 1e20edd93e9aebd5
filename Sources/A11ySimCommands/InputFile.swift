import A11ySim
import A11ySimSystem
import Captures
import ESpeakNG
import ScenarioFiles
import StringCatalogs

enum InputFile {
  /// The default maximum number of bytes to read. This is one byte more than a capture may have, so that the capture's
  /// reader can report a file that is too long.
  private static let limit = 50_000_001

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  static func isDirectory(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// An input file. Its content is stored, because standard input can be read only once.
  struct Source {
    /// A path, `-` for standard input, or the name of a built-in scenario.
    var name: String
    var bytes: [UInt8]

    /// The file name that diagnostics show.
    var file: String { name == "-" ? "standard input" : name }
  }

  static func source(_ name: String) throws(ScenarioParser.Failure) -> Source {
    if let text = BuiltInScenarios.all[name] { return Source(name: name, bytes: Array(text.utf8)) }
    do throws(Diagnostic) {
      let help =
        "check the path; built-in scenarios are \(BuiltInScenarios.all.keys.sorted().joined(separator: " and "))"
      let bytes = try name == "-" ? read(STDIN_FILENO, name: "standard input") : read(name, ifMissing: help)
      if StringFile.isCertainly(name, bytes) {
        throw Diagnostic(
          "this is a string catalogue, not a scenario or a capture", file: name,
          help: "check it with `a11y-sim strings check`, or name it under `strings` in a scenario")
      }
      return Source(name: name, bytes: bytes)
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
  }

  static func scenario(
    _ source: Source, textsIn language: String? = nil
  ) throws(ScenarioParser.Failure) -> Scenario {
    try plays(source, textsIn: language)[0]
  }

  /// Parses a scenario, once for each screen reader. For a capture or screen file, returns a scenario that moves
  /// through its screen.
  ///
  /// - Parameters:
  ///   - readers: The screen readers; empty to use the screen readers that the scenario names.
  ///   - language: The language of texts from string catalogues; nil for the scenario's language.
  ///   - isEach: Whether each screen of a file with several captures is played. Otherwise such a file is refused.
  ///   - loaded: Called with the path of each further file that is read.
  static func plays(
    _ source: Source, with readers: [Reader] = [], replacing substitution: ScenarioParser.Substitution? = nil,
    textsIn language: String? = nil, capture: CaptureOptions.Choice = .init(), eachScreen isEach: Bool = false,
    loaded: @escaping (String) -> Void = { _ in }
  ) throws(ScenarioParser.Failure) -> [Scenario] {
    let name = source.name
    let project = try Project.of(name)
    if BuiltInScenarios.all[name] == nil,
      capture.format != nil || ImportedScreen.isOne(source.bytes)
        || ImportedScreen.isMeantAsOne(source.bytes, name: name)
    {
      let screens = isEach ? try screens(source, capture) : [try screen(source, capture)]
      var scenarios = screens.enumerated().map { number, screen in
        var scenario = screen.scenario(file: source.file, readers: A11ySimTool.current.screenReaders)
        if name != "-" { scenario.name = screenName(name) }
        if screens.count > 1 {
          scenario.name = (scenario.name.map { $0 + ", " } ?? "") + "screen \(number + 1) of \(screens.count)"
        }
        return scenario
      }
      try teach(&scenarios, project, loaded)
      return readers.isEmpty
        ? scenarios : scenarios.flatMap { scenario in readers.map { scenario.played(with: $0) } }
    }
    var scenarios = try ScenarioParser.plays(
      source.bytes, file: source.file, load: load(besides: name, loaded),
      strings: strings(besides: name, in: language, loaded),
      replacing: substitution, vocabulary: A11ySimTool.current.vocabulary,
      project: BuiltInScenarios.all[name] == nil ? project : nil, with: readers)
    for index in scenarios.indices {
      if scenarios[index].name == nil, name != "-" { scenarios[index].name = stem(name) }
      scenarios[index].ignored.removeAll { $0.until.map { $0 < Self.today } ?? false }
    }
    try teach(&scenarios, project, loaded)
    return scenarios
  }

  /// The folder of a path with a slash at its end; empty for the current folder.
  static func folder(of path: String) -> String { path.lastIndex(of: "/").map { String(path[...$0]) } ?? "" }

  /// Reads each screen of a file that may contain several captures.
  static func screens(
    _ source: Source, _ capture: CaptureOptions.Choice
  ) throws(ScenarioParser.Failure) -> [ImportedScreen] {
    do {
      let (screens, warnings, _) = try ImportedScreen.screens(
        source.bytes, file: source.file, as: capture.format, orderDerived: capture.isOrderDerived)
      for warning in warnings { Console.complain(warning) }
      return screens
    } catch {
      throw ScenarioParser.Failure(diagnostics: error.diagnostics)
    }
  }

  static func screen(
    _ source: Source, _ capture: CaptureOptions.Choice
  ) throws(ScenarioParser.Failure) -> ImportedScreen {
    do {
      let (screen, warnings) = try ImportedScreen.read(
        source.bytes, file: source.file, as: capture.format, orderDerived: capture.isOrderDerived)
      for warning in warnings { Console.complain(warning) }
      return screen
    } catch {
      throw ScenarioParser.Failure(diagnostics: error.diagnostics)
    }
  }

  /// Returns the file name without folders, and without `.screen.json` or another extension.
  static func screenName(_ path: String) -> String {
    let stem = stem(path)
    return stem.hasSuffix(".screen") ? String(stem.dropLast(7)) : stem
  }

  /// Teaches each scenario the recorded words that the project's file refers to. Words from the scenario's own files take
  /// precedence.
  static func teach(
    _ scenarios: inout [Scenario], _ project: ProjectFile, _ loaded: (String) -> Void
  ) throws(ScenarioParser.Failure) {
    var words: [LearntWording] = []
    var remarks: [String] = []
    do throws(Diagnostic) {
      for path in project.wording.map(project.resolved) {
        loaded(path)
        let bytes = try read(path, ifMissing: "correct the path in \(project.file ?? ProjectFile.name)")
        do throws(ScenarioParser.Failure) {
          let (wording, notes) = try ScenarioParser.learntWording(
            bytes, file: path, vocabulary: A11ySimTool.current.vocabulary)
          if let wording { words.append(wording) }
          for note in notes where !remarks.contains(note) { remarks.append(note) }
        } catch {
          throw error.diagnostics[0]
        }
      }
    } catch {
      throw ScenarioParser.Failure(diagnostics: [error])
    }
    for index in scenarios.indices {
      scenarios[index].wording = words + scenarios[index].wording
      scenarios[index].notes += remarks.filter { !scenarios[index].notes.contains($0) }
    }
  }

  /// Compares the recorded speech of a capture with the simulated speech. Returns nil if the file is not a capture.
  ///
  /// - Parameter isFound: Whether a folder search found the file. A capture without recorded speech is an error only if
  ///   the user named it.
  static func spokenResults(_ source: Source, isFound: Bool) throws(ScenarioParser.Failure) -> [FidelityResult]? {
    let name = source.name
    guard ImportedScreen.isOne(source.bytes) else { return nil }
    var scenario = try screen(source, .init()).scenario(file: source.file, readers: A11ySimTool.current.screenReaders)
    scenario.name = name == "-" ? nil : screenName(name)
    let results =
      (FidelityVector(spokenBeside: scenario, file: source.file)?.play() ?? [])
      + FidelityVector.phraseResults(of: scenario, file: source.file)
    if isFound || !results.isEmpty { return results }
    throw ScenarioParser.Failure(diagnostics: [
      Diagnostic(
        "this capture has no recorded speech", file: source.file,
        help: "record VoiceOver on this screen, then run `a11y-sim fidelity RECORDING --screen \(name)`")
    ])
  }

  /// Reads the test vectors of a file, or makes a vector from a scenario and its recording. Returns nil for a scenario
  /// without a recording if a folder search found it.
  ///
  /// - Parameters:
  ///   - recording: The file of the recording; nil for `NAME.recording.jsonl` beside the scenario.
  ///   - isFound: Whether a folder search found the file.
  static func vectors(
    _ source: Source, recording: String?, isFound: Bool
  ) throws(ScenarioParser.Failure) -> [FidelityVector]? {
    let name = source.name
    return try FidelityVector.read(
      source.bytes, file: source.file, load: load(besides: name), vocabulary: A11ySimTool.current.vocabulary
    ) {
      () throws(Diagnostic) in
      let dot = name.lastIndex(of: ".") ?? name.endIndex
      if let recording { return (recording, try read(recording, ifMissing: "check the path of the recording")) }
      if name == "-" {
        throw Diagnostic(
          "there is no recording for this scenario", file: source.file,
          help: "name a recording with --recording, or name a file of test vectors")
      }
      let path = String(name[..<dot]) + ".recording.jsonl"
      if isFound && !exists(path) { return nil }
      return (path, try read(path, ifMissing: "save the recording of \(name) under this name"))
    }
  }

  /// Returns a function that reads string catalogues. Paths are relative to the folder of the scenario `name`.
  static func strings(
    besides name: String, in language: String?, _ loaded: @escaping (String) -> Void
  ) -> ScenarioParser.LoadStrings {
    let folder = name.contains("/") ? String(name[...name.lastIndex(of: "/")!]) : ""
    return { (paths) throws(Diagnostic) in
      var files: [StringFile] = []
      for path in paths {
        let place = path.hasPrefix("/") ? path : folder + path
        let (found, faults) = catalogs(in: [place])
        if var fault = faults.first(where: { $0.severity == .error }) {
          // The diagnostic shows the path as the scenario writes it, because the error is in the scenario.
          if fault.file == diagnosticName(place) || fault.file == place { fault.file = path }
          throw fault
        }
        files += found
      }
      for file in files { loaded(file.path) }
      let (tables, diagnostics) = StringTables.tables(from: files)
      if let fault = diagnostics.first(where: { $0.severity == .error }) { throw fault }
      if tables.isEmpty {
        throw Diagnostic(
          "there is no string catalogue in \(paths.joined(separator: ", "))",
          help: "use .xcstrings, .strings, .stringsdict, values/*.xml, .xliff, .arb or .po files")
      }
      return CatalogStrings(tables: tables, language: language)
    }
  }

  /// Returns a function that reads screen files. Paths are relative to the folder of the scenario `name`.
  static func load(
    besides name: String, _ loaded: @escaping (String) -> Void = { _ in }
  ) -> ScenarioParser.Load {
    let folder = name.contains("/") ? String(name[...name.lastIndex(of: "/")!]) : ""
    return { (path) throws(Diagnostic) in
      let path = path.hasPrefix("/") ? path : folder + path
      loaded(path)
      return try read(path, ifMissing: "write the path of a screen relative to its scenario")
    }
  }

  /// Returns the file name without folders and extension, such as `otp` for `flows/otp.yaml`.
  static func stem(_ path: String) -> String {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return name }
    return String(name[..<dot])
  }

  /// Returns the playable files in a folder and its subfolders: scenarios, screen files, and captures with a saved
  /// transcript beside them. Throws if the folder contains more than ``FolderSearch/limit`` names.
  ///
  /// Files of others are passed over: folders of dependencies, what the project excludes, and `.json` and `.yaml` files
  /// that have no screen, such as `package.json`.
  static func scenarios(in folder: String) throws(Diagnostic) -> (files: [String], warnings: [Diagnostic]) {
    let project: ProjectFile
    do throws(ScenarioParser.Failure) { project = try Project.of(folder) } catch { throw error.diagnostics[0] }
    let base = resolved(project.folder.isEmpty ? "." : project.folder) + "/"
    var search = FolderSearch(skipping: foreignFolders.subtracting(["build"])) { name, path in
      if !project.excluded.isEmpty {
        let full = resolved(path)
        if full.hasPrefix(base), project.excludes(String(full.dropFirst(base.count))) { return false }
      }
      return name != ScenarioSchema.fileName
        && [".yaml", ".yml", ".json", ".xml", ".txt", ".transcript"].contains { name.hasSuffix($0) }
    }
    try search.search(folder)
    let transcripts = Set(search.files.filter { $0.hasSuffix(".transcript") }.map(keeper))
    let files = search.files.filter { file in
      switch file.split(separator: ".").last {
      case "yaml", "yml": transcripts.contains(keeper(file)) || hasScreen(file)
      case "json" where file.hasSuffix(".screen.json"): true
      case "json":
        transcripts.contains(keeper(file))
          || hasScreen(file) && !((try? source(file)).map { ImportedScreen.isOne($0.bytes) } ?? false)
      case "transcript": false
      default: transcripts.contains(keeper(file))
      }
    }
    return (files, search.warnings)
  }

  /// Returns the path without its extension. For a transcript, also removes the parts of the name for the screen reader
  /// and the language. The result is then equal to the result for its scenario or capture.
  private static func keeper(_ path: String) -> String {
    var parts = path.split(separator: ".", omittingEmptySubsequences: false)
    // The name is NAME.READER.LOCALE.transcript. A release in READER adds a dot, as in voiceover@26.4.
    let count = parts.last == "transcript" ? 3 : 1
    parts.removeLast(min(count, parts.count - 1))
    if count == 3, parts.count > 1, parts[parts.count - 1].contains("@") { parts.removeLast() }
    return parts.joined(separator: ".")
  }

  static func bytes(of path: String, ifMissing help: String) throws(Diagnostic) -> [UInt8] {
    try read(path, ifMissing: help)
  }

  static func recording(_ path: String) throws(Diagnostic) -> [UInt8] {
    try path == "-"
      ? read(STDIN_FILENO, name: "standard input") : read(path, ifMissing: "check the path of the recording")
  }

  /// Returns the path without symbolic links and dots; the path itself if there is no such file.
  static func resolved(_ path: String) -> String {
    guard let resolved = realpath(path, nil) else { return path }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Returns the first part of the path that is a file but is used as a folder.
  private static func fileInside(_ path: String) -> String? {
    path.indices.filter { path[$0] == "/" }.map { String(path[..<$0]) }.first {
      !$0.isEmpty && exists($0) && !isDirectory($0)
    }
  }

  static func read(
    _ path: String, ifMissing help: String, limit: Int = limit
  ) throws(Diagnostic) -> [UInt8] {
    if isDirectory(path) {
      throw Diagnostic(
        "this is a folder, not a file", file: path,
        help: "name a file in this folder, or play the whole folder with `a11y-sim test`")
    }
    // Opening a named pipe without a writer would block. With O_NONBLOCK, the pipe is read as empty.
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else {
      let code = errno
      if code == ENOTDIR, let file = fileInside(path) {
        throw Diagnostic(
          "\(file) is a file, not a folder", file: path,
          help: path.dropFirst(file.count).allSatisfy { $0 == "/" }
            ? "leave out the slash at the end of the path" : "check the path: a file cannot contain other files")
      }
      throw Diagnostic(
        "the file cannot be read: \(String(cString: strerror(code)))", file: path,
        help: code == ENOENT && path.contains("\u{FFFD}")
          ? "rename the file if its name is not UTF-8"
          : code == ENOENT ? help : code == EACCES ? "check its permissions" : nil)
    }
    defer { close(descriptor) }
    let flags = fcntl(descriptor, F_GETFL)
    if flags >= 0 { _ = fcntl(descriptor, F_SETFL, flags & ~O_NONBLOCK) }
    return try read(descriptor, name: path, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, name: String, limit: Int = limit
  ) throws(Diagnostic) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count < limit {
      if descriptor == STDIN_FILENO, let run = InProcessRun.current { return run.read(limit) }
      let count = buffer.withUnsafeMutableBytes { readBytes(descriptor, $0.baseAddress!, $0.count) }
      if count == 0 { break }
      if count < 0 {
        if errno == EINTR { continue }
        throw Diagnostic("the file cannot be read: \(String(cString: strerror(errno)))", file: name)
      }
      bytes += buffer[..<count]
    }
    return bytes
  }
}

private func readBytes(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer, _ count: Int) -> Int {
  read(descriptor, buffer, count)
}

extension Scenario {
  fileprivate func played(with reader: Reader) -> Scenario {
    var scenario = self
    scenario.reader = reader
    return scenario
  }
}
