import A11ySim
import Foundation
import ReportPages
import ScenarioFiles
import TestSupport
import Testing

/// A page says what a listener misses, worst first, and shows whatever an app says as text.
@Suite("Report pages") struct ReportPageTests {
  private static let code = """
    name: code
    screen:
      - heading: Enter your code
      - component: ouds-pin-code-input
        id: code
        version: 3.0
        length: 6
      - button: { label: Verify, id: verify }
    steps:
      - appear
      - swipe: right
      - doubleTap
      - type: 482913
    """

  private static func play(_ text: String, locale: String = "en") throws -> ReportPage.Play {
    let scenario = try ScenarioParser.parse(text)
    return ReportPage.Play(
      transcript: scenario.play(locale: locale), audit: Audit(scenario, locale: locale),
      screens: scenario.screensShown(locale: locale))
  }

  private static func page(_ plays: [ReportPage.Play], named name: String = "flow") -> ReportPage {
    ReportPage(
      flows: [.init(name: name, plays: plays)], toolVersion: "1", scriptDigest: String(repeating: "0", count: 64))
  }

  @Test func theWorstMomentComesFirst() throws {
    let html = Self.page([try Self.play(Self.code)]).html
    let title = try #require(html.firstRange(of: "<h1>")).upperBound
    #expect(html[title...].hasPrefix("A listener misses 5 of the 16 lines that the screen reader says</h1>"))
    let worst = try #require(html.firstRange(of: "Worst first</h2>")).upperBound
    let first = try #require(html[worst...].firstRange(of: "5 of 6 digits were never heard")).lowerBound
    let second = try #require(html[worst...].firstRange(of: "the input was complete, and nothing said so")).lowerBound
    #expect(first < second)
  }

