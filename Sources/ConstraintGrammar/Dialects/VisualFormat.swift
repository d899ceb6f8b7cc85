public import GrammarCombinators

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
    lists: ListNotation(text: VisualFormatWriter.text)
  )
}

/// The syntax in the appendix "Visual Format Language" of Apple's Auto Layout Guide, as productions.
///
/// Where Foundation reads another language than the appendix says, it is Foundation's: nothing may stand between the parts,
/// and a connection may have a relation and a priority without parentheses.
public enum VisualFormat {
  /// Whether a text that may be an equation is to be a visual format, by how it begins.
  static func begins(_ bytes: Span<UInt8>) -> Bool {
    var cursor = Cursor()
    Spaced.skip(bytes, &cursor)
    return switch bytes.byte(at: cursor.offset).map({ Unicode.Scalar($0) }) {
    case "[", "|", "-": true
    case "H", "V": bytes.byte(at: cursor.offset + 1) == UInt8(ascii: ":")
    default: false
    }
  }

  ///     visualFormatString ::= ( orientation ":" )? ( superview connection? )? view ( connection? view )* ( connection? superview )? /* ws: explicit */
  public struct VisualFormatString: Rule {
    @inlinable public static var name: StaticString { "visualFormatString" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<(Bool?, Chain.Parts)> {
      Optionally(Glued.self) {
        Orientation()
        ":"
      }
      Chain()
    }

    @inlinable @inline(__always) public static func value(of parts: (Bool?, Chain.Parts)) -> ParsedStatement {
      .constraints(equations(isVertical: parts.0 ?? false, parts.1))
    }
  }

  /// Views one after the other, perhaps from one side of their superview on, perhaps up to the other.
  public struct Chain: Fragment {
    public typealias Parts = (ParsedDistance?, ParsedBox, [(ParsedDistance, ParsedBox)], ParsedDistance?)

    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Parts> {
      Optionally(Glued.self) {
        Superview()
        Distance()
      }
      View()
      Repeat(.zeroOrMore, Glued.self) {
        Distance()
        View()
      }
      Optionally(Glued.self) {
        Distance()
        Superview()
      }
    }
  }

  ///     orientation ::= "H"
  ///                   | "V"
  public struct Orientation: Rule {
    @inlinable public static var name: StaticString { "orientation" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Bool> {
      Keywords(Orientations.self)
    }
  }

  /// The words of ``Orientation``, each with whether it is vertical.
  @usableFromInline enum Orientations: KeywordSet {
    @usableFromInline static var role: TokenRole { .keyword }
    @usableFromInline static let table = KeywordTable([("H", false), ("V", true)])
  }

  ///     superview ::= "|"
  public struct Superview: Rule {
    @inlinable public static var name: StaticString { "superview" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Void> { "|" }
  }

  ///     view ::= "[" IDENTIFIER predicateListWithParens? "]" /* ws: explicit */
  public struct View: Rule {
    @inlinable public static var name: StaticString { "view" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<(SourceRange, [ParsedPredicate]?)>
    {
      "["
      Identifier()
      Optionally { Outlined { PredicateListWithParens() } }
      "]"
    }

    @inlinable @inline(__always) public static func value(of parts: (SourceRange, [ParsedPredicate]?)) -> ParsedBox {
      ParsedBox(name: parts.0, predicates: parts.1 ?? [])
    }
  }

  /// The distance of a view from what stands before it: none, unless there is a connection.
  public struct Distance: Fragment {
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedDistance?> {
      Optionally { Connection() }
    }

    @inlinable @inline(__always) public static func value(of connection: ParsedDistance?) -> ParsedDistance {
      connection ?? .touching
    }
  }

  ///     connection ::= "-" ( predicateList "-" )? /* ws: explicit */
  public struct Connection: Rule {
    @inlinable public static var name: StaticString { "connection" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<[ParsedPredicate]?> {
      "-"
      Optionally(Glued.self) {
        Outlined { PredicateList() }
        "-"
      }
    }

    @inlinable @inline(__always) public static func value(of predicates: [ParsedPredicate]?) -> ParsedDistance {
      predicates.map { .asked($0) } ?? .system
    }
  }

