import GrammarCombinators

/// The entries of `rules` in `grammar.js`, and what stands before them.
struct TreeSitterRules {
  private let names: TreeSitterNames
  private let readings: TreeSitterReadings
  private let tokens: TokenGrammar
  private let grammar: CharacterGrammar
  private let contents: TreeSitterContents
  private let space: TreeSitterSpace

  init(_ tokens: TokenGrammar, _ grammar: CharacterGrammar, _ names: TreeSitterNames) throws(ExportFailure) {
    self.tokens = tokens
    self.grammar = grammar
    self.names = names
    readings = try TreeSitterReadings(tokens, grammar, notation: TreeSitterNotation.notation)
    contents = TreeSitterContents(grammar, Set(tokens.places))
    space = try TreeSitterSpace(
      grammar, names, hasGlue: tokens.places.contains { $0.isGlued && !grammar.isSpace($0.terminal) })
  }

  /// The contents of tokens that more than one rule uses.
  func definitions() -> [String] {
    contents.shared.map { "const \(names[$0.name]) = \(TreeSitterNotation.token($0.body, names));" }
  }

  /// What may stand between any two tokens.
  var extras: String { space.extras }

  /// The rules, then those of the terminals.
  func entries() -> [String] {
    tokens.productions.map(entry)
      + readings.order.flatMap { terminal in
        [false, true].compactMap { isGlued in entry(TokenForm(terminal: terminal, isGlued: isGlued)) }
      }
      + space.entries + (tokens.places.contains { grammar.isSpace($0.terminal) } ? joinedWords() : [])
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
    "\(names.rule(production.form)): $ => \(write(production.body)),"
  }

  private func entry(_ form: TokenForm) -> String? {
    guard !grammar.isSpace(form.terminal), tokens.places.contains(form), let name = names.rule(form) else { return nil }
    let isShared = contents.shared.contains { $0.name == form.terminal.name }
    let production = isShared ? nil : form.terminal.name.flatMap { grammar[$0] }
    let content = TreeSitterNotation.token(production?.body ?? form.terminal.expression, names)
    let isOne = !form.isGlued && !isShared && !content.contains("(")
    let token = TreeSitterNotation.call(form.isGlued ? "token.immediate" : "token", [content])
    return "\(name): _ => \(isOne ? content : token),"
  }

  private func write(_ expression: TokenExpression) -> String {
    switch expression {
    case .token(let place): TreeSitterNotation.call("choice", alternatives(of: place))
    case .rule(let form):
      form.isGlued ? "alias($.\(names.rule(form)), $.\(names[form.name]))" : "$.\(names.rule(form))"
    case .sequence(let parts): TreeSitterNotation.call("seq", parts.map(write))
    case .choice(let parts):
      TreeSitterNotation.call(
        "choice",
        parts.flatMap { part in
          if case .token(let place) = part { alternatives(of: place) } else { [write(part)] }
        })
    case .optional(let body): TreeSitterNotation.call("optional", [write(body)])
    case .zeroOrMore(let body): TreeSitterNotation.call("repeat", [write(body)])
    case .oneOrMore(let body): TreeSitterNotation.call("repeat1", [write(body)])
    }
  }

  /// What a place takes, each with the name of the place's own terminal.
  private func alternatives(of place: TokenPlace) -> [String] {
    guard !grammar.isSpace(place.form.terminal) else { return ["optional($.\(names.joinedWords))"] }
    return readings.forms[place.number].map { form in
      let reference = reference(form)
      let isAsWritten = form.terminal == place.form.terminal && form.terminal.plainText != nil
      guard !isAsWritten, let node = names.node(place.form.terminal), node != reference else { return reference }
      return "alias(\(reference), \(node))"
    }
  }

  private func reference(_ form: TokenForm) -> String {
    if let name = names.rule(form) { return "$." + name }
    let text = TreeSitterNotation.quoted(form.terminal.plainText ?? "")
    return form.isGlued ? "token.immediate(\(text))" : text
  }
}
