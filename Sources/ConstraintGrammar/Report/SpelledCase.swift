import JSON

/// A case of an enumeration whose raw value is a short plain word, written as that word.
///
/// A raw value is a string, which costs more than the parse of the line that has the case.
protocol SpelledCase: CaseIterable, RawRepresentable<String> {
  /// The words of all cases, in order.
  static var words: [ShortWord] { get }
}

extension SpelledCase {
  /// What ``words`` is made of.
  static var spelledCases: [ShortWord] {
    precondition(MemoryLayout<Self>.size <= 1, "a case is a byte that counts the cases before it")
    return allCases.map { ShortWord($0.rawValue) }
  }

  @inline(__always) var word: ShortWord {
    // The one case of an enumeration without payloads takes no room; otherwise the byte counts the cases before it.
    Self.words[Int(unsafe unsafeBitCast(self, to: UInt8.self))]
  }
}

extension Attribute: SpelledCase { static let words = spelledCases }
extension Relation: SpelledCase { static let words = spelledCases }
extension ScalingOperator: SpelledCase { static let words = spelledCases }
extension AdditiveOperator: SpelledCase { static let words = spelledCases }

extension JSONWriter {
  /// Writes the raw value of a case as a string.
  @inline(__always) mutating func value(spelled value: some SpelledCase) { self.value(value.word) }
}