  @Test func whatWasLostIsStruckThroughAndSaidInWords() throws {
    let html = Self.page([try Self.play(Self.code)]).html
    #expect(
      html.contains(
        "<del>4</del></span> <span class=\"fate\"><span aria-hidden=\"true\">✂</span> cut off by “2nd digit”, "
          + "before a whole word was heard</span>"
      ))
    #expect(!html.contains("<del>3</del>"))
  }

  @Test func anAnnouncementThatNeverBeganNamesItsCause() throws {
    let html = Self.page([
      try Self.play(
        """
        screen: [ { textField: { label: Name, id: name } }, { button: { label: Send, id: send } } ]
        steps:
          - appear
          - { announce: { text: Draft saved, priority: low } }
          - { announce: { text: Sent to everybody, priority: default }, after: 0s }
        """)
    ]).html
    #expect(html.contains("The announcement “Draft saved” was never heard"))
    #expect(html.contains("never begun, because of “Sent to everybody”"))
  }

  @Test func theWorstMomentIsTheHeadlineEvenIfEveryWordIsHeard() throws {
    let html = Self.page([try Self.play("screen: [ { button: { id: eye } } ]\nsteps: [ appear ]")]).html
    #expect(html.contains("<h1>Eye has no name; only “button” is spoken</h1>"))
  }

  @Test func nothingLostIsNotAPass() throws {
    let html = Self.page([try Self.play("screen: [ { button: { label: Send, id: send } } ]\nsteps: [ appear ]")]).html
    #expect(html.contains("<h1>Nothing that the screen reader says is lost, and the audit found no error</h1>"))
    #expect(html.contains("A rule that finds nothing has not found the problem in these steps."))
    for word in ["conform", "compliant", "complies"] { #expect(!html.lowercased().contains(word)) }
  }

  @Test func theSpeakingRateThatIsAssumedIsMarked() throws {
    let scenario = try ScenarioParser.parse(Self.code)
    var play = try Self.play(Self.code)
    for rate in [50, 70, 90] {
      var fast = scenario
      try fast.settings.set("speakingRate", to: String(rate))
      play.rates.append(.init(rate: rate, isAssumed: rate == 50, transcript: fast.play()))
    }
    let html = Self.page([play]).html
    #expect(html.contains("<tr class=\"assumed\"><th scope=\"row\">50 %"))
    #expect(html.split(separator: "assumed here").count == 2)
    #expect(html.contains("<td>5 of 6</td>"))
  }

  @Test func languagesAreSideBySideInTheirOwnDirection() throws {
    let html = Self.page([try Self.play(Self.code), try Self.play(Self.code, locale: "ar")]).html
    #expect(html.contains("<h3 id=\"s0\">Side by side</h3>"))
    #expect(html.contains("<p lang=\"ar\" dir=\"auto\""))
    #expect(html.contains(">Arabic</a>"))
  }

  // MARK: Hostile texts

  private static let labels = [
    "<script>alert(1)</script>", "</style><img src=x onerror=alert(1)>", "\" onclick=\"alert(1)", "' x='", "]]>",
    "</button></li></ol>", "&lt;", "<!--", "\u{202E}evil\u{202C}", "\u{2066}a\u{2069}", "a\u{0}b\u{1B}[31mc\u{7}",
    "\u{2028}x",
    "javascript:alert(1)", "{{7*7}}", String(repeating: "Ünïcode <b> ", count: 8_000),
  ]

  private static let tags = """
    a bdi body br button circle code dd del details div dl dt em g h1 h2 h3 h4 h5 head header html i li main meta ol p pre
    rect script section small span strong style summary svg table tbody td text th thead title tr tspan ul
    """

  @Test func whateverAnAppSaysIsShownAsText() throws {
    var scenario = Scenario()
    scenario.name = Self.labels[0]
    scenario.screen = Self.labels.enumerated().map { index, label in
      .element(
        AccessibilityElement(
          id: "b\(index)\(index == 2 ? "\"'<i>" : "")", role: .button, label: SpokenText(label), hint: label))
    }
    scenario.steps = [Step(.appear), Step(.swipe(.right, times: Self.labels.count - 1))]
    scenario.steps += Self.labels.map { Step(.announce(Announcement(SpokenText($0)))) }
    let play = ReportPage.Play(
      transcript: scenario.play(), audit: Audit(scenario), screens: scenario.screensShown(locale: "en"))
    let lines = Self.labels.map { ReportPage.ScreenChanges.Line(text: $0, language: $0) }
    let page = ReportPage(
      flows: [
        .init(
          name: Self.labels[1], file: Self.labels[0], plays: [play, play],
          failures: Self.labels.map { .init(severity: $0, message: $0, place: $0, notes: [$0], help: $0) },
          problem: Self.labels[0])
      ],
      changes: [
        .init(
          name: Self.labels[0],
          changes: lines.map { .init(kind: $0.text, message: $0.text, element: $0.text, before: $0, after: nil) })
      ],
      voice: .missing(Self.labels[0]), notices: Self.labels, toolVersion: Self.labels[0],
      scriptDigest: String(repeating: "0", count: 64))
    let picture = ScreenPicture.svg(of: play, name: Self.labels[1])
    for html in [page.html, picture] {
      let orders = html.unicodeScalars.filter { scalar in
        switch scalar.value {
        case 0x0A: false
        case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
        default: false
        }
      }
      #expect(orders.isEmpty)
      // Every tag of the page is one that the page makes, and no attribute comes from a label.
      let tags = html.matches(of: /<\/?([a-zA-Z!][a-zA-Z0-9]*)/).map { String($0.1) }
      let known = Set(Self.tags.split(whereSeparator: \.isWhitespace).map(String.init))
      let foreign = Set(tags).subtracting(known).subtracting(["!doctype"])
      #expect(foreign.isEmpty, "\(foreign)")
      #expect(html.ranges(of: "<script").count == (html == picture ? 0 : 1))
      for attribute in html.matches(of: /<[a-z0-9]+((?:\s+[a-zA-Z-]+(?:="[^"<>]*")?)*)\s*(.)/) {
        #expect(attribute.2 == ">" || attribute.2 == "/", "\(attribute.0.prefix(200))")
      }
      #expect(!html.contains("onclick=\"") && !html.contains("<img"))
    }
    #expect(page.html.contains("&lt;script&gt;alert(1)&lt;/script&gt;"))
    #expect(page.html.contains("\\u{202E}evil\\u{202C}"))
  }

  @Test func equalPagesHaveEqualBytes() throws {
    #expect(Self.page([try Self.play(Self.code)]).html == Self.page([try Self.play(Self.code)]).html)
  }

  @Test func nothingIsRequestedFromAnywhere() throws {
    let html = Self.page([try Self.play(Self.code)]).html
    #expect(html.contains("default-src 'none'"))
    for word in ["http:", "https:", "src=", "url(", "@import", "<link"] { #expect(!html.contains(word), "\(word)") }
  }

  // MARK: Evidence

  @Test func evidenceSaysWhatLookedAndWhatDidNot() throws {
    let page = Self.page([try Self.play(Self.code)], named: "code")
    let evidence = Evidence(page, sources: [.init(file: "code.yaml", digest: "00")])
    let json = try #require(try JSONSerialization.jsonObject(with: Data(evidence.json.utf8)) as? [String: Any])
    let flow = try #require((json["flows"] as? [[String: Any]])?.first)
    let criteria = try #require(flow["criteria"] as? [[String: Any]])
    let status = try #require(criteria.first { $0["criterion"] as? String == "4.1.3" })
    #expect(status["name"] as? String == "Status Messages")
    #expect(
      (status["findings"] as? [[String: Any]])?.contains { $0["rule"] as? String == "completion-unannounced" } == true)
    #expect((status["evaluated"] as? [String])?.contains("completion-unannounced") == true)
    let size = try #require(criteria.first { $0["criterion"] as? String == "2.5.8" })
    #expect((size["evaluated"] as? [String]) == [])
    #expect((size["notEvaluated"] as? [[String: String]])?.first?["rule"] == "target-size-minimum")
    for word in ["conform", "passed", "complies"] { #expect(!evidence.json.lowercased().contains(word)) }
  }

  @Test func everyCriterionOfARuleHasItsName() throws {
    let page = Self.page([try Self.play(Self.code)])
    let json = Evidence(page, sources: []).json
    #expect(!json.contains("\"name\":null"))
  }

  // MARK: Pictures

  @Test func boxesAreNumberedInReadingOrder() throws {
    let html = Self.page([
      try Self.play(
        """
        screen:
          - button: { label: Second, id: second, frame: [16, 200, 100, 44] }
          - button: { label: First, id: first, frame: [16, 100, 100, 44] }
        steps: [ appear ]
        """)
    ]).html
    #expect(html.contains("<g data-el=\"first\"><rect x=\"16\" y=\"100\""))
    let number = try #require(html.firstMatch(of: /<g data-el="first">.*<text[^>]*>(\d)<\/text>/))
    #expect(number.1 == "1")
  }

  @Test func anElementThatComesAfterTheLastStepIsOnAScreenOfItsOwn() throws {
    let play = try Self.play(
      """
      screen: [ { button: { label: Send, id: send } }, { text: { label: Sent, id: sent, hidden: true } } ]
      when: { send.activated: [ { wait: 1s }, { set: { sent: { hidden: false } } } ] }
      steps: [ appear, doubleTap ]
      """)
    #expect(play.screens.map { $0.stops.map(\.element) } == [["send"], ["send", "sent"]])
    #expect(play.screens.map(\.step) == [1, 2])
  }

  @Test func thePictureStrikesThroughWhatIsLost() throws {
    let svg = ScreenPicture.svg(of: try Self.play(Self.code), name: "code")
    #expect(svg.contains("<title id=\"title\">code: 5 of 6 digits were never heard</title>"))
    #expect(svg.contains("<tspan class=\"lost\">4</tspan><tspan class=\"fate\" dx=\"10\">✂ cut off</tspan>"))
  }
}
