import GrammarCombinators

/// The grammars of ANTLR 4, parser and lexer in one file.
///
/// The lexer gives each word to one token, so a rule that wants an identifier is written to take the keywords too; in the
/// rules of the lexer itself no terminal stands for others.
struct ANTLR4Notation: ExpressionNotation {
  private let names: NameTable
  private let grammar: CharacterGrammar
  private let overlaps: TokenOverlaps

  /// The names of terminals that can't stand in a rule as they are.
  private let literals: [Symbol: String]

  private var isInLexer = false

  /// Names of the tool, and of the languages that it writes.
  static let reservedNames = Set(
    """
    EOF import fragment lexer parser grammar returns locals throws catch finally mode options tokens channels rule
    parserRule start stop abs abstract all and any apply as assert auto base bin bool boolean break buffer byte bytearray bytes callable
    case char chr class classmethod coerce compile complex const continue copyright credits decimal def default del delattr
    dict dir divmod do double elif else enum enumerate eval except exec execfile exit extends extern false False file filter
    final float for foreach format from frozenset func getattr global globals goto hasattr hash help hex id if implements in
    input instanceof int interface intern internal is isinstance issubclass iter lambda len let license list long map max
    memoryview min namespace native new next nil none None nonlocal not null object oct open operator or ord out override
    package params pass pow print private property protected protocol public quit raise range raw_input reduce ref reload
    repr return reversed round self set setattr short signed sizeof slice sorted static staticmethod str struct sum super
    switch this throw true True try tuple type typeof unichr unicode union unsigned using vars virtual void volatile where
    while with xrange yield zip
    """.split(whereSeparator: \.isWhitespace).map(String.init))

  /// The rules, and whether the lexer skips the white space between their parts.
  private let rules: [CharacterProduction]
  private let skipsSpaces: Bool

  private init(_ grammar: CharacterGrammar) throws(ExportFailure) {
    if !grammar.isLexed { try grammar.checkNeighbours(.all, closed: grammar.closed) }
    let grammar = try grammar.withDirectLeftRecursion()
    self.grammar = grammar
    let rulesBetweenSpaces = grammar.isLexed ? grammar.rulesBetweenSpaces : nil
    (rules, skipsSpaces) = (rulesBetweenSpaces ?? grammar.rules, rulesBetweenSpaces != nil)
    names = NameTable(of: grammar.names, reserved: Self.reservedNames, mark: "_") { production in
      let name = production.name.plain
      // The case of its first letter says whether a name is that of a rule or of a token.
      return (production.kind == .token ? name.prefix(1).uppercased() : name.prefix(1).lowercased()) + name.dropFirst()
    }
    literals = grammar.namesOfLiterals(beginningWith: "LITERAL_")
    overlaps = try TokenOverlaps(grammar) { $0.plainText == nil }
  }

  /// The text of a whole grammar.
  ///
  /// - Parameters:
  ///   - name: what the grammar is called, as its file must be.
  ///   - header: what the file says about itself in the comment at its head, a line each, from whether the lexer skips white
  ///     space.
  static func text(
    of grammar: Grammar, named name: String, header: (_ skipsSpaces: Bool) -> [String] = { _ in [] }
  ) throws(ExportFailure) -> String {
    func text(isLexed: Bool) throws(ExportFailure) -> String {
      let notation = try Self(
        CharacterGrammar(
          grammar, notation: "ANTLR 4", ignoresOrder: grammar.isUnordered, allowsLeftRecursion: true, isLexed: isLexed))
      let header = header(notation.skipsSpaces)
      return blocks(
        [
          comment(header + (isLexed ? notation.grammar.remarks(notation.overlaps.clashes) : []), mark: "// "),
          "grammar \(name);",
        ] + notation.rules.map { notation.written($0) }
          + notation.lexerRules)
    }
    do throws(ExportFailure) {
      return try text(isLexed: false)
    } catch  where grammar.isOfCharacters || !grammar.isUnordered {
      return try ANTLR4Characters.text(of: grammar, named: name, header: header(false))
    } catch  where grammar.isUnordered {
      return try text(isLexed: true)
    }
  }

  private func written(_ production: CharacterProduction) -> String {
    let head = names[production.name] + " : "
    // The tool's own word for the end of the text, which no production is called.
    if production.name == grammar.start.name { return head + write(production.body, atLeast: .sequence) + " EOF ;" }
    return self.production(head, production.body, end: " ;")
  }

  /// The rules of the lexer, then those of the tokens that only other tokens use.
  private var lexerRules: [String] {
    var notation = self
    notation.isInLexer = true
    let rule = { (terminal: Symbol) in
      notation.production(name(of: terminal) + " : ", grammar.content(of: terminal), end: " ;")
    }
    let inRules = Set(grammar.terminals)
    let fragments = grammar.tokens.map { Symbol.name($0.name) }.filter { !inRules.contains($0) }
    let own = overlaps.order.filter { $0.plainText == nil && !(skipsSpaces && grammar.isSpace($0)) }
    let space =
      skipsSpaces ? [grammar.spaces[0].name + " : " + notation.write(grammar.skippedSpace) + " -> skip ;"] : []
    return own.map(rule) + space + [notation.joinedWords()] + fragments.map { "fragment " + rule($0) }
  }

  /// A rule for words that touch, longer than the first of them, so that no rule of the parser takes it; nothing where white
  /// space always stands between two.
  private func joinedWords() -> String {
    let words = grammar.touchedWords.map { word in
      let isRule = overlaps.order.contains(word)
      return isRule ? word.plainText.map(Self.quoted) ?? name(of: word) : write(grammar.content(of: word))
    }
    guard !words.isEmpty else { return "" }
    let part = Self.characters(CharacterClass.wordPart.ranges).text
    var rule = "JOINED_WORDS"
    while grammar.names.contains(where: { $0.name == rule }) { rule += "_TOKEN" }
    return "// Words that touch, which stand nowhere.\n\(rule) : (" + words.joined(separator: " | ") + ") \(part)+ ;"
  }

  func written(_ symbol: Symbol) -> WrittenExpression {
    if !isInLexer, symbol.name == nil || overlaps.readings[symbol] != nil { return read(symbol) }
    switch symbol {
    case .name(let name): return WrittenExpression(names[name])
    case .characters(let characters): return Self.characters(characters.ranges)
    case .text(let text, ignoresCase: false): return WrittenExpression(Self.quoted(text))
    case .text: return .sequence(symbol.letters.map { Self.characters($0).text })
    }
  }

  static func characters(_ ranges: [ClosedRange<UInt32>]) -> WrittenExpression {
    WrittenExpression(EscapedCharacters.bracketed(ranges, escape))
  }

  /// All that the lexer may take a terminal for.
  private func read(_ terminal: Symbol) -> WrittenExpression {
    let readings = overlaps.readings[terminal] ?? [terminal]
    return .choice(readings.reversed().map { $0.plainText.map(Self.quoted) ?? name(of: $0) }, choiceMark)
  }

  private func name(of terminal: Symbol) -> String { terminal.name.map { names[$0] } ?? literals[terminal] ?? "" }

  private static func quoted(_ text: String) -> String { EscapedCharacters.quoted(text, mark: "'", escape) }

  private static func escape(_ code: UInt32) -> String {
    code < 0x10000
      ? "\\u" + EscapedCharacters.hexadecimal(code, digits: 4)
      : "\\u{" + EscapedCharacters.hexadecimal(code, digits: 1) + "}"
  }
}
