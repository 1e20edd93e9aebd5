/// The enums of a Swift file and their cases, read from the source code.
///
/// The generator cannot link `Locales` to get the cases. `Locales` contains generated code, so it cannot be built while
/// that code is missing.
struct SwiftEnums {
  var cases: [String: [(name: String, rawValue: String)]] = [:]

  init(source: String) {
    var current: String?
    for line in source.split(separator: "\n") {
      if let match = line.firstMatch(of: /\benum (\w+)/) { current = String(match.1) }
      if let current, let match = line.firstMatch(of: /^  case (\w+)(?: = "([^"]+)")?(?: *\/\/.*)?$/) {
        let name = String(match.1)
        cases[current, default: []].append((name, match.2.map(String.init) ?? name))
      }
    }
  }
}
