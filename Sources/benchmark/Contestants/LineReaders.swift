import ConstraintGrammar
import Foundation
import GrammarCombinators

extension Contestant {
  /// A regular expression of Swift with a group for each part, for dialects that are regular.
  static let regularExpression = lineReader("regex") { isCompact in
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let regex = try? Regex(pattern(isCompact)) else {
      return nil
    }
    let pattern = regex.matchingSemantics(.unicodeScalar)
    return { line in
      guard let match = line.wholeMatch(of: pattern) else { return nil }
      func group(_ name: String) -> Substring? { match[name]?.substring }
      guard let left = group("leftItem"), let relation = group("relation") else { return nil }
      var parts = EquationParts(left: (left, group("leftAttribute")), relation: relation, alone: group("alone"))
      parts.right = (group("rightItem") ?? group("metric")).map { ($0, group("rightAttribute")) }
      parts.multiplier = group("scaling").flatMap { sign in group("factor").map { (sign, $0) } }
      parts.constant = group("adding").flatMap { sign in group("addend").map { (sign, $0) } }
      return parts
    }
  }

  private static func pattern(_ isCompact: Bool) -> String {
    let blanks = #"[\x20\t\n\x0B\f\r]*"#
    let name = "[A-Za-z_][A-Za-z0-9_]*"
    let attribute = Attribute.listed.map(\.rawValue).joined(separator: "|")
    let number = #"[+\-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?"#
    let scalar = isCompact ? "\(name)|\(number)" : #"-?\#(blanks)(?:\#(name)|[0-9]+(?:\.[0-9]+)?)"#
    func term(_ side: String) -> String {
      let item = isCompact ? #"(?<\#(side)Item>(?:\#(name)\.)+)"# : #"(?<\#(side)Item>\#(name))\#(blanks)\.\#(blanks)"#
      return item + "(?<\(side)Attribute>\(attribute))"
    }
    func operation(_ group: String, _ signs: String, _ operand: String) -> String {
      "(?:\(blanks)(?<\(group)>\(signs))\(blanks)(?<\(operand)>\(scalar)))?"
    }
    let right = isCompact ? "(?:\(term("right"))|(?<metric>\(name)))" : term("right")
    let operations =
      operation("scaling", isCompact ? #"[*\/]"# : #"\*"#, "factor") + operation("adding", #"[+\-]"#, "addend")
    return "\(blanks)\(term("left"))\(blanks)(?<relation>\(isCompact ? "==|" : "")=|<=|>=)\(blanks)"
      + "(?:\(right)\(operations)|(?<alone>\(isCompact ? number : scalar)))\(blanks)"
  }

  /// Foundation's `Scanner`, which is how the libraries that the dialects come from read.
  static let foundationScanner = lineReader("scanner") { isCompact in
    { EquationScanner(text: $0, isCompact: isCompact).parts() }
  }
}

/// The parts of a line, cut out of it.
struct EquationParts {
  typealias Term = (item: Substring, attribute: Substring?)
  typealias Operation = (sign: Substring, operand: Substring)

  let left: Term
  let relation: Substring
  /// An item with its attribute, or the name of a number.
  var right: Term?
  var multiplier: Operation?
  var constant: Operation?
  /// A constant for the whole of the right side.
  var alone: Substring?

  func equation(in line: String) -> ParsedEquation? {
    guard let left = operand(left, line) else { return nil }
    let relation: Relation = relation == "<=" ? .lessThanOrEqual : relation == ">=" ? .greaterThanOrEqual : .equal
    if let alone {
      return scalar(alone, line).map { ParsedEquation(ParsedSide(left), relation, ParsedSide(constant: $0)) }
    }
    guard let operand = right.flatMap({ operand($0, line) }) else { return nil }
    var side = ParsedSide(operand)
    if let multiplier {
      guard let value = scalar(multiplier.operand, line) else { return nil }
      side.multiplier = ParsedMultiplier(multiplier.sign == "*" ? .times : .dividedBy, value)
    }
    if let constant {
      guard let value = scalar(constant.operand, line) else { return nil }
      side.constant = ParsedConstant(constant.sign == "+" ? .plus : .minus, value)
    }
    return ParsedEquation(ParsedSide(left), relation, side.metricAloneAsConstant)
  }

