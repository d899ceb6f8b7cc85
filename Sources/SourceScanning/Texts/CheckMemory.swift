import ConstraintGrammar

/// What checks of texts have come to, so that a text that is as it was is not checked again.
///
/// It keeps what the last scan asked for alone, so that it does not grow.
package struct CheckMemory: Sendable {
  /// All that a check depends on but for the place of the text.
  struct Key: Hashable {
    let dialect: String
    let names: GivenNames
    let bytes: ContiguousArray<UInt8>
    let holes: [Range<Int>]
  }

  /// What was found for each key in the last scan, and in this one.
  struct Findings<Finding: Sendable>: Sendable {
    private var last: [Key: Finding] = [:]
    private var current: [Key: Finding] = [:]

    mutating func forgetOld() { (last, current) = (current, [:]) }

    mutating func finding(for key: Key, _ find: () -> Finding) -> Finding {
      if let known = current[key] { return known }
      let finding = last[key] ?? find()
      current[key] = finding
      return finding
    }
  }

  var mistakes = Findings<[Diagnostic]?>()
  var warnings = Findings<[Diagnostic]>()

  /// A memory of nothing.
  package init() {}

  /// What was not asked for since this was called last is forgotten.
  mutating func forgetOld() {
    mistakes.forgetOld()
    warnings.forgetOld()
  }
}

/// Checks that look first what is remembered.
extension TextCheck {
  func mistakes(
    in bytes: ContiguousArray<UInt8>, holes: [Range<Int>], _ memory: inout CheckMemory?
  ) -> [Diagnostic]? {
    guard memory != nil else { return mistakes(in: bytes, holes: holes) }
    return memory?.mistakes.finding(for: key(bytes, holes)) { mistakes(in: bytes, holes: holes) } ?? nil
  }

  func objections(to bytes: ContiguousArray<UInt8>, _ memory: inout CheckMemory?) -> [Diagnostic] {
    memory?.warnings.finding(for: key(bytes, [])) { objections(to: bytes) } ?? objections(to: bytes)
  }

  private func key(_ bytes: ContiguousArray<UInt8>, _ holes: [Range<Int>]) -> CheckMemory.Key {
    CheckMemory.Key(dialect: dialect.name, names: names, bytes: bytes, holes: holes)
  }
}
