import ConstraintGrammar
import SourceScanning
import Testing

/// Sources with the line ends and the mark of other systems: what is found is the same, at the same lines and columns.
@Suite struct LineEndTests {
  private static let long = ##"""
    view.addCompactConstraints(["""
      a.left = b.left \
        + 8
      """], metrics: nil, views: ["a": a, "b": b])
    NSLayoutConstraint.constraints(withVisualFormat: """
      H:|[a]|
      """, options: [], metrics: nil, views: ["a": a])
    NSLayoutConstraint.constraints(withVisualFormat: """
        H:|[a]\
        [b
        """, options: [], metrics: nil, views: ["a": a, "b": b])
    NSLayoutConstraint.constraints(withVisualFormat: #"""
      H:| [a]|
      """#, options: [], metrics: nil, views: ["a": a])

    """##

  /// Lines of which nothing is left, and line ends that are mistakes.
  private static let blank = #"""
    NSLayoutConstraint.constraints(withVisualFormat: """
    """, options: [], metrics: nil, views: ["a": a])
    NSLayoutConstraint.constraints(withVisualFormat: """

    |[a]|

    """, options: [], metrics: nil, views: ["a": a])

    """#

  private static let lineFeeds = Array(long.utf8)
  private static let returns = Array(long.replacing("\n", with: "\r\n").utf8)
  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func text(_ bytes: some Sequence<UInt8>) -> String { String(decoding: Array(bytes), as: UTF8.self) }

  private static func fixed(_ source: [UInt8]) -> String {
    let source = ContiguousArray(source)
    return text(SourceEdits(fixing: SourceScanner().strings(in: source, .swift), in: source).result)
  }

  @Test func carriageReturnsInALongString() {
    let found = findings(Self.long, .swift)
    #expect(findings(Self.text(Self.returns), .swift) == found)
    #expect(
      found == [
        "1:29 compact-constraint-2021 'a.left = b.left   + 8' ok", "5:50 visual-format 'H:|[a]|' ok",
        "8:50 visual-format 'H:|[a][b' 10:7 expected '(' or ']', but the text ends here",
        "12:50 visual-format 'H:| [a]|' 13:6 a visual format has no white space anywhere",
      ])
    #expect(Self.fixed(Self.returns) == Self.fixed(Self.lineFeeds).replacing("\n", with: "\r\n"))
    #expect(Self.fixed(Self.lineFeeds) != Self.long)
    let blank = findings(Self.blank, .swift)
    #expect(findings(Self.blank.replacing("\n", with: "\r\n"), .swift) == blank)
    #expect(
      blank == [
        "1:50 visual-format '' 1:53 there is no view here",
        "3:50 visual-format '\n|[a]|\n' 4:1 a visual format has no white space anywhere; 5:6 a visual format has no "
          + "white space anywhere",
      ])
  }

  /// A mark at the beginning takes no column.
  @Test func byteOrderMark() {
    let source = Array(
      #"rule(withVisualFormat: "H:| [é]|", views: ["é": é]); rule(withVisualFormat: "[a", views: v)"#.utf8)
    let marked = Self.mark + source
    let found = findings(Self.text(source), .swift)
    #expect(findings(Self.text(marked), .swift) == found)
    #expect(
      found == [
        "1:24 visual-format 'H:| [é]|' 1:28 a visual format has no white space anywhere; 1:30 expected a name, but found "
          + "'é' (U+00E9)",
        "1:77 visual-format '[a' 1:80 expected '(' or ']', but the text ends here",
      ])
    let columns = { (source: [UInt8]) in
      SourceScanner().strings(in: ContiguousArray(source), .swift).flatMap(\.diagnostics).flatMap(\.fixIts)
        .map { [$0.column, $0.endColumn] }
    }
    #expect(columns(marked) == columns(source))
    #expect(columns(source) == [[28, 29], [30, 31], [80, 80]])
    #expect(Self.fixed(marked) == Self.text(Self.mark) + Self.fixed(source))
    let second = Self.text(Self.mark + Array("\n".utf8) + Self.mark) + Self.text(source)
    #expect(findings(second, .swift).first?.hasPrefix("2:25 ") == true)
    let left = SourceScanner().migration(
      of: ContiguousArray(Self.mark + Array("add(NSLayoutConstraint.constraints(withVisualFormat: x, views: v))".utf8)),
      .swift)
    #expect(left.remaining.map(\.column) == [24])
  }
}
