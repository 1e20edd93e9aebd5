import A11ySim
import ArgumentParser
import ESpeakNG
import Locales

struct ComponentsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "components", abstract: "List the modelled components, or describe one.",
    discussion: """
      A component is a model of a real input control, such as a field for one-time codes, with its behaviour and its \
      defects. Scenarios name its id with `component: ID` and its version with `version:`. `new --component` and \
      `explore` accept the id, and `compare --components` also accepts id@version.
      """)

  @Argument(help: "Describe the component with this id, without a version. Without an id, list all components.")
  var id: String?

  func run() throws {
    guard let id else {
      for kind in A11ySimTool.current.components {
        Console.print("\(kind.id)  \(kind.summary) (\(kind.versions.joined(separator: ", ")))\n")
      }
      return
    }
    guard let kind = A11ySimTool.current.components.first(where: { $0.id == id }) else {
      let help = id.nearest(in: A11ySimTool.current.components.map(\.id)).map { "did you mean `\($0)`?" }
      Console.complain(
        "error: there is no component “\(id)”\nhelp: \(help ?? "run `a11y-sim components` to list them")")
      throw Console.Status.wrongUsage
    }
    var text = "\(kind.id)\n\(kind.summary)\n\nsource: \(kind.source)\n"
    text += "versions: \(kind.versions.joined(separator: ", ")) (default \(kind.versions.last ?? ""))\n"
    if let version = kind.iOSVersion {
      let reader = kind.reader.map {
        "; played with \($0), the oldest modelled version, unless a scenario names another"
      }
      text += "written for: iOS \(version)\(reader ?? "")\n"
    }
    text += "\nparameters\n"
    for parameter in kind.parameters {
      let values =
        switch parameter.kind {
        case .text: "text"
        case .flag: "true, false"
        case .choice(let choices): choices.joined(separator: ", ")
        }
      let initial = parameter.defaultValue.map { ", default \($0)" } ?? ""
      text += "  \(parameter.name) (\(values)\(initial)): \(parameter.summary)"
      text += parameter.isSettable ? "; can be set\n" : "\n"
    }
    let defects = kind.defects.map { defect in
      let criteria = defect.criteria.isEmpty ? "" : " (WCAG \(defect.criteria.joined(separator: ", ")))"
      return "\(defect.id) \(defect.summary)\(criteria)\n      \(defect.experience)"
    }
    let requirements = kind.requirements.map { requirement in
      let criteria = requirement.criteria.isEmpty ? "" : " (WCAG \(requirement.criteria.joined(separator: ", ")))"
      let proof =
        switch requirement.proof {
        case .transcript(let scenario): "heard in \(scenario)"
        case .tree(let suite): "tested in “\(suite)”"
        case .notHere(let test): "cannot be simulated; test by hand: \(test)"
        }
      return "\(requirement.id) \(requirement.text)\(criteria)\n      \(proof)"
    }
    // These settings change the speech of every text field, and nobody has measured which values are right.
    let names = ["firstResponderChangeSpoken", "insertionPointOnActivation", "smsDelivery", "valueReading"]
    let settings = A11ySimTool.current.screenReaders.settings.filter { names.contains($0.name) }.map { setting in
      "\(setting.name) (\(setting.values.joined(separator: ", ")), default \(setting.defaultValue)): \(setting.summary)"
    }
    for (title, lines) in [
      (
        "parts, with the default parameters; `id` stands for the id of the component in the scenario",
        kind.parts([:]).map { "id.\($0)" }
      ),
      ("inputs", kind.inputs), ("settings", settings),
      ("known defects", defects), ("requirements", requirements), ("unconfirmed", kind.unconfirmed),
    ] where !lines.isEmpty {
      text += "\n\(title)\n" + lines.map { "  \($0)\n" }.joined()
    }
    Console.print(text)
  }
}

struct SettingsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "settings",
    abstract: "List the settings of the simulated screen readers and devices.",
    discussion: """
      Each setting is printed with its values and its default. The next lines contain its meaning, its place in the \
      Settings app of the device, and the confidence in its name and default, such as pinned or guess. `a11y-sim \
      reference confidence` explains the levels of confidence.
      """)

  func run() {
    for setting in A11ySimTool.current.screenReaders.settings {
      let values = setting.values.joined(separator: "|")
      let path = setting.path.map { "Settings › \($0)" } ?? "exists only in the simulator"
      Console.print("\(setting.name)=\(values)  (default \(setting.defaultValue))\n")
      Console.print("  \(setting.summary)\n  \(path); \(setting.confidence.rawValue)\n")
    }
  }
}

struct LocalesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "locales",
    abstract: "List the supported languages, how sure their phrases are, and their voices.",
    discussion: """
      A phrase is something that a screen reader or a component says by itself, such as “text field”. It is confirmed \
      if it was recorded, if the test of a public project checks it, or if it comes from the resources of the modelled \
      release of the screen reader. Vendor phrases are Apple's own wording (2022); about one in ten may differ now, the \
      order was not heard, and no native speaker has read them for this project. Unconfirmed phrases are translations \
      by this project. If a component has no translation for a language, it \
      uses English phrases, and these are not counted.

      Each line ends with eSpeak NG's voice for the language and the writing systems that this voice cannot read. \
      Without eSpeak NG, no voices are listed.
      """)

  @OptionGroup var options: ListedVoiceOptions

  func run() {
    let voices = LanguageVoices(.of(options))
    for language in Languages.all.flatMap(\.wording).sorted() {
      let readers = A11ySimTool.current.screenReaders.map { $0.descriptor }
      let words = readers.map { $0.catalogue.phrases(language) }
      let components = Self.components(in: language)
      var line = "\(language)  "
      for (reader, words) in zip(readers, words) { line += "\(reader.id): \(Self.count(words)); " }
      line += "components: \(Self.count(components))"
      if let voices {
        let text = (words.flatMap { $0 } + components).map(\.text).joined(separator: " ")
        line += "; voice: \(Self.voice(for: language, reading: text, voices))"
      }
      Console.print(line + "\n")
    }
  }

  private static func voice(for language: String, reading text: String, _ voices: LanguageVoices) -> String {
    guard let choice = voices.choice(for: language) else { return "none" }
    let scripts = LanguageVoices.unread(text, by: choice) ?? "reads its letters"
    return "\(choice.voice.name) (\(choice.voice.identifier)), \(scripts)"
  }

  static func components(in language: String) -> [LocalizedPhrase] {
    ComponentPhrase.allCases.compactMap { phrase in
      let wording = ComponentWording(components: language)
      return wording.isFallback ? nil : wording.template(phrase)
    }
  }

  static func count(_ phrases: [LocalizedPhrase]) -> String {
    if phrases.isEmpty { return "none" }
    func count(_ group: Confidence.Group) -> Int { phrases.count { $0.confidence.group == group } }
    let vendor = count(.vendor) == 0 ? "" : "\(count(.vendor)) vendor, "
    return "\(count(.confirmed)) confirmed, \(vendor)\(count(.unconfirmed)) unconfirmed"
  }
}
