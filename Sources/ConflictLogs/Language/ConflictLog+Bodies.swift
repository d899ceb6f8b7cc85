import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  /// A visual format with views in place of names.
  ///
  ///     visual ::= ( ( "H" | "V" ) ":" )? ( "|" connection? )? box ( connection? box )* ( connection? "|" )? /* ws: explicit */
  struct Visual: Rule {
    static var name: StaticString { "visual" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Bool?, ParsedChain)> {
      Optionally(NoSpace.self) {
        OneOf {
          LiteralText("H").as(false)
          LiteralText("V").as(true)
        }
        ":"
      }
      SequenceOf(NoSpace.self) {
        Optionally(NoSpace.self) {
          "|"
          Optionally { Connection() }
        }
        Box()
        Repeat(.zeroOrMore, NoSpace.self) {
          Optionally { Connection() }
          Box()
        }
        Optionally(NoSpace.self) {
          Optionally { Connection() }
          "|"
        }
      }.map { ParsedChain(leading: $0, first: $1, links: $2, trailing: $3) }
    }

    static func value(of parts: (Bool?, ParsedChain)) -> ParsedChain {
      var chain = parts.1
      chain.isVertical = parts.0 ?? false
      return chain
    }
  }

  ///     box ::= "[" ( item | NAME ) predicates? "]" /* ws: explicit */
  struct Box: Rule {
    static var name: StaticString { "box" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedItem, [ParsedDemand]?)> {
      "["
      OneOf {
        Item()
        BoxName().text().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
      Optionally { Predicates() }
      "]"
    }

    static func value(of parts: (ParsedItem, [ParsedDemand]?)) -> ParsedChain.Box { (parts.0, parts.1 ?? []) }
  }

  ///     connection ::= "-" ( ( predicates | unsignedNumber ) "-" )? /* ws: explicit */
  struct Connection: Rule {
    static var name: StaticString { "connection" }
    @SequenceBuilder<NoSpace> var body: some Parser<[ParsedDemand]?> {
      "-"
      Optionally(NoSpace.self) {
        OneOf {
          Predicates()
          StandardNumber().map { [ParsedDemand(.equal, .number($0), priority: nil)] }
        }
        "-"
      }
    }

    static func value(of demands: [ParsedDemand]?) -> [ParsedDemand] {
      demands ?? [ParsedDemand(.equal, .systemSpacing, priority: nil)]
    }
  }

  ///     predicates ::= "(" predicate ( "," predicate )* ")" /* ws: explicit */
  struct Predicates: Rule {
    static var name: StaticString { "predicates" }
    @SequenceBuilder<NoSpace> var body: some Parser<[ParsedDemand]> {
      "("
      Repeat(.oneOrMore, NoSpace.self) {
        ","
      } _: {
        Predicate()
      }
      ")"
    }
  }

  ///     predicate ::= relationOperator? ( item | spacing | signedNumber ) priority? /* ws: explicit */
  struct Predicate: Rule {
    static var name: StaticString { "predicate" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Relation?, ParsedDemand.Object, Double?)> {
      Optionally { RelationOperator() }
      OneOf {
        Item().map { ParsedDemand.Object.item($0) }
        PrintedSpacing().map { ParsedDemand.Object.number($0) }
        SignedStandardNumber().map { ParsedDemand.Object.number($0) }
      }
      Optionally { Priority() }
    }

    static func value(of parts: (Relation?, ParsedDemand.Object, Double?)) -> ParsedDemand {
      ParsedDemand(parts.0 ?? .equal, parts.1, priority: parts.2)
    }
  }

  /// The distance that the system keeps, and its number.
  ///
  ///     spacing ::= ( "NSSpace" | "NSLayoutAnchorConstraintSpace" ) "(" signedNumber ")" /* ws: explicit */
  struct PrintedSpacing: Rule {
    static var name: StaticString { "spacing" }
    @SequenceBuilder<NoSpace> var body: some Parser<Double> {
      OneOf {
        LiteralWord("NSSpace")
        LiteralWord("NSLayoutAnchorConstraintSpace")
      }
      "("
      SignedStandardNumber()
      ")"
    }
  }

  /// A view; the name that Masonry prints in place of an address may have dots.
  ///
  ///     item ::= CLASS ":" ADDRESS ( DOT ADDRESS )* TITLE? /* ws: explicit */
  struct Item: Rule {
    static var name: StaticString { "item" }
    @SequenceBuilder<NoSpace> var body: some Parser<(String, String, String?)> {
      ClassName().text()
      ":"
      Repeat(.oneOrMore, NoSpace.self) {
        Dot()
      } _: {
        Address()
      }.text()
      Optionally { Title().text() }
    }

    static func value(of parts: (String, String, String?)) -> ParsedItem {
      ParsedItem(className: parts.0, reference: parts.1, title: parts.2)
    }
  }

  ///     equation ::= operand relationOperator ( term constant? | constant | unsignedNumber )
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<(ParsedOperandOfItem, Relation, ParsedTerm)> {
      Operand()
      RelationOperator()
      OneOf {
        SequenceOf {
          Term()
          Optionally { ConstantPart() }
        }.map { ParsedTerm(operand: $0.operand, multiplier: $0.multiplier, constant: $1 ?? 0) }
        ConstantPart().map { ParsedTerm(operand: nil, multiplier: 1, constant: $0) }
        StandardNumber().map { ParsedTerm(operand: nil, multiplier: 1, constant: $0) }
      }
    }

    static func value(of parts: (ParsedOperandOfItem, Relation, ParsedTerm)) -> ParsedLogEquation {
      ParsedLogEquation(left: parts.0, relation: parts.1, right: parts.2)
    }
  }

  /// An attribute of a view, times a number that stands before it or behind it.
  ///
  ///     term ::= ( signedNumber "*" )? operand ( "*" signedNumber | "/" signedNumber )?
  struct Term: Rule {
    static var name: StaticString { "term" }
    var body: some Parser<(Double?, ParsedOperandOfItem, Double?)> {
      Optionally {
        SignedStandardNumber()
        "*"
      }
      Operand()
      Optionally {
        OneOf {
          SequenceOf {
            "*"
            SignedStandardNumber()
          }
          SequenceOf {
            "/"
            SignedStandardNumber()
          }.map { 1 / $0 }
        }
      }
    }

    static func value(of parts: (Double?, ParsedOperandOfItem, Double?)) -> ParsedTerm {
      ParsedTerm(operand: parts.1, multiplier: (parts.0 ?? 1) * (parts.2 ?? 1), constant: 0)
    }
  }

  /// An attribute of a view: what stands behind the last dot.
  ///
  ///     operand ::= ( CLASS ":" ADDRESS TITLE? | WORD ) DOT ( ADDRESS DOT )* ATTRIBUTE /* ws: explicit */
  struct Operand: Rule {
    static var name: StaticString { "operand" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedItem, [String], Attribute)> {
      OneOf {
        SequenceOf(NoSpace.self) {
          ClassName().text()
          ":"
          Address().text()
          Optionally { Title().text() }
        }.map { ParsedItem(className: $0, reference: $1, title: $2) }
        EquationName().text().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
      Dot()
      Repeat(.zeroOrMore, NoSpace.self) {
        Address().text()
        Dot()
      }
      PrintedAttribute()
    }

    static func value(of parts: (ParsedItem, [String], Attribute)) -> ParsedOperandOfItem {
      let (item, words, attribute) = parts
      let reference = ([item.reference] + words).joined(separator: ".")
      return (ParsedItem(className: item.className, reference: reference, title: item.title), attribute)
    }
  }

  ///     constant ::= ( ADD_OPERATOR | SUB_OPERATOR ) unsignedNumber
  ///                | spacing
  struct ConstantPart: Rule {
    static var name: StaticString { "constant" }
    var body: some Parser<Double> {
      OneOf {
        SequenceOf {
          OneOf {
            AdditionOperator().as(1.0)
            SubtractionOperator().as(-1.0)
          }
          StandardNumber()
        }.map { $0 * $1 }
        PrintedSpacing()
      }
    }
  }
}
