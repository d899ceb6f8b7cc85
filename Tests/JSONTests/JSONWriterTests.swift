import Foundation
import JSON
import TestMaterial
import Testing

@Suite struct JSONWriterTests {
  private func written(_ body: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter()
    body(&writer)
    return writer.text
  }

  @Test func structure() {
    let text = written { writer in
      writer.object { writer in
        writer.key("a")
        writer.array { writer in
          writer.value(1)
          writer.value("two")
          writer.null()
          writer.object { _ in }
          writer.array { $0.value(true) }
        }
        writer.key("b")
        writer.value(false)
        writer.key("c")
        writer.object { writer in
          writer.key("d")
          writer.value(String?.none)
          writer.key("e")
          writer.value(1.5)
        }
      }
    }
    #expect(text == #"{"a":[1,"two",null,{},[true]],"b":false,"c":{"d":null,"e":1.5}}"#)
  }

  @Test(arguments: [
    ("", #""""#), ("a b", #""a b""#), ("\"", #""\"""#), ("\\", #""\\""#), ("/", #""/""#), ("\n\r\t", #""\n\r\t""#),
    ("\0\u{1}\u{1F}\u{7F}", #""\u0000\u0001\u001f\u007f""#), ("é幅😀", #""é幅😀""#), ("e\u{301}", "\"e\u{301}\""),
    ("\u{85}\u{9B}1m\u{2028}\u{2029}", #""\u0085\u009b1m\u2028\u2029""#),
    ("\u{202A}\u{202E}é\u{2066}\u{2069}", #""\u202a\u202eé\u2066\u2069""#),
    ("\u{A0}\u{2027}\u{202F}â", "\"\u{A0}\u{2027}\u{202F}â\""),
    ("\u{8}\u{B}\u{C}\u{1B}", #""\u0008\u000b\u000c\u001b""#),
  ])
  func strings(text: String, json: String) throws {
    let written = written { $0.value(text) }
    #expect(written == json)
    let read = try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed)
    #expect(read as? String == text)
  }

  @Test func everyASCIICharacter() throws {
    for byte in UInt8(0)..<128 {
      let text = "a" + String(Unicode.Scalar(byte)) + "b"
      let written = written { $0.value(text) }
      #expect(written.utf8.allSatisfy { $0 >= 32 && $0 != 127 })
      #expect(try JSONSerialization.jsonObject(with: Data(written.utf8), options: .fragmentsAllowed) as? String == text)
    }
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (-2.5, "-2.5"), (0.1, "0.1"), (1e15, "1000000000000000"), (1e16, "1e+16"),
      (1e300, "1e+300"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
      (.greatestFiniteMagnitude, "1.7976931348623157e+308"), (123456.789, "123456.789"),
    ] as [(Double, String)])
  func numbers(number: Double, json: String) throws {
    let written = written { $0.value(number) }
    #expect(written == json)
    #expect(Double(written)?.bitPattern == number.bitPattern)
    let read = try JSONSerialization.jsonObject(with: Data("[\(written)]".utf8)) as? [Double]
    #expect(read == [number])
  }

  @Test(arguments: [0, 1, -1, Int.min, Int.max])
  func integers(_ number: Int) { #expect(written { $0.value(number) } == "\(number)") }

  @Test func startsAnew() {
    var writer = JSONWriter()
    writer.array { $0.value(1) }
    writer.removeAll()
    #expect(writer.count == 0)
    writer.array { $0.value(2) }
    #expect(writer.text == "[2]")
    #expect(writer.withBytes { $0.indices.map { index in index } }.count == 3)
  }

  @Test func linesOfTexts() {
    var writer = JSONWriter()
    writer.value(1)
    writer.endLine(withComma: true)
    writer.value(2)
    writer.endLine()
    writer.null()
    #expect(writer.text == "1,\n2\nnull")
  }

  /// The short way to digits gives what the standard library gives.
  @Test func numbersLikeTheStandardLibrary() {
    var random = SeededGenerator(seed: 1)
    for _ in 0..<200_000 {
      let digits = Int64.random(in: 0..<pow10(Int.random(in: 1...17, using: &random)), using: &random)
      let number = Double(digits) / Double(pow10(Int.random(in: 0...8, using: &random)))
      for value in [number, -number, number.nextUp, Double(bitPattern: random.next())] where value.isFinite {
        let description = value.description
        let expected = description.hasSuffix(".0") ? String(description.dropLast(2)) : description
        let isSame = written { $0.value(value) } == expected
        if !isSame { Issue.record("\(value)") }
      }
    }
  }

  private func pow10(_ exponent: Int) -> Int64 { (0..<exponent).reduce(1) { power, _ in power * 10 } }

  /// A character that is escaped, at every place of texts of every length around a machine word.
  @Test func escapesAnywhere() {
    for count in 1...20 {
      for place in 0..<count {
        for character in ["\"", "\\", "\u{7F}", "\u{1F}", "é", " ", "!", "#", "[", "]", "~"] {
          let text = String(repeating: "a", count: place) + character + String(repeating: "b", count: count - place - 1)
          let escape =
            switch character {
            case "\"", "\\": "\\" + character
            case "\u{7F}": "\\u007f"
            case "\u{1F}": "\\u001f"
            default: character
            }
          #expect(written { $0.value(text) } == "\"" + text.replacing(character, with: escape) + "\"")
        }
      }
    }
  }
}
