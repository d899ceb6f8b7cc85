import JSON

/// A message of JSON-RPC 2.0 that has come.
enum Message {
  /// A request is to be answered under its identifier.
  case request(id: JSONValue, method: String, parameters: JSONValue)
  case notification(method: String, parameters: JSONValue)

  /// The answer to a request of this server.
  case answer

  /// - Throws: what is wrong with it, with the identifier as far as there is one.
  init(reading bytes: ContiguousArray<UInt8>) throws(MessageMistake) {
    guard let value = JSONValue(reading: bytes) else {
      throw MessageMistake(error: bytes.isEmpty ? .noLength : .noJSON, id: .null)
    }
    let id = value["id"]
    guard case .members = value, id.map(Self.isIdentifier) ?? true else {
      throw MessageMistake(error: .invalidRequest, id: .null)
    }
    guard case .string(let method)? = value["method"] else {
      guard value["result"] != nil || value["error"] != nil else {
        throw MessageMistake(error: .invalidRequest, id: id ?? .null)
      }
      self = .answer
      return
    }
    let parameters = value["params"] ?? .null
    self =
      id.map { .request(id: $0, method: method, parameters: parameters) }
      ?? .notification(method: method, parameters: parameters)
  }

  private static func isIdentifier(_ id: JSONValue) -> Bool {
    switch id {
    case .number, .numeral, .string: true
    default: false
    }
  }

  /// The bytes of a message with some members.
  static func bytes(_ members: [(key: String, value: JSONValue)]) -> ContiguousArray<UInt8> {
    ContiguousArray(JSONValue.members([("jsonrpc", "2.0")] + members).line.utf8)
  }
}

/// A message that is none, and the identifier under which that is answered.
struct MessageMistake: Error {
  let error: ResponseError
  let id: JSONValue
}

/// Why a request has no result, by the codes of JSON-RPC and of the Language Server Protocol.
struct ResponseError: Error {
  let code: Int
  let message: String

  /// The error as a member of an answer.
  var json: JSONValue { ["code": .number(code), "message": .string(message)] }

  static let noJSON = ResponseError(code: -32700, message: "the message is no JSON")
  static let noLength = ResponseError(
    code: -32700, message: "the header of a message tells its length in bytes, as in 'Content-Length: 42'")
  static let invalidRequest = ResponseError(code: -32600, message: "the message is no request of JSON-RPC 2.0")
  static let initializedBefore = ResponseError(code: -32600, message: "the server has been initialized before")
  static let shutDown = ResponseError(code: -32600, message: "the server has been shut down")
  static let notInitialized = ResponseError(code: -32002, message: "the first request must be 'initialize'")
  static let modified = ResponseError(code: -32801, message: "the document has changed since the action was offered")
  static let cancelled = ResponseError(code: -32800, message: "the request was cancelled")

  static func unknownMethod(_ name: String) -> ResponseError {
    ResponseError(code: -32601, message: "there is no request '\(name)'")
  }

  static func invalidParameters(_ message: String) -> ResponseError { ResponseError(code: -32602, message: message) }

  /// What can't be done with these texts, although the request is in order.
  static func failed(_ message: String) -> ResponseError { ResponseError(code: -32803, message: message) }
}

extension JSONValue {
  /// The text that a member of parameters has.
  func text(_ key: String) throws(ResponseError) -> String {
    guard case .string(let text)? = self[key] else { throw .invalidParameters("'\(key)' must be a string") }
    return text
  }

  /// The whole number, from 0 on, that a member of parameters has.
  func count(_ key: String) throws(ResponseError) -> Int {
    guard case .number(let number)? = self[key], number >= 0 else {
      throw .invalidParameters("'\(key)' must be a whole number from 0 on")
    }
    return number
  }

  /// The value that a member of parameters has.
  func member(_ key: String) throws(ResponseError) -> JSONValue {
    guard let value = given(key) else { throw .invalidParameters("'\(key)' is missing") }
    return value
  }

  /// The value of a member that may be left out; some clients write `null` for one that they leave out.
  func given(_ key: String) -> JSONValue? {
    if case .null? = self[key] { nil } else { self[key] }
  }

  /// The object with one more member.
  func adding(_ key: String, _ value: JSONValue) -> JSONValue {
    if case .members(let members) = self { .members(members + [(key, value)]) } else { self }
  }

  /// The elements of a list; none where it is none.
  var elements: [JSONValue] { if case .list(let values) = self { values } else { [] } }

  var string: String? { if case .string(let text) = self { text } else { nil } }

  var isTrue: Bool { if case .flag(true) = self { true } else { false } }
}
