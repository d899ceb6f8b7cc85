import JSON

extension Method {
  /// What tells of documents and files that change.
  static let documentChanges: [Method] = [
    .notification("textDocument/didOpen", synchronization(["openClose": true])) {
      (server, parameters) throws(ResponseError) in
      let given = try parameters.member("textDocument")
      let document = Document(
        uri: try given.text("uri"), languageID: try given.text("languageId"), version: given.version,
        text: try given.text("text"))
      server.documents[document.uri] = document
      server.changed.insert(document.uri)
    },
    // Changes come as ranges.
    .notification("textDocument/didChange", synchronization(["change": 2])) {
      (server, parameters) throws(ResponseError) in
      let given = try parameters.member("textDocument")
      let encoding = server.client.encoding
      try server.withDocument(given) { (document, _) throws(ResponseError) in
        try document.apply(try parameters.member("contentChanges").elements, encoding)
        document.version = given.version
      }
      server.changed.insert(try given.text("uri"))
    },
    .notification("textDocument/didSave", synchronization(["save": true])) {
      (server, parameters) throws(ResponseError) in
      let uri = try parameters.member("textDocument").text("uri")
      guard let document = server.documents[uri], case .source(let language) = document.kind else { return }
      if server.project.update(uri, document.text.bytes, language) { server.changeAll() }
    },
    .notification("textDocument/didClose") { (server, parameters) throws(ResponseError) in
      let uri = try parameters.member("textDocument").text("uri")
      guard server.documents.removeValue(forKey: uri) != nil else { return }
      server.changed.remove(uri)
      server.publish([], of: uri, version: nil)
    },
    .notification("workspace/didChangeWatchedFiles") { server, _ in server.forgetFiles() },
    // Not every client tells of files that change.
    .notification("workspace/didChangeConfiguration") { server, _ in server.forgetFiles() },
    .notification(
      "workspace/didChangeWorkspaceFolders",
      ("workspace", ["workspaceFolders": ["supported": true, "changeNotifications": true]])
    ) { (server, parameters) throws(ResponseError) in
      let event = try parameters.member("event")
      let removed = (event["removed"] ?? .null).folders
      server.project.folders =
        server.project.folders.filter { !removed.contains($0) } + (event["added"] ?? .null).folders
      server.changeAll()
    },
  ]

  private static func synchronization(_ member: JSONValue) -> (key: String, value: JSONValue) {
    ("textDocumentSync", member)
  }
}

extension ConstraintServer {
  /// Does something with a document that is open.
  ///
  /// - Parameter given: the identifier of the document.
  mutating func withDocument<Result>(
    _ given: JSONValue, _ body: (inout Document, inout Project) throws(ResponseError) -> Result
  ) throws(ResponseError) -> Result {
    let uri = try given.text("uri")
    guard var document = documents.removeValue(forKey: uri) else {
      throw .invalidParameters("the document \(uri) is not open")
    }
    defer { documents[uri] = document }
    return try body(&document, &project)
  }

  /// Looks at all documents again, and at the files around them.
  fileprivate mutating func forgetFiles() {
    project.forget()
    changeAll()
  }

  /// Looks at all documents again.
  fileprivate mutating func changeAll() {
    for uri in documents.keys {
      documents[uri]?.forgetAnalysis()
      changed.insert(uri)
    }
    if client.pullsDiagnostics { request("workspace/diagnostic/refresh", .null) }
  }
}

extension JSONValue {
  /// The paths of a list of folders, as far as they are on this machine.
  var folders: [String] { elements.compactMap { $0["uri"]?.string.flatMap(FileAddress.folder) } }

  /// The version of a document; 0 where none is given.
  fileprivate var version: Int { if case .number(let version)? = self["version"] { version } else { 0 } }
}

extension Document {
  /// Makes changes, each in the text that those before it have made.
  ///
  /// Where one can't be read the document is as it was.
  fileprivate mutating func apply(_ changes: [JSONValue], _ encoding: PositionEncoding) throws(ResponseError) {
    var text = text
    for change in changes {
      let new = try change.text("text")
      if let range = change.given("range") {
        text.replace(try text.range(range, encoding), with: new)
      } else {
        text = DocumentText(new)
      }
    }
    self.text = text
  }
}

extension DocumentText {
  /// The bytes of a range of positions.
  func range(_ range: JSONValue, _ encoding: PositionEncoding) throws(ResponseError) -> Range<Int> {
    let start = try offset(range.member("start"), encoding)
    let end = try offset(range.member("end"), encoding)
    guard start <= end else { throw .invalidParameters("the range ends before it begins") }
    return start..<end
  }

  /// The offset of a position.
  func offset(_ position: JSONValue, _ encoding: PositionEncoding) throws(ResponseError) -> Int {
    let position = Position(line: try position.count("line"), character: try position.count("character"))
    return offset(of: position, encoding)
  }

  /// A range of bytes as a range of positions.
  func json(_ range: Range<Int>, _ encoding: PositionEncoding) -> JSONValue {
    func json(_ offset: Int) -> JSONValue {
      let position = position(of: offset, encoding)
      return ["line": .number(position.line), "character": .number(position.character)]
    }
    return ["start": json(range.lowerBound), "end": json(range.upperBound)]
  }
}
