public import ConstraintGrammar
import GrammarCombinators

extension Dialect {
  /// Apple's Visual Format Language, as Foundation reads it: `|-[find]-[findNext]-[findField(>=20)]-|`.
  public static let visualFormat = Dialect(
    name: "visual-format",
    aliases: ["VFL", "VisualFormat"],
    library: "Auto Layout",
    sample: "|-[find]-[findNext]-[findField(>=20)]-|",
    notation: Notation(
      DoubleEqualOperator.self, LessThanOrEqualOperator.self, GreaterThanOrEqualOperator.self, allowsExponents: true),
    text: StatementText(VisualFormat.VisualFormatString()),
    statement: VisualFormat.VisualFormatString(),
    lists: ListNotation(of: VisualFormat.production, text: VisualFormatWriter.text)
  )
}

/// The syntax in the appendix "Visual Format Language" of Apple's Auto Layout Guide, as productions.
///
/// Where Foundation reads another language than the appendix says, it is Foundation's: nothing may stand between the parts,
/// and a connection may have a relation and a priority without parentheses.
enum VisualFormat {
  /// The name of the production that a list of constraints is.
  static var production: String { "\(VisualFormatString.name)" }

  /// Whether a text that may be an equation is to be a visual format, by how it begins.
  static func begins(_ bytes: Span<UInt8>) -> Bool {
    var cursor = Cursor()
    WhiteSpace.skip(bytes, &cursor)
    return switch bytes.byte(at: cursor.offset).map({ Unicode.Scalar($0) }) {
    case "[", "|", "-": true
    case "H", "V": bytes.byte(at: cursor.offset + 1) == UInt8(ascii: ":")
    default: false
    }
  }

  ///     visualFormatString ::= ( orientation ":" )? ( superview connection? )? view ( connection? view )* ( connection? superview )? /* ws: explicit */
  struct VisualFormatString: Rule {
    static var name: StaticString { "visualFormatString" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(Bool?, Chain.Parts)> {
      Optionally(NoSpace.self) {
        Orientation()
        ":"
      }
      Chain()
    }

    @inline(__always) static func value(of parts: (Bool?, Chain.Parts)) -> ParsedStatement {
      .constraints(equations(isVertical: parts.0 ?? false, parts.1))
    }
  }

  /// Views one after the other, perhaps from one side of their superview on, perhaps up to the other.
  struct Chain: UnnamedRule {
    typealias Parts = (ParsedDistance?, ParsedBox, [(ParsedDistance, ParsedBox)], ParsedDistance?)

    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Parts> {
      Optionally(NoSpace.self) {
        Superview()
        Distance()
      }
      View()
      Repeat(.zeroOrMore, NoSpace.self) {
        Distance()
        View()
      }
      Optionally(NoSpace.self) {
        Distance()
        Superview()
      }
    }
  }

  ///     orientation ::= "H"
  ///                   | "V"
  struct Orientation: Rule {
    static var name: StaticString { "orientation" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Bool> {
      Orientations()
    }
  }

  /// The words of ``Orientation``, each with whether it is vertical.
  struct Orientations: KeywordSet {
    static var role: TokenRole { .keyword }
    static let table = KeywordTable([("H", false), ("V", true)])
  }

  ///     superview ::= "|"
  struct Superview: Rule {
    static var name: StaticString { "superview" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Void> { "|" }
  }

  ///     view ::= "[" IDENTIFIER predicateListWithParens? "]" /* ws: explicit */
  struct View: Rule {
    static var name: StaticString { "view" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(SourceRange, [ParsedPredicate]?)> {
      "["
      Identifier()
      Optionally { PredicateListWithParens(Predicate()) }
      "]"
    }

    @inline(__always) static func value(of parts: (SourceRange, [ParsedPredicate]?)) -> ParsedBox {
      ParsedBox(name: parts.0, predicates: parts.1 ?? [])
    }
  }

  /// The distance of a view from what stands before it: none, unless there is a connection.
  struct Distance: UnnamedRule {
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedDistance?> {
      Optionally { Connection() }
    }

