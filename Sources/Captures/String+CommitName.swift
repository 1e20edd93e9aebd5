extension String {
  /// Whether this text can be the name of a commit: a hash, a branch or a tag.
  ///
  /// The rules are those of `git check-ref-format`. They leave out whatever git would take for something else: an option,
  /// a range of commits, a path.
  package var isCommitName: Bool {
    !isEmpty && !hasPrefix("-") && !contains("..") && !contains("@{")
      && unicodeScalars.allSatisfy { $0.value > 0x20 && $0.value != 0x7F && !"~^:?*[\\".unicodeScalars.contains($0) }
  }
}
