import A11ySim
import AgentProtocol

/// An answer with a list. It is cut between two entries if it would be too long, and then says how to get the rest.
struct AgentAnswer {
  struct Entry {
    /// Lines of the answer.
    var text: String
    /// A JSON object.
    var structured: String
  }

  /// Sentences before the list.
  var head: [String]
  var entries: [Entry]
  /// Sentences behind the list.
  var tail: [String] = []
  /// The name of the list in the structured answer, and what one of its entries is called.
  var list: String
  var noun: String
  var fields: [(String, String)]

  /// The number of characters of a text or structured answer, unless the caller asks for a number of entries.
  static let size = 6_000
  static let largestSize = 24_000

  static let arguments = [
    ToolArgument("from", .whole(1...100_000), "First entry."),
    ToolArgument("limit", .whole(1...500), "Entries; allows a longer answer."),
  ]

  /// - Parameter usual: the number of entries if the caller asks for none; nil for as many as fit.
  func answer(_ arguments: ToolArguments, usual: Int? = nil) -> ToolAnswer {
    let limit = arguments.whole("limit")
    let size = limit == nil ? Self.size : Self.largestSize
    let first = min(max(1, arguments.whole("from") ?? 1), entries.count + 1) - 1
    let frame = head + tail
    // What the sentence about the rest takes, and the names of the fields.
    var text = 220 + frame.reduce(0) { $0 + $1.count + 1 }
    var structured = 80 + fields.reduce(0) { $0 + $1.0.count + $1.1.count + 4 }
    var shown = 0
    for entry in entries[first...].prefix(limit ?? usual ?? .max) {
      text += entry.text.count + 1
      structured += entry.structured.count + 1
      // One entry is always shown; its texts are limited.
      if shown > 0, text > size || structured > size { break }
      shown += 1
    }
    let page = entries[first..<(first + shown)]
    let rest = entries.count - first - shown
    var lines = head + page.map(\.text)
    var all = fields + [(list, JSON.array(page.map(\.structured)))]
    if rest > 0 {
      let next = first + shown + 1
      lines.append(
        "Not shown: \(rest) more \(noun)\(rest == 1 ? "" : "s"). Call again with \"from\": \(next) to get the rest.")
      all += [("more", String(rest)), ("next", String(next))]
    }
    return ToolAnswer(text: (lines + tail).joined(separator: "\n"), structured: JSON.object(all))
  }
}
