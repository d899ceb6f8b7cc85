import Foundation
import Testing

/// What becomes of the files that `scan` writes anew.
@Suite struct ReplacedFilesTests {
  private static let wrong = "rule(withVisualFormat: \"H:|-[a]-8[b]\", views: v)\n"
  private static let right = wrong.replacing("-8[", with: "-8-[")

  private static func mistake(_ path: String) -> String {
    """
    \(path):1:34: error: the connection has no '-' at its end
    rule(withVisualFormat: "H:|-[a]-8[b]", views: v)
                                     ^
    hint: a distance stands between two '-', as in '-8-'

    """
  }

  private func run(_ script: String, in folder: TemporaryFolder) throws -> CommandLineTool.Outcome {
    try CommandLineTool.runShell(script, in: folder)
  }

  /// A source that is read while another one is reported, of which nobody reads the report yet.
  @Test(arguments: ["--fix", "--migrate anchors"]) func aSourceThatWasChangedIsLeftAlone(change: String) throws {
    let call =
      "pin(\n  NSLayoutConstraint.constraints(withVisualFormat: \"[a(8)]\", metrics: nil, views: [\"a\": a]))\n"
    let text = change == "--fix" ? Self.wrong : call
    let folder = try TemporaryFolder(texts: [
      "A.swift": String(repeating: "rule(withVisualFormat: \"[\", views: v)\n", count: 1500), "B.swift": text,
      "C.swift": text,
    ])
    let outcome = try run(
      """
      mkfifo report
      constraint-grammar scan --color=never --jobs 2 \(change) --write A.swift B.swift C.swift > report 2>&1 &
      exec 3< report
      head -c 1 <&3 > /dev/null
      sleep 0.3
      echo '// mine' >> B.swift
      grep --text B.swift <&3
      wait $!
      echo $?
      """, in: folder)
    let error = "constraint-grammar: error: 'B.swift' was changed after it was read, and is left alone\n"
    let mistake = "B.swift:1:34: error: the connection has no '-' at its end\n"
    #expect(outcome == .init(output: error + (change == "--fix" ? mistake : "") + "1\n"))
    #expect(try folder.text("B.swift") == text + "// mine\n")
    #expect(try folder.text("C.swift") != text)
  }

