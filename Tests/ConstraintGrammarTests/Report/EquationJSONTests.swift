import ConstraintGrammar
import ConstraintReports
import JSON
import Testing

@Suite struct EquationJSONTests {
  private func json(_ text: String, in dialect: Dialect) throws -> String {
    let bytes = ContiguousArray(text.utf8)
    let equation = try dialect.parse(bytes.span)
    var writer = JSONWriter()
    writer.object { $0.members(of: equation, in: bytes.span) }
    return writer.text
  }

  private static let left = #"{"left":{"item":"a","attribute":"left","multiplier":null,"constant":null},"#

  @Test(arguments: [("=", "=="), ("<=", "<="), (">=", ">=")]) func relations(sign: String, relation: String) throws {
    #expect(
      try json("a.left \(sign) b.centerX", in: .expressionFormat)
        == Self.left + "\"relation\":\"\(relation)\","
        + #""right":{"item":"b","attribute":"centerX","multiplier":null,"constant":null}}"#)
  }

  @Test(arguments: [
    (
      "a.left = b.left * -m - -0.5",
      #""relation":"==","right":{"item":"b","attribute":"left","multiplier":{"operator":"*","value":"-m"},"#
        + #""constant":{"operator":"-","value":-0.5}}}"#
    ),
    (
      "a.left = 10",
      #""relation":"==","right":{"item":null,"attribute":null,"multiplier":null,"#
        + #""constant":{"operator":"+","value":10}}}"#
    ),
  ])
  func expressionFormat(text: String, rest: String) throws {
    #expect(try json(text, in: .expressionFormat) == Self.left + rest)
  }

  @Test(arguments: [
    (
      "a.left = b.left / 2 + gap",
      #""relation":"==","right":{"item":"b","attribute":"left","multiplier":{"operator":"/","value":2},"#
        + #""constant":{"operator":"+","value":"gap"}}}"#
    ),
    (
      "a.left = margin * 2 + 3",
      #""relation":"==","right":{"item":null,"attribute":null,"metric":"margin","#
        + #""multiplier":{"operator":"*","value":2},"constant":{"operator":"+","value":3}}}"#
    ),
  ])
  func compactConstraint(text: String, rest: String) throws {
    #expect(try json(text, in: .compactConstraint) == Self.left + rest)
  }
}
