import ConstraintGrammar
import ConstraintLayout
import Testing

/// Codes are stable: programs depend on them.
@Suite struct LayoutCodeTests {
  @Test func resolution() {
    #expect(
      DiagnosticCode.layout.map(\.rawValue) == [
        "unknown-view", "unknown-number", "number-for-view", "view-for-number", "missing-superview",
        "missing-safe-area", "missing-lhs", "missing-rhs", "unused-rhs", "division-by-zero", "zero-multiplier",
        "alignment-along-text", "no-common-ancestor", "place-alone",
        "place-times-zero", "mixed-axes", "place-and-size", "mixed-directions",
      ])
  }

  @Test func translation() {
    #expect(
      DiagnosticCode.translation.map(\.rawValue) == [
        "no-superview", "no-safe-area", "no-system-spacing", "no-priority", "no-identifier", "no-place-alone",
        "no-named-numbers", "no-division-by-name", "no-arithmetic",
        "no-such-attribute", "no-such-name", "other-item", "no-negative-number", "no-multiplier", "not-translatable",
        "ambiguous-name",
      ])
  }

  @Test func noneTwice() {
    let all = DiagnosticCode.all + DiagnosticCode.layout + DiagnosticCode.translation
    #expect(Set(all).count == all.count)
  }
}
