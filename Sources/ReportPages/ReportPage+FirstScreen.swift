import AccessibilityModel
import AuditRules
import Simulation

extension ReportPage {
  var plays: [(flow: Flow, play: Play)] { flows.flatMap { flow in flow.plays.map { (flow, $0) } } }

  var title: String {
    let names = flows.map(\.name) + changes.map(\.name)
    return names.count == 1 ? names[0] : changes.isEmpty ? flows.count.of("flow") : changes.count.of("screen")
  }

  /// A `Moment` with the flow and play in which it occurs.
  struct Told {
    var moment: Moment
    /// The index of the play among all plays of the page.
    var play: Int
    var flow: Flow
    var value: Play
    /// The number of plays of the flow in which the moment occurs.
    var count = 1
  }

  /// The moments of all plays, the worst first. Equal moments in several plays of a flow are merged.
  var told: [Told] {
    var told: [Told] = []
    var number = 0
    for flow in flows {
      var known: [String: Int] = [:]
      for play in flow.plays {
        for moment in play.moments {
          if let index = known[moment.sentence] {
            if told[index].play != number { told[index].count += 1 }
          } else {
            known[moment.sentence] = told.count
            told.append(Told(moment: moment, play: number, flow: flow, value: play))
          }
        }
        number += 1
      }
      if let first = flow.plays.first {
        for failure in flow.unplayedFailures {
          told.append(
            Told(
              moment: failure.moment(ids: first.elementIDs), play: number - flow.plays.count, flow: flow, value: first))
        }
      }
    }
    return told.enumerated().sorted { ($1.element.moment.rank, $0.offset) < ($0.element.moment.rank, $1.offset) }
      .map(\.element)
  }

  // MARK: The headline

  /// The headline of the page. For a single flow, it is the sentence of the worst moment.
  var verdict: String { headline(told) }

  private func headline(_ told: [Told]) -> String {
    if flows.isEmpty, !changes.isEmpty {
      let count = changes.reduce(0) { $0 + $1.changes.count }
      return count == 0
        ? "Both builds are heard alike"
        : "In the new build, \(count.of("thing")) \(count == 1 ? "is" : "are") heard differently"
    }
    let failed = flows.filter(\.hasFailed).count
    if plays.isEmpty {
      return flows.isEmpty
        ? "There is nothing to report"
        : failed > 0 ? "\(failed) of \(flows.count.of("tested flow")) failed" : "No flow could be played"
    }
    if flows.count > 1 {
      let missing = flows.filter { $0.hasFailed || $0.plays.contains { $0.losses.lost > 0 || $0.errorCount > 0 } }.count
      let unplayed = flows.count { $0.problem != nil }
      let rest = unplayed == 0 ? "" : "; \(unplayed) could not be played"
      return
        (missing == 0
        ? "In \((flows.count - unplayed).of("flow")), nothing is lost, and the audit found no error"
        : "In \(missing) of \(flows.count) flows, a listener misses something") + rest
    }
    // The worst moment may be a problem other than lost speech, such as a keyboard trap.
    guard let worst = told.first, worst.moment.kind != .info else { return summary }
    return worst.moment.sentence + (worst.value.conditions(of: worst.moment).map { " (\($0))" } ?? "")
  }

  /// The losses, errors and failures of the page in one sentence, without a full stop.
  private var summary: String {
    let plays = plays.map(\.play)
    let failed = flows.contains(where: \.hasFailed)
    let errors = plays.reduce(0) { $0 + $1.errorCount }
    let losses = plays.map(\.losses)
    let (lost, said) = (losses.reduce(0) { $0 + $1.lost }, losses.reduce(0) { $0 + $1.said })
    let whole = plays.count == 1 ? "" : " in \(plays.count) plays"
    let problems =
      (failed ? ["the flow does not go as its test expects"] : [])
      + (errors > 0 ? ["the audit found \(errors.of("error"))"] : [])
    if lost == 0 {
      return "No information is lost\(whole)"
        + (problems.isEmpty ? ", and the audit found no error" : ", but " + problems.joined(separator: ", and "))
    }
    let parts =
      ["Of \(said.of("line")) of the screen reader, \(lost) \(lost == 1 ? "is" : "are") lost\(whole)"]
      + problems
    return parts.dropLast().joined(separator: ", ") + (parts.count > 1 ? ", and " : "") + parts[parts.count - 1]
  }

