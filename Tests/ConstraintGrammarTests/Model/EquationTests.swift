import ConstraintGrammar
import GrammarCombinators
import Testing

@Suite struct EquationTests {
  private let text = "ab.left >= c.top * -d - 2"
  private let equation = Equation(
    Side(.attribute(of: "ab", .left)), .greaterThanOrEqual,
    Side(
      .attribute(of: "c", .top), multiplier: Multiplier(.times, .name("d", isNegated: true)),
      constant: Constant(.minus, .number(2))))

  @Test func formsOfOneEquation() throws {
    let parsed = try Dialect.expressionFormat.parse(text)
    #expect(Equation(parsed, of: text) == equation)
    #expect(Equation(parsed, of: ContiguousArray(text.utf8).span) == equation)
    #expect(try Equation(text, in: .expressionFormat) == equation)
  }

  /// Offsets count bytes, not characters.
  @Test func namesAfterCharactersOutsideASCII() throws {
    let host = "ä幅😀 " + text
    let bytes = ContiguousArray(host.utf8)
    var cursor = Cursor(offset: 9)
    let parsed = try Dialect.expressionFormat.parsePrefix(of: bytes.span, from: &cursor)
    #expect(Equation(parsed, of: host) == equation)
    #expect(Equation(parsed, of: bytes.span) == equation)
  }

  @Test func everyPartCounts() {
    let changes: [(inout Equation) -> Void] = [
      { $0.left.operand = .attribute(of: "ab", .right) }, { $0.left.operand = .attribute(of: "a", .left) },
      { $0.left.operand = .metric("ab") }, { $0.left.operand = nil }, { $0.relation = .equal },
      { $0.right.multiplier = nil }, { $0.right.multiplier?.operator = .dividedBy },
      { $0.right.multiplier?.value = .name("d", isNegated: false) }, { $0.right.constant?.operator = .plus },
      { $0.right.constant?.value = .number(-2) }, { $0.right.constant = nil },
    ]
    var seen: Set = [equation]
    for change in changes {
      var changed = equation
      change(&changed)
      #expect(changed != equation)
      seen.insert(changed)
    }
    #expect(seen.count == changes.count + 1)
  }

  @Test func scalars() {
    #expect(Scalar.number(2).negated == .number(-2))
    #expect(Scalar.name("a", isNegated: true).negated == .name("a", isNegated: false))
    #expect(Side(constant: .number(2)) == Side(nil, constant: Constant(.plus, .number(2))))
  }

  /// What reports and grammars show.
  @Test func rawValues() {
    #expect(Relation.allCases.map(\.rawValue) == ["==", "<=", ">="])
    #expect(AdditiveOperator.allCases.map(\.rawValue) == ["+", "-"])
    #expect(ScalingOperator.allCases.map(\.rawValue) == ["*", "/"])
    let listed = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
    ]
    #expect(Array(Attribute.allCases.map(\.rawValue).prefix(11)) == listed)
  }
}
