import JSON

extension Method {
  /// What changes documents: it goes back to the client as edits.
  static let changes: [Method] = [
    .request(
      "textDocument/codeAction",
      ("codeActionProvider", ["codeActionKinds": .list(Action.Kind.allCases.map { .string($0.rawValue) })])
    ) { (server, parameters) throws(ResponseError) in
      let client = server.client
      let range = try parameters.member("range")
      let kinds = Action.Kind.wanted(by: parameters["context"] ?? .null)
      return try server.withDocument(try parameters.member("textDocument")) {
        (document, project) throws(ResponseError) in
        let bytes = try document.text.range(range, client.encoding)
        let actions = document.analyzed(in: &project).actions(kinds, in: bytes)
        return .list(actions.compactMap { document.json($0, for: range, client) })
      }
    },
    .request("codeAction/resolve", ("codeActionProvider", ["resolveProvider": true])) {
      (server, action) throws(ResponseError) in
      // Whoever has the changes already gets them back.
      guard let data = action.given("data"), action.given("edit") == nil else { return action }
      let client = server.client
      let title = try action.text("title")
      return try server.withDocument(data) { (document, project) throws(ResponseError) in
        guard data.given("version")?.line == "\(document.version)" else { throw .modified }
        let range = try document.text.range(try data.member("range"), client.encoding)
        let actions = document.analyzed(in: &project).actions(Set(Action.Kind.allCases), in: range)
        let edits = actions.first { $0.title == title }?.edits() ?? []
        if edits.isEmpty { throw .failed("there is nothing in this file that it would change") }
        return action.adding("edit", document.json(edits, client))
      }
    },
    .request("textDocument/prepareRename") { (server, parameters) throws(ResponseError) in
      let place = try server.place(parameters)
      guard let uses = place.analysis.uses(at: place.offset) else { return .null }
      // A name that can be nothing else, such as that of a variable, is told here.
      return ["range": place.json(uses.range), "placeholder": .string(uses.name)]
    },
    .request("textDocument/rename", ("renameProvider", ["prepareProvider": true])) {
      (server, parameters) throws(ResponseError) in
      let place = try server.place(parameters)
      let name = try parameters.text("newName")
      guard let uses = place.analysis.uses(at: place.offset) else {
        throw .failed("there is no name of a view, a number or a production here")
      }
      if let obstacle = uses.obstacle(name) { throw .failed(obstacle) }
      let edits = uses.places.map { Edit(range: $0, replacement: name) }
      return place.document.json(edits, server.client)
    },
  ]
}

extension Action.Kind {
  /// The kinds that a client wants: those that it names, or a part of whose names it does, or else all. Where it asks because the
  /// cursor has moved, and nobody waits, what takes long is left out.
  fileprivate static func wanted(by context: JSONValue) -> Set<Action.Kind> {
    if let only = context.given("only")?.elements.compactMap({ $0.string }) {
      return Set(allCases.filter { kind in only.contains { $0.isEmpty || (kind.rawValue + ".").hasPrefix($0 + ".") } })
    }
    if case .number(2)? = context["triggerKind"] { return [.quickFix] }
    return Set(allCases)
  }
}

extension Document {
  /// An action for a range; `nil` where it turns out to change nothing.
  fileprivate func json(_ action: Action, for range: JSONValue, _ client: ClientAbilities) -> JSONValue? {
    var members: [(key: String, value: JSONValue)] = [
      ("title", .string(action.title)), ("kind", .string(action.kind.rawValue)),
    ]
    if let finding = action.finding { members.append(("diagnostics", .list([json(finding, client)]))) }
    if action.isPreferred { members.append(("isPreferred", true)) }
    if action.takesLong, client.resolvesEdits {
      let data: JSONValue = ["uri": .string(uri), "version": .number(version), "range": range]
      return .members(members + [("data", data)])
    }
    let edits = action.edits()
    return edits.isEmpty ? nil : .members(members + [("edit", json(edits, client))])
  }

  /// Changes of this document: of the version that it has, where the client can tell versions apart.
  fileprivate func json(_ edits: [Edit], _ client: ClientAbilities) -> JSONValue {
    let edits = JSONValue.list(
      edits.map { ["range": text.json($0.range, client.encoding), "newText": .string($0.replacement)] })
    guard client.takesVersions else { return ["changes": .members([(uri, edits)])] }
    let identifier: JSONValue = ["uri": .string(uri), "version": .number(version)]
    return ["documentChanges": .list([["textDocument": identifier, "edits": edits]])]
  }
}
