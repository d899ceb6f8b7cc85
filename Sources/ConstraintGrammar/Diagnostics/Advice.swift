/// What a departure adds to a diagnostic.
struct Advice: Equatable {
  /// What is wrong, in the terms of the departure; `nil` if the general message says it best.
  var message: String?

  /// What to type instead.
  var hint: String

  /// The word that it is about, where that stands before the place: its bytes, counted from there.
  var marked: Range<Int>?
}
