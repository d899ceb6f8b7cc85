import JSON

/// A server of the Language Server Protocol for constraint strings: it takes messages and gives messages back.
///
/// ```swift
/// var server = ConstraintServer()
/// for answer in server.receive([message]) { send(answer) }
/// while server.hasWork, !hasMessages { for answer in server.work() { send(answer) } }
/// if let status = server.exitStatus { exit(status) }
/// ```
///
/// A message is one of JSON-RPC, in UTF-8, without the header that ``MessageFrames`` takes from a channel. The server knows the
/// texts that the editor tells it of, and reads no file but through ``ProjectFiles``. It writes none: what is to change it
/// gives to the editor as edits.
public struct ConstraintServer: Sendable {
  /// What the server is ready for.
  enum Phase {
    case created
    case running
    case shutDown
  }

  let version: String
  var phase = Phase.created

  /// The status to exit with: 0 if the client has shut the server down before; `nil` as long as it has not said that the server
  /// is to exit.
  public internal(set) var exitStatus: Int32?

  /// What the client can do, as far as this server asks.
  var client = ClientAbilities()

  var documents: [String: Document] = [:]
  var project: Project

  /// The documents whose diagnostics are to be published, by their addresses.
  var changed: Set<String> = []

  /// The requests that are worked on in steps, the first first.
  var surveys: [Survey] = []

  private var outbox: [ContiguousArray<UInt8>] = []

  /// How many requests the server has made.
  private var requestCount = 0

  /// A server that no client has spoken to.
  ///
  /// - Parameters:
  ///   - files: the files besides those that the editor has open; none, if nothing is said.
  ///   - version: what the server says of its version.
  public init(files: ProjectFiles = ProjectFiles(), version: String = "") {
    project = Project(files: files)
    self.version = version
  }

  /// Takes messages that have come, in order.
  ///
  /// A request that one of them cancels is not worked on, and diagnostics are published once, of what the documents are after
  /// all of them: so whoever types fast is answered all the same. What is asked of a whole project takes long: while ``hasWork``
  /// is true a part of it is left for ``work()``.
  ///
  /// - Returns: the messages for the client, in order.
  public mutating func receive(_ messages: [ContiguousArray<UInt8>]) -> [ContiguousArray<UInt8>] {
    let messages = messages.map { bytes in
      Result { () throws(MessageMistake) in try Message(reading: bytes) }
    }
    let cancelled = Set(messages.compactMap { (try? $0.get())?.cancelled })
    for survey in surveys where cancelled.contains(survey.id.line) { fail(survey.id, .cancelled) }
    surveys.removeAll { cancelled.contains($0.id.line) }
    for message in messages where exitStatus == nil {
      switch message {
      case .success(.request(let id, let method, let parameters)):
        do throws(ResponseError) {
          if cancelled.contains(id.line) { throw .cancelled }
          if let result = try answer(id, method, parameters) { succeed(id, result) }
        } catch {
          fail(id, error)
        }
      case .success(.notification(let method, let parameters)): take(method, parameters)
      case .success(.answer): break
      case .failure(let mistake): fail(mistake.id, mistake.error)
      }
    }
    publishDiagnostics()
    return takeOutbox()
  }

  /// Whether there is something left to do that has been asked for.
  public var hasWork: Bool { exitStatus == nil && !surveys.isEmpty }

  /// Does a step of what is left to do, which is short; messages may be taken before the next.
  ///
  /// - Returns: the messages for the client, in order.
  public mutating func work() -> [ContiguousArray<UInt8>] {
    if hasWork { takeStep() }
    return takeOutbox()
  }

  private mutating func takeOutbox() -> [ContiguousArray<UInt8>] {
    defer { outbox = [] }
    return outbox
  }

  /// The result of a request; `nil` where it is worked on later.
  private mutating func answer(
    _ id: JSONValue, _ name: String, _ parameters: JSONValue
  ) throws(ResponseError) -> JSONValue? {
    guard let method = Method.named[name], !method.isNotification else { throw .unknownMethod(name) }
    switch (phase, method.body) {
    case (.created, _) where !method.isFirst: throw .notInitialized
    case (.running, _) where method.isFirst: throw .initializedBefore
    case (.shutDown, _): throw .shutDown
    case (_, .request(let run)): return try run(&self, parameters)
    case (_, .survey): surveys.append(survey(id, parameters))
    case (_, .notification): break
    }
    return nil
  }

  /// Takes note of something. What is not known, and what has parameters that can't be read, is passed over, as there is nobody
  /// to tell it.
  private mutating func take(_ name: String, _ parameters: JSONValue) {
    guard let method = Method.named[name], case .notification(let run) = method.body,
      phase == .running || method.isLast
    else { return }
    do throws(ResponseError) {
      try run(&self, parameters)
    } catch {
      notify("window/logMessage", ["type": 1, "message": .string("\(name): \(error.message)")])
    }
  }

  mutating func succeed(_ id: JSONValue, _ result: JSONValue) { send([("id", id), ("result", result)]) }

  private mutating func fail(_ id: JSONValue, _ error: ResponseError) { send([("id", id), ("error", error.json)]) }

  private mutating func send(_ members: [(key: String, value: JSONValue)]) { outbox.append(Message.bytes(members)) }

  /// Tells the client something.
  mutating func notify(_ method: String, _ parameters: JSONValue) {
    send([("method", .string(method)), ("params", parameters)])
  }

  /// Asks the client for something; what it answers is not waited for.
  mutating func request(_ method: String, _ parameters: JSONValue) {
    requestCount += 1
    send([("id", .string("constraint-grammar-\(requestCount)")), ("method", .string(method)), ("params", parameters)])
  }
}

extension Message {
  /// The identifier of the request that this cancels, as JSON.
  fileprivate var cancelled: String? {
    guard case .notification(Method.cancellation, let parameters) = self else { return nil }
    return parameters["id"]?.line
  }
}
