import ConstraintGrammar
import GrammarCombinators
import Spelling

extension DialectVocabulary {
  /// Its word for an attribute: where it has one with a capital and one without, as a word is written.
  func attribute(anyCase name: String, writtenLike word: String) -> String? {
    attributes(writtenLike: word).first { $0.isSame(inAnyCase: name) }
  }

  /// Its words for an attribute that one may be meant for which is written in other capitals, as UIKit has it, or misspelt:
  /// the likeliest first, several where there is no telling.
  func attributes(meantBy word: String) -> [String] {
    if attribute(spelled: word) != nil { return [word] }
    let names =
      PlatformAttribute.ofSetter(word).map { [$0.rawValue] } ?? PlatformAttribute.named(word)?.equivalent.map { [$0] }
      ?? FrameWord.named(word)?.alternatives.map { $0.rawValue }
      ?? [word]
    let known = names.compactMap { attribute(anyCase: $0, writtenLike: word) }
    return known.isEmpty ? nearestSpellings(to: word, among: attributes(writtenLike: word)) : known
  }
}
