import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Judging
@testable import Simulation

/// Damaged scenarios are refused with a diagnostic or played; nothing traps and nothing hangs.
///
/// 300 where somebody waits, 1,500 at length; `Scripts/fuzz` runs 10,000 and more, with A11Y_SIM_FUZZ_COUNT and
/// A11Y_SIM_FUZZ_SEED.
@Suite(.timeLimited) struct DamagedScenarioTests {
  private static let count = AtLength.number("A11Y_SIM_FUZZ_COUNT", default: 1_500)
  private static let seed = AtLength.number("A11Y_SIM_FUZZ_SEED", default: 1)
  private static let shares = 2

  private static let originals = (Repository.goodScenarios.map(\.text) + [everything]).map { Array($0.utf8) }

  @Test(arguments: 0..<shares) func isRefusedOrPlayed(_ share: Int) throws { try play(share, of: 300) }

  @Test(.enabled(if: AtLength.isWanted), arguments: 0..<shares) func isRefusedOrPlayedAtLength(_ share: Int) throws {
    try play(share, of: Self.count)
  }

  private func play(_ share: Int, of count: Int) throws {
    var played = 0
    var slowest = Duration.zero
    let numbers = stride(from: share, to: count, by: Self.shares)
    for number in numbers {
      var generator = SplitMix64(seed: UInt64(Self.seed) << 32 + UInt64(number))
      var bytes = Self.originals.randomElement(using: &generator)!
      for _ in 0..<Int.random(in: 1...4, using: &generator) { Self.damage(&bytes, &generator) }
      let time = processorTime {
        do throws(ScenarioParser.Failure) {
          let scenario = try ScenarioParser.parse(bytes)
          for locale in scenario.locales {
            let transcript = scenario.play(locale: locale)
            _ = scenario.findings(in: transcript)
          }
          played += 1
        } catch {
          let isPlaced = error.diagnostics.allSatisfy {
            ($0.line ?? 1) > 0 && ($0.column ?? 1) > 0 && !$0.message.isEmpty
          }
          #expect(isPlaced && !error.diagnostics.isEmpty, "number \(number): \(error.diagnostics)")
        }
      }
      slowest = max(slowest, time)
      try #require(time < .seconds(20), "number \(number) took \(time)")
    }
    #expect(played > 0, "every scenario was refused: the damage is too great")
    if count > 5_000 { print("\(numbers.underestimatedCount) scenarios, \(played) played, slowest \(slowest)") }
  }

