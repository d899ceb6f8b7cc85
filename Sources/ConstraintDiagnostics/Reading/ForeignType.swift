import ConstraintGrammar
import ConstraintMeaning

/// The types of numbers and attributes in Swift and Objective-C, which no dialect writes.
enum ForeignType {
  /// Whether an attribute can be written with that name before it, or with what begins so: `NSLayoutConstraint.Attribute`.
  static func isOfAttributes(_ name: String) -> Bool { name == "NSLayoutAttribute" || name == "NSLayoutConstraint" }

  /// Whether a word is the type of attributes inside another type: any other word there is somebody's name.
  static func isOfAttributes(_ name: String, in type: String) -> Bool {
    name == "Attribute" && type == "NSLayoutConstraint"
  }

  /// Whether a number can be converted by that name: `CGFloat`, `Int`, `UInt8`.
  static func isOfNumbers(_ name: String) -> Bool {
    // The size at the end says nothing here.
    let end = name.lastIndex { !("0"..."9" ~= $0) }
    let type = end.map { String(name[...$0]) } ?? ""
    return ["CGFloat", "Double", "Float", "Int", "UInt", "NSInteger", "NSUInteger"].contains(type)
  }
}
