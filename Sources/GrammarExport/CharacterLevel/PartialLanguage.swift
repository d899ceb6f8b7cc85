/// A language, divided into the empty text and all longer ones.
struct PartialLanguage {
  /// An expression for all its texts but the empty one; `nil` if there are none.
  var texts: CharacterExpression?

  /// Whether the empty text belongs to it.
  var hasEmptyText = false

  /// What is repeated, if the language is a repetition alone. The gap between two iterations is the same as around
  /// them.
  var unit: CharacterExpression?

  static let nothing = PartialLanguage(texts: nil, hasEmptyText: true)

  /// Parts in a row, with a gap between any two that are both there, and no other gap.
  static func sequence(_ parts: [PartialLanguage], gap: CharacterExpression?) -> PartialLanguage {
    let gap = gap.map { [$0] } ?? []
    var expressions: [(texts: CharacterExpression, isOptional: Bool, unit: CharacterExpression?)] = []
    for part in parts { if let texts = part.texts { expressions.append((texts, part.hasEmptyText, part.unit)) } }
    /// The parts from `index` on, which something stands before.
    func rest(from index: Int) -> [CharacterExpression] {
      expressions[index...].map { part in
        if part.isOptional, let unit = part.unit { return .repeated(.joined(gap + [unit]), .zeroOrMore) }
        let texts = CharacterExpression.joined(gap + [part.texts])
        return part.isOptional ? texts.orNothing : texts
      }
    }
    guard let first = expressions.firstIndex(where: { !$0.isOptional }) else {
      guard !expressions.isEmpty else { return .nothing }
      // One of them is the first that is there.
      let beginnings = expressions.indices.map { index in
        CharacterExpression.joined([expressions[index].texts] + rest(from: index + 1))
      }
      return PartialLanguage(texts: .either(beginnings), hasEmptyText: true)
    }
    let before = expressions[..<first].map { part in
      if let unit = part.unit { return CharacterExpression.repeated(.joined([unit] + gap), .zeroOrMore) }
      return CharacterExpression.joined([part.texts] + gap).orNothing
    }
    return PartialLanguage(texts: .joined(before + [expressions[first].texts] + rest(from: first + 1)))
  }
}
