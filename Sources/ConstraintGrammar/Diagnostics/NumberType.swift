import GrammarCombinators

/// The types of numbers in Swift and Objective-C, which no dialect writes.
enum NumberType {
  /// Whether a number can be converted by that name: `CGFloat`, `Int`, `UInt8`.
  static func isName(_ name: String) -> Bool {
    // The size at the end says nothing here.
    let digits = name.utf8.reversed().prefix { Digit.contains($0) }.count
    return ["CGFloat", "Double", "Float", "Int", "UInt", "NSInteger", "NSUInteger"].contains(String(name.dropLast(digits)))
  }
}
