import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators

/// The equations that a person meant by a text, and the ways in which the text is not what a dialect would have.
struct Reading {
  /// The equations that are meant: usually one, two for a chain or a range; none where it can't be told.
  var equations: [MeantEquation] = []

  var departures: [Departure] = []

  /// The pieces that were read.
  var lexemes: [Lexeme] = []

  /// The attributes that are written with a word which the dialect does not have, each with the word that is meant;
  /// `nil` if no equation was read.
  var meant: [(attribute: Attribute, word: String)]?

  /// Whether nothing follows the equation that says something and would get lost.
  var isComplete = true

  /// The priority and the identifier behind the equation, where the dialect has them, as they are to be written.
  var suffix = ""

  /// Whether an attribute is one of several that may be meant.
  var isGuess = false

  /// Whether a part may be missing that nobody can make up, or a part gets lost.
  var isUncertain = false

  /// Whether something is multiplied by 1 or 0, or divided by 1. The equation that is written anew does without that.
  var hasIdleFactor = false

  /// Where the terms stand that have been read into the equations.
  var terms: [Range<Int>] = []

  /// Where the equation ends, or the last of them.
  var end = 0

  /// The left side and the relation, which are kept even if it can't be told what the right side is.
  var left: LinearForm?
  var relation: Relation?

  /// Whether one word is the whole of the right side.
  var isValueAlone = false

  /// The notation of a dialect, with each attribute as the text spells it if the dialect knows that spelling.
  func notation(in vocabulary: DialectVocabulary) -> Notation {
    var notation = vocabulary.dialect.notation
    guard var spelled = meant else { return notation }
    for lexeme in lexemes where lexeme.kind == .word {
      guard let attribute = vocabulary.attribute(spelled: lexeme.text),
        !spelled.contains(where: { $0.attribute == attribute })
      else { continue }
      spelled.append((attribute, lexeme.text))
    }
    let known = vocabulary.attributes
    let prefersSmallLetters = spelled.contains { $0.word.first?.isLowercase == true }
    notation.attribute = { [spelled, usual = notation.attribute] attribute in
      let word = attribute.rawValue
      let spelling = spelled.first { $0.attribute == attribute }
      return spelling?.word ?? (prefersSmallLetters && known.contains(word) ? word : usual(attribute))
    }
    return notation
  }

  /// Makes an equation of each end that a range of numbers has.
  mutating func setEnds(
    _ range: ForeignRange, of left: LinearForm?, _ relation: Relation?
  ) {
    guard let left, relation == .equal else { return }
    for (relation, end) in [(Relation.greaterThanOrEqual, range.lower), (.lessThanOrEqual, range.upper)] {
      let digits = end?.first == "-" ? end.map { String($0.dropFirst()) } : end
      guard let digits, let number = ForeignNumber(digits).value else { continue }
      let value = end == digits ? number : -number
      equations.append(
        MeantEquation(left: left, relation: relation, right: LinearForm(constant: .scalar(.number(value)))))
    }
  }
}

/// A way in which a text is no sentence of a dialect, although it can be told what is meant.
///
/// The reader notes everything that some dialect does not have. The place of the failure tells for which departure a
/// text is refused.
struct Departure {
  /// What somebody writes out of habit, or as in another language: a row of the table of words.
  struct Kind: Hashable, Sendable {
    /// The sentence that says what is wrong; `nil` if the general message says it best.
    let message: String?

    /// The advice, in versions that are parted by `|`. The first version counts whose blanks, such as `{whole}`, can
    /// all be filled in.
    let hint: String

    /// Whether something else may be meant, as with a slip that has several ways back, or something with a meaning
    /// gets lost.
    let isGuess: Bool

    init(_ message: String? = nil, _ hint: String, isGuess: Bool = false) {
      self.message = message
      self.hint = hint
      self.isGuess = isGuess
    }

    /// Advises to write the whole equation as it would be or, if that can't be told, what is said here.
    init(_ message: String? = nil, orWhole hint: String, isGuess: Bool = false) {
      self.init(message, "write '{whole}'|" + hint, isGuess: isGuess)
    }
  }

  var kind: Kind

  /// The places of failures that it explains.
  var range: Range<Int>

  /// The word or the like that it is about; empty if there is none.
  var text = ""

  /// The changes that mend it where it stands; none if the whole equation has to be written anew, or it can't be told
  /// how.
  var edits: [TextEdit] = []

  /// The text that is shown in place of what stands there, if that is more than the changes put in.
  var instead: String?

  /// The words that may be meant for an attribute, and the item that it is of.
  var choices: (words: [String], item: String?) = ([], nil)

  /// The place of the word, which may stand before that of the failure.
  var word: Range<Int>?

  /// Whether something else may be meant.
  var isGuess: Bool { kind.isGuess || choices.words.count > 1 }
}
