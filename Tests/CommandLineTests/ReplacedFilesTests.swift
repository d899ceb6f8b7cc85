import Foundation
import TestMaterial
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

  /// Somebody else may write the file, and this user its folder.
  @Test(.enabled(if: geteuid() == 0 && FileManager.default.fileExists(atPath: "/usr/bin/setpriv")))
  func aFileOfSomebodyElse() throws {
    let folder = try TemporaryFolder(texts: ["A.swift": Self.wrong, "B.swift": Self.wrong])
    let outcome = try CommandLineTool.runShell(
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
          output: Self.mistake("B.swift") + """
            74
            \(Self.right)\(Self.wrong)A.swift 1:2 666
            B.swift 0:0 644
            0
            A.swift 1:2 666
            B.swift 1:2 644

            """,
          diagnostics: "constraint-grammar: error: can't write 'B.swift': Permission denied\n"))
  }
}
