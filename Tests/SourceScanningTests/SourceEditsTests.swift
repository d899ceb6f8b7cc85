import ConstraintGrammar
import SourceScanning
import Testing

struct SourceEditsTests {
  private let source = #"""
    import UIKit

    func layout() {
      let views = ["a": a]
      add(NSLayoutConstraint.constraints(withVisualFormat: "H:| [a]|", options: [], metrics: nil, views: views))
      add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(m)[a]|", options: [], metrics: nil, views: views))
      // 1
      // 2
      // 3
      // 4
      // 5
      // 6
      // 7
      add(NSLayoutConstraint.constraints(withVisualFormat: "V:[a", options: [], metrics: nil, views: views))
    }
    """#

  @Test func writesADiffOfWhatCanBeFixed() {
    let bytes = ContiguousArray(source.utf8)
    let edits = SourceEdits(fixing: SourceScanner().strings(in: bytes, .swift), in: bytes)
    #expect(
      edits.unifiedDiff(path: "View.swift") == #"""
        --- a/View.swift
        +++ b/View.swift
        @@ -2,7 +2,7 @@
         
         func layout() {
           let views = ["a": a]
        -  add(NSLayoutConstraint.constraints(withVisualFormat: "H:| [a]|", options: [], metrics: nil, views: views))
        +  add(NSLayoutConstraint.constraints(withVisualFormat: "H:|[a]|", options: [], metrics: nil, views: views))
           add(NSLayoutConstraint.constraints(withVisualFormat: "H:|-\(m)[a]|", options: [], metrics: nil, views: views))
           // 1
           // 2
        @@ -11,5 +11,5 @@
           // 5
           // 6
           // 7
        -  add(NSLayoutConstraint.constraints(withVisualFormat: "V:[a", options: [], metrics: nil, views: views))
        +  add(NSLayoutConstraint.constraints(withVisualFormat: "V:[a]", options: [], metrics: nil, views: views))
         }
        \ No newline at end of file

        """#)
  }

  /// A name that would end its line, or means something to a terminal, is written as git writes it.
  @Test(arguments: [
    ("View.swift", "--- a/View.swift", "+++ b/View.swift"),
    ("a b/Größe.swift", "--- a/a b/Größe.swift\t", "+++ b/a b/Größe.swift\t"),
    ("a\tb\n\u{1B}.swift", #"--- "a/a\011b\012\033.swift""#, #"+++ "b/a\011b\012\033.swift""#),
    (#"a"\.swift"#, #"--- "a/a\"\\.swift""#, #"+++ "b/a\"\\.swift""#),
  ]) func namesTheFile(path: String, old: String, new: String) {
    let bytes = ContiguousArray(source.utf8)
    let edits = SourceEdits(fixing: SourceScanner().strings(in: bytes, .swift), in: bytes)
    #expect(edits.unifiedDiff(path: path).split(separator: "\n").prefix(2) == [old[...], new[...]])
  }

  /// A name that nothing has keeps the rest of its text from nothing.
  @Test func fixesWhatStandsBesideAnUnknownName() {
    let source =
      #"constraints(withVisualFormat: "H:| [titel]-8-[b", options: [], metrics: nil, views: ["title": a, "b": b])"#
    let strings = SourceScanner().strings(in: source, .swift)
    #expect(
      strings.flatMap(\.diagnostics).map { "\($0.column) \($0.message)" } == [
        "35 a visual format has no white space anywhere", "37 there is no view called 'titel'",
        "48 expected '(' or ']', but the text ends here",
      ])
    #expect(strings.flatMap { string in string.diagnostics.map { string.canFix($0) } } == [true, false, true])
    let edits = SourceEdits(fixing: strings, in: ContiguousArray(source.utf8))
    #expect(
      String(decoding: edits.result, as: UTF8.self)
        == source.replacing("| [", with: "|[").replacing("[b\"", with: "[b]\""))
  }

  /// A name that the text has no letter for is not written otherwise, whatever has the other name.
  @Test(arguments: ["né", "ne"]) func renamesNoView(key: String) {
    let source = #"constraints(withVisualFormat: "[né]", options: [], metrics: nil, views: ["\#(key)": a])"#
    let strings = SourceScanner().strings(in: source, .swift)
    #expect(SourceEdits(fixing: strings, in: ContiguousArray(source.utf8)).isEmpty)
    #expect(strings.map(\.diagnostics.count) == [1])
  }

  @Test func changesNothingTheSecondTime() {
    let bytes = ContiguousArray(source.utf8)
    let fixed = SourceEdits(fixing: SourceScanner().strings(in: bytes, .swift), in: bytes).result
    #expect(fixed != bytes)
    let again = SourceEdits(fixing: SourceScanner().strings(in: fixed, .swift), in: fixed)
    #expect(again.isEmpty && again.result == fixed && again.unifiedDiff(path: "View.swift") == "")
  }
}
