import SourceScanning
import Testing

@Suite struct BaselineTests {
  private typealias Finding = Baseline.Finding

  private func read(_ text: String) throws(ScanSettings.Mistake) -> Baseline {
    try Baseline(ContiguousArray(text.utf8), file: "b.json")
  }

  private static let text = #"""
    {
      "findings": [
        {"file": "A.m", "code": "unknown-view", "text": "\"é\"\n😀\\", "count": 2},
        {"file": "B.m", "code": "unused-key", "text": "b", "count": 1}
      ]
    }
    """#
  private static let first = Finding(file: "A.m", code: "unknown-view", text: "\"é\"\n😀\\")
  private static let second = Finding(file: "B.m", code: "unused-key", text: "b")

  @Test func isWrittenInOrderAndReadAgain() throws {
    var baseline = Baseline()
    for finding in [Self.second, Self.first, Self.first] { baseline.add(finding) }
    #expect(baseline.text == Self.text && baseline.count == 3)
    let again = try read(Self.text)
    #expect(again.text == Self.text && again.files == ["A.m", "B.m"])
  }

  @Test func knowsAFindingAsOftenAsItIsThere() throws {
    var baseline = try read(Self.text)
    let met = [Self.first, Self.first, Self.first, Finding(file: "A.m", code: "unknown-view", text: "b")].map {
      baseline.knows($0)
    }
    #expect(met == [true, true, false, false])
    #expect(baseline.stale.map(\.finding) == [Self.second])
    #expect(baseline.text == Self.text)
  }

  @Test func readsEveryEscape() throws {
    let baseline = try read(#"{"findings":[{"file":"\u00e9\b\f\/\t\r","code":"\ud83d\ude00","text":"Ü\uD83D"}]}"#)
    #expect(
      baseline.stale.map(\.finding) == [Finding(file: "é\u{8}\u{C}/\t\r", code: "😀", text: "Ü\u{FFFD}")])
  }

  @Test(arguments: [
    ("[]", "a baseline must be an object"), (#"{"finding":[]}"#, "a baseline has no 'finding': it has findings"),
    (#"{"findings":[{"file":"a"}]}"#, "a finding needs a file, a code and a text"),
    (#"{"findings":[{"line":1}]}"#, "a finding has no 'line': it has file, code, text and count"),
    (#"{"findings":[{"count":"1"}]}"#, "'count' must be a number"),
    ("{", #"b.json:1:2: error: expected a string or '}', but the text ends here"#),
  ])
  func saysWhatIsWrong(_ text: String, _ message: String) {
    let error = #expect(throws: ScanSettings.Mistake.self) { try read(text) }
    #expect(error?.description == message)
  }
}
