import AccessibilityModel
import Simulation

extension ReportPage {
  /// The rows of a timeline, from top to bottom.
  private enum Lane: Int, CaseIterable {
    case heard, cut, never, effect, moment

    var name: String {
      switch self {
      case .heard: "Heard"
      case .cut: "Cut off"
      case .never: "Never begun"
      case .effect: "Effects"
      case .moment: "Findings"
      }
    }

    init(_ fate: Transcript.UtteranceRecord.Fate) {
      switch fate {
      case .heard: self = .heard
      case .cut: self = .cut
      case .never: self = .never
      }
    }
  }

  /// Adds the timeline as a list box with an option for each entry. A list box is a single tab stop, and screen readers
  /// can read it. The options take their accessible names from the lines of the transcript. Each moment has the same
  /// number as in the lists of the page.
  func addTimeline(_ play: Play, _ moments: [Moment], number: Int, to page: inout Markup) {
    let moments = Dictionary(grouping: moments.enumerated(), by: \.element.entry)
    // The number of moments already placed, by half second. A further moment in the same half second is placed beside
    // them.
    var beside: [Int: Int] = [:]
    let entries = play.transcript.entries
    let ends = entries.map { entry -> Duration in
      if case .utterance(let record) = entry.kind {
        entry.time + max(record.duration, .milliseconds(300))
      } else {
        entry.time
      }
    }
    let end = max(play.transcript.end, ends.max() ?? .zero, .seconds(1))
    page.add("<h4 id=\"p\(number)l\">Timeline</h4>\n<div class=\"timeline\">\n")
    page.add(
      """
      <div class="zoom" role="group" aria-label="Zoom of the timeline"><button type="button" data-zoom="1.5">Closer</button>\
      <button type="button" data-zoom="0.667">Wider</button><button type="button" data-zoom="0">Fit</button></div>
      <div class="rows"><div class="lanes" aria-hidden="true">
      """)
    for lane in Lane.allCases { page.add("<span>\(lane.name)</span>") }
    page.add(
      "</div><div class=\"scroll\"><div class=\"track\" style=\"--len:\(HTML.seconds(end))\">\n<div "
        + "class=\"marks\" aria-hidden=\"true\">"
    )
    let seconds = Int(end.inMicroseconds / 1_000_000)
    let pitch = [1, 2, 5, 10, 30, 60, 300, 1_800].first { seconds / $0 <= 40 } ?? 7_200
    for second in stride(from: 0, through: seconds, by: pitch) {
      page.add("<span class=\"mark\" style=\"--a:\(second)\">\(second) s</span>")
    }
    page.add("</div>\n")
    page.add(
      "<div class=\"list\" role=\"listbox\" tabindex=\"0\" aria-orientation=\"horizontal\" data-play=\"\(number)\" "
        + "aria-label=\"Timeline, \(HTML.escaped(play.readerName)), \(HTML.escaped(play.languages))\">\n")
    for (index, entry) in entries.enumerated() {
      let id = "p\(number)o\(index)"
      let line = "p\(number)e\(index)"
      func option(_ lane: Lane, _ style: String, _ text: String) {
        page.add(
          "<div role=\"option\" id=\"\(id)\" class=\"\(lane)\" aria-labelledby=\"\(line)\" style=\"\(style)\">"
            + "\(HTML.escaped(text, limit: 40))</div>\n")
      }
      switch entry.kind {
      case .utterance(let record) where !record.utterance.text.isEmpty:
        let lane = Lane(record.fate)
        let heard = HTML.seconds(record.duration)
        let whole = record.fate == .heard ? record.duration : record.timing.duration
        option(lane, "--a:\(HTML.seconds(entry.time));--d:\(heard);--w:\(HTML.seconds(whole))", record.utterance.text)
      case .effect(let effect) where ![.cursor, .announced].contains(effect.name):
        option(.effect, "--a:\(HTML.seconds(entry.time))", "")
      case .sound: option(.effect, "--a:\(HTML.seconds(entry.time))", "")
      default: break
      }
      for (rank, moment) in moments[index] ?? [] {
        let place = Int(entry.time.inMicroseconds / 500_000)
        let style = "--a:\(HTML.seconds(entry.time));--k:\(beside[place, default: 0])"
        beside[place, default: 0] += 1
        page.add(
          "<div role=\"option\" id=\"p\(number)f\(rank)\" class=\"moment \(moment.kind)\" data-line=\"\(line)\" "
            + "aria-label=\"\(rank + 1): \(HTML.escaped(moment.sentence, limit: 240))\" style=\"\(style)\">"
            + "\(rank + 1)</div>\n")
      }
    }
    page.add("</div>\n<div class=\"links\" aria-hidden=\"true\">")
    let numbers = Dictionary(
      entries.enumerated().compactMap { index, entry -> (Int, Int)? in
        if case .utterance(let record) = entry.kind { (record.number, index) } else { nil }
      }
    ) { first, _ in first }
    for entry in entries {
      guard case .utterance(let record) = entry.kind, record.fate != .heard, let stop = record.stop else { continue }
      // An arrow leads from a lost utterance to the utterance that caused the loss.
      guard let cause = stop.number.flatMap({ numbers[$0] }), case .utterance(let other) = entries[cause].kind
      else { continue }
      let (from, to) = (Lane(record.fate).rawValue, Lane(other.fate).rawValue)
      if from == to { continue }
      page.add(
        "<i class=\"\(from < to ? "down" : "up")\" "
          + "style=\"--a:\(HTML.seconds(stop.time));--f:\(min(from, to));--t:\(max(from, to))\"></i>"
      )
    }
    page.add("<i class=\"head\" hidden></i></div>\n")
    page.add(
      "</div></div></div>\n<p class=\"words-here\" aria-hidden=\"true\">Point at a bar, or move with the arrow "
        + "keys, to read it.</p>\n</div>\n"
    )
  }
}
