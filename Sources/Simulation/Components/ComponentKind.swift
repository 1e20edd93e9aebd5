/// A component that scenarios can name, with its documentation and a function that creates the component.
public struct ComponentKind: Sendable {
  /// The id of the kind: the word after `component:` in scenario files.
  public let id: String
  /// A description of the component, in one line.
  public let summary: String
  /// The sources in which the behaviour was read or reported.
  public let source: String
  /// The modelled versions of the component, oldest first.
  public let versions: [String]
  /// The major version of iOS for which the source was written; nil if the source does not say.
  public var iOSVersion: Int?
  /// The parameters that a scenario can set.
  public let parameters: [Parameter]
  /// The inputs to which the component reacts, one line for each input. The line also describes the reaction.
  public let inputs: [String]
  /// The known defects of the real component.
  public let defects: [Defect]
  /// The unknown facts about the real component, each with the model's assumption.
  public let unconfirmed: [String]
  /// Returns the characters that the component's fields can contain with the given parameters; by default, any
  /// character.
  public var accepts: @Sendable (Parameters) -> Alphabet = { _ in .anything }
  /// The requirements that the component was built to satisfy; empty for a component that other people built.
  public var requirements: [Requirement] = []
  /// Returns the local ids that the component's elements can have with the given parameters.
  public let parts: @Sendable (Parameters) -> [String]
  /// Creates a component. The parameters have been checked against `parameters` and `versions`.
  public let make: @Sendable (Parameters) -> any Component

  /// Creates a kind. Scenario files can use the kind once it is in the tool's list of components.
  ///
  /// - Parameters:
  ///   - id: the word after `component:` in scenario files; no other component has this word.
  ///   - summary: a description of the component, on one line.
  ///   - source: the sources in which the component's behaviour was read or reported.
  ///   - versions: the modelled versions, oldest first; at least one.
  ///   - iOSVersion: the major version of iOS for which the source was written.
  ///   - parameters: the keys that scenario files can have in addition to `component`, `id` and `version`.
  ///   - inputs: the inputs that the component reacts to, one line each.
  ///   - defects: known defects of the real component.
  ///   - unconfirmed: the unknown facts about the real component, each with the model's assumption.
  ///   - accepts: returns the characters that the fields can contain.
  ///   - requirements: the requirements that the component was built to satisfy.
  ///   - parts: returns the ids that the elements can have with the given parameters, without the component's id.
  ///   - make: creates a component from checked parameters. `version` is present only if the scenario names a version.
  public init(
    id: String, summary: String, source: String, versions: [String], iOSVersion: Int? = nil,
    parameters: [Parameter] = [], inputs: [String] = [], defects: [Defect] = [], unconfirmed: [String] = [],
    accepts: @escaping @Sendable (Parameters) -> Alphabet = { _ in .anything }, requirements: [Requirement] = [],
    parts: @escaping @Sendable (Parameters) -> [String], make: @escaping @Sendable (Parameters) -> any Component
  ) {
    self.id = id
    self.summary = summary
    self.source = source
    self.versions = versions
    self.iOSVersion = iOSVersion
    self.parameters = parameters
    self.inputs = inputs
    self.defects = defects
    self.unconfirmed = unconfirmed
    self.accepts = accepts
    self.requirements = requirements
    self.parts = parts
    self.make = make
  }

  /// A set of characters that a field can contain.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// The ASCII digits, 0 to 9.
    case digits
    /// The characters that `Character.isNumber` accepts, including ½, ٣ and Ⅷ.
    case numbers
    /// The characters that `Character.isLetter` accepts.
    case letters
    case anything

    /// Returns whether a field with this alphabet can contain a character.
    public func contains(_ character: Character) -> Bool {
      switch self {
      case .digits: ("0"..."9").contains(character)
      case .numbers: character.isNumber
      case .letters: character.isLetter
      case .anything: true
      }
    }
  }

  /// A known defect of the real component on which the model is based.
  public struct Defect: Sendable {
    /// The id, such as `A-1` or `A0-1`. The part before the hyphen identifies the source. Related components can have
    /// defects with the same id.
    public let id: String
    /// A description of the defect, in one line.
    public let summary: String
    /// The effect of the defect on a person who uses a screen reader.
    public let experience: String
    /// The numbers of the WCAG 2.2 success criteria that the defect concerns; empty if the defect concerns none.
    public let criteria: [String]

    public init(_ id: String, _ summary: String, _ experience: String, _ criteria: [String] = []) {
      self.id = id
      self.summary = summary
      self.experience = experience
      self.criteria = criteria
    }
  }

  /// A requirement that a component was built to satisfy.
  public struct Requirement: Sendable {
    /// The evidence that a component satisfies a requirement.
    public enum Proof: Sendable, Hashable {
      /// The transcript of the scenario with this path in the repository.
      case transcript(String)
      /// The test suite with this name, which tests the component's accessibility trees and effects.
      case tree(String)
      /// A manual test, described by this instruction. A simulator of speech cannot show that the requirement is
      /// satisfied.
      case notHere(String)
    }

    /// The id of the requirement, such as `R1`.
    public let id: String
    /// The requirement in one sentence.
    public let text: String
    /// The numbers of the WCAG 2.2 success criteria that the requirement concerns; empty if the requirement concerns
    /// none.
    public let criteria: [String]
    /// The test or transcript that shows that the requirement is satisfied.
    public let proof: Proof

    public init(_ id: String, _ text: String, _ criteria: [String], _ proof: Proof) {
      self.id = id
      self.text = text
      self.criteria = criteria
      self.proof = proof
    }
  }

  /// The values of a component's parameters, already checked. Each key is a parameter's name. Parameters that the
  /// scenario does not set are absent.
  public typealias Parameters = [String: String]

  /// A parameter of a component that a scenario can set.
  public struct Parameter: Sendable {
    /// A kind of value. The values of a flag are `true` and `false`.
    public enum Kind: Sendable, Hashable {
      case text
      case flag
      case choice([String])

      package func accepts(_ value: String) -> Bool {
        switch self {
        case .text: true
        case .flag: ["true", "false"].contains(value)
        case .choice(let choices): choices.contains(value)
        }
      }
    }

    /// The parameter's name, which is its key in scenario files.
    public let name: String
    /// The kind of value that the parameter accepts: any text, a flag, or one of several choices.
    public let kind: Kind
    /// The default value, as a scenario would write it; nil if there is no default.
    public let defaultValue: String?
    /// A description of the parameter, in one line.
    public let summary: String
    /// Whether the app can change the parameter later, with a `set` step.
    public let isSettable: Bool

    public init(
      _ name: String, _ kind: Kind, default defaultValue: String? = nil, settable: Bool = false, _ summary: String
    ) {
      self.name = name
      self.kind = kind
      self.defaultValue = defaultValue
      self.summary = summary
      self.isSettable = settable
    }
  }
}
