import ConstraintLayout
import GrammarCombinators

/// A constant for a value in a dictionary, so that the value is asked for once, and where it was before.
struct BoundValue {
  let name: String
  let value: GivenCode.Value
  let code: String

  /// Whether a number of another type than `CGFloat` has to be made one.
  var isConverted = false
  var isNamed = false
  let isActing: Bool

  /// The statement that declares the constant. If nothing names it, the statement has the expression alone.
  func declaration(_ language: SourceLanguage, isNamed: Bool, _ platform: CodePlatform?) -> String {
    if language == .swift { return (isNamed ? "let \(name)" : "_") + " = \(code)" }
    let type = value.isNumber ? "CGFloat " : platform == .macOS ? "NSView *" : "UIView *"
    return (isNamed ? "\(type)\(name) = " : "(void)") + code + ";"
  }
}

extension CallMigration {
  /// Gives constants to the values of a call that can't be written where its constraints are made.
  mutating func bind(_ given: inout GivenCode, _ written: WrittenArgument, head: Range<Int>, at index: Int)
    throws(MigrationObstacle)
  {
    var (rest, inline): ([GivenCode.Value], [BoundValue]) = ([], [])
    let values = given.values.sorted { $0.tokens.lowerBound < $1.tokens.lowerBound }
    for (place, value) in values.enumerated() {
      let isNamed = value.isNamed(in: given.named)
      let others = values[place...].dropFirst().filter { $0.origin == value.origin || $0.origin == nil }
      let isConstant = value.origin.map(given.constants.contains) != false
      guard isConstant, isToBind(value, given, isNamed: isNamed, before: others, at: index) else {
        rest.append(value)
        continue
      }
      guard let origin = value.origin else {
        let bound = try bound(value, given, isNamed: isNamed, at: index)
        inline.append(bound)
        inline[inline.count - 1].isNamed = isNamed
        if isNamed { given.name(value, bound) }
        continue
      }
      guard isAlone(origin) else { throw .dictionary(origin.name) }
      var known = bound[origin]?.firstIndex { $0.value.name == value.name }
      if known == nil {
        let new = try bound(value, given, isNamed: true, at: origin.place)
        // A macro names its values by their code, so that they can't have other names.
        if new.isActing, tokens.mark(at: origin.value.lowerBound) == nil { throw .dictionary(origin.name) }
        bound[origin, default: []].append(new)
        known = bound[origin]?.indices.last
      }
      if let known, isNamed {
        bound[origin]?[known].isNamed = true
        if let new = bound[origin]?[known] { given.name(value, new) }
      }
    }
    if !inline.isEmpty {
      // What the texts and the receiver ask for comes first.
      guard written.groups.joined().allSatisfy({ $0.text.holes.isEmpty }) else { throw .callOrder }
      for place in head {
        if tokens.isMark("([", at: place), tokens.partners[place] < head.upperBound { throw .callOrder }
        guard let word = tokens.word(at: place), word.first?.isUppercase != true, !tokens.isLabel(place),
          !SourceTokens.viewsOfFrameworks.contains(word)
        else { continue }
        for value in inline where value.isActing {
          try tokens.refuseCalls(
            in: value.value.tokens, before: value.value.tokens.upperBound, thatMayChange: place..<place + 1, at: index)
        }
      }
      if let obstacle = tokens.obstacle(toMoving: head, isOnce: false) { throw obstacle }
    }
    given.values = rest
    given.declarations = inline.map { $0.declaration(tokens.language, isNamed: $0.isNamed, platforms.only) }
  }

  /// The changes that declare constants for the values of a dictionary.
  func edits(binding values: [BoundValue], of dictionary: LocalValue, isRemoved: Bool) -> [SourceEdit] {
    let statement = tokens.statementStart(of: dictionary.place)..<dictionary.value.upperBound
    let place = place(ofToken: statement.lowerBound)
    // In a dictionary that stays, all values are still asked for, in the same order.
    let lines = values.filter { !isRemoved || $0.isNamed || $0.isActing }.sorted {
      $0.value.tokens.lowerBound < $1.value.tokens.lowerBound
    }
    let declarations = lines.map {
      $0.declaration(tokens.language, isNamed: $0.isNamed || !isRemoved, platforms.only)
    }
    let start = tokens.all[statement.lowerBound].range.lowerBound
    if isRemoved {
      let isEnded = tokens.mark(at: statement.upperBound) == ";"
      let end = tokens.bytes(of: isEnded ? statement.lowerBound..<statement.upperBound + 1 : statement).upperBound
      return [
        SourceEdit(
          range: start..<end, replacement: declarations.joined(separator: place.style.lineEnd + place.indentation))
      ]
    }
    let insertion = SourceEdit(range: start..<start, replacement: place.lines(declarations))
    if tokens.mark(at: dictionary.value.lowerBound) == nil { return [insertion] }
    return [insertion]
      + lines.map { line in
        let isBoxed = line.value.isNumber && tokens.language == .objectiveC
        return SourceEdit(
          range: tokens.bytes(of: line.value.tokens), replacement: isBoxed ? "@(\(line.name))" : line.name)
      }
  }

