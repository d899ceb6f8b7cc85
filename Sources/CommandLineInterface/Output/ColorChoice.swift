/// What `--color` can be.
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
