import ConstraintServer
import JSON
import TestMaterial

/// Messages and bytes that are made by chance: whatever comes, the server goes on, and each request is answered once.
public struct MessageTrial {
  /// The messages.
  public let messages: [ContiguousArray<UInt8>]

  private var random: SeededGenerator

  /// Makes messages.
  ///
  /// - Parameters:
  ///   - number: the number of the trial.
  ///   - seed: what the random choices follow from.
  public init(_ number: Int, seed: UInt64) {
    var random = SeededGenerator(seed: seed &* 1_000_003 &+ UInt64(number))
    var writer = MessageWriter(random: random.next())
    let first = random.once(in: 5) ? [] : [writer.initialization]
    messages = first + (0..<Int.random(in: 1...12, using: &random)).map { _ in writer.message() }
    self.random = random
  }

  /// How many answers came, and what is wrong.
  public func verdict() -> (answers: Int, failure: String?) {
    var random = random
    var server = ConstraintServer(
      files: ProjectFiles(read: { path in ContiguousArray(path.utf8) }, sources: { folder in [folder + "/View.swift"] })
    )
    var (asked, answered, rest) = (0, 0, messages[...])
    func isAnswer(_ bytes: ContiguousArray<UInt8>) -> Bool {
      let value = JSONValue(reading: bytes)
      return value?["id"] != nil && (value?["result"] != nil || value?["error"] != nil)
    }
    while !rest.isEmpty {
      let together = rest.prefix(Int.random(in: 1...4, using: &random))
      rest = rest.dropFirst(together.count)
      for message in together {
        if Self.isExit(message) {
          _ = server.receive(Array(together))
          return (answered, server.exitStatus == nil ? "the server does not exit" : nil)
        }
        if Self.wantsAnswer(message) { asked += 1 }
      }
      answered += server.receive(Array(together)).count(where: isAnswer)
      while server.hasWork, rest.isEmpty || !random.once(in: 3) { answered += server.work().count(where: isAnswer) }
      if server.exitStatus != nil { return (answered, "the server ends") }
    }
    if asked != answered { return (answered, "\(asked) requests have \(answered) answers") }
    return (answered, framesFailure(&random, &server))
  }

  /// What is wrong with how messages come through a channel, cut anywhere, and what stands in it by chance.
  private func framesFailure(_ random: inout SeededGenerator, _ server: inout ConstraintServer) -> String? {
    var (frames, found) = (MessageFrames(), [ContiguousArray<UInt8>]())
    var bytes = messages.map(MessageFrames.framed).joined()[...]
    while !bytes.isEmpty {
      let count = Int.random(in: 1...40, using: &random)
      frames.add(bytes.prefix(count))
      bytes = bytes.dropFirst(count)
      while let message = frames.next() { found.append(message) }
    }
    if found != messages { return "other messages come out of a channel than go in" }
    for _ in 0..<3 {
      frames.add((0..<50).map { _ in UInt8.random(in: 0...255, using: &random) })
      while let message = frames.next() { _ = server.receive([message]) }
    }
    return server.exitStatus == nil ? nil : "the server ends"
  }

  private static func isExit(_ message: ContiguousArray<UInt8>) -> Bool {
    let value = JSONValue(reading: message)
    guard case .string("exit")? = value?["method"] else { return false }
    return value?["id"] == nil
  }

  /// Whether the protocol has an answer for a message: it is a request, or nothing that is known.
  private static func wantsAnswer(_ message: ContiguousArray<UInt8>) -> Bool {
    guard let value = JSONValue(reading: message), case .members = value else { return true }
    let isWithID: Bool
    switch value["id"] {
    case .number, .numeral, .string: isWithID = true
    case nil: isWithID = false
    default: return true
    }
    if case .string = value["method"] { return isWithID }
    return value["result"] == nil && value["error"] == nil
  }
}

/// Writes messages by chance.
private struct MessageWriter {
  private var random: SeededGenerator

  init(random seed: UInt64) { random = SeededGenerator(seed: seed) }

  var initialization: ContiguousArray<UInt8> {
    mutating get {
      let encodings: JSONValue = .list([.string(random.pick(Counting.allCases).rawValue)])
      let pulls: JSONValue = random.once(in: 2) ? ["diagnostic": [:]] : [:]
      return bytes([
        "id": 0, "method": "initialize",
        "params": [
          "capabilities": ["general": ["positionEncodings": encodings], "textDocument": pulls],
          "rootUri": "file:///app",
        ],
      ])
    }
  }

  private func bytes(_ value: JSONValue) -> ContiguousArray<UInt8> { ContiguousArray(value.line.utf8) }

