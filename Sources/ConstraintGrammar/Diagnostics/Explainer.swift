/// The part of a dialect that says more of a mistake than its place and what would have fitted: hints, fix-its, further
/// mistakes.
///
/// A dialect has none unless it was given one, so that a program which parses without hints links nothing of them.
package final class Explainer: Sendable {
  /// The dialects that hints may name, in groups: one counts where the groups before it have nothing to say.
  package let others: [[Dialect]]

  /// The words for a mistake in a text, which are more than ``Diagnosis/plainWords(in:)``.
  package let words: @Sendable (Diagnosis, Span<UInt8>) -> WrittenWords

  package init(others: [[Dialect]], words: @escaping @Sendable (Diagnosis, Span<UInt8>) -> WrittenWords) {
    self.others = others
    self.words = words
  }
}
