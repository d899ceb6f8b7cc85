import ConstraintGrammar
import GrammarCombinators

extension Contestant {
  /// A regular expression of Swift with a group for each part, for dialects that are regular.
  static let regularExpression = Contestant(name: "regex") { corpus in
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *), let read = reader(of: corpus.dialect) else { return nil }
    let strings = corpus.strings
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for index in strings.indices {
        if let equation = read(strings[index]) {
          checksum.add(equation, bytes.extracting(corpus.lines[index]))
        } else {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }

  @available(macOS 13, iOS 16, tvOS 16, watchOS 9, *)
  private static func reader(of dialect: String) -> ((String) -> ParsedEquation?)? {
    switch dialect {
    case "compact-constraint":
      let pattern =
        #/
        [\x20\t\n\x0B\f\r]*((?:[A-Za-z_][A-Za-z0-9_]*\.)+)(left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline)
        [\x20\t\n\x0B\f\r]*(==|=|<=|>=)[\x20\t\n\x0B\f\r]*
        (?:
          (?:((?:[A-Za-z_][A-Za-z0-9_]*\.)+)(left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline)|([A-Za-z_][A-Za-z0-9_]*))
          (?:[\x20\t\n\x0B\f\r]*([*\/])[\x20\t\n\x0B\f\r]*([A-Za-z_][A-Za-z0-9_]*|[+\-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?))?
          (?:[\x20\t\n\x0B\f\r]*([+\-])[\x20\t\n\x0B\f\r]*([A-Za-z_][A-Za-z0-9_]*|[+\-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?))?
          |([+\-]?(?:[0-9]+(?:\.[0-9]*)?|\.[0-9]+)(?:[eE][+\-]?[0-9]+)?)
        )[\x20\t\n\x0B\f\r]*
        /#.matchingSemantics(.unicodeScalar)
      return { line in
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        let groups = MatchedGroups(line)
        return groups.equation(
          match.1.dropLast(), match.2, match.3, match.4?.dropLast(), match.5, metric: match.6, scaling: match.7,
          factor: match.8, adding: match.9, addend: match.10, alone: match.11)
      }
    case "expression-format":
      let pattern =
        #/
        [\x20\t\n\x0B\f\r]*([A-Za-z_][A-Za-z0-9_]*)[\x20\t\n\x0B\f\r]*\.[\x20\t\n\x0B\f\r]*(left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline)
        [\x20\t\n\x0B\f\r]*(=|<=|>=)[\x20\t\n\x0B\f\r]*
        (?:
          ([A-Za-z_][A-Za-z0-9_]*)[\x20\t\n\x0B\f\r]*\.[\x20\t\n\x0B\f\r]*(left|right|top|bottom|leading|trailing|width|height|centerX|centerY|baseline)
          (?:[\x20\t\n\x0B\f\r]*(\*)[\x20\t\n\x0B\f\r]*(-?[\x20\t\n\x0B\f\r]*(?:[A-Za-z_][A-Za-z0-9_]*|[0-9]+(?:\.[0-9]+)?)))?
          (?:[\x20\t\n\x0B\f\r]*([+\-])[\x20\t\n\x0B\f\r]*(-?[\x20\t\n\x0B\f\r]*(?:[A-Za-z_][A-Za-z0-9_]*|[0-9]+(?:\.[0-9]+)?)))?
          |(-?[\x20\t\n\x0B\f\r]*(?:[A-Za-z_][A-Za-z0-9_]*|[0-9]+(?:\.[0-9]+)?))
        )[\x20\t\n\x0B\f\r]*
        /#.matchingSemantics(.unicodeScalar)
      return { line in
        guard let match = line.wholeMatch(of: pattern) else { return nil }
        let groups = MatchedGroups(line)
        return groups.equation(
          match.1, match.2, match.3, match.4, match.5, metric: nil, scaling: match.6, factor: match.7,
          adding: match.8, addend: match.9, alone: match.10)
      }
    default: return nil
    }
  }
}

/// The groups of a match.
private struct MatchedGroups {
  private let line: String

  init(_ line: String) { self.line = line }

  func equation(
    _ leftItem: Substring, _ leftAttribute: Substring, _ sign: Substring, _ rightItem: Substring?,
    _ rightAttribute: Substring?, metric: Substring?, scaling: Substring?, factor: Substring?, adding: Substring?,
    addend: Substring?, alone: Substring?
  ) -> ParsedEquation? {
    guard let left = operand(leftItem, leftAttribute) else { return nil }
    let relation: Relation =
      switch sign {
      case "<=": .lessThanOrEqual
      case ">=": .greaterThanOrEqual
      default: .equal
      }
    if let alone {
      return scalar(alone).map { ParsedEquation(ParsedSide(left), relation, ParsedSide(constant: $0)) }
    }
    let operand: ParsedOperand? =
      if let metric { range(metric).map(ParsedOperand.metric) } else if let rightItem, let rightAttribute {
        self.operand(rightItem, rightAttribute)
      } else { nil }
    guard let operand else { return nil }
    var side = ParsedSide(operand)
    if let scaling, let factor {
      guard let value = scalar(factor) else { return nil }
      side.multiplier = ParsedMultiplier(scaling == "*" ? .times : .dividedBy, value)
    }
    if let adding, let addend {
      guard let value = scalar(addend) else { return nil }
      side.constant = ParsedConstant(adding == "+" ? .plus : .minus, value)
    }
    return ParsedEquation(ParsedSide(left), relation, side.metricAloneAsConstant)
  }

  private func operand(_ item: Substring, _ attribute: Substring) -> ParsedOperand? {
    guard let item = range(item), let attribute = Attribute(rawValue: String(attribute)) else { return nil }
    return .attribute(of: item, attribute)
  }

  /// A number or a name, perhaps with a minus and blanks before it.
  private func scalar(_ text: Substring) -> ParsedScalar? {
    let isNegated = text.first == "-"
    let text = isNegated ? text.dropFirst().drop(while: \.isWhitespace) : text
    if text.first?.isLetter == true || text.first == "_" {
      return range(text).map { .name($0, isNegated: isNegated) }
    }
    guard let number = Double(text), number.isFinite else { return nil }
    return .number(isNegated ? -number : number)
  }

  private func range(_ text: Substring) -> SourceRange? {
    let bytes = line.utf8
    return SourceRange(
      from: bytes.distance(from: bytes.startIndex, to: text.startIndex),
      to: bytes.distance(from: bytes.startIndex, to: text.endIndex))
  }
}
