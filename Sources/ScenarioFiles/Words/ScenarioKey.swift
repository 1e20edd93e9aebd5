import A11ySim

/// A key at the top level of a scenario.
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

  /// The values of the key `reader`, in Markdown: each screen reader without a version and with its newest one, and
  /// `none`.
  static let readers: String = {
    let choices = ScreenReaders.all.flatMap { ["\($0.descriptor.id)", "\($0.descriptor.id)@\($0.descriptor.newest)"] }
    return (choices + [Reader.none.id]).map { "`\($0)`" }.joined(separator: ", ")
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
    case .name: "the name in the transcript's header"
    case .reader:
      """
      the screen reader, with or without a version; the newest \(ScreenReaders.standard.descriptor.name) unless given. \
      With a list, the scenario is played once with each
      """
    case .locale: "the language or languages it is played in; English unless given"
    case .appName: "the name of the app, said before its first element"
    case .readerLocale: "the language of the screen reader, if it is not the app's"
    case .wording: "files of recorded words of the reader, as `fidelity --learn` writes them"
    case .device:
      """
      the kind of device, as rows are read differently on each; the size of its screen and the height of its keyboard, \
      in points, as the audit asks for them; its platform (`ios`, `android`) and the version of its system, which \
      otherwise follow from the reader
      """
    case .settings:
      "settings of the screen reader and the device that differ from their defaults; those of one reader under its name"
    case .pace: "how soon the person acts again"
    case .strings: "the app's string catalogues; texts can then be `{ key: verify.title, args: [6] }`"
    case .screen:
      "the elements from top to bottom, here or in a file; or a capture, with an overlay of what it cannot know"
    case .screens:
      "named screens, for `screen: NAME`; each a list of elements, a file, or its elements and its reactions"
    case .start: "the screen that is shown first; the first of `screens` unless given"
    case .transcript: "whether `test` compares with a transcript kept beside the file; `--update` writes it"
    case .redact: "whether bullets replace every code a person enters, in every output"
    case .when: "the app's reactions: the id of an element and an event, then a list of the app's steps"
    case .steps: "the actions, in order"
    case .audit: "the severity from which a finding of an audit fails `test`; `true` stands for `error`"
    case .ignore: "known findings of an audit"
    case .fresh:
      """
      fails `test` if one of the paths, below the top of the git repository, has changed since the screens were \
      captured, or if the captures are older than some days
      """
    }
  }
}
