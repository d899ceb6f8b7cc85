import ConstraintGrammar
import ConstraintLayout
import SourceScanning
import Testing

@Suite struct MissingMetricsTests {
  /// A call that has no metrics names no numbers.
  @Test func numbersOfACallWithoutMetrics() {
    let call = #"f(NSLayoutConstraint.constraints(withVisualFormat: "H:[a(w)]", views: ["a": a]))"#
    #expect(SourceScanner().strings(in: call, .swift).flatMap { $0.diagnostics.map { $0.code } } == [.unknownView])
  }
}
