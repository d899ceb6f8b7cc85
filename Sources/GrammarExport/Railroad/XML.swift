/// Text in XML and HTML, all of which is escaped here.
package enum XML {
  /// An element on one line; without content it has no end tag. An attribute that is `nil` is left out.
  ///
  /// - Parameter content: What is markup already, see ``escaped(_:)``.
  package static func element(
    _ name: String, _ attributes: KeyValuePairs<String, (any CustomStringConvertible)?>, _ content: String? = nil
  ) -> String {
    let attributes = attributes.map { name, value in value.map { " \(name)=\"\(escaped($0.description))\"" } ?? "" }
    let start = "<\(name)\(attributes.joined())"
    return content.map { "\(start)>\($0)</\(name)>" } ?? "\(start)/>"
  }

  /// The text with entities for what would be markup, between tags or between quotation marks.
  package static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      // XML can't hold these, not even by their codes.
      case "\0"..."\u{8}", "\u{B}", "\u{C}", "\u{E}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
