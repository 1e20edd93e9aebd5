import A11ySim
import TextFormats

extension CaptureFormat {
  /// The result of looking at the content of a file.
  package enum Recognition: Sendable, Hashable {
    case capture(CaptureFormat)
    /// A screen file of our own.
    case screenFile
    /// A known format of accessibility trees that is not read, with its name.
    case unsupported(String)
    case unknown
  }

  /// Recognises the format of a file by its content.
  package static func recognize(_ text: FileText) -> Recognition {
    let head = String(decoding: text.bytes.prefix(2_000), as: UTF8.self)
    if head.contains("\"a11ySimScreen\"") { return .screenFile }
    if head.contains("Element subtree:") || head.contains("Attributes: ") { return .capture(.xcuitest) }
    return .unknown
  }
}
