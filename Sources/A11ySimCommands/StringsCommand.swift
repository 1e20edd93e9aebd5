import A11ySim
import ArgumentParser
import Locales
import StringCatalogs

struct StringsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "strings",
    abstract: "Check the string catalogues of an app, report to translators, or print the text of a key.",
    discussion: """
      \(formats) If a language has no text for a key, the commands use the text that the app shows \
      instead: on Apple's platforms the key itself, on others the text of a related language or the source text.
      """,
    subcommands: [
      StringsCheckCommand.self, StringsSayCommand.self, StringsMatrixCommand.self, StringsReportCommand.self,
    ])

  static let formats = """
    Catalogues are .xcstrings, .strings and .stringsdict files, values*/*.xml of Android and Compose, moko-resources, \
    XLIFF, Flutter's .arb, gettext's .po, and the JSON of i18next and React Native.
    """
}

struct CatalogKey: ParsableArguments {
  @Argument(help: "The key, as the app's code writes it.")
  var key: String

  @Option(
    name: .customLong("in"),
    help: ArgumentHelp(
      "Look in this catalogue, or in this folder of catalogues (repeatable; default: the current folder).",
      valueName: "path"))
  var paths: [String] = []

  @Option(
    help: ArgumentHelp(
      "Look only in catalogues whose path ends with this, such as Localizable.xcstrings.", valueName: "ending"))
  var table: String?

  @Option(help: .sourceLanguage)
  var source: String?

  func tables() throws -> [StringTable] {
    let (files, faults) = InputFile.catalogs(in: paths.isEmpty ? ["."] : paths)
    let (tables, diagnostics) = StringTables.tables(from: files, sourceLanguage: source)
    for diagnostic in faults + diagnostics where diagnostic.severity == .error { Console.complain(diagnostic) }
    let wanted = tables.filter { table == nil || $0.path.hasSuffix(table!) }
    let found = wanted.filter { $0.entry(key) != nil }
    guard found.isEmpty else { return found }
    if wanted.isEmpty {
      let near = table.flatMap { $0.nearest(in: tables.map(\.path)) }
      Console.complain(
        Diagnostic(
          tables.isEmpty ? "there is no string catalogue here" : "no table's path ends in “\(table ?? "")”",
          help: near.map { "did you mean --table \($0)?" } ?? "name a file or folder with --in"))
    } else {
      let near = key.nearest(in: wanted.lazy.flatMap(\.entries).map(\.key))
      Console.complain(
        Diagnostic(
          "no table has the key “\(key)”",
          help: near.map { "did you mean “\($0)”?" } ?? "check the spelling, and upper and lower case"))
    }
    throw Console.Status.couldNot
  }
}

struct StringsSayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "say",
    abstract: "Print what an app shows for a key and its arguments. Without --args, print all plural forms.",
    discussion: """
      Examples:
        a11y-sim strings say "digits %lld" --locale ru --args 21
        a11y-sim strings say "%@ sent %lld photos" --args Anna 3
        a11y-sim strings say verify.title --locale all --in Sources
      """)

  @OptionGroup var key: CatalogKey

  @Option(
    help: ArgumentHelp(
      "Print the text in this language (BCP 47; repeatable), or `all` languages (default: the source language).",
      valueName: "tag"))
  var locale: [String] = []

  @Option(
    name: .customLong("args"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Insert these numbers and texts, separated by spaces, in the same order as in the app's code.",
      valueName: "value"))
  var arguments: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print the text for this device. Use the device's name in the catalogue, such as mac, applewatch or sw600dp.",
      valueName: "name"))
  var device: String?

  mutating func validate() throws {
    for tag in locale where tag != "all" && !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
  }

  func run() throws {
    let tables = try key.tables()
    var status = Console.Status.fine
    for table in tables {
      let locales = locale.contains("all") ? table.languages : locale.isEmpty ? [table.sourceLanguage] : locale
      if tables.count > 1 { Console.print("# \(table.path)\n") }
      for tag in locales {
        let prefix = locales.count > 1 ? "\(tag): " : ""
        do throws(SayError) {
          for line in try lines(of: table, in: tag) { Console.print(prefix + line + "\n") }
        } catch {
          Console.complain(Diagnostic("\(prefix)\(error)"))
          status = .couldNot
        }
      }
    }
    if status != .fine { throw status }
  }

  private func lines(of table: StringTable, in tag: String) throws(SayError) -> [String] {
    guard let found = table.lookup(key.key, language: tag) else {
      throw SayError("“\(key.key)” has no text in “\(tag)”, nor in a language that it falls back to")
    }
    if let note = found.note(for: tag) { Console.complain("note: \(note)") }
    if arguments.isEmpty, found.localization.takesArguments(table.syntax) {
      return found.localization.forms.map(\.description)
    }
    let said = try table.say(key.key, language: tag, arguments: arguments.map { FormatArgument($0) }, device: device)
    return [said?.text ?? ""]
  }
}

