import Simulation

/// A message of a client: one line of JSON-RPC 2.0.
package enum AgentMessage: Sendable {
  case request(id: JSONValue, method: String, params: JSONValue)
  case notification(method: String, params: JSONValue)
  /// An answer. A client has nothing to answer, because the server asks nothing, so it is left alone.
  case response
  case invalid(RPCError, id: JSONValue)

  package init(_ line: [UInt8]) {
    let value: JSONValue
    do throws(JSONValue.Failure) {
      value = try JSONValue.read(line)
    } catch {
      let error = RPCError(
        error.isTooDeep ? .invalidRequest : .parseError, "the line cannot be read as JSON: \(error.message)")
      self = .invalid(error, id: .null)
      return
    }
    self.init(value)
  }

  private init(_ value: JSONValue) {
    guard value.isObject else {
      let isBatch = if case .array = value { true } else { false }
      let what = isBatch ? "a list of messages" : "no message"
      self = .invalid(
        RPCError(.invalidRequest, "the line is \(what); send one JSON object per line"), id: .null)
      return
    }
    let id: JSONValue
    switch value["id"] {
    case .string(let text): id = .string(text)
    case .number(let text): id = .number(text)
    case nil: id = .null
    default:
      self = .invalid(RPCError(.invalidRequest, "the id of a request must be a text or a number"), id: .null)
      return
    }
    let hasID = value["id"] != nil
    guard let method = value["method"] else {
      let isAnswer = hasID && (value["result"] != nil || value["error"] != nil)
      self = isAnswer ? .response : .invalid(RPCError(.invalidRequest, "the message has no method"), id: id)
      return
    }
    let params = value["params"] ?? .object([])
    guard let method = method.string, value["jsonrpc"]?.string == "2.0", params.isObject else {
      let fault =
        method.string == nil
        ? "the method must be a text" : params.isObject ? "“jsonrpc” must be \"2.0\"" : "“params” must be an object"
      self = .invalid(RPCError(.invalidRequest, fault), id: id)
      return
    }
    self = hasID ? .request(id: id, method: method, params: params) : .notification(method: method, params: params)
  }
}

/// An error of the protocol. A fault in what a tool was asked is a `ToolFailure` instead, which the model reads.
package struct RPCError: Error, Sendable {
  /// The codes of JSON-RPC, and that of the protocol for a version that is not served.
  package enum Code: Int, Sendable {
    case parseError = -32700
    case invalidRequest = -32600
    case methodNotFound = -32601
    case invalidParams = -32602
    case internalError = -32603
    case unsupportedVersion = -32022
  }

  package var code: Code
  package var message: String
  /// Further data as JSON; nil if there is none.
  package var data: String?

  package init(_ code: Code, _ message: String, data: String? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  func answer(to id: JSONValue) -> String {
    let fields =
      [("code", String(code.rawValue)), ("message", JSON.string(message))] + (data.map { [("data", $0)] } ?? [])
    return JSON.object([("jsonrpc", "\"2.0\""), ("id", id.text), ("error", JSON.object(fields))])
  }
}
