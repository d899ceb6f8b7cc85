import ConstraintGrammar
import Foundation
import GrammarCombinators

extension Contestant {
  /// A regular expression of Swift with a group for each part.
  static let regularExpression = lineReader("regex") {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let regex = try? Regex(linePattern) else { return nil }
    let pattern = regex.matchingSemantics(.unicodeScalar)
    return { line in
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      func group(_ name: String) -> Substring? { match[name]?.substring }
      return EquationParts(
        left: (group("leftItem"), group("leftAttribute")), relation: group("relation"),
        right: (group("rightItem"), group("rightAttribute")), factor: group("factor"), sign: group("sign"),
        constant: group("addend") ?? group("alone"))
    }
  }

  private static var linePattern: String {
    let blanks = #"[\x20\t\n\x0B\f\r]*"#
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    let attribute = Attribute.listed.map(\.rawValue).joined(separator: "|")
    let scalar = #"-?\#(blanks)(?:\#(name)|[0-9]+(?:\.[0-9]+)?)"#
    func term(_ side: String) -> String {
      #"(?<\#(side)Item>\#(name))\#(blanks)\.\#(blanks)(?<\#(side)Attribute>\#(attribute))\#(blanks)"#
    }
    let right = #"\#(term("right"))(?:\*\#(blanks)(?<factor>\#(scalar))\#(blanks))?"#
    return #"\#(blanks)\#(term("left"))(?<relation>=|<=|>=)\#(blanks)"#
      + #"(?:\#(right)(?:(?<sign>[+\-])\#(blanks)(?<addend>\#(scalar)))?|(?<alone>\#(scalar)))\#(blanks)"#
  }

  /// Foundation's `Scanner`, which is how the libraries that the dialects come from read.
  static let foundationScanner = lineReader("scanner") { { EquationScanner(text: $0).parts() } }
}

/// The parts of a line, cut out of it.
struct EquationParts {
  typealias Term = (item: Substring?, attribute: Substring?)

  let left: Term
  let relation: Substring?
  var right: Term = (nil, nil)
  var factor: Substring?
  var sign: Substring?
  var constant: Substring?

  /// - Throws: where a word is no attribute, or a number too large.
  func equation(in line: String) throws -> ParsedEquation {
    let relation: Relation = relation == "<=" ? .lessThanOrEqual : relation == ">=" ? .greaterThanOrEqual : .equal
    var side =
      right.item == nil
      ? ParsedSide(constant: try scalar(constant, line)) : ParsedSide(try operand(right, line))
    if let factor { side.multiplier = ParsedMultiplier(.times, try scalar(factor, line)) }
    if let sign { side.constant = ParsedConstant(sign == "-" ? .minus : .plus, try scalar(constant, line)) }
    return ParsedEquation(ParsedSide(try operand(left, line)), relation, side)
  }

  private struct Mistake: Error {}

  private func operand(_ term: Term, _ line: String) throws -> ParsedOperand {
    let attribute = Attribute(rawValue: String(term.attribute ?? ""))
    guard let attribute, Attribute.listed.contains(attribute) else { throw Mistake() }
    return .attribute(of: try range(term.item ?? "", line), attribute)
  }

  /// A number or a name, perhaps with a minus and blanks before it.
  private func scalar(_ text: Substring?, _ line: String) throws -> ParsedScalar {
    let isNegated = text?.first == "-"
    let text = (isNegated ? text?.dropFirst().drop(while: \.isWhitespace) : text) ?? ""
    if text.first?.isLetter == true || text.first == "_" { return .name(try range(text, line), isNegated: isNegated) }
    guard let number = Double(text), number.isFinite else { throw Mistake() }
    return .number(isNegated ? -number : number)
  }

  private func range(_ text: Substring, _ line: String) throws -> SourceRange {
    let start = line.utf8.distance(from: line.startIndex, to: text.startIndex)
    guard let range = SourceRange(from: start, to: start + text.utf8.count) else { throw Mistake() }
    return range
  }
}

/// Reads one equation.
private struct EquationScanner {
  private let text: String
  private let scanner: Scanner

  private static let blanks = CharacterSet(charactersIn: " \t\n\u{B}\u{C}\r")
  private static let digits = CharacterSet(charactersIn: "0123456789")
  private static let wordStart = CharacterSet(charactersIn: "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let wordPart = wordStart.union(digits)

  init(text: String) {
    self.text = text
    scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = nil
  }

  func parts() -> EquationParts? {
    skipBlanks()
    guard let left = term(), let relation = take("=") ?? take("<=") ?? take(">=") else { return nil }
    skipBlanks()
    var parts = EquationParts(left: left, relation: relation)
    let start = scanner.currentIndex
    if let right = term() {
      parts.right = right
      if take("*") != nil {
        guard let factor = scalar() else { return nil }
        parts.factor = factor
      }
      parts.sign = take("+") ?? take("-")
      if parts.sign == nil { return scanner.isAtEnd ? parts : nil }
    } else {
      scanner.currentIndex = start
    }
    parts.constant = scalar()
    return parts.constant != nil && scanner.isAtEnd ? parts : nil
  }

  private func skipBlanks() { _ = scanner.scanCharacters(from: Self.blanks) }

  private func take(_ sign: String) -> Substring? { scanner.scanString(sign).map { $0[...] } }

  private func name() -> Substring? {
    let start = scanner.currentIndex
    guard scanner.scanCharacters(from: Self.wordStart) != nil else { return nil }
    _ = scanner.scanCharacters(from: Self.wordPart)
    return text[start..<scanner.currentIndex]
  }

  /// An item and its attribute, and the blanks behind them.
  private func term() -> EquationParts.Term? {
    guard let item = name() else { return nil }
    skipBlanks()
    guard take(".") != nil else { return nil }
    skipBlanks()
    guard let attribute = name() else { return nil }
    skipBlanks()
    return (item, attribute)
  }

  /// A number or a name, perhaps with a minus, and the blanks around it.
  private func scalar() -> Substring? {
    skipBlanks()
    let start = scanner.currentIndex
    if take("-") != nil { skipBlanks() }
    if name() == nil {
      guard scanner.scanCharacters(from: Self.digits) != nil else { return nil }
      if take(".") != nil, scanner.scanCharacters(from: Self.digits) == nil { return nil }
    }
    let end = scanner.currentIndex
    skipBlanks()
    return text[start..<end]
  }
}
