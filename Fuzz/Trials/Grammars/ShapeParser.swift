import GrammarCombinators

/// Makes parsers of shapes: each combinator is the one of the library, compiled for parts whose types are forgotten.
struct ShapeParser: Sendable {
  let shape: Shape

  /// A whole text, and nothing behind it.
  var start: AnyParser<Void> {
    switch between(shape) {
    case .spaced: AnyParser(start: whole(WhiteSpace.self))
    case .glued: AnyParser(start: whole(NoSpace.self))
    case .commented: AnyParser(start: whole(Commented.self))
    }
  }

  /// The grammar of a whole text.
  var grammar: Grammar {
    switch between(shape) {
    case .spaced: Grammar(whole(WhiteSpace.self))
    case .glued: Grammar(whole(NoSpace.self))
    case .commented: Grammar(whole(Commented.self))
    }
  }

  static let literals: [StaticString] = [
    "a", "b", "(", ")", ",", ";", "+", "-", "<", "<=", ".", "#", "ab", "é", "=", "[",
  ]
  static let words: [StaticString] = ["if", "in", "or", "not", "x1"]

  static let names: [StaticString] = [
    "r0", "r1", "r2", "r3", "r4", "r5", "r6", "r7", "r8", "r9", "r10", "r11", "r12", "r13", "r14", "r15", "r16", "r17",
    "r18", "r19", "r20", "r21", "r22", "r23", "r24", "r25", "r26", "r27", "r28", "r29",
  ]

  private func between(_ shape: Shape) -> Shape.Between {
    if case .combined(_, let between, _, _) = shape { between } else { .spaced }
  }

  private func whole<Between: Spacing>(_ spacing: Between.Type) -> NamedRule<Void, Between> {
    NamedRule("text", spacing) {
      Nested(shape: self)
      End()
    }
  }

  fileprivate func parser(of shape: Shape) -> AnyParser<Void> {
    switch shape {
    case .leaf(let leaf): parser(of: leaf)
    case .combined(let combinator, let between, let parts, let number):
      switch between {
      case .spaced: combined(combinator, WhiteSpace.self, parts.map(parser), number)
      case .glued: combined(combinator, NoSpace.self, parts.map(parser), number)
      case .commented: combined(combinator, Commented.self, parts.map(parser), number)
      }
    }
  }

