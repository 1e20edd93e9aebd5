import AccessibilityModel
import AuditRules
import Locales
import Simulation

extension ReportPage {
  /// Adds a flow with its plays. `firstPlay` is the index of the flow's first play on the page. The function increases
  /// `firstPlay` by the number of plays.
  func add(_ flow: Flow, flow index: Int, firstPlay: inout Int, to page: inout Markup) {
    page.add("<section class=\"flow\" aria-labelledby=\"f\(index)\">\n")
    page.add("<h2 id=\"f\(index)\" tabindex=\"-1\"><bdi>\(HTML.escaped(flow.name, limit: 200))</bdi></h2>\n")
    if let file = flow.file, file != flow.name {
      page.add("<p class=\"file\"><code>\(HTML.escaped(file))</code></p>\n")
    }
    if let problem = flow.problem {
      page.add("<p class=\"problem\"><strong>Not played:</strong> \(HTML.escaped(problem))</p>\n")
    }
    addFailures(flow.failures, to: &page)
    if flow.plays.count > 1 { addSideBySide(flow, flow: index, firstPlay: firstPlay, to: &page) }
    for play in flow.plays {
      // The only play of a flow is shown open. Several plays are collapsed, because the table above them gives an
      // overview.
      let isAlone = flow.plays.count == 1
      page.add(
        isAlone
          ? "<div class=\"playblock\" data-p=\"\(firstPlay)\">\n"
          : "<details class=\"playblock\" data-p=\"\(firstPlay)\">\n<summary>")
      page.add(
        "<h3 id=\"p\(firstPlay)\" tabindex=\"-1\">\(HTML.escaped(play.readerName)) · "
          + "<span>\(HTML.escaped(play.languages))</span></h3>"
      )
      page.add(isAlone ? "\n" : " <span class=\"place\">\(HTML.escaped(play.summary))</span></summary>\n")
      add(play, number: firstPlay, in: flow, to: &page)
      page.add(isAlone ? "</div>\n" : "</details>\n")
      firstPlay += 1
    }
    page.add("</section>\n")
  }

  private func addFailures(_ failures: [Failure], to page: inout Markup) {
    if failures.isEmpty { return }
    page.add("<h3>What the test found</h3>\n<ul class=\"findings\">\n")
    for failure in failures {
      let severity = HTML.escaped(failure.severity)
      page.add(
        "<li class=\"finding \(failure.severity == "error" ? "error" : "warning")\"><p><strong>\(severity.capitalizedSentence)</strong> "
      )
      page.add("<bdi>\(HTML.escaped(failure.message.capitalizedSentence))</bdi>")
      if let place = failure.place { page.add(" <code>\(HTML.escaped(place))</code>") }
      page.add("</p>")
      if !failure.notes.isEmpty {
        page.add("<pre>" + failure.notes.map { HTML.escaped($0) }.joined(separator: "\n") + "</pre>")
      }
      if let help = failure.help { page.add("<p class=\"help\">\(HTML.escaped(help))</p>") }
      page.add("</li>\n")
    }
    page.add("</ul>\n")
  }

  // MARK: Side by side

  /// Adds a table with a row for each step and a column for each play.
  private func addSideBySide(_ flow: Flow, flow index: Int, firstPlay: Int, to page: inout Markup) {
    page.add(
      """
      <h3 id="s\(index)">Side by side</h3>
      <div class="wide" role="group" aria-labelledby="s\(index)" tabindex="0"><table class="beside">
      <thead><tr><th scope="col">Step</th>
      """)
    let hasOneReader = Set(flow.plays.map(\.readerName)).count == 1
    let hasOneLanguage = Set(flow.plays.map(\.languages)).count == 1
    for (column, play) in flow.plays.enumerated() {
      let name =
        hasOneReader ? play.languages : hasOneLanguage ? play.readerName : "\(play.readerName) · \(play.languages)"
      page.add(
        "<th scope=\"col\"><a href=\"#p\(firstPlay + column)\">\(HTML.escaped(name))</a><br>"
          + "<span class=\"plain\">\(HTML.escaped(play.summary))</span></th>")
    }
    page.add("</tr></thead>\n<tbody>\n")
    let steps = flow.plays.map { play in
      var steps: [Int: [Transcript.UtteranceRecord]] = [:]
      for case (let step, .utterance(let record)) in play.transcript.entries.map({ ($0.step, $0.kind) })
      where !record.utterance.text.isEmpty {
        steps[step, default: []].append(record)
      }
      return steps
    }
    let names = flow.plays[0].stepNames
    for step in Set(steps.flatMap(\.keys)).sorted() {
      page.add("<tr><th scope=\"row\">\(step) <code>\(HTML.escaped(names[step] ?? "", limit: 60))</code></th>")
      for (column, play) in flow.plays.enumerated() {
        page.add("<td>")
        for record in steps[column][step] ?? [] {
          page.add("<p\(Speech.attributes(of: play.transcript.header.appLocale)) class=\"\(record.fate.rawValue)\">")
          Speech.add(record, in: play.transcript.header.appLocale, to: &page)
          page.add(
            record.fate == .heard
              ? "</p>" : " <small lang=\"en\">\(record.fate == .cut ? "cut off" : "never begun")</small></p>")
        }
        page.add("</td>")
      }
      page.add("</tr>\n")
    }
    page.add("</tbody></table></div>\n")
  }

