import TextFormats

extension StringTables {
  /// The limits of catalogues: the maximum number, and a description of what is counted.
  package static let limits: [(count: Int, of: String)] = [
    (JSONParser.depthLimit, "levels of nesting in JSON, XML and property lists"),
    (FormatString.placeholderLimit, "placeholders in a text"),
    (ICUMessage.formLimit, "forms in a message of an ARB file"),
    (ICUMessage.lengthLimit, "bytes in a message of an ARB file"),
    (
      BinaryPropertyListParser.textGrowth,
      "bytes of text for each byte of a binary property list, after the first 100000"
    ),
  ]
}
