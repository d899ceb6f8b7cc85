import ConstraintGrammar
import ConstraintMeaning
import Testing

@testable import ConstraintLayout

/// What to do about a problem is found out when somebody asks: for some problems that takes every dialect.
@Suite struct PendingAdviceTests {
  @Test func nobodyLooksForAdviceThatNobodyReads() {
    let searches = Searches()
    let problem = LayoutProblem(.noPriority, .equation, "no priorities", searches.advice())
    let bytes = ContiguousArray("a.width = 3".utf8)
    let diagnostic = Diagnostic(
      .error, problem.code, at: bytes.indices, in: bytes.span, message: problem.message, hint: problem.advice)
    #expect(diagnostic.code == .noPriority && diagnostic.message == "no priorities" && diagnostic.length == 11)
    #expect(searches.count == 0)
    #expect(diagnostic.followed(by: []).mistakes.count == 1 && diagnostic.fixIts == [])
    #expect(searches.count == 0)
    #expect(diagnostic.hint == "set it on the constraint")
    #expect(searches.count == 1)
  }

  @Test func adviceThatIsGivenIsKept() {
    var problem = LayoutProblem(.noPriority, .equation, "no priorities", "one")
    #expect(problem == LayoutProblem(.noPriority, .equation, "no priorities", "one"))
    problem.hint = "two"
    #expect(problem.hint == "two" && problem != LayoutProblem(.noPriority, .equation, "no priorities", "one"))
  }

  /// Used by one test at a time.
  private final class Searches: @unchecked Sendable {
    private(set) var count = 0

    func advice() -> String? {
      count += 1
      return "set it on the constraint"
    }
  }
}