    @inline(__always) static func value(of connection: ParsedDistance?) -> ParsedDistance {
      connection ?? .touching
    }
  }

  ///     connection ::= "-" ( predicateList "-" )? /* ws: explicit */
  struct Connection: Rule {
    static var name: StaticString { "connection" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<[ParsedPredicate]?> {
      "-"
      Optionally(NoSpace.self) {
        PredicateList()
        "-"
      }
    }

    @inline(__always) static func value(of predicates: [ParsedPredicate]?) -> ParsedDistance {
      predicates.map { .asked($0) } ?? .system
    }
  }

  ///     predicateList ::= predicateListWithParens
  ///                     | simplePredicate
  struct PredicateList: Rule {
    static var name: StaticString { "predicateList" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<[ParsedPredicate]> {
      OneOf {
        PredicateListWithParens(Predicate())
        SimplePredicate()
      }
    }
  }

  /// A predicate alone: where it has no relation, its number has no minus sign, which would touch the one before.
  ///
  ///     simplePredicate ::= ( relation objectOfPredicate | IDENTIFIER | unsignedNumber ) ( "@" predicatePriority )? /* ws: explicit */
  struct SimplePredicate: Rule {
    static var name: StaticString { "simplePredicate" }
    @SequenceBuilder<NoSpace> @inline(__always)
    var body: some Parser<(Relation, ParsedScalar, ParsedScalar?)> {
      OneOf {
        RelatedObject()
        EqualObject()
      }
      Preference()
    }

    @inline(__always)
    static func value(of parts: (Relation, ParsedScalar, ParsedScalar?)) -> [ParsedPredicate] {
      [ParsedPredicate(parts.0, parts.1, priority: parts.2)]
    }
  }

  /// A relation and what it is to.
  struct RelatedObject: UnnamedRule {
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<(Relation, ParsedScalar)> {
      RelationSign()
      ObjectOfPredicate()
    }
  }

  /// A name or a number without a sign, which is meant exactly.
  struct EqualObject: UnnamedRule {
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(StandardNumber())
      }
    }

    @inline(__always)
    static func value(of object: ParsedScalar) -> (Relation, ParsedScalar) { (.equal, object) }
  }

  ///     predicate ::= relation? objectOfPredicate ( "@" predicatePriority )? /* ws: explicit */
  struct Predicate: Rule {
    static var name: StaticString { "predicate" }
    @SequenceBuilder<NoSpace> @inline(__always)
    var body: some Parser<(Relation?, ParsedScalar, ParsedScalar?)> {
      Optionally { RelationSign() }
      ObjectOfPredicate()
      Preference()
    }

    @inline(__always)
    static func value(of parts: (Relation?, ParsedScalar, ParsedScalar?)) -> ParsedPredicate {
      ParsedPredicate(parts.0 ?? .equal, parts.1, priority: parts.2)
    }
  }

  ///     relation ::= EQEQ_OPERATOR
  ///                | LTE_OPERATOR
  ///                | GTE_OPERATOR
  struct RelationSign: Rule {
    static var name: StaticString { "relation" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<Relation> {
      OneOf {
        DoubleEqualOperator().as(Relation.equal)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      }
    }
  }

  ///     objectOfPredicate ::= IDENTIFIER
  ///                         | signedNumber
  struct ObjectOfPredicate: Rule {
    static var name: StaticString { "objectOfPredicate" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(SignedStandardNumber())
      }
    }
  }

  /// How important a predicate is, if that is said.
  struct Preference: UnnamedRule {
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedScalar?> {
      Optionally(NoSpace.self) {
        "@"
        PredicatePriority()
      }
    }
  }

  ///     predicatePriority ::= IDENTIFIER
  ///                         | signedNumber
  struct PredicatePriority: Rule {
    static var name: StaticString { "predicatePriority" }
    @SequenceBuilder<NoSpace> @inline(__always) var body: some Parser<ParsedScalar> {
      RankingScalar(SignedStandardNumber())
    }
  }
}