  private func operand(_ term: Term, _ line: String) -> ParsedOperand? {
    // The dot behind a path is none of it.
    guard let item = range(term.item.last == "." ? term.item.dropLast() : term.item, line) else { return nil }
    guard let attribute = term.attribute else { return .metric(item) }
    guard let attribute = Attribute(rawValue: String(attribute)), Attribute.listed.contains(attribute) else {
      return nil
    }
    return .attribute(of: item, attribute)
  }

  /// A number or a name, perhaps with a minus and blanks before it.
  private func scalar(_ text: Substring, _ line: String) -> ParsedScalar? {
    let isNegated = text.first == "-"
    let text = isNegated ? text.dropFirst().drop(while: \.isWhitespace) : text
    if text.first?.isLetter == true || text.first == "_" {
      return range(text, line).map { .name($0, isNegated: isNegated) }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(isNegated ? -number : number)
  }

  private func range(_ text: Substring, _ line: String) -> SourceRange? {
    let bytes = line.utf8
    return SourceRange(
      from: bytes.distance(from: bytes.startIndex, to: text.startIndex),
      to: bytes.distance(from: bytes.startIndex, to: text.endIndex))
  }
}

/// Reads one equation of `compact-constraint` or of `expression-format`.
private struct EquationScanner {
  private let text: String
  private let scanner: Scanner
  private let isCompact: Bool

  private static let blanks = CharacterSet(charactersIn: " \t\n\u{B}\u{C}\r")
  private static let digits = CharacterSet(charactersIn: "0123456789")
  private static let wordStart = CharacterSet(charactersIn: "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let wordPart = wordStart.union(digits)

  init(text: String, isCompact: Bool) {
    self.text = text
    self.isCompact = isCompact
    scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = nil
  }

  func parts() -> EquationParts? {
    skipBlanks()
    guard let left = path(), left.attribute != nil else { return nil }
    skipBlanks()
    let equality = (isCompact ? take("==") : nil) ?? take("=")
    guard let relation = equality ?? take("<=") ?? take(">=") else { return nil }
    skipBlanks()
    var parts = EquationParts(left: left, relation: relation)
    let start = scanner.currentIndex
    if let right = path(), isCompact || right.attribute != nil {
      parts.right = right
      skipBlanks()
      if let sign = take("*") ?? (isCompact ? take("/") : nil) {
        guard let factor = scalar() else { return nil }
        parts.multiplier = (sign, factor)
        skipBlanks()
      }
      if let sign = take("+") ?? take("-") {
        guard let addend = scalar() else { return nil }
        parts.constant = (sign, addend)
      }
    } else {
      scanner.currentIndex = start
      parts.alone = scalar()
    }
    skipBlanks()
    return scanner.isAtEnd ? parts : nil
  }

  private func skipBlanks() { _ = scanner.scanCharacters(from: Self.blanks) }

  private func take(_ sign: String) -> Substring? { scanner.scanString(sign).map { $0[...] } }

  private func digits() -> Bool { scanner.scanCharacters(from: Self.digits) != nil }

  private func name() -> Substring? {
    let start = scanner.currentIndex
    guard scanner.scanCharacters(from: Self.wordStart) != nil else { return nil }
    _ = scanner.scanCharacters(from: Self.wordPart)
    return text[start..<scanner.currentIndex]
  }

  /// An item and its attribute, or a name alone.
  private func path() -> EquationParts.Term? {
    guard let first = name() else { return nil }
    var term: EquationParts.Term = (first, nil)
    repeat {
      let end = scanner.currentIndex
      if !isCompact { skipBlanks() }
      guard take(".") != nil else {
        scanner.currentIndex = end
        break
      }
      if !isCompact { skipBlanks() }
      guard let attribute = name() else { return nil }
      term = (text[first.startIndex..<end], attribute)
    } while isCompact
    return term
  }

  private func scalar() -> Substring? {
    skipBlanks()
    return name() ?? signedNumber()
  }

  /// A number, perhaps with a sign; in `expression-format`, a name behind a minus, too.
  private func signedNumber() -> Substring? {
    let start = scanner.currentIndex
    var isRead = false
    if take("-") ?? (isCompact ? take("+") : nil) != nil, !isCompact {
      skipBlanks()
      isRead = name() != nil
    }
    if !isRead {
      isRead = digits()
      if take(".") != nil { isRead = isCompact ? digits() || isRead : digits() && isRead }
      if isCompact, isRead, take("e") ?? take("E") != nil {
        _ = take("-") ?? take("+")
        isRead = digits()
      }
    }
    guard isRead else {
      scanner.currentIndex = start
      return nil
    }
    return text[start..<scanner.currentIndex]
  }
}
