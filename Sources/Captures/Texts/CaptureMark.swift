/// Something at the start of a file by which a format can recognise it. The marks of a file are shown in their order,
/// until one of them is recognised.
enum CaptureMark {
  /// The name of a start tag, in XML.
  case tag(String)
  /// The keys, in JSON.
  case keys(JSONKeys)
  /// A line, in any other text. Empty lines do not count, and the line begins with its first character.
  case line(ArraySlice<UInt8>, isFirst: Bool)
  /// The first 20 lines together, after no line was recognised.
  case lines([ArraySlice<UInt8>])

  /// How sure a format is of a mark. Of several formats, the surest has the file, and of those the first in the list.
  enum Certainty: Int, Comparable {
    /// Other formats may have the mark, too.
    case possible
    /// It is unlikely that another format has the mark.
    case likely
    /// No other known format has the mark.
    case certain

    static func < (one: Self, other: Self) -> Bool { one.rawValue < other.rawValue }
  }
}
