import GrammarCombinators

extension SourceTokens {
  /// The definitions of macros alone: `#define NAME(a, b) body` as `NAME(a, b){body}`, with blanks in the place of all else, so
  /// that what is said of functions is true of macros.
  func findMacros() -> SourceTokens? {
    var made: ContiguousArray<UInt8> = []
    for directive in directives {
      guard let (name, body) = definition(directive) else { continue }
      if made.isEmpty { made = ContiguousArray(repeating: 32, count: bytes.count) }
      for place in name { made[place] = bytes[place] }
      made[body.lowerBound] = UInt8(ascii: "{")
      // A backslash at the end of a line takes that away.
      for place in body.dropFirst() where bytes[place] != UInt8(ascii: "\\") || !isLineEnd(place + 1) {
        made[place] = bytes[place]
      }
      made[body.upperBound] = UInt8(ascii: "}")
    }
    steps += made.count
    return made.isEmpty ? nil : SourceTokens(made, language, areMacros: true)
  }

  /// The name of a macro with its parameters, and what stands behind that, from a blank on.
  private func definition(_ directive: Range<Int>) -> (name: Range<Int>, body: Range<Int>)? {
    var place = directive.lowerBound + 1
    func skip(_ isPart: (UInt8) -> Bool) { while place < directive.upperBound, isPart(bytes[place]) { place += 1 } }
    skip(Blank.contains)
    let keyword = place
    skip(WordPart.contains)
    guard bytes[keyword..<place].elementsEqual("define".utf8) else { return nil }
    skip(Blank.contains)
    let name = place
    skip(WordPart.contains)
    if place < directive.upperBound, bytes[place] == UInt8(ascii: "(") {
      skip { $0 != UInt8(ascii: ")") }
      place += 1
    }
    guard name < place, place < directive.upperBound, Blank.contains(bytes[place]) else { return nil }
    // A comment behind the body is none of it.
    var reader = SourceReader(ContiguousArray(bytes[place..<directive.upperBound]), language)
    reader.read()
    let end = place + (reader.tokens.last?.range.upperBound ?? 0)
    return place < end && end < bytes.count ? (name..<place, place..<end) : nil
  }

  /// What the macros of a name are defined as, among the definitions.
  func definitions(ofMacro name: String) -> [Range<Int>] {
    places(of: name).compactMap { place in
      let brace = mark(at: place + 1) == "(" ? partners[place + 1] + 1 : place + 1
      return mark(at: brace) == "{" && braces[place] < 0 ? brace + 1..<max(brace + 1, partners[brace]) : nil
    }
  }

  /// The words that a macro stands for, but for constants.
  func wordsOfMacro(_ name: String) -> [String] {
    guard wordsOfMacros.contains(name), let macros else { return [] }
    return macros.definitions(ofMacro: name).joined().compactMap(macros.word).filter { $0.first?.isUppercase != true }
  }

  /// The macros that stand for a name, or for such a macro.
  func macros(standingFor name: String) -> Set<String> {
    guard wordsOfMacros.contains(name), let macros else { return [] }
    var found: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      for place in macros.places(of: next) where !macros.isLabel(place) {
        guard let brace = macros.bracesAround(place).last else { continue }
        let end = macros.mark(at: brace - 1) == ")" ? macros.partners[brace - 1] : brace
        if let macro = macros.word(at: end - 1), found.insert(macro).inserted { rest.append(macro) }
      }
    }
    return found
  }

  private func isLineEnd(_ place: Int) -> Bool { bytes[place] == 10 || bytes[place] == 13 }
}
