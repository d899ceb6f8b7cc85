/// Why a grammar can't be written in a notation.
public struct ExportFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The notation.
  public let notation: String

  /// The production that uses what the notation lacks.
  public let production: String

  /// What the notation lacks.
  public let construct: String

  /// One sentence for a person.
  public var description: String { "\(notation) can't express \(construct), which \(production) uses" }
}
