import AccessibilityModel
import StringCatalogs

/// A set of rules, with settings, that checks tables of strings.
package struct StringChecker: Sendable {
  package var rules: [StringCheck]
  /// Rules that an `ignore` may name without a warning, even if they are not in `rules`.
  package var known: [StringCheck]
  /// The languages to check, as the tables name them (`StringTable.languages(named:)`); empty for all.
  package var locales: [String]
  /// The numbers that plural forms are used with, by key pattern. If several patterns match a key, the last pattern
  /// applies. If no pattern matches, the numbers are 0 to 1000.
  package var domains: [DomainPattern]
  /// Names that are the same in every language, such as product names.
  package var names: [String]
  package var ignores: [Ignore]

  package init(
    rules: [StringCheck] = StringCheck.all.filter(\.isOnByDefault), known: [StringCheck] = .all,
    locales: [String] = [], domains: [DomainPattern] = [], names: [String] = [], ignores: [Ignore] = []
  ) {
    self.rules = rules
    self.known = known
    self.locales = locales
    self.domains = domains
    self.names = names
    self.ignores = ignores
  }

  package struct Ignore: Sendable, Hashable {
    package var rule: String
    /// A pattern of keys, in which `*` stands for any number of characters; nil for all keys.
    package var key: String?
    /// A BCP 47 tag; nil for all languages.
    package var language: String?
    /// The end of a table's path; nil for all tables.
    package var table: String?
    package var reason: String
    /// The position of this ignore in the settings file; nil if it was given on the command line.
    package var location: FileLocation?

    package init(
      rule: String, key: String? = nil, language: String? = nil, table: String? = nil, reason: String,
      location: FileLocation? = nil
    ) {
      self.rule = rule
      self.key = key
      self.language = language
      self.table = table
      self.reason = reason
      self.location = location
    }

    func covers(_ finding: StringFinding) -> Bool {
      if rule != finding.rule { return false }
      if let language, language != finding.language { return false }
      if let table, !finding.table.hasSuffix(table) { return false }
      guard let key else { return true }
      return finding.key.map { DomainPattern.matches(key, $0) } ?? false
    }

    /// Returns whether a table has texts that this ignore is about. Only then can the ignore be reported as unused.
    func isAbout(_ checked: CheckedTable) -> Bool {
      if let table { return checked.table.path.hasSuffix(table) }
      guard let key else { return true }
      return checked.entries.contains { DomainPattern.matches(key, $0.entry.key) }
    }
  }

  /// Evaluates the rules on tables of strings.
  ///
  /// - Parameters:
  ///   - faults: The faults that were found when the tables' files were read.
  ///   - screens: The screens that show the strings. A screen in several languages is listed once for each language.
  ///   - voice: The voice that pronounces the texts. If it is nil, rules that need a voice are not evaluated.
  package func report(
    on tables: [StringTable], faults: [Diagnostic] = [], screens: [StringScreen] = [],
    voice: (any StringVoice)? = nil
  ) -> StringReport {
    var report = StringReport()
    var used: Set<Int> = []
    // The indices of the ignores that are about a checked table.
    var tried: Set<Int> = []
    let needsVoice = rules.contains { $0.signals.contains(.voice) }
    let ruleIDs = Set(rules.map(\.id))
    let allIDs = Set((known + rules).map(\.id))
    for (index, ignore) in ignores.enumerated() {
      report.diagnostics += diagnostics(of: ignore, allIDs)
      if !allIDs.contains(ignore.rule) || !ruleIDs.contains(ignore.rule) { used.insert(index) }
    }
    // The tables of one XLIFF file have the same path. The file's faults are reported with the first of these tables.
    var faultsByTable = Dictionary(grouping: faults) { $0.file.flatMap { FilePlace($0)?.table } ?? "" }
    for table in tables {
      let checked = CheckedTable(table, domains: domains, names: names)
      report.languages += StringReport.LanguageSummary.all(of: checked)
      tried.formUnion(ignores.indices.filter { !tried.contains($0) && ignores[$0].isAbout(checked) })
      for text in checked.texts where text.hasTooManyPlaceholders {
        report.diagnostics.append(
          Diagnostic(
            "“\(text.entry.entry.key)” has more than \(FormatString.placeholderLimit) placeholders, so they are not checked",
            file: text.form.location.file, line: text.form.location.line, column: text.form.location.column,
            severity: .warning))
      }
      let readings = needsVoice ? voice.map { Self.readings(of: checked, by: $0, locales) } : nil
      let input = CheckInput(
        table: checked, screens: LocatedElement.find(in: checked, on: screens),
        faults: faultsByTable.removeValue(forKey: table.filePath) ?? [], voice: readings)
      var findings: [StringFinding] = []
      let reach = PluralReach()
      for rule in rules where rule.platforms.contains(checked.platform) {
        let spots = rule.isInherited ? Self.withoutInherited(rule.evaluate(input)) : rule.evaluate(input)
        // What no code asks for is never heard. A fault of its file may concern other texts.
        findings += spots.filter { rule.id == "catalogue" || $0.entry?.isForsaken != true }
          .map { Self.finding($0, rule, in: checked, reach) }
      }
      if !locales.isEmpty {
        findings.removeAll { finding in
          let languages = (finding.language.map { [$0] } ?? []) + finding.languages
          return !languages.isEmpty && !languages.contains(where: locales.contains)
        }
      }
      findings.sort(by: Self.isBefore)
      // Few entries ignore a rule, so the dictionary is usually not needed.
      let ignoring = checked.entries.contains { !$0.entry.ignores.isEmpty }
      let entries = ignoring ? Dictionary(checked.entries.map { ($0.entry.key, $0) }) { first, _ in first } : [:]
      var usedInEntries: Set<[String]> = []
      for finding in findings {
        if let key = finding.key, let entry = entries[key]?.entry, !entry.ignores.isEmpty,
          let name = finding.names.first(where: { entry.ignores[$0] != nil }),
          let reason = entry.ignores[name]
        {
          usedInEntries.insert([key, name])
          report.ignored.append((finding, reason.isEmpty ? "no reason given" : reason))
        } else if let index = ignores.firstIndex(where: { $0.covers(finding) }) {
          used.insert(index)
          report.ignored.append((finding, ignores[index].reason))
        } else {
          report.findings.append(finding)
        }
      }
      // Android's lint names its own rules in the same attribute. A name that resembles none of our rules is skipped.
      var strangers: Set<String> = []
      for entry in checked.entries where !entry.entry.ignores.isEmpty {
        for (name, reason) in entry.entry.ignores.sorted(by: { $0.key < $1.key }) where !strangers.contains(name) {
          let rule = Self.rule(name)
          if checked.platform == .android, !allIDs.contains(rule), rule.nearest(in: allIDs.sorted()) == nil {
            strangers.insert(name)
          } else if let diagnostic = diagnostic(
            of: rule, reason, at: entry.entry.location, in: checked, ruleIDs, allIDs,
            isUsed: usedInEntries.contains([entry.entry.key, name]))
          {
            report.diagnostics.append(diagnostic)
          }
        }
      }
    }
    if locales.isEmpty {
      for (index, ignore) in ignores.enumerated() where tried.contains(index) && !used.contains(index) {
        report.diagnostics.append(
          Diagnostic(
            "the ignored rule “\(ignore.rule)” has no findings here", file: ignore.location?.file,
            line: ignore.location?.line, column: ignore.location?.column, severity: .warning,
            help: "remove the entry that ignores it"))
      }
    }
    if voice == nil || !needsVoice {
      report.notEvaluated = rules.filter { $0.signals.contains(.voice) && !$0.signals.contains(.strings) }.map {
        ($0.id, "this rule needs a voice")
      }
    }
    if screens.isEmpty {
      report.notEvaluated += rules.filter { $0.signals.contains(.screen) && !$0.signals.contains(.strings) }
        .filter { rule in !report.notEvaluated.contains { $0.rule == rule.id } }
        .map { ($0.id, "this rule needs a screen") }
    }
    return report
  }

  /// Returns whether a finding is listed before another. Findings are sorted by location, then by rule and language, so
  /// every run has the same order.
  private static func isBefore(_ a: StringFinding, _ b: StringFinding) -> Bool {
    if a.location.file != b.location.file { return a.location.file < b.location.file }
    if a.location.line != b.location.line { return a.location.line < b.location.line }
    if a.location.column != b.location.column { return a.location.column < b.location.column }
    if a.rule != b.rule { return a.rule < b.rule }
    return (a.language ?? "", a.variant ?? "", a.message) < (b.language ?? "", b.variant ?? "", b.message)
  }

  /// Removes the findings of translations whose source text has the finding too, and lists their languages there.
  private static func withoutInherited(_ spots: [StringCheck.Spot]) -> [StringCheck.Spot] {
    var places: [ObjectIdentifier: Int] = [:]
    for (index, spot) in spots.enumerated() {
      guard let text = spot.text, text.isSource, places[ObjectIdentifier(text.entry)] == nil else { continue }
      places[ObjectIdentifier(text.entry)] = index
    }
    if places.isEmpty { return spots }
    var all = spots
    var kept: [Int] = []
    for (index, spot) in spots.enumerated() {
      guard let text = spot.text, !text.isSource, let place = places[ObjectIdentifier(text.entry)] else {
        kept.append(index)
        continue
      }
      if !all[place].languages.contains(text.language.tag) { all[place].languages.append(text.language.tag) }
    }
    return kept.map { all[$0] }
  }

  private static func finding(
    _ spot: StringCheck.Spot, _ rule: StringCheck, in table: CheckedTable, _ reach: PluralReach
  ) -> StringFinding {
    // A plural form for numbers outside the domain is never heard, and a problem of one voice may be absent on a
    // device. Both are only information. A rule that sets a severity has already considered the numbers.
    let isUnheard = spot.text.map { $0.form.plural != nil && reach.numbers(for: $0).isEmpty } ?? false
    let location =
      spot.location ?? spot.text?.form.location ?? spot.entry?.entry.location
      ?? spot.language.flatMap { language in table.texts.first { $0.language.tag == language }?.form.location }
      ?? FileLocation(file: table.table.path, line: 1, column: 1)
    return StringFinding(
      rule: rule.id, severity: spot.engine == nil ? spot.severity ?? (isUnheard ? .info : rule.severity) : .info,
      table: table.table.path,
      key: spot.entry?.entry.key, language: spot.language, languages: spot.languages, variant: spot.text?.variant,
      source: spot.text.map { $0.source?.text ?? ($0.isSource ? $0.text : nil) }
        ?? spot.entry?.source?.forms.first?.text,
      target: spot.text?.text,
      // A finding about a whole language is at the beginning of its file.
      location: spot.entry == nil && spot.location == nil
        ? FileLocation(file: location.file, line: 1, column: 1) : location,
      message: spot.message, notes: spot.notes, help: spot.help ?? rule.remedy, engine: spot.engine, fix: spot.fix)
  }

  /// Returns the voice's pronunciations of the texts for screen readers. `missing` lists the languages that the voice
  /// does not speak.
  private static func readings(
    of table: CheckedTable, by voice: any StringVoice, _ locales: [String]
  ) -> VoiceReadings {
    var readings = VoiceReadings(engine: voice.engine)
    for language in table.languages {
      guard voice.speaks(language.tag) else {
        readings.missing.append(language.tag)
        continue
      }
      if !locales.isEmpty, !language.isSource, !locales.contains(language.tag) { continue }
      var texts: [String] = []
      var seen: Set<String> = []
      for text in table.texts where text.language === language && text.entry.purpose == .accessibility {
        let said = VoiceReadings.said(text)
        if seen.insert(said).inserted { texts.append(said) }
      }
      var found: [String: VoiceReading] = [:]
      for (text, reading) in zip(texts, voice.readings(of: texts, language: language.tag)) { found[text] = reading }
      readings.readings[language.tag] = found
    }
    return readings
  }

  // MARK: Diagnostics of ignores

  private func diagnostics(of ignore: Ignore, _ all: Set<String>) -> [Diagnostic] {
    if let diagnostic = Self.unknown(ignore.rule, at: ignore.location, all) { return [diagnostic] }
    guard ignore.reason.trimmingSpaces.isEmpty else { return [] }
    return [Self.reasonless(ignore.rule, at: ignore.location)]
  }

  private static func rule(_ name: String) -> String {
    name.firstIndex(of: "@").map { String(name[..<$0]) } ?? name
  }

  private func diagnostic(
    of rule: String, _ reason: String, at location: FileLocation, in table: CheckedTable, _ active: Set<String>,
    _ all: Set<String>, isUsed: Bool
  ) -> Diagnostic? {
    guard all.contains(rule) else { return Self.unknown(rule, at: location, all) }
    // The attribute `tools:ignore` of Android has no room for a reason.
    if reason.trimmingSpaces.isEmpty, table.platform != .android { return Self.reasonless(rule, at: location) }
    guard active.contains(rule), locales.isEmpty, !isUsed else { return nil }
    return Diagnostic(
      "the ignored rule “\(rule)” has no findings here", file: location.file, line: location.line,
      column: location.column, severity: .warning, help: "remove the comment or attribute that ignores it")
  }

  private static func unknown(_ rule: String, at location: FileLocation?, _ all: Set<String>) -> Diagnostic? {
    if all.contains(rule) { return nil }
    let help = rule.nearest(in: all.sorted()).map { "did you mean `\($0)`?" }
    return Diagnostic(
      "there is no rule “\(rule)” to ignore", file: location?.file, line: location?.line, column: location?.column,
      severity: .warning, help: help ?? "run `a11y-sim strings check --rules` to list the rules")
  }

  private static func reasonless(_ rule: String, at location: FileLocation?) -> Diagnostic {
    Diagnostic(
      "`\(rule)` is ignored without a reason", file: location?.file, line: location?.line, column: location?.column,
      severity: .warning, help: "write the reason after the rule: [a11y-sim:ignore \(rule) it is a name]")
  }
}

