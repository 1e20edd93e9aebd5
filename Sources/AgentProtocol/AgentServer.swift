import AccessibilityModel
import Simulation

/// A server of the Model Context Protocol, without its input and output: a line comes in, and a line may go out.
///
/// It serves both eras of the protocol. From 2026-07-28 on, each request names its version and nothing is remembered.
/// Before, `initialize` begins a conversation; requests without a version are served as in that era even if nobody has
/// said `initialize`. Source: modelcontextprotocol/modelcontextprotocol, `docs/specification` of the five revisions.
package struct AgentServer: Sendable {
  package struct Information: Sendable {
    package var name: String
    package var title: String
    package var version: String
    /// When and how to use the tools, for the model.
    package var instructions: String

    package init(name: String, title: String, version: String, instructions: String) {
      (self.name, self.title, self.version, self.instructions) = (name, title, version, instructions)
    }
  }

  /// A call of a tool, which takes time. Its answer is made by `answer(to:with:)`.
  package struct Call: Sendable {
    package let id: JSONValue
    package let tool: AgentTool
    package let arguments: JSONValue
    /// The token under which the client wants to hear of progress, as JSON; nil if it wants to hear nothing.
    package let progressToken: String?
  }

  /// What a line asks for.
  package enum Reaction: Sendable {
    case nothing
    case answer(String)
    case call(Call)
    /// The call with this id, as JSON, is not wanted any more.
    case cancel(id: String)
  }

  /// The versions that need no `initialize`, newest first.
  package static let modernVersions = ["2026-07-28"]
  /// The versions that begin with `initialize`, newest first.
  package static let earlierVersions = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]

  private static let versionKey = "io.modelcontextprotocol/protocolVersion"
  private static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  /// Lists do not change while the server runs. An hour, in milliseconds.
  private static let caching = [("ttlMs", "3600000"), ("cacheScope", "\"public\"")]

  private let information: Information
  private let tools: [AgentTool]

  package init(_ information: Information, tools: [AgentTool]) {
    (self.information, self.tools) = (information, tools)
  }

  /// Decides about a line of the client.
  package func receive(_ line: [UInt8]) -> Reaction {
    switch AgentMessage(line) {
    case .response: return .nothing
    case .invalid(let error, let id): return .answer(error.answer(to: id))
    case .notification("notifications/cancelled", let params):
      return params["requestId"].map { .cancel(id: $0.text) } ?? .nothing
    case .notification: return .nothing
    case .request(let id, let method, let params):
      do throws(RPCError) {
        return try reaction(to: method, params, id: id)
      } catch {
        return .answer(error.answer(to: id))
      }
    }
  }

  /// Returns the line that answers a call.
  package func answer(to call: Call, with answer: Result<ToolAnswer, ToolFailure>) -> String {
    func block(_ text: String) -> (String, String) {
      ("content", JSON.array([JSON.object([("type", "\"text\""), ("text", JSON.string(text))])]))
    }
    switch answer {
    case .success(let answer):
      return result([block(answer.text), ("structuredContent", answer.structured), ("isError", "false")], id: call.id)
    case .failure(let failure):
      return result([block(failure.text), ("isError", "true")], id: call.id)
    }
  }

  /// Returns the line that tells of the progress of a call; nil if the client does not want to hear of it.
  package static func progress(of call: Call, _ done: Int, of total: Int, _ message: String) -> String? {
    guard let token = call.progressToken else { return nil }
    let params = JSON.object([
      ("progressToken", token), ("progress", String(done)), ("total", String(total)),
      ("message", JSON.string(message)),
    ])
    return JSON.object([
      ("jsonrpc", "\"2.0\""), ("method", "\"notifications/progress\""), ("params", params),
    ])
  }

  // MARK: Requests

  private func reaction(to method: String, _ params: JSONValue, id: JSONValue) throws(RPCError) -> Reaction {
    let isModern = try isModern(params, method)
    switch method {
    case "server/discover":
      let versions = JSON.array(Self.modernVersions.map { JSON.string($0) })
      return .answer(
        result(
          [("supportedVersions", versions), ("capabilities", #"{"tools":{}}"#)] + instructions + Self.caching, id: id))
    case "initialize" where !isModern: return .answer(try initialized(params, id: id))
    case "ping" where !isModern: return .answer(result([], id: id))
    case "tools/list":
      if let cursor = params["cursor"] {
        if case .null = cursor {} else { throw RPCError(.invalidParams, "there is no further page of tools") }
      }
      return .answer(result([("tools", JSON.array(tools.map(\.listing)))] + Self.caching, id: id))
    case "tools/call": return .call(try call(params, id: id))
    default:
      let names = ["server/discover", "initialize", "ping", "tools/list", "tools/call"]
      let meant = method.nearest(in: names).map { "; did you mean “\($0)”?" } ?? ""
      throw RPCError(.methodNotFound, "there is no method of this name here\(meant)")
    }
  }

  private var instructions: [(String, String)] { [("instructions", JSON.string(information.instructions))] }

  /// Returns whether the request names its version, as it does since 2026-07-28. Throws an error if it names a version
  /// that is not served, or forgets the client's capabilities.
  private func isModern(_ params: JSONValue, _ method: String) throws(RPCError) -> Bool {
    let meta = params["_meta"]
    guard let version = meta?[Self.versionKey] else {
      if method == "server/discover" {
        throw RPCError(.invalidParams, "the request needs “\(Self.versionKey)” in its “_meta”")
      }
      return false
    }
    guard let version = version.string, Self.modernVersions.contains(version) else {
      let supported = JSON.array((Self.modernVersions + Self.earlierVersions).map { JSON.string($0) })
      throw RPCError(
        .unsupportedVersion, "this version of the protocol is not served",
        data: JSON.object([("supported", supported), ("requested", version.text)]))
    }
    guard meta?[Self.capabilitiesKey]?.isObject == true else {
      throw RPCError(.invalidParams, "the request needs “\(Self.capabilitiesKey)”, an object, in its “_meta”")
    }
    return true
  }

  private func initialized(_ params: JSONValue, id: JSONValue) throws(RPCError) -> String {
    guard let asked = params["protocolVersion"]?.string else {
      throw RPCError(.invalidParams, "`initialize` needs a “protocolVersion”")
    }
    let version = Self.earlierVersions.contains(asked) ? asked : Self.earlierVersions[0]
    return result(
      [
        ("protocolVersion", JSON.string(version)), ("capabilities", #"{"tools":{}}"#),
        ("serverInfo", serverInformation),
      ] + instructions, id: id)
  }

  private var serverInformation: String {
    JSON.object([
      ("name", JSON.string(information.name)), ("title", JSON.string(information.title)),
      ("version", JSON.string(information.version)),
    ])
  }

  private func call(_ params: JSONValue, id: JSONValue) throws(RPCError) -> Call {
    let names = tools.map(\.name)
    guard let name = params["name"]?.string, let tool = tools.first(where: { $0.name == name }) else {
      let meant = params["name"]?.string?.nearest(in: names).map { "did you mean “\($0)”?" }
      throw RPCError(.invalidParams, "there is no tool of this name; \(meant ?? names.joined(separator: ", "))")
    }
    let arguments = params["arguments"] ?? .object([])
    guard arguments.isObject else { throw RPCError(.invalidParams, "“arguments” must be an object") }
    var token: String?
    switch params["_meta"]?["progressToken"] {
    case .string(let text): token = JSON.string(text)
    case .number(let text): token = text
    default: break
    }
    return Call(id: id, tool: tool, arguments: arguments, progressToken: token)
  }

  /// Returns the line with a result. What only one era knows does no harm in the other.
  private func result(_ fields: [(String, String)], id: JSONValue) -> String {
    let meta = JSON.object([("io.modelcontextprotocol/serverInfo", serverInformation)])
    let all = [("resultType", "\"complete\"")] + fields + [("_meta", meta)]
    return JSON.object([("jsonrpc", "\"2.0\""), ("id", id.text), ("result", JSON.object(all))])
  }
}

extension AgentServer {
  /// Returns the line that answers a message whose id is unknown.
  package static func answer(with error: RPCError) -> String { error.answer(to: .null) }
}
