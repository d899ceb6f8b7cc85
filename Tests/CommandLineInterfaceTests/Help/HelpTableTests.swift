import Testing

@testable import CommandLineInterface

@Suite struct HelpTableTests {
  @Test func columns() {
    let table = HelpTable(rows: [
      ("a", ["One."]), ("longer", ["Two.", "Three."]), ("none", []),
      ("fits", [String(repeating: "x", count: 34) + " " + String(repeating: "x", count: 35)]),
      ("a term that is wider than its column", [String(repeating: "word ", count: 15)]),
    ])
    #expect(
      table.lines.joined(separator: "\n") == """
          a       One.
          longer  Two.
                  Three.
          none
          fits    xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx
          a term that is wider than its column
                  word word word word word word word word word word word word word word
                  word
        """)
  }
}
