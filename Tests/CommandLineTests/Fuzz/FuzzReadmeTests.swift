import Foundation
import TestMaterial
import Testing

/// `Fuzz/README.md` and the articles say what the code does: their command lines are run, for one text in place of minutes.
@Suite struct FuzzReadmeTests {
  private let page: Page
  private var readme: String { page.text }

  init() throws { page = try Page("Fuzz/README.md") }

  /// The lines of the code blocks of a kind, in each block.
  private func blocks(_ kind: String) -> [[String]] { page.blocks(in: kind).map { $0.lines.filter { !$0.isEmpty } } }

  @Test("The runner takes every command line")
  func commands() throws {
    let prefix = "swift run -c release fuzz "
    let lines = ([page] + Page.all).flatMap { $0.blocks(in: "sh") }.flatMap(\.lines)
    let commands = lines.filter { $0.hasPrefix(prefix) }.map { $0.dropFirst(prefix.count) }
    #expect(commands.count == 10)
    let tool = try FuzzTool()
    try tool.write("width = 1", to: "fuzz-failures/one.txt")
    for command in commands {
      let short = command.replacing(#/--(runs|seconds) \d+/#, with: "--runs 1")
        .replacing(#/--(systems|layouts|logs|sources|conversations) \d+/#) { "--\($0.1) 10" }
      let outcome = try tool.runShell("mkdir -p Fuzz/dictionaries && fuzz \(short)")
      #expect(outcome.status == 0, "\(command): \(outcome.diagnostics)")
      #expect(outcome.diagnostics == "", "\(command)")
    }
    let dictionary = try tool.folder.text("Fuzz/dictionaries/equations.dict")
    #expect(try dictionary == Repository.text(of: "Fuzz/dictionaries/equations.dict"))
  }

  @Test("Each session is as printed")
  func sessions() throws {
    let sessions = blocks("console")
    #expect(sessions.count == 1)
    for session in sessions {
      let command = try #require(session.first).replacing("$ swift run -c release ", with: "")
      let expected = session.dropFirst().map { $0 + "\n" }.joined()
      #expect(try FuzzTool().runShell(command) == .init(output: expected))
    }
  }

  @Test("The tables are those of the command")
  func tables() throws {
    var claims = ""
    var groups: [(name: String, properties: [String])] = []
    for line in try FuzzTool().run("properties").output.split(separator: "\n").dropFirst() {
      let cells = line.split(separator: #/  +/#).map(String.init)
      try #require(cells.count == 3)
      claims += "| `\(cells[0])` | \(cells[2]) |\n"
      if groups.last?.name != cells[1] { groups.append((cells[1], [])) }
      groups[groups.count - 1].properties.append("`\(cells[0])`")
    }
    let rows = groups.map { "| `\($0.name)` | \($0.properties.joined(separator: ", ")) |\n" }
    #expect(readme.contains("|---|---|\n\(claims)\n"))
    #expect(readme.contains("|---|---|\n\(rows.joined())\n"))
  }

  @Test("The failure is the one that a run prints")
  func failure() throws {
    let file = try Repository.text(of: "Grammar/equations.ebnf").replacing(#/ +\| "width"\n/#, with: "")
    let tool = try FuzzTool(grammars: ["equations": file])
    try tool.write("width = 1", to: "found.txt")
    let shown = try #require(blocks("").first { $0.first?.hasPrefix("FAILED") == true })
    let outcome = try tool.run(
      "replay", "--dialect", "equations", "--property", "language", "--failures", "fuzz-failures", "found.txt")
    let printed = outcome.output.split(separator: "\n").map(String.init)
    #expect(printed == shown.dropLast() + ["  seed    none", "1 text: some failed"])
  }

  @Test("The faults that are named are there")
  func faults() throws {
    let named = blocks("sh").joined().filter { $0.hasPrefix("Fuzz/plant-faults") }
      .flatMap { $0.split(separator: " ").filter { $0.contains("-") }.dropFirst() }
      .filter { !$0.hasPrefix("--") }
    #expect(named == ["column-counts-bytes"])
    let faults = try Repository.text(of: "Fuzz/faults.txt")
    for name in named { #expect(faults.contains("\n# \(name): ")) }
  }

  @Test("libFuzzer's script takes every command line and no other")
  func script() throws {
    let script = Repository.url("Fuzz/libfuzzer")
    let help = try CommandLineTool.run(script, ["--help"], in: nil)
    #expect(help.status == 0)
    for option in readme.matches(of: #/Fuzz/libfuzzer (.*)/#).flatMap({ $0.1.split(separator: " ") })
    where option.hasPrefix("--") {
      #expect(help.output.contains("\n  \(option) "), "\(option)")
    }
    for wrong in [["--dialect", "none"], ["--seconds", "0"], ["--seconds"], ["x"]] {
      let outcome = try CommandLineTool.run(script, wrong, in: nil)
      #expect(outcome.status == 64)
      #expect(outcome.diagnostics.hasPrefix("libfuzzer: error: "))
      #expect(outcome.output == "")
    }
  }
}
