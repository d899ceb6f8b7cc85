import GrammarCombinators

struct Reserved: KeywordSet {
  static let table = KeywordTable(["and", "or", "not", "in", "null"].map { ($0, ()) }, ignoringCase: true)
}

struct Column: Token {
  static var name: StaticString { "COLUMN" }
  static var role: TokenRole { .name }
  var body: some Parser<String> { WordOf(WordStart.self, WordPart.self).except(Reserved()).text() }
}

/// Two apostrophes stand for one: what is between them are pieces that touch.
struct Text: Token {
  static var name: StaticString { "TEXT" }
  static var role: TokenRole { .text }
  var body: some Parser<String> {
    Repeat(.oneOrMore, NoSpace.self) {
      "'"
      Repeat(.zeroOrMore, NoSpace.self) { CharacterClass(of: "'\n").complement }.text()
      "'"
    }.map { $0.joined(separator: "'") }
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

private func word(_ word: StaticString) -> LiteralWord { LiteralWord(word, ignoringCase: true) }

private let value = NamedRule("value", Blank.self) {
  OneOf {
    Text().map { Filter.Value.text($0) }
    Number().map { Filter.Value.number($0) }
    word("null").as(Filter.Value.null)
  }
}

private let comparison = OneOf {
  LiteralText("!=").as(Filter.Comparison.notEqual)
  LiteralText("<=").as(Filter.Comparison.lessOrEqual)
  LiteralText(">=").as(Filter.Comparison.greaterOrEqual)
  LiteralText("=").as(Filter.Comparison.equal)
  LiteralText("<").as(Filter.Comparison.less)
  LiteralText(">").as(Filter.Comparison.greater)
}

private enum Test {
  case compares(Filter.Comparison, Filter.Value)
  case isOneOf([Filter.Value])

  func filter(of column: String) -> Filter {
    switch self {
    case .compares(let comparison, let value): .compares(column, comparison, value)
    case .isOneOf(let values): .isOneOf(column, values)
    }
  }
}

private let test = NamedRule("test", Blank.self) {
  OneOf {
    SequenceOf(Blank.self) {
      comparison
      value
    }.map { Test.compares($0, $1) }
    SequenceOf(Blank.self) {
      word("in")
      "("
      Repeat(.oneOrMore, Blank.self, separator: { "," }) { value }
      ")"
    }.map { Test.isOneOf($0) }
  }
}

struct Condition: Rule {
  static var name: StaticString { "condition" }

  var body: some Parser<Filter> {
    OneOf {
      SequenceOf(Blank.self) {
        Column()
        test
      }.map { column, test in test.filter(of: column) }
      SequenceOf(Blank.self) {
        "("
        Recursive { Condition() }
        ")"
      }
    }
    .prefix("negation", Blank.self) {
      word("not")
    } combining: { _, filter in
      Filter.not(filter)
    }
    .infix("conjunction", .left, Blank.self) {
      word("and")
    } combining: { left, _, right in
      Filter.and(left, right)
    }
    .infix("disjunction", .left, Blank.self) {
      word("or")
    } combining: { left, _, right in
      Filter.or(left, right)
    }
  }
}
