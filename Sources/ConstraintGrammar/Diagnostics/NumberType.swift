/// The types of numbers in Swift and Objective-C, which no dialect writes.
enum NumberType {
  /// Whether a number can be converted by that name: `CGFloat`, `Int`, `UInt8`.
  static func isName(_ name: String) -> Bool {
    // The size at the end says nothing here.
    let end = name.lastIndex { !("0"..."9" ~= $0) }
    let type = end.map { String(name[...$0]) } ?? ""
    return ["CGFloat", "Double", "Float", "Int", "UInt", "NSInteger", "NSUInteger"].contains(type)
  }
}
