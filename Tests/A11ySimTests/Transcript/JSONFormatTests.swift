import A11ySim
import Foundation
import TestSupport
import Testing

@Suite("Transcript, JSON", .timeLimited) struct JSONFormatTests {
  /// The keys of an object in their order, without those of objects in it.
  private func keys(_ line: some StringProtocol) -> [String] {
    var keys: [String] = []
    var depth = 0
    var isInString = false
    var isEscaped = false
    var string = ""
    for character in line {
      if isInString {
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else if character == "\"" {
          isInString = false
        } else {
          string.append(character)
        }
        continue
      }
      switch character {
      case "\"": (isInString, string) = (true, "")
      case "{", "[": depth += 1
      case "}", "]": depth -= 1
      case ":" where depth == 1: keys.append(string)
      default: break
      }
    }
    return keys
  }

  private func lines(_ transcript: Transcript) -> [Substring] {
    TranscriptFormat.jsonLines.render([transcript]).split(separator: "\n")
  }

  private func object(_ line: some StringProtocol) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
  }

  private let transcript = play(
    [.code(.four)], .touch("code.1"), .doubleTap, .type("4a"), .post(.screenChanged(nil)), .swipe(.up))

  @Test("keys are in the documented order, `kind` first") func keyOrder() throws {
    let expected = [
      "header": [
        "kind", "version", "scenario", "reader", "readerVersion", "readerRelease", "readerLocale", "appLocale",
        "settings", "pace", "timing", "wording", "model",
      ],
      "step": ["kind", "index", "step", "line", "time"],
      "utterance": [
        "kind", "step", "time", "duration", "text", "segments", "reason", "priority", "delivery", "outcome", "heard",
        "element", "number",
      ],
      "effect": ["kind", "step", "time", "name", "element", "detail"],
      "sound": ["kind", "step", "time", "name", "confidence"],
      "note": ["kind", "step", "time", "message"],
    ]
    var seen: Set<String> = []
    for line in lines(transcript) {
      let kind = try #require(try object(line)["kind"] as? String)
      seen.insert(kind)
      // Only an utterance that was cut off or dropped has a loss.
      #expect(keys(line).filter { $0 != "loss" } == expected[kind], "\(line)")
      let outcome = try object(line)["outcome"] as? String
      #expect(keys(line).contains("loss") == (outcome != nil && outcome != "spoken"), "\(line)")
    }
    #expect(seen == Set(expected.keys))
  }

  @Test("a header with all effective settings, null for what is missing") func header() {
    let newest = VoiceOver.descriptor.newest
    let expected = #"""
      {"kind":"header","version":1,"scenario":null,"reader":"voiceover","readerVersion":\#(newest.major),\#
      "readerRelease":"\#(newest)",\#
      "readerLocale":"en",\#
      "appLocale":"en","settings":{"hints":true,"softwareTypingFeedback":"charactersAndWords",\#
      "hardwareTypingFeedback":"charactersAndWords","deletingText":"changePitch","pitchChange":true,\#
      "typingStyle":"standardTyping","phoneticFeedback":"off","phoneticAfterKey":false,"capitalLetters":"speakCap","punctuation":"some",\#
      "tableHeaders":true,"rowColumnNumbers":true,"speakEmoji":true,"speakGroupLabels":true,"actions":"speak",\#
      "moreContent":"speak","controls":"after","navigationStyle":"flat","speakRotorConfirmation":true,\#
      "alwaysSpeakNotifications":true,"sounds":true,\#
      "speakingRate":50,"firstResponderChangeSpoken":"automatic","highPriorityYieldsToUser":false,\#
      "announcementDuringElement":"competes","dimmedHints":"own","misspelledWordsHint":"textViews","positionForm":"voiceOver","emptyPasswordField":false,"cursorAfterAlert":"previous","cursorOnReturn":"previous","announcementAtActivation":"isLost","roleWords":"automatic",\#
      "smsDelivery":"whole","valueReading":"number","insertionPointOnActivation":"end",\#
      "lossRepetition":5,"lossUnawareness":1,"lossTellingPart":"newWord"},"pace":"patient","timing":"estimate","wording":{"confirmed":9,"vendor":0,"unconfirmed":0},\#
      "model":{"wording":"
      """#
    #expect(lines(transcript)[0].hasPrefix(expected))
    #expect(lines(play([], reader: .none))[0].contains(#""reader":"none","readerVersion":null,"readerRelease":null,"#))
  }

  @Test("lines as they are") func exact() {
    let lines = lines(transcript).map(String.init)
    for line in [
      #"""
      {"kind":"step","index":1,"step":"touch: code.1","line":null,"time":0.000}
      """#,
      #"""
      {"kind":"effect","step":1,"time":0.000,"name":"cursor","element":"code.1","detail":null}
      """#,
      #"""
      {"kind":"effect","step":3,"time":14.220,"name":"cursor","element":null,"detail":"keyboard"}
      """#,
      #"""
      {"kind":"utterance","step":3,"time":14.220,"duration":0.050,"text":"4","segments":[{"source":"echo","text":"4",\#
      "language":"en","confidence":"reported","pitch":1.30}],"reason":"typing","priority":"element","delivery":"element",\#
      "outcome":"interrupted","heard":"","element":"code.1","number":4,"loss":{"time":14.270,"number":5,"text":"2nd digit"}}
      """#,
      #"""
      {"kind":"effect","step":3,"time":14.270,"name":"focus","element":"code.2","detail":null}
      """#,
      #"""
      {"kind":"utterance","step":3,"time":14.270,"duration":0.728,"text":"2nd digit","segments":[{"source":\#
      "announcement","text":"2nd digit","language":"en","confidence":"documented"}],"reason":"announcement",\#
      "priority":"high","delivery":"high","outcome":"spoken","heard":"2nd digit","element":null,"number":5}
      """#,
    ] {
      #expect(lines.contains(line), "\(line)\n\(lines.joined(separator: "\n"))")
    }
  }

  @Test("three decimals, always") func decimals() throws {
    let number = try Regex(#""(time|duration|end)":([^,}]*)"#)
    for line in lines(transcript) {
      for match in line.matches(of: number) {
        let text = String(match.output[2].substring!)
        #expect(text.wholeMatch(of: /\d+\.\d{3}/) != nil, "\(text)")
      }
    }
  }

  /// Texts that a writer of JSON gets wrong.
  private static let texts = [
    "plain", "\"quoted\" \\ back/slash", "\u{0}\u{1}\u{8}\u{c}\u{1f}\u{7f}", "a\u{2028}b\u{2029}c", "👩‍👩‍👧 🇫🇷 ✔️",
    "الرقم الأول \u{200F}4", "e\u{301}\u{FEFF}", "</script>", "{\"kind\":\"step\"}", "tab\tnew\nline\r",
  ]

  @Test("every text survives JSON", arguments: texts) func escaping(text: String) throws {
    var scenario = Scenario()
    scenario.name = text
    scenario.screen = [.field("Code"), .component(Logger(text: text), id: "log")]
    scenario.steps = [
      Step(.touch("field")), Step(.doubleTap), Step(.paste(text)), Step(.appear),
      Step(.announce(Announcement(SpokenText(text, language: text)))),
    ]
    let transcript = scenario.play()
    let objects = try lines(transcript).map { try object($0) }
    #expect(objects[0]["scenario"] as? String == text)
    func details(_ name: String) -> [String?] {
      objects.filter { $0["name"] as? String == name }.map { $0["detail"] as? String }
    }
    #expect(details("log") == [text])
    #expect(details("value") == [text])
    let announcement = try #require(objects.last { $0["kind"] as? String == "utterance" })
    #expect(announcement["text"] as? String == transcript.utterances.last?.utterance.text)
    let segment = try #require((announcement["segments"] as? [[String: Any]])?.first)
    #expect(segment["language"] as? String == text)
    // One object a line, whatever reads lines: U+2028 is a line end to some.
    let raw = TranscriptFormat.jsonLines.render([transcript])
    #expect(
      raw.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && ![0x7F, 0x2028, 0x2029].contains($0.value) })
    #expect(raw.split(whereSeparator: \.isNewline).count == transcript.entries.count + 1)
  }

  @Test("json is an array with one header and its entries per play") func array() throws {
    let other = play([.text("A")], .touch("text"))
    let text = TranscriptFormat.json.render([transcript, other])
    let plays = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: Any]])
    #expect(plays.map { Set($0.keys) } == [["header", "entries"], ["header", "entries"]])
    let entries = try #require(plays[1]["entries"] as? [NSDictionary])
    let expected = try lines(other).dropFirst().map { try object($0) as NSDictionary }
    #expect(entries == expected)
    #expect(plays[1]["header"] as? NSDictionary == (try object(lines(other)[0]) as NSDictionary))
    #expect(TranscriptFormat.json.render([]) == "[]\n")
    #expect(
      try JSONSerialization.jsonObject(with: Data(TranscriptFormat.json.render([play([])]).utf8)) is [[String: Any]])
  }

  @Test("each play of JSON lines begins with a header") func headers() {
    let text = TranscriptFormat.jsonLines.render([transcript, transcript])
    #expect(text.split(separator: "\n").filter { $0.hasPrefix(#"{"kind":"header","#) }.count == 2)
    #expect(text == TranscriptFormat.jsonLines.render([transcript]) + TranscriptFormat.jsonLines.render([transcript]))
  }

  @Test("words with their times only where they are known") func words() throws {
    struct Measured: SpeechTiming {
      let name = "measured"
      func timing(of utterance: Utterance, wordsPerMinute: Int) -> UtteranceTiming {
        let ends = utterance.words.indices.map { Duration.milliseconds(250 * ($0 + 1)) }
        return UtteranceTiming(duration: .seconds(2), wordEnds: ends)
      }
    }
    var session = Session(screen: [.text("A")], timing: Measured())
    session.perform(.announce(Announcement("one two three")))
    session.perform(.touch("text"), after: .milliseconds(600))
    let line = try #require(lines(session.transcript).first { $0.contains(#""text":"one two three""#) })
    #expect(line.contains(#""words":[{"word":"one","end":0.250},{"word":"two","end":0.500}],"reason""#))
    #expect(!lines(transcript).contains { $0.contains(#""words":"#) })
    // Cut in the silence after the last word: all of it was heard.
    var late = Session(screen: [.text("A")], timing: Measured())
    late.perform(.announce(Announcement("one two three")))
    late.perform(.touch("text"), after: .milliseconds(1_000))
    #expect(late.transcript.utterances[0].line == "one two three")
    #expect(late.transcript.utterances[0].outcome == .interrupted)
  }

  @Test("the same scenario gives the same bytes", arguments: 0..<20) func sameBytes(seed: UInt64) {
    for format in TranscriptFormat.all {
      #expect(format.render([Mix(seed: seed).transcript()]) == format.render([Mix(seed: seed).transcript()]))
    }
  }
}

/// Writes a text to the log when it appears.
private struct Logger: Component {
  var text: String
  var elements: [AccessibilityElement] { [] }
  func send(_ input: ComponentInput, in environment: Environment) -> [Effect] {
    input == .appear ? [.log(text)] : []
  }
}
