import ConstraintGrammar
import ConstraintLanguages
import GrammarChecks
import GrammarCombinators
import Testing

@testable import SourceScanning

struct ScanSettingsTests {
  private func settings(_ text: String) throws(ScanSettings.Mistake) -> ScanSettings {
    try ScanSettings(ContiguousArray(text.utf8), file: "s.json")
  }

  @Test func addsCallsAndChangesDialects() throws {
    let settings = try settings(
      #"""
      {"calls": [
         {"name": "configureView:subviews:constraints:", "text": "constraints", "list": true, "dialect": "visual-format",
          "views": "subviews"},
         {"name": "PVVFL", "text": 1, "dialect": "visual-format", "metrics": "numbers"}],
       "dialects": {"compact-constraint-2021": "compact-constraint"}, "include": ["App"], "exclude": ["Pods", "a\/b"]}
      """#)
    #expect(settings.included == ["App"] && settings.excluded == ["Pods", "a/b"])
    let scanner = SourceScanner(calls: settings.allCalls)
    let objectiveC = #"""
      [X configureView:v subviews:@{@"a": a} constraints:@[@"|[a]|", @"|[aa]"]];
      PVVFL(x, @"[a] [b]", d);
      [v addCompactConstraint:@"a.width = 3 @ 4" metrics:nil views:d];
      """#
    #expect(
      findings(objectiveC, .objectiveC, scanner) == [
        "1:55 visual-format '|[a]|' ok", "1:65 visual-format '|[aa]' 1:68 there is no view called 'aa'",
        "2:11 visual-format '[a] [b]' 2:15 a visual format has no white space anywhere",
        "3:26 compact-constraint 'a.width = 3 @ 4' 3:39 priorities are not part of this dialect",
      ])
  }

  @Test(arguments: [
    (
      #"{"calls":[}"#,
      #"s.json:1:11: error: expected a number, a string, '[', ']', 'false', 'null', 'true' or '{', but found '}'"#
    ),
    (
      "\u{FEFF}" + #"{"calls":[}"#,
      #"s.json:1:11: error: expected a number, a string, '[', ']', 'false', 'null', 'true' or '{', but found '}'"#
    ),
    (#"[]"#, "the settings must be an object"), ("\u{FEFF}[]", "the settings must be an object"),
    (#"{"call":[]}"#, "there is no setting 'call': there are calls, dialects, include and exclude"),
    (#"{"calls":[{"name":"x"}]}"#, "a call needs a name and a dialect"),
    (
      #"{"calls":[{"name":"x","txt":1}]}"#,
      "a call has no 'txt': it has name, text, list, dialect, views and metrics"
    ),
    (#"{"exclude":"Pods"}"#, "'exclude' must be an array"), (#"{"exclude":[1]}"#, "'exclude' must be a string"),
    (
      #"{"dialects":{"compact":"equations"}}"#,
      "there is no dialect 'compact': there are "
        + Dialect.all.map(\.name).joined(separator: ", ")
    ),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    let error = #expect(throws: ScanSettings.Mistake.self) { try settings(text) }
    #expect(error?.description == message)
  }

  @Test func resolvesEscapes() throws {
    let settings = try settings(#"{"exclude": ["\u0041\u00e9\ud83d\uDE00", "\n\t\r\b\f\"\\\/", "é", "\ud83d"]}"#)
    #expect(settings.excluded == ["Aé😀", "\n\t\r\u{8}\u{C}\"\\/", "é", "\u{FFFD}"])
  }

  /// What the grammar accepts the reader of JSON reads.
  @Test(arguments: [
    ("99999999999999999999", "the text of a call is a label or a number from 0 on"),
    ("01", "s.json:1:59: error: expected ',' or '}', but found '1'"),
    ("-1", "s.json:1:58: error: expected a number, a string, '[', 'false', 'null', 'true' or '{', but found '-'"),
    ("1.5", "s.json:1:59: error: expected ',' or '}', but found '.'"),
  ])
  func numbers(_ number: String, _ message: String) {
    let error = #expect(throws: ScanSettings.Mistake.self) {
      try settings(#"{"calls": [{"name": "x", "dialect": "equations", "text": \#(number)}]}"#)
    }
    #expect(error?.description == message)
  }

  @Test func grammarsHaveNoProblem() {
    #expect(SettingsGrammar.grammar.problems == [])
  }
}
