import ConstraintGrammar
import ConstraintMeaning

/// The part of a diagnostic that comes from a departure.
struct Advice: Equatable {
  /// The message in the terms of the departure; `nil` if the general message says it best.
  var message: String?

  /// The text to type instead.
  var hint: String

  /// The word that it is about, where that stands before the place: its bytes, counted from there.
  var marked: Range<Int>?
}
