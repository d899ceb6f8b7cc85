import Foundation
import TestMaterial
import Testing

/// `fuzz` with a grammar file that says something else than the parser: one attribute is missing.
@Suite struct FuzzFailureTests {
  private let tool: FuzzTool

  init() throws {
    let file = try Repository.text(of: "Grammar/equations.ebnf")
    let wrong = file.replacing(#/ +\| "width"\n/#, with: "")
    #expect(wrong != file)
    tool = try FuzzTool(grammars: ["equations": wrong])
  }

  private func run() throws -> CommandLineTool.Outcome {
    try tool.run("--dialect", "equations", "--property", "language", "--runs", "40", "--seed", "1")
  }

  @Test("A failure is printed ready to paste, and written ready to replay")
  func report() throws {
    let outcome = try run()
    #expect(outcome.status == 1)
    #expect(outcome.diagnostics == "")
    let files = tool.files(in: "fuzz-failures")
    let file = try #require(files.first)
    #expect(files.count == 1)
    #expect(file.wholeMatch(of: /equations-language-[0-9a-f]+\.txt/) != nil)
    let text = try tool.folder.text("fuzz-failures/" + file)
    #expect(text.contains("width"))
    #expect(text.count < 20)
    let report = """
      1 failed

      FAILED language in equations: the parser accepts it, the grammar does not
        text    "\(text)"
        replay  swift run -c release fuzz replay fuzz-failures/\(file)
        seed    1

      """
    #expect(outcome.output.hasSuffix(report), "\(outcome.output)")
  }

  @Test func replay() throws {
    _ = try run()
    let file = "fuzz-failures/" + (tool.files(in: "fuzz-failures").first ?? "")
    let text = try tool.folder.text(file)
    let expected = CommandLineTool.Outcome(
      status: 1,
      output: """

        FAILED language in equations: the parser accepts it, the grammar does not
          text    "\(text)"
          replay  swift run -c release fuzz replay \(file)
          seed    none
        1 text: some failed

        """)
    #expect(try tool.run("replay", "--dialect", "equations", "--property", "language", file) == expected)
    #expect(
      try tool.run("replay", "--dialect", "visual-attribute", file) == .init(output: "1 text: no failure\n"))
    let right = Repository.url("Grammar").path
    #expect(try tool.run("replay", "--grammars", right, file, file) == .init(output: "2 texts: no failure\n"))
  }

  @Test("The command to replay can be pasted, and disturbs no terminal")
  func namesOfFolders() throws {
    let outcome = try tool.run(
      "-dequations", "-planguage", "--runs=40", "--seed=1", "--failures", "two words\u{1B}")
    #expect(outcome.output.contains(#"fuzz replay 'two words\u{1B}/equations-language-"#))
    #expect(!outcome.output.contains("\u{1B}"))
  }

  @Test("A long text that fails is kept as a short one")
  func keeping() throws {
    try tool.write(" \t width   =  2.50 * width - 0010 ", to: "long.txt")
    let outcome = try tool.run(
      "replay", "--dialect", "equations", "--property", "language", "--failures", "kept", "long.txt")
    let file = try #require(tool.files(in: "kept").first)
    let text = try tool.folder.text("kept/" + file)
    #expect(text == "width=1")
    #expect(
      outcome
        == .init(
          status: 1,
          output: """

            FAILED language in equations: the parser accepts it, the grammar does not
              text    "width=1"
              replay  swift run -c release fuzz replay kept/\(file)
              seed    none
            1 text: some failed

            """))
  }
}
