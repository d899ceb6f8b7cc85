public import ConstraintGrammar
import ConstraintLayout

/// A constraint text that stands in a source, and what is wrong with it.
public struct ConstraintString: Sendable {
  /// The outcome of checking it.
  public enum Status: Sendable {
    /// Nothing is wrong with it.
    case ok
    /// These are its mistakes, at their places in the source.
    case mistake([Diagnostic])
    /// It can't be checked.
    case notChecked(UncheckedReason)
  }

  /// The number of UTF-8 bytes of the source before it.
  public let offset: Int

  /// The line of its first quotation mark, from 1 on.
  public let line: Int

  /// The column of its first quotation mark, in Unicode scalars from 1 on.
  public let column: Int

  /// The language that it is in.
  public let dialect: Dialect

  /// The text, without escapes; values in it are as they are written. Empty where the text is not known.
  public let text: String

  /// The outcome of checking it.
  public let status: Status

  /// The bytes of the source that the text is spelled in, from the first quotation mark's end on; empty where the text is not
  /// known.
  public let place: Range<Int>

  /// The line and the column at which ``place`` begins.
  private let textStart: (line: Int, column: Int)

  /// Warnings of what will probably fail or is of no use, at its place in the source. These are constraints on which
  /// UIKit and AppKit raise an exception, and keys of a dictionary beside the text that no text names.
  public internal(set) var warnings: [Diagnostic] = []

  /// Whether some of its names are not checked, because the views or the numbers that its call gives are not written out
  /// here.
  public internal(set) var hasUnknownNames = false

  /// The text with ``nameOfValues`` in the place of each value that is known only when the program runs.
  package private(set) var textOfNames: String

  /// What stands in the place of a value in ``textOfNames``.
  package static var nameOfValues: String { CallEnvironment.hole }

  /// A text that is known, at its place.
  init(_ text: SourceText, in dialect: Dialect, _ status: Status, _ lines: SourceLines) {
    offset = text.start
    (self.text, place) = (text.text, text.place)
    textOfNames =
      text.filled(with: text.holes.map { _ in ContiguousArray(Self.nameOfValues.utf8) }, areHoles: true).text
    (self.dialect, self.status) = (dialect, status)
    (line, column) = lines.place(of: offset)
    textStart = lines.place(of: place.lowerBound)
  }

  /// A text that is not known, for some reason.
  init(at offset: Int, in dialect: Dialect, _ reason: UncheckedReason, _ lines: SourceLines) {
    (self.offset, place, text, textOfNames) = (offset, offset..<offset, "", "")
    (self.dialect, status) = (dialect, .notChecked(reason))
    (line, column) = lines.place(of: offset)
    textStart = (line, column)
  }

  /// The mistakes and the warnings, in their order in the source.
  public var diagnostics: [Diagnostic] {
    (mistakes + warnings).sorted { $0.offset < $1.offset }
  }

  private var mistakes: [Diagnostic] { if case .mistake(let mistakes) = status { mistakes } else { [] } }

  /// A warning of your own about the text.
  ///
  /// - Parameters:
  ///   - code: what kind of finding it is, for programs.
  ///   - message: one sentence that says what is wrong.
  ///   - hint: what to do about it.
  public func warning(_ code: DiagnosticCode, _ message: String, hint: String?) -> Diagnostic {
    Diagnostic(
      code: code, offset: place.lowerBound, length: place.count, line: textStart.line, column: textStart.column,
      found: text, expected: [], message: message, hint: hint, severity: .warning)
  }

  /// Whether the fix-its of one of its mistakes can be applied. Each mistake must have fix-its that are certain enough,
  /// except for the others in names.
  public func canFix(_ mistake: Diagnostic, atLeast certainty: FixIt.Certainty = .sure) -> Bool {
    mistake.severity == .error && mistake.canBeFixed(atLeast: certainty)
      && mistakes.allSatisfy { $0.canBeFixed(atLeast: certainty) || Self.codesOfNames.contains($0.code) }
  }

  private static let codesOfNames: Set<DiagnosticCode> = [.unknownView, .unknownNumber, .viewForNumber, .numberForView]
}
