import GrammarCombinators

/// Filters in the plain style of the articles: lines, and closures behind them.
enum PlainFilters {
  struct Reserved: KeywordSet {
    static let table = KeywordTable(["and", "or", "not", "in", "null"].map { ($0, ()) }, ignoringCase: true)
  }

  struct Column: Token {
    static var name: StaticString { "COLUMN" }
    var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).except(Reserved()).text() }
  }

  struct Text: Token {
    static var name: StaticString { "TEXT" }

    var body: some Parser<String> {
      "'"
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          CharacterClass(of: "'").complement
          "''"
        }
      }.text().map { $0.utf8.contains(39) ? unquoted($0.utf8) : $0 }
      "'"
    }
  }

  struct Number: Token {
    static var name: StaticString { "NUMBER" }

    var body: some Parser<Double> {
      DecimalNumber {
        Optionally(NoSpace.self) { "-" }
        BytesOf(Digit.self)
        Optionally(NoSpace.self) {
          "."
          BytesOf(Digit.self)
        }
      }
    }
  }

  struct Value: Rule {
    static var name: StaticString { "value" }

    var body: some Parser<FilterValue> {
      OneOf {
        Text().map(FilterValue.text)
        Number().map(FilterValue.number)
        LiteralWord("null", ignoringCase: true).as(FilterValue.null)
      }
    }
  }

  struct Operator: Rule {
    static var name: StaticString { "operator" }

    var body: some Parser<Comparison> {
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

  struct Condition: Rule {
    static var name: StaticString { "condition" }

    var body: some Parser<Filter> {
      OneOf {
        SequenceOf {
          "("
          Recursive { Disjunction() }
          ")"
        }
        SequenceOf {
          Column()
          Operator()
          Value()
        }.map(Filter.compare)
        SequenceOf {
          Column()
          LiteralWord("in", ignoringCase: true)
          "("
          Repeat(.oneOrMore, separator: { "," }, { Value() })
          ")"
        }.map(Filter.isIn)
      }
    }
  }

  struct Negation: Rule {
    static var name: StaticString { "negation" }

    var body: some Parser<Filter> {
      SequenceOf {
        Optionally { LiteralWord("not", ignoringCase: true) }
        Condition()
      }.map { sign, filter in sign == nil ? filter : Filter.not(filter) }
    }
  }

  struct Conjunction: Rule {
    static var name: StaticString { "conjunction" }

    var body: some Parser<Filter> {
      Repeat(.oneOrMore, separator: { LiteralWord("and", ignoringCase: true) }, { Negation() })
        .map { filters in filters.dropFirst().reduce(filters[0]) { Filter.and($0, $1) } }
    }
  }

  struct Disjunction: Rule {
    static var name: StaticString { "disjunction" }

    var body: some Parser<Filter> {
      Repeat(.oneOrMore, separator: { LiteralWord("or", ignoringCase: true) }, { Conjunction() })
        .map { filters in filters.dropFirst().reduce(filters[0]) { Filter.or($0, $1) } }
    }
  }

  struct File: Rule {
    static var name: StaticString { "filters" }

    var body: some Parser<[Filter]> {
      Repeat(.oneOrMore, separator: { ";" }, { Disjunction() })
      End()
    }
  }
}
