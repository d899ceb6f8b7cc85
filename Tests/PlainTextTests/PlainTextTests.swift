import Memory
import PlainText
import Testing

/// The strings of the WebAssembly module say what those of the standard library say. They share a memory that knows no
/// threads, so the tests run one after the other.
@Suite(.serialized) struct PlainTextTests {
  typealias Text = PlainText.String

  /// No two are equal in other bytes, which only the standard library calls equal.
  static let texts: [Swift.String] = [
    "", "a", "b", "ab", "aB", "abc", "é", "日本", "😀", "a😀é日", "\u{0}", "a\u{0}b", "[view]", "\u{202E}", "\u{10FFFF}",
    Swift.String(repeating: "0123456789", count: 300),
  ]
  static let pairs: [(Swift.String, Swift.String)] = texts.flatMap { text in texts.map { (text, $0) } }

  private func plain(_ text: Swift.String) -> Text { Text(decoding: Array(text.utf8), as: Unicode.UTF8.self) }
  private func standard(_ text: Text) -> Swift.String {
    Swift.String(decoding: Array(text.utf8), as: Unicode.UTF8.self)
  }

  @Test(arguments: texts) func parts(text: Swift.String) {
    let plain = plain(text)
    #expect(standard(plain) == text)
    #expect(Array(plain) == Array(text.unicodeScalars))
    #expect(Array(plain.reversed()) == Array(text.unicodeScalars.reversed()))
    #expect(plain.utf8.count == text.utf8.count)
    #expect(plain.isEmpty == text.isEmpty)
    #expect(
      standard(Text(plain.dropFirst())) == Swift.String(Swift.String.UnicodeScalarView(text.unicodeScalars.dropFirst()))
    )
    #expect(standard(Text(plain.unicodeScalars)) == text)
    #expect(unsafe plain.withCString { unsafe Swift.String(cString: $0) } == text.prefix { $0 != "\u{0}" })
    #expect(standard(unsafe text.withCString { unsafe Text(cString: $0) }) == text.prefix { $0 != "\u{0}" })
  }

  @Test(arguments: pairs) func twoTexts(one: Swift.String, other: Swift.String) {
    let (left, right) = (plain(one), plain(other))
    #expect(standard(left + right) == one + other)
    #expect((left == right) == (one == other))
    #expect((left < right) == (one < other))
    #expect(left.hasPrefix(right) == one.utf8.starts(with: other.utf8))
    #expect(left.hasSuffix(right) == one.utf8.reversed().starts(with: other.utf8.reversed()))
    #expect(left.contains(right) == (left.indices.contains { left[$0...].hasPrefix(right) } || other.isEmpty))
    #expect(standard([left, right, left].joined(separator: ", ")) == [one, other, one].joined(separator: ", "))
    #expect(standard("\(left)-\(right)\(7)" as Text) == "\(one)-\(other)\(7)" as Swift.String)
    #expect(left == right ? left.hashValue == right.hashValue : true)
  }

  @Test func literals() {
    let short: Text = "short"
    let long: Text = """
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789\
      0123456789012345678901234567890123456789012345678901234567890123456789012345678901234567890123456789
      """
    let scalar: Character = "é"
    #expect(standard(short) == "short" as Swift.String)
    #expect(standard(long) == Swift.String(repeating: "0123456789", count: 210))
    #expect(standard(Text(scalar)) == "é" as Swift.String)
    #expect(Array(StaticString("name").utf8) == Array(("name" as Swift.String).utf8))
  }

  @Test(
    arguments: [
      [], [0x80], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xE2, 0x82, 0x41], [0xED, 0xA0, 0x80], [0xF0, 0x9F, 0x98],
      [0xFF, 0xFE],
      [0xF4, 0x90, 0x80, 0x80], [0xC0, 0xAF], [0x61, 0xF0, 0x80, 0x80, 0x41], [0x00, 0xE9, 0x00],
    ] as [[UInt8]])
  func brokenBytes(bytes: [UInt8]) {
    #expect(
      standard(Text(decoding: bytes, as: Unicode.UTF8.self)) == Swift.String(decoding: bytes, as: Unicode.UTF8.self))
  }

  /// A text grows in place where nothing follows it; what ended within it stays as it was.
  @Test func growth() {
    var text: Text = ""
    var states: [Text] = []
    for number in 0..<300 {
      text += Text(number)
      text.append("é" as Unicode.Scalar)
      states.append(text)
    }
    var branch = states[100]
    branch += "!"
    var expected: Swift.String = ""
    for number in 0..<300 {
      expected += "\(number)é" as Swift.String
      #expect(standard(states[number]) == expected)
    }
    #expect(standard(branch) == standard(states[100]) + "!")
  }

  @Test(arguments: [0, 1, -1, 9, 10, 255, 256, -4096, .max, .min + 1] as [Int])
  func wholeNumbers(number: Int) {
    #expect(standard(Text(number)) == Swift.String(number))
    #expect(standard(Text(number, radix: 16, uppercase: true)) == Swift.String(number, radix: 16, uppercase: true))
    #expect(standard("\(number)" as Text) == Swift.String(number))
  }

  @Test(arguments: [
    "", "0", "9", "007", "12a", "-1", "+1", " 1", "9223372036854775807", "9223372036854775808", "99999999999999999999",
  ])
  func numbersOfDigits(digits: Swift.String) {
    // The standard library takes a sign as well.
    let hasSign = digits.hasPrefix("+" as Swift.String) || digits.hasPrefix("-" as Swift.String)
    let expected = hasSign ? nil : Swift.Int(digits, radix: 10)
    #expect(Int(plain(digits)) == expected)
  }

  @Test func literalBytes() {
    let bytes = unsafe ("aé" as PlainText.String).withUTF8Buffer { unsafe Array($0) }
    #expect(bytes == Array(("aé" as Swift.String).utf8))
    let digits = ("a0b9é" as PlainText.String).filter { $0.isNumber }
    #expect(digits == ["0", "9"])
  }

  @Test(
    arguments: [0, -0.0, 1, 0.1, -2.5, 1e16, 1e-7, .leastNonzeroMagnitude, .greatestFiniteMagnitude, .infinity, .nan]
      as [Double])
  func doubles(number: Double) { #expect(standard("\(number)" as Text) == "\(number)" as Swift.String) }

  @Test func capitals() {
    #expect(standard(("aZ é@[`{0" as Text).uppercased()) == "AZ é@[`{0" as Swift.String)
    #expect(standard(("aZ É@[`{0" as Text).lowercased()) == "az É@[`{0" as Swift.String)
  }

  @Test func sets() {
    var set = PlainText.Set([3, 1, 2, 3])
    #expect(set.sorted() == [1, 2, 3])
    #expect(!set.insert(2).inserted)
    #expect(set.insert(0).inserted)
    #expect(set.sorted() == [0, 1, 2, 3])
    #expect((-1...4).map(set.contains) == [false, true, true, true, true, false])
  }

  @Test func arrays() {
    var array = [3, 1]
    array.append(2)
    array.append(contentsOf: [5, 4] as [Int])
    array += [0]
    #expect(array + [9] == [3, 1, 2, 5, 4, 0, 9])
    #expect(array.sorted() == [0, 1, 2, 3, 4, 5])
    #expect([21, 10, 11, 20].sorted { $0 / 10 < $1 / 10 } == [10, 11, 21, 20])
    #expect(array.filter { $0 > 2 } == [3, 5, 4])
    #expect(array.compactMap { $0 > 2 ? $0 * 2 : nil } == [6, 10, 8])
    #expect(array.map { -$0 } == [-3, -1, -2, -5, -4, 0])
  }

  /// What was kept is there when all else is given back, and what is taken next lies where the rest was.
  @Test func memory() {
    constraint_grammar_memory_reset()
    let first = unsafe constraint_grammar_memory_take(100)
    constraint_grammar_memory_begin_keeping()
    let kept = plain("kept") + "!"
    constraint_grammar_memory_end_keeping()
    let second = unsafe constraint_grammar_memory_take(1)
    #expect(unsafe second == first?.advanced(by: 112))
    constraint_grammar_memory_reset()
    #expect(unsafe constraint_grammar_memory_take(1) == first)
    _ = plain("something else")
    #expect(standard(kept) == "kept!" as Swift.String)
    constraint_grammar_memory_reset()
  }
}
