import Foundation
import TestMaterial
import Testing

/// How the diff of `scan --fix` names files: so that `git apply` takes it.
@Suite struct DiffPathTests {
  private static let source = "constraints(withVisualFormat: \"H:| [a]|\", views: v)\n"
  private static let fixed = source.replacing("| [", with: "|[")

  /// A folder in which `Sub` and `Other` are, each with a source.
  private static func tree() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    for name in ["Sub", "Other"] {
      try FileManager.default.createDirectory(at: folder.url(name), withIntermediateDirectories: true)
      try Data(source.utf8).write(to: folder.url(name + "/View.swift"))
    }
    return folder
  }

  /// A shell script that makes `diff` in the folder, what stands in front of `git apply`, and the paths that are named.
  @Test(
    arguments: [
      ("constraint-grammar scan --fix . > diff", ".", ["Other/View.swift", "Sub/View.swift"], false),
      ("constraint-grammar scan --fix ./Sub > diff", ".", ["Sub/View.swift"], false),
      ("constraint-grammar scan --fix Sub// > diff", ".", ["Sub/View.swift"], false),
      ("constraint-grammar scan --fix Sub/../Other > diff", ".", ["Other/View.swift"], false),
      ("constraint-grammar scan --fix \"$PWD/Sub\" > diff", ".", ["Sub/View.swift"], false),
      (
        "constraint-grammar scan --fix Sub/View.swift \"$PWD\"/Other/View.swift > diff", ".",
        [
          "Sub/View.swift", "Other/View.swift",
        ], false
      ),
      ("ln -s Sub Link && constraint-grammar scan --fix Link/View.swift > diff", ".", ["Sub/View.swift"], false),
      ("cd Sub && constraint-grammar scan --fix ../Other > ../diff", "Other", ["View.swift"], true),
      (
        "cd Sub && constraint-grammar scan --fix . ../Other > ../diff", ".", ["Sub/View.swift", "Other/View.swift"],
        true
      ),
      ("cd Sub && constraint-grammar scan --fix \"$PWD/../Other/View.swift\" > ../diff", "Other", ["View.swift"], true),
      ("git init -q . && cd Sub && constraint-grammar scan --fix ../Other > ../diff", ".", ["Other/View.swift"], true),
      (
        "git init -q . && cd Sub && constraint-grammar scan --fix ../Other . > ../diff", ".",
        [
          "Other/View.swift", "Sub/View.swift",
        ], true
      ),
      ("git init -q . && cd Sub && constraint-grammar scan --fix . > ../diff", "Sub", ["View.swift"], false),
      ("root=$PWD; cd / && constraint-grammar scan --fix \"$root/Sub\" > \"$root/diff\"", "/", nil, false),
    ] as [(String, String, [String]?, Bool)])
  func gitTakesThem(script: String, place: String, paths: [String]?, isTold: Bool) throws {
    let folder = try Self.tree()
    let outcome = try CommandLineTool.runShell(script, in: folder)
    let root = try CommandLineTool.runShell("pwd -P", in: folder).output.dropLast()
    let told = place == "." ? root : "\(root)/\(place)"
    let note = "constraint-grammar: note: the diff is to be applied in '\(told)'\n"
    let lines = outcome.diagnostics.split(separator: "\n").map { $0 + "\n" }
    #expect(lines.count == (isTold ? 2 : 1) && lines.dropFirst().allSatisfy { $0 == note })
    #expect(outcome.output == "" && outcome.status == 0)
    let heads = try folder.text("diff").split(separator: "\n").filter { $0.hasPrefix("--- ") || $0.hasPrefix("+++ ") }
    if let paths { #expect(heads == paths.flatMap { ["--- a/\($0)", "+++ b/\($0)"] }.map { $0[...] }) }
    #expect(
      try CommandLineTool.runShell("diff=$PWD/diff; cd \(place) && git apply \"$diff\"", in: folder) == .init())
    for name in ["Sub", "Other"] {
      let isNamed = paths.map { $0.contains { $0.hasPrefix(name) } || place == name } ?? (name == "Sub")
      #expect(try folder.text(name + "/View.swift") == (isNamed ? Self.fixed : Self.source))
    }
  }

  #if !canImport(Darwin)
    /// A name may be any bytes but those that part names.
    @Test func anyName() throws {
      let folder = try TemporaryFolder()
      let outcome = try CommandLineTool.runShell(
        #"""
        name=$(printf 'caf\351 \033\302\233\342\200\256 "\\".swift')
        printf 'constraints(withVisualFormat: "H:| [a]|", views: v)\n' > "$name"
        constraint-grammar scan --fix -q > diff && git apply diff && cat "$name"
        """#, in: folder)
      #expect(outcome == .init(output: Self.fixed))
      #expect(
        try folder.text("diff").split(separator: "\n").first
          == #"--- "a/caf\351 \033\302\233\342\200\256 \"\\\".swift""# + "\t")
    }
  #endif
}
