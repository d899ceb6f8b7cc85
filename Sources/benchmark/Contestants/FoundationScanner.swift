import ConstraintGrammar
import Foundation
import GrammarCombinators

extension Contestant {
  /// Foundation's `Scanner`, which is how the libraries that the dialects come from read.
  static let foundationScanner = Contestant(name: "scanner") { corpus in
    let isCompact = corpus.dialect == "compact-constraint"
    guard isCompact || corpus.dialect == "expression-format" else { return nil }
    let strings = corpus.strings
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for index in strings.indices {
        let reader = EquationReader(strings[index], isCompact: isCompact)
        if let equation = reader.equation() {
          checksum.add(equation, bytes.extracting(corpus.lines[index]))
        } else {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}

/// Reads one equation of `compact-constraint` or of `expression-format`.
private struct EquationReader {
  private let text: String
  private let scanner: Scanner
  private let isCompact: Bool

  private static let blanks = CharacterSet(charactersIn: " \t\n\u{B}\u{C}\r")
  private static let digits = CharacterSet(charactersIn: "0123456789")
  private static let wordStart = CharacterSet(
    charactersIn: "_abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ")
  private static let wordPart = wordStart.union(digits)
  private static let numberPart = wordPart.union(CharacterSet(charactersIn: "."))

  init(_ text: String, isCompact: Bool) {
    self.text = text
    self.isCompact = isCompact
    scanner = Scanner(string: text)
    scanner.charactersToBeSkipped = nil
  }

  func equation() -> ParsedEquation? {
    skip()
    guard let word = name(), let left = term(from: word) else { return nil }
    skip()
    guard let relation = relation() else { return nil }
    skip()
    guard let right = rightSide() else { return nil }
    skip()
    return scanner.isAtEnd ? ParsedEquation(ParsedSide(left), relation, right) : nil
  }

  private func skip() { _ = scanner.scanCharacters(from: Self.blanks) }

  /// Skips what may stand around the dot of a term.
  private func skipAroundDot() { if !isCompact { skip() } }

  private func range(from start: String.Index, to end: String.Index) -> SourceRange? {
    let bytes = text.utf8
    return SourceRange(
      from: bytes.distance(from: bytes.startIndex, to: start), to: bytes.distance(from: bytes.startIndex, to: end))
  }

  private func name() -> Range<String.Index>? {
    let start = scanner.currentIndex
    guard scanner.scanCharacters(from: Self.wordStart) != nil else { return nil }
    _ = scanner.scanCharacters(from: Self.wordPart)
    return start..<scanner.currentIndex
  }

  /// The rest of a term of which the first word was read.
  private func term(from word: Range<String.Index>) -> ParsedOperand? {
    var last = word
    var end = word.upperBound
    repeat {
      skipAroundDot()
      guard scanner.scanString(".") != nil else { break }
      skipAroundDot()
      end = last.upperBound
      guard let next = name() else { return nil }
      last = next
    } while isCompact
    guard last != word, let attribute = Attribute(rawValue: String(text[last])), Attribute.listed.contains(attribute),
      let item = range(from: word.lowerBound, to: end)
    else { return nil }
    return .attribute(of: item, attribute)
  }

  private func relation() -> Relation? {
    if isCompact, scanner.scanString("==") != nil { return .equal }
    if scanner.scanString("=") != nil { return .equal }
    if scanner.scanString("<=") != nil { return .lessThanOrEqual }
    return scanner.scanString(">=") != nil ? .greaterThanOrEqual : nil
  }

  private func rightSide() -> ParsedSide? {
    let start = scanner.currentIndex
    guard let word = name() else { return constant().map { ParsedSide(constant: $0) } }
    let afterWord = scanner.currentIndex
    skipAroundDot()
    let operand: ParsedOperand
    if scanner.scanString(".") != nil {
      scanner.currentIndex = afterWord
      guard let term = term(from: word) else { return nil }
      operand = term
    } else {
      scanner.currentIndex = start
      if !isCompact { return constant().map { ParsedSide(constant: $0) } }
      scanner.currentIndex = afterWord
      guard let metric = range(from: word.lowerBound, to: word.upperBound) else { return nil }
      operand = .metric(metric)
    }
    var side = ParsedSide(operand)
    skip()
    if let scaling = scanner.scanString("*") ?? (isCompact ? scanner.scanString("/") : nil) {
      guard let value = constant() else { return nil }
      side.multiplier = ParsedMultiplier(scaling == "*" ? .times : .dividedBy, value)
      skip()
    }
    if let adding = scanner.scanString("+") ?? scanner.scanString("-") {
      guard let value = constant() else { return nil }
      side.constant = ParsedConstant(adding == "+" ? .plus : .minus, value)
    }
    return side.metricAloneAsConstant
  }

  private func constant() -> ParsedScalar? {
    skip()
    if isCompact, let name = name() {
      return range(from: name.lowerBound, to: name.upperBound).map { .name($0, isNegated: false) }
    }
    let isNegated = scanner.scanString("-") != nil
    if isCompact {
      if !isNegated { _ = scanner.scanString("+") }
    } else {
      if isNegated { skip() }
      if let name = name() {
        return range(from: name.lowerBound, to: name.upperBound).map { .name($0, isNegated: isNegated) }
      }
    }
    return number().map { .number(isNegated ? -$0 : $0) }
  }

  private func number() -> Double? {
    let start = scanner.currentIndex
    let whole = scanner.scanCharacters(from: Self.digits)
    if whole == nil, !isCompact { return nil }
    if scanner.scanString(".") != nil {
      let fraction = scanner.scanCharacters(from: Self.digits)
      if fraction == nil, whole == nil || !isCompact { return nil }
    } else if whole == nil {
      return nil
    }
    if isCompact, scanner.scanString("e") ?? scanner.scanString("E") != nil {
      _ = scanner.scanString("-") ?? scanner.scanString("+")
      guard scanner.scanCharacters(from: Self.digits) != nil else { return nil }
    }
    guard scanner.scanCharacters(from: Self.numberPart) == nil else { return nil }
    guard let number = Double(text[start..<scanner.currentIndex]), number.isFinite else { return nil }
    return number
  }
}
