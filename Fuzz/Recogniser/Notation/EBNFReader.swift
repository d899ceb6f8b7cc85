/// Reads the productions of a grammar file, one after another.
struct EBNFReader {
  private var tokens: EBNFTokenStream
  private var productions: [EBNFProduction] = []
  private var definitions: [String: EBNFPlace] = [:]
  private var references: [EBNFReference] = []
  private var tokensMarker: EBNFPlace?
  private var whiteSpace: String?

  /// A reader at the start of `text`.
  init(_ text: String) {
    tokens = EBNFTokenStream(text)
  }

  /// Reads the whole file.
  mutating func grammar() throws(EBNFError) -> EBNFGrammar {
    while tokens.current.kind != .endOfText {
      if tokens.current.kind == .tokensMarker {
        try readTokensMarker()
      } else {
        productions.append(try production())
      }
    }
    guard let start = productions.first else { throw EBNFError(.emptyFile, at: tokens.current.place) }
    try checkReferences()
    return EBNFGrammar(start: start, others: Array(productions.dropFirst()))
  }

  private mutating func readTokensMarker() throws(EBNFError) {
    let place = tokens.current.place
    if let tokensMarker { throw EBNFError(.duplicateTokensMarker(first: tokensMarker), at: place) }
    if productions.isEmpty { throw EBNFError(.startRuleMissing, at: place) }
    tokensMarker = place
    tokens.advance()
  }

  private mutating func production() throws(EBNFError) -> EBNFProduction {
    let place = tokens.current.place
    let name = try definedName()
    var kind = tokensMarker == nil ? EBNFProductionKind.rule : .token
    var spacing = tokensMarker == nil ? EBNFSpacing.implicit : .explicit

    var expressionReader = EBNFExpressionReader(tokens: tokens)
    let expression = try expressionReader.expression()
    tokens = expressionReader.tokens
    references += expressionReader.references

    while case .directive(let directive) = tokens.current.kind {
      let directivePlace = tokens.current.place
      tokens.advance()
      guard tokens.isAtProductionEnd else {
        if case .failure(let error) = tokens.current.kind { throw error }
        throw EBNFError(.misplacedDirective(directive), at: directivePlace)
      }
      spacing = .explicit
      if directive == .definition {
        try defineWhiteSpace(name, at: directivePlace)
        kind = .whiteSpace
      }
    }
    definitions[name] = place
    return EBNFProduction(name: name, kind: kind, spacing: spacing, expression: expression)
  }

  private mutating func definedName() throws(EBNFError) -> String {
    let token = tokens.current
    switch token.kind {
    case .name(let name):
      if let first = definitions[name], tokens.startsProduction {
        throw EBNFError(.duplicateProduction(name: name, first: first), at: token.place)
      }
      tokens.advance()
      if case .failure(let error) = tokens.current.kind { throw error }
      guard tokens.current.kind == .definitionSign else {
        throw EBNFError(.definitionSignMissing(name: name), at: tokens.current.place)
      }
      tokens.advance()
      return name
    case .failure(let error): throw error
    case .directive(let directive): throw EBNFError(.misplacedDirective(directive), at: token.place)
    case .definitionSign: throw EBNFError(.nameMissing, at: token.place)
    default: throw EBNFError(.productionExpected, at: token.place)
    }
  }

  private mutating func defineWhiteSpace(_ name: String, at place: EBNFPlace) throws(EBNFError) {
    if tokensMarker == nil { throw EBNFError(.whiteSpaceIsRule(name: name), at: place) }
    if let whiteSpace, whiteSpace != name {
      throw EBNFError(.duplicateWhiteSpace(name: name, first: whiteSpace), at: place)
    }
    whiteSpace = name
  }

  private func checkReferences() throws(EBNFError) {
    var seen: Set<String> = []
    let undefined = references.filter { definitions[$0.name] == nil && seen.insert($0.name).inserted }
    guard let first = undefined.first else { return }
    throw EBNFError(.undefinedNames(undefined), at: first.place)
  }
}