  ///     predicateList ::= predicateListWithParens
  ///                     | simplePredicate
  public struct PredicateList: Rule {
    @inlinable public static var name: StaticString { "predicateList" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<[ParsedPredicate]> {
      OneOf {
        Outlined { PredicateListWithParens() }
        SimplePredicate()
      }
    }
  }

  ///     predicateListWithParens ::= "(" predicate ( "," predicate )* ")" /* ws: explicit */
  public struct PredicateListWithParens: Rule {
    @inlinable public static var name: StaticString { "predicateListWithParens" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<[ParsedPredicate]> {
      "("
      Repeat(.oneOrMore, Glued.self) {
        ","
      } _: {
        Predicate()
      }
      ")"
    }
  }

  /// A predicate alone: where it has no relation, its number has no minus sign, which would touch the one before.
  ///
  ///     simplePredicate ::= ( relation objectOfPredicate | IDENTIFIER | unsignedNumber ) ( "@" predicatePriority )? /* ws: explicit */
  public struct SimplePredicate: Rule {
    @inlinable public static var name: StaticString { "simplePredicate" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always)
    public var body: some Parser<(Relation, ParsedScalar, ParsedScalar?)> {
      OneOf {
        RelatedObject()
        EqualObject()
      }
      Preference()
    }

    @inlinable @inline(__always)
    public static func value(of parts: (Relation, ParsedScalar, ParsedScalar?)) -> [ParsedPredicate] {
      [ParsedPredicate(parts.0, parts.1, priority: parts.2)]
    }
  }

  /// A relation and what it is to.
  public struct RelatedObject: Fragment {
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<(Relation, ParsedScalar)> {
      RelationSign()
      ObjectOfPredicate()
    }
  }

  /// A name or a number without a sign, which is meant exactly.
  public struct EqualObject: Fragment {
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(StandardNumber())
      }
    }

    @inlinable @inline(__always)
    public static func value(of object: ParsedScalar) -> (Relation, ParsedScalar) { (.equal, object) }
  }

  ///     predicate ::= relation? objectOfPredicate ( "@" predicatePriority )? /* ws: explicit */
  public struct Predicate: Rule {
    @inlinable public static var name: StaticString { "predicate" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always)
    public var body: some Parser<(Relation?, ParsedScalar, ParsedScalar?)> {
      Optionally { RelationSign() }
      ObjectOfPredicate()
      Preference()
    }

    @inlinable @inline(__always)
    public static func value(of parts: (Relation?, ParsedScalar, ParsedScalar?)) -> ParsedPredicate {
      ParsedPredicate(parts.0 ?? .equal, parts.1, priority: parts.2)
    }
  }

  ///     relation ::= EQEQ_OPERATOR
  ///                | LTE_OPERATOR
  ///                | GTE_OPERATOR
  public struct RelationSign: Rule {
    @inlinable public static var name: StaticString { "relation" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<Relation> {
      OneOf {
        DoubleEqualOperator().as(Relation.equal)
        LessThanOrEqualOperator().as(Relation.lessThanOrEqual)
        GreaterThanOrEqualOperator().as(Relation.greaterThanOrEqual)
      }
    }
  }

  ///     objectOfPredicate ::= IDENTIFIER
  ///                         | signedNumber
  public struct ObjectOfPredicate: Rule {
    @inlinable public static var name: StaticString { "objectOfPredicate" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
      OneOf {
        NamedScalar()
        WrittenScalar(SignedStandardNumber())
      }
    }
  }

  /// How important a predicate is, if that is said.
  public struct Preference: Fragment {
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedScalar?> {
      Optionally(Glued.self) {
        "@"
        PredicatePriority()
      }
    }
  }

  ///     predicatePriority ::= IDENTIFIER
  ///                         | signedNumber
  public struct PredicatePriority: Rule {
    @inlinable public static var name: StaticString { "predicatePriority" }
    @inlinable public init() {}
    @SequenceBuilder<Glued> @inlinable @inline(__always) public var body: some Parser<ParsedScalar> {
      RankingScalar(SignedStandardNumber())
    }
  }
}
