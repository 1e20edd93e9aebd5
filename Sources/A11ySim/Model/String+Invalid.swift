extension String? {
  /// The message of what is invalid: `true` and `false`, as a page writes them, have none.
  package init(invalid text: String) { self = text == "false" ? nil : text == "true" ? "" : text }
}
