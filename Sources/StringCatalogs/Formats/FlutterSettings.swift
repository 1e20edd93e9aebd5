import TextFormats

/// The settings of Flutter's generator of texts, `l10n.yaml`, as far as they decide how texts are read.
struct FlutterSettings: Hashable {
  /// The folder of the file, with a slash at its end; empty for the current folder.
  var folder: String
  /// The name of the file of the source language, from `template-arb-file`; nil if the file does not say.
  var template: String?
  /// Whether apostrophes quote braces, from `use-escaping`.
  var escapes = false

  /// Reads the lines `name: value`. Other lines are skipped: Flutter itself reports what is wrong in them.
  init(_ file: StringFile) {
    folder = file.path.lastIndex(of: "/").map { String(file.path[...$0]) } ?? ""
    for line in String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline) {
      let pair = line.prefix { $0 != "#" }.split(separator: ":", maxSplits: 1)
      guard pair.count == 2 else { continue }
      var value = pair[1].trimmingSpaces
      if value.count > 1, value.first == value.last, value.first == "\"" || value.first == "'" {
        value = String(value.dropFirst().dropLast())
      }
      switch pair[0].trimmingSpaces {
      case "template-arb-file": template = value
      case "use-escaping": escapes = value == "true"
      default: break
      }
    }
  }
}
