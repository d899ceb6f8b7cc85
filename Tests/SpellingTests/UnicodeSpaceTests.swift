import ByteScanning
import Testing

@testable import Spelling

@Suite struct UnicodeSpaceTests {
  /// Unicode has no space beyond its first plane.
  private static let plane = (UInt32(0)...0xFFFF).compactMap(Unicode.Scalar.init)

  /// Whatever Unicode calls white space is white space here or is refused by name.
  @Test func everySpaceOfUnicode() {
    let spaces = Self.plane.filter { $0.properties.isWhitespace }
    let whiteSpace = (UInt8(0)...127).filter(WhiteSpace.contains).map { Unicode.Scalar($0) }
    #expect(spaces.filter { UnicodeSpace.name(of: $0) == nil } == whiteSpace)
    #expect(whiteSpace.map(\.value) == [9, 10, 11, 12, 13, 32])
  }

  /// The names are those of Unicode, where it has one.
  @Test func names() {
    let named = Self.plane.filter { UnicodeSpace.name(of: $0) != nil }
    #expect(named.count == 27)
    for scalar in named {
      let name = scalar.properties.name?.lowercased()
      switch scalar.value {
      case 0x85: #expect(UnicodeSpace.name(of: scalar) == "next line")
      case 0xFEFF: #expect(UnicodeSpace.name(of: scalar) == "byte-order mark")
      default: #expect(UnicodeSpace.name(of: scalar) == name)
      }
    }
  }

  @Test func visibility() {
    let spaces = Self.plane.filter { UnicodeSpace.name(of: $0) != nil }
    let invisible = spaces.filter { !UnicodeSpace.isVisible($0) }.map(\.value)
    #expect(invisible == [0x180E, 0x200B, 0x200C, 0x200D, 0x200E, 0x200F, 0x2060, 0xFEFF])
  }
}
