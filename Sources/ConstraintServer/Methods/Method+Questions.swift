import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import JSON

extension Method {
  /// What the client asks about a place, or about a whole document.
  static let questions: [Method] = [
    .question("textDocument/hover", ("hoverProvider", true)) { place in
      place.analysis.hover(at: place.offset).map { hover in
        [
          "contents": ["kind": "markdown", "value": .string(hover.markdown)], "range": place.json(hover.range),
        ]
      } ?? .null
    },
    .question("textDocument/completion", ("completionProvider", ["triggerCharacters": .list(triggers)])) { place in
      .list(
        place.analysis.completions(at: place.offset).map { completion in
          [
            "label": .string(completion.text), "kind": .number(completion.kind.rawValue),
            "detail": .string(completion.detail),
            "textEdit": ["range": place.json(completion.range), "newText": .string(completion.text)],
          ]
        })
    },
    .question("textDocument/documentHighlight", ("documentHighlightProvider", true)) { place in
      let uses = place.analysis.uses(at: place.offset)
      // Where it gets its meaning it is written, elsewhere it is read.
      return uses.map { uses in
        .list(uses.places.map { ["range": place.json($0), "kind": $0 == uses.definition ? 3 : 2] })
      } ?? .null
    },
    .question("textDocument/definition", ("definitionProvider", true)) { place in
      let definition = place.analysis.definition(at: place.offset)
      return definition.map { ["uri": .string(place.document.uri), "range": place.json($0)] } ?? .null
    },
    .question("textDocument/references", ("referencesProvider", true)) { place in
      let uses = place.analysis.uses(at: place.offset)
      return uses.map { uses in
        .list(uses.places.map { ["uri": .string(place.document.uri), "range": place.json($0)] })
      } ?? .null
    },
    .request(
      "textDocument/semanticTokens/full",
      (
        "semanticTokensProvider",
        ["legend": ["tokenTypes": .list(TokenRole.legend.map { .string($0) }), "tokenModifiers": []], "full": true]
      )
    ) { (server, parameters) throws(ResponseError) in
      let encoding = server.client.encoding
      return try server.withDocument(try parameters.member("textDocument")) {
        (document, project) throws(ResponseError) in
        let tokens = document.analyzed(in: &project).tokens
        return ["data": .list(document.text.numbers(of: tokens, encoding).map { .number($0) })]
      }
    },
  ]

  /// The signs of all dialects: behind them something else can be typed than before.
  private static let triggers: [JSONValue] = {
    let roles: Set<TokenRole> = [.operator, .bracket, .relation]
    let tokens = Dialect.all.flatMap { $0.interpreter.tokens }.filter { $0.role.map(roles.contains) ?? false }
    let signs = tokens.compactMap { $0.spelling?.unicodeScalars.last }
    return Set(signs).sorted().map { .string(String($0)) }
  }()

  private static func question(
    _ name: String, _ capability: (key: String, value: JSONValue)?,
    _ answer: @escaping @Sendable (DocumentPlace) -> JSONValue
  ) -> Method {
    .request(name, capability) { (server, parameters) throws(ResponseError) in
      answer(try server.place(parameters))
    }
  }
}

/// A place in a document that a client asks about.
struct DocumentPlace {
  let document: Document
  let analysis: any DocumentAnalysis
  let offset: Int
  let encoding: PositionEncoding

  func json(_ range: Range<Int>) -> JSONValue { document.text.json(range, encoding) }
}

extension ConstraintServer {
  /// The place that parameters tell.
  mutating func place(_ parameters: JSONValue) throws(ResponseError) -> DocumentPlace {
    let encoding = client.encoding
    let position = try parameters.member("position")
    return try withDocument(try parameters.member("textDocument")) {
      (document, project) throws(ResponseError) in
      DocumentPlace(
        document: document, analysis: document.analyzed(in: &project),
        offset: try document.text.offset(position, encoding), encoding: encoding)
    }
  }
}

extension TokenRole {
  /// The types of the protocol that tokens have by their roles.
  private static let types: KeyValuePairs<TokenRole, String> = [
    .name: "variable", .attribute: "property", .number: "number", .keyword: "keyword", .relation: "operator",
    .operator: "operator", .bracket: "operator", .text: "string", .label: "decorator",
  ]

  /// The types, each once.
  static let legend: [String] = types.reduce(into: []) { if !$0.contains($1.value) { $0.append($1.value) } }

  /// The place of its type in the legend; `nil` for what is not shown.
  var typeIndex: Int? {
    Self.types.first { $0.key == self }.flatMap { Self.legend.firstIndex(of: $0.value) }
  }
}

extension DocumentText {
  /// Five numbers for each token, as the protocol has them.
  fileprivate func numbers(of tokens: [RoleToken], _ encoding: PositionEncoding) -> [Int] {
    var numbers: [Int] = []
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let (start, end) = (
        position(of: token.range.lowerBound, encoding), position(of: token.range.upperBound, encoding)
      )
      guard let type = token.role.typeIndex, start.line == end.line else { continue }
      let isSameLine = start.line == last.line
      numbers += [
        start.line - last.line, isSameLine ? start.character - last.character : start.character,
        end.character - start.character, type, 0,
      ]
      last = start
    }
    return numbers
  }
}
