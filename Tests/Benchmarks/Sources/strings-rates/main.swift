import Foundation
import StringCatalogs

/// Reads every catalogue below a folder, over and over: `strings-rates FOLDER`. The files are in memory before the clock
/// starts.
guard CommandLine.arguments.count == 2, let walk = FileManager.default.enumerator(atPath: CommandLine.arguments[1])
else {
  print("usage: strings-rates FOLDER")
  exit(64)
}
let folder = CommandLine.arguments[1]
var files: [StringFile] = []
for case let path as String in walk where StringFile.isCatalog(path) {
  guard let data = FileManager.default.contents(atPath: folder + "/" + path) else { continue }
  files.append(StringFile(path: path, bytes: [UInt8](data)))
}
let bytes = files.reduce(0) { $0 + $1.bytes.count }

/// Seconds of the processor's time that reading takes; the best of some, for others share the machine.
func best(of files: [StringFile]) -> (seconds: Double, tables: [StringTable], diagnostics: Int) {
  var result: (Double, [StringTable], Int) = (.infinity, [], 0)
  for _ in 0..<5 {
    let start = clock()
    let (tables, diagnostics) = StringTables.tables(from: files)
    let seconds = Double(clock() - start) / Double(CLOCKS_PER_SEC)
    if seconds < result.0 { result = (seconds, tables, diagnostics.count) }
  }
  return result
}

let (seconds, tables, diagnostics) = best(of: files)
let texts = tables.reduce(0) { sum, table in
  sum + table.entries.reduce(0) { $0 + $1.localizations.values.reduce(0) { $0 + $1.forms.count } }
}
print(
  "\(files.count) files, \(bytes) bytes: \(Int(seconds * 1_000)) ms, \(Int(Double(bytes) / seconds / 1e6)) MB per second; "
    + "\(tables.count) tables, \(texts) texts, \(diagnostics) diagnostics")

// Whether time grows with size alone: twice the file should take twice the time.
if let largest = files.filter({ $0.path.hasSuffix(".xcstrings") }).max(by: { $0.bytes.count < $1.bytes.count }) {
  for size in [5, 10, 20] {
    var bytes = Array("{\"sourceLanguage\":\"en\",\"strings\":{".utf8)
    var count = 0
    let body = String(decoding: largest.bytes, as: UTF8.self)
    let start = body.range(of: "\"strings\"").flatMap { body[$0.upperBound...].firstIndex(of: "{") }
    guard let start, let end = body.lastIndex(of: "}").flatMap({ body[..<$0].lastIndex(of: "}") }) else { break }
    let entries = Array(body[body.index(after: start)..<end].utf8)
    while bytes.count < size * 1_000_000 {
      if count > 0 { bytes += Array(",".utf8) }
      bytes += Array("\"copy \(count)\":{\"localizations\":{}},".utf8)
      bytes += entries
      count += 1
    }
    bytes += Array("}}".utf8)
    let result = best(of: [StringFile(path: "Large.xcstrings", bytes: bytes)])
    print("\(bytes.count) bytes of \(largest.path): \(Int(result.seconds * 1_000)) ms")
  }
}
