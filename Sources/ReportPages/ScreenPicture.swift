import AccessibilityModel
import Simulation

/// Drawings of screens as SVG: numbered boxes in reading order, and captions with heard and lost speech.
package enum ScreenPicture {
  /// Draws boxes at the positions of the elements, over a picture of the screen if there is one. Returns nil if a
  /// position is unknown or far outside any screen.
  static func boxes(
    of screen: ShownScreen, display: Scenario.Display?, image: (index: Int, image: ScreenImage)? = nil
  ) -> String? {
    let frames = screen.stops.compactMap(\.frame)
    guard frames.count == screen.stops.count, !frames.isEmpty else { return nil }
    let (right, bottom) = (frames.map { $0.x + $0.width }.max() ?? 0, frames.map { $0.y + $0.height }.max() ?? 0)
    // If the size of the screen is unknown, the right margin is assumed to equal the left margin.
    var width = max(display?.width ?? 0, right, display == nil ? right + (frames.map(\.x).min() ?? 0) : 0)
    var height = max(display?.height ?? 0, bottom, display == nil ? bottom + width * 0.05 : 0)
    var drawn = ""
    if let (index, image) = image {
      let points = display?.width ?? image.points(boxes: right, guess: width)
      let length = points * Double(image.height) / Double(image.width)
      (width, height) = (max(points, right), max(length, bottom))
      drawn = "<use href=\"#i\(index)\" transform=\"scale(\(HTML.number(points)) \(HTML.number(length)))\"/>\n"
    }
    // A capture may have frames far outside any screen.
    guard width > 0, height > 0, width < 20_000, height < 200_000,
      frames.allSatisfy({ $0.x > -20_000 && $0.y > -20_000 })
    else { return nil }
    let unit = width / 390
    var svg =
      "<svg class=\"phone\(image == nil ? "" : " pictured")\" role=\"img\" aria-label=\""
      + "\(image == nil ? "" : "Picture of the screen. ")Positions of the \(frames.count.of("element")), numbered "
      + "in reading order\" "
      + "viewBox=\"0 0 \(HTML.number(width)) \(HTML.number(height))\">\n" + drawn
    for (index, stop) in screen.stops.enumerated() {
      let frame = frames[index]
      let (radius, size) = (11 * unit, 13 * unit)
      let (x, y) = (max(frame.x, radius), max(frame.y, radius))
      svg +=
        "<g data-el=\"\(HTML.escaped(stop.element))\"><rect x=\"\(HTML.number(frame.x))\" "
        + "y=\"\(HTML.number(frame.y))\" "
        + "width=\"\(HTML.number(max(0, frame.width)))\" height=\"\(HTML.number(max(0, frame.height)))\" "
        + "rx=\"\(HTML.number(4 * unit))\"/>"
        + "<circle cx=\"\(HTML.number(x))\" cy=\"\(HTML.number(y))\" r=\"\(HTML.number(radius))\"/>"
        + "<text x=\"\(HTML.number(x))\" y=\"\(HTML.number(y))\" "
        + "font-size=\"\(HTML.number(size))\">\(index + 1)</text></g>\n"
    }
    return svg + "</svg>\n"
  }

  // MARK: The picture of a flow

  private static let lineHeight = 30.0
  private static let captionLimit = 14

  /// Draws a play's worst step, for documents: the elements in rows, and captions with heard and lost speech.
  package static func svg(of play: ReportPage.Play, name: String) -> String {
    let step = play.moments.first?.step ?? play.transcript.entries.last?.step ?? 0
    let screen = play.screens.last { $0.step < max(step, 2) } ?? play.screens.first
    let captions = play.transcript.entries.compactMap { entry -> Transcript.UtteranceRecord? in
      if entry.step == step, case .utterance(let record) = entry.kind, !record.utterance.text.isEmpty {
        record
      } else {
        nil
      }
    }
    let rows = screen.map(Self.rows) ?? []
    let shown = captions.prefix(captionLimit)
    let phoneHeight = max(360, 70 + Double(rows.count) * 62 + 20)
    let height = max(
      phoneHeight + 40, 130 + Double(shown.count + (captions.count > shown.count ? 1 : 0)) * lineHeight + 20)
    let title = play.moments.first?.sentence ?? "Nothing is lost"
    var svg = """
      <svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 760 \(HTML.number(height))" width="760" role="img" \
      aria-labelledby="title">
      <title id="title">\(HTML.escaped(name)): \(HTML.escaped(title))</title>
      <style>
        text { font: 16px system-ui, sans-serif; fill: #1c2430; }
        .paper { fill: #ffffff; } .frame { fill: #f4f6f8; stroke: #1c2430; stroke-width: 3; }
        .box { fill: #ffffff; stroke: #0b5cad; stroke-width: 2; } .dot { fill: #0b5cad; }
        .dot-number { font-size: 12px; font-weight: 700; fill: #ffffff; text-anchor: middle; }
        .small { font-size: 14px; fill: #4a5563; } .big { font-size: 20px; font-weight: 700; }
        .lost { text-decoration: line-through; fill: #8a3200; } .fate { font-size: 14px; fill: #8a3200; }
        @media (prefers-color-scheme: dark) {
          text { fill: #e8ecf1; } .paper { fill: #12161c; } .frame { fill: #1a2028; stroke: #e8ecf1; }
          .box { fill: #12161c; stroke: #7db8f5; } .dot { fill: #7db8f5; } .dot-number { fill: #12161c; }
          .small { fill: #a9b4c2; } .lost, .fate { fill: #ffb38a; }
        }
      </style>
      <rect class="paper" width="760" height="\(HTML.number(height))"/>
      <rect class="frame" x="20" y="20" width="270" height="\(HTML.number(phoneHeight))" rx="34"/>

      """
    var y = 60.0
    for row in rows {
      let width = (238 - 6 * Double(row.count - 1)) / Double(row.count)
      for (place, item) in row.enumerated() {
        let x = 36 + Double(place) * (width + 6)
        svg +=
          "<rect class=\"box\" x=\"\(HTML.number(x))\" y=\"\(HTML.number(y))\" width=\"\(HTML.number(width))\" "
          + "height=\"46\" rx=\"8\"/>"
        svg += "<circle class=\"dot\" cx=\"\(HTML.number(x + 2))\" cy=\"\(HTML.number(y + 2))\" r=\"10\"/>"
        svg +=
          "<text class=\"dot-number\" x=\"\(HTML.number(x + 2))\" y=\"\(HTML.number(y + 6.5))\">\(item.number)</text>"
        if row.count == 1 {
          svg +=
            "<text class=\"small\" x=\"\(HTML.number(x + 16))\" "
            + "y=\"\(HTML.number(y + 29))\">\(HTML.escaped(item.text, limit: 28))</text>"
        }
        svg += "\n"
      }
      y += 62
    }
    let subtitle = "\(play.readerName) · step \(step) · \(play.stepNames[step] ?? "")"
    svg += "<text class=\"big\" x=\"330\" y=\"56\">\(HTML.escaped(title, limit: 38))</text>\n"
    svg +=
      "<text class=\"small\" x=\"330\" y=\"84\">\(HTML.escaped(subtitle, limit: 56))</text>\n"
    y = 126
    for record in shown {
      svg += "<text x=\"330\" y=\"\(HTML.number(y))\">"
      if record.fate == .heard {
        svg += HTML.escaped(record.utterance.text, limit: 46)
      } else {
        if !record.heard.isEmpty { svg += HTML.escaped(record.heard, limit: 24) + " " }
        svg +=
          "<tspan class=\"lost\">\(HTML.escaped(record.lost, limit: 24))</tspan>"
        svg += "<tspan class=\"fate\" dx=\"10\">\(record.fate == .cut ? "✂ cut off" : "∅ never begun")</tspan>"
      }
      svg += "</text>\n"
      y += lineHeight
    }
    if captions.count > shown.count {
      svg +=
        "<text class=\"small\" x=\"330\" y=\"\(HTML.number(y))\">and "
        + "\((captions.count - shown.count).of("more line"))</text>\n"
    }
    return svg + "</svg>\n"
  }

  /// Returns the first 24 elements of a screen in rows. The one-digit fields of a verification code share a row.
  private static func rows(_ screen: ShownScreen) -> [[(number: Int, text: String)]] {
    var rows: [[(number: Int, text: String)]] = []
    var lastRow: Substring?
    for (index, stop) in screen.stops.prefix(24).enumerated() {
      let text = stop.utterances.first { $0.reason != .hint }?.text ?? stop.element
      let dot = stop.element.lastIndex(of: ".")
      let isCell = stop.role.isTextField && dot.map { stop.element[$0...].dropFirst().allSatisfy(\.isNumber) } ?? false
      let row = isCell ? stop.element[..<dot!] : nil
      if let row, row == lastRow, (rows.last?.count ?? 0) < 8 {
        rows[rows.count - 1].append((index + 1, text))
      } else {
        rows.append([(index + 1, text)])
      }
      lastRow = row
    }
    return rows
  }
}
