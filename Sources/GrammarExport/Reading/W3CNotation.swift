import GrammarCombinators

/// The grammar of the notation itself: section 6 of the XML specification, and what others add to it.
struct W3CNotation: Sendable {
  /// A production or a mark, and what shows that it has ended: the next one, or the end of the file.
  let item: Interpreter

  /// What begins a production.
  let head: Interpreter

  /// The name of a production.
  static let name = Interpreter(.production(nameToken))

  /// Of files whose productions are numbered, `[4a] NameChar ::= …`, which all are where the first one is: `b ::= [01]` ends
  /// with a class, whatever stands in the next line.
  static let numbered = W3CNotation(number: [.production(numberToken)])

  /// Of other files.
  static let unnumbered = W3CNotation(number: [])

  private init(number: [Syntax]) {
    let head = Self.row(number + [.production(nameToken), .literal("::=")])
    let rules = W3CRules(head: head, space: Self.space)
    let production = Self.row([.annotated(head, .label("a production ('name ::=')")), rules.choice])
    let next = Syntax.annotated(head, .label("the next production ('name ::=')"))
    let end = Syntax.lookAhead(.choice([next, .literal("<?"), .end]), isPositive: true)
    let item = Production("item", .rule) { Self.row([.choice([production, .literal("<?TOKENS?>")]), end]) }
    self.item = Interpreter(.production(item), after: Self.space)
    self.head = Interpreter(head)
  }

  private static func row(_ parts: [Syntax]) -> Syntax { .sequence(parts, spacing: space) }

  /// White space, comments, and the constraints that the XML specification has beside productions: `[ VC: Root Element ]`.
  private static let space: Syntax.Spacing = {
    let blanks = some(CharacterClass(WhiteSpace.self))
    let character = Syntax.characters(CharacterClass("\0"..."\u{10FFFF}"))
    let inComment = Syntax.sequence([.lookAhead(.literal("*/"), isPositive: false), character], spacing: .glued)
    let comment = [.literal("/*"), any(inComment), .literal("*/")]
    let mark = Syntax.choice([.literal("wfc", ignoresCase: true), .literal("vc", ignoresCase: true)])
    let blank = any(.literal(" "))
    let constraint = [.literal("["), blank, mark, blank, .literal(":"), any(.characters(inClass)), .literal("]")]
    return .grammar(
      any(.choice([blanks, .sequence(comment, spacing: .glued), .sequence(constraint, spacing: .glued)])))
  }()
}

/// The right-hand sides of productions. Whatever is a part of one is a rule, so that it has a place in a tree.
private struct W3CRules {
  /// What begins a production, and so no part of the one before.
  let head: Syntax
  let space: Syntax.Spacing

  var choice: Syntax { rule("choice") { .repetition(sequence, .oneOrMore, separator: .literal("|"), spacing: space) } }

  private var sequence: Syntax { rule("sequence") { .repetition(difference, .zeroOrMore, spacing: space) } }

  private var difference: Syntax {
    rule("difference") {
      let excluded = Syntax.sequence([.literal("-"), repetition], spacing: space)
      return .sequence([repetition, .repetition(excluded, .optional, spacing: space)], spacing: space)
    }
  }

  private var repetition: Syntax {
    rule("repetition") {
      let label = "a symbol (a name, 'text', [a-z], #x9 or a group in parentheses)"
      let sign = Syntax.choice([.literal("?"), .literal("*"), .literal("+")])
      return .sequence(
        [.annotated(symbol, .label(label)), .repetition(sign, .optional, spacing: space)], spacing: space)
    }
  }

  private var symbol: Syntax {
    let tokens = [nameToken, literalToken, codeToken, classToken].map { Syntax.production($0) }
    let group = Syntax.sequence(
      [.literal("("), .annotated(choice, .nesting(limit: 40)), .literal(")")], spacing: space)
    return .sequence(
      [.lookAhead(head, isPositive: false), .choice(tokens + [.literal("$"), group])], spacing: space)
  }

  private func rule(_ name: String, _ body: @escaping @Sendable () -> Syntax) -> Syntax {
    .production(Production(name, .rule, body))
  }
}

// The tokens of the notation, and the characters that they are made of.

/// A hyphen or a dot stands inside a name, and never at its end: `a-b` is a name, `a -b` an exclusion.
private let nameToken = token("NAME") {
  let further = Syntax.sequence([some(CharacterClass(of: "-.")), some(wordPart)], spacing: .glued)
  return [.characters(CharacterClass(WordStart.self)), any(.characters(wordPart)), any(further)]
}

private let literalToken = token("LITERAL") {
  let quoted = ["\"", "'"].map { mark in
    let character = Syntax.characters(CharacterClass(of: mark + "\n\r").complement)
    return Syntax.sequence([.literal(mark), any(character), .literal(mark)], spacing: .glued)
  }
  return [.choice(quoted)]
}

private let codeToken = token("CODE") { [.literal("#x"), some(CharacterClass("a"..."f", "A"..."F", "0"..."9"))] }

private let classToken = token("CLASS") { [.literal("["), some(inClass), .literal("]")] }

/// `[4a]`, before a production.
private let numberToken = token("NUMBER") {
  [.literal("["), some(CharacterClass(Digit.self)), any(.characters(CharacterClass("a"..."z"))), .literal("]")]
}

/// All but `]` and what ends a line.
private let inClass = CharacterClass(of: "]\n\r").complement

private let wordPart = CharacterClass(WordPart.self)

private func token(_ name: String, _ parts: @escaping @Sendable () -> [Syntax]) -> Production {
  Production(name, .token) { .sequence(parts(), spacing: .glued) }
}

/// As many as there are, or none.
private func any(_ body: Syntax) -> Syntax { .repetition(body, .zeroOrMore, spacing: .glued) }

/// As many characters as there are, at least one.
private func some(_ characters: CharacterClass) -> Syntax {
  .repetition(.characters(characters), .oneOrMore, spacing: .glued)
}
