import Filters
import GrammarCombinators

/// Filters with what the article on fast grammars advises: a value beside each body, and both inlined.
enum AnnotatedFilters {
  /// A line ends a filter.
  enum Blanks: ByteClass, Spacing {
    @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }
  }

  struct Reserved: KeywordSet {
    static let table = KeywordTable(["and", "or", "not", "in", "null"].map { ($0, ()) }, ignoringCase: true)
  }

  struct Column: Token {
    static var name: StaticString { "COLUMN" }
    @inline(__always) var body: some Parser<String> {
      WordOf(WordStart.self, WordPart.self).except(Reserved()).text()
    }
  }

  enum Unquoted: ByteClass {
    @inline(__always) static func contains(_ byte: UInt8) -> Bool { byte != 39 }
  }

  /// Pieces with an apostrophe between them.
  struct Pieces: OutputCollection {
    private(set) var text: String?
    @inline(__always) mutating func append(_ piece: String) { text = text.map { $0 + "'" + piece } ?? piece }
  }

  struct Text: Token {
    static var name: StaticString { "TEXT" }

    @inline(__always) var body: some Parser<Pieces> {
      Repeat(.oneOrMore, into: Pieces.self, NoSpace.self) {
        "'"
        Optionally(NoSpace.self) { BytesOf(Unquoted.self) }.text()
        "'"
      }
    }

    @inline(__always) static func value(of pieces: Pieces) -> Filter.Value { .text(pieces.text ?? "") }
  }

  struct Number: Token {
    static var name: StaticString { "NUMBER" }

    @inline(__always) var body: some Parser<Double> {
      DecimalNumber {
        Optionally(NoSpace.self) { "-" }
        BytesOf(Digit.self)
        Optionally(NoSpace.self) {
          "."
          BytesOf(Digit.self)
        }
      }
    }

    @inline(__always) static func value(of number: Double) -> Filter.Value { .number(number) }
  }

  struct Value: InlinedRule {
    static var name: StaticString { "value" }

    @inline(__always) var body: some Parser<Filter.Value> {
      OneOf {
        Text()
        Number()
        LiteralWord("null", ignoringCase: true).as(Filter.Value.null)
      }
    }
  }

  struct Operator: InlinedRule {
    static var name: StaticString { "operator" }

    @inline(__always) var body: some Parser<Filter.Comparison> {
      OneOf {
        LiteralText("!=").as(Filter.Comparison.notEqual)
        LiteralText("<=").as(Filter.Comparison.lessOrEqual)
        LiteralText(">=").as(Filter.Comparison.greaterOrEqual)
        LiteralText("=").as(Filter.Comparison.equal)
        LiteralText("<").as(Filter.Comparison.less)
        LiteralText(">").as(Filter.Comparison.greater)
      }
    }
  }

  /// What a column is compared with.
  enum Right {
    case value(Filter.Comparison, Filter.Value)
    case values([Filter.Value])
  }

  struct Compared: UnnamedRule {
    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<(Filter.Comparison, Filter.Value)> {
      Operator()
      Value()
    }

    @inline(__always) static func value(of parts: (Filter.Comparison, Filter.Value)) -> Right {
      .value(parts.0, parts.1)
    }
  }

  struct Listed: UnnamedRule {
    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<[Filter.Value]> {
      LiteralWord("in", ignoringCase: true)
      "("
      Repeat(.oneOrMore, Blanks.self, separator: { "," }, { Value() })
      ")"
    }

    @inline(__always) static func value(of values: [Filter.Value]) -> Right { .values(values) }
  }

  struct Comparing: UnnamedRule {
    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<(String, Right)> {
      Column()
      OneOf {
        Compared()
        Listed()
      }
    }

    @inline(__always) static func value(of parts: (String, Right)) -> Filter {
      switch parts.1 {
      case .value(let comparison, let value): .compares(parts.0, comparison, value)
      case .values(let values): .isOneOf(parts.0, values)
      }
    }
  }

  struct Condition: InlinedRule {
    static var name: StaticString { "condition" }

    @inline(__always) var body: some Parser<Filter> {
      OneOf {
        SequenceOf(Blanks.self) {
          "("
          Recursive { Disjunction() }
          ")"
        }
        Comparing()
      }
    }
  }

  struct Negation: Rule {
    static var name: StaticString { "negation" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<(Void?, Filter)> {
      Optionally(Blanks.self) { LiteralWord("not", ignoringCase: true) }
      Condition()
    }

    @inline(__always) static func value(of parts: (Void?, Filter)) -> Filter {
      parts.0 == nil ? parts.1 : .not(parts.1)
    }
  }

  /// Filters one after the other, combined from left to right.
  struct Conjoined: OutputCollection {
    private(set) var filter: Filter?
    @inline(__always) mutating func append(_ next: Filter) { filter = filter.map { .and($0, next) } ?? next }
  }

  struct Disjoined: OutputCollection {
    private(set) var filter: Filter?
    @inline(__always) mutating func append(_ next: Filter) { filter = filter.map { .or($0, next) } ?? next }
  }

  struct Conjunction: InlinedRule {
    static var name: StaticString { "conjunction" }

    @inline(__always) var body: some Parser<Conjoined> {
      Repeat(
        .oneOrMore, into: Conjoined.self, Blanks.self, separator: { LiteralWord("and", ignoringCase: true) },
        { Negation() })
    }

    @inline(__always) static func value(of filters: Conjoined) -> Filter { filters.filter ?? .isOneOf("", []) }
  }

  struct Disjunction: Rule {
    static var name: StaticString { "disjunction" }

    @inline(__always) var body: some Parser<Disjoined> {
      Repeat(
        .oneOrMore, into: Disjoined.self, Blanks.self, separator: { LiteralWord("or", ignoringCase: true) },
        { Conjunction() })
    }

    @inline(__always) static func value(of filters: Disjoined) -> Filter { filters.filter ?? .isOneOf("", []) }
  }

  struct File: Rule {
    static var name: StaticString { "filters" }

    @SequenceBuilder<Blanks> @inline(__always) var body: some Parser<[Filter]> {
      Repeat(.oneOrMore, Blanks.self, separator: { "\n" }, { Disjunction() })
      End()
    }
  }
}
