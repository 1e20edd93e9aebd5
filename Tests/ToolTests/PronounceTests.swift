import Foundation
import TestSupport
import Testing

/// Pronunciation on the command line, and what voices there are.
@Suite(.timeLimited) struct PronounceTests {
  private static let real = ["A11Y_SIM_SPEECH_WORKER": BuiltProgram.path(of: "espeak-ng-worker")]

  private static func run(_ arguments: String..., input: String = "") throws -> Tool.Result {
    try Tool.run(arguments, environment: real, input: input)
  }

  @Test func phonemesSwitchesLettersAndWhatIsDropped() throws {
    let result = try Self.run("pronounce", "bouton Settings", "code xkcd ⌘", "--locale", "fr")
    #expect(result.status == 0)
    #expect(
      result.output == """
        bouton Settings
          /butˈɔ̃ (en)sˈɛtɪŋz(fr)/
          voice: French (France) (roa/fr)
          note: "Settings" is spoken by the rules of en

        code xkcd ⌘
          /kˈɔd ˌikskˌasˌedˈe/
          voice: French (France) (roa/fr)
          fault: "xkcd" is spelled letter by letter instead of being spoken as a word
          fault: U+2318 PLACE OF INTEREST SIGN (⌘) is not spoken, because it has no name
          notice: U+2318 PLACE OF INTEREST SIGN (⌘) is not spoken, because it has no name in fr

        """)
  }

  @Test func theVoicesThatSpeakAreNamed() throws {
    let other = try Self.run("pronounce", "はい", "Yes はい")
    #expect(other.status == 0)
    #expect(!other.output.contains("fault"))
    #expect(!other.output.contains("voice: English"))
    #expect(other.output.contains("  voice jpx/ja: /hˈäi/\n"))
    #expect(other.output.contains("  voice gmw/en-US: /jˈɛs/\n  voice jpx/ja: /hˈäi/\n"))
    let one = try Self.run("pronounce", "はい", "--no-detect-languages")
    #expect(one.output.contains("voice: English"))
    #expect(one.output.contains("fault: the voice cannot read Japanese kana letters"))
  }

  @Test func anotherNameOfALanguageIsExplained() throws {
    #expect(try Self.run("voices", "no").output.contains("why: no is treated as nb: eSpeak NG's voice for nb\n"))
    #expect(try Self.run("voices", "iw-IL").output.contains("why: iw-IL is treated as he-il: "))
    #expect(!(try Self.run("voices", "nb").output.contains("taken for")))
  }

  @Test func twoVoicesForALanguageAreToldFromOne() throws {
    let result = try Self.run("voices", "en", "--voice", "en-us", "--voice", "en-gb")
    #expect(result.status == 2)
    #expect(result.errors.contains("are both voices for en"))
    #expect(try Self.run("voices", "en", "--voice", "en-us", "--voice", "fr").status == 0)
  }

  @Test func theSameAsJSON() throws {
    let result = try Self.run("pronounce", "-", "--locale", "ja", "--format", "json", input: "設定 \"x\"\nはい\n")
    #expect(result.status == 0)
    let texts = try #require(JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [[String: Any]])
    #expect(texts.map { $0["text"] as? String } == ["設定 \"x\"", "はい"])
    let finding = try #require((texts[0]["findings"] as? [[String: Any]])?.first)
    #expect(finding["kind"] as? String == "foreignScript")
    #expect(finding["text"] as? String == "設定")
    #expect(finding["start"] as? Int == 0 && finding["end"] as? Int == 2)
    #expect((texts[1]["findings"] as? [Any])?.isEmpty == true)
    #expect(texts[1]["ipa"] as? String == "hˈäi")
  }

  @Test func noVoiceIsAnErrorWithARemedy() throws {
    let result = try Self.run("pronounce", "Hei", "--locale", "nn")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors
        == "error: eSpeak NG has no voice for nn\nhelp: use the voice of a related language with --voice-fallback: nb, da, sv\n"
    )
    let asked = try Self.run("pronounce", "Hei", "--locale", "nn", "--voice-fallback", "nn=nb")
    #expect(asked.status == 0)
    #expect(asked.output.contains("voice: Norwegian Bokmål (gmq/nb)"))
    #expect(asked.output.contains("notice: eSpeak NG has no voice for nn"))
  }

  @Test(arguments: [
    ["pronounce"], ["pronounce", "x", "--locale", "!"], ["pronounce", "x", "--voice-fallback", "nn"],
    ["pronounce", "x", "--format", "xml"], ["voices", "fr", "--variants"], ["voices", "../x"], ["voices", ""],
    ["demo", "--speak", "--player", ""], ["demo", "--wav", "-"], ["demo", "--phonemes", "--format", "srt"],
  ])
  func wrongUsageIs64(arguments: [String]) throws {
    #expect(try Tool.run(arguments, environment: Self.real).status == 64)
  }

  @Test func phonemesStandUnderEachLine() throws {
    let plain = try Self.run("demo")
    let result = try Self.run("demo", "--phonemes")
    #expect(result.status == 0)
    #expect(result.output.contains("\nEnter your code, heading\n#   /ˈɛntɚ jʊɹ kˈoʊd | hˈɛdɪŋ/\n"))
    let lines = result.output.split(separator: "\n").filter { !$0.hasPrefix("#   /") }
    #expect(lines == plain.output.split(separator: "\n"))
    let json = try Self.run("demo", "--phonemes", "--format", "jsonl")
    #expect(json.output.contains("\"phonemes\":\"ˈɛntɚ jʊɹ kˈoʊd | hˈɛdɪŋ\""))
    #expect(!(try Self.run("demo", "--format", "jsonl").output.contains("\"phonemes\"")))
  }

  @Test func withoutAWorkerTheTranscriptIsWholeAndTheRemedyIsSaid() throws {
    let result = try Tool.run(
      "demo", "--phonemes", environment: ["A11Y_SIM_SPEECH_WORKER": "/nowhere/worker"])
    #expect(result.status == 2)
    #expect(result.output == (try Self.run("demo").output))
    #expect(result.errors.contains("/nowhere/worker"))
  }

  /// A code is as secret in phonemes as in letters: a digit of it would be "eight", "seven" or "three".
  @Test func whatIsHiddenIsNotPronounced() throws {
    let hidden = try Self.run(
      "-", "--phonemes", "--redact", "--set", "softwareTypingFeedback=charactersAndWords",
      input: """
        screen: [ { textField: { label: Code, id: code } } ]
        steps: [ appear, { touch: code }, doubleTap, { type: 8737 }, { touch: code } ]
        """)
    let secure = try Self.run(
      "-", "--phonemes", "--set", "softwareTypingFeedback=charactersAndWords",
      input: """
        screen: [ { secureTextField: { label: Code, id: code } } ]
        steps: [ appear, { touch: code }, doubleTap, { type: 8737 }, { touch: code } ]
        """)
    let open = try Self.run(
      "-", "--phonemes", input: "screen: [ { text: Code 8737 } ]\nsteps: [ appear ]")
    let said = ["sˈɛvən", "θɹˈiː", "ˈeɪt"]
    #expect(open.output.contains("sˈɛvən"))
    for result in [hidden, secure] {
      #expect(result.status == 0)
      #expect(result.output.contains("#   /"))
      for word in said { #expect(!result.output.contains(word)) }
      #expect(!result.errors.contains("8737"))
    }
  }

  @Test func aChoiceOfVoiceIsExplained() throws {
    let result = try Self.run("voices", "zh-Hans")
    #expect(result.status == 0)
    #expect(
      result.output.hasPrefix(
        """
        cmn-Latn-pinyin  Chinese (Mandarin, latin as Pinyin)  (sit/cmn-Latn-pinyin)
          why: the voice cmn reads Chinese characters as English letters (eSpeak NG 1.51); this voice does not
          reads: Chinese, Latin
        """))
    #expect(result.output.contains("\nyue  Chinese (Cantonese)  (sit/yue)\n"))
    #expect(try Self.run("voices", "ja").output.contains("does not read well: kanji"))
    #expect(try Self.run("voices", "--variants").output.contains("\nf3\n"))
  }

  @Test func languagesAreListedWithWhatTheirVoicesDoNotRead() throws {
    let result = try Self.run("locales")
    #expect(result.status == 0 && result.errors == "")
    let lines = result.output.split(separator: "\n")
    #expect(lines.map { $0.prefix { $0 != " " } }.map(String.init) == Tool.languages)
    func line(_ language: String) -> String { String(lines.first { $0.hasPrefix("\(language) ") } ?? "") }
    #expect(line("ja").hasSuffix("; voice: Japanese (jpx/ja), does not read Chinese"))
    #expect(line("de").hasSuffix("; voice: German (gmw/de), reads its letters"))
    #expect(line("de").contains("; components: 0 confirmed, 20 unconfirmed;"))
    let silent = try Self.run("locales", "--worker", "/nowhere")
    #expect(silent.status == 0)
    #expect(silent.errors.hasPrefix("note: voices are not listed: "))
    #expect(!silent.output.contains("voice:") && silent.output.split(separator: "\n").count == lines.count)
  }

  @Test func aVoiceTheEngineLacksIsSaidBeforeAnythingIsSpoken() throws {
    let folder = TemporaryFolder()
    let result = try Tool.run(
      ["demo", "--wav", try folder.place(for: "out.wav"), "--voice", "en-us+f33"], environment: Self.real)
    #expect(result.status == 2)
    #expect(result.errors.contains("no voice variant \"f33\"") && result.errors.contains("did you mean f3?"))
    #expect(result.output.contains("Verify, button"))
  }
}
