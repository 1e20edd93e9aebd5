import A11ySim
import A11ySimTesting
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import AuditRules
@testable import Simulation
@testable import TalkBackReader
@testable import VoiceOverReader

/// TalkBack speaks passwords aloud under some settings. A transcript never shows them, under none.
@Suite("Secrets, TalkBack", .timeLimited) struct TalkBackSecretTests {
  private static func values(_ name: String) -> [String] {
    TalkBack.descriptor.settings.first { $0.name == name }?.values ?? []
  }

  /// The settings that decide what TalkBack speaks of a password: both settings of passwords with each other, and with
  /// every value of those of the echo.
  ///
  /// - Parameter all: whether the settings of the echo are combined with each other too.
  static func combinations(all: Bool = false) -> [[String: String]] {
    let passwords = ["speakPasswords", "showPasswords"].reduce([[:]]) { all, name in
      all.flatMap { chosen in values(name).map { chosen.merging([name: $0]) { $1 } } }
    }
    let (echoes, presets) = (values("keyboardEcho"), values("verbosity"))
    var others: [[String: String]] = []
    for (index, echo) in echoes.enumerated() {
      for (number, hardware) in echoes.enumerated() {
        for (place, preset) in presets.enumerated()
        where all || number == (index + 1) % echoes.count && place == index % presets.count {
          others.append(["keyboardEcho": echo, "hardwareKeyboardEcho": hardware, "verbosity": preset])
        }
      }
    }
    return passwords.flatMap { chosen in others.map { chosen.merging($0) { $1 } } }
  }

  private static func made(_ chosen: [String: String]) throws -> Settings {
    var settings = Settings()
    for (name, value) in chosen { try settings.set(name, to: value) }
    return settings
  }

  @Test(
    "every value of each is tried",
    arguments: ["speakPasswords", "showPasswords", "keyboardEcho", "hardwareKeyboardEcho", "verbosity"])
  func everyValue(name: String) {
    #expect(Set(Self.combinations().compactMap { $0[name] }) == Set(Self.values(name)))
    #expect(Set(Self.combinations()).count == 2 * 2 * 4)
    #expect(Set(Self.combinations(all: true)).count == 2 * 2 * 4 * 4 * 3)
  }

  /// Plays random walks, and returns those in which a character of a password is shown in any form.
  private func leaks(
    _ version: Version, _ combinations: [[String: String]], rounds: Int, isRedacted: Bool = false
  ) async -> [String] {
    var leaks: [String] = []
    for round in 0..<rounds {
      for (index, chosen) in combinations.enumerated() {
        await Task.yield()
        let seed = UInt64(round * combinations.count + index)
        let mix = Mix(
          seed: seed, isSecretive: !isRedacted, isRedacted: isRedacted, reader: .talkBack(version: version),
          settings: chosen)
        let shown = Set(mix.transcript(isRedacted: isRedacted).everyForm.unicodeScalars)
        if Mix.secretAlphabet.contains(where: { shown.contains($0.unicodeScalars.first!) }) {
          leaks.append("\(seed): \(chosen)")
        }
      }
    }
    return leaks
  }

  @Test("nothing that goes into a secure field is in any form of a transcript", arguments: TalkBack.versions)
  func neverShown(version: Version) async { #expect(await leaks(version, Self.combinations(), rounds: 2) == []) }

  @Test(.enabled(if: AtLength.isWanted), arguments: TalkBack.versions)
  func neverShownAtLength(version: Version) async {
    #expect(await leaks(version, Self.combinations(all: true), rounds: 20) == [])
  }

  @Test("no code of a random walk is in any form, if codes are hidden", arguments: TalkBack.versions)
  func neverShownIfRedacted(version: Version) async {
    #expect(await leaks(version, Self.combinations(), rounds: 2, isRedacted: true) == [])
  }

  @Test(.enabled(if: AtLength.isWanted), arguments: TalkBack.versions)
  func neverShownIfRedactedAtLength(version: Version) async {
    #expect(await leaks(version, Self.combinations(all: true), rounds: 20, isRedacted: true) == [])
  }

  @Test("the field really had them: the walk is no walk around the secret") func reallyEntered() {
    let counted = (0..<60).count { seed in
      Mix(seed: UInt64(seed), isSecretive: true, reader: .talkBack).transcript().happenings.contains {
        $0.hasPrefix("value pin: ")
      }
    }
    #expect(counted > 30)
  }

  private func entering(_ pin: String, byKeys: Bool, _ settings: Settings, pace: Pace = .patient) -> Scenario {
    var scenario = Scenario()
    scenario.reader = .talkBack
    scenario.screen = [.secureField("PIN", id: "pin"), .button("Verify", id: "verify")]
    scenario.settings = settings
    scenario.pace = pace
    scenario.steps = [Step(.touch("pin")), Step(.doubleTap)]
    if byKeys {
      scenario.steps += pin.flatMap { [Step(.touch("keyboard.\($0)")), Step(.doubleTap)] }
    } else {
      scenario.steps.append(Step(.type(pin)))
    }
    scenario.steps += [Step(.delete(1)), Step(.key(.leftArrow)), Step(.touch("pin")), Step(.readAll)]
    return scenario
  }

  /// Two passwords of one length give one transcript, so it tells nothing of either.
  @Test("a transcript does not depend on the password", arguments: [false, true]) func independent(byKeys: Bool) throws
  {
    for chosen in Self.combinations() {
      for pace in Pace.allCases {
        let settings = try Self.made(chosen)
        let transcripts = ["qwer", "asdf"].map { pin in
          entering(pin, byKeys: byKeys, settings, pace: pace).play().everyForm
        }
        #expect(transcripts[0] == transcripts[1], "\(chosen)")
      }
    }
  }

  @Test("the audit says that TalkBack speaks the password, if and only if it does", arguments: [false, true])
  func audited(byKeys: Bool) throws {
    for chosen in Self.combinations() {
      for version in TalkBack.versions.prefix(2) {
        // Since 16, the setting has no effect.
        let isAllowed = version.major >= 16 || chosen["speakPasswords"] == "true"
        let isSpoken = isAllowed && (byKeys || chosen["showPasswords"] == "true")
        var scenario = entering("qwer", byKeys: byKeys, try Self.made(chosen))
        scenario.reader = .talkBack(version: version)
        let isFound = Audit(scenario).findings.contains { $0.rule == "secret-spoken" }
        #expect(isFound == isSpoken, "\(chosen)")
        let isNoted = scenario.play().remarks.contains("TalkBack reads the password aloud here")
        #expect(isNoted == isSpoken, "\(chosen)")
      }
    }
  }

  @Test("what is displayed is spoken: the last character for a second and a half") func displayed() throws {
    let settings = try settings("showPasswords", "true")
    let steps: [Step.Action] = [.touch("pin"), .doubleTap, .type("48"), .delete(), .wait(.seconds(2)), .delete()]
    var transcript = Session(
      screen: [.secureField("PIN", id: "pin")], reader: .talkBack, settings: settings, pace: .brisk)
    for step in steps { transcript.perform(step) }
    expect(
      transcript.transcript.steps(3...),
      reads: """
        •
        •
        • deleted
        Bullet deleted
        """)
  }
}
