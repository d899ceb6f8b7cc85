/// How a terminal shows a piece of text.
public struct Style: Hashable, Sendable {
  private let codes: [UInt8]

  /// As a terminal shows text anyway.
  public static let plain = Style(codes: [])
  /// In heavy letters.
  public static let bold = Style(codes: [1])
  /// In faint letters.
  public static let dim = Style(codes: [2])
  /// Underlined.
  public static let underlined = Style(codes: [4])
  /// In red.
  public static let red = Style(codes: [31])
  /// In green.
  public static let green = Style(codes: [32])
  /// In yellow.
  public static let yellow = Style(codes: [33])
  /// In blue.
  public static let blue = Style(codes: [34])
  /// In magenta.
  public static let magenta = Style(codes: [35])
  /// In cyan.
  public static let cyan = Style(codes: [36])

  /// Both styles together: `.bold + .red`.
  public static func + (first: Style, second: Style) -> Style {
    Style(codes: first.codes + second.codes)
  }

  /// The text between the escape sequences that turn the style on and off.
  func applied(to text: String) -> String {
    if codes.isEmpty || text.isEmpty { return text }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}