  /// The flows, screen readers and languages, such as `otp · VoiceOver 27 · English`.
  private var subject: String {
    var parts = [title]
    let plays = plays.map(\.play)
    func add(_ texts: [String], _ noun: String) {
      var distinct: [String] = []
      for text in texts where !distinct.contains(text) { distinct.append(text) }
      if distinct.isEmpty { return }
      parts.append(distinct.count <= 3 ? distinct.joined(separator: ", ") : distinct.count.of(noun))
    }
    add(plays.map(\.readerName), "screen reader")
    add(plays.map(\.languages), "language")
    return parts.joined(separator: " · ")
  }

  // MARK: The first screen

  /// Whether the page has only one play, so that a moment has the same number in all lists. The property is read for
  /// every play, so it examines at most two plays.
  var isOfOnePlay: Bool { Array(flows.lazy.flatMap(\.plays).prefix(2)).count == 1 }

  /// The number of moments at the top of the page, including the headline.
  static let worstCount = 6

  func addFirstScreen(to page: inout Markup) {
    let told = told
    page.add("<header class=\"top\">\n<p class=\"kicker\">What a screen reader user hears · ")
    page.add("<bdi>\(HTML.escaped(subject))</bdi></p>\n")
    page.add("<h1>\(HTML.escaped(headline(told), limit: 240))</h1>\n")
    // A remark is never the headline.
    let isHeadline = flows.count == 1 && told.first.map { $0.moment.kind != .info } ?? false
    if isHeadline {
      let worst = told[0]
      if let effect = effect(of: worst) {
        page.add("<p class=\"consequence\"><bdi>\(HTML.escaped(effect))</bdi></p>\n")
      }
      page.add("<p class=\"lead\">")
      addPlayButton(worst.moment, play: worst.play, of: worst.value, to: &page)
      addTag(worst.moment, to: &page)
      page.add(" <a href=\"#p\(worst.play)e\(worst.moment.entry)\">Show this moment</a> ")
      page.add("<span class=\"place\">\(place(of: worst))</span></p>\n")
    }
    if isHeadline { page.add("<p class=\"summary\">\(HTML.escaped(summary)).</p>\n") }
    addCounts(to: &page)
    page.add("</header>\n<main>\n")
    addWorst(told, isHeadline: isHeadline, to: &page)
  }

  /// Returns the consequence of a moment for the person: the explanation of the audit rule, or the reason why speech is
  /// lost.
  private func effect(of item: Told) -> String? {
    if let rule = item.moment.rule { return evidenceRules.first { $0.id == rule }?.consequence }
    guard case .utterance(let record) = item.value.transcript.entries[item.moment.entry].kind,
      let fate = record.fateText
    else { return nil }
    let text = record.utterance.text.shortened(to: 80)
    if record.fate == .never, let cause = record.stop?.cause {
      return "The screen reader never began “\(text)”, because “\(cause.shortened(to: 80))” came first."
    }
    return "“\(text)” was \(fate)."
  }

  private func addWorst(_ told: [Told], isHeadline: Bool, to page: inout Markup) {
    let first = isHeadline ? 1 : 0
    let shown = told.dropFirst(first).prefix(Self.worstCount - first)
    if shown.isEmpty { return }
    page.add("<section class=\"worst\" aria-labelledby=\"worst\">\n<h2 id=\"worst\">")
    page.add(isHeadline ? "What else was found" : "Worst first")
    page.add("</h2>\n<ol\(isHeadline ? " start=\"2\"" : "")>\n")
    for (index, item) in shown.enumerated() {
      page.add("<li\(isHeadline || index > 0 ? "" : " class=\"first\"")>")
      if isOfOnePlay { addNumber(index + first + 1, to: &page) }
      add(item, place: place(of: item), to: &page)
    }
    page.add("</ol>\n")
    let rest = told.count - first - shown.count
    if rest > 0 {
      page.add(
        isOfOnePlay
          ? "<p class=\"more\"><a href=\"#p0m\">\(rest.of("more moment"))</a> below.</p>\n"
          : "<p class=\"more\">\(rest.of("more moment")) below.</p>\n")
    }
    page.add("</section>\n")
  }