  // MARK: A play

  private func add(_ play: Play, number: Int, in flow: Flow, to page: inout Markup) {
    let moments = play.moments
    // The first moments of a single play are already at the top of the page.
    let first = isOfOnePlay ? min(Self.worstCount, moments.count) : 0
    if moments.count > first || !isOfOnePlay {
      page.add("<h4 id=\"p\(number)m\" tabindex=\"-1\">")
      page.add(isOfOnePlay ? "Further moments" : "What a listener misses here")
      page.add("</h4>\n<ol class=\"moments\"\(first > 0 ? " start=\"\(first + 1)\"" : "")>\n")
      for (index, moment) in moments.enumerated().dropFirst(first).prefix(12) {
        page.add("<li>")
        addNumber(index + 1, to: &page)
        add(
          Told(moment: moment, play: number, flow: flow, value: play), place: Self.step(of: moment, in: play),
          to: &page)
      }
      if moments.isEmpty { page.add("<li><p>Nothing was lost, and the audit found nothing.</p></li>\n") }
      page.add("</ol>\n")
    }
    addTimeline(play, moments, number: number, to: &page)
    page.add("<div class=\"stage\">\n<div>\n")
    addTranscript(play, number: number, to: &page)
    page.add("</div>\n<div>\n")
    for (index, screen) in play.screens.enumerated() {
      add(screen, index, of: play, number: number, to: &page)
    }
    page.add("</div>\n</div>\n")
    addHints(play, to: &page)
    addRates(play, number: number, to: &page)
    addAudit(play, to: &page)
  }

  private func addHints(_ play: Play, to page: inout Markup) {
    let hints = play.hintsAlone
    if !hints.isEmpty {
      page.add("<p class=\"note\">Only in a hint, which many experienced users turn off:</p>\n<ul>\n")
      for hint in hints {
        page.add("<li><bdi>\(HTML.escaped(hint.text, limit: 200))</bdi>")
        if let element = hint.element { page.add(" <code>\(HTML.escaped(element))</code>") }
        page.add("</li>\n")
      }
      page.add("</ul>\n")
    }
    if play.hasForeignExpectations {
      page.add(
        "<p class=\"note\">The expectations of this flow were written for another screen reader or language, so they are "
          + "not judged here.</p>\n")
    }
  }

