import AccessibilityModel
import Simulation

/// A tool that an agent can call, with all that `tools/list` says of it.
package struct AgentTool: Sendable {
  package let name: String
  package let title: String
  package let description: String
  package let arguments: [ToolArgument]
  /// The schema of the structured answer, as JSON.
  package let outputSchema: String
  /// Whether the tool changes no file.
  package let isReadOnly: Bool
  package let call: @Sendable (ToolArguments, ToolContext) throws(ToolFailure) -> ToolAnswer

  package init(
    name: String, title: String, description: String, arguments: [ToolArgument], outputSchema: String,
    isReadOnly: Bool = true,
    call: @escaping @Sendable (ToolArguments, ToolContext) throws(ToolFailure) -> ToolAnswer
  ) {
    (self.name, self.title, self.description, self.arguments) = (name, title, description, arguments)
    (self.outputSchema, self.isReadOnly, self.call) = (outputSchema, isReadOnly, call)
  }

  /// The tool as an entry of `tools/list`. All annotations are stated, because a tool without them counts as one that
  /// destroys things and reaches the world.
  var listing: String {
    let required = arguments.filter(\.isRequired).map { JSON.string($0.name) }
    let input = JSON.object(
      [
        ("type", "\"object\""), ("properties", JSON.object(arguments.map { ($0.name, $0.schema) })),
      ] + (required.isEmpty ? [] : [("required", JSON.array(required))]))
    let annotations = JSON.object([
      ("readOnlyHint", isReadOnly ? "true" : "false"), ("destructiveHint", isReadOnly ? "false" : "true"),
      ("idempotentHint", isReadOnly ? "true" : "false"), ("openWorldHint", "false"),
    ])
    return JSON.object([
      ("name", JSON.string(name)), ("title", JSON.string(title)), ("description", JSON.string(description)),
      ("inputSchema", input), ("outputSchema", outputSchema), ("annotations", annotations),
    ])
  }
}

