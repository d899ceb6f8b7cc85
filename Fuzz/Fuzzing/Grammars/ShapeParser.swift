import GrammarCombinators

/// Makes parsers of shapes: each combinator is the one of the library, compiled for parts whose types are forgotten.
struct ShapeParser: Sendable {
  let shape: Shape

  /// A whole text, and nothing behind it.
  var start: ErasedParser<Void> {
    switch between(shape) {
    case .spaced: ErasedParser(start: whole(Spaced.self))
    case .glued: ErasedParser(start: whole(Glued.self))
    case .commented: ErasedParser(start: whole(Commented.self))
    }
  }

  /// The grammar of a whole text.
  var grammar: Grammar {
    switch between(shape) {
    case .spaced: Grammar(whole(Spaced.self))
    case .glued: Grammar(whole(Glued.self))
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

  private func whole<Between: Spacing>(_ spacing: Between.Type) -> Named<some Parser<Void>, Between> {
    Named("text", spacing) {
      Nested(shape: self)
      End()
    }
  }

  fileprivate func parser(of shape: Shape) -> ErasedParser<Void> {
    switch shape {
    case .leaf(let leaf): parser(of: leaf)
    case .combined(let combinator, let between, let parts, let number):
      switch between {
      case .spaced: combined(combinator, Spaced.self, parts.map(parser), number)
      case .glued: combined(combinator, Glued.self, parts.map(parser), number)
      case .commented: combined(combinator, Commented.self, parts.map(parser), number)
      }
    }
  }

  private func parser(of leaf: Shape.Leaf) -> ErasedParser<Void> {
    switch leaf {
    case .literal(let index): ErasedParser(Literal(Self.literals[index]))
    case .anyCase(let index): ErasedParser(Literal(Self.words[index], ignoringCase: true))
    case .keyword(let index): ErasedParser(Keyword(Self.words[index]))
    case .keywordInAnyCase(let index): ErasedParser(Keyword(Self.words[index], ignoringCase: true))
    case .keywords: ErasedParser(Keywords(Reserved.self))
    case .word: ErasedParser(Word(WordStart.self, WordPart.self).as(()))
    case .unreservedWord: ErasedParser(UnreservedWord(WordStart.self, WordPart.self, except: Reserved.self).as(()))
    case .number:
      ErasedParser(
        DecimalNumber {
          Bytes(Digit.self)
          Optionally(Glued.self) {
            "."
            Bytes(Digit.self)
          }
        }.as(()))
    case .digits: ErasedParser(Bytes(Digit.self).as(()))
    case .quoted:
      ErasedParser(
        Grouped(Glued.self) {
          "'"
          Repeat(.zeroOrMore, Glued.self) { CharacterClass(of: "'\n").complement.as(()) }
          "'"
        })
    case .character: ErasedParser(CharacterClass("a"..."c", "0"..."3").as(()))
    case .nonASCII: ErasedParser(CharacterClass("à"..."þ").as(()))
    case .nothing: ErasedParser(Nothing())
    case .nested:
      ErasedParser(
        Grouped {
          "["
          Recursive { Nested(shape: self) }
          "]"
        })
    }
  }

  private func combined<Between: Spacing>(
    _ combinator: Shape.Combinator, _ spacing: Between.Type, _ parts: [ErasedParser<Void>], _ number: Int
  ) -> ErasedParser<Void> {
    let one = parts[0]
    let two = parts.count > 1 ? parts[1] : one
    let name = Self.names[number]
    switch combinator {
    case .sequence: return sequence(spacing, parts)
    case .choice: return choice(parts)
    case .optional: return ErasedParser(Optionally(spacing) { one }.as(()))
    case .zeroOrMore: return ErasedParser(Repeat(.zeroOrMore, spacing) { one })
    case .oneOrMore: return ErasedParser(Repeat(.oneOrMore, spacing) { one })
    case .twoOrThree: return ErasedParser(Repeat(.times(2...3), spacing) { one })
    case .list: return ErasedParser(Repeat(.oneOrMore, spacing, separator: { two }, { one }))
    case .listOrNothing: return ErasedParser(Repeat(.zeroOrMore, spacing, separator: { two }, { one }))
    case .named: return ErasedParser(Named(name, spacing) { one })
    case .token: return ErasedParser(ShapeToken(part: one))
    case .prefix:
      return ErasedParser(one.prefix(name, spacing, operators: { two }, combining: { _, _ in () }))
    case .postfix:
      return ErasedParser(one.postfix(name, spacing, operators: { two }, combining: { _, _ in () }))
    case .left: return infix(one, two, name, .left, spacing)
    case .right: return infix(one, two, name, .right, spacing)
    case .once: return infix(one, two, name, .none, spacing)
    case .followedBy:
      return ErasedParser(
        Grouped(spacing) {
          FollowedBy(spacing) { one }
          one
        })
    case .notFollowedBy:
      return ErasedParser(
        Grouped(Glued.self) {
          NotFollowedBy(spacing) { one }
          Word(WordStart.self, WordPart.self).as(())
        })
    case .committed: return ErasedParser(Committed(spacing) { one })
    case .recover: return ErasedParser(Recover(spacing, { one }, until: { ";" }, as: { _ in () }))
    case .labelled: return ErasedParser(one.labelled("a part"))
    case .matched: return ErasedParser(Matched(spacing) { one }.as(()))
    case .outlined: return ErasedParser(Outlined(spacing) { one })
    }
  }

  private func sequence<Between: Spacing>(_ spacing: Between.Type, _ parts: [ErasedParser<Void>]) -> ErasedParser<Void>
  {
    switch parts.count {
    case 1: parts[0]
    case 2:
      ErasedParser(
        Grouped(spacing) {
          parts[0]
          parts[1]
        })
    default:
      ErasedParser(
        Grouped(spacing) {
          parts[0]
          parts[1]
          sequence(spacing, Array(parts.dropFirst(2)))
        })
    }
  }

  private func choice(_ parts: [ErasedParser<Void>]) -> ErasedParser<Void> {
    parts.count == 1
      ? parts[0]
      : ErasedParser(
        OneOf {
          parts[0]
          choice(Array(parts.dropFirst()))
        })
  }

  private func infix<Between: Spacing>(
    _ operand: ErasedParser<Void>, _ sign: ErasedParser<Void>, _ name: StaticString, _ side: Associativity,
    _ spacing: Between.Type
  ) -> ErasedParser<Void> {
    ErasedParser(operand.infix(name, side, spacing, operators: { sign }, combining: { _, _, _ in () }))
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
  let part: ErasedParser<Void>

  var body: some Parser<Void> { part }
}

private enum Reserved: KeywordSet {
  static let table = KeywordTable([("or", ()), ("not", ()), ("if", ())], ignoringCase: true)
}

/// White space, and comments up to the end of a line.
private enum Commented: Spacing {
  static var body: some Parser<Void> {
    Repeat(.zeroOrMore, Glued.self) {
      OneOf {
        Bytes(WhiteSpace.self).as(())
        Grouped(Glued.self) {
          "%"
          Repeat(.zeroOrMore, Glued.self) { CharacterClass(of: "\n").complement.as(()) }
        }
      }
    }
  }
}
