import GrammarCombinators
import Testing

@testable import ConstraintGrammar

@Suite struct DiagnosticTests {
  static let sample = Diagnostic(
    code: .unexpectedText, offset: 12, length: 2, line: 2, column: 5, found: "=:", expected: ["A", "\"b\""],
    message: "it is wrong", hint: "write 'x'")

  @Test func description() {
    #expect(Self.sample.description == "2:5: error: it is wrong (write 'x')")
    var diagnostic = Self.sample
    diagnostic.hint = nil
    #expect("\(diagnostic)" == "2:5: error: it is wrong")
  }

  @Test func value() {
    #expect(Set([Self.sample, Self.sample]).count == 1)
    let changes: [(inout Diagnostic) -> Void] = [
      { $0.code = .unexpectedEnd }, { $0.offset = 1 }, { $0.length = 1 }, { $0.line = 1 }, { $0.column = 1 },
      { $0.found = nil }, { $0.expected = [] }, { $0.message = "" }, { $0.hint = nil },
    ]
    for change in changes {
      var changed = Self.sample
      change(&changed)
      #expect(changed != Self.sample)
    }
  }

  @Test func codes() {
    #expect(
      DiagnosticCode.all.map(\.rawValue) == [
        "unexpected-end", "unexpected-text", "number-runs-on", "unicode-space", "white-space", "invalid-utf8",
        "number-too-large", "text-too-long", "nesting-too-deep", "not-finite", "two-terms", "constant-minus-term",
        "term-times-term", "divided-term", "negated-term", "no-term", "named-arithmetic", "touching-signs",
        "priority-out-of-range", "not-one-constraint",
      ])
    #expect(DiagnosticCode(rawValue: "unexpected-end") == .unexpectedEnd)
  }
}
