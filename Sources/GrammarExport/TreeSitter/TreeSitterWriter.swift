import GrammarCombinators

/// Writes a grammar for Tree-sitter, the parser generator of text editors.
///
/// White space and comments are skipped, so what touches what stands before it is an immediate token. The language is that
/// of the grammar: a text belongs to it if its tree has no node for an error and none for something missing.
struct TreeSitterWriter {
  private let names: TreeSitterNames
  private let readings: TreeSitterReadings
  private let tokens: TokenGrammar
  private let grammar: CharacterGrammar
  private let space: TreeSitterSpace
  private let touchedWords: Set<Symbol>

  /// The tokens whose contents stand under names of their own, since more than one rule uses them, each behind those that
  /// it contains.
  private let shared: [CharacterProduction]

  /// The text of `grammar.js`.
  ///
  /// - Parameter name: what the language is called, in letters, digits and underscores.
  static func text(of grammar: Grammar, named name: String, header: [String] = []) throws(ExportFailure) -> String {
    func written(isLexed: Bool) throws(ExportFailure) -> TreeSitterWriter {
      try TreeSitterWriter(
        CharacterGrammar(
          grammar, notation: TreeSitterNotation.notation, ignoresOrder: grammar.isUnordered,
          allowsLeftRecursion: true, isLexed: isLexed))
    }
    let writer: TreeSitterWriter
    do throws(ExportFailure) {
      writer = try written(isLexed: false)
    } catch  where grammar.isUnordered && !grammar.isOfCharacters {
      writer = try written(isLexed: true)
    }
    let rules = try TreeSitterRules(
      writer.tokens.productions.map { (writer.names.rule($0.form) ?? "", $0.body) }, symbols: writer.symbols
    ) { writer.grammar.failure($0, in: $1) }
    let module = TreeSitterModule.text(
      named: name, extras: writer.space.extras, conflicts: rules.conflicts,
      entries: rules.definitions(leaf: writer.alternatives) + writer.entries)
    let definitions = writer.shared.map { "const \(writer.names[$0.name]) = \(writer.names.token($0.body));" }
    let remarks = writer.readings.remarks + writer.space.remarks
    let head = header + writer.grammar.omissions + (remarks.isEmpty ? [] : [""] + remarks) + rules.remarks
    return blocks([comment(head, mark: "// ")] + definitions + [module])
  }

  private init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    self.grammar = grammar
    tokens = TokenGrammar(grammar)
    names = TreeSitterNames(grammar)
    touchedWords = Set(grammar.touchedWords)
    readings = try TreeSitterReadings(tokens, grammar)
    shared = Self.shared(in: grammar, tokens)
    space = try TreeSitterSpace(
      grammar, names, hasGlue: tokens.places.contains { $0.isGlued && !grammar.isSpace($0.symbol) },
      hasTouchedWords: !touchedWords.isEmpty)
  }

  /// The definitions of the terminals.
  private var entries: [String] {
    readings.order.flatMap { terminal in
      [false, true].compactMap { isGlued in entry(TokenSymbol(symbol: terminal, isGlued: isGlued)) }
    }
      + space.entries
      + (tokens.places.contains { grammar.isSpace($0.symbol) } || !touchedWords.isEmpty ? joinedWords() : [])
  }

  /// The rules where two words must not touch: each takes the second if they do, and then there is no way to go on.
  private func joinedWords() -> [String] {
    let part = TreeSitterNotation.pattern(CharacterClass.wordPart.ranges)
    let run = names.joinedWords + "_run"
    return [
      "// Never there: behind a run of letters and digits there is no other. It keeps two words from touching.\n"
        + "\(names.joinedWords): $ => seq($.\(run), $.\(run)),",
      "\(run): _ => token.immediate(prec(1, repeat1(\(part)))),",
    ]
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

  /// The alternatives of a place, each with the name of the place's own terminal.
  private func alternatives(of leaf: TokenSymbol) -> [String] {
    guard leaf.place > 0 else {
      return [leaf.isGlued ? "alias(\(reference(leaf)), $.\(names[leaf.symbol.name ?? ""]))" : reference(leaf)]
    }
    guard !grammar.isSpace(leaf.symbol) else { return ["optional($.\(names.joinedWords))"] }
    return (readings.forms[leaf] ?? []).map { form in
      let reference = reference(form)
      let end = touchedWords.contains(leaf.symbol) ? ", optional($.\(names.joinedWords))" : nil
      let isAsWritten = form.symbol == leaf.symbol && form.symbol.plainText != nil
      let node = isAsWritten ? nil : names.node(leaf.symbol).flatMap { $0 == reference ? nil : $0 }
      let token = node.map { "alias(\(reference), \($0))" } ?? reference
      return end.map { "seq(\(token)\($0))" } ?? token
    }
  }

  /// The symbols that a leaf may be; what keeps words from touching makes no difference to the parser.
  private func symbols(of leaf: TokenSymbol) -> [[String]] {
    if leaf.place == 0 { return [[names.rule(leaf) ?? ""]] }
    if grammar.isSpace(leaf.symbol) { return [[]] }
    return (readings.forms[leaf] ?? []).map { [names.rule($0) ?? reference($0)] }
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
