import Testing

@testable import Spelling

@Suite struct ControlCharacterTests {
  @Test func controls() {
    let controls = (0...0xFFFF).compactMap(Unicode.Scalar.init).filter(\.isControl).map(\.value)
    let directions = Array(0x202A...0x202E) + Array(0x2066...0x2069) as [UInt32]
    #expect(controls == Array(0..<32) + Array(127..<160) + [0x2028, 0x2029] + directions)
  }

  @Test(arguments: [
    ("", ""), ("a b'\\\"é😀", "a b'\\\"é😀"), ("\u{1B}[31m", #"\u{1B}[31m"#), ("a\r\nb\t", #"a\r\nb\t"#),
    ("\u{0}\u{7F}\u{85}", #"\u{0}\u{7F}\u{85}"#), ("\u{202E}\u{2028}", #"\u{202E}\u{2028}"#),
  ])
  func spelledOut(text: String, expected: String) { #expect(text.withControlsSpelledOut == expected) }
}