  /// Its folder may be written, so that a new file could take its name. Who runs the tests may write any file.
  @Test func aFileThatNobodyMayWriteIsLeftAlone() throws {
    let folder = try TemporaryFolder(texts: ["A.swift": Self.wrong, "B.swift": Self.wrong, "C.swift": Self.wrong])
    let outcome = try run(
      """
      chmod 444 B.swift
      constraint-grammar scan --color=never --fix --write
      echo $?; cat A.swift B.swift C.swift; ls -A
      """, in: folder)
    #expect(
      outcome
        == .init(
          output: """
            3 files, 3 strings (3 visual-format), 2 fixed, 1 mistake
            74
            \(Self.right)\(Self.wrong)\(Self.right)A.swift
            B.swift
            C.swift

            """,
          diagnostics: "constraint-grammar: error: can't write 'B.swift': Permission denied\n" + Self.mistake("B.swift")
        ))
    let baseline = try run(
      """
      echo '{"findings": []}' > known.json; chmod 444 known.json
      constraint-grammar scan --baseline known.json --write-baseline
      echo $?; cat known.json; ls -A
      """, in: folder)
    #expect(
      baseline
        == .init(
          output: """
            3 files, 3 strings (3 visual-format), no mistake, 1 in the baseline
            74
            {"findings": []}
            A.swift
            B.swift
            C.swift
            known.json

            """, diagnostics: "constraint-grammar: error: can't write 'known.json': Permission denied\n"))
  }

  /// Somebody else may write the file, and this user its folder.
  @Test(.enabled(if: geteuid() == 0 && FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func aFileOfSomebodyElse() throws {
    let folder = try TemporaryFolder(texts: ["A.swift": Self.wrong, "B.swift": Self.wrong])
    let outcome = try run(
      """
      chmod 777 .; chmod 666 A.swift; chmod 644 B.swift; chown 1:2 A.swift
      setpriv --reuid 65534 --regid 65534 --clear-groups constraint-grammar scan --color=never --fix --write -q
      echo $?; cat A.swift B.swift; stat -c '%n %u:%g %a' *.swift
      chown 1:2 B.swift; constraint-grammar scan --color=never --fix --write -q B.swift
      echo $?; stat -c '%n %u:%g %a' *.swift
      """, in: folder)
    #expect(
      outcome
        == .init(
          output: """
            74
            \(Self.right)\(Self.wrong)A.swift 1:2 666
            B.swift 0:0 644
            0
            A.swift 1:2 666
            B.swift 1:2 644

            """,
          diagnostics: "constraint-grammar: error: can't write 'B.swift': Permission denied\n" + Self.mistake("B.swift")
        ))
  }

  @Test func namesOfOneFileStaySo() throws {
    let folder = try TemporaryFolder(texts: ["far.txt": Self.wrong, "near.txt": Self.wrong, "empty.json": ""])
    let outcome = try run(
      """
      mkdir app; ln -s ../far.txt app/Far.swift; ln near.txt app/Near.swift
      ln -s empty.json known.json; ln empty.json other.json
      constraint-grammar scan app --baseline known.json --write-baseline
      [ -h known.json ] && cmp known.json other.json && grep -c Near.swift other.json
      constraint-grammar scan app --fix --write
      cat far.txt near.txt app/Far.swift app/Near.swift
      [ -h app/Far.swift ] && [ near.txt -ef app/Near.swift ] && ls -A . app
      """, in: folder)
    #expect(
      outcome
        == .init(
          output: """
            2 files, 2 strings (2 visual-format), no mistake, 2 in the baseline
            1
            2 files, 2 strings (2 visual-format), 2 fixed, no mistake
            \(Self.right)\(Self.right)\(Self.right)\(Self.right).:
            app
            empty.json
            far.txt
            known.json
            near.txt
            other.json

            app:
            Far.swift
            Near.swift

            """))
  }

  /// Both are read before either is written.
  @Test func oneFileUnderTwoNames() throws {
    let folder = try TemporaryFolder(texts: ["A.swift": Self.wrong])
    let outcome = try run(
      "ln -s A.swift B.swift; ln A.swift C.swift; constraint-grammar scan --fix --write --jobs 4; echo $?; cat A.swift",
      in: folder)
    #expect(
      outcome == .init(output: "3 files, 3 strings (3 visual-format), 3 fixed, no mistake\n0\n\(Self.right)"))
  }

  @Test func aBaselineAtALinkThatLeadsNowhere() throws {
    let folder = try TemporaryFolder()
    let outcome = try run(
      """
      ln -s nowhere known.json; constraint-grammar scan -q --baseline known.json --write-baseline
      echo $?; ls -A; [ -h known.json ]
      """, in: folder)
    #expect(
      outcome
        == .init(
          output: "74\nknown.json\n",
          diagnostics: "constraint-grammar: error: can't write 'known.json': it is a symbolic link that leads nowhere\n"
        ))
  }

  @Test func aBaselineIsWrittenToAPipe() throws {
    let outcome = try run(
      """
      mkfifo known.json; exec 3<> known.json
      constraint-grammar scan -q --baseline known.json --write-baseline
      echo $?; [ -p known.json ] && head -n 1 <&3
      """, in: try TemporaryFolder())
    #expect(outcome == .init(output: "0\n{\"findings\": []}\n"))
  }

  /// The system ends the tool while it writes, by a signal that a person could send as well.
  @Test func whatIsInterruptedLeavesNothingBehind() throws {
    let folder = try TemporaryFolder(texts: ["A.swift": Self.wrong + String(repeating: "// more\n", count: 9000)])
    let outcome = try run(
      """
      cp A.swift old; ln A.swift hard
      ulimit -c 0; ulimit -f 1; exec 2> /dev/null
      constraint-grammar scan --fix --write -q A.swift || echo ended
      constraint-grammar grammar -d equations --format all -o out || echo ended
      cmp A.swift old; ls -A . ; find out -type f
      """, in: folder)
    #expect(outcome == .init(output: "ended\nended\nA.swift\nhard\nold\nout\n"))
  }
}
