package import GrammarCombinators
import Spelling

/// A change of a text: a part of it, and the replacement.
///
/// The fix-its of a diagnostic belong together. They are in the order of the text and do not overlap. A text becomes valid with
/// the fix-its of all its mistakes.
public struct FixIt: Hashable, Sendable {
  /// How far a change can be relied on.
  public enum Certainty: String, CaseIterable, Hashable, Sendable {
    /// Nothing that a person wrote gets lost or changes its meaning.
    case sure
    /// A name, a number, a priority, an identifier or a comment gets lost, or something else may be meant.
    case likely
  }

  /// The number of UTF-8 bytes before the part.
  public var offset: Int

  /// The length of the part in UTF-8 bytes; 0 where something is only added.
  public var length: Int

  /// The column where the part begins, in Unicode scalars from 1 on.
  public var column: Int

  /// The column behind the part, in the line where it ends.
  public var endColumn: Int

  /// The text that comes in its place; empty where the part is left out.
  public var replacement: String

  /// How far it can be relied on.
  public var certainty: Certainty

  /// A change of the part of a text that begins at `offset`.
  public init(
    offset: Int, length: Int, column: Int, endColumn: Int, replacement: String, certainty: Certainty = .sure
  ) {
    self.offset = offset
    self.length = length
    self.column = column
    self.endColumn = endColumn
    self.replacement = replacement
    self.certainty = certainty
  }

  package init(_ edit: TextEdit, in bytes: Span<UInt8>, certainty: Certainty) {
    self.init(
      offset: edit.range.lowerBound, length: edit.range.count,
      column: TextPlace(of: edit.range.lowerBound, in: bytes).column,
      endColumn: TextPlace(of: edit.range.upperBound, in: bytes).column, replacement: edit.replacement,
      certainty: certainty)
  }
}

extension Diagnostic {
  /// The text with the fix-its of all its mistakes applied, which its dialect accepts; `nil` if a mistake has no fix-it that
  /// is certain enough.
  ///
  /// - Parameters:
  ///   - text: the text that was parsed.
  ///   - certainty: the least certainty of what is applied.
  public func applyingFixIts(to text: String, atLeast certainty: FixIt.Certainty = .sure) -> String? {
    let bytes = ContiguousArray(text.utf8)
    return applyingFixIts(to: bytes.span, atLeast: certainty)
  }

  /// The text in UTF-8 with the fix-its of all its mistakes applied, which its dialect accepts; `nil` if a mistake has no
  /// fix-it that is certain enough.
  ///
  /// - Parameters:
  ///   - bytes: the text that was parsed.
  ///   - certainty: the least certainty of what is applied.
  public func applyingFixIts(to bytes: Span<UInt8>, atLeast certainty: FixIt.Certainty = .sure) -> String? {
    guard mistakes.allSatisfy({ $0.canBeFixed(atLeast: certainty) }) else { return nil }
    let fixIts = fixItsOfAllMistakes
    let fixed = fixIts.map { TextEdit(range: $0.range, replacement: $0.replacement) }.applied(to: bytes)
    return String(copying: fixed.span, in: fixed.indices)
  }

  /// Whether there are changes that mend this mistake, each of them certain enough.
  public func canBeFixed(atLeast certainty: FixIt.Certainty = .sure) -> Bool {
    let fixIts = fixIts
    return !fixIts.isEmpty && (certainty == .likely || fixIts.allSatisfy { $0.certainty == .sure })
  }

  /// The fix-its of all mistakes in the order of the text; none where a mistake has none.
  package var fixItsOfAllMistakes: [FixIt] {
    var all: [FixIt] = []
    for mistake in mistakes {
      let fixIts = mistake.fixIts
      if fixIts.isEmpty { return [] }
      all += fixIts
    }
    return all.inOrder { $0.range }
  }
}

extension FixIt {
  fileprivate var range: Range<Int> { offset..<offset + length }
}
