public import ConstraintGrammar
public import GrammarCombinators
public import GrammarRepair
import Spelling

extension Diagnostic {
  /// All mistakes in a text of a grammar of your own, each with the changes that mend it: the diagnostic of the first
  /// one, with the others behind it; `nil` where the text fits.
  ///
  /// ```swift
  /// let repairer = Repairer(Interpreter(Settings()))
  /// if let diagnostic = Diagnostic(mistakesIn: bytes.span, by: repairer) { print(diagnostic.mistakes) }
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: the whole text.
  ///   - repairer: what mends texts of the grammar.
  ///   - phrase: what a person calls a token, as in `init(_:in:phrase:)`.
  /// - Complexity: that of `Repairer.mistakes(in:)`.
  public init?(
    mistakesIn bytes: Span<UInt8>, by repairer: Repairer, phrase: (ParseFailure.Expectation) -> String? = { _ in nil }
  ) {
    var all: [Diagnostic] = []
    for mistake in repairer.mistakes(in: bytes) {
      var diagnostic = Diagnostic(mistake.failure, in: bytes, phrase: phrase)
      diagnostic.hint = Wording.hint(for: mistake.edits, at: diagnostic.offset, in: bytes)
      diagnostic.fixIts = mistake.edits.map { FixIt($0, in: bytes, certainty: mistake.isSure ? .sure : .likely) }
      all.append(diagnostic)
    }
    guard let first = all.first else { return nil }
    self = first.followed(by: Array(all.dropFirst()))
  }
}

extension Wording {
  /// The hint at a mistake of which nothing is known but the changes that mend it; `nil` without changes.
  ///
  /// - Parameter place: the place that the diagnostic points at.
  static func hint(for edits: [TextEdit], at place: Int, in bytes: Span<UInt8>) -> String? {
    if edits.isEmpty { return nil }
    return edits.map { edit in
      let (old, new) = (String(copying: bytes, in: bytes.trimmed(edit.range)), edit.replacement)
      let isHere = edits.count == 1 && edit.range.lowerBound == place
      if new.isEmpty { return isHere ? "leave it out" : "leave out '\(old)'" }
      if !old.isEmpty { return "write '\(new)' in \(isHere ? "its place" : "place of '\(old)'")" }
      if isHere { return "write '\(new)' here" }
      if edits.count == 1, edit.range.lowerBound < place, bytes.trimmed(edit.range.lowerBound..<place).isEmpty {
        return "write '\(new)' before it"
      }
      return "write '\(new)' in column \(TextPlace(of: edit.range.lowerBound, in: bytes).column)"
    }.listed("and")
  }
}
