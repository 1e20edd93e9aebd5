import A11ySim
import ArgumentParser
import ESpeakNG

/// The help of options and arguments that several commands have.
extension ArgumentHelp {
  static var scenarioFile: Self {
    "A scenario file, a capture or a screen file; `-` is standard input, `demo` and `digits` are built in."
  }

  static var locale: Self {
    Self(
      """
      Use this language for the app, such as fr-CA (BCP 47; repeatable), or `all` for every language that `a11y-sim \
      locales` lists. Default: the languages of the scenario or capture, else en. en-XA and ar-XB are \
      pseudo-languages for tests.
      """, valueName: "tag")
  }

  static var reader: Self {
    Self(
      """
      Simulate this screen reader (repeatable): \(readerNames.joined(separator: ", ")), or none for no screen reader. voiceover@17 is \
      VoiceOver of iOS 17; `a11y-sim reference readers` lists the versions. Default: the screen readers of the \
      scenario, else voiceover, or talkback for captured Android screens.
      """, valueName: "reader")
  }

  static var readerNames: [String] { A11ySimTool.current.screenReaders.map { $0.descriptor.id } }

  static var color: Self { Self("Colour the output. auto: only on a terminal.", valueName: "when") }

  static var redact: Self {
    "Print bullets instead of any text that the person types, pastes or autofills, wherever it occurs."
  }

  static var marks: Self {
    "Print ? after each guessed part of a line, and ~ after each part in the vendor's wording of an earlier year."
  }

  static var player: Self {
    Self(
      "Play sound with this program: \(AudioPlayer.knownNames.joined(separator: ", ")), or the path of a program that reads WAV.",
      valueName: "name|path")
  }

  static var cache: Self {
    Self(
      "Store the sound of every utterance in this folder, and use it again in later runs. To empty the cache, delete the folder.",
      valueName: "folder")
  }

  static var worker: Self {
    Self(
      "Use the program espeak-ng-worker at this path to run eSpeak NG, instead of searching for it.",
      valueName: "path")
  }

  static var sourceLanguage: Self {
    Self("Set the language (BCP 47) of the source texts in files that do not state it.", valueName: "tag")
  }

  static var setting: Self {
    Self(
      "Change a setting of the screen reader or the device (repeatable); `a11y-sim settings` lists them.",
      valueName: "name=value")
  }

  static var captureFormat: Self {
    Self(
      """
      Read files as captures in this format (default: detected from the content). `a11y-sim reference captures` \
      describes the formats.
      """, valueName: "format")
  }

  static var captureOrder: Self { "Choose the reading order of captured elements." }

  static var voice: Self {
    Self(
      """
      Use this eSpeak NG voice for its language (repeatable). Write the name of a voice or a language tag, and a \
      variant if you want one: en-gb, en-us+f3. A variant, such as +f3, changes the tone of a voice. A variant alone \
      applies to every voice that no other --voice selects.
      """, valueName: "name")
  }

  static var voiceFallback: Self {
    Self(
      "If eSpeak NG has no voice for a language, use the voice for another language: with nn=nb, the voice for nb speaks nn (repeatable).",
      valueName: "tag=tag")
  }
}
