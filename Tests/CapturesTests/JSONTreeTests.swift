import TestSupport
import Testing
import TextFormats

/// JSON of unknown shape is read without recursion, with the place of each fault.
@Suite(.timeLimited) struct JSONTreeTests {
  private func read(_ json: String) -> (tree: JSONTree?, problems: [String]) {
    var problems = FileProblems()
    let tree = JSONTree(FileText(file: "a.json", utf8: Array(json.utf8)), problems: &problems)
    return (tree, problems.all(of: "a.json").map(\.description))
  }

  @Test("members and elements keep their order and offsets")
  func values() throws {
    let tree = try #require(read(#" {"a": [1, true, null, "x"], "b": {}} "#).tree)
    let list = try #require(tree.member("a", of: 0))
    #expect(tree.elements(of: list).map { tree.values[$0].offset } == [8, 11, 17, 23])
    #expect(tree.member("c", of: 0) == nil)
    guard case .string("x") = tree.values[tree.elements(of: list)[3]].content else {
      Issue.record("the last element is “x”")
      return
    }
    guard case .number("1") = tree.values[tree.elements(of: list)[0]].content else {
      Issue.record("the first element is 1")
      return
    }
  }

  @Test("of a member that is written twice, the last counts")
  func duplicate() throws {
    let tree = try #require(read(#"{"a": 1, "a": 2}"#).tree)
    let value = try #require(tree.member("a", of: 0))
    guard case .number("2") = tree.values[value].content else {
      Issue.record("the second value counts")
      return
    }
  }

  @Test("a thousand levels are read, more are refused")
  func depth() {
    func nested(_ depth: Int) -> String {
      String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    }
    #expect(read(nested(1000)).tree?.values.count == 1000)
    #expect(read(nested(1001)).problems.first?.contains("nested more than 1000 levels") == true)
  }

  @Test(
    "each fault has its place",
    arguments: [
      (#"{"a" 1}"#, "a.json:1:6: error: a colon is missing after this key"),
      (#"{"a": }"#, "a.json:1:7: error: a value is missing here"),
      ("[1 2]", "a.json:1:4: error: a comma or the closing bracket is missing here"),
      ("[1", "a.json:1:3: error: the file ends too early"),
      ("[1] x", "a.json:1:5: error: there must be nothing after the last closing bracket"),
      ("", "a.json:1:1: error: the file ends too early"),
      ("[nil]", "a.json:1:2: error: this is not a JSON value"),
    ])
  func faults(json: String, message: String) {
    let (tree, problems) = read(json)
    #expect(tree == nil)
    #expect(problems.first?.hasPrefix(message) == true, "\(problems)")
  }
}
