import Foundation
import Testing

/// Which files `scan` looks at.
@Suite struct ScanFoldersTests {
  /// Files whose one string has a mistake, and others by their content.
  private func tree(_ sources: [String], _ others: [String: String]) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for (path, text) in others.merging(
      sources.map { ($0, "constraints(withVisualFormat: \"[a\")") }, uniquingKeysWith: { $1 })
    {
      let url = folder.url(path)
      try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: url, atomically: true, encoding: .utf8)
    }
    return folder
  }

  /// The files in which mistakes are found.
  private func files(_ arguments: [String] = [], in folder: TemporaryFolder) throws -> [String] {
    try CommandLineTool.run(["scan", "--format", "github"] + arguments, in: folder).output.split(separator: "\n")
      .compactMap { $0.split(separator: ",").first?.split(separator: "=").last.map(String.init) }
  }

  @Test func leavesOutWhatGitDoes() throws {
    let sources = [
      "A.swift", "A.gen.swift", "Kept.gen.swift", "Root.swift", "sub/Root.swift", "sub/B.swift", "sub/Only.swift",
      "sub/A.gen.swift", "sub/inner/A.gen.swift", "sub/inner/Only.swift", "Made/A.swift", "Made/Kept.gen.swift",
      "deep/1/2/x.swift", "deep/y.swift",
    ]
    let folder = try tree(
      sources,
      [
        ".gitignore": "*.gen.swift\n!Kept.gen.swift\n/Root.swift\nMade/\ndeep/**/x.swift\n",
        "sub/.gitignore": "/Only.swift\n!A.gen.swift\n", "sub/inner/.gitignore": "A.gen.swift\n",
      ])
    let kept = [
      "A.swift", "Kept.gen.swift", "deep/y.swift", "sub/A.gen.swift", "sub/B.swift", "sub/Root.swift",
      "sub/inner/Only.swift",
    ]
    #expect(try files(in: folder) == kept)
    // Git says the same.
    let git = try CommandLineTool.runShell(
      "git init -q . && git ls-files --others --exclude-standard -- '*.swift' | LC_ALL=C sort", in: folder)
    #expect(git.output.split(separator: "\n").map(String.init) == kept)
    // Now that the folder is a repository, its rules hold below too.
    #expect(try files(["sub"], in: folder) == kept.filter { $0.hasPrefix("sub/") })
    #expect(try files(["deep"], in: folder) == ["deep/y.swift"])
    // What is named is wanted.
    #expect(try files(["Root.swift"], in: folder) == ["Root.swift"])
  }

  /// What is no file says nothing, and reading it would wait without an end.
  @Test func pipesInThePlaceOfFiles() throws {
    let folder = try tree(["A.swift", "sub/B.swift"], [:])
    let pipe = "can't read 'sub/.gitignore': it is not a file"
    #expect(
      try CommandLineTool.runShell("mkfifo sub/.gitignore && \(patient) constraint-grammar scan -q sub", in: folder)
        == .init(status: 66, diagnostics: "constraint-grammar: error: \(pipe)\n"))
    for name in ["A.swift", "sub/B.swift"] {
      #expect(try CommandLineTool.runShell("rm -f \(name) && mkfifo \(name)", in: folder) == .init())
    }
    #expect(
      try CommandLineTool.runShell("rm sub/.gitignore && \(patient) constraint-grammar scan", in: folder)
        == .init(output: "0 files, 0 strings, no mistake\n"))
    #expect(
      try CommandLineTool.runShell(
        "git init -q . && mkfifo .gitignore && \(patient) constraint-grammar scan -q sub", in: folder)
        == .init(
          status: 66,
          diagnostics: "constraint-grammar: error: can't read '\(try path(of: folder))/.gitignore': it is not a file\n")
    )
    #expect(
      try CommandLineTool.runShell(
        "rm .gitignore && mkfifo .constraint-grammar.json && cd sub && \(patient) constraint-grammar scan -q",
        in: folder)
        == .init(
          status: 66,
          diagnostics: "constraint-grammar: error: can't read '../.constraint-grammar.json': it is not a file\n"))
    // A device has no end either.
    #expect(
      try CommandLineTool.runShell(
        "rm .constraint-grammar.json && ln -s /dev/zero .constraint-grammar.json && \(patient) constraint-grammar scan -q",
        in: folder)
        == .init(
          status: 66,
          diagnostics: "constraint-grammar: error: can't read '.constraint-grammar.json': it is not a file\n"))
    // Who names a pipe means it.
    #expect(
      try CommandLineTool.runShell(
        "rm .constraint-grammar.json && mkfifo s && { echo '{}' > s & constraint-grammar scan -q --settings s; }",
        in: folder) == .init())
  }

  /// What ends a program that waits without an end.
  private let patient = "perl -e 'alarm shift; exec @ARGV' 60"

  private func path(of folder: TemporaryFolder) throws -> Substring {
    try CommandLineTool.runShell("pwd -P", in: folder).output.dropLast()
  }
}
