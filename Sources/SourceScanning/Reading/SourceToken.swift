/// A token of a source.
struct SourceToken: Sendable {
  enum Kind: Sendable {
    case word
    case number
    case string
    /// A literal without its end, up to the end of its line.
    case openString
    case comment
    /// A byte that is none of the others: a bracket, a sign, a comma.
    case mark
  }

  let kind: Kind
  let range: Range<Int>
}
