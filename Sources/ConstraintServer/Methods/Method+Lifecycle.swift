import JSON

extension Method {
  /// What begins and ends the conversation.
  static let lifecycle: [Method] = [
    .request(first) { (server, parameters) throws(ResponseError) in try server.initialize(parameters) },
    .notification("initialized") { server, _ in server.watchSettings() },
    .request("shutdown") { server, _ in
      server.phase = .shutDown
      return .null
    },
    .notification(last) { server, _ in server.exitStatus = server.phase == .shutDown ? 0 : 1 },
    // What it cancels has been looked for among all messages that have come.
    .notification(cancellation) { _, _ in },
    // There is no trace to turn on, and no progress to stop.
    .notification("$/setTrace") { _, _ in },
    .notification("window/workDoneProgress/cancel") { _, _ in },
  ]

  private static let first = "initialize"
  private static let last = "exit"
  static let cancellation = "$/cancelRequest"

  /// Whether nothing may come before it.
  var isFirst: Bool { name == Self.first }

  /// Whether it may come at any time.
  var isLast: Bool { name == Self.last }
}

extension ConstraintServer {
  fileprivate mutating func initialize(_ parameters: JSONValue) throws(ResponseError) -> JSONValue {
    client = ClientAbilities(parameters)
    phase = .running
    let folders = (parameters["workspaceFolders"] ?? .null).folders
    let root = parameters["rootUri"]?.string.flatMap(FileAddress.folder)
    project.folders = folders.isEmpty ? [root].compactMap { $0 } : folders
    let capabilities = Method.all.compactMap { $0.capability }
    return [
      "capabilities": .members(
        [("positionEncoding", .string(client.encoding.rawValue))]
          + capabilities.merged),
      "serverInfo": ["name": "constraint-grammar", "version": .string(version)],
    ]
  }

  /// Asks to be told of settings that change.
  fileprivate mutating func watchSettings() {
    guard client.watchesFiles else { return }
    let watchers: JSONValue = .list([["globPattern": .string("**/" + Project.settingsName)]])
    request(
      "client/registerCapability",
      [
        "registrations": .list([
          [
            "id": "settings", "method": "workspace/didChangeWatchedFiles", "registerOptions": ["watchers": watchers],
          ]
        ])
      ])
  }
}

extension [(key: String, value: JSONValue)] {
  /// Members of which those of one key are objects that are put together.
  fileprivate var merged: Self {
    reduce(into: []) { merged, member in
      if let place = merged.firstIndex(where: { $0.key == member.key }),
        case (.members(let known), .members(let more)) = (merged[place].value, member.value)
      {
        merged[place].value = .members((known + more).merged)
      } else {
        merged.append(member)
      }
    }
  }
}

/// What a client can do, as far as the server asks.
struct ClientAbilities: Sendable {
  /// How the characters of a line are counted.
  private(set) var encoding = PositionEncoding.utf16

  /// Whether it asks for diagnostics, which are then not published as well.
  private(set) var pullsDiagnostics = false

  /// Whether it tells of files that change.
  private(set) var watchesFiles = false

  /// Whether an edit may name the version of the document that it is for.
  private(set) var takesVersions = false

  /// Whether it asks for what an action changes when that is chosen.
  private(set) var resolvesEdits = false

  /// The address of the page that says what the codes of diagnostics mean, as the user has given it; `nil` where nobody has.
  private(set) var pageOfCodes: String?

  init() {}

  /// - Parameter parameters: those of `initialize`.
  init(_ parameters: JSONValue) {
    let capabilities = parameters["capabilities"] ?? .null
    let encodings = capabilities["general"]?["positionEncodings"]?.elements ?? []
    // UTF-8 takes no counting, whatever the client prefers.
    let known = encodings.compactMap { $0.string.flatMap(PositionEncoding.init) }
    encoding = known.contains(.utf8) ? .utf8 : known.first ?? .utf16
    pullsDiagnostics = capabilities["textDocument"]?.given("diagnostic") != nil
    let watching = capabilities["workspace"]?["didChangeWatchedFiles"]
    watchesFiles = watching?["dynamicRegistration"]?.isTrue == true
    takesVersions = capabilities["workspace"]?["workspaceEdit"]?["documentChanges"]?.isTrue == true
    let resolved = capabilities["textDocument"]?["codeAction"]?["resolveSupport"]?["properties"]?.elements ?? []
    resolvesEdits = resolved.contains { $0.string == "edit" }
    let diagnostics = capabilities["textDocument"]
    let takesLinks = ["publishDiagnostics", "diagnostic"].contains { name in
      diagnostics?[name]?["codeDescriptionSupport"]?.isTrue == true
    }
    if takesLinks { pageOfCodes = parameters["initializationOptions"]?["pageOfCodes"]?.string }
  }
}
