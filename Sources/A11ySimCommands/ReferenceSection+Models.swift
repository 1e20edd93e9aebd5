import A11ySim
import Locales

extension ReferenceSection {
  static var components: ReferenceSection {
    ReferenceSection(
      title: "Components",
      text: """
        Models of real input components, including their defects. `a11y-sim components ID` lists the inputs, known \
        defects and open points of a component. A scenario that names no version gets the last one.
        """,
      table: ReferenceTable(
        columns: ["component", "versions", "meaning", "source"],
        rows: A11ySimTool.current.components.map { kind in
          [
            Markdown.code(kind.id), Markdown.codes(kind.versions), Markdown.prose(kind.summary),
            Markdown.prose(kind.source),
          ]
        }),
      sections: A11ySimTool.current.components.map { kind in
        ReferenceSection(
          title: kind.id,
          text: "Parts, with the default parameters: \(Markdown.codes(kind.parts([:]))).",
          table: ReferenceTable(
            columns: ["parameter", "values", "default", "meaning", "can be set"],
            rows: kind.parameters.map { parameter in
              [
                Markdown.code(parameter.name), parameter.kind.form,
                Markdown.codes(parameter.defaultValue.map { [$0] } ?? []),
                Markdown.prose(parameter.summary), parameter.isSettable ? "yes" : "no",
              ]
            }))
      })
  }

  static var readers: ReferenceSection {
    ReferenceSection(
      title: "Screen readers",
      text:
        "Values of the key `reader`. A name without a version means the newest one; `none` means no screen reader.",
      table: ReferenceTable(
        columns: ["reader", "name", "platform", "versions", "languages"],
        rows: A11ySimTool.current.screenReaders.map { $0.descriptor }.map { reader in
          [
            Markdown.code(reader.id), reader.name, reader.platform.rawValue,
            Markdown.codes(reader.versions.map { "\(reader.id)@\($0)" }), String(reader.languages.count),
          ]
        }))
  }

  static var gestures: ReferenceSection {
    ReferenceSection(
      title: "Gestures",
      text:
        "Steps for gestures that only some screen readers have. Steps for all of them are `swipe`, `touch` and `doubleTap`.",
      table: ReferenceTable(
        columns: ["gesture", "reader", "what is written", "meaning"],
        rows: A11ySimTool.current.screenReaders.map { $0.descriptor }.flatMap { reader in
          reader.gestures.map { gesture in
            [
              Markdown.code(gesture.name), Markdown.code(reader.id),
              gesture.takesText ? "a text" : gesture.arguments.isEmpty ? "no value" : Markdown.codes(gesture.arguments),
              Markdown.prose(gesture.summary),
            ]
          }
        }))
  }

  static var sounds: ReferenceSection {
    ReferenceSection(
      title: "Sounds",
      text:
        "Sounds and vibrations that screen readers play. A transcript shows them as `[sound: …]` or `[vibration: …]`, and `expect: { sound: … }` checks for them. Those of TalkBack are there with its setting `earcons`.",
      table: ReferenceTable(
        columns: ["sound", "kind", "reader", "confidence", "source"],
        rows: A11ySimTool.current.screenReaders.map { $0.descriptor }.flatMap { reader in
          reader.sounds.map {
            [
              Markdown.code($0.name), $0.kind, Markdown.code(reader.id), $0.confidence.rawValue,
              Markdown.prose($0.source),
            ]
          }
        }))
  }

  static var settings: ReferenceSection {
    ReferenceSection(
      title: "Settings",
      text: """
        Settings that `settings` in a scenario and `--set NAME=VALUE` can change. The confidence is that of the name \
        and the default. A setting without a place in Settings exists only in the simulator, for behaviour that is not \
        known.
        """,
      table: ReferenceTable(
        columns: ["setting", "values", "default", "meaning", "place in Settings", "confidence"],
        rows: Setting.all.map { setting in
          [
            Markdown.code(setting.name), Markdown.codes(setting.values), Markdown.code(setting.defaultValue),
            Markdown.prose(setting.summary), setting.path.map(Markdown.prose) ?? "only in the simulator",
            setting.confidence.rawValue,
          ]
        }))
  }

  static var confidence: ReferenceSection {
    ReferenceSection(
      title: "Confidence",
      text: "How sure a phrase or a behaviour is, strongest first. `--why` prints it below each line.",
      table: ReferenceTable(
        columns: ["level", "meaning", "counted as"],
        rows: Confidence.allCases.sorted(by: >).map {
          [Markdown.code($0.rawValue), $0.summary, $0.group.rawValue]
        }))
  }

  static var languages: ReferenceSection {
    ReferenceSection(
      title: "Languages",
      text: """
        Supported languages, and how many phrases are confirmed in each. “Vendor” is Apple's own wording (2022): about \
        one in ten may differ now, the order was not heard, and no native speaker has read it for this project. A component speaks the languages of its \
        source and falls back to others as the source does. `en-XA` and `ar-XB` are pseudo-languages. `a11y-sim \
        locales` adds the voices of this machine.
        """,
      table: ReferenceTable(
        columns: ["tag", "language"] + A11ySimTool.current.screenReaders.map { $0.descriptor.name } + ["components"],
        rows: Languages.all.flatMap(\.wording).sorted().map { tag in
          [Markdown.code(tag), Language(of: tag).name ?? "–"]
            + A11ySimTool.current.screenReaders.map { LocalesCommand.count($0.descriptor.catalogue.phrases(tag)) }
            + [LocalesCommand.count(LocalesCommand.components(in: tag))]
        }))
  }
}

extension ComponentKind.Parameter.Kind {
  fileprivate var form: String {
    switch self {
    case .text: "a text"
    case .flag: Markdown.codes(["true", "false"])
    case .choice(let choices): Markdown.codes(choices)
    }
  }
}
