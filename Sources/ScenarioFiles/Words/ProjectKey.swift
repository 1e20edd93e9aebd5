import AccessibilityModel
import Simulation

/// A key of the project's file, `.a11y-sim.yaml`.
package enum ProjectKey: String, ScenarioWord {
  case readers, locales, rates, pace, settings, audit, exclude, report, strings, wording

  package var form: String {
    switch self {
    case .readers: "`[voiceover, talkback]`"
    case .locales: "`[en, fr]`"
    case .rates: "`[50, 80]`"
    case .pace: ScenarioKey.pace.form
    case .settings: ScenarioKey.settings.form
    case .audit: "`{ level: warning, ignore: [ { rule: unnamed-text-field, reason: …, by: Ada, until: 2027-06-30 } ] }`"
    case .exclude: "`[old/, drafts/*.yaml]`"
    case .report: "`{ output: build/speech.html }`"
    case .strings: "`{ source: en, names: [ … ], domains: { … }, placeholders: { … }, ignore: [ … ] }`"
    case .wording: ScenarioKey.wording.form
    }
  }

  package var keys: [String] {
    switch self {
    case .audit: ["level", "ignore"]
    case .report: ["output"]
    case .strings: ["source", "names", "domains", "placeholders", "ignore"]
    default: []
    }
  }

  package var summary: String {
    switch self {
    case .readers: "the screen readers of scenarios that name none"
    case .locales: "the languages of scenarios that name none"
    case .rates: "the speaking rates, in percent, at which `test` and `report` play, unless `--rate` is given"
    case .pace: "the pace of scenarios that name none"
    case .settings: "settings of every scenario; a scenario's own settings come first"
    case .audit:
      "the level of scenarios without the key `audit`, and known findings of all scenarios, each with a rule and a reason, and with who decided it (`by`) and until when it holds (`until`)"
    case .exclude: "files and folders that a search of a folder passes over, relative to this file; `*` is any text"
    case .report: "the file that `report` writes, relative to this file, unless `--output` is given"
    case .strings: "what `strings check` knows of the texts; see <doc:CheckingLanguages>"
    case .wording: "files of recorded words, for every scenario, relative to this file"
    }
  }
}
