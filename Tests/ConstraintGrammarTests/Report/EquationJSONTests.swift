import ConstraintGrammar
import ConstraintReports
import JSON
import Testing

@Suite struct EquationJSONTests {
  private func json(_ equation: Equation) -> String {
    var writer = JSONWriter()
    writer.object { $0.members(of: equation) }
    return writer.text
  }

  private let left = Side(.attribute(of: "a", .left))
  private let leftJSON = #""left":{"item":"a","attribute":"left","multiplier":null,"constant":null}"#

  @Test(arguments: [
    (Relation.equal, "=="), (.lessThanOrEqual, "<="), (.greaterThanOrEqual, ">="),
  ])
  func relations(relation: Relation, sign: String) {
    #expect(
      json(Equation(left, relation, Side(.attribute(of: "b", .centerX))))
        == "{\(leftJSON),\"relation\":\"\(sign)\","
        + #""right":{"item":"b","attribute":"centerX","multiplier":null,"constant":null}}"#)
  }

  @Test func multiplierAndConstant() {
    let right = Side(
      .attribute(of: "b", .left), multiplier: Multiplier(.dividedBy, .number(2)),
      constant: Constant(.plus, .name("gap", isNegated: false)))
    #expect(
      json(Equation(left, .equal, right))
        == "{\(leftJSON)," + #""relation":"==","right":{"item":"b","attribute":"left","#
        + #""multiplier":{"operator":"/","value":2},"constant":{"operator":"+","value":"gap"}}}"#)
  }

  @Test func negatedValues() {
    let right = Side(
      .attribute(of: "b", .left), multiplier: Multiplier(.times, .name("m", isNegated: true)),
      constant: Constant(.minus, .number(-0.5)))
    #expect(
      json(Equation(left, .equal, right))
        == "{\(leftJSON)," + #""relation":"==","right":{"item":"b","attribute":"left","#
        + #""multiplier":{"operator":"*","value":"-m"},"constant":{"operator":"-","value":-0.5}}}"#)
  }

  @Test func constantAlone() {
    #expect(
      json(Equation(left, .equal, Side(constant: .number(10))))
        == "{\(leftJSON)," + #""relation":"==","right":{"item":null,"attribute":null,"multiplier":null,"#
        + #""constant":{"operator":"+","value":10}}}"#)
  }

  @Test func metric() {
    let right = Side(
      .metric("margin"), multiplier: Multiplier(.times, .number(2)), constant: Constant(.plus, .number(3)))
    #expect(
      json(Equation(left, .equal, right))
        == "{\(leftJSON)," + #""relation":"==","right":{"item":null,"attribute":null,"metric":"margin","#
        + #""multiplier":{"operator":"*","value":2},"constant":{"operator":"+","value":3}}}"#)
  }
}
