import GrammarCombinators
import Testing

@Suite struct CharacterClassTests {
  @Test func printsAsTheDocumentsWriteIt() {
    #expect(CharacterClass(Digit.self).description == "[0-9]")
    #expect(CharacterClass(WordStart.self).description == "[_a-zA-Z]")
    #expect(CharacterClass(WordPart.self).description == "[_a-zA-Z0-9]")
    #expect(CharacterClass(WhiteSpace.self).description == "[#x9-#xD#x20]")
  }

  @Test(
    arguments: [
      // A hyphen comes first.
      ("+-", "[-+]"), ("-", "[-]"), (",-.", "[-,.]"), ("*+,-./012", "[-*-,./0-2]"),
      // What the notation gives a meaning, and what can't be seen, is written by its code.
      ("[]", "[#x5B#x5D]"), ("^_\\`", "[\\_`#x5E]"), ("!\"#$%&'(", "[!$-&(#x22#x23#x27]"), (" \u{7F}", "[#x20#x7F]"),
      // A run of three is a range.
      ("ab", "[ab]"), ("abc", "[a-c]"), ("ace", "[ace]"), ("9:@AZ[az{", "[:@{azAZ9#x5B]"), ("", "[]"),
    ])
  func writes(_ members: String, _ description: String) {
    #expect(characterClass(of: Array(members.utf8)).description == description)
  }

  @Test func holdsAllBeyondASCIIOrNothing() {
    let all = Array(UInt8(128)...255)
    let beyond = characterClass(of: all)
    #expect(beyond.description == "[#x80-#x10FFFF]")
    #expect(beyond.ranges == [0x80...0x10FFFF])
    #expect(!beyond.dividesCharacters)
    let withALetter = characterClass(of: all + [97])
    #expect(withALetter.description == "[a#x80-#x10FFFF]")
    #expect(!withALetter.dividesCharacters)
    #expect(!characterClass(of: [97]).dividesCharacters)
    for some in [all.dropFirst(), all.dropLast(), all.prefix(1), all.suffix(1)] {
      #expect(characterClass(of: some + [97]).dividesCharacters)
      #expect(characterClass(of: some + [97]).description == "[a]")
    }
  }

  @Test func isEqualWhereItsCharactersAre() {
    #expect(characterClass(of: Array("9876543210".utf8)) == CharacterClass(Digit.self))
    #expect(characterClass(of: Array("987654321".utf8)) != CharacterClass(Digit.self))
    #expect(characterClass(of: [97]) != characterClass(of: [97, 128]))
  }

  /// What a class writes says what it holds, read by the rules of the notation.
  @Test func canBeReadBack() {
    for byte in UInt8.min..<128 {
      expectReadable([byte, 70, 97])
      for length in [1, 2, 3, 7] as [UInt8] where byte + length <= 128 { expectReadable(Array(byte..<byte + length)) }
      expectReadable(Array(0...byte))
    }
  }

  private func expectReadable(_ members: [UInt8]) {
    let description = characterClass(of: members).description
    let read = characters(in: description)
    if read != Set(members) { Issue.record("\(description) reads as \(read.sorted()), not \(members)") }
  }

  /// Classes of characters are values.
  @Test func unionsAndComplements() {
    let letters = CharacterClass("a"..."z", "à"..."ü")
    #expect(letters.description == "[a-z#xE0-#xFC]")
    #expect(letters.union(CharacterClass("x"..."\u{7F}")).description == "[a-z#xE0-#xFC{-#x7F]")
    #expect(letters.subtracting(CharacterClass("e"..."e")).description == "[a-df-z#xE0-#xFC]")
    #expect(CharacterClass("<"..."<", "&"..."&").complement.description == "[^&<]")
    // What could be taken for a digit of a code does not stand behind it.
    #expect(CharacterClass("\""..."\"", "b"..."b").description == "[b#x22]")
    let syntax = Syntax.repetition(.characters(letters), .oneOrMore, spacing: .glued)
    let interpreter = Interpreter(.sequence([syntax, .end], spacing: .glued))
    for (text, isAccepted) in [("aéz", true), ("ý", false), ("a\u{D7FF}", false), ("z\u{E0}", true)] {
      var cursor = Cursor()
      #expect(interpreter.accepts(ContiguousArray(text.utf8).span, from: &cursor) == isAccepted, "\(text)")
    }
  }

  private func characterClass(of members: [UInt8]) -> CharacterClass {
    Members.$bytes.withValue(Set(members)) { CharacterClass(Members.self) }
  }

  /// The ASCII characters of a class in brackets, where `#x` and hexadecimal digits are a code and `-` makes a range.
  private func characters(in description: String) -> Set<UInt8> {
    var rest = Array(description.utf8.dropFirst().dropLast())
    var found: [UInt8] = []
    func next() -> UInt8 {
      guard rest.starts(with: "#x".utf8) else { return rest.removeFirst() }
      let digits = rest.dropFirst(2).prefix { "0123456789ABCDEFabcdef".utf8.contains($0) }
      rest.removeFirst(2 + digits.count)
      return UInt8(String(decoding: digits, as: UTF8.self), radix: 16) ?? 255
    }
    while !rest.isEmpty {
      let isRange = rest.first == UInt8(ascii: "-") && !found.isEmpty
      if isRange { rest.removeFirst() }
      let character = next()
      found += isRange ? Array(stride(from: found.removeLast(), through: character, by: 1)) : [character]
    }
    return Set(found)
  }
}

private enum Members: ByteClass {
  @TaskLocal static var bytes: Set<UInt8> = []

  static func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }
}
