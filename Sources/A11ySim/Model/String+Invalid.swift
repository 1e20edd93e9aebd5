extension String? {
  /// Creates the error message of a web element from the text of its `invalid` attribute: nil for `false`, an empty
  /// message for `true`, otherwise the text.
  package init(invalid text: String) { self = text == "false" ? nil : text == "true" ? "" : text }
}