  /// Whether a value needs a constant. It does where it would be another value at the place of the constraints, or be
  /// asked for at another time or not at all; and where a value that is bound behind it may change it.
  private func isToBind(
    _ value: GivenCode.Value, _ given: GivenCode, isNamed: Bool, before others: [GivenCode.Value], at index: Int
  ) -> Bool {
    if tokens.isActing(value.tokens) || isNamed && given.obstacles[value.name] != nil { return true }
    let expression = tokens.withoutCast(value.tokens)
    guard expression.contains(where: { tokens.word(at: $0) != nil }) else { return false }
    func isChanged(_ check: () throws(MigrationObstacle) -> Void) -> Bool { (try? check()) == nil }
    if isNamed, let origin = value.origin {
      let name = expression.count == 1 ? tokens.word(at: expression.lowerBound) : nil
      // A closure asks for a property by its object.
      let isFixed =
        name.map { tokens.isFixed($0, at: origin.place) && tokens.isLocalName($0, at: origin.place) } ?? false
      let isOther = isChanged { () throws(MigrationObstacle) in
        try tokens.refuseChanges(of: value.tokens, in: origin, at: index, isFixed: isFixed)
      }
      if isOther { return true }
    }
    return others.filter { tokens.isActing($0.tokens) }.contains { other in
      isChanged { () throws(MigrationObstacle) in
        try tokens.refuseCalls(
          in: other.tokens, before: other.tokens.upperBound, thatMayChange: expression, at: index)
      }
    }
  }

  /// A constant for a value. If no text names the value, its expression may be written as it is.
  private mutating func bound(
    _ value: GivenCode.Value, _ given: GivenCode, isNamed: Bool, at index: Int
  ) throws(MigrationObstacle) -> BoundValue {
    let expression = tokens.withoutCast(value.tokens)
    var (code, isConverted) = (String?.none, false)
    if !value.isNumber {
      if tokens.isView(expression), tokens.language == .swift || platforms.count == 1 {
        code = tokens.text(ofTokens: expression)
      }
    } else if let number = try? tokens.metric(expression, isOnce: true) {
      (code, isConverted) = (number.text, number.isConverted)
    }
    if code == nil, !isNamed { code = tokens.text(ofTokens: expression) }
    guard let code else { throw given.obstacles[value.name] ?? .manyViews(tokens.text(ofTokens: expression)) }
    let key = value.name.drop { $0 == "_" }
    let isWord = key.utf8.allSatisfy { WordPart.contains($0) } && key.first?.isNumber == false
    let base = isWord ? String(key) : "bound"
    let function = tokens.functionBrace(around: index)
    let names = [base, base + (value.isNumber ? "Number" : "View")] + (1...99).map { base + "\($0)" }
    let free = names.first { isFree($0) && boundNames[function]?.contains($0) != true }
    guard let name = free else { throw .dictionary(base) }
    boundNames[function, default: []].insert(name)
    return BoundValue(
      name: name, value: value, code: code, isConverted: isConverted, isActing: tokens.isActing(value.tokens))
  }

  private func isFree(_ name: String) -> Bool {
    tokens.occurrences[name] == nil && !name.isKeywordOfSwift
      && tokens.wordsInStrings[name]?.contains { tokens.bytes[tokens.all[$0].range].has("\\(".utf8) } != true
      && !tokens.wordsOfMacros.contains(name)
  }

  /// Whether the statement of a dictionary declares nothing else, and other statements can be put on lines before it.
  private func isAlone(_ constant: LocalValue) -> Bool {
    let statement = tokens.statement(of: constant.value)
    return statement.canBePreceded && !tokens.isMark(",", at: constant.value.upperBound)
  }
}

extension SourceTokens {
  /// Whether it is certain that an expression gives a view and not `nil`; in Objective-C it may always be `nil`.
  ///
  /// - Parameter isNamed: whether it is written where it is used, so that what can be `nil` is unwrapped there.
  func isView(_ expression: Range<Int>, isNamed: Bool = false) -> Bool {
    guard let last = expression.last else { return false }
    if language == .objectiveC {
      return typeOfAnyObject(pathOfObjectiveC: expression) != "NSObject"
        && !expression.contains { word(at: $0)?.hasSuffix("uide") == true }
    }
    let types = types(of: expression)
    if types.isEmpty { return mark(at: last) == "!" }
    return types.allSatisfy { type in
      switch type {
      case .named(let name): !isNoView(name, at: last)
      case .unwrapped(.named(let name)): isNamed && !isNoView(name, at: last)
      default: false
      }
    }
  }
}

extension Collection {
  fileprivate var only: Element? { count == 1 ? first : nil }
}
