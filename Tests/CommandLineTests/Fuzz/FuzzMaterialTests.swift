import ConstraintGrammar
import ConstraintLanguages
import TestMaterial
import Testing

/// What `fuzz` writes for libFuzzer, and lists for people.
@Suite struct FuzzMaterialTests {
  @Test(arguments: Dialect.all.map(\.name))
  func dictionary(of dialect: String) throws {
    #expect(
      try FuzzTool().run("dictionary", "--dialect", dialect)
        == .init(output: try Repository.text(of: "Fuzz/dictionaries/\(dialect).dict")))
  }

  @Test func seeds() throws {
    let tool = try FuzzTool()
    let corpora = [
      "accepted": ["width = height", "top\\t=\\x{FF}1"], "rejected": ["width = height", "", "\\*{3}{ab}"],
    ]
    for (kind, inputs) in corpora {
      let entries = inputs.map { Corpus.Entry(title: "A title", input: $0, expected: "") }
      try tool.write(Corpus(entries).text, to: "equations.\(kind).txt")
    }
    #expect(
      try tool.run("seeds", "--dialect", "equations", "--corpora", ".", "seeds") == .init(output: "4 texts\n"))
    let texts = try tool.files(in: "seeds").map { try tool.folder.bytes("seeds/" + $0) }
    let expected = ["width = height", "", "ababab"].map { Array($0.utf8) } + [Array("top\t=".utf8) + [0xFF, 0x31]]
    #expect(Set(texts) == Set(expected))
  }

  @Test("Files that are replaced are named where that is wanted")
  func replacedSeeds() throws {
    let tool = try FuzzTool()
    for kind in ["accepted", "rejected"] {
      try tool.write(
        Corpus([Corpus.Entry(title: "A title", input: "x", expected: "")]).text, to: "equations.\(kind).txt")
    }
    let arguments = ["seeds", "-dequations", "--corpora", ".", "\u{1B}seeds"]
    #expect(try tool.run(arguments) == .init(output: "1 texts\n"))
    let file = try #require(tool.files(in: "\u{1B}seeds").first)
    #expect(
      try tool.run(arguments + ["--verbose"])
        == .init(output: "1 texts\n", diagnostics: #"fuzz: note: replaced '\u{1B}seeds/"# + "\(file)'\n"))
  }

  @Test("Every text of the corpora is written")
  func committedCorpora() throws {
    let tool = try FuzzTool()
    let outcome = try tool.run("seeds", "seeds")
    #expect(outcome == .init(output: "\(grouped(tool.files(in: "seeds").count)) texts\n"))
    #expect(tool.files(in: "seeds").count > 1_000)
  }

  private func grouped(_ number: Int) -> String { "\(number / 1_000),\(String(number + 1_000_000).suffix(3))" }
}
