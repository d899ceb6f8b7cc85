/// Why a text is no grammar, and where.
public struct EBNFError: Error, Hashable, Sendable {
  /// The mistake.
  public let reason: EBNFErrorReason

  /// Where it is wrong: inside the text or right behind its last scalar.
  public let place: EBNFPlace

  /// The error `reason` at `place`.
  public init(_ reason: EBNFErrorReason, at place: EBNFPlace) {
    self.reason = reason
    self.place = place
  }

  /// The line of the error, from 1.
  public var line: Int { place.line }

  /// The column of the error, in Unicode scalars from 1.
  public var column: Int { place.column }

  /// The mistake and what to write instead.
  public var message: String { reason.message }
}

extension EBNFError: CustomStringConvertible {
  /// The place and the message, as in `3:14: this comment never ends; …`.
  public var description: String { "\(line):\(column): \(message)" }
}
