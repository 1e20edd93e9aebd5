/// The settings in `l10n.yaml` that affect how texts are read. The file configures Flutter's localisation generator.
struct FlutterSettings: Hashable {
  /// The path of the folder that contains `l10n.yaml`, with a slash at its end; empty for the current folder.
  var folder: String
  /// The name of the file with the source texts (`template-arb-file`); nil if the setting is missing.
  var template: String?
  /// Whether apostrophes quote braces (`use-escaping`).
  var escapes = false

  /// Reads lines such as `name: value`. Skips other lines, because Flutter itself reports errors in them.
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
