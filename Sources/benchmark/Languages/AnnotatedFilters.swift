import GrammarCombinators

/// Filters with what the article on fast grammars advises: a value beside each body, and both inlined.
enum AnnotatedFilters {
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

  struct Text: Token {
    static var name: StaticString { "TEXT" }

    @inline(__always) var body: some Parser<String> {
      "'"
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          BytesOf(Unquoted.self)
          "''"
        }
      }.text()
      "'"
    }

    @inline(__always) static func value(of text: String) -> FilterValue {
      .text(text.utf8.contains(39) ? unquoted(text.utf8) : text)
    }
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

    @inline(__always) static func value(of number: Double) -> FilterValue { .number(number) }
  }

  struct Null: UnnamedRule {
    @inline(__always) var body: some Parser<Void> { LiteralWord("null", ignoringCase: true) }
    @inline(__always) static func value(of parts: Void) -> FilterValue { .null }
  }

  struct Value: Rule {
    static var name: StaticString { "value" }

    @inline(__always) var body: some Parser<FilterValue> {
      OneOf {
        Text()
        Number()
        Null()
      }
    }
  }

  struct Operator: InlinedRule {
    static var name: StaticString { "operator" }

    @inline(__always) var body: some Parser<Comparison> {
      OneOf {
        LiteralText("!=").as(Comparison.notEqual)
        LiteralText("<=").as(Comparison.lessOrEqual)
        LiteralText(">=").as(Comparison.greaterOrEqual)
        LiteralText("=").as(Comparison.equal)
        LiteralText("<").as(Comparison.less)
        LiteralText(">").as(Comparison.greater)
      }
    }
  }

  /// What a column is compared with.
  enum Right {
    case value(Comparison, FilterValue)
    case values([FilterValue])
  }

  struct Compared: UnnamedRule {
    @inline(__always) var body: some Parser<(Comparison, FilterValue)> {
      Operator()
      Value()
    }

    @inline(__always) static func value(of parts: (Comparison, FilterValue)) -> Right { .value(parts.0, parts.1) }
  }

  struct Listed: UnnamedRule {
    @inline(__always) var body: some Parser<[FilterValue]> {
      LiteralWord("in", ignoringCase: true)
      "("
      Repeat(.oneOrMore, separator: { "," }, { Value() })
      ")"
    }

    @inline(__always) static func value(of values: [FilterValue]) -> Right { .values(values) }
  }

  struct Comparing: UnnamedRule {
    @inline(__always) var body: some Parser<(String, Right)> {
      Column()
      OneOf {
        Compared()
        Listed()
      }
    }

    @inline(__always) static func value(of parts: (String, Right)) -> Filter {
      switch parts.1 {
      case .value(let comparison, let value): .compare(parts.0, comparison, value)
      case .values(let values): .isIn(parts.0, values)
      }
    }
  }

  struct Condition: InlinedRule {
    static var name: StaticString { "condition" }

    @inline(__always) var body: some Parser<Filter> {
      OneOf {
        SequenceOf {
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

    @inline(__always) var body: some Parser<(Void?, Filter)> {
      Optionally { LiteralWord("not", ignoringCase: true) }
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
      Repeat(.oneOrMore, into: Conjoined.self, separator: { LiteralWord("and", ignoringCase: true) }, { Negation() })
    }

    @inline(__always) static func value(of filters: Conjoined) -> Filter { filters.filter ?? .isIn("", []) }
  }

  struct Disjunction: Rule {
    static var name: StaticString { "disjunction" }

    @inline(__always) var body: some Parser<Disjoined> {
      Repeat(.oneOrMore, into: Disjoined.self, separator: { LiteralWord("or", ignoringCase: true) }, { Conjunction() })
    }

    @inline(__always) static func value(of filters: Disjoined) -> Filter { filters.filter ?? .isIn("", []) }
  }

  struct File: Rule {
    static var name: StaticString { "filters" }

    @inline(__always) var body: some Parser<[Filter]> {
      Repeat(.oneOrMore, separator: { ";" }, { Disjunction() })
      End()
    }
  }
}