  mutating func message() -> ContiguousArray<UInt8> {
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return ContiguousArray(
        (0..<Int.random(in: 0..<30, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
    case 1: return ContiguousArray((0..<12).map { _ in random.pick(Self.tokens) }.joined().utf8)
    case 2, 3: return bytes(call(parameters: value(depth: 4)))
    case 4:
      var message = bytes(usualCall())
      let place = Int.random(in: message.indices, using: &random)
      if random.once(in: 2) {
        message.removeSubrange(place...)
      } else {
        message[place] = random.pick(Array("{}[]\",:x0".utf8))
      }
      return message
    default: return bytes(usualCall())
    }
  }

  private mutating func call(parameters: JSONValue) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("method", .string(random.pick(ConstraintServer.methods))), ("params", parameters),
    ]
    if !random.once(in: 3) { members.append(("id", random.pick(Self.identifiers))) }
    return .members(members)
  }

  /// A call whose parameters are of the right form, wherever they lead.
  private mutating func usualCall() -> JSONValue {
    let uri = random.pick(Self.uris)
    let (start, end) = (position(), position())
    let range: JSONValue = ["start": start, "end": end]
    return call(parameters: [
      "textDocument": [
        "uri": uri, "languageId": random.pick(Self.languages), "version": number(), "text": random.pick(Self.texts),
      ],
      "position": start, "range": range, "newName": random.pick(Self.texts),
      "contentChanges": [["range": range, "text": random.pick(Self.texts)], ["text": random.pick(Self.texts)]],
      "context": ["diagnostics": [], "triggerKind": number()], "id": random.pick(Self.identifiers),
      "event": ["added": [["uri": uri]], "removed": [["uri": random.pick(Self.uris)]]],
    ])
  }

  private mutating func position() -> JSONValue { ["line": number(), "character": number()] }

  private mutating func number() -> JSONValue {
    random.once(in: 5) ? random.pick(Self.edges) : .number(Int.random(in: 0...40, using: &random))
  }

  private mutating func value(depth: Int) -> JSONValue {
    switch Int.random(in: 0..<(depth > 0 ? 9 : 5), using: &random) {
    case 0: return number()
    case 1: return random.pick(Self.uris)
    case 2: return random.pick(Self.texts)
    case 3: return random.pick(Self.edges)
    case 4: return random.pick([.null, true, false, [], [:]])
    case 5: return .list((0..<3).map { _ in value(depth: depth - 1) })
    default: return .members((0..<5).map { _ in (random.pick(Self.keys), value(depth: depth - 1)) })
    }
  }

  private static let tokens = [
    "{", "}", "[", "]", ":", ",", "\"", "\"id\"", "\"method\"", "\"params\"", "1", "-1", "null", "true",
    "\"textDocument/hover\"", "\"uri\"", "9999999999999", "1e400", "\u{0}", "é", "\\u",
  ]
  private static let keys = [
    "textDocument", "uri", "position", "line", "character", "range", "start", "end", "contentChanges", "text",
    "context",
    "only", "newName", "event", "added", "removed", "languageId", "version", "capabilities", "id", "partialResultToken",
    "workspaceFolders", "rootUri", "initializationOptions", "pageOfCodes", "general", "positionEncodings",
  ]
  private static let identifiers: [JSONValue] = [1, 2, "1", "", -7, .numeral("1.5"), .number(.max), .numeral("1e400")]
  private static let edges: [JSONValue] = [
    .number(.max), .number(.min), -1, .numeral("1.5"), .numeral("99999999999999999999"), .number(1 << 32),
  ]
  private static let uris: [JSONValue] = [
    "file:///app/View.swift", "file:///app/View.swift", "file:///app/View.m", "untitled:list.ebnf", "file:///app/a.log",
    "file:///app/layout.equations", "", "file://", "file:", "file:///%", "file:///%zz/%ff", "http://x/y.swift",
  ]
  private static let languages: [JSONValue] = ["swift", "objective-c", "ebnf", "log", "equations", ""]
  private static let texts: [JSONValue] = [
    "", "x(withVisualFormat: \"[a\", views: [\"a\": a])",
    "[x constraintsWithVisualFormat:@\"[a]\" views:@{@\"a\": a}];",
    "a ::= b | \"c\"*\nb ::= [a-z] a?", "width = 2 * height\nwidht = 1", "\r\n\r\n\n", "😀é\u{0}", "a\u{301}", "\"\"\"",
    "\"<NSLayoutConstraint:0x1 H:[UILabel:0x2(100)]>\"\n\"<NSLayoutConstraint:0x3 UILabel:0x2.width >= 120>\"",
  ]
}
