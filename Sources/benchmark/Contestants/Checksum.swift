import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

/// The result of going over all lines of a corpus.
struct PassResult: Equatable {
  /// Mixes everything that lines say.
  var checksum: UInt64 = 0

  /// How many lines were accepted.
  var acceptedCount: Int

  /// The value of a text that is read as a whole.
  var value: AnyHashable?

  var text: String { "checksum \(hexadecimal) over \(acceptedCount) accepted lines" }

  /// The checksum; of a value, the hash.
  var hexadecimal: String { String(value.map { UInt64(bitPattern: Int64($0.hashValue)) } ?? checksum, radix: 16) }
}

/// Mixes everything that was parsed into one number, so that no contestant can leave work out.
struct Checksum {
  private var sum: UInt64 = 0
  private var acceptedCount = 0

  var result: PassResult { PassResult(checksum: sum, acceptedCount: acceptedCount) }

  /// An equation; `nil` for a line that is rejected.
  @inline(__always)
  mutating func add(_ equation: ParsedEquation?, _ bytes: Span<UInt8>) {
    guard let equation else { return addRejection() }
    acceptedCount &+= 1
    addParts(of: equation, bytes)
  }

  mutating func add(_ statement: ParsedStatement, _ bytes: Span<UInt8>) {
    acceptedCount &+= 1
    for equation in statement.constraints { addParts(of: equation, bytes) }
  }

  @inline(__always)
  mutating func add(_ constraint: LayoutConstraint<some Any>) {
    acceptedCount &+= 1
    mix(code(constraint.firstAttribute))
    mix(constraint.multiplier.bitPattern)
    mix(constraint.constant.bitPattern)
  }

  @inline(__always)
  mutating func addRejection() { mix(11) }

  @inline(__always)
  private mutating func addParts(of equation: ParsedEquation, _ bytes: Span<UInt8>) {
    add(equation.left, bytes)
    mix(code(equation.relation))
    add(equation.right, bytes)
  }

  @inline(__always)
  private mutating func add(_ side: ParsedSide, _ bytes: Span<UInt8>) {
    switch side.operand {
    case .attribute(let item, let attribute):
      mix(code(attribute) << 32)
      add(item, bytes)
    case .implied(let attribute): mix(code(attribute) << 16)
    case .metric(let name), .numberOrItem(let name): add(name, bytes)
    case .superview(let attribute): mix(code(attribute) << 8)
    case nil: mix(7)
    }
    if let multiplier = side.multiplier {
      mix(multiplier.operator == .times ? 1 : 2)
      add(multiplier.value, bytes)
    }
    if let constant = side.constant {
      mix(constant.operator == .plus ? 3 : 4)
      add(constant.value, bytes)
    }
  }

  @inline(__always)
  private mutating func add(_ scalar: ParsedScalar, _ bytes: Span<UInt8>) {
    switch scalar {
    case .number(let number): mix(number.bitPattern)
    case .name(let name, let isNegated):
      mix(isNegated ? 5 : 6)
      add(name, bytes)
    case .systemSpacing: mix(8)
    }
  }

  @inline(__always)
  private mutating func add(_ name: SourceRange, _ bytes: Span<UInt8>) {
    mix(UInt64(name.lowerBound) << 40 ^ UInt64(name.count) << 8 ^ UInt64(bytes[name.lowerBound]))
  }

  @inline(__always)
  private mutating func mix(_ number: UInt64) {
    sum = (sum << 5 | sum >> 59) ^ (number &* 0x9E37_79B9_7F4A_7C15)
  }

  /// Where an attribute or a relation stands in the list of all.
  @inline(__always)
  private func code(_ value: some CaseIterable) -> UInt64 {
    // An enumeration of so few cases is one byte.
    unsafe withUnsafeBytes(of: value) { unsafe UInt64($0[0]) }
  }
}
