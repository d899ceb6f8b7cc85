import ConstraintGrammar

extension Dialect {
  /// The equation that a text states; `nil` if it is none. No diagnostic is made, which takes a while.
  func equation(in text: String) -> Equation<String>? {
    var text = text
    return read(&text)
  }
}
