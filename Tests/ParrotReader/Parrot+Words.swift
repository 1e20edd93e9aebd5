import A11ySim

/// Parrot's own words. Nobody has heard a parrot say them, so recorded words replace them.
enum ParrotPhrase: Hashable {
  case role(Role), on, off, dimmed, app, hint, key, gone, now, used, lookOut, something, nothing

  static let all =
    Role.allCases.map(Self.role) + [
      .on, .off, .dimmed, .app, .hint, .key, .gone, .now, .used, .lookOut, .something, .nothing,
    ]

  var words: LocalizedPhrase {
    let text =
      switch self {
      case .role(let role): "a \(role.rawValue)"
      case .on: "awake"
      case .off: "asleep"
      case .lookOut: "look out"
      default: "\(self)"
      }
    return LocalizedPhrase(
      text: text, language: "en", confidence: .guess, source: "from general knowledge of parrots", key: key)
  }

  var key: String {
    if case .role(let role) = self { "a.\(role.rawValue)" } else { "says.\(self)" }
  }

  var meanings: [PhraseMeaning] {
    switch self {
    case .role(.toggle): [.switchButton]
    case .role(.textView): [.textField, .multiLineTextField]
    case .role(let role): [PhraseMeaning(rawValue: role.rawValue)].compactMap(\.self)
    case .on: [.on]
    case .off: [.off]
    case .dimmed: [.dimmed]
    default: []
    }
  }

  var source: Segment.Source {
    switch self {
    case .role: .trait
    case .on, .off, .dimmed: .state
    case .hint: .hint
    case .key, .something: .echo
    case .gone, .nothing: .deletion
    default: .context
    }
  }
}

extension PhraseCatalogue {
  static let parrot: PhraseCatalogue = {
    let phrases = Dictionary(ParrotPhrase.all.map { ($0.key, $0) }) { first, _ in first }
    return PhraseCatalogue(
      digest: "parrot1", phrases: ParrotPhrase.all.map(\.words), meanings: { phrases[$0]?.meanings ?? [] },
      source: { phrases[$0]?.source })
  }()
}
