import AccessibilityModel
import TextFormats

/// A reader of string files. It merges all files of a table, such as one file for each language.
package enum StringTables {
  package struct Reading {
    /// The tables, in the order of their paths.
    package var tables: [StringTable] = []
    /// Diagnostics about faults in files that were read completely.
    package var faults: [Diagnostic] = []
    /// Diagnostics about files that could not be read, or could be read only in part.
    package var failures: [Diagnostic] = []
  }

  /// Returns the tables that the files form, in the order of their paths, and diagnostics about the files.
  ///
  /// - Parameters:
  ///   - files: The files, in any order. Files that are not catalogues, or that hold no strings, form no table.
  ///   - sourceLanguage: The language that texts are translated from; nil to infer it. String Catalogs and XLIFF name
  ///     it themselves. On Android it is inferred from `tools:locale`, otherwise as English. For other files it is
  ///     inferred as English if there is an English file or a `Base.lproj`, otherwise as the first language.
  package static func tables(
    from files: [StringFile], sourceLanguage: String? = nil
  ) -> (tables: [StringTable], diagnostics: [Diagnostic]) {
    let reading = read(files, sourceLanguage: sourceLanguage)
    return (reading.tables, reading.failures + reading.faults)
  }

  /// Reads files like `tables(from:sourceLanguage:)`, but separates diagnostics about unread files from diagnostics
  /// about faults.
  package static func read(_ files: [StringFile], sourceLanguage: String? = nil) -> Reading {
    var groups: [String: [PlacedFile]] = [:]
    for file in files {
      if let place = FilePlace(file.path) {
        groups[place.table, default: []].append(PlacedFile(file: file, place: place))
      }
    }
    var builder = TableBuilder(sourceLanguage: sourceLanguage)
    builder.flutterSettings = groups.values.flatMap { $0 }.filter { $0.place.kind == .flutterSettings }
      .map { FlutterSettings($0.file) }
    builder.code = files.filter { CodeTexts.isCode($0.path) }
    for path in groups.keys.sorted() {
      builder.add(groups[path]!.sorted { $0.file.path < $1.file.path }, as: path)
    }
    builder.resolveReferences()
    let read = builder.diagnostics.isEmpty ? [] : readFiles(of: builder.tables)
    var reading = Reading(tables: builder.tables)
    for diagnostic in builder.diagnostics {
      let isOfReadFile = diagnostic.file.map { read.contains($0) && !builder.cutOff.contains($0) } ?? false
      if isOfReadFile { reading.faults.append(diagnostic) } else { reading.failures.append(diagnostic) }
    }
    return reading
  }

  private static func readFiles(of tables: [StringTable]) -> Set<String> {
    var files: Set<String> = []
    // The texts of one file follow one another. Comparing with the last path of each language avoids most insertions
    // into `files`.
    var last: [String: String] = [:]
    for entry in tables.lazy.flatMap(\.entries) {
      files.insert(entry.location.file)
      for (language, localization) in entry.localizations {
        guard let file = localization.forms.first?.location.file, last[language] != file else { continue }
        last[language] = file
        files.insert(file)
      }
    }
    return files
  }
}

private struct PlacedFile {
  var file: StringFile
  var place: FilePlace

  func text(_ problems: inout FileProblems) -> FileText {
    FileText(file: file.path, bytes: file.bytes, problems: &problems)
  }
}

private struct TableBuilder {
  var sourceLanguage: String?
  var tables: [StringTable] = []
  var diagnostics: [Diagnostic] = []
  /// The paths of the files that could be read only in part.
  var cutOff: Set<String> = []
  var flutterSettings: [FlutterSettings] = []
  /// Files of Swift code, which have the source texts of `.strings` tables whose source file is empty.
  var code: [StringFile] = []
  private lazy var codeTexts: [CodeTexts.Text] = code.flatMap { file in
    var problems = FileProblems()
    return CodeTexts.read(FileText(file: file.path, bytes: file.bytes, problems: &problems))
  }
  /// The paths of the Android tables that contain references to other texts (`@string/other`).
  private var referring: Set<String> = []

  init(sourceLanguage: String?) { self.sourceLanguage = sourceLanguage }

  mutating func add(_ files: [PlacedFile], as path: String) {
    switch files[0].place.kind {
    case .xcstrings:
      for file in files {
        tables.append(reading(file) { problems in XCStringsParser.read(file.text(&problems), problems: &problems) })
      }
    case .strings, .stringsdict: addStrings(files, as: path)
    case .android: addAndroid(files, as: path)
    case .arb: addARB(files, as: path)
    case .xliff: addXLIFF(files, as: path)
    case .po: addPO(files, as: path)
    case .json: addJSON(files, as: path)
    case .flutterSettings: break
    }
  }

