import JSON

/// A request or a notification that the server takes.
///
/// What the server tells a client that it can do is made of these.
struct Method: Sendable {
  enum Body: Sendable {
    case request(@Sendable (inout ConstraintServer, JSONValue) throws(ResponseError) -> JSONValue)
    /// A request for the diagnostics of the whole project.
    case survey
    case notification(@Sendable (inout ConstraintServer, JSONValue) throws(ResponseError) -> Void)
  }

  let name: String

  /// What the answer to `initialize` says of it; `nil` where nothing need be said.
  private(set) var capability: (key: String, value: JSONValue)?

  let body: Body

  /// All that the server takes.
  static let all: [Method] = lifecycle + documentChanges + diagnostics + questions + changes

  static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.name, $0) })

  /// Whether it asks for no answer.
  var isNotification: Bool { if case .notification = body { true } else { false } }

  static func request(
    _ name: String, _ capability: (key: String, value: JSONValue)? = nil,
    _ run: @escaping @Sendable (inout ConstraintServer, JSONValue) throws(ResponseError) -> JSONValue
  ) -> Method {
    Method(name: name, capability: capability, body: .request(run))
  }

  static func notification(
    _ name: String, _ capability: (key: String, value: JSONValue)? = nil,
    _ run: @escaping @Sendable (inout ConstraintServer, JSONValue) throws(ResponseError) -> Void
  ) -> Method {
    Method(name: name, capability: capability, body: .notification(run))
  }
}

extension ConstraintServer {
  /// The names of all requests and notifications that a server takes.
  package static var methods: [String] { Method.all.map { $0.name } }
}
