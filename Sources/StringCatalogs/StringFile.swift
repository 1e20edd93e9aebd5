/// A file of strings, as it was found.
public struct StringFile: Sendable, Hashable {
  /// Its path, with `/`: folders say languages.
  public var path: String
  /// What it holds.
  public var bytes: [UInt8]

  /// Creates a file.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}
