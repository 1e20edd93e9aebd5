import A11ySim
import Captures
import TestSupport
import Testing
import TextFormats

/// What holds for captures of every format: secrets stay in them, and damage does no harm.
@Suite(.timeLimited) struct EveryFormatTests {
  /// The captures of the sign-in screen, which `Tests/Captured` holds.
  static let captures = Repository.files(in: "Tests/Captured/sign-in").filter { $0.contains(".") }
  static let secret = "Quagga-77"

  private static func capture(_ name: String) -> String {
    String(decoding: Repository.bytes("Tests/Captured/sign-in/\(name)") ?? [], as: UTF8.self)
  }

  /// Everything that is printed or written about a file.
  private static func output(_ text: String) -> String {
    do {
      let (screen, warnings) = try ImportedScreen.read(Array(text.utf8), file: "a")
      let scenario = screen.scenario(file: "a", readers: .all)
      let transcript = scenario.play(locale: "en")
      let audit = Audit(scenario)
      var parts = [screen.file, transcript.description, TranscriptFormat.jsonLines.render([transcript])]
      parts += warnings.map(\.description) + screen.notices.map { "\($0.rule.id) \($0.message)" }
      parts += audit.findings.map { $0.diagnostic(file: "a").description }
      parts += Session(scenario, locale: "en").descriptions.flatMap(\.lines)
      return parts.joined(separator: "\n")
    } catch {
      return error.diagnostics.map(\.description).joined(separator: "\n")
    }
  }

  // MARK: Secrets

  /// Other texts of the screen, into which the content of the secure field is put as well.
  private static let places = [
    "Use the e-mail address of your account.", "Stay signed in", "Forgot password?", "E-mail address",
    "name@example.com", "Keeps you signed in for 30 days", "Sends you an e-mail", "Teahouse", "Your password",
    "remember", "forgot", "email", "signIn",
  ]

  /// 200 captures: the password can be read in its field, and stands in one or two other places.
  @Test(arguments: captures) func aPasswordStaysInItsCapture(name: String) {
    let capture = Self.capture(name)
    // A caption repeats the content; how long it is may be said.
    let readable = capture.replacing("••••••••", with: Self.secret)
    #expect(readable != capture, "\(name) needs a secure field with ••••••••")
    var count = 0
    func check(_ text: String, _ what: String) {
      count += 1
      let output = Self.output(text)
      #expect(!output.contains(Self.secret), "in \(what)")
      #expect(output.contains("Password") || output.contains("error: "), "\(what): \(output.prefix(200))")
    }
    check(readable, "its field")
    for (index, place) in Self.places.enumerated() {
      check(readable.replacing(place, with: "\(place) \(Self.secret)"), place)
      let other = Self.places[(index + 5) % Self.places.count]
      guard count < 20, index < 6 else { continue }
      check(
        readable.replacing(place, with: "\(Self.secret) \(place)").replacing(other, with: "\(other) (\(Self.secret))"),
        "\(place) and \(other)")
    }
    #expect(count == 20)
  }

  // MARK: Damage

  @Test(arguments: captures) func damageDoesNoHarm(name: String) { damage(name, times: 150) }

  @Test(.enabled(if: AtLength.isWanted), arguments: captures) func damageDoesNoHarmAtLength(name: String) {
    damage(name, times: 10_000)
  }

  /// Reads a capture with bytes changed, cut out, doubled and swapped. A capture that can be read is played.
  private func damage(_ name: String, times: Int) {
    let original = Array(Self.capture(name).utf8)
    var generator = SplitMix64(seed: 21)
    var readCount = 0
    for _ in 0..<times {
      var bytes = original
      for _ in 0..<Int.random(in: 1...4, using: &generator) {
        let place = Int.random(in: bytes.indices, using: &generator)
        let length = min(Int.random(in: 1...80, using: &generator), bytes.count - place)
        switch Int.random(in: 0..<5, using: &generator) {
        case 0: bytes[place] = UInt8.random(in: 0...255, using: &generator)
        case 1: bytes.removeSubrange(place..<place + length)
        case 2: bytes.insert(contentsOf: bytes[place..<place + length], at: place)
        case 3: bytes.removeSubrange(place...)
        default: bytes.swapAt(place, Int.random(in: bytes.indices, using: &generator))
        }
        if bytes.isEmpty { bytes = original }
      }
      let screen: ImportedScreen
      do {
        let warnings: [Diagnostic]
        (screen, warnings) = try ImportedScreen.read(bytes, file: "a")
        #expect(warnings.flatMap(\.broken) + MessageVoice.broken(screen.notices.map(\.message)) == [])
      } catch {
        #expect(error.diagnostics.flatMap(\.broken) == [])
        continue
      }
      readCount += 1
      // Playing takes longer than reading.
      if readCount % 10 == 0 { _ = screen.scenario(file: "a", readers: .all).play(locale: "en") }
    }
    #expect(readCount < times)
  }

