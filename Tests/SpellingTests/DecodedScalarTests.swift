import TestMaterial
import Testing

@testable import Spelling

@Suite struct DecodedScalarTests {
  /// Compares with what the standard library makes of the same bytes: the first scalar if some beginning of them is one.
  private func check(_ bytes: [UInt8]) {
    let decoded = DecodedScalar(in: ContiguousArray(bytes).span, at: 0)
    let valid = (1...min(4, bytes.count)).lazy.compactMap { String(exactly: bytes[..<$0]) }.first
    let expected = valid?.unicodeScalars.first
    guard decoded.scalar == expected, decoded.length == (expected.map { UTF8.width($0) } ?? 1) else {
      Issue.record("\(bytes): \(String(describing: decoded))")
      return
    }
  }

  @Test func everyByte() { for byte in UInt8.min...UInt8.max { check([byte]) } }

  @Test func everyTwoBytes() {
    for first in UInt8.min...UInt8.max {
      for second in UInt8.min...UInt8.max { check([first, second]) }
    }
  }

  /// Sequences around every border of the encoding, and random ones.
  @Test func threeAndFourBytes() {
    let borders: [UInt8] = [0, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xFF]
    let firsts: [UInt8] = [0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xEC, 0xED, 0xEE, 0xEF, 0xF0, 0xF1, 0xF3, 0xF4, 0xF5, 0xFF]
    for first in firsts {
      for second in borders {
        for third in borders {
          check([first, second, third])
          for fourth in borders { check([first, second, third, fourth]) }
        }
      }
    }
    var generator = SeededGenerator(seed: 1)
    for _ in 0..<20_000 {
      let first = UInt8.random(in: 0xC0...0xFF, using: &generator)
      check([first] + (0..<3).map { _ in UInt8.random(in: 0x70...0xCF, using: &generator) })
    }
  }

  @Test func someScalarsOfEveryLength() {
    for code in stride(from: UInt32(0), to: 0x11_0000, by: 97) {
      if let scalar = Unicode.Scalar(code) { check(Array(String(scalar).utf8) + [0x41]) }
    }
  }

  @Test func notAtTheBeginning() {
    let bytes = Array("aé€😀".utf8)
    let decoded = [0, 1, 2, 3, 6].map { DecodedScalar(in: ContiguousArray(bytes).span, at: $0) }
    #expect(decoded.map(\.scalar) == ["a", "é", nil, "€", "😀"])
    #expect(decoded.map(\.length) == [1, 2, 1, 3, 4])
  }
}
