import TestMaterial

/// A text for which a property does not hold.
public struct FuzzFailure: Sendable {
  /// The name of the dialect.
  public let dialect: String

  /// The name of the property.
  public let property: String

  /// The seed that led to the text; `nil` if the text was given.
  public let seed: UInt64?

  /// The shortest text found that fails.
  public let text: [UInt8]

  /// The fault of that text.
  public let explanation: String

  /// The text as a Swift string or array, ready to paste.
  public var literal: String {
    guard let string = String(exactly: text) else {
      return "[" + text.map { "0x" + String($0, radix: 16, uppercase: true) }.joined(separator: ", ") + "]"
    }
    return string.debugDescription
  }
}

extension FuzzFailure: CustomStringConvertible {
  /// The failure and its text, in two lines.
  public var description: String {
    """
    FAILED \(property) in \(dialect): \(explanation)
      text    \(literal)
    """
  }
}
