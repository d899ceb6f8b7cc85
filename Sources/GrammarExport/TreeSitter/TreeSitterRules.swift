import GrammarCombinators

/// The entries of `rules` in `grammar.js`, and what stands before them.
struct TreeSitterRules {
  private let names: TreeSitterNames
  private let readings: TreeSitterReadings
  private let tokens: TokenGrammar
  private let grammar: CharacterGrammar
  /// The tokens whose contents stand under names of their own, since more than one rule uses them, each behind those that
  /// it contains.
  private let shared: [CharacterProduction]
  private let space: TreeSitterSpace

  init(_ tokens: TokenGrammar, _ grammar: CharacterGrammar, _ names: TreeSitterNames) throws(ExportFailure) {
    self.tokens = tokens
    self.grammar = grammar
    self.names = names
    readings = try TreeSitterReadings(tokens, grammar)
    shared = Self.shared(in: grammar, tokens)
    space = try TreeSitterSpace(
      grammar, names, hasGlue: tokens.places.contains { $0.isGlued && !grammar.isSpace($0.symbol) })
  }

  /// The contents of tokens that more than one rule uses.
  func definitions() -> [String] {
    shared.map { "const \(names[$0.name]) = \(names.token($0.body));" }
  }

  /// What may stand between any two tokens.
  var extras: String { space.extras }

  /// The rules, then those of the terminals.
  func entries() -> [String] {
    tokens.productions.map(entry)
      + readings.order.flatMap { terminal in
        [false, true].compactMap { isGlued in entry(TokenSymbol(symbol: terminal, isGlued: isGlued)) }
      }
      + space.entries + (tokens.places.contains { grammar.isSpace($0.symbol) } ? joinedWords() : [])
  }

  /// What stands where two words must not touch: it takes the second if they do, and then there is no way to go on.
  private func joinedWords() -> [String] {
    let part = TreeSitterNotation.pattern(CharacterClass(WordPart.self).ranges)
    let run = names.joinedWords + "_run"
    return [
      "// Never there: behind a run of letters and digits there is no other. It keeps two words from touching.\n"
        + "\(names.joinedWords): $ => seq($.\(run), $.\(run)),",
      "\(run): _ => token.immediate(prec(1, repeat1(\(part)))),",
    ]
  }

  private func entry(_ production: TokenGrammar.Production) -> String {
    "\(names.rule(production.form) ?? ""): $ => \(write(production.body)),"
  }

  private func entry(_ form: TokenSymbol) -> String? {
    guard !grammar.isSpace(form.symbol), tokens.places.contains(where: { $0.form == form }),
      let name = names.rule(form)
    else { return nil }
    let isShared = shared.contains { $0.name == form.symbol.name }
    let content = names.token(isShared ? .leaf(form.symbol) : grammar.content(of: form.symbol))
    let isOne = !form.isGlued && !isShared && !content.contains("(")
    let token = TreeSitterNotation.call(form.isGlued ? "token.immediate" : "token", [content])
    return "\(name): _ => \(isOne ? content : token),"
  }

  private func write(_ expression: TokenExpression) -> String {
    TreeSitterNotation.write(expression) { leaf in
      if leaf.place > 0 { return alternatives(of: leaf) }
      return [leaf.isGlued ? "alias(\(reference(leaf)), $.\(names[leaf.symbol.name ?? ""]))" : reference(leaf)]
    }
  }

  /// What a place takes, each with the name of the place's own terminal.
  private func alternatives(of place: TokenSymbol) -> [String] {
    guard !grammar.isSpace(place.symbol) else { return ["optional($.\(names.joinedWords))"] }
    return (readings.forms[place] ?? []).map { form in
      let reference = reference(form)
      let isAsWritten = form.symbol == place.symbol && form.symbol.plainText != nil
      guard !isAsWritten, let node = names.node(place.symbol), node != reference else { return reference }
      return "alias(\(reference), \(node))"
    }
  }

  private func reference(_ form: TokenSymbol) -> String {
    if let name = names.rule(form) { return "$." + name }
    let text = TreeSitterNotation.quoted(form.symbol.plainText ?? "")
    return form.isGlued ? "token.immediate(\(text))" : text
  }

  private static func shared(in grammar: CharacterGrammar, _ tokens: TokenGrammar) -> [CharacterProduction] {
    var uses: [String: Int] = [:]
    for form in Set(tokens.places.map(\.form)) { if let name = form.symbol.name { uses[name, default: 0] += 1 } }
    for name in grammar.tokens.flatMap(\.body.leaves).compactMap(\.name) { uses[name, default: 0] += 2 }
    var seen: Set<String> = []
    var shared: [CharacterProduction] = []
    func add(_ production: CharacterProduction) {
      guard seen.insert(production.name).inserted else { return }
      for inner in production.body.leaves.compactMap({ $0.name.flatMap { grammar[$0] } }) { add(inner) }
      if uses[production.name, default: 0] > 1 { shared.append(production) }
    }
    for production in grammar.tokens { add(production) }
    return shared
  }
}
