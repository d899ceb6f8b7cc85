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

  @Test("Every text of the corpora is written")
  func committedCorpora() throws {
    let tool = try FuzzTool()
    let outcome = try tool.run("seeds", "seeds")
    #expect(outcome == .init(output: "\(grouped(tool.files(in: "seeds").count)) texts\n"))
    #expect(tool.files(in: "seeds").count > 1_000)
  }

  private func grouped(_ number: Int) -> String { "\(number / 1_000),\(String(number + 1_000_000).suffix(3))" }
}
