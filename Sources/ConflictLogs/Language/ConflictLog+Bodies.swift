import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

extension ConflictLog {
  /// A visual format with views in place of names.
  ///
  ///     visual ::= ORIENTATION? ( "|" connection? )? box ( connection? box )* ( connection? "|" )? /* ws: explicit */
  struct Visual: Rule {
    static var name: StaticString { "visual" }
    typealias Chain = ([ParsedDemand]??, ParsedBox, [([ParsedDemand]?, ParsedBox)], [ParsedDemand]??)

    @SequenceBuilder<NoSpace> var body: some Parser<(Bool?, Chain)> {
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
      }
    }

    static func value(of parts: (Bool?, Chain)) -> ParsedBody {
      let (isVertical, (leading, first, links, trailing)) = parts
      return ParsedBody(isVertical: isVertical ?? false, leading: leading, first, links, trailing: trailing)
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

    static func value(of parts: (ParsedItem, [ParsedDemand]?)) -> ParsedBox { (parts.0, parts.1 ?? []) }
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
          StandardNumber().map { [ParsedDemand(relation: .equal, object: .number($0), priority: nil)] }
        }
        "-"
      }
    }

    static func value(of demands: [ParsedDemand]?) -> [ParsedDemand] {
      demands ?? [ParsedDemand(relation: .equal, object: .systemSpacing, priority: nil)]
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
      ParsedDemand(relation: parts.0 ?? .equal, object: parts.1, priority: parts.2)
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
    typealias RightSide = (Term.Parts?, Double)

    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedOperandOfItem, Relation, RightSide)> {
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
        }.map { RightSide($0, $1 ?? 0) }
        ConstantPart().map { RightSide(nil, $0) }
      }
    }

    static func value(of parts: (ParsedOperandOfItem, Relation, RightSide)) -> ParsedBody {
      let (left, relation, (term, constant)) = parts
      guard let (right, multiplier) = term else {
        return ParsedBody(LayoutConstraint(left.item, left.attribute, relation, constant: constant))
      }
      return ParsedBody(
        LayoutConstraint(
          left.item, left.attribute, relation, right.item, right.attribute, multiplier: multiplier, constant: constant))
    }
  }

  /// An attribute of a view, times a number that stands before it or behind it.
  ///
  ///     term ::= ( signedNumber BLANKS? "*" BLANKS? )? operand ( BLANKS? ( "*" BLANKS? signedNumber | "/" BLANKS? signedNumber ) )? /* ws: explicit */
  struct Term: Rule {
    typealias Parts = (operand: ParsedOperandOfItem, multiplier: Double)

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

    static func value(of parts: (Double?, ParsedOperandOfItem, Double?)) -> Parts {
      (parts.1, (parts.0 ?? 1) * (parts.2 ?? 1))
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
