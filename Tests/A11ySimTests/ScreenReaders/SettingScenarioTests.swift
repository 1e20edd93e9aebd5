import A11ySim
import Judging
import ScenarioFiles
import TestSupport
import Testing

/// Every setting has a scenario that shows what it does to what is heard or counts as lost: `Tests/Scenarios/settings/NAME.yaml` sets nothing else.
@Suite(.timeLimited) struct SettingScenarioTests {
  @Test(arguments: Setting.all.map(\.name)) func isHeard(name: String) throws {
    let bytes = try #require(Repository.bytes("Tests/Scenarios/settings/\(name).yaml"), "a scenario for \(name)")
    let scenario = try ScenarioParser.parse(bytes)
    let changed = Setting.all.filter { $0.read(scenario.settings) != $0.defaultValue }.map(\.name)
    #expect(changed.filter { Self.needed[name] != $0 } == [name])
    var usual = scenario
    let setting = try #require(Setting.all.first { $0.name == name })
    #expect(setting.write(&usual.settings, setting.defaultValue))
    #expect(Self.heard(scenario.play()) != Self.heard(usual.play()), "\(name) changes nothing that is heard or happens")
  }

  /// Settings that have an effect only together with another one.
  private static let needed = ["swapsPasswordCounts": "speakPasswords"]

  @Test func noOtherFileIsThere() {
    #expect(Repository.files(in: "Tests/Scenarios/settings") == Setting.all.map { $0.name + ".yaml" }.sorted())
  }

  /// What a person hears, with how it sounds, what happens in the app, and what is lost.
  private static func heard(_ transcript: Transcript) -> [String] {
    transcript.losses.map { "lost: \($0.number)" }
      + transcript.entries.compactMap { entry in
        switch entry.kind {
        case .utterance(let heard):
          heard.line
            + heard.utterance.segments.map { "\($0.pitch ?? 1) \($0.spokenAs?.rawValue ?? "")" }.joined(separator: ",")
        case .sound(let sound): "[\(sound.name)]"
        case .effect(let effect): "\(effect.name.rawValue) \(effect.detail ?? "")"
        default: nil
        }
      }
  }
}
