import Spelling
import Testing

@Suite struct QuotationTests {
  @Test func quotation() {
    let forty = String(repeating: "x", count: 40)
    #expect("".inQuotationMarks == "''")
    #expect("a\tb\u{7F}".inQuotationMarks == #"'a\tb\u{7F}'"#)
    #expect(forty.inQuotationMarks == "'\(forty)'")
    #expect((forty + "y").inQuotationMarks == "'xxxxxxxxxxxxxxxxxxxx…xxxxxxxxxy'")
    // What is long is not gone through as a whole.
    let long = "\u{7F}" + String(repeating: "ä", count: 80) + "\t\u{7F}"
    #expect(long.inQuotationMarks == #"'\u{7F}ääääääääääääää…ää\t\u{7F}'"#)
  }
}
