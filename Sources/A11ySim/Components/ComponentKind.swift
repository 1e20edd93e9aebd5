/// A component as scenarios name it: what it is, what it takes, and how it is made.
public struct ComponentKind: Sendable {
  /// The id in scenario files.
  public let id: String
  /// What it is, in a line.
  public let summary: String
  /// Where its behaviour was read or reported.
  public let source: String
  /// The modelled versions, oldest first.
  public let versions: [String]
  /// The major version of iOS its source was written for; nil where the source does not say.
  public var iOSVersion: Int?
  /// What a scenario can say about it.
  public let parameters: [Parameter]
  /// Inputs it reacts to, a line each.
  public let inputs: [String]
  /// Known defects of the real component.
  public let defects: [Defect]
  /// What is not known about the real component, and what the model does instead.
  public let unconfirmed: [String]
  /// What its fields can hold.
  public var accepts: @Sendable (Parameters) -> Alphabet = { _ in .anything }
  /// What it was built to satisfy, for a component of our own.
  public var requirements: [Requirement] = []
  /// The ids its elements can have with these parameters.
  public let parts: @Sendable (Parameters) -> [String]
  /// Makes one. The parameters have been checked against `parameters` and `versions`.
  public let make: @Sendable (Parameters) -> any Component

  /// Creates a kind.
  ///
  /// - Parameters:
  ///   - id: the word after `component:` in scenario files; no other component has it.
  ///   - summary: the component in a line.
  ///   - source: where its behaviour was read or reported.
  ///   - versions: the modelled versions, oldest first; one at least.
  ///   - iOSVersion: the major version of iOS its source was written for.
  ///   - parameters: the keys that scenario files can have beside `component`, `id` and `version`.
  ///   - inputs: inputs it reacts to, a line each.
  ///   - defects: known defects of the real component.
  ///   - unconfirmed: unknown behaviour of the real component, with the model's guess.
  ///   - accepts: the characters its fields can hold.
  ///   - requirements: what it was built to satisfy.
  ///   - parts: the ids its elements can have with some parameters, without that of the component.
  ///   - make: makes one of parameters that have been checked against `parameters` and `versions`; `version` is among
  ///     them only where the scenario names one.
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

  /// Characters a field can hold.
  public enum Alphabet: String, Sendable, Hashable, CaseIterable {
    /// 0 to 9.
    case digits
    /// What `Character.isNumber` accepts: ½, ٣ and Ⅷ too.
    case numbers
    /// What `Character.isLetter` accepts.
    case letters
    case anything

    /// Whether a character is one of them.
    public func contains(_ character: Character) -> Bool {
      switch self {
      case .digits: ("0"..."9").contains(character)
      case .numbers: character.isNumber
      case .letters: character.isLetter
      case .anything: true
      }
    }
  }

  /// A known defect of a real component.
  public struct Defect: Sendable {
    /// `A-1` … `E-8`: the letter is the system's.
    public let id: String
    /// What is wrong.
    public let summary: String
    /// What somebody who listens experiences.
    public let experience: String
    /// WCAG 2.2 success criteria; empty where none covers it.
    public let criteria: [String]

    /// Creates a defect.
    public init(_ id: String, _ summary: String, _ experience: String, _ criteria: [String] = []) {
      self.id = id
      self.summary = summary
      self.experience = experience
      self.criteria = criteria
    }
  }

  /// Something a component was built to satisfy.
  public struct Requirement: Sendable {
    /// How one can tell that it does.
    public enum Proof: Sendable, Hashable {
      /// A scenario's transcript, by its path in the repository.
      case transcript(String)
      /// Tests of its trees and effects, by the name of their suite.
      case tree(String)
      /// Not in a simulator: what to test by hand.
      case notHere(String)
    }

    /// `R1`.
    public let id: String
    /// What it asks for.
    public let text: String
    /// WCAG 2.2 success criteria; empty where none covers it.
    public let criteria: [String]
    /// How one can tell that it is satisfied.
    public let proof: Proof

    /// Creates a requirement.
    public init(_ id: String, _ text: String, _ criteria: [String], _ proof: Proof) {
      self.id = id
      self.text = text
      self.criteria = criteria
      self.proof = proof
    }
  }

  /// Checked parameter values by name; a parameter that was not given is absent.
  public typealias Parameters = [String: String]

  /// Something a scenario can say about a component.
  public struct Parameter: Sendable {
    /// What may be written.
    public enum Kind: Sendable, Hashable {
      case text
      case flag
      case choice([String])

      /// Whether a value may be written.
      package func accepts(_ value: String) -> Bool {
        switch self {
        case .text: true
        case .flag: ["true", "false"].contains(value)
        case .choice(let choices): choices.contains(value)
        }
      }
    }

    /// The key in scenario files.
    public let name: String
    /// What may be written.
    public let kind: Kind
    /// As it would be written.
    public let defaultValue: String?
    /// What it is, in a line.
    public let summary: String
    /// Whether the app can change it later, with a `set` step.
    public let isSettable: Bool

    /// Creates a parameter.
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
