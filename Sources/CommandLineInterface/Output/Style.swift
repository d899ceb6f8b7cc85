/// How a terminal shows a piece of text.
public struct Style: Hashable, Sendable {
  private let codes: [UInt8]

  /// In heavy letters.
  public static let bold = Style(codes: [1])
  /// In red.
  public static let red = Style(codes: [31])
  /// In cyan.
  public static let cyan = Style(codes: [36])

  /// Both styles together: `.bold + .red`.
  public static func + (first: Style, second: Style) -> Style {
    Style(codes: first.codes + second.codes)
  }

  /// The text between the escape sequences that turn the style on and off.
  func applied(to text: String) -> String {
    if text.isEmpty { return text }
    return "\u{1B}[\(codes.map(String.init).joined(separator: ";"))m\(text)\u{1B}[0m"
  }
}

/// The kind of a message about the work as a whole.
public enum MessageTitle: String, Sendable {
  /// Something failed.
  case error
  /// Advice on what to type instead.
  case hint
  /// Something that is good to know.
  case note

  var text: String { rawValue + ":" }

  var style: Style {
    switch self {
    case .error: .bold + .red
    case .hint: .bold + .cyan
    case .note: .bold
    }
  }
}

/// The values of `--color`.
public enum ColorChoice: String, CaseIterable, Sendable {
  /// In colour on a terminal, unless the environment asks for none.
  case auto
  /// In colour everywhere.
  case always
  /// Nowhere in colour.
  case never

  /// Whether a channel is to be coloured.
  ///
  /// `NO_COLOR` counts with any text but the empty one, as no-color.org has it.
  func isColored(isTerminal: Bool, environment: Environment) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto: isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
    }
  }
}
