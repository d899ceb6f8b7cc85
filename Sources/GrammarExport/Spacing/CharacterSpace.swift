import GrammarChecks
import GrammarCombinators

/// White space of one kind, spelt out.
///
/// A comment up to the end of a line takes all that it can, and what follows must not look like more of it. So where
/// something follows, what ends the line is part of the white space; at the end of a text it need not be there.
struct CharacterSpace: Hashable, Sendable {
  /// A piece of white space.
  struct Unit: Hashable, Sendable {
    let expression: CharacterExpression

    /// The white space that ends it, if it could else go on for ever.
    var ending: CharacterClass?
  }

  let name: String

  /// The name of what may stand at the end of a text in place of it.
  var nameAtEnd: String { name + "_AT_END" }

  /// The units of it.
  private(set) var units: [Unit]

  /// Whether any number of units may follow each other; else it is one of them.
  let isLoop: Bool

  /// Whether there may be none.
  let isOptional: Bool

  /// - Parameters:
  ///   - texts: what matches it.
  ///   - openRanges: the characters that a unit can go on with for ever, if it ends in such.
  ///   - beginnings: the characters that a unit can begin with.
  init(
    _ name: String, _ texts: CharacterExpression, isOptional: Bool,
    openRanges: (CharacterExpression) -> [ClosedRange<UInt32>],
    beginnings: (CharacterExpression) -> [ClosedRange<UInt32>]
  ) {
    self.name = name
    self.isOptional = isOptional
    guard case .repeated(let body, .oneOrMore) = texts else {
      isLoop = false
      units = [Unit(expression: texts)]
      return
    }
    isLoop = true
    let expressions = body.alternatives.map { part in
      if case .repeated(let unit, .oneOrMore) = part { unit } else { part }
    }
    let blanks = expressions.flatMap(\.ownRanges)
    let others = expressions.filter(\.ownRanges.isEmpty).flatMap(beginnings)
    units = expressions.map { expression in
      var unit = Unit(expression: expression)
      let open = openRanges(expression)
      let ending = blanks.subtracting(open)
      let isEndedByBlanks = !open.isEmpty && !ending.isEmpty && others.subtracting(open).isEmpty
      if isEndedByBlanks { unit.ending = CharacterClass(ranges: ending) }
      return unit
    }
  }

  /// White space between two tokens, if any may be missing.
  var gap: CharacterExpression { isOptional ? .repeated(.leaf(.name(name)), .optional) : .leaf(.name(name)) }

  /// White space at the end of a text.
  var gapAtEnd: CharacterExpression { hasOpenUnits ? .repeated(.leaf(.name(nameAtEnd)), .optional) : gap }

  private var hasOpenUnits: Bool { units.contains { $0.ending != nil } }

  /// The productions that define it.
  var productions: [CharacterProduction] {
    let bodies = units.map { unit in
      unit.ending.map { .joined([unit.expression, .leaf(.characters($0))]) } ?? unit.expression
    }
    let body = CharacterExpression.either(bodies)
    let space = CharacterProduction(name: name, kind: .token, body: isLoop ? .repeated(body, .oneOrMore) : body)
    let atEnd = CharacterExpression.repeated(.either(units.map(\.expression)), .oneOrMore)
    return [space] + (hasOpenUnits ? [CharacterProduction(name: nameAtEnd, kind: .token, body: atEnd)] : [])
  }

  /// The characters of which it is made one by one.
  var characters: [ClosedRange<UInt32>] { units.flatMap(\.expression.ownRanges) }

  /// The units that are more than a character, such as comments.
  var comments: [Unit] { units.filter(\.expression.ownRanges.isEmpty) }
}

extension CharacterGrammar {
  /// Whether a terminal is white space.
  func isSpace(_ terminal: Symbol) -> Bool {
    terminal.name.map { name in spaces.contains { $0.name == name || $0.nameAtEnd == name } } ?? false
  }

  /// Whether white space may stand here, and nothing else.
  func isGap(_ expression: CharacterExpression) -> Bool {
    if case .repeated(.leaf(let symbol), .optional) = expression { isSpace(symbol) } else { false }
  }

  /// The characters of which white space is made one by one.
  var spaceCharacters: [ClosedRange<UInt32>] { spaces.flatMap(\.characters).withoutDuplicates }

  /// The units of white space that are more than a character.
  var comments: [CharacterSpace.Unit] { spaces.flatMap(\.comments).withoutDuplicates }
}

extension CharacterExpression {
  /// The characters of which it is always one; none if it is more than that.
  fileprivate var ownRanges: [ClosedRange<UInt32>] {
    if case .leaf(.characters(let characters)) = self { characters.ranges } else { [] }
  }
}
