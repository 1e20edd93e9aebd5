/// What is put in the place of a placeholder.
public enum PhraseArgument: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  /// For `%lld`. The first one also chooses the plural form. Written with the language's digits, as `Digits` says.
  case integer(Int)
  /// For `%@`.
  case text(String)

  /// An integer.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A text.
  public init(stringLiteral value: String) { self = .text(value) }
}
