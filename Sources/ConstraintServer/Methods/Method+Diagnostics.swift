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
      let client = server.client
      let items = try server.withDocument(given) { document, project in document.diagnostics(client, &project) }
      return ["kind": "full", "items": .list(items)]
    },
    Method(name: "workspace/diagnostic", body: .survey),
  ]
}

/// A request for the diagnostics of the whole project, on which the server works in steps.
struct Survey: Sendable {
  let id: JSONValue

  /// What reports are sent under before the answer; `nil` where all are to be in that.
  let token: JSONValue?

  /// The addresses of the open documents and the paths of the other sources that have not been looked at.
  var documents: ArraySlice<String>
  var paths: ArraySlice<String>

  var reports: [JSONValue] = []
}

extension ConstraintServer {
  /// Tells the client what is wrong with the documents that have changed, unless it asks for that itself.
  mutating func publishDiagnostics() {
    guard phase == .running else { return }
    for uri in changed.sorted() where !client.pullsDiagnostics {
      guard var document = documents.removeValue(forKey: uri) else { continue }
      let items = document.diagnostics(client, &project)
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

  /// What is to be told of all that is open, as it is in the editor, and of the other sources of the project.
  func survey(_ id: JSONValue, _ parameters: JSONValue) -> Survey {
    let open = Set(documents.keys.compactMap(FileAddress.path))
    return Survey(
      id: id, token: parameters["partialResultToken"], documents: documents.keys.sorted()[...],
      paths: project.sourcePaths.filter { !open.contains($0) }[...])
  }

  /// Looks at one more document of the first survey, or answers it where none is left.
  mutating func takeStep() {
    var survey = surveys.removeFirst()
    if let uri = survey.documents.popFirst() {
      if var document = documents.removeValue(forKey: uri) {
        survey.reports.append(report(&document, .number(document.version)))
        documents[uri] = document
      }
    } else if let path = survey.paths.popFirst() {
      if let source = project.source(at: path) {
        let text = String(decoding: source.bytes, as: UTF8.self)
        var document = Document(uri: source.uri, languageID: "", version: 0, text: text)
        survey.reports.append(report(&document, .null))
      }
    } else {
      succeed(survey.id, ["items": .list(survey.reports)])
      return
    }
    if let token = survey.token, !survey.reports.isEmpty {
      notify("$/progress", ["token": token, "value": ["items": .list(survey.reports)]])
      survey.reports = []
    }
    surveys.insert(survey, at: 0)
  }

  private mutating func report(_ document: inout Document, _ version: JSONValue) -> JSONValue {
    [
      "uri": .string(document.uri), "version": version, "kind": "full",
      "items": .list(document.diagnostics(client, &project)),
    ]
  }
}

extension Document {
  /// What is wrong with it.
  fileprivate mutating func diagnostics(_ client: ClientAbilities, _ project: inout Project) -> [JSONValue] {
    analyzed(in: &project).findings.map { json($0, client) }
  }

  func json(_ finding: Finding, _ client: ClientAbilities) -> JSONValue {
    let encoding = client.encoding
    var members: [(key: String, value: JSONValue)] = [
      ("range", text.json(finding.range, encoding)), ("severity", .number(finding.severity.rawValue)),
      ("code", .string(finding.code)),
    ]
    if let page = client.pageOfCodes {
      members.append(("codeDescription", ["href": .string("\(page)#\(finding.code)")]))
    }
    members += [("source", "constraint-grammar"), ("message", .string(finding.message))]
    if finding.isUnnecessary { members.append(("tags", [1])) }
    if let (range, message) = finding.related {
      let location: JSONValue = ["uri": .string(uri), "range": text.json(range, encoding)]
      members.append(("relatedInformation", .list([["location": location, "message": .string(message)]])))
    }
    return .members(members)
  }
}
