import AccessibilityModel
import Simulation

/// Transcripts of one scenario, played with several components or screen readers and shown side by side.
package struct Comparison: Sendable {
  package struct Column: Sendable {
    /// The component that was put into the scenario; nil if the scenario was played as written.
    package var component: Scenario.WrittenComponent?
    package var transcript: Transcript

    package init(component: Scenario.WrittenComponent? = nil, transcript: Transcript) {
      (self.component, self.transcript) = (component, transcript)
    }
  }

  /// The columns, from left to right. All columns have the same steps and the same language.
  package var columns: [Column]

  package init(_ columns: [Column]) { self.columns = columns }

  /// The default width of a column, in character cells of the terminal.
  package static let columnWidth = 32
  /// The least width of a column, in character cells of the terminal.
  package static let leastColumnWidth = 8

  /// Returns the width of a table including separators, in character cells of the terminal.
  package static func width(columns count: Int, ofWidth width: Int = columnWidth) -> Int {
    count * width + max(0, count - 1) * separator.count
  }

  private static let separator = " │ "

  /// Returns a table with a section for each step. In a section, each column lists what was heard and what happened.
  ///
  /// - Parameter width: the maximum width of a line, in character cells of the terminal; by default, each column has
  ///   `columnWidth`. A column is never narrower than `leastColumnWidth`.
  package func table(width: Int? = nil) -> String {
    guard let first = columns.first else { return "" }
    let count = columns.count
    let least = Self.width(columns: count, ofWidth: Self.leastColumnWidth)
    let total = max(least, width ?? Self.width(columns: count))
    let column = (total - Self.width(columns: count, ofWidth: 0)) / count
    var lines = first.transcript.header.place(withReader: !hasSeveralReaders).wrapped(at: total)
    lines += Self.rows(columns.map(title), width: column)
    lines.append([String](repeating: String(repeating: "─", count: column), count: count).joined(separator: "─┼─"))
    for section in sections {
      lines += section.title.map { $0.wrapped(at: total) } ?? []
      lines += Self.rows(section.cells, width: column)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private var hasSeveralReaders: Bool { Set(columns.map(\.transcript.header.screenReader)).count > 1 }

  private func title(_ column: Column) -> [String] {
    let component = column.component.map { ["\($0.kind)@\($0.version)"] } ?? []
    return component + (hasSeveralReaders ? [column.transcript.header.readerName] : [])
  }

  private struct Section {
    var title: String?
    var cells: [[String]]
  }

  private var sections: [Section] {
    let transcripts = columns.map(\.transcript)
    // Entries are grouped once, because searching all entries for each step would take quadratic time.
    let entriesByStep = transcripts.map { transcript in
      let places = places(in: transcript)
      return Dictionary(grouping: transcript.entries) { places[$0.step] ?? Place(line: 0, number: $0.step) }
    }
    let steps = Set(entriesByStep.flatMap(\.keys)).sorted()
    return steps.compactMap { step in
      let entries = entriesByStep.map { $0[step] ?? [] }
      var title: Transcript.Entry?
      // If any column hides a text that the person enters, the title hides this text.
      for entry in entries.joined() {
        guard case .step(let new) = entry.kind else { continue }
        if case .step(let old)? = title?.kind, !new.hides(old) { continue }
        title = entry
      }
      if case .step(let step)? = title?.kind, case .expect = step.action { return nil }
      return Section(
        title: title?.lines().joined(),
        cells: entries.map { entries in
          entries.flatMap { entry -> [String] in
            switch entry.kind {
            case .step: []
            case .note(let text): ["(\(text.onOneLine))"]
            default: entry.lines().map(\.onOneLine)
            }
          }
        })
    }
  }

  private struct Place: Hashable, Comparable {
    /// The step's line in the scenario file; 0 if all columns have the same screen reader, because the step number then
    /// identifies the step.
    var line: Int
    /// The index of the step among the steps at `line`; if `line` is 0, the number of the step in the scenario.
    var number: Int

    static func < (a: Place, b: Place) -> Bool { (a.line, a.number) < (b.line, b.number) }
  }

  /// Returns the position of each step in the table, by step number; empty if all columns have the same screen reader.
  ///
  /// A step for only one screen reader changes the numbers of later steps. So a position contains the step's line in
  /// the scenario file.
  private func places(in transcript: Transcript) -> [Int: Place] {
    guard hasSeveralReaders else { return [:] }
    var places: [Int: Place] = [:]
    var counts: [Int: Int] = [:]
    for entry in transcript.entries {
      guard case .step(let step) = entry.kind, let line = step.line else { continue }
      places[entry.step] = Place(line: line, number: counts[line, default: 0])
      counts[line, default: 0] += 1
    }
    return places
  }

  private static func rows(_ cells: [[String]], width: Int) -> [String] {
    let wrapped = cells.map { $0.flatMap { $0.wrapped(at: width) } }
    return (0..<(wrapped.map(\.count).max() ?? 0)).map { row in
      let texts = wrapped.map { $0.indices.contains(row) ? $0[row] : "" }
      // Between two right-to-left texts, a separator would take their direction, and the texts would swap places. A
      // left-to-right mark on both sides of the separator prevents this.
      let mark = texts.contains(where: \.hasRightToLeft) ? "\u{200E}" : ""
      var line = ""
      for (index, text) in texts.enumerated() {
        if index > 0 { line += mark + separator + mark }
        line += text
        if index < texts.count - 1 { line += String(repeating: " ", count: max(0, width - text.displayWidth)) }
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// One JSON object for each column, with the fields of a played scenario. If a component was put into the scenario,
  /// the object also has the fields `component` and `version`.
  package var objects: [String] {
    columns.map { column in
      "  { "
        + (column.component.map {
          "\"component\": \(JSON.string($0.kind)), \"version\": \(JSON.string($0.version)), "
        } ?? "") + JSON.play(column.transcript) + " }"
    }
  }

  package static func json(_ comparisons: [Comparison]) -> String { JSON.lines(comparisons.flatMap(\.objects)) }
}

extension Step {
  fileprivate func hides(_ other: Step) -> Bool { self != other && description.contains("•") }
}

extension Transcript.Header {
  fileprivate var readerName: String { readerRelease.map { "\(reader)@\($0)" } ?? reader }

  /// Returns the beginning of the header line. The rest is left out, because its counts of phrases differ between
  /// columns.
  fileprivate func place(withReader: Bool) -> String {
    let parts = line.split(separator: " · ").prefix(3)
    return (withReader ? Array(parts) : [parts[0]] + parts.dropFirst(2)).joined(separator: " · ")
  }
}

extension String {
  /// Wraps the text to lines of at most `width` terminal columns. All lines but the first begin with two spaces.
  func wrapped(at width: Int) -> [String] {
    let indent = "  "
    var lines: [String] = []
    var line = ""
    var used = 0
    func breakLine() {
      while line.last == " " { line.removeLast() }
      lines.append(line)
      line = indent
      used = indent.count
    }
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let isFirst = line.isEmpty && lines.isEmpty || line == indent && !lines.isEmpty
      let space = isFirst ? 0 : 1
      let length = word.displayWidth
      if used + space + length <= width {
        line += (isFirst ? "" : " ") + word
        used += space + length
        continue
      }
      if !isFirst { breakLine() }
      for character in word {
        if used + character.displayWidth > width { breakLine() }
        line.append(character)
        used += character.displayWidth
      }
    }
    lines.append(line)
    return lines
  }

  fileprivate var hasRightToLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF: true
      default: false
      }
    }
  }
}

extension StringProtocol {
  /// The width in terminal columns.
  var displayWidth: Int { reduce(0) { $0 + $1.displayWidth } }
}

extension Character {
  /// The width in terminal columns: two for East Asian characters and emoji, zero for invisible characters, otherwise
  /// one.
  fileprivate var displayWidth: Int {
    guard let scalar = unicodeScalars.first else { return 0 }
    // A variation selector turns the character into an emoji.
    if unicodeScalars.contains("\u{FE0F}") { return 2 }
    switch scalar.value {
    case 0x20..<0x300: return 1
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA4CF,
      0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F1E6...0x1F1FF, 0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1F9FF, 0x20000...0x3FFFD:
      return 2
    default:
      switch scalar.properties.generalCategory {
      case .control, .format, .nonspacingMark, .enclosingMark: return 0
      default: return 1
      }
    }
  }
}