  private func addRates(_ play: Play, number: Int, to page: inout Markup) {
    let header = play.transcript.header
    if play.rates.isEmpty {
      if header.readerRelease != nil {
        page.add(
          "<p class=\"note\">The model of \(HTML.escaped(header.screenReader.descriptor.name)) has no setting "
            + "for the speaking rate, "
            + "so this report assumes one rate: \(header.wordsPerMinute) words per minute.</p>\n")
      }
      return
    }
    page.add(
      """
      <h4 id="p\(number)r">Speed of the listener</h4>
      <p class="note">People who listen every day listen fast. This report assumes the rate that is marked.</p>
      <div class="wide" role="group" aria-labelledby="p\(number)r" tabindex="0"><table class="rates">
      <thead><tr><th scope="col">Speaking rate</th><th scope="col">Typed characters lost</th>\
      <th scope="col">Cut off</th><th scope="col">Never begun</th></tr></thead>
      <tbody>

      """)
    for rate in play.rates {
      let losses = rate.losses
      let (all, lost) = (losses.characters.typed, losses.characters.lost)
      let typed = all == 0 ? "none typed" : "\(lost) of \(all)"
      page.add(
        "<tr\(rate.isAssumed ? " class=\"assumed\"" : "")><th scope=\"row\">\(rate.rate) %, "
          + "\(rate.wordsPerMinute) words a minute\(rate.isAssumed ? " <strong>assumed here</strong>" : "")</th>"
          + "<td>\(typed)</td>"
          + "<td>\(losses.cut) of \(losses.said)</td><td>\(losses.never) of \(losses.said)</td></tr>\n")
    }
    page.add("</tbody></table></div>\n")
  }

  private func addAudit(_ play: Play, to page: inout Markup) {
    let audit = play.audit
    if !audit.notEvaluated.isEmpty {
      page.add(
        "<details class=\"unsaid\"><summary>Not evaluated: \(audit.notEvaluated.count.of("rule"))</summary>\n<ul>\n")
      for (rule, reason) in audit.notEvaluated {
        page.add("<li><code>\(HTML.escaped(rule))</code>: \(HTML.escaped(reason))</li>\n")
      }
      page.add("</ul></details>\n")
    }
    if !audit.ignored.isEmpty {
      page.add(
        "<details class=\"unsaid\"><summary>Ignored by the scenario: \(audit.ignored.count.of("finding"))"
          + "</summary>\n<ul>\n"
      )
      for (finding, reason) in audit.ignored {
        page.add(
          "<li><code>\(HTML.escaped(finding.rule))</code>, step \(finding.step): \(HTML.escaped(finding.message)); "
            + "reason: \(HTML.escaped(reason))</li>\n")
      }
      page.add("</ul></details>\n")
    }
    let guesses = play.guesses
    if !guesses.isEmpty {
      page.add("<details class=\"unsaid\"><summary>Guesses: \(guesses.count.of("phrase"))</summary>\n")
      page.add("<p>No public source confirms that the screen reader says these words.</p>\n<ul>\n")
      for guess in guesses {
        page.add(
          "<li><bdi lang=\"\(HTML.escaped(guess.language))\">\(HTML.escaped(guess.text, limit: 200))</bdi></li>\n")
      }
      page.add("</ul></details>\n")
    }
  }
}

extension ReportPage.Flow {
  var hasFailed: Bool {
    failures.contains { $0.severity == "error" } || plays.contains { !$0.failures.isEmpty }
  }

  /// The number of failures. The findings of a test contain those of the plays.
  var failureCount: Int {
    max(failures.count { $0.severity == "error" }, plays.reduce(0) { $0 + $1.failures.count })
  }

  /// The errors of a test that the plays do not show, such as a kept transcript that differs.
  var unplayedFailures: [ReportPage.Failure] {
    let known = Set(plays.flatMap(\.failures).map(\.message))
    return failures.filter { $0.severity == "error" && !$0.isConcealed && !known.contains($0.message) }
  }
}

extension ReportPage.Play {
  var errorCount: Int { audit.findings.count { $0.severity == .error } }

  /// A summary such as `3 of 20 lines lost, 1 error`.
  var summary: String {
    let losses = losses
    let lost = losses.lost == 0 ? "nothing lost" : "\(losses.lost) of \(losses.said) lines lost"
    return
      ([lost] + (failures.isEmpty ? [] : ["\(failures.count) not as expected"])
      + (errorCount == 0 ? [] : [errorCount.of("error")])).joined(separator: ", ")
  }

  /// The text of each step in the scenario, by the number of the step.
  var stepNames: [Int: String] {
    var names: [Int: String] = [:]
    for case (let number, .step(let step)) in transcript.entries.map({ ($0.step, $0.kind) }) {
      names[number] = step.description
    }
    return names
  }

  /// The app's own hints whose words are in no other speech of the play, each once.
  var hintsAlone: [(text: String, element: String?)] {
    var hints: [(text: String, element: String?)] = []
    var others: [String] = []
    for record in transcript.utterances {
      for segment in record.utterance.segments {
        if segment.source == .hint, segment.phrase == nil {
          if !hints.contains(where: { $0.text == segment.text }) {
            hints.append((segment.text, record.utterance.element))
          }
        } else {
          others.append(segment.text)
        }
      }
    }
    return hints.filter { hint in !hint.text.isBlank && !others.contains { $0.contains(hint.text) } }
  }

  var guesses: [(text: String, language: String)] {
    var guesses: [(text: String, language: String)] = []
    var known: Set<[String]> = []
    for segment in transcript.utterances.flatMap(\.utterance.segments)
    where segment.confidence == .guess && known.insert([segment.text, segment.language]).inserted {
      guesses.append((segment.text, segment.language))
    }
    return guesses
  }
}
