import ConstraintGrammar
import Fuzzing
import Testing

@Suite struct TextTableTests {
  private let table: TextTable
  private let subject: FuzzSubject

  init() throws {
    subject = try FuzzSubject(.formulaStyle)
    table = TextTable(subject, texts: Self.texts, count: 30, seed: 7)
  }

  private static let texts: [[UInt8]] = [
    Array("sk[.Width] == 10".utf8), Array("a[.Width] == 1e999".utf8), [0xFF], Array("sk[.Width] == 10".utf8),
    Array((String(repeating: "(", count: 60) + "a").utf8),
  ]

  @Test func rows() {
    #expect(Set(table.rows.map(\.text)).count == table.rows.count)
    #expect(table.rows.filter { $0.verdict == .accepted }.count == 30)
    #expect(table.rows.filter { $0.verdict == .rejected }.count == 30)
    for row in table.rows {
      #expect(subject.dialect.accepts(row.text) == (row.verdict == .accepted), Comment(rawValue: row.text))
    }
  }

  /// The given texts come first: one that no grammar can refuse, no bytes that are not UTF-8, none twice, one that is
  /// nested too deep and is no sentence either, and those with letters that only Unicode takes for s and k.
  @Test func givenTexts() {
    let first = table.rows.prefix(4).map { "\($0.verdict): \($0.text.prefix(20))" }
    #expect(
      first == [
        "accepted: sk[.Width] == 10", "refused: a[.Width] == 1e999", "rejected: ((((((((((((((((((((",
        "rejected: \u{17F}\u{212A}[.Width] == 10",
      ])
  }

  @Test func sameSeedSameTable() {
    #expect(TextTable(subject, texts: Self.texts, count: 30, seed: 7) == table)
    #expect(TextTable(subject, texts: Self.texts, count: 30, seed: 8) != table)
  }
}
