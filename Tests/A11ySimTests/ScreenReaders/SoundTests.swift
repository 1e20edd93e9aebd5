import A11ySim
import ScenarioFiles
import TestSupport
import Testing

@testable import AccessibilityModel
@testable import Simulation
@testable import VoiceOverReader

/// Each sound has a source, and can be heard.
@Suite(.timeLimited) struct SoundTests {
  @Test(arguments: VoiceOver.descriptor.sounds) func aSoundHasASourceThatIsSaid(_ sound: Sound) throws {
    let entry = Transcript.Entry(kind: .sound(sound), step: 1, time: .zero)
    #expect(
      entry.lines(explained: true) == [
        "[sound: \(sound.name)]", "#   sound, \(sound.confidence.rawValue): \(sound.source)",
      ])
    #expect(entry.lines() == ["[sound: \(sound.name)]"])
    #expect(!sound.source.isBlank)
  }

  /// A guess is the only confidence without a name to look up.
  @Test(arguments: VoiceOver.descriptor.sounds) func onlyAGuessIsFromGeneralKnowledge(_ sound: Sound) {
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
    #expect(heard.isSubset(of: VoiceOver.descriptor.sounds.map(\.name)))
    // No scenario may be without those that are heard without a setting.
    for sound in [Sound.limit, .insertionPoint, .alert, .screenChange, .pageScroll, .keyboardClick, .error] {
      #expect(heard.contains(sound.name), "\(sound)")
    }
  }
}
