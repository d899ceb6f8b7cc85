import GrammarChecks
import GrammarCombinators
import GrammarExport
import SettingsFile
import Testing

@Suite("Settings in sections") struct SettingsFileTests {
  @Test func sections() {
    let file = SettingsFile(
      "a = 1\r\n\n[net work] \n; two\nhost = \"a;b \\\"c\\\"\\n\"\nport=-80.5\nopen = True\nname = 12 apples  \n[a]\na = \"\"\n"
    )
    #expect(file.failures.isEmpty)
    #expect(
      file.settings == [
        "": ["a": .number(1)], "a": ["a": .text("")],
        "net work": [
          "host": .text("a;b \"c\"\n"), "port": .number(-80.5), "open": .flag(true), "name": .text("12 apples"),
        ],
      ])
  }

  @Test("A mistake is skipped with its line, and a key that stands twice is told at the second") func mistakes() {
    let file = SettingsFile("[net\n[net]\na = 1\n? 3\nb =\nc = \"3\nd = \"\\x\"\na = 2\ne = \"x\" y\nf = 6\n")
    #expect(
      file.failures.map { "\($0)" } == [
        "1:5: error: expected ']', but the line ends here\n[net\n    ^",
        "4:3: error: expected '=', but found '3'\n? 3\n  ^",
        "5:4: error: expected a value, but the line ends here\nb =\n   ^",
        "6:7: error: expected '\"' or more text, but the line ends here\nc = \"3\n      ^",
        "7:7: error: expected n, t, a quotation mark or a backslash, but found 'x'\nd = \"\\x\"\n      ^",
        "8:1: error: 'a' is refused: this key stands twice in its section\na = 2\n^",
        "9:9: error: expected the end of the line, but found 'y'\ne = \"x\" y\n        ^",
      ])
    #expect(file.settings == ["net": ["a": .number(2), "f": .number(6)]])
  }

  @Test func grammar() {
    #expect(SettingsFile.grammar.problems == [])
    let language = Grammar.Language(
      "settings-file", title: "settings in sections", sample: "[net]\nhost = a\n", grammar: SettingsFile.grammar)
    let refused = ExportFormat.all.filter { (try? $0.files(for: language)) == nil }
    #expect(refused.map(\.name) == ["textmate"])
  }
}
