import Foundation
import TestMaterial

/// The built fuzz runner, in a folder that has what it needs of the repository.
struct FuzzTool {
  let folder: TemporaryFolder

  /// - Parameter grammars: texts of grammar files in place of the committed ones, by the names of their dialects.
  init(grammars: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    let paths = [
      "Grammar", "Fuzz/Regressions", "Tests/ConstraintGrammarTests/Corpora", "Tests/ConflictLogsTests/Corpus",
    ]
    for path in paths {
      let copy = folder.url(path)
      try FileManager.default.createDirectory(at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: Repository.url(path), to: copy)
    }
    for (dialect, text) in grammars { try write(text, to: "Grammar/\(dialect).ebnf") }
  }

  func run(_ arguments: String...) throws -> CommandLineTool.Outcome { try run(arguments) }

  func run(_ arguments: [String]) throws -> CommandLineTool.Outcome {
    try CommandLineTool.run(CommandLineTool.products.appending(path: "fuzz"), arguments, in: folder)
  }

  /// Runs a line of shell script that finds the runner as `fuzz`.
  func runShell(_ script: String) throws -> CommandLineTool.Outcome {
    try CommandLineTool.runShell(script, in: folder)
  }

  /// Writes a file, and the folder that it is in.
  func write(_ text: String, to path: String) throws {
    let url = folder.url(path)
    try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }
}
