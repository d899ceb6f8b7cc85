import Spelling

/// How the text spells attributes, so that what is written in its place looks like it.
extension Mistake {
  /// The dialect's notation, with each attribute as the text spells it if the dialect knows that spelling.
  var notation: Notation {
    var spelled: [(attribute: Attribute, word: String)] = []
    for lexeme in before + after where lexeme.kind == .word {
      guard let attribute = Attribute(anyCase: lexeme.text), !spelled.contains(where: { $0.attribute == attribute }),
        knows(attribute, as: lexeme.text)
      else { continue }
      spelled.append((attribute, lexeme.text))
    }
    let known = attributes
    let prefersSmallLetters = spelled.contains { $0.word.first?.isLowercase == true }
    var notation = dialect.notation
    notation.attribute = { [spelled, usual = notation.attribute] attribute in
      let word = attribute.rawValue
      let spelling = spelled.first { $0.attribute == attribute }
      return spelling?.word ?? (prefersSmallLetters && known.contains(word) ? word : usual(attribute))
    }
    return notation
  }

  private func knows(_ attribute: Attribute, as word: String) -> Bool {
    var notation = dialect.notation
    notation.attribute = { _ in word }
    let operand: Operand<String> = writesItems ? .attribute(of: "item", attribute) : .implied(attribute)
    let equation = Equation(Side(operand), .equal, Side(constant: .number(1)))
    return dialect.sentence(stating: equation, spelledAs: notation) != nil
  }

  /// The attributes that the dialect knows: where it knows each with a capital and without, as a word is written.
  func attributes(writtenLike word: String) -> [String] {
    let alike = attributes.filter { $0.first?.isUppercase == word.first?.isUppercase }
    return alike.isEmpty ? attributes : alike
  }

  /// The dialect's word for an attribute: where it has one with a capital and one without, as a word is written.
  func attribute(anyCase name: String, writtenLike word: String) -> String? {
    attributes(writtenLike: word).first { $0.lowercased() == name.lowercased() }
  }

  /// The dialect's word for an attribute that is written in other capitals, as UIKit has it, or misspelt.
  func attribute(meantBy word: String) -> String? {
    if attributes.contains(word) { return word }
    let known = attributes(writtenLike: word)
    let name = PlatformAttribute.named(word)?.equivalent ?? FrameWord.named(word)?.first?.rawValue ?? word
    return attribute(anyCase: name, writtenLike: word) ?? nearestSpelling(to: word, among: known)
  }
}