  // MARK: Numbers

  @Test(arguments: captures) func aScreenFileIsReadAgainWhateverTheNumbers(name: String) { numbers(name, each: 40) }

  @Test(.enabled(if: AtLength.isWanted), arguments: captures) func aScreenFileIsReadAgainWhateverTheNumbersAtLength(
    name: String
  ) { numbers(name, each: 1) }

  /// The largest and smallest numbers, numbers that become a million when they are rounded, and none.
  private static let numbers = [
    "1e308", "-1e308", "1e999", "1e-308", "-1e-308", "-0", "1e15", "1e6", "999999.994", "999999.996", "-999999.999",
    "0.004", "NaN", "inf", "9223372036854775807", "-9223372036854775808", "18446744073709551616",
  ]

  /// Puts each number in the place of each number of a capture. What is read must be heard alike through its screen
  /// file.
  private func numbers(_ name: String, each step: Int) {
    let capture = Self.capture(name)
    let places = capture.matches(of: /-?[0-9]+(?:\.[0-9]+)?/).map(\.range)
    var readCount = 0
    var count = 0
    for place in places {
      for number in Self.numbers {
        count += 1
        // The places of each number differ, so that a few of them find what all would.
        if count % step != 0 { continue }
        let text = capture[..<place.lowerBound] + number + capture[place.upperBound...]
        guard let (screen, _) = try? ImportedScreen.read(Array(text.utf8), file: "a") else { continue }
        readCount += 1
        do {
          let (again, _) = try ImportedScreen.read(Array(screen.file.utf8), file: "a.screen.json")
          #expect(frames(again.elements) == frames(screen.elements).map(\.rounded), "\(number) for \(capture[place])")
          if readCount % 10 == 0 {
            let (direct, kept) = (screen.scenario(file: "a", readers: .all), again.scenario(file: "a", readers: .all))
            #expect(
              Session(direct, locale: "en").descriptions.flatMap(\.lines)
                == Session(kept, locale: "en").descriptions.flatMap(\.lines))
          }
        } catch {
          Issue.record("\(number) for \(capture[place]): \(error.diagnostics.map(\.description))")
        }
      }
    }
    #expect(readCount > 5)
  }

  private func frames(_ elements: [AccessibilityElement]) -> [[Double]] {
    elements.flatMap { element in
      [element.frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []] + frames(element.children)
    }
  }

  // MARK: Faults

  private static let bad = Repository.files(in: "Tests/Captured/bad").filter { !$0.hasSuffix(".expected") }

  /// Each file has one fault, and beside it stands what is printed about it. `FORMATS` stands for the names of all.
  @Test(arguments: bad) func aFaultIsToldWithItsPlace(name: String) throws {
    let bytes = try #require(Repository.bytes("Tests/Captured/bad/\(name)"))
    let expected = try #require(Repository.bytes("Tests/Captured/bad/\(name).expected"))
    let failure = #expect(throws: ImportedScreen.Failure.self) { try ImportedScreen.read(bytes, file: name) }
    let text = failure?.diagnostics.map { $0.description + "\n" }.joined()
    #expect(text == String(decoding: expected, as: UTF8.self).replacing("FORMATS", with: CaptureFormat.names))
    #expect(failure?.diagnostics.flatMap(\.broken) == [])
  }

  @Test func thereAreManyFaults() { #expect(Self.bad.count >= 40) }

  // MARK: The voice of messages

  /// The rules are printed after a conclusion, so they are written like it.
  @Test func rulesAreWrittenLikeMessages() {
    #expect(!CaptureRule.all.isEmpty)
    #expect(MessageVoice.broken(CaptureRule.all.map(\.summary)) == [])
  }

  @Test func conclusionsAreWrittenLikeMessages() throws {
    let notices = try Self.captures.flatMap { name in
      try ImportedScreen.read(Array(Self.capture(name).utf8), file: "a").screen.notices.map(\.message)
    }
    #expect(notices.count > 20)
    #expect(MessageVoice.broken(notices) == [])
  }
}

extension Diagnostic {
  /// The lines that are not written like a message.
  fileprivate var broken: [String] { MessageVoice.broken(message, notes: notes, help: help) }
}

extension [Double] {
  /// The numbers as a screen file has them.
  fileprivate var rounded: [Double] { map { ($0 * 100).rounded() / 100 } }
}
