import GrammarChecks
import GrammarCombinators
import Testing

/// Grammars that take twice the time for each level of nesting, and such as look like them and do not.
@Suite struct RepeatedRecursionTests {
  /// A grammar, a text of it that nests so deep, and where its problem is, if it has one.
  struct Sample: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let body: Syntax
    let text: @Sendable (Int) -> String
    var problem: GrammarProblem?
    var otherProblems: [GrammarProblem] = []
  }

  private static func problem(
    _ earlier: String, _ later: String, _ recursion: String = "start", in rule: String = "start", behind text: String
  ) -> GrammarProblem {
    .repeatedRecursion(rule: rule, earlier: earlier, later: later, recursion: recursion, behind: text)
  }

  private static let inside = limited(named("start"))
  private static let wrapped = glued(text("("), inside, text(")"))

  private static func nested(_ opening: String, _ closing: String) -> @Sendable (Int) -> String {
    { String(repeating: opening, count: $0) + "0" + String(repeating: closing, count: $0) }
  }

  static let slow = [
    Sample(
      testDescription: "the issue's", body: either(glued(wrapped, text("x")), glued(wrapped, text("y")), number),
      text: nested("(", ")y"),
      problem: problem(#""(" start ")" "x""#, #""(" start ")" "y""#, behind: "(")),
    Sample(
      testDescription: "the first alternative goes no further than the part itself",
      body: either(glued(rule("group", wrapped), text("+"), inside), rule("group", wrapped), number),
      text: nested("(", ")"), problem: problem(#"group "+" start"#, "group", "group", behind: "")),
    Sample(
      testDescription: "through other productions",
      body: either(
        rule("call", glued(rule("part", either(wrapped, number)), text("!"))),
        rule("index", glued(named("part"), text("?")))),
      text: { String(repeating: "(", count: $0) + "0?" + String(repeating: ")?", count: $0) },
      problem: problem("call", "index", "part", behind: "")),
    Sample(
      testDescription: "different beginnings that read the same",
      body: either(
        glued(either(text("("), text("[")), inside, text(")")), glued(text("("), inside, text("]")), number),
      text: nested("(", "]"), problem: problem(#"( "(" | "[" ) start ")""#, #""(" start "]""#, behind: "(")),
    Sample(
      testDescription: "behind a first recursion",
      body: either(
        glued(text("("), inside, text(","), inside, text(")")), glued(text("("), number, text(","), inside, text("]")),
        number),
      text: nested("(0,", "]"),
      problem: problem(#""(" start "," start ")""#, #""(" NUMBER "," start "]""#, behind: "(0,")),
    Sample(
      testDescription: "a repetition before its last element",
      body: either(
        number,
        glued(text("["), many(glued(inside, text(",")), spacing: .glued), inside, text("]"))),
      text: nested("[", "]"),
      problem: problem(#"start ",""#, #"start "]""#, behind: "")),
    Sample(
      testDescription: "an optional part",
      body: either(number, glued(optional(glued(wrapped, text("="))), wrapped)), text: nested("(", ")"),
      problem: problem(#""(" start ")" "=""#, #""(" start ")""#, behind: "(")),
    Sample(
      testDescription: "a separator that may also stand at the end",
      body: either(
        number,
        glued(
          text("["), many(inside, .oneOrMore, separator: text(","), spacing: .glued), text(","), inside, text(";]"))),
      text: nested("[0,", ";]"), problem: problem(#""," start"#, #""," start ";]""#, behind: ","),
      otherProblems: [
        .greedy(
          rule: "start", part: #"start ( "," start )*"#, next: #""," start ";]""#, text: ",0;]")
      ]),
    Sample(
      testDescription: "a look-ahead",
      body: either(number, glued(.lookAhead(glued(wrapped, text("=")), isPositive: false), wrapped)),
      text: nested("(", ")"), problem: problem(#""(" start ")" "=""#, #""(" start ")""#, behind: "(")),
  ]

  static let fast = [
    Sample(
      testDescription: "what the two share once",
      body: either(glued(wrapped, either(text("x"), text("y"))), number), text: nested("(", ")y")),
    Sample(
      testDescription: "beginnings that differ",
      body: either(wrapped, glued(text("["), inside, text("]")), number), text: nested("(", ")")),
    Sample(
      testDescription: "a shared beginning that does not nest",
      body: either(glued(text("(a"), inside, text(")")), glued(text("(b"), inside, text(")")), number),
      text: nested("(b", ")")),
    Sample(
      testDescription: "recursion in one of the two",
      body: either(glued(wrapped, text("x")), glued(text("("), number, text(")y")), number), text: nested("(", ")x")),
    Sample(
      testDescription: "a part shared that does not lead back",
      body: either(
        glued(text("("), rule("list", many(number, separator: text(","), spacing: .glued)), text("]")),
        glued(text("("), named("list"), text(";"), inside, text(")")), number),
      text: nested("(1;", ")")),
    Sample(
      testDescription: "a list",
      body: either(
        number,
        glued(text("["), many(inside, separator: text(","), spacing: .glued), optional(text(",")), text("]"))),
      text: nested("[", "]")),
    Sample(
      testDescription: "an optional part that begins differently",
      body: either(number, glued(optional(glued(text("-"), inside, text("="))), wrapped)), text: nested("(", ")")),
    Sample(
      testDescription: "a look-ahead at the next character",
      body: either(number, glued(.lookAhead(text("("), isPositive: true), wrapped)), text: nested("(", ")")),
  ]

  @Test(arguments: slow) func whatDoublesIsFound(sample: Sample) {
    let grammar = grammar(sample.body)
    #expect(grammar.problems == sample.otherProblems + [sample.problem].compactMap(\.self))
    // Two levels more take four times the steps.
    let steps = [9, 11].map { StepCounter.steps(of: grammar, reading: sample.text($0)) }
    #expect(steps[1] > 3 * steps[0], "\(steps)")
  }

  @Test(arguments: fast) func whatDoesNotIsNoProblem(sample: Sample) {
    let grammar = grammar(sample.body)
    #expect(grammar.problems == [])
    let steps = [10, 20].map { StepCounter.steps(of: grammar, reading: sample.text($0)) }
    #expect(steps[1] < 3 * steps[0], "\(steps)")
  }

  @Test func theAuthorIsToldWhatToDo() {
    let complaints = grammar(Self.slow[0].body).complaints
    #expect(
      complaints == [
        "in `start`, `\"(\" start \")\" \"x\"` and `\"(\" start \")\" \"y\"` both read '(' and then `start`, "
          + "which leads back to them: where the first does not fit, all of it is read again, so the time doubles with "
          + "each level of nesting; write what the two share only once, and choose behind it"
      ])
  }
}
