/// The path and bytes of a file of strings.
package struct StringFile: Sendable, Hashable {
  /// The path, separated by `/`. Folder names can give the language.
  package var path: String
  /// The undecoded contents of the file.
  package var bytes: [UInt8]

  package init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
