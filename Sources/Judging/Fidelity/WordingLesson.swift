import AccessibilityModel
import Locales
import Simulation

/// Phrases of the screen reader whose recorded words differ from the modelled words.
///
/// The app's own texts are equal in the recording and in the model. So they divide both into parts that can be
/// compared. A phrase is learnt only if no other phrase of its part differs, and if all recordings agree on its words.
package struct WordingLesson: Sendable {
  /// The learnt phrases, in the order of their keys. `text` contains the recorded words.
  package private(set) var phrases: [(key: String, text: String)] = []
  /// The reasons why differences were not learnt, one line for each difference.
  package private(set) var notLearnt: [String] = []

  private var reader = "voiceover"
  private var language = "en"
  private var catalogue = PhraseCatalogue.empty

  package init(_ results: [FidelityResult]) {
    var found: [String: Set<String>] = [:]
    var sure: [String: Confidence] = [:]
    for result in results where result.difference != nil {
      guard let recorded = result.rows.first?.expected, result.difference == .words else {
        notLearnt.append("\(result.vector.id): \(result.difference?.rawValue ?? "")")
        continue
      }
      reader = result.vector.scenario.reader.id
      let segments = result.utterances.flatMap(\.segments)
      language = result.vector.scenario.readerLocale ?? result.vector.scenario.locales[0]
      catalogue = result.vector.scenario.reader.descriptor.catalogue
      let gaps = Self.gaps(in: recorded, of: segments, from: catalogue, isCut: RecordedSpeech(recorded).isCut)
      guard let gaps else {
        notLearnt.append("\(result.vector.id): “\(recorded)” cannot be aligned with “\(result.rows[0].heard ?? "")”")
        continue
      }
      for (segment, text) in gaps {
        found[segment.phrase ?? "", default: []].insert(text)
        sure[segment.phrase ?? ""] = segment.confidence
      }
    }
    for (key, texts) in found.sorted(by: { $0.key < $1.key }) {
      if let confidence = sure[key], !confidence.yieldsToRecording {
        notLearnt.append("\(key): its words are already \(confidence.rawValue), so one recording does not replace them")
      } else if texts.count > 1 {
        notLearnt.append("\(key): recorded as \(texts.sorted().map { "“\($0)”" }.joined(separator: " and "))")
      } else {
        phrases.append((key, texts.first ?? ""))
      }
    }
  }

  /// Returns each phrase whose recorded words differ from the modelled words, with the recorded words. Nil if some
  /// recorded words may belong to several phrases.
  private static func gaps(
    in recorded: String, of segments: [Segment], from catalogue: PhraseCatalogue, isCut: Bool
  ) -> [(Segment, String)]? {
    let words = recorded.split(whereSeparator: \.isWhitespace).map(String.init)
    let plain = words.map { RecordedSpeech.words(of: $0).joined(separator: " ") }
    var gaps: [(Segment, String)] = []
    var position = 0
    var open: [Segment] = []
    /// Assigns the recorded words before the index `end` to the phrases in `open`. Returns false if it is not certain
    /// which words belong to which phrase.
    func close(at end: Int) -> Bool {
      var (first, last) = (position, end)
      // Phrases at both ends whose recorded words equal the modelled words need not be learnt.
      while let segment = open.first, let next = match(segment, at: first, in: plain, before: last) {
        open.removeFirst()
        first = next
      }
      while let segment = open.last, let start = match(segment, endingAt: last, in: plain, after: first) {
        open.removeLast()
        last = start
      }
      defer { open = [] }
      if open.isEmpty { return first == last }
      guard open.count == 1, let segment = open.first, first < last, isPlain(segment, in: catalogue) else {
        return false
      }
      gaps.append((segment, learnt(words[first..<last].joined(separator: " "), as: segment.text)))
      return true
    }
    for segment in segments {
      if segment.phrase.map(catalogue.has) == true {
        open.append(segment)
        continue
      }
      let texts = RecordedSpeech.words(of: segment.text)
      guard !texts.isEmpty else { continue }
      guard
        let start = (position...max(position, plain.count)).first(where: { index in
          match(segment, at: index, in: plain, before: plain.count) != nil
        }), let end = match(segment, at: start, in: plain, before: plain.count)
      else { return isCut && !gaps.isEmpty ? gaps : nil }
      if !close(at: start) { return nil }
      position = end
    }
    // After a cut, the rest of the recorded words is unknown.
    if isCut { return gaps }
    return close(at: plain.count) ? gaps : nil
  }

  private static func isPlain(_ segment: Segment, in catalogue: PhraseCatalogue) -> Bool {
    segment.phrase.flatMap { catalogue.phrase($0, "en") }?.text.contains("%") == false
  }

  /// Returns the index after the words of a segment in `plain`. Nil if the words are not at `index` or do not end
  /// before `end`.
  private static func match(_ segment: Segment, at index: Int, in plain: [String], before end: Int) -> Int? {
    let words = RecordedSpeech.words(of: segment.text)
    var position = index
    var left = words[...]
    while !left.isEmpty {
      guard position < end else { return nil }
      let here = plain[position].split(separator: " ").map(String.init)
      if !left.starts(with: here) { return nil }
      left = left.dropFirst(here.count)
      position += 1
    }
    return position
  }

  private static func match(_ segment: Segment, endingAt end: Int, in plain: [String], after start: Int) -> Int? {
    (start..<max(start, end)).last { match(segment, at: $0, in: plain, before: end) == end }
  }

  /// Returns recorded words, adapted to the modelled words. A final full stop or comma is removed if the modelled words
  /// do not have it. The first letter becomes lowercase if the modelled words begin with a lowercase letter.
  private static func learnt(_ text: String, as modelled: String) -> String {
    var text = text
    while let last = text.last, ".,".contains(last), modelled.last != last { text.removeLast() }
    guard let first = text.first, let old = modelled.first, old.isLowercase else { return text }
    return first.lowercased() + text.dropFirst()
  }

  /// Returns the text of a file that a scenario can name under the key `wording`; nil if no phrase was learnt.
  package func text(source: String) -> String? {
    if phrases.isEmpty { return nil }
    let lines = phrases.map { "  \($0.key): \(Self.quoted($0.text))" }
    return """
      # Recorded words of the screen reader. A scenario that names this file under `wording` uses them. They do not replace words that are already pinned or recorded.
      reader: \(reader)
      locale: \(language)
      source: \(Self.quoted(source))
      phrases:
      \(lines.joined(separator: "\n"))

      """
  }

  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
