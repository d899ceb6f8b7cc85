/// Bytes in a form that every editor shows.
///
/// `\t`, `\n`, `\r`, `\f`, `\v` and `\\` are what they are in C; `\x{FF}` is a byte, `\u{A0}` a scalar of Unicode, and
/// `\*{300}{9}` the text between the second braces 300 times. All else stands for itself.
public enum EscapedText {
  public struct Malformed: Error { public let text: String }

  /// The bytes that `text` stands for.
  public static func bytes(of text: String) throws -> [UInt8] {
    var rest = Substring(text)
    var bytes: [UInt8] = []
    while let character = rest.popFirst() {
      guard character == "\\" else {
        bytes += String(character).utf8
        continue
      }
      switch rest.popFirst() {
      case "t": bytes.append(9)
      case "n": bytes.append(10)
      case "v": bytes.append(11)
      case "f": bytes.append(12)
      case "r": bytes.append(13)
      case "\\": bytes.append(92)
      case "x":
        guard let byte = braced(&rest).flatMap({ UInt8($0, radix: 16) }) else { throw Malformed(text: text) }
        bytes.append(byte)
      case "u":
        guard let code = braced(&rest).flatMap({ UInt32($0, radix: 16) }), let scalar = Unicode.Scalar(code) else {
          throw Malformed(text: text)
        }
        bytes += String(scalar).utf8
      case "*":
        guard let count = braced(&rest).flatMap({ Int($0) }), let repeated = braced(&rest) else {
          throw Malformed(text: text)
        }
        bytes += String(repeating: String(repeated), count: count).utf8
      default: throw Malformed(text: text)
      }
    }
    return bytes
  }

  private static func braced(_ rest: inout Substring) -> Substring? {
    guard rest.first == "{", let end = rest.firstIndex(of: "}") else { return nil }
    let content = rest[rest.index(after: rest.startIndex)..<end]
    rest = rest[rest.index(after: end)...]
    return content
  }

  /// A text with what can't be seen spelled out, the blanks at the end of each line too, and long repetitions counted.
  public static func showing(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map(showing(line:)).joined(separator: "\n")
  }

  private static func showing(line: Substring) -> String {
    var shown = ""
    var rest = line.unicodeScalars[...]
    while let scalar = rest.first {
      let run = rest.prefix { $0 == scalar }
      rest = rest[run.endIndex...]
      // Blanks up to a caret stay as they are.
      let isCounted = run.count >= 40 && scalar != " "
      let isTrailing = rest.isEmpty && scalar == " "
      let one = isTrailing ? "\\u{20}" : showing(scalar)
      shown += isCounted ? "\\*{\(run.count)}{\(one)}" : String(repeating: one, count: run.count)
    }
    return shown
  }

  private static func showing(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\\": return "\\\\"
    case "\t": return "\\t"
    case "\r": return "\\r"
    case " ": return " "
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark:
      return "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: return String(scalar)
    }
  }
}
