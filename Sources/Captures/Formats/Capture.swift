import AccessibilityModel
import TextFormats

/// A captured accessibility tree with only the facts in the capture file, within all limits and without secrets. The
/// nodes at which a screen reader stops are determined later.
package struct Capture: Sendable {
  package let format: CaptureFormat
  /// The name or bundle identifier of the app; nil if the capture does not say.
  package let app: String?
  /// All nodes, with each parent before its children. A flat array lets deep trees be read and freed without recursion.
  package let nodes: [CapturedNode]
  /// The indexes of the outermost nodes in `nodes`.
  package let roots: [Int]
  /// Whether the nodes are in the order in which the screen reader visits them.
  package var hasReadingOrder: Bool
  package let notices: [CaptureNotice]

  package let platform: Platform

  /// This is the only way from nodes to a capture, so that no format can leave out the limits or show a secret.
  fileprivate init(_ raw: consuming RawCapture, format: CaptureFormat) {
    self.format = format
    let tellsHeadings = (raw.platform ?? format.platform) == .iOS && format.knows.contains(.heading)
    for index in raw.nodes.indices {
      raw.nodes[index].tellsHeadings = tellsHeadings || raw.nodes[index].traits != .unknown
      raw.nodes[index].listsAll = raw.listsAll
    }
    platform = raw.platform ?? format.platform
    (app, nodes, roots) = (raw.app, raw.nodes, raw.roots)
    (hasReadingOrder, notices) = (raw.hasReadingOrder, raw.notices)
  }
}

extension CaptureFormat {
  /// Reads a capture of this format. Returns nil if it cannot be read, which `problems` then explains.
  package func read(_ text: FileText, problems: inout FileProblems) -> Capture? {
    var contents: Set<String> = []
    return read(text, contents: &contents, problems: &problems)
  }

  /// Reads a capture, and adds to `contents` what its secure fields show, for the other screens of the file.
  func read(_ text: FileText, contents: inout Set<String>, problems: inout FileProblems) -> Capture? {
    do throws(CaptureRefusal) {
      try CaptureLimits.admit(text)
      let payload = Payload(text)
      // If the file was named for another format than its own, the reader of that format says what is wrong.
      var raw = try nodes(payload.recognition == .capture(self) ? payload.text : text, &problems)
      guard !raw.nodes.isEmpty else {
        throw .fault(
          "this capture contains no element", at: text.location(0),
          help: "capture the screen again while the app is in front")
      }
      try raw.concealSecrets()
      // A shorter text is a word or a digit that other screens have for other reasons.
      contents.formUnion(raw.secure.readable.filter { $0.unicodeScalars.count >= 4 })
      return Capture(raw, format: self)
    } catch {
      error.report(to: &problems)
      return nil
    }
  }
}
