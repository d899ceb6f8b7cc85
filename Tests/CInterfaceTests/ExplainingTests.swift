import CConstraintGrammar
import ConflictLogs
import Testing

/// The logs of Auto Layout, explained through the header.
@Suite struct ExplainingTests {
  private static let log = """
    <NSLayoutConstraint:0x1 A:0x2.width == 3>
    <NSLayoutConstraint:0x3 A:0x2.width == 4>
    Will attempt to recover by breaking constraint
    <NSLayoutConstraint:0x3 A:0x2.width == 4>

    """

  @Test func forAPerson() {
    let explained = """
      a.txt:7: 2 constraints contradict each other (2 times)
        A is 3 wide (line 7)
        but A is 4 wide (line 8)
      The system gave up: A is 4 wide.
      Advice: keep one of these two; to change a constraint, set the constant of the one that is there.

      """
    let other = """
      a.txt:15: 1 constraint contradicts itself
        B is -1 wide (line 15)
        but nothing can be less than 0 wide
      Advice: change the number of this constraint, which no view can keep: B is -1 wide.

      """
    let text = Self.log + Self.log + "<NSLayoutConstraint:0x1 B:0x2.width == -1>"
    #expect(
      CLibrary.explained(text, CONSTRAINT_GRAMMAR_DIAGNOSTICS.rawValue, file: "a.txt") == explained + "\n" + other)
    let plain = CLibrary.explained(Self.log, CONSTRAINT_GRAMMAR_DIAGNOSTICS.rawValue, file: nil, line: 1)
    let logs = ConflictLog.logs(in: Self.log)
    #expect(plain == logs.map { ConflictExplanation(of: $0).text().joined(separator: "\n") + "\n" }.joined())
  }

  @Test func asJSON() {
    let record = CLibrary.explained(Self.log, CONSTRAINT_GRAMMAR_RECORD.rawValue, file: nil, line: 1)
    #expect(
      record
        == #"""
        {"line":1,"file":null,"count":1,"constraints":[{"line":1,"text":"<NSLayoutConstraint:0x1 A:0x2.width == 3>","ok":true,\#
        "class":"NSLayoutConstraint","address":"0x1","place":null,"madeBy":"app","firstItem":"0x2","firstAttribute":"width",\#
        "relation":"==","secondItem":null,"secondAttribute":"notAnAttribute","multiplier":1,"constant":3,"priority":1000,\#
        "identifier":null},{"line":2,"text":"<NSLayoutConstraint:0x3 A:0x2.width == 4>","ok":true,\#
        "class":"NSLayoutConstraint","address":"0x3","place":null,"madeBy":"app","firstItem":"0x2","firstAttribute":"width",\#
        "relation":"==","secondItem":null,"secondAttribute":"notAnAttribute","multiplier":1,"constant":4,"priority":1000,\#
        "identifier":null}],"views":[{"address":"0x2","class":"A","title":null,"name":"A"}],\#
        "conflict":{"constraints":[0,1],"proof":[{"constraint":0,"times":1},{"constraint":1,"times":-1}],"assumedSuperview":null,\#
        "text":"A is 3 wide (line 1)\nbut A is 4 wide (line 2)"},"given up":"0x3",\#
        "advice":[{"constraint":0,\#
        "text":"keep one of these two; to change a constraint, set the constant of the one that is there",\#
        "swift":null,"objc":null}],\#
        "drawings":[{"axis":"horizontal","extents":[{"item":"0x2","start":0,"end":3}],"undetermined":[],\#
        "demand":{"item":"0x2","start":0,"end":4},"constraint":1}],\#
        "text":"line 1: 2 constraints contradict each other\n  A is 3 wide (line 1)\n  but A is 4 wide (line 2)\n\#
        The system gave up: A is 4 wide.\n\#
        Advice: keep one of these two; to change a constraint, set the constant of the one that is there."}
        """#)
    let several = CLibrary.explained(
      Self.log + "<NSLayoutConstraint:0x1 B:0x2.width == -1>", CONSTRAINT_GRAMMAR_RECORD.rawValue, file: "a")
    #expect(several.split(separator: "\n").count == 2)
  }

  @Test func withoutALog() {
    for report in [CONSTRAINT_GRAMMAR_RECORD, CONSTRAINT_GRAMMAR_DIAGNOSTICS] {
      #expect(CLibrary.explained("fine\n", report.rawValue, file: nil) == "")
      #expect(CLibrary.explained("", report.rawValue, file: nil) == "")
    }
    // Nothing is written.
    let status = unsafe constraint_grammar_explain(
      "", 0, Int32(CONSTRAINT_GRAMMAR_RECORD_WITH_TREE.rawValue), nil, nil, 0)
    #expect(status == Int(CONSTRAINT_GRAMMAR_UNKNOWN_REPORT.rawValue))
  }
}
