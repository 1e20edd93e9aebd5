import A11ySim

extension InputFile {
  /// Returns the number of answers of Google's compositor in a file, or in the first such file of a folder, and why
  /// `fidelity` cannot play them; nil if there is none.
  static func compositorAnswers(in path: String) -> (count: Int, problem: Diagnostic)? {
    var files = [path]
    if isDirectory(path) {
      var search = FolderSearch { name, _ in name.hasSuffix(".jsonl") && !name.hasSuffix(".recording.jsonl") }
      guard (try? search.search(path)) != nil else { return nil }
      files = search.files
    }
    for file in files where file.hasSuffix(".jsonl") {
      guard let source = try? source(file) else { continue }
      let lines = source.bytes.split(separator: UInt8(ascii: "\n"))
      let line = lines.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      guard line.hasPrefix("{"), line.contains("\"tree\":"), line.contains("\"expect\":") else { continue }
      let problem = Diagnostic(
        "these answers of Google's compositor cannot be played: their views and events are those of Android, and many are none that a scenario can have",
        file: source.file,
        help:
          "run `swift test --filter CompositorTests` in the repository of a11y-sim, which plays all others and prints the shares"
      )
      return (lines.count, problem)
    }
    return nil
  }
}
