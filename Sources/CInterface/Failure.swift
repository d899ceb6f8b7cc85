import CConstraintGrammar

/// The reason for which a call does not do its work: a number that the header names.
struct Failure: Error {
  let status: Int32

  static let rejected = Failure(CONSTRAINT_GRAMMAR_REJECTED)
  static let unknownDialect = Failure(CONSTRAINT_GRAMMAR_UNKNOWN_DIALECT)
  static let unknownTarget = Failure(CONSTRAINT_GRAMMAR_UNKNOWN_TARGET)
  static let unknownReport = Failure(CONSTRAINT_GRAMMAR_UNKNOWN_REPORT)
  static let nullPointer = Failure(CONSTRAINT_GRAMMAR_NULL_POINTER)
  static let invalidSize = Failure(CONSTRAINT_GRAMMAR_INVALID_SIZE)
  static let invalidName = Failure(CONSTRAINT_GRAMMAR_INVALID_NAME)
  static let unknownOption = Failure(CONSTRAINT_GRAMMAR_UNKNOWN_OPTION)

  private init(_ status: constraint_grammar_status) { self.status = Int32(status.rawValue) }

  /// The status of a call: 0 where nothing fails.
  static func status(_ body: () throws(Failure) -> Void) -> Int32 {
    do throws(Failure) {
      try body()
      return 0
    } catch {
      return error.status
    }
  }

  /// The result of a call: what it counts, or what it fails with.
  static func count(_ body: () throws(Failure) -> Int) -> Int {
    do throws(Failure) {
      return try body()
    } catch {
      return Int(error.status)
    }
  }
}
