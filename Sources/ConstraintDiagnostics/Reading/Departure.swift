import ConstraintGrammar
import ConstraintMeaning

/// A way in which a text is not a sentence of a dialect, though it can be told what is meant.
///
/// The reader notes whatever some dialect does without; which departure a text is refused for is told by the place of the
/// failure.
struct Departure {
  /// A habit, or a language, that somebody writes in: a row of the table of words.
  struct Kind: Hashable, Sendable {
    /// The sentence that says what is wrong; `nil` if the general message says it best.
    let message: String?

    /// The advice, in ways that are parted by `|`: the first of them counts whose blanks, `{whole}` and the like, can all be
    /// filled in.
    let hint: String

    init(_ message: String? = nil, _ hint: String) {
      self.message = message
      self.hint = hint
    }

    /// The advice is the whole equation as it would be, or else what is said here.
    init(_ message: String? = nil, orWhole hint: String) { self.init(message, "write '{whole}'|" + hint) }
  }

  var kind: Kind

  /// The places of failures that it explains.
  var range: Range<Int>

  /// The word or the like that it is about; empty if there is none.
  var text = ""

  /// The changes that mend it where it stands; empty where the whole equation has to be written anew, or there is no telling.
  var edits: [TextEdit] = []

  /// The text that is shown in place of what stands there, if that is more than is edited.
  var instead: String?

  /// The words that may be meant for an attribute, and the item that it is of.
  var choices: (words: [String], item: String?) = ([], nil)

  /// The place of the word, which may stand before that of the failure.
  var word: Range<Int>?
}
