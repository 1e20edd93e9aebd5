/// The path and bytes of a file of strings.
public struct StringFile: Sendable, Hashable {
  /// The path, separated by `/`. Folder names can give the language.
  public var path: String
  /// The contents.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
