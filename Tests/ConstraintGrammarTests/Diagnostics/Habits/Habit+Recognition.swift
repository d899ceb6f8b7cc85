import Testing

@testable import ConstraintGrammar

extension Habit {
  /// Whether the mistake in a text is recognised.
  func isRecognized(in text: String, of dialect: Dialect = .expressionFormat) -> Bool {
    Mistake(text, in: dialect).flatMap(recognize) != nil
  }
}

/// Checks which texts show a habit, and which rejected ones do not.
func check(_ habit: Habit, _ yes: [String], not no: [String], in dialect: Dialect = .expressionFormat) {
  for text in yes { #expect(habit.isRecognized(in: text, of: dialect), "\(text)") }
  for text in no {
    #expect(Mistake(text, in: dialect) != nil, "\(text) is accepted")
    #expect(!habit.isRecognized(in: text, of: dialect), "\(text)")
  }
}