/// An argument of a tool. Its schema and the check of its value are made from one description.
package struct ToolArgument: Sendable {
  package enum Kind: Sendable {
    case text(atMost: Int?)
    case choice([String])
    case whole(ClosedRange<Int>)
    case flag
    /// Names with texts, numbers or truth values.
    case settings
    /// A list of texts and objects.
    case steps
  }

  package let name: String
  package let kind: Kind
  package let summary: String
  package let isRequired: Bool

  package init(_ name: String, _ kind: Kind, _ summary: String = "", isRequired: Bool = false) {
    (self.name, self.kind, self.summary, self.isRequired) = (name, kind, summary, isRequired)
  }

  fileprivate var schema: String {
    var fields: [(String, String)]
    switch kind {
    // `tools/list` must stay short, because each conversation pays for it: limits that hardly anybody reaches are not
    // stated, nor that there are no other arguments. An answer explains them to whoever does.
    case .text: fields = [("type", "\"string\"")]
    case .choice(let names): fields = [("enum", JSON.array(names.map { JSON.string($0) }))]
    case .whole(let range):
      fields = [("type", "\"integer\"")]
      if range.upperBound < 100_000 { fields.append(("maximum", String(range.upperBound))) }
    case .flag: fields = [("type", "\"boolean\"")]
    case .settings: fields = [("type", "\"object\"")]
    case .steps: fields = [("type", "\"array\""), ("items", #"{"type":["string","object"]}"#)]
    }
    if !summary.isEmpty { fields.append(("description", JSON.string(summary))) }
    return JSON.object(fields)
  }

  /// Throws a failure if the value does not fit the schema.
  fileprivate func check(_ value: JSONValue) throws(ToolFailure) {
    let expected: String
    switch (kind, value) {
    case (.text(let limit), .string(let text)):
      guard let limit, text.unicodeScalars.count > limit else { return }
      throw ToolFailure("“\(name)” is longer than \(limit) characters: save it in a file, and send its path")
    case (.choice(let names), .string(let text)) where names.contains(text): return
    case (.whole(let range), .number(let text)):
      if let number = ToolArguments.whole(text), range.contains(number) { return }
      expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw ToolFailure("“\(name)” must be \(expected)")
    case (.flag, .bool): return
    case (.settings, .object(let members)):
      for member in members {
        switch member.value {
        case .string, .number, .bool: continue
        default: throw ToolFailure("each of “\(name)” must be a text, a number, true or false")
        }
      }
      return
    case (.steps, .array(let values)):
      for value in values where value.string == nil && !value.isObject {
        throw ToolFailure("each of “\(name)” must be a text or an object")
      }
      return
    default: break
    }
    switch kind {
    case .text: expected = "a text"
    case .choice(let names): expected = "one of \(names.joined(separator: ", "))"
    case .whole(let range): expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    case .flag: expected = "true or false"
    case .settings: expected = "an object"
    case .steps: expected = "a list"
    }
    throw ToolFailure("“\(name)” must be \(expected)")
  }
}

/// The checked arguments of a call.
package struct ToolArguments: Sendable {
  private let values: JSONValue

  /// Checks the arguments of a call. Members with the value `null` count as left out.
  package init(_ values: JSONValue, of tool: AgentTool) throws(ToolFailure) {
    guard case .object(let members) = values else { throw ToolFailure("the arguments must be an object") }
    let names = tool.arguments.map(\.name)
    var given: [(name: String, value: JSONValue)] = []
    for member in members {
      guard let argument = tool.arguments.first(where: { $0.name == member.name }) else {
        let meant =
          member.name.nearest(in: names).map { "did you mean “\($0)”?" } ?? "it has " + names.joined(separator: ", ")
        throw ToolFailure("\(tool.name) does not have this argument; \(meant)", quoting: [member.name])
      }
      if case .null = member.value { continue }
      try argument.check(member.value)
      given.append(member)
    }
    self.values = .object(given)
    for argument in tool.arguments where argument.isRequired && self.values[argument.name] == nil {
      throw ToolFailure("\(tool.name) needs “\(argument.name)”")
    }
  }

  package func has(_ name: String) -> Bool { values[name] != nil }

  package func text(_ name: String) -> String? { values[name]?.string }

  package func whole(_ name: String) -> Int? {
    if case .number(let text)? = values[name] { Self.whole(text) } else { nil }
  }

  /// Returns a flag; false if it was left out.
  package func flag(_ name: String) -> Bool {
    if case .bool(let value)? = values[name] { value } else { false }
  }

  package func list(_ name: String) -> [JSONValue]? {
    if case .array(let values)? = values[name] { values } else { nil }
  }

  package func members(_ name: String) -> [(name: String, value: JSONValue)] {
    if case .object(let members)? = values[name] { members } else { [] }
  }

  /// Returns a whole number, which JSON may also write as `3.0`.
  fileprivate static func whole(_ text: String) -> Int? { Int(text) ?? Double(text).flatMap { Int(exactly: $0) } }
}

/// The answer of a tool. Either part is enough alone, because some clients show only one of them to the model.
package struct ToolAnswer: Sendable {
  package var text: String
  /// A JSON object that fits the tool's `outputSchema`.
  package var structured: String

  package init(text: String, structured: String) { (self.text, self.structured) = (text, structured) }
}

/// The reason why a tool has no answer, for the model: what was wrong, and what to send instead.
package struct ToolFailure: Error, Sendable {
  /// The tool's own sentence.
  package var message: String
  /// Texts that come from the caller or from a file, one for each line.
  package var quoted: [String]

  package init(_ message: String, quoting quoted: [String] = []) { (self.message, self.quoted) = (message, quoted) }

  package var text: String { ([message] + quoted.map { QuotedText.line($0) }).joined(separator: "\n") }
}

/// What a tool may do beside answering.
package struct ToolContext: Sendable {
  /// Whether the client has cancelled the call. The answer is then not sent.
  package let isCancelled: @Sendable () -> Bool
  /// Tells the client how many of the parts of the work are done. `done` rises with each call.
  package let report: @Sendable (_ done: Int, _ total: Int, _ message: String) -> Void

  package init(
    isCancelled: @escaping @Sendable () -> Bool, report: @escaping @Sendable (Int, Int, String) -> Void
  ) {
    (self.isCancelled, self.report) = (isCancelled, report)
  }
}
