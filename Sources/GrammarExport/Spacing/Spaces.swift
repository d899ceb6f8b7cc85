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
  ///   - body: what a name stands for.
  ///   - openRanges: the characters that a unit can go on with for ever, if it ends in such.
  ///   - beginnings: the characters that a unit can begin with.
  init(
    _ name: String, _ texts: CharacterExpression, isOptional: Bool, body definition: (String) -> CharacterExpression?,
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
    let expressions = body.alternatives.flatMap { part in
      if case .repeated(let unit, .oneOrMore) = part { return [unit] }
      // Of several kinds of comments each ends in its own way.
      let kinds = if case .leaf(.name(let name)) = part { definition(name)?.alternatives ?? [part] } else { [part] }
      if kinds.count == 1, let characters = kinds[0].repeatedCharacters { return characters }
      return kinds.contains { !openRanges($0).isEmpty } && kinds.count > 1 ? kinds : [part]
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

  /// Whether all that is left of it, wherever it begins, is white space as well, or nothing.
  var isDivisible: Bool { isLoop && isOptional && comments.isEmpty }

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
    guard hasOpenUnits else { return [space] }
    let open = CharacterExpression.either(units.filter { $0.ending != nil }.map(\.expression))
    let isOpenOrBlank = units.allSatisfy { $0.ending != nil || !$0.expression.ownRanges.isEmpty }
    // Where a comment could begin inside one that goes on, only the last goes on.
    let atEnd =
      isOpenOrBlank
      ? CharacterExpression.repeated(.either(units.map(\.expression)), .oneOrMore)
      : .either([.joined([.repeated(body, .oneOrMore), .repeated(open, .optional)]), open])
    return [space, CharacterProduction(name: nameAtEnd, kind: .token, body: atEnd)]
  }

  /// The characters of which it is made one by one.
  var characters: [ClosedRange<UInt32>] { units.flatMap(\.expression.ownRanges) }

  /// The units that are more than a character, such as comments.
  var comments: [Unit] { units.filter(\.expression.ownRanges.isEmpty) }
}

extension CharacterGrammar {
  /// Whether a terminal is white space.
  func isSpace(_ terminal: Symbol) -> Bool { space(terminal) != nil }

  /// The white space that a terminal is.
  func space(_ terminal: Symbol) -> CharacterSpace? {
    terminal.name.flatMap { name in spaces.first { $0.name == name || $0.nameAtEnd == name } }
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

  /// The single characters of which it is one or more; `nil` if it is something else.
  fileprivate var repeatedCharacters: [CharacterExpression]? {
    guard case .repeated(let body, .oneOrMore) = self else { return nil }
    let characters = body.alternatives.compactMap { part -> CharacterExpression? in
      guard case .leaf(let symbol) = part, symbol.letters.count == 1 else { return nil }
      return .leaf(.characters(CharacterClass(ranges: symbol.letters[0])))
    }
    return characters.count == body.alternatives.count ? characters : nil
  }
}

/// The kinds of white space that a grammar has between the parts of its rules, each under a name of its own.
struct WhiteSpaces {
  /// The kinds in the order in which a reader meets them, that of the start rule first if it has one.
  private(set) var kinds: [(spacing: Syntax.Spacing, name: String)] = []

  init(of grammar: Grammar) {
    var taken = Set(grammar.productions.map(\.name))
    for spacing in grammar.productions.flatMap(\.body.withAllParts).compactMap(\.spacing)
    where spacing != .glued && name(of: spacing) == nil {
      var name = EBNFWriter.whiteSpaceName
      var number = 2
      while !taken.insert(name).inserted {
        name = EBNFWriter.whiteSpaceName + "_\(number)"
        number += 1
      }
      kinds.append((spacing, name))
    }
  }

  /// The name of a kind; none for parts that touch.
  func name(of spacing: Syntax.Spacing) -> String? { kinds.first { $0.spacing == spacing }?.name }

  /// The productions that say what each kind is; no grammar declares them.
  var productions: [Production] {
    kinds.map { kind in
      Production(kind.name, .token) {
        let syntax = (kind.spacing.syntax ?? .touching([])).flattened
        // It stands where it may be missing, so it need not be nothing.
        guard case .repetition(let body, .zeroOrMore, let separator, let spacing) = syntax else { return syntax }
        return .repetition(body, .oneOrMore, separator: separator, spacing: spacing)
      }
    }
  }
}

/// The text up to the first occurrence of another, and that text, where the next character always says how to go on:
/// `[^*]* "*" ( "*" | [^*/] [^*]* "*" )* "/"`.
struct TextUpToEnd {
  private let end: [UInt32]
  private let characters: [ClosedRange<UInt32>]

  init(_ end: String, of characters: [ClosedRange<UInt32>]) {
    self.end = end.unicodeScalars.map(\.value)
    self.characters = characters
  }

  /// Nothing for an end that is too long, or that what comes before can't begin with.
  var syntax: Syntax? {
    guard 1...4 ~= end.count, end.dropLast().allSatisfy({ code in characters.contains { $0.contains(code) } }) else {
      return nil
    }
    return Syntax.touching(way(from: 0, to: end.count)).flattened
  }

  /// From where so many characters of the end have been read to where so many have been for the first time.
  private func way(from start: Int, to count: Int) -> [Syntax] {
    guard start < count else { return [] }
    let last = count - 1
    let detours = (0...last).compactMap { target -> Syntax? in
      let ranges = ranges(from: last, to: target)
      guard !ranges.isEmpty else { return nil }
      let first: Syntax =
        if ranges.count == 1, ranges[0].count == 1, let scalar = Unicode.Scalar(ranges[0].lowerBound) {
          .literal(String(scalar))
        } else {
          .characters(CharacterClass(ranges: ranges))
        }
      return Syntax.touching([first] + way(from: target, to: last)).flattened
    }
    let loop = Syntax.any(.choice(detours).flattened)
    let next = Syntax.literal(Unicode.Scalar(end[last]).map(String.init) ?? "")
    return way(from: start, to: last) + (detours.isEmpty ? [] : [loop]) + [next]
  }

  /// The characters by which `count` characters of the end become so many others, and not one more.
  private func ranges(from count: Int, to target: Int) -> [ClosedRange<UInt32>] {
    let codes = Set(end).sorted()
    let leading = codes.filter { $0 != end[count] && length(behind: count, $0) == target }
    // All that does not occur in the end leads back to its beginning.
    if target == 0 { return characters.subtracting(codes.filter { !leading.contains($0) }.map { $0...$0 }) }
    return leading.map { $0...$0 }.filter { range in characters.contains { $0.overlaps(range) } }
  }

  /// How much of the end has been read behind so many characters of it and another one.
  private func length(behind count: Int, _ code: UInt32) -> Int {
    let text = end[..<count] + [code]
    return (0...count).last { text.suffix($0).elementsEqual(end.prefix($0)) } ?? 0
  }
}
