import A11ySim
import A11ySimSystem

extension InputFile {
  /// The current day in UTC, such as `2027-06-30`; with SOURCE_DATE_EPOCH, the day of that time.
  static var today: String {
    let seconds = Variable.text("SOURCE_DATE_EPOCH").flatMap { Int($0) } ?? Int(time(nil))
    var (moment, parts) = (time_t(seconds), tm())
    gmtime_r(&moment, &parts)
    func padded(_ number: Int32, _ width: Int) -> String {
      let text = String(number)
      return String(repeating: "0", count: max(0, width - text.count)) + text
    }
    return "\(padded(parts.tm_year + 1900, 4))-\(padded(parts.tm_mon + 1, 2))-\(padded(parts.tm_mday, 2))"
  }

  /// Returns whether a file may be a scenario: a word in it begins with `screen` or `steps`. A file that cannot be read
  /// is one, so that somebody hears of it.
  static func hasScreen(_ path: String) -> Bool {
    guard let bytes = try? source(path).bytes else { return true }
    let text = String(decoding: bytes.prefix(1_000_000), as: UTF8.self)
    // Damaged files have to be reported, too, so this looks at text and not at its structure.
    return bytes.isEmpty
      || ["screen", "steps", "reader", "component"].contains { text.contains($0) }
        && !["\"dependencies\"", "\"devDependencies\"", "\"lockfileVersion\"", "\"compilerOptions\""].contains {
          text.contains($0)
        }
  }
}