  /// Adds the sentence of a moment as a link to the transcript, and ends the list item.
  func add(_ item: Told, place: String, to page: inout Markup) {
    addPlayButton(item.moment, play: item.play, of: item.value, to: &page)
    page.add("<p>")
    addTag(item.moment, to: &page)
    page.add(
      " <a href=\"#p\(item.play)e\(item.moment.entry)\">"
        + "<bdi>\(HTML.escaped(item.moment.sentence, limit: 240))</bdi></a> "
        + "<span class=\"place\">\(place)</span></p></li>\n")
  }

  /// Adds the number of a moment to its list item. The timeline shows the moment under the same number.
  func addNumber(_ number: Int, to page: inout Markup) {
    page.add("<span class=\"number\" aria-hidden=\"true\">\(number)</span>")
  }

  private func addTag(_ moment: Moment, to page: inout Markup) {
    page.add("<span class=\"tag \(moment.kind)\">\(moment.kind.name)</span>")
  }

  /// Returns the step of a moment as HTML. Adds the flow if the page has several flows. If a flow has several plays,
  /// adds the screen reader and language, or the number of plays in which the moment occurs.
  private func place(of item: Told) -> String {
    let several =
      (flows.count > 1 ? [item.flow.name] : [])
      + (item.count > 1
        ? ["in \(item.count) of \(item.flow.plays.count) plays"]
        : flows.contains { $0.plays.count > 1 } ? [item.value.readerName, item.value.languages] : [])
    let step = item.moment.place.map { HTML.escaped($0) } ?? Self.step(of: item.moment, in: item.value)
    return (several.map { HTML.escaped($0) } + [step]).joined(separator: " · ")
  }

  /// Returns HTML such as `step 4: type: 482913, 3 times`.
  static func step(of moment: Moment, in play: Play) -> String {
    let name = play.stepNames[moment.step].map { ": <code>\(HTML.escaped($0, limit: 60))</code>" } ?? ""
    let times = moment.count == 1 ? "" : ", \(moment.count) times"
    return (moment.step > 0 ? "step \(moment.step)\(name)" : "before the first step") + times
  }

  private func addPlayButton(_ moment: Moment, play: Int, of value: Play, to page: inout Markup) {
    if value.sounds.isEmpty { return }
    page.add(
      "<button class=\"play\" type=\"button\" data-play=\"\(play)\" "
        + "data-from=\"\(HTML.seconds(moment.time.lowerBound))\" "
        + "data-to=\"\(HTML.seconds(moment.time.upperBound))\"><span aria-hidden=\"true\">▶</span>"
        + "<span class=\"name\"> Listen<span class=\"unseen\"> to: \(HTML.escaped(moment.sentence, limit: 120))"
        + "</span></span></button>"
    )
  }

  private func addCounts(to page: inout Markup) {
    let plays = plays.map(\.play)
    if plays.isEmpty { return }
    let losses = plays.map(\.losses)
    let findings = plays.flatMap(\.audit.findings)
    let evaluated = Set(plays.flatMap { play in play.audit.notEvaluated.map(\.rule) })
    let never = evaluated.filter { rule in
      plays.allSatisfy { $0.audit.notEvaluated.contains { $0.rule == rule } }
    }.count
    let failures = flows.reduce(0) { $0 + $1.failureCount }
    let counts: [(String, Int, String)] =
      (failures > 0 ? [("error", failures, "not as expected")] : []) + [
        ("heard", losses.reduce(0) { $0 + $1.heard }, "lines heard"),
        ("cut", losses.reduce(0) { $0 + $1.cut }, "lost: cut off"),
        ("never", losses.reduce(0) { $0 + $1.never }, "lost: never begun"),
        ("error", findings.count { $0.severity == .error }, "errors in the audit"),
        ("warning", findings.count { $0.severity == .warning }, "warnings"),
        ("none", never, "rules not evaluated"),
      ]
    page.add("<dl class=\"counts\">\n")
    for (kind, count, name) in counts {
      page.add("<div class=\"\(kind)\"><dt>\(name)</dt><dd>\(count)</dd></div>\n")
    }
    page.add("</dl>\n")
  }
}

extension AuditRule {
  /// The first sentence of the explanation, and the second sentence if the first has fewer than 70 characters.
  fileprivate var consequence: String {
    let sentences = explanation.replacing("`", with: "").split(separator: ". ").prefix { !$0.hasPrefix("The rule ") }
    let isShort = (sentences.first?.count ?? 0) < 70
    let text = sentences.prefix(isShort ? 2 : 1).joined(separator: ". ")
    return text.hasSuffix(".") ? text : text + "."
  }
}
