import GrammarChecks
import GrammarCombinators

/// What ways to write a rule are made of.
extension WordSeparation {
  static func joined(_ one: CharacterExpression?, _ other: CharacterExpression?) -> CharacterExpression? {
    guard let one, let other else { return nil }
    return .joined([one, other])
  }

  static func optional(_ way: CharacterExpression?) -> CharacterExpression {
    way.map { $0 == nothing || $0.canBeEmpty() ? $0 : $0.orNothing } ?? nothing
  }

  static func plainChoice(_ ways: [CharacterExpression?]) -> CharacterExpression? {
    let ways = ways.compactMap(\.self)
    return ways.isEmpty ? nil : .either(ways)
  }

  /// One of several, what they begin and end with written once.
  static func choice(_ ways: [CharacterExpression?]) -> CharacterExpression? {
    var lists = ways.compactMap(\.self).withoutDuplicates.map(\.pieces)
    guard lists.count > 1 else { return lists.first.map { .joined($0) } }
    var (head, tail): ([CharacterExpression], [CharacterExpression]) = ([], [])
    while let part = lists[0].first, lists.allSatisfy({ $0.first == part }) {
      head.append(part)
      lists = lists.map { Array($0.dropFirst()) }
    }
    while let part = lists[0].last, lists.allSatisfy({ $0.last == part }) {
      tail.insert(part, at: 0)
      lists = lists.map { Array($0.dropLast()) }
    }
    let rest = lists.filter { !$0.isEmpty }.map { CharacterExpression.joined($0) }
    let middle = rest.isEmpty ? nothing : rest.count < lists.count ? optional(.either(rest)) : .either(rest)
    return .joined(head + [middle] + tail)
  }

  /// A terminal in the form in which it stands behind a word; `nil` if it always begins with one.
  mutating func restricted(_ terminal: Symbol) -> CharacterExpression? {
    switch table.beginsWithWord(terminal) {
    case .always: return nil
    case .never: return .leaf(terminal)
    case .sometimes:
      guard let body = beginningWithoutWord(.leaf(terminal)) else { return nil }
      guard let name = terminal.name else { return body }
      let variant = name + "_BEHIND_WORD"
      if !tokens.contains(where: { $0.name == variant }) {
        tokens.append(CharacterProduction(name: variant, kind: .token, body: body))
      }
      return .leaf(.name(variant))
    }
  }

  /// The texts that do not begin with a letter, a digit or `_`.
  func beginningWithoutWord(_ expression: CharacterExpression) -> CharacterExpression? {
    switch expression {
    case .leaf(.name(let name)): return grammar[name].flatMap { beginningWithoutWord($0.body) }
    case .leaf(.characters(let characters)):
      let ranges = characters.ranges.subtracting(CharacterClass.wordPart.ranges)
      return ranges.isEmpty ? nil : .leaf(.characters(CharacterClass(ranges: ranges)))
    case .leaf(let text): return (text.letters.first ?? []).overlaps(CharacterClass.wordPart.ranges) ? nil : expression
    case .sequence(let parts):
      let count = parts.prefix { $0.canBeEmpty() }.count
      return Self.plainChoice(
        parts.prefix(count + 1).enumerated().map { index, part in
          beginningWithoutWord(part).map { .joined([$0] + parts[(index + 1)...]) }
        })
    case .choice(let parts): return Self.plainChoice(parts.map(beginningWithoutWord))
    case .repeated(let body, let multiplicity):
      return beginningWithoutWord(body).map {
        multiplicity == .optional ? $0 : .joined([$0, .repeated(body, .zeroOrMore)])
      }
    }
  }

  mutating func leaf(_ variant: Variant) -> CharacterExpression { .leaf(.name(name(of: variant))) }

  mutating func name(of variant: Variant) -> String {
    if variant.edge == .open, variant.end == nil {
      variants[variant.rule] = variant
      return variant.rule
    }
    if let known = variants.first(where: { $0.value == variant }) { return known.key }
    let end = variant.end.map { $0 == .open ? "EndingInSign" : "EndingInWord" } ?? ""
    var name = variant.rule + (variant.edge == .closed ? "BehindWord" : "") + end
    while !taken.insert(name).inserted { name += "2" }
    variants[name] = variant
    return name
  }
}
