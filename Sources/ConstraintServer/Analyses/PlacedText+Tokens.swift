import ConstraintGrammar
import GrammarCombinators
import SourceScanning

extension PlacedText {
  /// The tokens of the text, at their offsets in it; none where it is no text of its dialect, or a value is a part of it.
  var syntaxTokens: [SyntaxTree] { hasValues ? [] : dialect.tree(of: bytes.span)?.tokens ?? [] }

  /// The tokens that play a part, each where it stands.
  var roleTokens: [RoleToken] {
    syntaxTokens.compactMap { token in
      guard let role = token.role, !token.range.isEmpty else { return nil }
      return place(of: token.range).map { RoleToken(range: $0, role: role) }
    }
  }

  /// The source of a range of the text.
  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The names in the text, each where it stands.
  var names: [(name: String, range: Range<Int>)] {
    syntaxTokens.filter { $0.role == .name }.compactMap { token in
      place(of: token.range).map { (text(token.range), $0) }
    }
  }

  /// The text with another name in the place of one; `nil` where that is not read as the same.
  fileprivate func renamed(_ name: String, to new: String) -> ContiguousArray<UInt8>? {
    let tokens = syntaxTokens
    if tokens.isEmpty { return nil }
    let edits = tokens.filter { $0.role == .name && text($0.range) == name }.map {
      ParseFailure.TextEdit(range: $0.range, replacement: new)
    }
    let renamed = edits.applied(to: bytes.span)
    let read = dialect.tree(of: renamed.span)?.tokens ?? []
    let isSame = read.elementsEqual(tokens) { one, other in
      let isName = other.role == .name && text(other.range) == name
      return one.role == other.role && one.name == other.name
        && String(decoding: renamed[one.range], as: UTF8.self) == (isName ? new : text(other.range))
    }
    return isSame ? renamed : nil
  }
}

extension [PlacedText] {
  /// The text in which an offset is, and its place in that.
  func text(at offset: Int) -> (text: PlacedText, index: Int)? {
    for text in self {
      if let index = text.index(of: offset) { return (text, index) }
    }
    return nil
  }

  /// The places of the name of a view or a number: in the texts whose calls have the same dictionary, and in that.
  func uses(at offset: Int) -> NameUses? {
    guard let (name, range, dictionary) = nameAndDictionary(at: offset) else { return nil }
    let sharing = filter { dictionary == nil || $0.dictionaries.contains { $0.place == dictionary?.place } }
    let key = dictionary?.keys.first { $0.name == name }
    let found =
      sharing.flatMap { $0.names }.filter { $0.name == name }.map { $0.range } + (key.map { [$0.place] } ?? [])
    let places = Set(found).sorted { $0.lowerBound < $1.lowerBound }
    let isKnown = key != nil || sharing.allSatisfy { $0.call.isEmpty }
    return NameUses(name: name, range: range, places: places, definition: key?.place) { new in
      if new == name { return nil }
      if !isKnown { return "the dictionary that has '\(name)' is not written out in this file" }
      if dictionary?.isOfVariables == true { return "'\(name)' is the name of a variable, which the compiler knows" }
      if dictionary?.keys.contains(where: { $0.name == new }) == true { return "the dictionary has '\(new)' already" }
      for text in sharing {
        if text.syntaxTokens.isEmpty {
          return "a string with that dictionary can't be read: \(text.text(text.bytes.indices))"
        }
        if text.renamed(name, to: new) == nil { return "'\(new)' is no name in \(text.dialect.name)" }
      }
      return nil
    }
  }

  private func nameAndDictionary(
    at offset: Int
  ) -> (name: String, range: Range<Int>, dictionary: PlacedDictionary?)? {
    func isThere(_ range: Range<Int>) -> Bool { range.contains(offset) || range.upperBound == offset }
    if let (text, _) = text(at: offset), let (name, range) = text.names.first(where: { isThere($0.range) }) {
      return (name, range, text.dictionaries.first { $0.keys.contains { $0.name == name } })
    }
    for dictionary in lazy.flatMap({ $0.dictionaries }) {
      if let key = dictionary.keys.first(where: { isThere($0.place) }) { return (key.name, key.place, dictionary) }
    }
    return nil
  }
}

extension PlacedText {
  /// The dictionaries that are written out: of views, then of numbers.
  var dictionaries: [PlacedDictionary] { [views, numbers].compactMap { $0 } }
}
