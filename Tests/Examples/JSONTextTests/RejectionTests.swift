import GrammarCombinators
import JSONText
import Testing

@Suite("What is no JSON") struct RejectionTests {
  private static let value = [#""[""#, #""false""#, #""null""#, #""true""#, #""{""#, "NUMBER", "STRING"]

  @Test(arguments: [
    ("", 0, value), (" ", 1, value), ("*", 0, value), ("nul", 0, value), ("True", 0, value), ("NaN", 0, value),
    ("Infinity", 0, value), ("-Infinity", 0, value), ("+1", 0, value), (".5", 0, value), ("-", 0, value),
    ("'a'", 0, value),
    ("\u{FEFF}1", 0, value), ("\u{A0}1", 0, value), ("\u{C}1", 0, value), ("\u{B}1", 0, value),
    ("// comment", 0, value),
    ("a", 0, value), ("<.>", 0, value), ("]", 0, value), ("}", 0, value), (",", 0, value), (":", 0, value),
    ("1 2", 2, ["$"]), ("1,", 1, ["$"]), ("[]]", 2, ["$"]), ("{}}", 2, ["$"]), ("nullx", 0, value),
    ("truefalse", 0, value),
    ("\"a\"b", 3, ["$"]), ("[1] // comment", 4, ["$"]), ("[]/**/", 2, ["$"]), ("1\u{0}", 1, ["$"]),
    ("1\u{C}", 1, ["$"]),
    ("{}#", 2, ["$"]), (#""a" "b""#, 4, ["$"]),
    ("[", 1, value + [#""]""#]), ("[1", 2, [#"",""#, #""]""#]), ("[1,", 3, value), ("[1,]", 3, value),
    ("[,1]", 1, value + [#""]""#]),
    ("[1,,2]", 3, value), ("[1 2]", 3, [#"",""#, #""]""#]), ("[1:2]", 2, [#"",""#, #""]""#]),
    ("[1}", 2, [#"",""#, #""]""#]),
    ("[\"a\",\n4\n,1,", 11, value), ("[*]", 1, value + [#""]""#]), ("[fals]", 1, value + [#""]""#]),
    ("[[[", 3, value + [#""]""#]),
    ("{", 1, [#""}""#, "STRING"]), ("{1:1}", 1, [#""}""#, "STRING"]), ("{a:1}", 1, [#""}""#, "STRING"]),
    ("{'a':1}", 1, [#""}""#, "STRING"]), ("{[:1}", 1, [#""}""#, "STRING"]), ("{null:1}", 1, [#""}""#, "STRING"]),
    (#"{"a"}"#, 4, [#"":""#]), (#"{"a",1}"#, 4, [#"":""#]), (#"{"a" b}"#, 5, [#"":""#]), (#"{"a"::1}"#, 5, value),
    (#"{"a":}"#, 5, value), (#"{"a":"#, 5, value), (#"{"a":1"#, 6, [#"",""#, #""}""#]), (#"{"a":1,}"#, 7, ["STRING"]),
    (#"{"a":1,,"b":2}"#, 7, ["STRING"]), (#"{"a":1 "b":2}"#, 7, [#"",""#, #""}""#]),
    (#"{"a":1]"#, 6, [#"",""#, #""}""#]),
    (#"{"a":/**/1}"#, 5, value), (#"{"a": truth}"#, 6, value), (#"{"a":1}x"#, 7, ["$"]),
  ])
  func rejected(text: String, offset: Int, expected: [String]) throws {
    let bytes = ContiguousArray(text.utf8)
    let failure = #expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }
    #expect(failure?.offset == offset)
    #expect(failure?.expectations.map(\.name) == expected.sorted())
    #expect(failure?.refusal == nil && failure?.runOn == nil)
    let same = #expect(throws: ParseFailure.self) { try JSONDocument.validate(bytes.span) }
    #expect(same?.offset == offset)
    #expect(same?.expectations == failure?.expectations)
  }

  /// A number that goes on as none does is one mistake, from its beginning.
  @Test(arguments: [
    ("01", 0..<2), ("00", 0..<2), ("1.", 0..<2), ("1.e1", 0..<4), ("1.5.2", 0..<5), ("1e", 0..<2), ("1e+", 0..<2),
    ("1e5.5", 0..<5), ("0x1F", 0..<4), ("1a", 0..<2), ("1_000", 0..<5), ("[12abc]", 1..<6), ("[1.2e3e4,5]", 1..<8),
    ("2.e-3", 0..<3),
  ])
  func numberThatRunsOn(text: String, range: Range<Int>) {
    let bytes = ContiguousArray(text.utf8)
    let failure = #expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }
    #expect(failure?.runOn == range)
    #expect(throws: ParseFailure.self) { try JSONDocument.validate(bytes.span) }
  }

  /// What is wrong inside a string, or behind the sign of a number.
  @Test(arguments: [
    "-01", "-1.", "-a", "- 1",
    "\"", "\"a", #""a\"#, #""\""#, #""\a""#, #""\x41""#, #""\u""#, #""\u00""#, #""\u004""#, #""\u00G0""#, #""\U0041""#,
    #""\'""#, "\"\n\"", "\"\t\"", "\"\u{0}\"", "\"\u{1F}\"", #""\ ""#, #"["a, 1]"#, #"{"a: 1}"#, "\"\\\u{0}\"",
    "\"\\é\"",
    #""\uD800\u""#, #""\uD800\uX""#,
  ])
  func token(text: String) {
    let bytes = ContiguousArray(text.utf8)
    #expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }
    #expect(throws: ParseFailure.self) { try JSONDocument.validate(bytes.span) }
  }

  /// Bytes that are no UTF-8.
  @Test(arguments: [
    [0x22, 0xFF, 0x22], [0x22, 0xC3, 0x22], [0x22, 0xC0, 0xAF, 0x22], [0x22, 0xED, 0xA0, 0x80, 0x22],
    [0x22, 0xE2, 0x82, 0x22],
    [0x22, 0xF4, 0xBF, 0xBF, 0xBF, 0x22], [0x22, 0x80, 0x22], [0x5B, 0xE9, 0x5D], [0xFF], [0x31, 0x80],
    [0xFF, 0xFE, 0x31, 0x00],
  ])
  func bytes(bytes: [UInt8]) {
    let bytes = ContiguousArray(bytes)
    #expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }
    #expect(throws: ParseFailure.self) { try JSONDocument.validate(bytes.span) }
  }
}
