/// What a recognised habit adds to a diagnostic.
struct Advice: Equatable {
  /// What is wrong, in the terms of the habit; `nil` if the general message says it best.
  var message: String?

  /// What to type instead.
  var hint: String

  /// Whether the message is about the word before the place, which is to be marked as well.
  var isAboutWordBefore = false
}
