/// The enums of a Swift file and their cases.
///
/// They are read from the source. A generator that linked `Locales` could not be built to repair code that is missing
/// in `Locales`.
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
