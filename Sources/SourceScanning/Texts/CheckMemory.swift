import ConstraintGrammar

/// What checks of texts have come to, so that a text that is as it was is not checked again.
///
/// It keeps what the last scan asked for alone, so that it does not grow.
package struct CheckMemory: Sendable {
  /// All that a check depends on but for the place of the text.
  private struct Key: Hashable {
    let isOfMistakes: Bool
    let dialect: String
    let names: GivenNames
    let bytes: ContiguousArray<UInt8>
    let holes: [Range<Int>]
  }

  private var last: [Key: [Diagnostic]?] = [:]
  private var current: [Key: [Diagnostic]?] = [:]

  /// A memory of nothing.
  package init() {}

  /// What was not asked for since this was called last is forgotten.
  mutating func forgetOld() { (last, current) = (current, [:]) }

  /// The mistakes in a text, or the warnings about it where there are no values in it.
  fileprivate mutating func findings(
    _ check: TextCheck, _ bytes: ContiguousArray<UInt8>, holes: [Range<Int>], areMistakes: Bool
  ) -> [Diagnostic]? {
    let key = Key(
      isOfMistakes: areMistakes, dialect: check.dialect.name, names: check.names, bytes: bytes, holes: holes)
    if let known = current[key] { return known }
    let findings =
      last[key] ?? (areMistakes ? check.mistakes(in: bytes, holes: holes) : check.objections(to: bytes))
    current[key] = .some(findings)
    return findings
  }
}

extension TextCheck {
  func mistakes(
    in bytes: ContiguousArray<UInt8>, holes: [Range<Int>], _ memory: inout CheckMemory?
  ) -> [Diagnostic]? {
    guard memory != nil else { return mistakes(in: bytes, holes: holes) }
    return memory?.findings(self, bytes, holes: holes, areMistakes: true)
  }

  func objections(to bytes: ContiguousArray<UInt8>, _ memory: inout CheckMemory?) -> [Diagnostic] {
    memory?.findings(self, bytes, holes: [], areMistakes: false) ?? objections(to: bytes)
  }
}
