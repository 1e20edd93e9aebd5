/// An argument of a phrase, which replaces a placeholder in the text.
package enum PhraseArgument: Sendable, Hashable, ExpressibleByIntegerLiteral, ExpressibleByStringInterpolation {
  /// An integer for `%lld` or `%@`, written with the language's digits. The first integer also determines the plural
  /// form.
  case integer(Int)
  /// A text for `%@`.
  case text(String)

  package init(integerLiteral value: Int) { self = .integer(value) }

  package init(stringLiteral value: String) { self = .text(value) }
}
