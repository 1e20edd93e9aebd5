import A11ySim
import TestSupport
import Testing

@testable import AccessibilityModel

@Suite("Regular expressions", .timeLimited) struct PatternTests {
  @Test(
    arguments: [
      ("digit", "2nd digit", true), ("digit$", "2nd digits", false), ("^2nd", "2nd digit", true),
      ("^digit", "2nd digit", false),
      ("d.git", "digit", true), ("d.git", "dgit", false), ("ab*c", "ac", true), ("ab+c", "ac", false),
      ("ab?c", "abbc", false),
      ("(ab|cd)+x", "abcdx", true), ("(ab|cd)+x", "acx", false), ("^(|a)$", "", true), ("a{2}", "a", false),
      ("^a{2,3}$", "aaaa", false), ("^a{2,}$", "aaaa", true), ("[0-9]{6}", "482913", true), ("[^0-9]", "482", false),
      ("[a-c\\]]", "]", true), ("[-a]", "-", true), ("[]]", "]", true), ("\\d+ of \\d+", "1 of 6", true),
      ("^\\w+$", "caf é", false),
      ("\\bcode\\b", "codes", false), ("\\bcode\\b", "the code.", true), ("\\Bode", "code", true), ("\\.", "x", false),
      ("(?i)CODE", "Code", true), ("(?:a|b)c", "bc", true), ("(?<name>a)b", "ab", true), ("a*?b", "aab", true),
      ("é", "é", true), ("\u{65}\u{301}", "é", true), ("٤", "٤", true), ("^\\d$", "٤", true), ("", "", true),
      ("\\\\", "\\", true),
    ] as [(String, String, Bool)])
  func matches(pattern: String, text: String, isFound: Bool) throws {
    #expect(try Pattern(pattern).matches(in: text) == isFound)
  }

  @Test(
    arguments: [
      "(", ")", "[a", "*a", "a**", "a{", "a{3,2}", "a{9999}", "\\", "\\1", "\\p{L}", "(?=a)", "(?!a)", "(?<=a)",
      "[z-a]", "(?<n",
      "^*", "((((a{100}){100}){100}){100})", String(repeating: "(", count: 200) + String(repeating: ")", count: 200),
      String(repeating: "a", count: 1_001),
    ])
  func isNone(pattern: String) {
    #expect(throws: Pattern.Failure.self) { try Pattern(pattern) }
  }

  @Test("those that hang an engine that tries one way after the other")
  func timeIsBounded() throws {
    let text = String(repeating: "a", count: 1_000) + "!"
    for pattern in ["(a+)+$", "^(a|a)*$", "(a*)*b", "(a|aa)+$", "(.*)(.*)(.*)(.*)(.*)x", "^a{0,200}a{0,200}$"] {
      #expect(try !Pattern(pattern).matches(in: text))
    }
  }

  @Test("what matches is what Swift's own engine matches", arguments: 0..<300) func asSwift(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    func part(_ depth: Int) -> String {
      switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
      case 0: return "a"
      case 1: return "b"
      case 2: return "."
      case 3: return "[ab]"
      case 4: return "[^a]"
      case 5: return "(" + part(depth - 1) + "|" + part(depth - 1) + ")"
      case 6: return part(depth - 1) + part(depth - 1)
      case 7: return "(" + part(depth - 1) + ")" + ["*", "+", "?", "{2}", "{1,2}"].randomElement(using: &random)!
      default: return "^" + part(depth - 1) + "$"
      }
    }
    let pattern = part(3)
    let text = String((0..<Int.random(in: 0...6, using: &random)).map { _ in "abc".randomElement(using: &random)! })
    let wanted = try Regex(pattern)
    #expect(try Pattern(pattern).matches(in: text) == text.contains(wanted), "\(pattern) in \(text)")
  }
}
