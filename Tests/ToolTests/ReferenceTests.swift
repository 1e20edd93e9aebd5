import Foundation
import TestSupport
import Testing

/// The pages of the reference are what the tool prints, and what it prints has every choice.
@Suite(.timeLimited) struct ReferenceTests {
  static let topics = (try? Tool.run("reference", "--list").output)?.split(separator: "\n").map(String.init) ?? []

  static func page(_ topic: String) -> String { "Reference\(topic.prefix(1).uppercased())\(topic.dropFirst()).md" }

  /// The cells of the tables in a text, without the heads.
  static func rows(_ text: String) -> [[String]] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.indices.filter { index in
      lines[index].hasPrefix("| ") && !lines[index].hasPrefix("| ---")
        && !(index + 1 < lines.count && lines[index + 1].hasPrefix("| ---"))
    }.map { index in
      lines[index].replacing("\\|", with: "¦").dropFirst(2).dropLast(2).components(separatedBy: " | ")
    }
  }

  /// The words in backticks.
  static func words(_ text: String) -> Set<String> {
    Set(text.matches(of: /`([^`]+)`/).map { String($0.1) })
  }

  @Test func thereIsAPageForEachTopicAndNoOther() throws {
    #expect(Self.topics.count > 10)
    let files = try FileManager.default.contentsOfDirectory(atPath: Documentation.folder.path)
    #expect(files.filter { $0.hasPrefix("Reference") }.sorted() == Self.topics.map(Self.page).sorted())
  }

  @Test(arguments: topics) func thePageIsWhatTheToolPrints(topic: String) throws {
    let printed = try Tool.run("reference", topic)
    #expect(printed.status == 0 && printed.errors == "")
    #expect(
      try Documentation.text(of: Self.page(topic)) == printed.output,
      "\(Self.page(topic)) is not of this tool: Scripts/documentation writes it anew")
  }

  @Test func withoutATopicEverythingIsInOneDocument() throws {
    let all = try Tool.run("reference").output
    #expect(all.hasPrefix("# Reference\n\n## "))
    #expect(all.split(separator: "\n").count { $0.hasPrefix("# ") } == 1)
    let pages = try Self.topics.flatMap { Self.rows(try Documentation.text(of: Self.page($0))) }
    #expect(Self.rows(all) == pages)
  }

  @Test(arguments: topics) func noCellIsEmpty(topic: String) throws {
    let text = try Documentation.text(of: Self.page(topic))
    let rows = Self.rows(text)
    #expect(!rows.isEmpty)
    for row in rows { #expect(row.allSatisfy { !$0.allSatisfy(\.isWhitespace) }, "\(row)") }
    let widths = text.split(separator: "\n").filter { $0.hasPrefix("| ---") }.map { $0.count { $0 == "|" } - 1 }
    #expect(Set(rows.map(\.count)).isSubset(of: widths))
  }

  /// The choices that the diagnostic of a wrong scenario lists.
  private func choices(_ scenario: String, after beginning: String) throws -> [String] {
    let screen = scenario.hasPrefix("screen:") ? "" : "screen: [ { text: { label: A, id: a } } ]\n"
    let errors = try Tool.run("-", input: screen + scenario).errors
    let help = try #require(errors.split(separator: "\n").first { $0.hasPrefix(beginning) }, "\(errors)")
    let names = help.dropFirst(beginning.count).prefix { $0 != ":" }.split(separator: ",").map {
      String($0.drop { $0 == " " })
    }
    #expect(names.count > 1)
    return names
  }

  /// The choices that a diagnostic lists are in the first column of a page, or in the row that they belong to.
  @Test(arguments: [
    ("frobnicate: 1", "help: use one of ", "scenarios", "", nil),
    ("steps: [ frobnicate ]", "help: use one of ", "steps", "", nil),
    ("steps: [ { rotor: frobnicate } ]", "help: write one of ", "steps", "", "rotor"),
    ("steps: [ { rotor: frobnicate } ]", "help: write one of ", "gestures", "", "rotor"),
    ("steps: [ { scroll: frobnicate } ]", "help: write one of ", "steps", "", "scroll"),
    ("steps: [ { swipe: frobnicate } ]", "help: write one of ", "steps", "", "swipe"),
    ("steps: [ { key: frobnicate } ]", "help: write one of ", "steps", "", "key"),
    ("steps: [ { post: frobnicate } ]", "help: write one of ", "steps", "", "post"),
    ("steps: [ { swipe: { frobnicate: 1 } } ]", "help: use one of ", "steps", "", "swipe"),
    ("steps: [ { type: { frobnicate: 1 } } ]", "help: use one of ", "steps", "", "type"),
    ("steps: [ { delete: { frobnicate: 1 } } ]", "help: use one of ", "steps", "", "delete"),
    ("steps: [ { notification: { frobnicate: 1 } } ]", "help: use one of ", "steps", "", "notification"),
    ("steps: [ { announce: { frobnicate: 1 } } ]", "help: use one of ", "steps", "", "announce"),
    ("steps: [ { announce: { text: A, priority: frobnicate } } ]", "help: write one of ", "steps", "", "announce"),
    ("steps: [ { expect: { frobnicate: 1, never: a } } ]", "help: use one of ", "conditions", "", nil),
    ("steps: [ { expect: { never: { frobnicate: 1 } } } ]", "help: use one of ", "conditions", "", "never"),
    ("steps: [ { expect: { conveys: { frobnicate: 1 } } } ]", "help: use one of ", "conditions", "", "conveys"),
    ("steps: [ { expect: { effects: { frobnicate: 1 } } } ]", "help: use one of ", "effects", "", nil),
    ("steps: [ { expect: { sound: frobnicate } } ]", "help: write one of ", "sounds", "", nil),
    ("steps: [ appear ]\nwhen: { a.frobnicate: [] }", "help: write an id and one of ", "events", "ID.", nil),
    ("steps: [ appear ]\npace: frobnicate", "help: write one of ", "scenarios", "", "pace"),
    ("steps: [ appear ]\ndevice: frobnicate", "help: write one of ", "scenarios", "", "device"),
    ("steps: [ appear ]\nsettings: { typingStyle: frobnicate }", "help: write one of ", "settings", "", "typingStyle"),
    ("screen: [ { frobnicate: A } ]\nsteps: [ appear ]", "help: use one of ", "kinds", "", nil),
    (
      "screen: [ { element: { traits: [ frobnicate ] } } ]\nsteps: [ appear ]", "help: write one of ", "keys", "",
      "traits"
    ),
  ]) func everyChoiceIsThere(
    scenario: String, beginning: String, topic: String, prefix: String, row: String?
  ) throws {
    let text = try Documentation.text(of: Self.page(topic))
    let rows = Self.rows(text)
    let column = rows.map { $0[0] } + (topic == "kinds" ? ["`component`"] : [])
    let place = try #require(row == nil ? [] : rows.first { $0[0] == "`\(row ?? "")`" })
    let known = Self.words((row == nil ? column : place).joined(separator: " "))
    for name in try choices(scenario, after: beginning) { #expect(known.contains(prefix + name), "\(name)") }
    if topic == "kinds" { #expect(text.contains("`component: ID`")) }
  }

  /// Each key of each kind has a row, and stands with its kind.
  @Test func everyKeyOfEveryKindIsThere() throws {
    let kinds = try choices("screen: [ { frobnicate: A } ]\nsteps: [ appear ]", after: "help: use one of ")
      .filter { $0 != "component" }
    let text = try Documentation.text(of: Self.page("kinds"))
    let keys = Set(Self.rows(try Documentation.text(of: Self.page("keys"))).flatMap { Self.words($0[0]) })
    for kind in kinds {
      // The part of the page that the kind is in: what all of that part have is said above its table.
      let part = try #require(
        text.components(separatedBy: "\n## ").first { Self.rows($0).contains { $0[0] == "`\(kind)`" } }, "\(kind)")
      let row = try #require(Self.rows(part).first { $0[0] == "`\(kind)`" })
      let all = part.split(separator: "\n").first { $0.hasPrefix("All kinds in this table have the keys ") } ?? ""
      let known = Self.words(String(all) + row.joined(separator: " "))
      let scenario = "screen: [ { \(kind): { frobnicate: 1 } } ]\nsteps: [ appear ]"
      for key in try choices(scenario, after: "help: use one of ") {
        #expect(known.contains(key), "\(kind): \(key)")
        #expect(keys.contains(key), "\(key)")
      }
    }
  }
}
