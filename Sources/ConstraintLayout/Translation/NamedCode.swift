/// The code for the names in a text, where it is not the names themselves.
package struct NamedCode: Sendable {
  /// A number, as code writes it.
  package struct Number: Hashable, Sendable {
    /// The expression.
    package var text: String

    /// Whether an operator can stand beside it.
    package var isAtomic: Bool

    /// Whether it has to be made a `CGFloat` in Swift.
    package var isConverted: Bool

    /// Whether it is a numeral.
    package var isLiteral: Bool

    package init(_ text: String, isAtomic: Bool = true, isConverted: Bool = false, isLiteral: Bool = false) {
      self.text = text
      self.isAtomic = isAtomic
      self.isConverted = isConverted
      self.isLiteral = isLiteral
    }
  }

  /// The expressions of views, which can be evaluated any number of times.
  package var items: [String: String]

  /// The expressions of numbers.
  package var numbers: [String: Number]

  package init(items: [String: String] = [:], numbers: [String: Number] = [:]) {
    self.items = items
    self.numbers = numbers
  }
}
