internal import EmbeddedData

extension ReportPage {
  /// The whole page.
  package var html: String {
    var page = Markup()
    page.add(
      """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; \
      script-src 'sha256-\(Base64.text(ofHex: scriptDigest))'; base-uri 'none'; form-action 'none'">
      <meta name="color-scheme" content="light dark">
      <meta name="generator" content="a11y-sim \(HTML.escaped(toolVersion))">
      <title>\(HTML.escaped(title)): \(HTML.escaped(verdict))</title>
      <style>
      \(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#content">Skip to the first flow</a>

      """)
    page.add("<header class=\"top\">\n<p class=\"kicker\">What a screen reader user hears</p>\n")
    page.add("<h1>\(HTML.escaped(verdict))</h1>\n<p class=\"subject\">\(HTML.escaped(subject))</p>\n")
    addCounts(to: &page)
    page.add("</header>\n<main>\n")
    addWorst(to: &page)
    addContents(to: &page)
    page.add("<div id=\"content\" tabindex=\"-1\">\n")
    for change in changes.indices { addChanges(changes[change], number: change, to: &page) }
    var number = 0
    for index in flows.indices { add(flows[index], flow: index, firstPlay: &number, to: &page) }
    page.add("</div>\n")
    addEvidence(to: &page)
    addLimits(to: &page)
    page.add("</main>\n")
    addPlayer(to: &page)
    page.add("<script>\(Self.script)</script>\n</body>\n</html>\n")
    return page.text
  }

  /// The style sheet of every page.
  static var style: String { text(a11y_sim_report_style()) }

  /// The script of every page.
  package static var script: String { text(a11y_sim_report_script()) }

  private static func text(_ data: EmbeddedBytes) -> String {
    String(decoding: UnsafeRawBufferPointer(start: data.start, count: data.count), as: UTF8.self)
  }

  // MARK: The first screen

  /// All plays with the flow that each belongs to.
  var plays: [(flow: Flow, play: Play)] { flows.flatMap { flow in flow.plays.map { (flow, $0) } } }

  /// The name of the page.
  private var title: String {
    let names = flows.map(\.name) + changes.map(\.name)
    return names.count == 1 ? names[0] : changes.isEmpty ? flows.count.of("flow") : changes.count.of("screen")
  }

  /// The flows, readers and languages, in one line.
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