extension StringFinding {
  /// The keys of `StringEntry.ignores` that are about the finding.
  fileprivate var names: [String] {
    // Android's lint has a name of its own for the same fault.
    (rule == "plural-missing" ? [rule, "MissingQuantity"] : [rule]).flatMap { name in
      [name] + (language.map { ["\(name)@\($0)"] } ?? [])
    }
  }
}

/// The results of checking tables.
package struct StringReport: Sendable {
  /// The findings that are not ignored, sorted by table, then by location.
  package var findings: [StringFinding] = []
  package internal(set) var ignored: [(finding: StringFinding, reason: String)] = []
  /// Warnings about texts that are not checked, and about ignores that are unused, give no reason or name an unknown
  /// rule.
  package internal(set) var diagnostics: [Diagnostic] = []
  /// The rules that were not evaluated because an input was missing, each with the reason.
  package internal(set) var notEvaluated: [(rule: String, reason: String)] = []
  package internal(set) var languages: [LanguageSummary] = []

  /// The translation progress of one language in one table.
  package struct LanguageSummary: Sendable, Hashable {
    package var table: String
    package var language: String
    /// The number of the table's entries that need translation; 0 for the source language.
    package var entries: Int
    /// The number of entries that need translation and whose translation differs from the source text.
    package var translated: Int
    /// The number of entries for screen readers that need translation. An entry whose source text is one word does not
    /// count.
    package var accessibilityEntries: Int
    /// The number of `accessibilityEntries` whose translation differs from the source text.
    package var translatedAccessibilityEntries: Int

    private init(_ language: CheckedLanguage, in table: CheckedTable) {
      self.table = table.table.path
      self.language = language.tag
      entries = language.entryCount
      translated = language.translatedCount
      (accessibilityEntries, translatedAccessibilityEntries) = (0, 0)
    }

    static func all(of table: CheckedTable) -> [LanguageSummary] {
      var entries = 0
      var translated: [ObjectIdentifier: Int] = [:]
      for (entry, range) in zip(table.entries, table.ranges)
      where entry.purpose == .accessibility && entry.entry.isTranslatable {
        let texts = table.texts[range]
        guard let source = texts.first(where: \.isSource), source.traits.wordCount > 1,
          CheckedEntry.isTranslatable(source.text, table.names)
        else { continue }
        entries += 1
        var last: CheckedLanguage?
        for text in texts where text.language !== last {
          last = text.language
          if !text.equalsSource { translated[ObjectIdentifier(text.language), default: 0] += 1 }
        }
      }
      return table.languages.map { language in
        var summary = LanguageSummary(language, in: table)
        if !language.isSource {
          summary.accessibilityEntries = entries
          summary.translatedAccessibilityEntries = translated[ObjectIdentifier(language)] ?? 0
        }
        return summary
      }
    }
  }
}
