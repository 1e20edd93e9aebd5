/// A location in a text file: the path, the line and the column.
public struct FileLocation: Sendable, Hashable {
  /// The path of the file, either as the user wrote it or as it was found in a folder that the user named.
  public var file: String
  /// The number of the line in the file, counted from 1.
  public var line: Int
  /// The column in Unicode scalars, counted from 1.
  public var column: Int

  public init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }
}
