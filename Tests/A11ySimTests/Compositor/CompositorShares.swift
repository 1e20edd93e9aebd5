/// The shares of answers that the model gives as Google's compositor does: by group, by rule and by language.
///
/// Rows that no view of Android would report are counted apart. They weigh little.
struct CompositorShares {
  struct Share {
    var answers = 0, texts = 0, delivered = 0
    /// The answers with a sound, and those whose sound is equal.
    var sounds = 0, soundsEqual = 0

    var text: Double { answers == 0 ? 1 : Double(texts) / Double(answers) }
    /// The share of equal texts whose queue mode, pitch and hint are equal, too.
    var delivery: Double { texts == 0 ? 1 : Double(delivered) / Double(texts) }
  }

  private(set) var all = Share(), synthetic = Share()
  private(set) var groups: [String: Share] = [:], rules: [String: Share] = [:], languages: [String: Share] = [:]
  private(set) var rows = 0, expressible = 0
  /// The rows that are a tree of views and what happens to it, without text that is edited.
  private(set) var nodeRows = 0, nodeExpressible = 0
  /// By group, the number of rows and of those that can be written.
  private(set) var written: [String: (rows: Int, expressible: Int)] = [:]
  /// The reasons why a scenario cannot express rows, with the number of rows.
  private(set) var reasons: [String: Int] = [:]
  /// The answers of rows that are not synthetic in which something differs: `C01157 4` is the answer 4 of a row.
  private(set) var differences: [String] = []
  /// The same answers, and those of synthetic rows, with what was expected and what was heard.
  private(set) var details: [String] = []

  init(_ comparisons: [CompositorComparison]) {
    for comparison in comparisons {
      rows += 1
      let isNode = comparison.row.ops == nil
      if isNode { nodeRows += 1 }
      let group = Self.group(of: comparison.row)
      written[group, default: (0, 0)].rows += 1
      if let reason = comparison.inexpressible {
        reasons[reason, default: 0] += 1
        continue
      }
      expressible += 1
      if isNode { nodeExpressible += 1 }
      written[group, default: (0, 0)].expressible += 1
      for answer in comparison.answers { count(answer, of: comparison.row) }
    }
  }

  private static func group(of row: CompositorRow) -> String {
    row.group.split(separator: "/").last.map(String.init) ?? row.group
  }

  private mutating func count(_ answer: CompositorComparison.Judged, of row: CompositorRow) {
    func count(in share: inout Share) {
      share.answers += 1
      if answer.isTextEqual { share.texts += 1 }
      if answer.isEqual { share.delivered += 1 }
      if let isEqual = answer.isSoundEqual {
        (share.sounds, share.soundsEqual) = (share.sounds + 1, share.soundsEqual + (isEqual ? 1 : 0))
      }
    }
    if row.isSynthetic {
      if !answer.isEqual {
        details.append("synthetic \(row.id) \(answer.index): \(answer.expected), not \(answer.heard)")
      }
      return count(in: &synthetic)
    }
    count(in: &all)
    count(in: &groups[Self.group(of: row), default: Share()])
    count(in: &rules[answer.rule, default: Share()])
    count(in: &languages[row.locale ?? "en", default: Share()])
    if answer.isEqual { return }
    differences.append("\(row.id) \(answer.index)")
    details.append("\(row.id) \(answer.index): \(answer.expected), not \(answer.heard)")
  }

  /// The shares as tables.
  var text: String {
    func percent(_ share: Double) -> String {
      let tenths = Int(share * 1_000)
      return "\(tenths / 10).\(tenths % 10) %"
    }
    func line(_ name: String, _ share: Share) -> String {
      let cells = [String(share.answers), percent(share.text), percent(share.delivery)]
      return name.padded(to: 20) + cells.map { String(repeating: " ", count: max(0, 10 - $0.count)) + $0 }.joined()
    }
    func table(_ title: String, _ shares: [String: Share]) -> [String] {
      ["", title.padded(to: 20) + "   answers      text  delivery"]
        + shares.sorted { $0.key < $1.key }.map { line($0.key, $0.value) }
    }
    var lines = [
      "Google's compositor: \(expressible) of \(rows) rows can be written as scenarios, \(nodeExpressible) of \(nodeRows) trees of views"
    ]
    lines += table("all", ["all": all, "synthetic, apart": synthetic])
    if all.sounds > 0 { lines.append("sounds of the focus: \(all.soundsEqual) of \(all.sounds)") }
    lines += table("group", groups) + table("rule", rules) + table("language", languages)
    lines +=
      ["", "written, by group"]
      + written.sorted { $0.key < $1.key }.map {
        "\($0.key.padded(to: 20)) \($0.value.expressible) of \($0.value.rows)"
      }
    lines +=
      ["", "not expressible"]
      + reasons.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { "\($0.value)  \($0.key)" }
    return lines.joined(separator: "\n")
  }
}

extension String {
  fileprivate func padded(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
