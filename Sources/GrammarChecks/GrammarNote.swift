/// Something about a grammar that the checks could not decide: most likely all right, and worth a look.
///
/// `Grammar.notes` has them. `description` says what would make it certain.
public enum GrammarNote: Hashable, Sendable, CustomStringConvertible {
  /// Whether `earlier` cuts `later` short depends on nesting, on a look-ahead, or on more cases than are searched.
  case prefixCaptureUndecided(rule: String, earlier: String, later: String)

  /// The name of the production that it is about.
  public var rule: String {
    switch self {
    case .prefixCaptureUndecided(let rule, _, _): rule
    }
  }

  /// One sentence for the author of the grammar.
  public var description: String {
    switch self {
    case .prefixCaptureUndecided(let rule, let earlier, let later):
      "in `\(rule)`, `\(earlier)` stands before `\(later)` and may cut it short, "
        + "which the search could not decide: let the two begin differently, or write what they share only once"
    }
  }
}
