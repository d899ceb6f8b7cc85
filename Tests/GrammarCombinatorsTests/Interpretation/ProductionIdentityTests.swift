import GrammarCombinators
import Testing

/// Two languages in one host may call different productions by one name: a failure is explained by the one that is meant.
@Suite struct ProductionIdentityTests {
  @Test(arguments: [
    ("round (1 + ", 11, ["NUMBER"]), ("square [1 ", 10, ["\"-\"", "\"]\""]), ("round (1 ", 9, ["\")\"", "\"+\""]),
    ("square [(", 8, ["NUMBER"]), ("round x", 6, ["\"(\""]), ("square x", 7, ["\"[\""]),
  ])
  func eachLanguageIsExplainedByItsOwnRules(_ text: String, _ offset: Int, _ expected: [String]) {
    let host = OneOf {
      SequenceOf {
        "round"
        Round.Equation()
      }
      SequenceOf {
        "square"
        Square.Equation()
      }
    }
    let failure = #expect(throws: ParseFailure.self) { try host.run(text) }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations.map(\.name) == expected)
  }

  @Test func aRuleWithFieldsIsToldByWhatItIsMadeOf() {
    let host = OneOf {
      Value(mark: "a")
      Value(mark: "b")
      Value(mark: "b")
    }
    let failure = #expect(throws: ParseFailure.self) { try host.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"a\"", "\"b\""])
  }

  @Test func aRuleMayContainAnotherOfItsName() {
    let host = OneOf {
      NamedRule("value") { NamedRule("value") { "a" } }
      NamedRule("value") { NamedRule("value") { "b" } }
      NamedRule("value") { "c" }
    }
    let failure = #expect(throws: ParseFailure.self) { try host.run("x") }
    #expect(failure?.expectations.map(\.name) == ["\"a\"", "\"b\"", "\"c\""])
  }

  @Test func rulesThatContainThemselvesAreTold() {
    let host = OneOf {
      Nested(open: "(", close: ")")
      Nested(open: "[", close: "]")
    }
    let failure = #expect(throws: ParseFailure.self) { try host.run("[[x") }
    #expect(failure?.offset == 2)
    #expect(failure?.expectations.map(\.name) == ["\"[\"", "\"]\""])
  }
}

private enum Round {
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<Void> {
      "("
      Sum()
      ")"
    }
  }

  struct Sum: Rule {
    static var name: StaticString { "sum" }
    var body: some Parser<Void> { Repeat(.oneOrMore, separator: { "+" }, { Number().as(()) }) }
  }
}

private enum Square {
  struct Equation: Rule {
    static var name: StaticString { "equation" }
    var body: some Parser<Void> {
      "["
      Sum()
      "]"
    }
  }

  struct Sum: Rule {
    static var name: StaticString { "sum" }
    var body: some Parser<Void> { Repeat(.oneOrMore, separator: { "-" }, { Number().as(()) }) }
  }
}

private struct Number: Token {
  static var name: StaticString { "NUMBER" }
  var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
}

private struct Value: Rule {
  static var name: StaticString { "value" }
  let mark: StaticString
  var body: some Parser<Void> { LiteralText(mark) }
}

private struct Nested: Rule {
  static var name: StaticString { "nested" }
  let open: StaticString
  let close: StaticString
  var body: some Parser<Void> {
    LiteralText(open)
    Optionally { Recursive { self } }.map { _ in }
    LiteralText(close)
  }
}
