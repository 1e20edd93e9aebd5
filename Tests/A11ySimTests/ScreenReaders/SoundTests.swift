import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import TalkBackReader
@testable import VoiceOverReader

/// Each sound has a source, and can be heard.
@Suite(.timeLimited) struct SoundTests {
  private static let all = VoiceOver.descriptor.sounds + TalkBack.descriptor.sounds

  @Test(arguments: all) func aSoundHasASourceThatIsSaid(_ sound: Sound) throws {
    let entry = Transcript.Entry(kind: .sound(sound), step: 1, time: .zero)
    let kind = sound.isVibration ? "vibration" : "sound"
    #expect(
      entry.lines(explained: true) == [
        "[\(kind): \(sound.name)]", "#   \(kind), \(sound.confidence.rawValue): \(sound.source)",
      ])
    #expect(entry.lines() == ["[\(kind): \(sound.name)]"])
    #expect(Sound.name(inLine: entry.lines()[0]) == sound.name)
    #expect(!sound.source.isBlank)
  }

  /// A guess is the only confidence without a name to look up.
  @Test(arguments: all) func onlyAGuessIsFromGeneralKnowledge(_ sound: Sound) {
    #expect((sound.confidence == .guess) == sound.source.contains("general knowledge"))
  }

  @Test func everySoundOfAScenarioIsOneOfThem() throws {
    var heard: Set<String> = []
    for folder in ["Tests/Scenarios/events", "Tests/Scenarios/settings", "Tests/Scenarios/elements"] {
      for file in Repository.files(in: folder) where file.hasSuffix(".yaml") {
        let bytes = try #require(Repository.bytes("\(folder)/\(file)"))
        for case .sound(let sound) in try ScenarioParser.parse(bytes).play().entries.map(\.kind) {
          heard.insert(sound.name)
        }
      }
    }
    #expect(heard.isSubset(of: Self.all.map(\.name)))
    // No scenario may be without those that are heard without a setting.
    for sound in [Sound.limit, .insertionPoint, .alert, .screenChange, .pageScroll, .keyboardClick, .error] {
      #expect(heard.contains(sound.name), "\(sound)")
    }
    #expect(heard.isSuperset(of: TalkBack.descriptor.sounds.map(\.name)))
  }

  /// TalkBack plays a sound at each move of the focus, so its sounds are in a transcript only if the setting says so.
  @Test(arguments: [("none", []), ("events", ["tick"]), ("all", ["focus_actionable", "view_actionable", "tick"])])
  func theSettingChoosesTheSoundsOfTalkBack(value: String, sounds: [String]) throws {
    let scenario = """
      reader: talkback
      settings: { earcons: \(value) }
      screen: [ { toggle: { label: Wi-Fi, on: true } } ]
      steps: [ appear, doubleTap ]
      """
    let heard = try ScenarioParser.parse(Array(scenario.utf8)).play().entries.compactMap { entry in
      if case .sound(let sound) = entry.kind { sound.name } else { nil }
    }
    #expect(heard == sounds)
  }
}
