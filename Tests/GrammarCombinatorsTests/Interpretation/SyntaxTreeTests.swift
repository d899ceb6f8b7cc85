import GrammarCombinators
import Testing

/// Which production stands where.
@Suite struct SyntaxTreeTests {
  private func tree(of text: String, _ interpreter: Interpreter = Interpreter(Sum())) -> String? {
    let bytes = ContiguousArray(text.utf8)
    var cursor = Cursor()
    let tree = interpreter.tree(of: bytes.span, from: &cursor)
    return tree.map { "\(outline($0)) to \(cursor.offset)" }
  }

  private func outline(_ tree: SyntaxTree) -> String {
    let place = "\(tree.name) \(tree.range.lowerBound)-\(tree.range.upperBound)"
    let role = tree.role.map { " " + $0.rawValue } ?? ""
    return place + role + (tree.children.isEmpty ? "" : "(" + tree.children.map(outline).joined(separator: ", ") + ")")
  }

  @Test func productionsAndTokensHaveTheirPlaces() {
    #expect(tree(of: " 12") == "sum 1-3(NUMBER 1-3 number) to 3")
    #expect(
      tree(of: "1 + (2)")
        == #"sum 0-7(NUMBER 0-1 number, "+" 2-3 operator, nested 4-7("(" 4-5 bracket, "#
        + #"sum 5-6(NUMBER 5-6 number), ")" 6-7 bracket)) to 7"#)
  }

  /// What was tried and given up leaves nothing behind: an operator without an operand, an alternative, a look-ahead.
  @Test func whatDoesNotFitHasNoPlace() {
    #expect(tree(of: "1 + ") == "sum 0-1(NUMBER 0-1 number) to 1")
    #expect(tree(of: "1 + (2") == "sum 0-1(NUMBER 0-1 number) to 1")
    #expect(tree(of: "(") == nil)
    #expect(tree(of: "") == nil)
    let ahead = SequenceOf {
      FollowedBy { Sum() }
      Number()
    }
    #expect(tree(of: "1 + 2", Interpreter(ahead)) == "NUMBER 0-1 number to 1")
  }

  @Test func tokensComeInTheOrderOfTheText() throws {
    let bytes = ContiguousArray("1+(2+3)".utf8)
    var cursor = Cursor()
    let tree = try #require(Interpreter(Sum()).tree(of: bytes.span, from: &cursor))
    #expect(tree.tokens.map(\.range.lowerBound) == [0, 1, 2, 3, 4, 5, 6])
    #expect(tree.children.last?.tokens.map(\.range.lowerBound) == [2, 3, 4, 5, 6], "those of a part are its own")
  }

  @Test func aWalkEntersAPartBeforeThoseInsideItAndLeavesItBehindThem() throws {
    let bytes = ContiguousArray("(1)+2".utf8)
    var cursor = Cursor()
    let tree = try #require(Interpreter(Sum()).tree(of: bytes.span, from: &cursor))
    var steps: [String] = []
    tree.walk {
      steps.append("\($1) \($0.name)")
    } leaving: {
      steps.append("/\($0.name)")
    }
    #expect(
      steps == [
        "0 sum", "1 nested", "2 \"(\"", "/\"(\"", "2 sum", "3 NUMBER", "/NUMBER", "/sum", "2 \")\"", "/\")\"",
        "/nested",
        "1 \"+\"", "/\"+\"", "1 NUMBER", "/NUMBER", "/sum",
      ])
    steps = []
    tree.children[0].walk { steps.append("\($1) \($0.name)") }
    #expect(steps == ["0 nested", "1 \"(\"", "1 sum", "2 NUMBER", "1 \")\""])
  }
}

/// `sum ::= operand ( "+" operand )*`
private struct Sum: Rule {
  static var name: StaticString { "sum" }

  var body: some Parser<Void> {
    Operand()
    Repeat(.zeroOrMore) {
      "+"
      Operand()
    }
  }
}

private struct Operand: UnnamedRule {
  var body: some Parser<Void> {
    OneOf {
      Number().as(())
      Nested()
    }
  }
}

private struct Nested: Rule {
  static var name: StaticString { "nested" }

  var body: some Parser<Void> {
    "("
    Recursive { Sum() }
    ")"
  }
}

private struct Number: Token {
  static var name: StaticString { "NUMBER" }
  var body: some Parser<Double> { DecimalNumber { BytesOf(Digit.self) } }
}
