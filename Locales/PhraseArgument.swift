/// An argument that replaces a placeholder.
package enum PhraseArgument: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  /// An integer for `%lld`, written with the language's digits, as `Digits` says. The first integer also chooses the
  /// plural form.
  case integer(Int)
  /// A text for `%@`.
  case text(String)

  /// Creates an integer argument.
  package init(integerLiteral value: Int) { self = .integer(value) }

  /// Creates a text argument.
  package init(stringLiteral value: String) { self = .text(value) }
}
