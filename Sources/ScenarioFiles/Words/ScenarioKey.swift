import AccessibilityModel
import Simulation

package enum ScenarioKey: String, ScenarioWord {
  case name, appName, reader, locale, readerLocale, wording, device, settings, pace, strings, screen, screens, start,
    when, steps
  case audit, ignore, transcript, redact, fresh

  package var form: String {
    switch self {
    case .name, .appName: "a text"
    case .reader: Self.readers + ", or a list of them: `[voiceover, talkback]`"
    case .locale: "a language tag, or a list of them: `[en, fr]`"
    case .readerLocale: "a language tag"
    case .wording: "`[de.wording.yaml]`"
    case .device:
      Self.values(of: AccessibilityTree.Device.self)
        + ", `{ size: [390, 844], keyboard: 336 }`, `{ platform: android, os: 15 }`"
    case .settings: "`{ hints: false }`, `{ talkback: { hints: false } }`"
    case .pace: Self.values(of: Pace.self)
    case .strings: "`[Localizable.xcstrings]`"
    case .screen: "a list of elements, or `{ file: login.screen.json, overlay: login.yaml }`"
    case .screens: "`{ login: [ … ], otp: { elements: [ … ], when: { … } } }`"
    case .start: "the name of a screen"
    case .transcript, .redact: "`true`, `false`"
    case .when: "`{ code.completed: [ { announce: Checking } ] }`"
    case .steps: "a list of steps"
    case .audit: "`true`, `false`, " + Self.values(of: Diagnostic.Severity.self)
    case .fresh: "`{ paths: [App/SignIn], maxAge: 30d }`"
    case .ignore: "`[ { rule: unnamed-text-field, element: code, reason: named in the next version } ]`"
    }
  }

  static let readers: String = {
    let choices = ScenarioParser.Vocabulary().screenReaders.flatMap {
      ["\($0.descriptor.id)", "\($0.descriptor.id)@\($0.descriptor.newest)"]
    }
    return (choices + [Reader.noneID]).map { "`\($0)`" }.joined(separator: ", ")
  }()

  package var keys: [String] {
    switch self {
    case .device: ["kind", "size", "keyboard", "platform", "os"]
    case .ignore: ["rule", "element", "reason"]
    case .fresh: ["paths", "maxAge"]
    default: []
    }
  }

  package var summary: String {
    switch self {
    case .name: "the name of the scenario, which the header of a transcript shows"
    case .reader:
      """
      the screen reader, with or without a version; by default the newest \(ScenarioParser.Vocabulary().standard.descriptor.name). \
      With a list, the scenario is played once with each. A list has each screen reader once; several versions of one are played with `--reader voiceover@26 --reader voiceover@27`
      """
    case .locale: "the language of the app, or a list of languages to play in; by default English"
    case .appName: "the name of the app, spoken before the first element"
    case .readerLocale: "the language of the screen reader, if it is not that of the app"
    case .wording: "files with recorded words of the screen reader, which `fidelity --learn` writes"
    case .device:
      """
      the kind of device, which decides how rows are read; for audits, the size of its screen and the height of its \
      keyboard, in points; its platform (`ios`, `android`) and the version of its system, by default those of the screen \
      reader
      """
    case .settings:
      "settings of the screen reader and the device that differ from their defaults; those of one reader under its name"
    case .pace: "how fast the person acts"
    case .strings: "the string catalogues of the app; texts can then be `{ key: verify.title, args: [6] }`"
    case .screen:
      "the elements from top to bottom, as a list or in a file; or a capture, with an overlay that adds what it lacks"
    case .screens:
      "named screens, which the step `screen: NAME` shows; each is a list of elements, a file, or a mapping with elements and reactions"
    case .start: "the screen that is shown first; by default the first of `screens`"
    case .transcript: "whether `test` compares with a saved transcript in the same folder; `--update` writes it"
    case .redact: "whether every code that the person enters is replaced with bullets in all output"
    case .when: "the reactions of the app: for the id of an element and an event, a list of steps of the app"
    case .steps: "the actions, in order"
    case .audit: "the lowest severity of an audit finding that makes `test` fail; `true` means `error`"
    case .ignore: "known audit findings that are not reported"
    case .fresh:
      """
      makes `test` fail if one of these paths in the git repository has changed since the screens were captured, or if \
      the captures are older than this number of days
      """
    }
  }
}