  private func parser(of leaf: Shape.Leaf) -> AnyParser<Void> {
    switch leaf {
    case .literal(let index): AnyParser(LiteralText(Self.literals[index]))
    case .anyCase(let index): AnyParser(LiteralText(Self.words[index], ignoringCase: true))
    case .keyword(let index): AnyParser(LiteralWord(Self.words[index]))
    case .keywordInAnyCase(let index): AnyParser(LiteralWord(Self.words[index], ignoringCase: true))
    case .keywords: AnyParser(Reserved())
    case .word: AnyParser(WordOf(WordStart.self, WordPart.self).as(()))
    case .unreservedWord: AnyParser(WordOf(WordStart.self, WordPart.self).except(Reserved()).as(()))
    case .number:
      AnyParser(
        DecimalNumber {
          BytesOf(Digit.self)
          Optionally(NoSpace.self) {
            "."
            BytesOf(Digit.self)
          }
        }.as(()))
    case .digits: AnyParser(BytesOf(Digit.self).as(()))
    case .quoted:
      AnyParser(
        SequenceOf(NoSpace.self) {
          "'"
          Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "'\n").complement.as(()) }
          "'"
        })
    case .character: AnyParser(CharacterClass("a"..."c", "0"..."3").as(()))
    case .nonASCII: AnyParser(CharacterClass("à"..."þ").as(()))
    case .nothing: AnyParser(Parsers.Nothing())
    case .nested:
      AnyParser(
        SequenceOf {
          "["
          Recursive { Nested(shape: self) }
          "]"
        })
    }
  }

  private func combined<Between: Spacing>(
    _ combinator: Shape.Combinator, _ spacing: Between.Type, _ parts: [AnyParser<Void>], _ number: Int
  ) -> AnyParser<Void> {
    let one = parts[0]
    let two = parts.count > 1 ? parts[1] : one
    let name = Self.names[number]
    switch combinator {
    case .sequence: return sequence(spacing, parts)
    case .choice: return choice(parts)
    case .optional: return AnyParser(Optionally(spacing) { one }.as(()))
    case .zeroOrMore: return AnyParser(Repeat(.zeroOrMore, spacing) { one })
    case .oneOrMore: return AnyParser(Repeat(.oneOrMore, spacing) { one })
    case .twoOrThree: return AnyParser(Repeat(.times(2...3), spacing) { one })
    case .list: return AnyParser(Repeat(.oneOrMore, spacing, separator: { two }, { one }))
    case .listOrNothing: return AnyParser(Repeat(.zeroOrMore, spacing, separator: { two }, { one }))
    case .named: return AnyParser(NamedRule(name, spacing) { one })
    case .token: return AnyParser(ShapeToken(part: one))
    case .prefix:
      return AnyParser(one.prefix(name, spacing, operators: { two }, combining: { _, _ in () }))
    case .postfix:
      return AnyParser(one.postfix(name, spacing, operators: { two }, combining: { _, _ in () }))
    case .left: return infix(one, two, name, .left, spacing)
    case .right: return infix(one, two, name, .right, spacing)
    case .once: return infix(one, two, name, .none, spacing)
    case .followedBy:
      return AnyParser(
        SequenceOf(spacing) {
          FollowedBy(spacing) { one }
          one
        })
    case .notFollowedBy:
      return AnyParser(
        SequenceOf(NoSpace.self) {
          NotFollowedBy(spacing) { one }
          WordOf(WordStart.self, WordPart.self).as(())
        })
    case .committed: return AnyParser(Committed(spacing) { one })
    case .recover: return AnyParser(Recover(spacing, { one }, until: { ";" }, as: { _ in () }))
    case .labelled: return AnyParser(one.labelled("a part"))
    case .matched: return AnyParser(SequenceOf(spacing) { one }.range().as(()))
    case .ended:
      return AnyParser(
        OneOf {
          one
          End()
        })
    }
  }

  private func sequence<Between: Spacing>(_ spacing: Between.Type, _ parts: [AnyParser<Void>]) -> AnyParser<Void> {
    switch parts.count {
    case 1: parts[0]
    case 2:
      AnyParser(
        SequenceOf(spacing) {
          parts[0]
          parts[1]
        })
    default:
      AnyParser(
        SequenceOf(spacing) {
          parts[0]
          parts[1]
          sequence(spacing, Array(parts.dropFirst(2)))
        })
    }
  }

  private func choice(_ parts: [AnyParser<Void>]) -> AnyParser<Void> {
    parts.count == 1
      ? parts[0]
      : AnyParser(
        OneOf {
          parts[0]
          choice(Array(parts.dropFirst()))
        })
  }

  private func infix<Between: Spacing>(
    _ operand: AnyParser<Void>, _ sign: AnyParser<Void>, _ name: StaticString, _ side: Parsers.Associativity,
    _ spacing: Between.Type
  ) -> AnyParser<Void> {
    AnyParser(operand.infix(name, side, spacing, operators: { sign }, combining: { _, _, _ in () }))
  }
}

/// The rule that is around all others, and in some of them.
private struct Nested: Rule {
  static var name: StaticString { "nested" }
  let shape: ShapeParser

  var body: some Parser<Void> { shape.parser(of: shape.shape) }
}

private struct ShapeToken: Token {
  static var name: StaticString { "TOKEN" }
  let part: AnyParser<Void>

  var body: some Parser<Void> { part }
}

private struct Reserved: KeywordSet {
  static let table = KeywordTable([("or", ()), ("not", ()), ("if", ())], ignoringCase: true)
}

/// White space, and comments up to the end of a line.
private enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, NoSpace.self) {
      OneOf {
        BytesOf(WhiteSpace.self).as(())
        SequenceOf(NoSpace.self) {
          "%"
          Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "\n").complement.as(()) }
        }
      }
    }
  }
}
