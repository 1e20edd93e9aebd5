import StringCatalogs

/// A patch between two versions of a file. Corrections keep the number of lines, so lines are compared one by one.
enum StringsPatch {
  /// Returns a patch for `git apply --unidiff-zero`; empty if the files are equal.
  static func lines(from old: StringFile, to new: StringFile) -> String {
    let (before, after) = (lines(of: old), lines(of: new))
    var text = ""
    for (index, (old, new)) in zip(before, after).enumerated() where old != new {
      text += "@@ -\(index + 1) +\(index + 1) @@\n-\(old)\n+\(new)\n"
    }
    return text.isEmpty ? "" : "--- a/\(old.path)\n+++ b/\(new.path)\n" + text
  }

  private static func lines(of file: StringFile) -> [String] {
    file.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }
  }
}
