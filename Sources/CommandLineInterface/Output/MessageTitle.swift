/// What a message about the work as a whole is.
public enum MessageTitle: String, Sendable {
  /// Something failed.
  case error
  /// What to type instead.
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