  /// The result of the page in one sentence.
  var verdict: String {
    if flows.isEmpty, !changes.isEmpty {
      let count = changes.reduce(0) { $0 + $1.changes.count }
      return count == 0
        ? "Both builds are heard alike"
        : "In the new build, \(count.of("thing")) \(count == 1 ? "is" : "are") heard differently"
    }
    let failed = flows.filter(\.hasFailed).count
    let plays = plays.map(\.play)
    if plays.isEmpty {
      return flows.isEmpty
        ? "There is nothing to report"
        : failed > 0 ? "\(failed) of \(flows.count.of("tested flow")) failed" : "No flow could be played"
    }
    if flows.count > 1 {
      let missing = flows.filter { $0.hasFailed || $0.plays.contains { $0.losses.lost > 0 || $0.errorCount > 0 } }.count
      return missing == 0
        ? "In \(flows.count) flows, nothing is lost, and the audit found no error"
        : "In \(missing) of \(flows.count) flows, a listener misses something"
    }
    let errors = plays.reduce(0) { $0 + $1.errorCount }
    let losses = plays.map(\.losses)
    let (lost, said) = (losses.reduce(0) { $0 + $1.lost }, losses.reduce(0) { $0 + $1.said })
    let whole = plays.count == 1 ? "" : " in \(plays.count) plays"
    let problems =
      (failed > 0 ? ["the flow does not go as its test expects"] : [])
      + (errors > 0 ? ["the audit found \(errors.of("error"))"] : [])
    if lost > 0 {
      return "A listener misses \(lost) of the \(said.of("line")) that the screen reader says\(whole)"
        + (failed > 0 ? ", and \(problems[0])" : "")
    }
    // A person can be stuck, or miss what is never said, although every word is heard.
    if failed == 0, let worst = plays.lazy.compactMap({ $0.moments.first }).first { return worst.sentence }
    return "Nothing that the screen reader says is lost\(whole)"
      + (problems.isEmpty ? ", and the audit found no error" : ", but " + problems.joined(separator: ", and "))
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
    let failures = plays.reduce(0) { $0 + $1.failures.count }
    let counts: [(String, Int, String)] =
      (failures > 0 ? [("error", failures, "not as expected")] : []) + [
        ("heard", losses.reduce(0) { $0 + $1.heard }, "lines heard"),
        ("cut", losses.reduce(0) { $0 + $1.cut }, "cut off"),
        ("never", losses.reduce(0) { $0 + $1.never }, "never begun"),
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

  /// The number of moments at the top of the page.
  static let worstCount = 5

  private func addWorst(to page: inout Markup) {
    var worst: [(moment: Moment, play: Int, flow: Flow, value: Play, count: Int)] = []
    var number = 0
    for flow in flows {
      // Several readers and languages often lose the same thing.
      var known: [String: Int] = [:]
      for play in flow.plays {
        var here: Set<String> = []
        for moment in play.moments where here.insert(moment.sentence).inserted {
          if let index = known[moment.sentence] {
            worst[index].count += 1
          } else {
            known[moment.sentence] = worst.count
            worst.append((moment, number, flow, play, 1))
          }
        }
        number += 1
      }
    }
    if worst.isEmpty { return }
    worst = worst.enumerated().sorted { ($1.element.moment.rank, $0.offset) < ($0.element.moment.rank, $1.offset) }
      .map(\.element)
    page.add("<section class=\"worst\" aria-labelledby=\"worst\">\n<h2 id=\"worst\">Worst first</h2>\n<ol>\n")
    for (index, item) in worst.prefix(Self.worstCount).enumerated() {
      let place =
        (flows.count > 1 ? [item.flow.name] : [])
        + (item.count > 1
          ? ["in \(item.count) of \(item.flow.plays.count) plays"]
          : flows.contains { $0.plays.count > 1 } ? [item.value.readerName, item.value.languages] : [])
        + ["step \(item.moment.step)"]
      page.add("<li\(index == 0 ? " class=\"first\"" : "")>")
      addPlayButton(item.moment, play: item.play, of: item.value, to: &page)
      page.add(
        "<p><a href=\"#p\(item.play)e\(item.moment.entry)\">"
          + "<bdi>\(HTML.escaped(item.moment.sentence, limit: 240))</bdi></a> "
          + "<span class=\"place\">\(HTML.escaped(place.joined(separator: " · ")))</span></p></li>\n")
    }
    page.add("</ol>\n")
    if worst.count > Self.worstCount {
      page.add("<p class=\"more\">\((worst.count - Self.worstCount).of("more moment")) below.</p>\n")
    }
    page.add("</section>\n")
  }

  /// Adds the button that plays a moment, if the page has sound for it.
  func addPlayButton(_ moment: Moment, play: Int, of value: Play, to page: inout Markup) {
    if value.sounds.isEmpty { return }
    page.add(
      "<button class=\"play\" type=\"button\" data-play=\"\(play)\" "
        + "data-from=\"\(HTML.seconds(moment.time.lowerBound))\" "
        + "data-to=\"\(HTML.seconds(moment.time.upperBound))\"><span aria-hidden=\"true\">▶</span>"
        + "<span class=\"name\"> Listen<span class=\"unseen\"> to: \(HTML.escaped(moment.sentence, limit: 120))"
        + "</span></span></button>"
    )
  }

  private func addContents(to page: inout Markup) {
    guard flows.count > 1 else { return }
    page.add(
      """
      <section class="contents" aria-labelledby="contents">
      <h2 id="contents">Flows</h2>
      <div class="wide" role="group" aria-labelledby="contents" tabindex="0"><table>
      <thead><tr><th scope="col">Flow</th><th scope="col">Plays</th><th scope="col">Lines lost</th>\
      <th scope="col">Errors</th><th scope="col">Worst</th></tr></thead>
      <tbody>

      """)
    for (index, flow) in flows.enumerated() {
      let losses = flow.plays.map(\.losses)
      let (lost, said) = (losses.reduce(0) { $0 + $1.lost }, losses.reduce(0) { $0 + $1.said })
      let errors = flow.plays.reduce(0) { $0 + $1.audit.findings.count { $0.severity == .error } }
      let worst = flow.plays.flatMap(\.moments).max { $0.rank < $1.rank }?.sentence
      page.add(
        "<tr><th scope=\"row\"><a href=\"#f\(index)\"><bdi>\(HTML.escaped(flow.name, limit: 120))</bdi></a></th>"
          + "<td>\(flow.plays.count)</td><td>\(flow.plays.isEmpty ? "–" : "\(lost) of \(said)")</td>"
          + "<td>\(flow.plays.isEmpty ? "–" : String(errors))</td>"
          + "<td><bdi>\(HTML.escaped(flow.problem ?? worst ?? "nothing found", limit: 140))</bdi></td></tr>\n")
    }
    page.add("</tbody></table></div>\n</section>\n")
  }

  private func addPlayer(to page: inout Markup) {
    if sounds.isEmpty { return }
    page.add(
      """
      <div id="player" role="region" aria-label="Player" hidden>
      <button type="button" id="pause">Pause</button>
      <button type="button" id="stop">Stop (Escape)</button>
      <p id="playing"></p>
      </div>
      <script type="application/json" id="sounds">[
      """)
    for (index, sound) in sounds.enumerated() {
      if index > 0 { page.add(",") }
      page.add("\n\"\(Base64.text(of: sound.bytes))\"")
    }
    page.add("]</script>\n")
  }
}

/// The text of a page, as it grows.
struct Markup {
  private(set) var text = ""
  mutating func add(_ part: String) { text += part }
}

/// The encoding of bytes as text (RFC 4648).
enum Base64 {
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Returns bytes that are given in hexadecimal in Base64.
  static func text(ofHex hex: String) -> String {
    let values = hex.utf8.map { $0 <= 0x39 ? $0 &- 0x30 : ($0 | 0x20) &- 0x57 }
    return text(of: stride(from: 0, to: values.count - 1, by: 2).map { values[$0] << 4 | values[$0 + 1] & 15 })
  }

  static func text(of bytes: [UInt8]) -> String {
    var result: [UInt8] = []
    result.reserveCapacity((bytes.count + 2) / 3 * 4)
    var index = 0
    while index < bytes.count {
      let count = min(3, bytes.count - index)
      var group = UInt32(bytes[index]) << 16
      if count > 1 { group |= UInt32(bytes[index + 1]) << 8 }
      if count > 2 { group |= UInt32(bytes[index + 2]) }
      for place in 0..<4 {
        result.append(place <= count ? digits[Int(group >> (18 - 6 * UInt32(place))) & 63] : UInt8(ascii: "="))
      }
      index += 3
    }
    return String(decoding: result, as: UTF8.self)
  }
}
