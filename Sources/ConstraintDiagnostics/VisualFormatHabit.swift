import ConstraintGrammar
import ConstraintMeaning

/// A habit, or a form of another language, in a visual format: a row of the table of words.
struct VisualFormatHabit: Sendable {
  /// The sentence that says what is wrong; `nil` if the general message says it best.
  let message: String?

  /// The advice, in which `{new}` stands for what is written instead; empty if there is none.
  let hint: String

  init(_ message: String?, _ hint: String) {
    self.message = message
    self.hint = hint
  }
}

/// The habit behind a mistake in a text of several constraints, and the changes that mend it; none where it can't be told
/// what is meant.
struct ListHabit: Sendable {
  let habit: VisualFormatHabit
  var edits: [TextEdit] = []

  /// The words for it.
  var advice: Advice {
    Advice(
      message: habit.message, hint: Wording.filled(habit.hint[...]) { _ in edits.first?.replacement ?? "" } ?? "")
  }
}
