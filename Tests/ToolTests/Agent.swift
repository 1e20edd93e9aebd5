import Foundation
import TestSupport
import Testing

/// A coding agent that talks to `a11y-sim mcp`, as a transcript of the wire: lines in, lines out.
struct Agent {
  /// The folder in which the server is started; that of the tests if nil.
  var folder: String?

  struct Answer {
    var isError: Bool
    var text: String
    var structured: [String: Any]?
    /// The lines of the text that the tool says itself.
    var ownLines: [String] { text.split(separator: "\n").map(String.init).filter { !$0.hasPrefix("|") } }
  }

  /// Sends lines, and returns the lines that come back. Each is a message, and standard error is silent.
  func lines(_ input: [String]) throws -> [[String: Any]] {
    let result = try Tool.run(
      "mcp", "--allow", Self.captured(""), input: input.map { $0 + "\n" }.joined(), folder: folder)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty, "\(result.errors)")
    #expect(result.output.isEmpty || result.output.hasSuffix("\n"))
    return try result.output.split(separator: "\n").map { line in
      let message = try #require(
        try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any], "not a message: \(line.prefix(200))")
      #expect(message["jsonrpc"] as? String == "2.0")
      return message
    }
  }

  static func request(_ id: String, _ method: String, _ params: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(params)}"#
  }

  static let modern =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","io.modelcontextprotocol/clientCapabilities":{}}"#

  /// Calls tools one after another in one conversation, and returns their answers in the order of the calls.
  func call(_ calls: [(tool: String, arguments: [String: Any])]) throws -> [Answer] {
    let input = try calls.enumerated().map { index, call in
      let arguments = String(
        decoding: try JSONSerialization.data(withJSONObject: call.arguments, options: [.sortedKeys]), as: UTF8.self)
      return Self.request(
        String(index), "tools/call", #"{"name":"\#(call.tool)","arguments":\#(arguments),\#(Self.modern)}"#)
    }
    var answers: [Int: Answer] = [:]
    for message in try lines(input) {
      let id = try #require(message["id"] as? Int)
      let result = try #require(message["result"] as? [String: Any], "\(message)")
      let blocks = try #require(result["content"] as? [[String: Any]])
      #expect(blocks.count == 1 && blocks[0]["type"] as? String == "text")
      answers[id] = Answer(
        isError: result["isError"] as? Bool ?? false, text: blocks[0]["text"] as? String ?? "",
        structured: result["structuredContent"] as? [String: Any])
    }
    return try calls.indices.map { try #require(answers[$0]) }
  }

  func call(_ tool: String, _ arguments: [String: Any]) throws -> Answer { try call([(tool, arguments)])[0] }

  func tools() throws -> [[String: Any]] {
    let answer = try lines([Self.request("1", "tools/list")])[0]["result"] as? [String: Any]
    return try #require(answer?["tools"] as? [[String: Any]])
  }

  static func captured(_ path: String) -> String {
    Tool.package.appendingPathComponent("Tests/Captured/" + path).path
  }
}

/// The part of JSON Schema that the tools use: which value does not fit, or nil.
func mismatch(_ value: Any, _ schema: [String: Any], at path: String = "$") -> String? {
  if let choices = schema["enum"] as? [String] {
    return (value as? String).map(choices.contains) == true ? nil : "\(path) is \(value)"
  }
  switch schema["type"] as? String {
  case "string": return value is String ? nil : "\(path) is not a text"
  case "integer", "number": return value is NSNumber ? nil : "\(path) is not a number"
  case "boolean": return value is Bool ? nil : "\(path) is not true or false"
  case "array":
    guard let list = value as? [Any] else { return "\(path) is not a list" }
    let item = schema["items"] as? [String: Any] ?? [:]
    return list.enumerated().lazy.compactMap { mismatch($1, item, at: "\(path)[\($0)]") }.first
  case "object":
    guard let object = value as? [String: Any] else { return "\(path) is not an object" }
    for name in schema["required"] as? [String] ?? [] where object[name] == nil { return "\(path).\(name) is missing" }
    for (name, schema) in schema["properties"] as? [String: [String: Any]] ?? [:] {
      if let value = object[name], let fault = mismatch(value, schema, at: "\(path).\(name)") { return fault }
    }
    return nil
  default: return "\(path) has no type"
  }
}