struct StringsMatrixCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "matrix",
    abstract: "Print what an app shows for a key in all its languages, with the numbers 0, 1, 2, 5, 11 and 21.",
    discussion: """
      Each line has the language, the number and the text. An argument that is a text appears as its format specifier, \
      such as %@. Brackets after a line mean that the language has no text of its own: they contain the language that \
      the app shows instead, or the word “key” if it shows the key.

      Example:
        a11y-sim strings matrix "digits %lld" --in Localizable.xcstrings
      """)

  @OptionGroup var key: CatalogKey

  @Option(
    help: ArgumentHelp("Print only this language (BCP 47; repeatable).", valueName: "tag"))
  var locale: [String] = []

  @Option(
    name: .customLong("number"),
    help: ArgumentHelp("Use this number instead of 0, 1, 2, 5, 11 and 21 (repeatable).", valueName: "n"))
  var numbers: [Int] = []

  func validate() throws {
    for tag in locale where !tag.isLanguageTag {
      throw ValidationError("“\(tag)” is not a language tag; write a tag such as en, fr-CA or zh-Hans")
    }
  }

  func run() throws {
    let tables = try key.tables()
    var status = Console.Status.fine
    for table in tables {
      guard let entry = table.entry(key.key) else { continue }
      if tables.count > 1 { Console.print("# \(table.path)\n") }
      let samples = samples(of: entry, in: table)
      let hasNumbers = samples.contains { if case .integer = $0 { true } else { false } }
      let wanted: [Int?] = numbers.isEmpty ? [0, 1, 2, 5, 11, 21] : numbers
      let numbers = hasNumbers ? wanted : [nil]
      var rows: [(language: String, number: String, text: String)] = []
      let named = locale.flatMap { table.languages(named: $0) }
      if !locale.isEmpty, named.isEmpty {
        Console.complain(
          Diagnostic(
            "\(table.path) has none of the languages \(locale.joined(separator: ", "))",
            help: "use one of \(table.languages.joined(separator: ", "))"))
        status = .couldNot
      }
      for language in table.languages where locale.isEmpty || named.contains(language) {
        for number in numbers {
          let arguments = samples.map { sample in
            if case .integer = sample, let number { FormatArgument.integer(number) } else { sample }
          }
          var row = (language: language, number: number.map { String($0) } ?? "", text: "")
          do throws(SayError) {
            guard let said = try table.say(key.key, language: language, arguments: arguments) else {
              throw SayError("no text")
            }
            row.text = said.text
            if said.isKey {
              row.language += " [key]"
            } else if said.language != language {
              row.language += " [\(said.language)]"
            }
          } catch {
            row.text = "! \(error)"
            status = .findings
          }
          rows.append(row)
        }
      }
      let widths = (rows.map(\.language.count).max() ?? 0, rows.map(\.number.count).max() ?? 0)
      for row in rows {
        let number = widths.1 > 0 ? row.number.padded(to: widths.1, atStart: true) + "  " : ""
        Console.print(row.language.padded(to: widths.0) + "  " + number + row.text + "\n")
      }
    }
    if status != .fine { throw status }
  }

  /// Returns one sample argument for each position: 0 for a number, and the specifier itself for other kinds.
  ///
  /// The source language decides the kind of an argument. Other languages only add missing arguments.
  private func samples(of entry: StringEntry, in table: StringTable) -> [FormatArgument] {
    var samples: [Int: FormatArgument] = [:]
    for (index, name) in entry.argumentNames.enumerated() { samples[index + 1] = .text("{\(name)}") }
    for language in [table.sourceLanguage] + table.languages {
      let known = Set(samples.keys)
      for form in entry.localizations[language]?.forms ?? [] {
        // The number that selects a plural form may be missing from the form's text.
        if form.plural != nil, let argument = form.argument, (1...99).contains(argument) {
          samples[argument] = .integer(0)
        }
        for place in form.format(table.syntax).specifiers {
          guard let argument = place.argument, (1...99).contains(argument), !known.contains(argument) else { continue }
          switch place.kind {
          case .integer, .floating, .variable: samples[argument] = .integer(0)
          default: samples[argument] = samples[argument] ?? .text(place.text)
          }
        }
      }
    }
    if samples.isEmpty, entry.localizations.values.contains(where: { $0.forms.contains { $0.plural != nil } }) {
      return [.integer(0)]
    }
    return (0..<(samples.keys.max() ?? 0)).map { samples[$0 + 1] ?? .text("…") }
  }
}

extension StringLookup {
  fileprivate func note(for tag: String) -> String? {
    if isKey { return "there is no text in \(language), so the app shows the key" }
    return LanguageTag.language(of: language) == LanguageTag.language(of: tag)
      ? nil : "there is no text in \(tag), so the app shows the text in \(language)"
  }
}

extension Localization {
  fileprivate func takesArguments(_ syntax: FormatString.Syntax) -> Bool {
    forms.contains { $0.plural != nil || $0.variable != nil || !$0.format(syntax).specifiers.isEmpty }
  }
}

extension String {
  fileprivate func padded(to width: Int, atStart: Bool = false) -> String {
    let space = String(repeating: " ", count: max(0, width - count))
    return atStart ? space + self : self + space
  }
}
