import GrammarCombinators

extension Production {
  /// A token of some parts that touch.
  static func token(_ name: String, _ parts: @escaping @Sendable () -> [Syntax]) -> Production {
    Production(name, .token) { .touching(parts()) }
  }
}

extension CharacterClass {
  /// All but `]` and what ends a line.
  static let inClass = CharacterClass(of: "]\n\r").complement
}

extension Syntax {
  /// As many characters as there are, at least one.
  static func some(_ characters: CharacterClass) -> Syntax {
    .repetition(.characters(characters), .oneOrMore, spacing: .glued)
  }

  /// One of these characters.
  static func one(of characters: String) -> Syntax { .characters(CharacterClass(of: characters)) }

  /// A character that is none of these.
  static func other(than characters: String) -> Syntax { .characters(CharacterClass(of: characters).complement) }

  /// Any character.
  static let character = Syntax.characters(CharacterClass("\0"..."\u{10FFFF}"))

  /// One of some texts.
  static func oneOf(_ texts: [String]) -> Syntax { .choice(texts.map { .literal($0) }) }

  /// All that stands before a text.
  static func up(to end: String) -> Syntax {
    .any(.touching([.unless(.literal(end)), .character]))
  }

  /// The end of a line between quotation marks, as it is.
  static func lineEnd(quotedBy mark: String) -> Syntax {
    let end = Syntax.oneOf(["\r\n", "\n", "\r"])
    return .touching([.literal(mark), end, .literal(mark)])
  }

  /// What stands up to the end of a line.
  static let restOfLine = any(.other(than: "\n\r"))
}

extension Production {
  /// `…` between two alternatives of one character each: all from the one to the other.
  static let ellipsis = token("ELLIPSIS") { [.oneOf(["…", "..."])] }

  /// `3 *`, before what stands so often.
  ///
  /// - Parameter hasBlank: whether `3*` says something else.
  static func times(hasBlank: Bool) -> Production {
    let blanks: Syntax = hasBlank ? .some(CharacterClass(of: " ")) : .any(.literal(" "))
    return token("TIMES") { [.some(CharacterClass(Digit.self)), blanks, .literal("*")] }
  }

  /// `? words ?`: what can't be said in a notation.
  static let special = token("SPECIAL") {
    [.literal("?"), .some(CharacterClass(of: "?\n\r").complement), .literal("?")]
  }
}

extension [Syntax] {
  /// The parts of a comment between two marks.
  static func comment(_ open: String, _ close: String) -> [Syntax] {
    [.literal(open), .up(to: close), .literal(close)]
  }
}

/// What begins the productions of a notation.
struct ProductionHead {
  let syntax: Syntax

  /// How it looks, for whoever forgot it.
  let example: String

  let space: Syntax.Spacing

  /// A production with a right-hand side.
  func production(_ body: Syntax) -> Syntax {
    let head = Syntax.annotated(syntax, .label("a production ('\(example)')"))
    return .production(Production(NotationGrammar.Part.production.rawValue, .rule) { space.row([head, body]) })
  }

  /// What shows that a production has ended.
  var next: Syntax { .annotated(syntax, .label("the next production ('\(example)')")) }
}

extension Syntax.Spacing {
  /// Parts in a row, with this between them.
  func row(_ parts: [Syntax]) -> Syntax { .sequence(parts, spacing: self) }

  /// White space and comments, each in parts that touch.
  ///
  /// - Parameter line: what begins with the end of a line, and is looked for first.
  static func blanks(and comments: [[Syntax]], before line: Syntax? = nil) -> Syntax.Spacing {
    let space = CharacterClass(WhiteSpace.self)
    let blanks = line.map { [$0, .characters(space)] } ?? [.some(space)]
    return .grammar(.any(.choice(blanks + comments.map { .touching($0) })))
  }
}
