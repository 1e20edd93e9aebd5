package struct StringFile: Sendable, Hashable {
  /// The path, separated by `/`. Folder names can give the language.
  package var path: String
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
