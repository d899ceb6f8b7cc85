import GrammarChecks
import GrammarCombinators
import GrammarExport
import SettingsFile
import Testing

@Suite("Settings in sections") struct SettingsFileTests {
  @Test func sections() {
    let file = SettingsFile("a = 1 ; one\n\n[net] # two\nhost = \"a;b\"\r\nport=\n")
    #expect(file.failures.isEmpty)
    #expect(
      file.sections.map { "\($0.name ?? "-"): \($0.settings.map { "\($0.name)=\($0.value)" })" } == [
        #"-: ["a=1"]"#, #"net: ["host=a;b", "port="]"#,
      ])
  }

  @Test("A mistake is skipped with its line") func mistakes() {
    let file = SettingsFile("[net work]\n[net]\na = 1\n? = 3\nb = 2\nc = \"3\n")
    #expect(
      file.failures.map { "\($0)".split(separator: "\n")[0] } == [
        "1:6: error: expected ']', but found 'work'", "4:1: error: expected '[', LINE_END or NAME, but found '?'",
        "6:5: error: expected LINE_END or VALUE, but found '\"'",
      ])
    #expect(file.sections.map { $0.settings.map(\.value) } == [[], ["1", "2"]])
  }

  @Test func grammar() throws {
    #expect(SettingsFile.grammar.problems == [])
    let language = Grammar.Language(
      "settings-file", title: "settings in sections", sample: "[net]\nhost = a\n", grammar: SettingsFile.grammar)
    // A token that may be a word or something else is beyond these.
    let refused = ExportFormat.all.filter { (try? $0.files(for: language)) == nil }
    #expect(refused.map(\.name) == ["antlr4", "textmate"])
  }
}
