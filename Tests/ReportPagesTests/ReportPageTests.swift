import A11ySim
import Foundation
import ReportPages
import ScenarioFiles
import TestSupport
import Testing

/// A page says what a listener misses, worst first, and shows whatever an app says as text.
@Suite("Report pages", .timeLimited) struct ReportPageTests {
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

  /// The headline and the list of the first screen, as a person reads them.
  private static func firstScreen(_ html: String) throws -> String {
    let start = try #require(html.firstRange(of: "<header")).lowerBound
    let end = try #require(html.firstRange(of: "<div id=\"content\"")).lowerBound
    return String(html[start..<end]).replacing(/<[^>]*>/, with: " ").replacing(/\s+/, with: " ").description
  }

  @Test func theWorstMomentComesFirst() throws {
    let html = Self.page([try Self.play(Self.code)]).html
    #expect(html.contains("<h1>5 of 6 digits were never heard, because the app announced “2nd digit” ("))
    let screen = try Self.firstScreen(html)
    #expect(screen.contains("“4” was cut off by “2nd digit”, before a whole word was heard."))
    #expect(screen.contains("Of 16 lines of the screen reader, 5 are lost"))
    let others = try #require(screen.firstRange(of: "What else was found")).upperBound
    #expect(
      screen[others...].contains("2 Error When “3” was typed in “code.6”, the input was complete, and nothing said"))
  }

  @Test func eachMomentIsToldOnce() throws {
    let play = try Self.play(
      """
      pace: typing
      screen:
        - textField: { label: One, id: d1, maxLength: 1 }
        - textField: { label: Two, id: d2, maxLength: 1 }
        - textField: { label: Three, id: d3, maxLength: 1 }
      when:
        d1.value: [ { focus: d2 }, { announce: Now the second } ]
        d2.value: [ { focus: d3 }, { announce: Now the third } ]
        d3.value: [ { announce: Code complete } ]
      steps: [ appear, doubleTap, type: 582 ]
      """)
    let screen = try Self.firstScreen(Self.page([play]).html)
    // Three announcements are one moment, and the finding about one of them tells nothing more.
    let sentence = "The announcements “Now the second”, “Now the third” and “Code complete” were never heard"
    #expect(screen.ranges(of: sentence).count == 1)
    #expect(screen.ranges(of: "Code complete").count == 1)
    #expect(play.audit.findings.contains { $0.rule == "announcement-unheard" })
    // The same finding at two fields of one step is told once, with its number.
    #expect(play.audit.findings.count { $0.rule == "auto-advance-unannounced" } == 2)
    #expect(screen.ranges(of: "the keyboard focus moved to").count == 1)
    #expect(screen.contains("step 3: type: 582 , 2 times"))
  }

  @Test(arguments: [
    ("Post, button", "Expected “Post, button”, heard “Send, button”"),
    ("Send, button\n      Saved", "Expected “Saved” to be heard; it was not"),
    ("{ contains: Saved }", "Expected “Saved” to be heard; it was not"),
    ("{ never: Send }", "“Send” must not be heard, but was: “Send, button”"),
  ])
  func aFailedExpectationIsToldInPlainWords(expected: String, sentence: String) throws {
    let isBlock = !expected.hasPrefix("{")
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { button: { label: Send, id: send } } ]
      steps:
        - appear
        - expect: \(isBlock ? "|\n      " : "")\(expected)
      """)
    var play = ReportPage.Play(transcript: scenario.play(), audit: Audit(scenario))
    play.failures = scenario.findings(in: play.transcript)
    let html = Self.page([play]).html
    #expect(html.contains("<h1>\(sentence)</h1>"))
    #expect(!html.contains("What else was found"))
  }

  @Test func aFailureWithACauseIsToldWithIt() throws {
    let scenario = try ScenarioParser.parse(
      """
      screen: [ { button: { id: save } } ]
      steps: [ appear, { expect: "Save, button" } ]
      """)
    var play = ReportPage.Play(transcript: scenario.play(), audit: Audit(scenario))
    play.failures = scenario.findings(in: play.transcript)
    let html = Self.page([play]).html
    #expect(
      html.contains("<h1>Expected “Save, button”, heard “button”: “save” has no name; only “button” is spoken</h1>"))
    #expect(!html.contains("What else was found"))
  }

  @Test(arguments: [
    ("nothing in code closes it", "nothing in “code” closes it"),
    (
      "when “code” was typed in code, the code was submitted", "when “code” was typed in “code”, the code was submitted"
    ),
    ("the content of code, error and 4 more changed", "the content of “code”, “error” and 4 more changed"),
    ("“Wrong” in code.1: the error in error", "“Wrong” in code.1: the error in “error”"),
    ("more is dimmed", "“more” is dimmed"),
    ("“Oslo” appeared, and more said so", "“Oslo” appeared, and more said so"),
  ])
  func idsStandInQuotes(message: String, sentence: String) {
    #expect(message.quoting(["code", "error", "more"]) == sentence)
  }

  @Test func everyMomentIsOnTheTimeline() throws {
    let play = try Self.play(Self.code)
    let html = Self.page([play]).html
    let marks = html.matches(of: #/id="p0f(\d+)" class="moment [a-z]+" data-line="(p0e\d+)" aria-label="(\d+): /#)
    // The headline and the list of the first screen, which has one number less.
    let numbers = html.matches(of: /<span class="number" aria-hidden="true">(\d+)</).compactMap { Int($0.1) }
    #expect(marks.compactMap { Int($0.3) }.sorted() == [1] + numbers)
    #expect(!numbers.isEmpty)
    for mark in marks { #expect(html.contains(" id=\"\(mark.2)\" ") || html.contains("<h5 id=\"\(mark.2)\"")) }
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
    #expect(html.contains("<h1>“eye” has no name; only “button” is spoken</h1>"))
  }

  @Test func nothingLostIsNotAPass() throws {
    let html = Self.page([try Self.play("screen: [ { button: { label: Send, id: send } } ]\nsteps: [ appear ]")]).html
    #expect(html.contains("<h1>No information is lost, and the audit found no error</h1>"))
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

  // MARK: Pictures of captures

  /// The smallest PNG file, with a comment.
  private static func png(width: UInt8 = 3, height: UInt8 = 4, _ extra: [UInt8] = []) -> [UInt8] {
    func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
      [0, 0, 0, UInt8(data.count)] + Array(name.utf8) + data + [0, 0, 0, 0]
    }
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", [0, 0, 0, width, 0, 0, 0, height, 8, 2, 0, 0, 0]) + chunk("tEXt", Array("secret".utf8)) + extra
      + chunk("IDAT", [1, 2, 3]) + chunk("IEND", [])
  }

  private static func jpeg() -> [UInt8] {
    [0xFF, 0xD8, 0xFF, 0xE1, 0, 8] + Array("secret".utf8) + [0xFF, 0xC0, 0, 11, 8, 0, 4, 0, 3, 1, 1, 0x11, 0]
      + [0xFF, 0xDA, 0, 2, 0x12, 0xFF, 0, 0x34, 0xFF, 0xD9]
  }

  @Test(arguments: [(png(), "image/png"), (jpeg(), "image/jpeg")])
  func aPictureIsReadWithoutItsMetadata(file: [UInt8], type: String) throws {
    let image = try ScreenImage(file)
    #expect((image.type, image.width, image.height) == (type, 3, 4))
    #expect(String(decoding: file, as: UTF8.self).contains("secret"))
    #expect(!String(decoding: image.bytes, as: UTF8.self).contains("secret"))
    #expect(try ScreenImage(image.bytes) == image)
  }

  /// A case has only its index, because the log of the tests describes each argument, five megabytes of it too.
  private static let hostilePictures: [(file: [UInt8], message: String)] = [
    ([], "this is not a PNG or JPEG picture"),
    (Array("<svg onload=alert(1)>".utf8), "this is not a PNG or JPEG picture"),
    (Array(png().dropLast(4)), "the picture is damaged"), (Array(jpeg().dropLast(2)), "the picture is damaged"),
    (png(width: 0), "the picture is damaged"), (png([0xFF, 0xFF, 0xFF, 0xFF]), "the picture is damaged"),
    ([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xD9], "the picture is damaged"),
    (Array(repeating: 0x89, count: 5_000_001), "the picture is larger than the limit of 5 MB"),
  ]

  @Test(arguments: hostilePictures.indices) func aHostilePictureIsRefused(index: Int) {
    let (file, message) = Self.hostilePictures[index]
    let error = #expect(throws: Diagnostic.self) { try ScreenImage(file) }
    #expect(error?.message == message)
    #expect(error?.help != nil)
  }

  @Test func aPictureIsUnderTheBoxes() throws {
    var play = try Self.play(
      "screen: [ { button: { label: Send, id: send, frame: [1, 1, 1, 1] } } ]\nsteps: [ appear ]")
    var page = Self.page([play])
    #expect(!page.html.contains("img-src"))
    play.images = [0: 0]
    page.flows[0].plays = [play]
    page.images = [try ScreenImage(Self.png())]
    #expect(page.html.contains("default-src 'none'; img-src data:; "))
    #expect(page.html.ranges(of: "data:image/png;base64,").count == 1)
    #expect(page.html.contains("<use href=\"#i0\" transform=\"scale(3 4)\"/>"))
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
    #expect(
      svg.contains(
        "<title id=\"title\">code: 5 of 6 digits were never heard, because the app announced “2nd digit”</title>"))
    #expect(svg.contains("<tspan class=\"lost\">4</tspan><tspan class=\"fate\" dx=\"10\">✂ cut off</tspan>"))
  }
}
