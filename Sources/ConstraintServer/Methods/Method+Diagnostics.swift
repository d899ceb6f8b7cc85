import JSON

extension Method {
  /// What is wrong, asked for by the client.
  static let diagnostics: [Method] = [
    .request(
      "textDocument/diagnostic",
      (
        "diagnosticProvider",
        ["identifier": "constraint-grammar", "interFileDependencies": true, "workspaceDiagnostics": true]
      )
    ) { (server, parameters) throws(ResponseError) in
      let given = try parameters.member("textDocument")
      let encoding = server.client.encoding
      let items = try server.withDocument(given) { document, project in document.diagnostics(encoding, &project) }
      return ["kind": "full", "items": .list(items)]
    },
    .request("workspace/diagnostic") { server, _ in ["items": .list(server.allDiagnostics())] },
  ]
}

extension ConstraintServer {
  /// Tells the client what is wrong with the documents that have changed, unless it asks for that itself.
  mutating func publishDiagnostics() {
    guard phase == .running else { return }
    for uri in changed.sorted() where !client.pullsDiagnostics {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      let items = document.diagnostics(client.encoding, &project)
      publish(items, of: uri, version: document.version)
      documents[uri] = document
    }
    changed = []
    for mistake in project.takeMistakes() { notify("window/showMessage", ["type": 1, "message": .string(mistake)]) }
  }

  mutating func publish(_ items: [JSONValue], of uri: String, version: Int?) {
    if client.pullsDiagnostics { return }
    notify(
      "textDocument/publishDiagnostics",
      .members(
        [("uri", .string(uri))] + (version.map { [("version", .number($0))] } ?? []) + [("diagnostics", .list(items))]))
  }

  /// The diagnostics of what is open, as it is in the editor, and of the other sources of the project.
  fileprivate mutating func allDiagnostics() -> [JSONValue] {
    func report(_ document: inout Document, _ version: JSONValue) -> JSONValue {
      [
        "uri": .string(document.uri), "version": version, "kind": "full",
        "items": .list(document.diagnostics(client.encoding, &project)),
      ]
    }
    var reports: [JSONValue] = []
    for uri in documents.keys.sorted() {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      reports.append(report(&document, .number(document.version)))
      documents[uri] = document
    }
    for source in project.sources(besides: Set(documents.keys.compactMap(FileAddress.path))) {
      let text = String(decoding: source.bytes, as: UTF8.self)
      var document = Document(uri: source.uri, languageID: "", version: 0, text: text)
      reports.append(report(&document, .null))
    }
    return reports
  }
}

extension Document {
  /// What is wrong with it.
  fileprivate mutating func diagnostics(_ encoding: PositionEncoding, _ project: inout Project) -> [JSONValue] {
    analyzed(in: &project).findings.map { json($0, encoding) }
  }

  func json(_ finding: Finding, _ encoding: PositionEncoding) -> JSONValue {
    var members: [(key: String, value: JSONValue)] = [
      ("range", text.json(finding.range, encoding)), ("severity", .number(finding.severity.rawValue)),
      ("code", .string(finding.code)), ("source", "constraint-grammar"), ("message", .string(finding.message)),
    ]
    if finding.isUnnecessary { members.append(("tags", [1])) }
    if let (range, message) = finding.related {
      let location: JSONValue = ["uri": .string(uri), "range": text.json(range, encoding)]
      members.append(("relatedInformation", .list([["location": location, "message": .string(message)]])))
    }
    return .members(members)
  }
}
