/// An argument that replaces a placeholder.
public enum PhraseArgument: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  /// An integer for `%lld`, written with the language's digits, as `Digits` says. The first integer also chooses the
  /// plural form.
  case integer(Int)
  /// A text for `%@`.
  case text(String)

  /// Creates an integer argument.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a text argument.
  public init(stringLiteral value: String) { self = .text(value) }
}
