import JSON
import Testing

@Suite struct JSONReaderTests {
  private func read(_ text: String) -> String? { JSONValue(reading: ContiguousArray(text.utf8))?.line }

  @Test(arguments: [
    (" {\"a\" : [1,-2,0] ,\n\"b\":{}}\r\t", #"{"a": [1, -2, 0], "b": {}}"#),
    ("[true,false,null,[]]", "[true, false, null, []]"),
    ("[1.5,-0.25e+10,1E3,99999999999999999999]", "[1.5, -0.25e+10, 1E3, 99999999999999999999]"),
    (#""\"\\\/\b\f\n\r\té😀""#, #""\"\\/\u0008\u000c\n\r\té😀""#),
    (#""\uD83D\ud83d\uDE00\uDE00""#, "\"\u{FFFD}😀\u{FFFD}\""),
    (#""\uD83Dx\uD83D\u0041""#, "\"\u{FFFD}x\u{FFFD}A\""),
  ])
  func accepted(_ text: String, _ line: String) { #expect(read(text) == line) }

  @Test(arguments: [
    "", " ", "{", "[1", "[1,]", "[,1]", "{\"a\"}", "{\"a\":}", "{a:1}", "{1:1}", "01", "1.", ".5", "-", "+1", "1e",
    "tru",
    "nulll", "\"a", "\"\n\"", "\"\\x\"", "\"\\u12\"", "\"\\u12G4\"", "1 2", "[1]]", "'a'", "{\"a\":1,}",
  ])
  func refused(_ text: String) { #expect(read(text) == nil) }

  @Test func nesting() {
    func nested(_ depth: Int) -> String { String(repeating: "[", count: depth) + String(repeating: "]", count: depth) }
    #expect(read(nested(500)) == nested(500))
    #expect(read(nested(501)) == nil)
    #expect(read(String(repeating: "[", count: 1_000_000)) == nil)
  }

  /// Of a member that is given twice the first is found.
  @Test func members() {
    let value = JSONValue(reading: ContiguousArray(#"{"a": {"b": 1, "b": 2}}"#.utf8))
    #expect(value?["a"]?["b"]?.line == "1")
    #expect(value?["b"] == nil && value?["a"]?["b"]?["c"] == nil)
  }
}
