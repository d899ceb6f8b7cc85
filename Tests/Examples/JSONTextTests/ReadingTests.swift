import GrammarCombinators
import JSONText
import Testing

@Suite("JSON to a value") struct ReadingTests {
  @Test(arguments: [
    ("null", JSONDocument.null), ("true", .bool(true)), (" false\n", .bool(false)), ("\t\r\n 1 \t\r\n", .number(1)),
    ("0", .number(0)), ("-0", .number(-0.0)), ("-1", .number(-1)), ("123", .number(123)), ("1.5", .number(1.5)),
    ("0.1", .number(0.1)), ("-12.25", .number(-12.25)), ("1e2", .number(100)), ("1E2", .number(100)),
    ("1e+2", .number(100)), ("1e-2", .number(0.01)), ("0e1", .number(0)), ("0e+1", .number(0)), ("20e1", .number(200)),
    ("1.5E+3", .number(1500)), ("0.00000000000000000000000000000001", .number(1e-32)), ("1e-400", .number(0)),
    ("123456789012345678901234567890", .number(0x1.8ee90ff6c373ep96)),
    ("1.7976931348623157e308", .number(.greatestFiniteMagnitude)), ("5e-324", .number(.leastNonzeroMagnitude)),
    (#""""#, .string("")), (#""a""#, .string("a")), (#"" ""#, .string(" ")), (#""é 宽 😀""#, .string("é 宽 😀")),
    (#""\"\\\/\b\f\n\r\t""#, .string("\"\\/\u{8}\u{C}\n\r\t")),
    (#""\u0041\u00e9\u00E9\uFFFF""#, .string("Aéé\u{FFFF}")),
    (#""\u0000""#, .string("\0")), ("\"\u{7F}\"", .string("\u{7F}")),
    ("\"\u{2028}\u{2029}\"", .string("\u{2028}\u{2029}")),
    (#""\ud83d\uDE00""#, .string("😀")), (#""a\uD834\uDD1Eb\uD834\uDD1E""#, .string("a𝄞b𝄞")),
    (#""\uDBFF\uDFFF""#, .string("\u{10FFFF}")), (#""\\u0061""#, .string("\\u0061")), (#""\\\\""#, .string("\\\\")),
    (#""/* no comment */""#, .string("/* no comment */")), (#""[1,""#, .string("[1,")),
    ("[]", .array([])), ("[ ]", .array([])), ("[\n]", .array([])), ("[[]]", .array([.array([])])),
    ("[1,2]", .array([.number(1), .number(2)])), (" [ 1 , null ] ", .array([.number(1), .null])),
    ("[[],{}]", .array([.array([]), .object([])])), ("{}", .object([])), ("{\t}", .object([])),
    (#"{"a":1}"#, .object([.init(name: "a", value: .number(1))])),
    (#"{"":0}"#, .object([.init(name: "", value: .number(0))])),
    (
      #"{ "a" : [ ] , "b" : { } }"#,
      .object([.init(name: "a", value: .array([])), .init(name: "b", value: .object([]))])
    ),
    (#"{"a":1,"a":2}"#, .object([.init(name: "a", value: .number(1)), .init(name: "a", value: .number(2))])),
    (#"{"a\n\u0062":"c"}"#, .object([.init(name: "a\nb", value: .string("c"))])),
  ])
  func accepted(text: String, value: JSONDocument) throws {
    let bytes = ContiguousArray(text.utf8)
    let read = try JSONDocument(bytes.span)
    #expect(read == value)
    if case .number(let number) = value, case .number(let found) = read { #expect(found.sign == number.sign) }
    #expect(throws: Never.self) { try JSONDocument.validate(bytes.span) }
  }

  /// The deepest nesting there may be.
  @Test func nesting() throws {
    let limit = JSONDocument.deepestNesting
    let deepest = ContiguousArray((String(repeating: "[", count: limit) + String(repeating: "]", count: limit)).utf8)
    var value = try JSONDocument(deepest.span)
    var depth = 0
    while case .array(let items) = value {
      depth += 1
      value = items.first ?? .null
    }
    #expect(depth == limit)
    #expect(throws: Never.self) { try JSONDocument.validate(deepest.span) }
    for opening in ["[", #"{"":"#] {
      let bytes = ContiguousArray(String(repeating: opening, count: 100_000).utf8)
      let failure = #expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }
      #expect(failure?.refusal?.reason == .nestingTooDeep)
      #expect(failure?.offset == limit * opening.utf8.count + 1)
      let same = #expect(throws: ParseFailure.self) { try JSONDocument.validate(bytes.span) }
      #expect(same?.refusal == failure?.refusal)
    }
  }

  /// What the RFC allows and a `Double` or a `String` can't hold is refused, and all right for who only checks a text.
  @Test(arguments: [
    ("1e400", Refusal(.numberTooLarge, in: 0..<5)), ("[-1e999]", Refusal(.numberTooLarge, in: 2..<7)),
    (#""\uD800""#, Refusal(.loneSurrogate, in: 1..<7)), (#"["a\udc00b"]"#, Refusal(.loneSurrogate, in: 2..<10)),
    (#""\uD800\n""#, Refusal(.loneSurrogate, in: 1..<9)),
    (#""\uD800\uD800\uDC00""#, Refusal(.loneSurrogate, in: 1..<19)),
    (#""\uD800x\uDC00""#, Refusal(.loneSurrogate, in: 1..<14)), (#"{"\uDEAD":1}"#, Refusal(.loneSurrogate, in: 2..<8)),
  ])
  func refused(text: String, refusal: Refusal) {
    let bytes = ContiguousArray(text.utf8)
    #expect(#expect(throws: ParseFailure.self) { try JSONDocument(bytes.span) }?.refusal == refusal)
    #expect(throws: Never.self) { try JSONDocument.validate(bytes.span) }
  }
}
