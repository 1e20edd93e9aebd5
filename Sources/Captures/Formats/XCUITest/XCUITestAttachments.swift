import TextFormats

/// A reader for the folder into which `xcresulttool export attachments` writes the attachments of a test run.
package enum XCUITestAttachments {
  /// Returns the attachments that contain element trees, in the manifest's order. `name` is the name that the test run
  /// gave the attachment.
  ///
  /// A file name that leads out of the exported folder is reported and left out.
  package static func hierarchies(
    manifest: FileText, problems: inout FileProblems
  ) -> [(file: String, name: String)] {
    let tree: JSONTree
    do throws(CaptureRefusal) {
      try CaptureLimits.admit(manifest)
      tree = try JSONFields(manifest, problems: &problems).tree
    } catch {
      error.report(to: &problems)
      return []
    }
    guard case .array(let tests) = tree.values[0].content else {
      problems.fail(
        "this manifest is not a list of tests", at: manifest.location(tree.values[0].offset),
        help: "export the attachments again with `xcrun xcresulttool export attachments`")
      return []
    }
    var found: [(file: String, name: String)] = []
    var isReported = false
    for attachment in tests.compactMap({ tree.member("attachments", of: $0) }).flatMap(tree.elements) {
      guard let name = string("suggestedHumanReadableName", of: attachment, tree),
        prefixes.contains(where: name.hasPrefix)
      else { continue }
      let file = string("exportedFileName", of: attachment, tree) ?? ""
      if isPlain(file) {
        found.append((file, name))
      } else {
        isReported = true
        problems.warn(
          "this attachment is skipped, because its file is not named or is not in this folder",
          at: manifest.location(tree.values[attachment].offset),
          help: "export the attachments again: the manifest may have been changed")
      }
    }
    if found.isEmpty, !isReported {
      problems.fail(
        "no attachment in this folder is a tree of elements", at: manifest.location(tree.values[0].offset),
        help: "export a run with a failed UI test, or attach `app.debugDescription` as text to a test")
    }
    return found
  }

  /// The prefixes of the names of attachments that contain element trees.
  private static let prefixes = ["App UI hierarchy", "Debug description"]

  /// Whether a name is the name of a file directly in the exported folder, and not a path.
  private static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != "." && name != ".."
      && !name.unicodeScalars.contains { $0 == "/" || $0 == "\\" || $0.value < 0x20 }
  }

  private static func string(_ key: String, of element: Int, _ tree: JSONTree) -> String? {
    guard let index = tree.member(key, of: element), case .string(let text) = tree.values[index].content else {
      return nil
    }
    return text
  }
}
