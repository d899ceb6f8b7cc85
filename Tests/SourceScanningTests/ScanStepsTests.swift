import ConstraintGrammar
import SourceScanning
import Testing

/// The time that a scan takes, in bytes and tokens that are looked at.
@Suite struct ScanStepsTests {
  /// Each of many uses would lead to the same long value.
  @Test func staysLinearWhereManyNamesLeadToALongValue() {
    let value = Array(repeating: "\"a\"", count: 1000).joined(separator: " + ")
    let calls = String(repeating: "rule(text)\n", count: 1000)
    let source = ContiguousArray("func f() {\nlet text = \(value)\n\(calls)}\n".utf8)
    let scanner = SourceScanner(calls: [KnownCall("rule", .equations)], operators: nil)
    let (strings, steps) = scanner.scan(source, .swift)
    #expect(!strings.isEmpty)
    #expect(steps <= 100 * source.count)
  }
}
