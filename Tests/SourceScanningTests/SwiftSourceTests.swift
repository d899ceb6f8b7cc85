import ConstraintGrammar
import SourceScanning
import Testing

struct SwiftSourceTests {
  /// Columns count characters, where offsets and lengths count bytes.
  @Test func placesChangesWhereTheyStand() {
    let source = #"let é = NSLayoutConstraint(expressionFormat: "a.width = b.width − 3", parameters: p)"#
    let fixIts = SourceScanner().strings(in: source, .swift).flatMap(\.diagnostics).map(\.fixIts)
    #expect(fixIts == [[FixIt(offset: 65, length: 3, column: 65, endColumn: 66, replacement: "-")]])
  }

  @Test func knowsFunctionsThatHandATextOn() {
    let source = #"""
      func pin(_ format: String, in views: [String: UIView]) {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: views)
      }
      func pinAll(formats: [String], views: [String: UIView]) {
        for format in formats { pin(format, in: views) }
      }
      """#
    let use = #"""
      pin("H:|[a] [b]|", in: ["a": a, "b": b])
      pinAll(formats: ["H:|[a]|", "V:|[bb]|"], views: ["a": a, "b": b])
      other(formats: ["x y"])
      """#
    var scanner = SourceScanner()
    for _ in 0..<2 { scanner.calls += scanner.calls(declaredIn: ContiguousArray(source.utf8), .swift) }
    #expect(scanner.calls(declaredIn: ContiguousArray(source.utf8), .swift).isEmpty)
    #expect(findings(source, .swift, scanner) == [])
    #expect(
      findings(use, .swift, scanner) == [
        "1:5 visual-format 'H:|[a] [b]|' 1:12 a visual format has no white space anywhere",
        "2:18 visual-format 'H:|[a]|' ok", "2:29 visual-format 'V:|[bb]|' 2:34 there is no view called 'bb'",
      ])
  }

  @Test func readsWhateverBytes() {
    var state: UInt64 = 18
    let marks = Array("()[]{}\"\\/*#@:,;%'aH|-\n constraints(withVisualFormat:".utf8)
    let scanner = SourceScanner()
    for _ in 0..<300 {
      var bytes = ContiguousArray("constraintsWithVisualFormat".utf8)
      for _ in 0..<60 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let number = Int(state >> 33)
        bytes.append(number % 7 == 0 ? UInt8(truncatingIfNeeded: number >> 3) : marks[number % marks.count])
      }
      for language in SourceLanguage.allCases {
        for string in scanner.strings(in: bytes, language) { #expect(string.offset <= bytes.count) }
      }
    }
  }
}
