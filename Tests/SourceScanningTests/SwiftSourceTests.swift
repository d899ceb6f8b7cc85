import ConstraintGrammar
import SourceScanning
import Testing

struct SwiftSourceTests {
  @Test func findsEachFormOfAText() {
    let source = #"""
      NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: ["a": a])
      NSLayoutConstraint.constraintsWithVisualFormat("V:[a]-(m)-[b]", options: [], metrics: ["m": 8], views: views)
      view.addConstraintsWithFormat("H:|-\(inset)-[v0(\(size(3, ")")))]", views: a)
      view.addCompactConstraints([
        "a.left = b.left", // with a comment, "and" quotation marks
        "|[a]|",
      ], metrics: nil, views: ["a": a, "b": b])
      view.hb_addCompactConstraint("self.width <= max", metrics: ["max": 3], views: [:])
      NSLayoutConstraint(expressionFormat: "a.width = b.width + m", parameters: ["a": a, "b": b, "m": 8])
      let format = isWide ? "|-4-[a]" : "|-8-[a]"
      NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["a": a])
      NSLayoutConstraint.constraints(withVisualFormat: """
        H:|[a]\
        [b]|
        """, options: [], metrics: nil, views: both)
      for format in ["H:[x]", "V:[x]"] {
        NSLayoutConstraint.constraints(withVisualFormat: format, options: [], metrics: nil, views: ["x": x])
      }
      NSLayoutConstraint.constraints(withVisualFormat: #"H:|[raw]|"#, options: [], metrics: nil, views: v)
      """#
    #expect(
      findings(source, .swift) == [
        "1:50 visual-format 'H:|[a]|' ok", "2:48 visual-format 'V:[a]-(m)-[b]' ok",
        #"3:31 visual-format 'H:|-\(inset)-[v0(\(size(3, ")")))]' ok"#,
        "5:3 compact-constraint-2021 'a.left = b.left' ok", "6:3 compact-constraint-2021 '|[a]|' ok",
        "8:30 compact-constraint-2021 'self.width <= max' ok",
        "9:38 expression-format 'a.width = b.width + m' ok", "10:23 visual-format '|-4-[a]' ok",
        "10:35 visual-format '|-8-[a]' ok", "12:50 visual-format 'H:|[a][b]|' ok", "16:16 visual-format 'H:[x]' ok",
        "16:25 visual-format 'V:[x]' ok", "19:50 visual-format 'H:|[raw]|' ok",
      ])
  }

  @Test func reportsMistakesWhereTheyStand() {
    let source = #"""
      let views = ["a": a, "b": b]
      NSLayoutConstraint.constraints(withVisualFormat: "é[a]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "[a] [bb]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "[a]-m-[bb]", options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "\u{5B}a]x", options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "[a]\u{78}", options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: """
          H:|[a]\
          [b
          """, options: [], metrics: nil, views: views)
      NSLayoutConstraint.constraints(withVisualFormat: "V:[c]", options: [], metrics: nil, views: views)
      """#
    #expect(
      findings(source, .swift) == [
        "2:50 visual-format 'é[a]' 2:51 expected 'H', 'V', '[' or '|', but found 'é' (U+00E9)",
        "3:50 visual-format '[a] [bb]' 3:54 a visual format has no white space anywhere; 3:56 there is no view called 'bb'",
        "4:50 visual-format '[a]-m-[bb]' 4:58 there is no view called 'bb'",
        "5:50 visual-format '[a]x' 5:59 expected '-', '[', '|' or the end of the text, but found 'x'",
        "6:50 visual-format '[a]x' 6:54 expected '-', '[', '|' or the end of the text, but found 'x'",
        "7:50 visual-format 'H:|[a][b' 9:7 expected '(' or ']', but the text ends here",
        "11:50 visual-format 'V:[c]' 11:54 there is no view called 'c'",
      ])
  }

  /// Columns count characters, where offsets and lengths count bytes.
  @Test func placesChangesWhereTheyStand() {
    let source = #"let é = NSLayoutConstraint(expressionFormat: "a.width = b.width − 3", parameters: p)"#
    let fixIts = SourceScanner().strings(in: source, .swift).flatMap(\.diagnostics).map(\.fixIts)
    #expect(fixIts == [[FixIt(offset: 65, length: 3, column: 65, endColumn: 66, replacement: "-")]])
  }

  @Test func saysWhatItCannotCheck() {
    let source = #"""
      NSLayoutConstraint.constraints(withVisualFormat: "H:" + common, options: [], metrics: nil, views: v)
      NSLayoutConstraint.constraints(withVisualFormat: makeFormat(), options: [], metrics: nil, views: v)
      NSLayoutConstraint.constraints(withVisualFormat: "H:|\(rest)[a]", options: [], metrics: nil, views: v)
      """#
    #expect(
      findings(source, .swift) == [
        "1:50 visual-format '' not checked: concatenation", "2:50 visual-format '' not checked: value",
        #"3:50 visual-format 'H:|\(rest)[a]' not checked: structure"#,
      ])
  }

  @Test func reportsNoDecoy() {
    let source = #"""
      // NSLayoutConstraint.constraints(withVisualFormat: "[a] [b]", views: v)
      /* constraints(withVisualFormat: "x" /* nested */ constraints(withVisualFormat: "y") */
      print("constraints(withVisualFormat: \"[x] [y]\")", """
        constraints(withVisualFormat: "z")
        """)
      func constraints(withVisualFormat format: String) {}
      other(withFormat: "[x] [y]")
      let text = "[x] [y]"
      """#
    #expect(findings(source, .swift) == [])
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
