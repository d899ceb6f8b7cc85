import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintReports
import Testing

@Suite struct DiagnosticJSONTests {
  private func json(_ text: String) -> String? {
    do throws(Diagnostic) {
      _ = try Dialect.expressionFormat.withHints().parse(text)
      return nil
    } catch {
      return error.json
    }
  }

  @Test func everyMember() {
    #expect(
      json("a.left\n  ≥ 3") == #"{"code":"unexpected-text","offset":9,"length":3,"line":2,"column":3,"found":"≥","#
        + #""expected":["EQ_OPERATOR","GTE_OPERATOR","LTE_OPERATOR"],"message":"'≥' is not a relation in this dialect","#
        + #""hint":"write '>='","fixIts":[{"offset":9,"length":3,"column":3,"endColumn":4,"replacement":">="}]}"#)
  }

  @Test func absentMembers() {
    #expect(
      json("a.left =") == #"{"code":"unexpected-end","offset":8,"length":0,"line":1,"column":9,"found":null,"#
        + #""expected":["IDENTIFIER","NUMERAL","SUB_OPERATOR"],"#
        + #""message":"expected a name, a number or '-', but the text ends here","hint":null,"fixIts":[]}"#)
    let zeros = String(repeating: "0", count: 309)
    #expect(
      json("a.left = 1" + zeros)
        == #"{"code":"number-too-large","offset":9,"length":310,"line":1,"column":10,"found":"1\#(zeros)","#
        + #""expected":[],"message":"the number '10000000000000000000…0000000000' is too large: the limit is about 1.8e308","#
        + #""hint":null,"fixIts":[]}"#)
  }
}
