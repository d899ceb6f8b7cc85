public import GrammarCombinators
import Numerals

/// How a dialect spells what the model holds, for printing.
///
/// It says only what can't be told from the text that is printed: whether the result is a sentence of the dialect is
/// decided by the dialect's own grammar.
public struct Notation: Sendable {
  /// The sign of a relation; `nil` if the dialect can't say it.
  package let relation: @Sendable (Relation) -> String?

  /// The word for an attribute.
  package var attribute: @Sendable (Attribute) -> String

  /// An attribute of an item, from the name of the item and the word for the attribute.
  package let term: @Sendable (_ item: String, _ attribute: String) -> String

  /// Whether it is `2 * width` and not `width * 2`.
  package let multiplierComesFirst: Bool

  /// Whether a number may have an exponent.
  let allowsExponents: Bool

  /// Whether parsing reduces each side to m·x + c.
  package let isReduced: Bool

  /// The sign before a priority.
  package let prioritySign: StaticString

  /// A notation whose relations are spelled by three tokens of the grammar.
  ///
  /// - Parameters:
  ///   - equal: the token for an equality.
  ///   - lessThanOrEqual: the token for "at most".
  ///   - greaterThanOrEqual: the token for "at least".
  ///   - attribute: the word for an attribute; its raw value if nothing is said.
  ///   - term: how an item and the word for an attribute are put together; with a dot if nothing is said.
  ///   - multiplierComesFirst: whether it is `2 * width` and not `width * 2`.
  ///   - allowsExponents: whether the grammar has numbers such as `1e300`.
  ///   - isReduced: whether parsing reduces each side to m·x + c, so that `* 1` and `+ 0` need not be written.
  ///   - prioritySign: the sign before a priority, where there can be one.
  public init<Equal: LiteralToken, LessThanOrEqual: LiteralToken, GreaterThanOrEqual: LiteralToken>(
    _ equal: Equal.Type, _ lessThanOrEqual: LessThanOrEqual.Type, _ greaterThanOrEqual: GreaterThanOrEqual.Type,
    attribute: @escaping @Sendable (Attribute) -> String = { $0.rawValue },
    term: @escaping @Sendable (_ item: String, _ attribute: String) -> String = { $0 + "." + $1 },
    multiplierComesFirst: Bool = false, allowsExponents: Bool = false,
    isReduced: Bool = false, prioritySign: StaticString = "@"
  ) {
    self.init(
      equal: Equal.spelling, lessThanOrEqual: LessThanOrEqual.spelling, greaterThanOrEqual: GreaterThanOrEqual.spelling,
      attribute: attribute, term: term, multiplierComesFirst: multiplierComesFirst, allowsExponents: allowsExponents,
      isReduced: isReduced, prioritySign: prioritySign)
  }

  /// A notation whose relations are spelled by literals.
  ///
  /// A relation that is left out is one that the dialect can't say.
  public init(
    equal: StaticString? = nil, lessThanOrEqual: StaticString? = nil, greaterThanOrEqual: StaticString? = nil,
    attribute: @escaping @Sendable (Attribute) -> String = { $0.rawValue },
    term: @escaping @Sendable (_ item: String, _ attribute: String) -> String = { $0 + "." + $1 },
    multiplierComesFirst: Bool = false, allowsExponents: Bool = false,
    isReduced: Bool = false, prioritySign: StaticString = "@"
  ) {
    relation = { relation in
      switch relation {
      case .equal: equal?.description
      case .lessThanOrEqual: lessThanOrEqual?.description
      case .greaterThanOrEqual: greaterThanOrEqual?.description
      }
    }
    self.attribute = attribute
    self.term = term
    self.multiplierComesFirst = multiplierComesFirst
    self.allowsExponents = allowsExponents
    self.isReduced = isReduced
    self.prioritySign = prioritySign
  }
}

extension DecimalNumeral {
  /// The fewest digits that read back as the same `Double`, written without an exponent and without a fraction that is
  /// zero.
  ///
  ///     DecimalNumeral.plainText(of: 0.1)   // "0.1"
  ///     DecimalNumeral.plainText(of: 2)     // "2"
  ///     DecimalNumeral.plainText(of: 1e21)  // "1000000000000000000000"
  ///
  /// - Precondition: the value is finite.
  package static func plainText(of value: Double) -> String {
    precondition(value.isFinite, "a number that is not finite has no digits")
    let description = value.description
    // Only bytes are looked at: characters would bring the tables of Unicode into small binaries.
    let bytes = description.utf8
    if let mark = bytes.firstIndex(of: UInt8(ascii: "e")) {
      return plainText(ofSignificand: bytes[..<mark], exponent: bytes[mark...].dropFirst())
    }
    let isWhole = bytes.suffix(2).elementsEqual(".0".utf8)
    return isWhole ? String(Substring(bytes.dropLast(2))) : description
  }

  /// The text of a number whose significand has one digit before the point, as in `5e-324` or `-1.5e+17`, with the point
  /// moved by the exponent.
  private static func plainText(ofSignificand significand: Substring.UTF8View, exponent: Substring.UTF8View) -> String {
    let digits = significand.filter { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }
    let distance = exponent.dropFirst().reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    let pointPosition = 1 + (exponent.first == UInt8(ascii: "-") ? -distance : distance)
    var text = significand.first == UInt8(ascii: "-") ? [UInt8(ascii: "-")] : []
    // Starts at the digit before the point at the latest, and leaves out the point when no digit follows it.
    for position in min(pointPosition - 1, 0)..<max(pointPosition, digits.count) {
      if position == pointPosition { text.append(UInt8(ascii: ".")) }
      text.append(digits.indices.contains(position) ? digits[position] : UInt8(ascii: "0"))
    }
    return String(decoding: text, as: UTF8.self)
  }
}
