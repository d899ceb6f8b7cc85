import GrammarCombinators

/// A parser put together from all combinators, and its twin put together in the same way.
struct Composition: Sendable {
  let parser: AnyParser<String>
  let twin: Twin
  let description: String

  init(_ parser: some Parser, _ twin: Twin, _ description: String) {
    // An output that is `Void` would leave no trace in the twin of a sequence, as it does not in a sequence of its type.
    self.parser = AnyParser(parser.map { "<\($0)>" })
    self.twin = twin.changing(output: { output, _, _ in "<\(output)>" })
    self.description = description
  }

  /// A composition that is `depth` combinators deep, put together at random.
  static func random(
    depth: Int, using generator: inout SplitMix64, of part: (inout SplitMix64) -> Composition
  ) -> Composition {
    guard depth > 0 else { return part(&generator) }
    let one = random(depth: depth - 1, using: &generator, of: part)
    let two = random(depth: Int.random(in: 0..<depth, using: &generator), using: &generator, of: part)
    let kinds = one.variants + one.pairs(with: two)
    return kinds[Int.random(in: 0..<kinds.count, using: &generator)]
  }

  /// A scripted part, whose grammar does not run.
  static func scripted(using generator: inout SplitMix64) -> Composition {
    let script = (0..<3).map { _ in Behaviour.all[Int.random(in: 0..<Behaviour.all.count, using: &generator)] }
    return scripted(Int.random(in: 1...4, using: &generator), script)
  }

  static func scripted(_ number: Int, _ script: [Behaviour]) -> Composition {
    let part = Scripted(number, script)
    return Composition(part, part.twin, "\(number)\(script)")
  }

  /// Every combinator of one part.
  var variants: [Composition] {
    [
      Composition(Optionally { plain }, .optional(twin), "(\(description))?"),
      Composition(SequenceOf { plain }.range(), .matched(twin), "matched(\(description))"),
      Composition(FollowedBy { plain }, .ahead(twin), "&(\(description))"),
      Composition(NotFollowedBy { plain }, .notAhead(twin), "!(\(description))"),
      Composition(plain.labelled("label"), .labelled(twin, "label"), "labelled(\(description))"),
      Composition(OnePartToken(part: plain), .token("ONE_PART", twin), "token(\(description))"),
      Composition(Recursive { plain }, twin, "recursive(\(description))"),
      Composition(Committed { plain }, .committed(twin), "committed(\(description))"),
      Composition(
        Recover {
          plain
        } until: {
          ";"
        } as: { _ in
          Verbatim(description: "nothing")
        }, twin, "recover(\(description))"),
      Composition(SequenceOf { plain }, twin, "grouped(\(description))"),
      Composition(OneOf { plain }, twin, "the only one of(\(description))"),
      Composition(AnyParser(plain), twin, "erased(\(description))"),
      Composition(
        plain.as("value"), twin.changing(output: { _, _, _ in "value" }), "a value for(\(description))"),
      Composition(
        plain.located().map { Verbatim(description: "\($0.value) at \($0.range)") },
        twin.changing(output: { output, start, end in "\(output) at \(start)..<\(end)" }), "located(\(description))"),
      Composition(NamedRule("named") { plain }, twin, "named(\(description))"),
      Composition(
        Repeat(.times(1...3)) { plain }, .repeated(twin, .times(1...3), spaced: true), "repeated(\(description))"),
      Composition(
        Repeat(.atLeast(2), NoSpace.self) { plain }, .repeated(twin, .atLeast(2), spaced: false),
        "glued(\(description))"),
    ]
  }

  /// Every combinator of two parts.
  func pairs(with other: Composition) -> [Composition] {
    let spaced = SequenceOf {
      plain
      other.plain
    }
    let glued = SequenceOf(NoSpace.self) {
      plain
      other.plain
    }
    let gluedTwin = Twin.sequence([twin, other.twin], spaced: false)
    let choice = OneOf {
      plain
      other.plain
    }
    let list = Repeat(.zeroOrMore, separator: { other.plain }, { plain })
    let sum = LeftAssociative {
      plain
    } operators: {
      other.plain
    } combining: { left, sign, right in
      (Verbatim(description: "\(left)(\(sign), \(right))"), nil)
    }
    let power = plain.infix("power", .right) {
      other.plain
    } combining: {
      Verbatim(description: "\($0)(\($1), \($2))")
    }
    let comparison = plain.infix("comparison", .none) {
      other.plain
    } combining: {
      Verbatim(description: "\($0)(\($1), \($2))")
    }
    let prefixed = plain.prefix("prefixed") {
      other.plain
    } combining: {
      Verbatim(description: "\($0)\($1)")
    }
    let postfixed = plain.postfix("postfixed") {
      other.plain
    } combining: {
      Verbatim(description: "\($0)\($1)")
    }
    return [
      Composition(power, .rightAssociative(twin, other.twin), "power(\(description), \(other.description))"),
      Composition(comparison, .notAssociative(twin, other.twin), "comparison(\(description), \(other.description))"),
      Composition(prefixed, .prefixed(twin, by: other.twin), "prefixed(\(description), \(other.description))"),
      Composition(postfixed, .postfixed(twin, by: other.twin), "postfixed(\(description), \(other.description))"),
      Composition(spaced, .sequence([twin, other.twin], spaced: true), "(\(description) \(other.description))"),
      Composition(glued, gluedTwin, "(\(description)\(other.description))"),
      Composition(
        Optionally(NoSpace.self) {
          plain
          other.plain
        }, .optional(gluedTwin), "optional of (\(description)\(other.description))"),
      Composition(
        SequenceOf(NoSpace.self) {
          plain
          other.plain
        }.range(), .matched(gluedTwin), "matched of (\(description)\(other.description))"),
      Composition(
        FollowedBy(NoSpace.self) {
          plain
          other.plain
        }, .ahead(gluedTwin), "& of (\(description)\(other.description))"),
      Composition(
        NotFollowedBy(NoSpace.self) {
          plain
          other.plain
        }, .notAhead(gluedTwin), "! of (\(description)\(other.description))"),
      Composition(
        Recursive(limit: 50, NoSpace.self) {
          plain
          other.plain
        }, gluedTwin, "recursive of (\(description)\(other.description))"),
      Composition(
        Committed(NoSpace.self) {
          plain
          other.plain
        }, .committed(gluedTwin), "committed of (\(description)\(other.description))"),
      Composition(
        NamedRule("named", NoSpace.self) {
          plain
          other.plain
        }, gluedTwin, "named of (\(description)\(other.description))"),
      Composition(choice, .choice([twin, other.twin]), "(\(description) | \(other.description))"),
      Composition(
        list, .repeated(twin, .zeroOrMore, separator: other.twin, spaced: true),
        "list(\(description), \(other.description))"),
      Composition(sum, .leftAssociative(twin, other.twin), "sum(\(description), \(other.description))"),
    ]
  }

  /// The parser with an output that prints without quotation marks when it is part of a tuple.
  private var plain: Parsers.Mapped<AnyParser<String>, Verbatim> { parser.map { Verbatim(description: $0) } }
}

/// A text that describes itself as it is.
private struct Verbatim: CustomStringConvertible {
  let description: String
}
