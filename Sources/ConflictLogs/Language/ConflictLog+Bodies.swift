import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  /// A visual format with views in place of names.
  ///
  ///     visual ::= ORIENTATION? ( "|" connection? )? box ( connection? box )* ( connection? "|" )? /* ws: explicit */
  struct Visual: Rule {
    static var name: StaticString { "visual" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Bool?, ParsedChain)> {
      Optionally { Orientation() }
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

  ///     box ::= "[" ( item | NAME ) predicateListWithParens? "]" /* ws: explicit */
  struct Box: Rule {
    static var name: StaticString { "box" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedItem, [ParsedDemand]?)> {
      "["
      OneOf {
        Item()
        BoxName().text().located().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
      Optionally { Demands() }
      "]"
    }

    static func value(of parts: (ParsedItem, [ParsedDemand]?)) -> ParsedChain.Box { (parts.0, parts.1 ?? []) }
  }

  /// What is asked of a size or a distance.
  struct Demands: UnnamedRule {
    var body: some Parser<[ParsedDemand]> { PredicateListWithParens(Predicate()) }
  }

  ///     connection ::= "-" ( ( predicateListWithParens | unsignedNumber ) "-" )? /* ws: explicit */
  struct Connection: Rule {
    static var name: StaticString { "connection" }
    @SequenceBuilder<NoSpace> var body: some Parser<[ParsedDemand]?> {
      "-"
      Optionally(NoSpace.self) {
        OneOf {
          Demands()
          StandardNumber().map { [ParsedDemand(.equal, .number($0), priority: nil)] }
        }
        "-"
      }
    }

    static func value(of demands: [ParsedDemand]?) -> [ParsedDemand] {
      demands ?? [ParsedDemand(.equal, .systemSpacing, priority: nil)]
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
  ///     spacing ::= ( "NSSpace(" | "NSLayoutAnchorConstraintSpace(" ) signedNumber ")" /* ws: explicit */
  struct PrintedSpacing: Rule {
    static var name: StaticString { "spacing" }
    @SequenceBuilder<NoSpace> var body: some Parser<Double> {
      OneOf {
        "NSSpace("
        "NSLayoutAnchorConstraintSpace("
      }
      SignedStandardNumber()
      ")"
    }
  }

  ///     equation ::= operand BLANKS? relationOperator BLANKS? ( term ( BLANKS? addition | BLANKS spacing )? | constant ) /* ws: explicit */
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedOperandOfItem, Relation, ParsedTerm)> {
      Operand()
      PossibleBlanks()
      RelationOperator()
      PossibleBlanks()
      OneOf {
        SequenceOf(NoSpace.self) {
          Term()
          Optionally {
            OneOf {
              SequenceOf(NoSpace.self) {
                PossibleBlanks()
                Addition()
              }
              SequenceOf(NoSpace.self) {
                Blanks()
                PrintedSpacing()
              }
            }
          }
        }.map { ParsedTerm(operand: $0.operand, multiplier: $0.multiplier, constant: $1 ?? 0) }
        ConstantPart().map { ParsedTerm(operand: nil, multiplier: 1, constant: $0) }
      }
    }

    static func value(of parts: (ParsedOperandOfItem, Relation, ParsedTerm)) -> ParsedLogEquation {
      ParsedLogEquation(left: parts.0, relation: parts.1, right: parts.2)
    }
  }

  /// An attribute of a view, times a number that stands before it or behind it.
  ///
  ///     term ::= ( signedNumber BLANKS? "*" BLANKS? )? operand ( BLANKS? ( "*" BLANKS? signedNumber | "/" BLANKS? signedNumber ) )? /* ws: explicit */
  struct Term: Rule {
    static var name: StaticString { "term" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Double?, ParsedOperandOfItem, Double?)> {
      Optionally(NoSpace.self) {
        SignedStandardNumber()
        PossibleBlanks()
        "*"
        PossibleBlanks()
      }
      Operand()
      Optionally(NoSpace.self) {
        PossibleBlanks()
        OneOf {
          SequenceOf(NoSpace.self) {
            "*"
            PossibleBlanks()
            SignedStandardNumber()
          }
          SequenceOf(NoSpace.self) {
            "/"
            PossibleBlanks()
            SignedStandardNumber()
          }.map { 1 / $0 }
        }
      }
    }

    static func value(of parts: (Double?, ParsedOperandOfItem, Double?)) -> ParsedTerm {
      ParsedTerm(operand: parts.1, multiplier: (parts.0 ?? 1) * (parts.2 ?? 1), constant: 0)
    }
  }

  ///     constant ::= addition
  ///                | spacing
  ///                | unsignedNumber
  struct ConstantPart: Rule {
    static var name: StaticString { "constant" }
    @SequenceBuilder<NoSpace> var body: some Parser<Double> {
      OneOf {
        Addition()
        PrintedSpacing()
        StandardNumber()
      }
    }
  }

  ///     addition ::= ( ADD_OPERATOR | SUB_OPERATOR ) BLANKS? unsignedNumber /* ws: explicit */
  struct Addition: Rule {
    static var name: StaticString { "addition" }
    @SequenceBuilder<NoSpace> var body: some Parser<(Double, Double)> {
      OneOf {
        AdditionOperator().as(1.0)
        SubtractionOperator().as(-1.0)
      }
      PossibleBlanks()
      StandardNumber()
    }

    static func value(of parts: (Double, Double)) -> Double { parts.0 * parts.1 }
  }
}
