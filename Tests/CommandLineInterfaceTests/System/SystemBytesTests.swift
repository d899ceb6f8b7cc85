import Testing

@testable import CommandLineInterface

/// Bytes of the system as text, and back.
@Suite struct SystemBytesTests {
  @Test(arguments: [
    ("", ""), ("plain é 😀 \u{FFFD}", "plain é 😀 \u{FFFD}"), ("\u{10FF7F}", "\u{10FF7F}"), ("\r\n", "\r\n"),
    ("\u{10FF80}", #"\xF4\x8F\xBE\x80"#), ("a\u{10FFFF}b", #"a\xF4\x8F\xBF\xBFb"#),
  ])
  func text(text: String, legible: String) {
    let kept = String(systemBytes: Array(text.utf8))
    #expect(kept.systemBytes.elementsEqual(text.utf8))
    #expect(kept.legible == legible)
  }

  @Test(arguments: [
    ([0x63, 0x61, 0x66, 0xE9], #"caf\xE9"#), ([0xC3], #"\xC3"#), ([0xC3, 0x28], #"\xC3("#),
    ([0xC0, 0xAF], #"\xC0\xAF"#),
    ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([0xF0, 0x9F, 0x98, 0x61], #"\xF0\x9F\x98a"#),
    ([0xF5, 0x80, 0x80, 0x80, 0xC3, 0xA9], #"\xF5\x80\x80\x80é"#),
  ])
  func bytesThatAreNoText(bytes: [UInt8], legible: String) {
    let kept = String(systemBytes: bytes)
    #expect(kept.systemBytes.elementsEqual(bytes))
    #expect(kept.legible == legible)
  }

  @Test func whateverTheBytesAre() {
    var random = SystemRandomNumberGenerator()
    for _ in 0..<2000 {
      let bytes = (0..<Int.random(in: 0...6)).map { _ -> UInt8 in
        [0x61, 0xC3, 0xA9, 0xE2, 0x82, 0xF4, 0x8F, 0xBE, 0x80, .random(in: 0...255, using: &random)].randomElement()
          ?? 0
      }
      #expect(String(systemBytes: bytes).systemBytes.elementsEqual(bytes), "\(bytes)")
    }
  }

  @Test func spelledOut() {
    #expect(String(systemBytes: [0x1B, 0x5B, 0x33, 0xE9, 0x0A]).spelledOut == #"\u{1B}[3\xE9\n"#)
    #expect(String(systemBytes: [0x27, 0xE9]).quoted == #"''\xE9'"#)
  }
}
