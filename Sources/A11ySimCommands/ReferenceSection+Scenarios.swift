import A11ySim
import ScenarioFiles

extension ReferenceSection {
  private static func words<Word: ScenarioWord>(
    _: Word.Type, _ title: String, _ text: String, head: String = "key", sections: [ReferenceSection] = []
  ) -> ReferenceSection {
    ReferenceSection(
      title: title, text: text,
      table: ReferenceTable(
        columns: [head, "what is written", "its keys", "meaning"],
        rows: Word.allCases.map { [Markdown.code($0.rawValue), $0.form, Markdown.codes($0.keys), $0.summary] }),
      sections: sections)
  }

  static var scenarios: ReferenceSection {
    words(
      ScenarioKey.self, "Scenario files", "The keys at the top level of a scenario. `screen` and `steps` are required.",
      sections: [
        ReferenceSection(
          title: "Limits", text: "A scenario that exceeds one of these limits is refused.",
          table: ReferenceTable(
            columns: ["at most", "of"], rows: ScenarioParser.limits.map { [String($0.count), $0.of] })),
        ReferenceSection(
          title: "Paces",
          table: ReferenceTable(
            columns: ["pace", "meaning"], rows: Pace.allCases.map { [Markdown.code($0.rawValue), $0.summary] })),
      ])
  }

  static var project: ReferenceSection {
    words(
      ProjectKey.self, "The project's file",
      "The keys of `.a11y-sim.yaml`. The file is found from a scenario's folder upwards, to the top of a git repository. A "
        + "scenario comes before it, and the command line before both. `a11y-sim config FILE` prints what holds for a file."
    )
  }

  static var kinds: ReferenceSection {
    ReferenceSection(
      title: "Kinds of elements",
      text: """
        An element is written as `KIND: label`, or `KIND: { label: …, id: … }`. A kind has the traits of its UIKit \
        control on iOS. On Android, it is a view of the class that the table names; which view an app would use there is \
        our choice. `only: talkback` beside the kind leaves the element out for other screen readers.
        """,
      sections: [
        kinds("Elements", Role.allCases.filter { !$0.isContainer }),
        kinds("Containers", Role.allCases.filter(\.isContainer)),
        ReferenceSection(
          title: "Views of Android",
          text: """
            The key `view` gives a kind another class on Android, where the kind has none or the app uses another one: \
            `{ toggle: Remember me, on: true, view: CheckBox }`. The class decides the type that TalkBack says. A range, \
            actions that turn pages and the size of a collection change the type of a class without one.
            """,
          table: ReferenceTable(
            columns: ["`view`", "class on Android", "the type that TalkBack says", "example"],
            rows: AndroidView.allCases.map {
              [Markdown.code($0.shortName), Markdown.code($0.rawValue), $0.summary, Markdown.code($0.example)]
            })),
        ReferenceSection(
          title: "Components",
          text: """
            A model of a real component is written as `component: ID`, beside `id`, `version` and its parameters: \
            `{ component: code-field, id: code, version: 1.0 }`. Steps use the ids of its parts, such as `code.1`.
            """),
      ])
  }

  /// Returns a section about some roles. Keys that all these roles share are listed once, above the table.
  private static func kinds(_ title: String, _ roles: [Role]) -> ReferenceSection {
    let shared = ElementKey.allCases.filter { key in roles.allSatisfy { ElementKey.keys(of: $0).contains(key) } }
    return ReferenceSection(
      title: title, text: "All kinds in this table have the keys \(Markdown.codes(shared.map(\.rawValue))).",
      table: ReferenceTable(
        columns: ["kind", "meaning", "traits on iOS", "class on Android", "example", "more keys"],
        rows: roles.map { role in
          let keys = ElementKey.keys(of: role).filter { !shared.contains($0) }
          return [
            Markdown.code(role.rawValue), role.summary,
            Markdown.codes(Traits.named.filter { role.traits.contains($0.trait) }.map(\.name)),
            role.androidView.map { Markdown.code($0.rawValue) } ?? "no Android form", Markdown.code(role.example),
            Markdown.codes(keys.map(\.rawValue)),
          ]
        }))
  }

  static var keys: ReferenceSection {
    ReferenceSection(
      title: "Keys of elements",
      text: """
        Keys that describe an element. The last column says whether a `set` step, which stands for the app, can change \
        the key. A key that the platform of the screen reader does not have is left out, and a note at its line says so, \
        once; see <doc:ReferencePlatforms>.
        """,
      table: ReferenceTable(
        columns: ["key", "what is written", "its keys", "meaning", "platform", "kinds", "can be set"],
        rows: ElementKey.allCases.map { key in
          let isSettable = Role.allCases.contains { ElementKey.settable(of: $0).contains(key) }
          return [
            Markdown.code(key.rawValue), key.form, Markdown.codes(key.keys), key.summary,
            key.platform?.rawValue ?? "all", kinds(with: key), isSettable ? "yes" : "no",
          ]
        }),
      sections: [
        words(
          SpeechAttribute.self, "How a text is spoken",
          "Keys that `label`, `value` and `announce` can have besides `text`.", head: "attribute")
      ])
  }

