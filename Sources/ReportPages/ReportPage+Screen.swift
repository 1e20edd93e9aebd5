import AccessibilityModel
import Simulation

extension ReportPage {
  /// Adds a screen: its elements in reading order, and their boxes if all positions are known.
  func add(_ screen: ShownScreen, _ index: Int, of play: Play, number: Int, to page: inout Markup) {
    let name = screen.name.map { " “\(HTML.escaped($0, limit: 60))”" } ?? ""
    let title = "Screen\(name) after step \(screen.step)"
    page.add("<details class=\"other\" data-step=\"\(screen.step)\"\(index == 0 ? " open" : "")>")
    page.add("<summary><h4>\(title)</h4> <span class=\"place\">\(screen.stops.count.of("element"))</span></summary>\n")
    page.add("<div class=\"screen\">\n")
    let image = play.images[index].map { (index: $0, image: images[$0]) }
    if let boxes = ScreenPicture.boxes(of: screen, display: play.display, image: image) { page.add(boxes) }
    page.add("<ol class=\"stops\">\n")
    let language = play.transcript.header.appLocale
    for stop in screen.stops {
      page.add("<li data-el=\"\(HTML.escaped(stop.element))\"><div>")
      for utterance in stop.utterances where !utterance.text.isEmpty {
        page.add("<p\(Speech.attributes(of: language))\(utterance.reason == .hint ? " class=\"hint\"" : "")>")
        Speech.add(utterance, in: language, to: &page)
        page.add("</p>")
      }
      if stop.utterances.allSatisfy(\.text.isEmpty) { page.add("<p class=\"note\">says nothing</p>") }
      page.add("<code>\(HTML.escaped(stop.element, limit: 80))</code></div></li>\n")
    }
    page.add("</ol>\n</div>\n")
    if image != nil {
      page.add("<p class=\"note\">The picture is that of the capture. It does not change with the steps.</p>\n")
    }
    if screen.stops.contains(where: { $0.frame == nil }) {
      page.add("<p class=\"note\">The list is in reading order. Positions on the screen are not known.</p>\n")
    }
    page.add("</details>\n")
  }

  // MARK: Changes between two builds

  func addChanges(_ screen: ScreenChanges, number: Int, to page: inout Markup) {
    page.add(
      "<section class=\"flow\" aria-labelledby=\"c\(number)\">\n<h2 id=\"c\(number)\">"
        + "<bdi>\(HTML.escaped(screen.name, limit: 200))</bdi></h2>\n"
    )
    page.add(
      """
      <div class="wide" role="group" aria-labelledby="c\(number)" tabindex="0"><table class="changes">
      <thead><tr><th scope="col">Change</th><th scope="col">Before</th><th scope="col">After</th></tr></thead>
      <tbody>

      """)
    for change in screen.changes {
      let element = change.element.map { "<br><code>\(HTML.escaped($0, limit: 80))</code>" } ?? ""
      page.add(
        "<tr><th scope=\"row\"><strong>\(HTML.escaped(change.kind.capitalizedSentence))</strong> "
          + "<span class=\"plain\"><bdi>\(HTML.escaped(change.message))</bdi></span>\(element)</th>")
      add(change.before, "before", to: &page)
      add(change.after, "after", to: &page)
      page.add("</tr>\n")
    }
    page.add("</tbody></table></div>\n</section>\n")
  }

  private func add(_ line: ScreenChanges.Line?, _ side: String, to page: inout Markup) {
    guard let line else {
      page.add("<td class=\"note\">nothing</td>")
      return
    }
    let language = line.language.map { " lang=\"\(HTML.escaped($0))\"" } ?? ""
    let words = "<span class=\"words\"\(language) dir=\"auto\">\(HTML.escaped(line.text))</span>"
    if let sound = line.sound {
      page.add(
        "<td><button type=\"button\" class=\"line\" data-s=\"\(sound)\"><span aria-hidden=\"true\">▶</span> "
          + "\(words)<span class=\"unseen\">, \(side)</span></button></td>"
      )
    } else {
      page.add("<td>\(words)</td>")
    }
  }

  // MARK: Limits

  func addLimits(to page: inout Markup) {
    page.add(
      "<section class=\"limits\" aria-labelledby=\"limits\">\n<h2 id=\"limits\">What this report cannot tell"
        + "</h2>\n<ul>\n"
    )
    switch voice {
    case .embedded(let name):
      page.add(
        "<li>The voice is not the device's. \(HTML.escaped(name)) speaks; a phone's own voices are faster or "
          + "slower, so a cut may come a word earlier or later.</li>\n"
      )
    case .leftOut: page.add("<li>This report was made without sound. Times are an estimate.</li>\n")
    case .missing(let reason):
      page.add(
        "<li><strong>There is no sound in this report:</strong> \(HTML.escaped(reason)). Times are an estimate.</li>\n")
    }
    if !notices.isEmpty {
      page.add("<li>About the sound:<ul>")
      for notice in notices { page.add("<li><bdi>\(HTML.escaped(notice, limit: 400))</bdi></li>") }
      page.add("</ul></li>\n")
    }
    let plays = plays.map(\.play)
    let phrases = plays.reduce(0) { $0 + $1.transcript.header.phraseCount }
    let vendor = plays.reduce(0) { $0 + $1.transcript.header.vendorPhrases }
    let unconfirmed = plays.reduce(0) { $0 + $1.transcript.header.unconfirmedPhrases }
    if phrases > 0 {
      page.add(
        "<li>The speech is simulated. Of \(phrases.of("phrase")) of the screen reader, "
          + "\(unconfirmed) \(unconfirmed == 1 ? "is" : "are") not confirmed by a public source."
          + (vendor == 0
            ? ""
            : " \(vendor) \(vendor == 1 ? "is" : "are") in Apple's own wording (2022); about one in ten may differ now, and "
              + "the order was not heard.") + "</li>\n"
      )
    }
    page.add(
      "<li>A rule that finds nothing has not found the problem in these steps. The problem may be elsewhere.</li>\n")
    let unknown = plays.map(\.transcript.header.notCaptured).reduce(into: ElementProperties()) { $0.formUnion($1) }
    if !unknown.isEmpty {
      page.add(
        "<li>The captures do not contain \(HTML.escaped(unknown.plurals.joined(separator: ", "))), so nothing "
          + "is concluded from them.</li>\n"
      )
    }
    page.add("</ul>\n<p class=\"note\">Made by a11y-sim \(HTML.escaped(toolVersion)).</p>\n</section>\n")
  }
}

extension Speech {
  /// Adds the text of an utterance. Segments in a language other than `language` are marked.
  static func add(_ utterance: Utterance, in language: String, to page: inout Markup) {
    for (index, segment) in utterance.segments.enumerated() {
      if index > 0 { page.add(", ") }
      let text = HTML.escaped(segment.text)
      page.add(segment.language == language ? text : "<span lang=\"\(HTML.escaped(segment.language))\">\(text)</span>")
    }
  }
}