  private static func damage(_ bytes: inout [UInt8], _ generator: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &generator)
    var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map(Array.init)
    let line = Int.random(in: lines.indices, using: &generator)
    let other = Int.random(in: lines.indices, using: &generator)
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    case 1: bytes.remove(at: place)
    case 2: bytes.insert(UInt8.random(in: 0x20..<0x7F, using: &generator), at: place)
    case 3:
      bytes.insert(
        contentsOf: "[]{}\"':,#&*|>-?!%@`\t\n".utf8.randomElement(using: &generator).map { [$0] }!, at: place)
    case 4: bytes.removeSubrange(place..<min(bytes.count, place + Int.random(in: 1...20, using: &generator)))
    case 5: bytes.removeSubrange(place...)
    case 6: bytes[place] = "0123456789aez.@".utf8.randomElement(using: &generator)!
    case 7:
      lines.insert(lines[line], at: other)
      bytes = Array(lines.joined(separator: [0x0A]))
    case 8:
      lines.swapAt(line, other)
      bytes = Array(lines.joined(separator: [0x0A]))
    case 9:
      lines.remove(at: line)
      bytes = Array(lines.joined(separator: [0x0A]))
    case 10:
      let words = [
        "999", "-1", "1e9", "0", "", "yes", "~", "[]", "{}", "code.9", "*a", "&a ", "none", "3600s", "0s", "é\u{301}👩‍👩‍👧",
        "\"\\0\"",
      ]
      bytes.insert(contentsOf: words.randomElement(using: &generator)!.utf8, at: place)
    default:
      // A piece of another scenario.
      let donor = originals.randomElement(using: &generator)!
      let start = Int.random(in: donor.indices, using: &generator)
      bytes.insert(contentsOf: donor[start..<min(donor.count, start + 60)], at: place)
    }
  }

  /// Every key and step there is.
  private static let everything = """
    name: everything
    reader: voiceover@17
    locale: [en, fr]
    settings: { hints: true, softwareTypingFeedback: characters, deletingText: speak, smsDelivery: perCharacter, speakingRate: 70 }
    pace: typing
    screen:
      - heading: { label: Enter your code, id: title, language: fr }
      - group:
          label: Identity
          children:
            - textField: { label: Name, id: name, placeholder: Your name, hint: As on your card }
            - secureTextField: { label: Password, id: password, value: secret }
            - toggle: { label: Remember me, id: remember, on: true }
            - image: { label: Logo, position: { index: 1, of: 2 }, frame: [0, 10, 20, 20] }
            - link: { label: Help, selected: true, frame: [30, 10, 20, 20] }
      - component: ouds-pin-code-input
        id: code
        version: 3.0
        length: 6
        helperText: Check the 6-digit code sent by SMS
        autofocus: true
      - button: { label: Verify, id: verify, disabled: true }
      - list:
          label: Kinds
          order: [rate, amount]
          children:
            - slider: { label: Rate, value: 48.5%, step: 10%, id: rate }
            - stepper: { label: Amount, value: 1.05, step: 0.05, id: amount }
            - picker: { options: [October, November], value: November, web: true }
      - table: { children: [ text: { label: A1, cell: { row: 1, column: 1, columnSpan: 2, header: row } } ] }
      - sheet: { dismiss: popUp, children: [ pageControl: { pages: 3, page: 2 } ] }
      - toggle: { label: Sound, on: mixed, bare: true, actions: [Mute], content: [ { label: Age, value: 3, important: true } ] }
      - textField: { label: { text: "a, b", punctuation: true, pitch: 1.5, ipa: a }, required: true, invalid: "", live: polite }
      - element: { label: "27", traits: [button, adjustable, pickerElement], expanded: true, draggable: true, level: 2 }
    when:
      code.completed: [ { announce: Checking }, { wait: 1s }, { set: { code: { error: Wrong }, verify: { disabled: false } } } ]
      name.value: [ { set: { title: { label: Hello } } }, { post: layoutChanged } ]
      remember.activated: [ { announce: { text: 482913, spellOut: true, priority: low, language: fr } } ]
    steps:
      - appear
      - swipe: { direction: right, times: 3 }
      - touch: name
      - doubleTap
      - type: { text: "Zoë O’Neil 12", interval: 0.2s, via: hardwareKeyboard }
      - delete: { times: 2, interval: 50ms }
      - key: leftArrow
      - selectAll
      - copy
      - key: tab
      - paste
      - { type: s3cret, after: 0.3s }
      - touch: remember
      - doubleTap
      - touch: code.1
      - doubleTap
      - type: 48
      - delete
      - autofill: 482913
      - paste: 48 29 13
      - set: { code: { error: The code is not correct, length: 8 } }
      - set: { name: { value: Ann, hidden: false }, remember: { on: false } }
      - { announce: { text: Code sent, priority: high }, after: 0.1s }
      - post: { screenChanged: verify }
      - post: { pageScrolled: Page 2 of 3 }
      - reader: none
      - doubleTap
      - reader: voiceover
      - wait: 2s
      - readAll
      - expect: { never: 482913, contains: [Verify, Code], matches: "[0-9]+(st|nd)", within: 2s, effects: { completed: 1 }, since: lastExpect }
      - screen:
          - text: Done
          - button: { label: Close, id: close }
      - swipe: left
      - expect: { en: "Done", fr: "Done" }
      - expect: |
          Done
    """
}