  /// Adds one table from the `.po` files of the same name. Each language has one file.
  private mutating func addPO(_ files: [PlacedFile], as path: String) {
    let source = sourceLanguage ?? "en"
    var table = MergedTable()
    // A template comes first, because it has every message. The file of the source language comes second, so that its
    // entries are added before the entries of the translations.
    func rank(_ file: PlacedFile) -> (Int, String) {
      (file.place.language == nil ? 0 : file.place.language == source ? 1 : 2, file.file.path)
    }
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      let contents = reading(file) { problems in
        POParser.read(
          FileText(file: file.file.path, bytes: file.file.bytes, mayBeLatin1: true, problems: &problems),
          language: file.place.language, source: source, problems: &problems)
      }
      let language = contents.language ?? source
      table.add(contents.entries, in: language, isSource: language == source, .ifMissing)
      table.languages.insert(source)
    }
    append(table, as: path, .po, source)
  }

  private mutating func reading<Result>(_ file: PlacedFile, _ read: (inout FileProblems) -> Result) -> Result {
    var problems = FileProblems()
    let result = read(&problems)
    diagnostics += problems.all(of: file.file.path)
    if problems.isCutOff { cutOff.insert(file.file.path) }
    return result
  }

  /// Returns the language that was passed. If none was, returns the first of these languages that a file has: English,
  /// a variety of English, any language. A `Base` file counts as a file in the passed language or in English.
  private func source(among languages: Set<String>) -> (language: String, isAssumed: Bool) {
    let sorted = languages.sorted()
    if let sourceLanguage {
      if languages.contains(sourceLanguage) || languages.contains("Base") { return (sourceLanguage, false) }
      let name = LanguageFallback.canonical(sourceLanguage)
      if let own = sorted.first(where: { LanguageFallback.canonical($0) == name }) { return (own, false) }
      // Another language is not guessed: the texts are then not compared, and the report says so.
      return (sourceLanguage, false)
    }
    if languages.contains("en") || languages.contains("Base") { return ("en", false) }
    if let english = sorted.first(where: { $0.hasPrefix("en-") }) { return (english, false) }
    return (sorted.first ?? sourceLanguage ?? "en", !sorted.isEmpty)
  }

  /// Adds one table from the `.strings` and `.stringsdict` files of the same name in all languages.
  private mutating func addStrings(_ files: [PlacedFile], as path: String) {
    let (source, isAssumed) = source(among: Set(files.compactMap(\.place.language)))
    // The source language comes first, because the table keeps its order. `Base` is another name for the source
    // language and comes second. In a language, `.stringsdict` comes last, because its entries replace the entries of
    // `.strings`.
    func rank(_ file: PlacedFile) -> (Int, String, Int) {
      let language = file.place.language ?? source
      return (language == source ? 0 : language == "Base" ? 1 : 2, language, file.place.kind == .strings ? 0 : 1)
    }
    var table = MergedTable()
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      let isBase = file.place.language == "Base"
      let language = isBase ? source : file.place.language ?? source
      let entries = reading(file) { problems in
        file.place.kind == .strings
          ? StringsParser.read(file: file.file.path, bytes: file.file.bytes, language: language, problems: &problems)
          : StringsdictParser.read(
            file: file.file.path, bytes: file.file.bytes, language: language, problems: &problems)
      }
      table.add(
        entries, in: language, isSource: language == source, isBase ? .ifMissing : .replacing)
    }
    if files.contains(where: { CodeTexts.isMissing($0.file.path, $0.file.bytes) }) {
      let name = path.split(separator: "/").last.map(String.init)
      for text in codeTexts where text.table == name { table.addSource(text, in: source) }
    }
    let shared = isAssumed ? table.sharedSource() : nil
    append(table, as: path, .strings, shared ?? source, isAssumed: isAssumed)
  }

  /// Adds one table from the files of the same name in all `values` folders.
  private mutating func addAndroid(_ files: [PlacedFile], as path: String) {
    // Plain `values` comes first, because it has all strings and can name the source language.
    func rank(_ file: PlacedFile) -> (Int, String) {
      (file.place.language == nil ? file.place.configuration == nil ? 0 : 1 : 2, file.file.path)
    }
    var source = sourceLanguage ?? "en"
    var table = MergedTable()
    var hasReferences = false
    var isGuessed = false
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      // The language of a file in `values` is known only after the file has been read.
      let asked = file.place.language ?? source
      var contents = reading(file) { problems in
        AndroidParser.read(
          file.text(&problems), language: asked, configuration: file.place.configuration,
          keepsApostrophes: file.place.keepsApostrophes, problems: &problems)
      }
      hasReferences = hasReferences || contents.hasReferences
      if file.place.language == nil, sourceLanguage == nil, let said = contents.language?.replacingUnderscores,
        LanguageFallback.isTag(said), said != asked
      {
        source = said
        contents.rename(asked, to: said)
      } else if file.place.language == nil, file.place.configuration == nil, sourceLanguage == nil,
        contents.language == nil, table.entries.isEmpty, let guess = SourceGuess.language(of: contents.entries),
        guess != asked
      {
        (source, isGuessed) = (guess, true)
        contents.rename(asked, to: guess)
      }
      let language = file.place.language ?? source
      let rule: MergedTable.Rule =
        file.place.configuration != nil
        ? .besides : language == source && file.place.language != nil ? .ifMissing : .replacing
      table.add(contents.entries, in: language, isSource: language == source, rule)
    }
    append(table, as: path, .android, source, isAssumed: isGuessed)
    if hasReferences { referring.insert(path) }
  }

  /// Replaces Android's references with the texts that they refer to. All tables must have been added.
  mutating func resolveReferences() {
    guard !referring.isEmpty else { return }
    let android = tables.indices.filter { tables[$0].format == .android }
    var references = AndroidReferences(android.map { tables[$0] })
    for (number, index) in android.enumerated() where referring.contains(tables[index].path) {
      let (entries, problems) = references.resolve(number)
      tables[index].entries = entries
      diagnostics += problems.all(of: tables[index].path)
    }
  }

  private mutating func addARB(_ files: [PlacedFile], as path: String) {
    let settings = flutterSettings.filter { path.hasPrefix($0.folder) }.max { $0.folder.count < $1.folder.count }
    let languages = Set(files.compactMap(\.place.language))
    let template = settings?.template.flatMap { name in
      files.first { $0.file.path.hasSuffix("/" + name) || $0.file.path == name }
    }
    let isNamed = sourceLanguage.map { languages.contains($0) } ?? false
    let (source, isAssumed) =
      (isNamed ? nil : template?.place.language).map { ($0, false) } ?? source(among: languages)
    var table = MergedTable()
    var arguments: [String: [String]] = [:]
    // The template comes first, because it names the arguments in their order.
    func rank(_ file: PlacedFile) -> (Int, String) { (file.place.language == source ? 0 : 1, file.file.path) }
    var said: String?
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      let contents = reading(file) { problems in
        ARBParser.read(
          file.text(&problems), language: file.place.language ?? source, arguments: arguments,
          quotes: settings?.escapes ?? false, problems: &problems)
      }
      arguments = contents.arguments
      let language = contents.language ?? file.place.language ?? source
      said = said ?? language
      table.add(contents.entries, in: language, isSource: language == said, .replacing)
    }
    append(table, as: path, .arb, said ?? source, isAssumed: isAssumed)
  }

  /// Adds one table for each original file that the files name. Each table has the languages of all the files.
  private mutating func addXLIFF(_ files: [PlacedFile], as path: String) {
    var merged: [String: (table: MergedTable, source: String, known: Set<String>?)] = [:]
    var keyed: Set<String> = []
    let parts = files.flatMap { file in
      reading(file) { problems in
        XLIFFParser.read(file.text(&problems), language: file.place.language, problems: &problems)
      }
    }
    // The file of the source language comes first, because its targets are the real source texts.
    for var part in parts.filter(\.hasSourceTargets) + parts.filter({ !$0.hasSourceTargets }) {
      var (table, source, known) = merged[part.original] ?? (MergedTable(), part.sourceLanguage, nil)
      part.dropKeys(besides: known)
      if part.keyCount * 2 > part.entries.count { keyed.insert(part.original) }
      if part.hasSourceTargets { known = (known ?? []).union(part.entries.map(\.key)) }
      // Each file repeats the source texts. The first text for a key is kept.
      table.add(part.entries, in: part.sourceLanguage, isSource: part.sourceLanguage == source, .ifMissing)
      if let target = part.targetLanguage { table.languages.insert(target) }
      merged[part.original] = (table, source, known)
    }
    for original in merged.keys.sorted() {
      append(
        merged[original]!.table, as: "\(path):\(original)", .xliff, merged[original]!.source,
        hasKeysAsSources: keyed.contains(original))
    }
  }

  /// Adds one table from the JSON files of the same name in all languages.
  private mutating func addJSON(_ files: [PlacedFile], as path: String) {
    let (source, isAssumed) = source(among: Set(files.compactMap(\.place.language)))
    func rank(_ file: PlacedFile) -> (Int, String) { (file.place.language == source ? 0 : 1, file.file.path) }
    var table = MergedTable()
    for file in files.sorted(by: { rank($0) < rank($1) }) {
      let language = file.place.language ?? source
      let entries = reading(file) { problems in
        JSONStringsParser.read(file.text(&problems), language: language, problems: &problems)
      }
      if !entries.isEmpty { table.add(entries, in: language, isSource: language == source, .replacing) }
    }
    append(table, as: path, .json, source, isAssumed: isAssumed)
  }

  private mutating func append(
    _ merged: MergedTable, as path: String, _ format: StringTable.Format, _ source: String, isAssumed: Bool = false,
    hasKeysAsSources: Bool = false
  ) {
    guard !merged.entries.isEmpty else { return }
    var table = StringTable(
      path: path, format: format, sourceLanguage: source, languages: merged.languages.sorted(), entries: merged.entries)
    table.isSourceAssumed = isAssumed
    table.hasKeysAsSources = hasKeysAsSources
    table.inferSyntax()
    tables.append(table)
  }
}