  static var platforms: ReferenceSection {
    func table(_ forms: [PlatformForm], _ head: String) -> ReferenceTable {
      func cell(_ form: PlatformForm.Form) -> String { form.isMissing ? "left out: \(form.text)" : form.text }
      return ReferenceTable(
        columns: [head, "iOS", "Android", "source"],
        rows: forms.map {
          [head == "what" ? $0.name : Markdown.code($0.name), cell($0.iOS), cell($0.android), $0.source]
        })
    }
    return ReferenceSection(
      title: "One screen on both platforms",
      text: """
        An element and a step are written once. Each platform has its form of them. What a platform lacks is left out \
        there, and a note at its line says so, once. Keys that are not in these tables are the same on both platforms.
        """,
      sections: [
        ReferenceSection(title: "Kinds", table: table(PlatformForm.kinds, "kind")),
        ReferenceSection(title: "Keys", table: table(PlatformForm.keys, "key")),
        ReferenceSection(title: "Steps", table: table(PlatformForm.steps, "step")),
        ReferenceSection(title: "What takes several words", table: table(PlatformForm.patterns, "what")),
      ])
  }

  private static func kinds(with key: ElementKey) -> String {
    // Some keys can only be set by a step and cannot be written in a screen.
    func has(_ role: Role) -> Bool { (ElementKey.keys(of: role) + ElementKey.settable(of: role)).contains(key) }
    func list(_ all: [Role], _ name: String) -> String? {
      let (having, lacking) = (all.filter(has), all.filter { !has($0) })
      if having.isEmpty { return nil }
      if lacking.isEmpty { return name }
      let isShort = having.count <= lacking.count
      return isShort
        ? Markdown.codes(having.map(\.rawValue))
        : "\(name) but " + Markdown.codes(lacking.map(\.rawValue))
    }
    return [
      list(Role.allCases.filter { !$0.isContainer }, "all elements"),
      list(Role.allCases.filter(\.isContainer), "all containers"),
    ].compactMap { $0 }.joined(separator: "; ")
  }

  static var steps: ReferenceSection {
    let gestures = A11ySimTool.current.screenReaders.gestures
    return ReferenceSection(
      title: "Steps",
      text: """
        A step is `- STEP` or `- STEP: …`. Any step can also have `after: 0.2s`. It then begins 0.2 s after the start \
        of the previous step, even during speech. In this way, steps of the app and of other apps can happen between \
        the keys of a `type` or `delete`. A step with `only: talkback` is left out for other screen readers; a list of \
        screen readers is accepted too. Steps with “yes” in the last column can be used in `when`.
        """,
      table: ReferenceTable(
        columns: ["step", "who", "what is written", "its keys", "meaning", "in reactions"],
        rows: StepName.allCases.map { step in
          [
            Markdown.code(step.rawValue), step.actor.rawValue, step.form, Markdown.codes(step.keys), step.summary,
            step.isReaction ? "yes" : "no",
          ]
        }
          + gestures.map { gesture in
            let form =
              gesture.takesText ? "a text" : gesture.arguments.isEmpty ? "no value" : Markdown.codes(gesture.arguments)
            return [Markdown.code(gesture.name), "the person", form, "–", Markdown.prose(gesture.summary), "no"]
          }),
      sections: [
        ReferenceSection(
          title: "Keys of the software keyboard",
          text: "What `touch` can name while a field is edited: \(Markdown.codes(SoftwareKeyboard.ids)).")
      ])
  }

  static var conditions: ReferenceSection {
    words(
      ConditionKey.self, "Conditions of an expectation",
      "Conditions that an `expect` step can have. If there are several, all of them must hold.")
  }

  static var events: ReferenceSection {
    ReferenceSection(
      title: "Events",
      text: "Events to which an app can react: `when: { ID.EVENT: [ … ] }`, with a list of steps of the app.",
      table: ReferenceTable(
        columns: ["event", "meaning"],
        rows: ElementEvent.allCases.map { [Markdown.code("ID.\($0.rawValue)"), $0.summary] }))
  }

  static var effects: ReferenceSection {
    ReferenceSection(
      title: "Effects",
      text:
        "What happens besides speech. A transcript shows an effect as a line with `→`, and `expect: { effects: … }` counts it.",
      table: ReferenceTable(
        columns: ["effect", "meaning"],
        rows: EffectName.allCases.map { [Markdown.code($0.rawValue), $0.summary] }))
  }
}
