extension String? {
  /// Creates the error message of a web element from its `invalid` attribute: nil for `false`, an empty message for
  /// `true`, otherwise the text.
  package init(invalid text: String) { self = text == "false" ? nil : text == "true" ? "" : text }
}
