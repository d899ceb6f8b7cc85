import ConstraintGrammar
import ConstraintLayout

/// The texts that a call gets as one argument, as far as they are written there.
struct WrittenArgument {
  /// The texts that are one list or one text to the call: those before the colon of a ternary and those behind it, or those of
  /// each turn of a loop.
  let groups: [[WrittenText]]
  var condition: Range<Int>?

  /// The loop around the call, which does nothing else.
  var loop: TextLoop?
}

/// A loop whose name goes through texts that are written out, and is given to one call.
struct TextLoop {
  let start: Int

  /// The declaration of the name: in Objective-C with its type; `nil` where a closure has none.
  let name: Range<Int>?
  let canBePreceded: Bool

  /// The elements of the list, or the constant that it is.
  let list: [Range<Int>]
  var isConstant = false
}

extension SourceTokens {
  /// The texts of an argument of a call.
  func writtenArgument(
    _ argument: Range<Int>, isList: Bool, of call: Range<Int>, _ constants: inout [LocalValue], at index: Int
  ) throws(MigrationObstacle) -> WrittenArgument {
    let argument = withoutParentheses(argument)
    if let ternary = ternary(in: argument) {
      let givesValue = ternary.condition.contains { index in
        mark(at: index) == "=" && ![index - 1, index + 1].contains { isMark("=!<>", at: $0) }
      }
      if givesValue { throw .twoTexts }
      let first = try writtenTexts(of: ternary.branches.0, isList: isList, &constants, at: index)
      let second = try writtenTexts(of: ternary.branches.1, isList: isList, &constants, at: index)
      return WrittenArgument(groups: [first, second], condition: ternary.condition)
    }
    if let written = try loop(over: argument, isList: isList, around: call, &constants) { return written }
    return WrittenArgument(groups: [try writtenTexts(of: argument, isList: isList, &constants, at: index)])
  }

  /// The loop or the closure around a call in which nothing stands but the statement of the call, and perhaps one that installs
  /// what it has given a name; and whose own name is the argument and nothing else.
  private func loop(
    over argument: Range<Int>, isList: Bool, around call: Range<Int>, _ constants: inout [LocalValue]
  ) throws(MigrationObstacle) -> WrittenArgument? {
    let statement = statement(of: call)
    // A loop of Objective-C may have no braces.
    let isBare = language == .objectiveC && word(at: statement.start) == "for" && mark(at: statement.start + 1) == "("
    let brace = isBare ? partners[statement.start + 1] : braces[call.lowerBound]
    guard argument.count == 1, let name = word(at: argument.lowerBound), brace >= 0, isBare || partners[brace] > brace,
      let head = headOfLoop(through: name, before: isBare ? brace + 1 : brace)
        ?? headOfClosure(over: argument, before: brace)
    else { return nil }
    let start = isBare ? head.body : statement.start
    let end = isBare ? (call.upperBound..<all.count).first { mark(at: $0) == ";" } ?? all.count : partners[brace]
    guard places(of: name).within(head.body..<end).elementsEqual([argument.lowerBound]), start == head.body,
      isSimple(start..<call.upperBound, isExpression: statement.isExpression),
      isInstallation(call.upperBound..<end, ofNameIn: start..<call.lowerBound)
    else { return nil }
    if hasComment(in: head.start..<brace + 1) { throw .comment }
    func written(_ texts: [[WrittenText]], _ list: [Range<Int>], isConstant: Bool) -> WrittenArgument? {
      let loop = TextLoop(
        start: head.outer.start, name: head.name, canBePreceded: head.outer.canBePreceded, list: list,
        isConstant: isConstant)
      return texts.isEmpty ? nil : WrittenArgument(groups: texts, loop: loop)
    }
    guard let brackets = listBrackets(of: head.list) else {
      // A set is gone through in another order, and has each text once.
      let isOther = { (place: Int) in self.mark(at: place + 1) == ":" && self.mark(at: place + 2) != "[" }
      guard head.list.count == 1, !isList, let list = word(at: head.list.lowerBound),
        language == .objectiveC || !places(of: list, .binding).contains(where: isOther)
      else { return nil }
      let texts = try writtenTexts(of: head.list, isList: true, &constants, at: head.start)
      return written(texts.map { [$0] }, [head.list], isConstant: true)
    }
    let elements = elements(ofListIn: brackets)
    // In a constant of another place something else could be meant.
    var others: [LocalValue] = []
    var texts: [[WrittenText]] = []
    for element in elements { texts.append(try writtenTexts(of: element, isList: isList, &others, at: head.start)) }
    return others.isEmpty ? written(texts, elements, isConstant: false) : nil
  }

  /// Whether what stands behind a call ends its statement, and does nothing else than to install what that has given a name.
  private func isInstallation(_ tokens: Range<Int>, ofNameIn declaration: Range<Int>) -> Bool {
    let rest = tokens.drop { isMark(")];", at: $0) }
    let words = rest.compactMap(word(at:))
    guard !rest.isEmpty else { return true }
    guard declaration.count > 1, mark(at: declaration.upperBound - 1) == "=", let method = words.dropLast().last else {
      return false
    }
    return words.last == word(at: declaration.upperBound - 2)
      && ["addConstraints", "activate", "activateConstraints"].contains(method)
      && rest.allSatisfy { word(at: $0) != nil || isMark("[]().:;", at: $0) }
      && rest.count { isMark("[(", at: $0) } == 1
  }

  /// What stands before the body of a loop: the token that it begins with, the statement that this is in, the declaration of
  /// the name, the list, and where the body begins.
  private typealias LoopHead = (
    start: Int, outer: (start: Int, canBePreceded: Bool), name: Range<Int>?, list: Range<Int>, body: Int
  )

  /// `for name in list {`, or `for (NSString *name in list) {`; also before a body without braces.
  private func headOfLoop(through name: String, before brace: Int) -> LoopHead? {
    guard let place = places(of: name).last(where: { $0 < brace }), isGoneThrough(at: place) else { return nil }
    let list = list(behind: place)
    let isSwift = language == .swift
    let (start, end) = isSwift ? (place - 1, list.upperBound) : (place - 4, list.upperBound + 1)
    let isPlain =
      isSwift || mark(at: place - 1) == "*" && word(at: place - 2) == "NSString" && mark(at: list.upperBound) == ")"
    guard isPlain, end == brace, word(at: start) == "for" else { return nil }
    let body = mark(at: brace) == "{" ? brace + 1 : brace
    return (start, (start, hasLineFeed(before: start)), (isSwift ? place : place - 2)..<place + 1, list, body)
  }

  /// `list.forEach { name in`, and the same with `$0`.
  private func headOfClosure(over argument: Range<Int>, before brace: Int) -> LoopHead? {
    guard language == .swift, isClosure(brace), let list = listGoneThrough(byClosureAround: argument) else {
      return nil
    }
    let isNamed = word(at: argument.lowerBound) != "$0"
    let isInParentheses = mark(at: partners[brace] + 1) == ")" && mark(at: brace - 1) == "("
    let outer = statement(of: list.lowerBound..<partners[brace] + (isInParentheses ? 2 : 1))
    return (
      list.lowerBound, (outer.start, outer.canBePreceded), isNamed ? brace + 1..<brace + 2 : nil, list,
      brace + (isNamed ? 3 : 1)
    )
  }
}

extension SourceTokens {
  /// The options of a visual format that an argument writes out, or a constant that it names.
  func options(_ argument: SourceCall.Argument?, at index: Int) throws(MigrationObstacle) -> VisualFormatOptions {
    guard let argument, argument.tokens.count == 1, let name = word(at: argument.tokens.lowerBound),
      let reaching = try? reachingValue(of: name, at: index), reaching.entries.isEmpty
    else { return try options(argument) }
    return try options(SourceCall.Argument(label: argument.label, tokens: reaching.value.value))
  }

  /// The options of a visual format that an argument writes out.
  func options(_ argument: SourceCall.Argument?) throws(MigrationObstacle) -> VisualFormatOptions {
    var options: VisualFormatOptions = []
    for index in argument?.tokens ?? 0..<0 {
      guard let word = word(at: index) else {
        if isMark("[](),.|:", at: index) || text(of: all[index].range) == "0" { continue }
        throw .options
      }
      if Self.wordsWithoutOption.contains(word) { continue }
      // Any other word may stand for anything.
      let isOfC = word.hasPrefix("NSLayoutFormat")
      guard isOfC || mark(at: index - 1) == "." else { throw .options }
      let name = isOfC ? String(word.dropFirst(14)) : word
      let member = name.prefix(1).lowercased() + name.dropFirst()
      let current = member == "alignAllBaseline" ? "alignAllLastBaseline" : member
      guard let option = VisualFormatOptions.named.first(where: { $0.name == current })?.option else { throw .options }
      options.formUnion(option)
    }
    return options
  }

  private static let wordsWithoutOption = [
    "NSLayoutConstraint", "FormatOptions", "NSLayoutFormatOptions", "init", "rawValue", "kNilOptions", "nil",
  ]
}

/// A text that is written out at a call, and the expressions of the values in it.
struct WrittenText {
  var text: SourceText
  var values: [Range<Int>] = []
  var comments: [String] = []

  /// The text with a name for each value, and the numbers of these names.
  func named(
    _ tokens: SourceTokens, prefix: String
  ) throws(MigrationObstacle) -> (bytes: ContiguousArray<UInt8>, numbers: [String: NamedCode.Number]) {
    // What has no place in the text may do something.
    guard values.isEmpty || values.count == text.holes.count else {
      throw MigrationObstacle(UncheckedReason.structure.rawValue)
    }
    var numbers: [String: NamedCode.Number] = [:]
    for (index, hole) in text.holes.enumerated() {
      numbers["\(prefix)\(index)"] = try number(Array(text.bytes[hole]), index, tokens)
    }
    let names = text.holes.indices.map { ContiguousArray("\(prefix)\($0)".utf8) }
    return (text.filled(with: names, areHoles: true).bytes, numbers)
  }

  private func number(
    _ hole: [UInt8], _ index: Int, _ tokens: SourceTokens
  ) throws(MigrationObstacle) -> NamedCode.Number {
    guard hole.first == UInt8(ascii: "%") else {
      let inner = SourceTokens(ContiguousArray(hole.interpolated), tokens.language)
      inner.file = tokens
      inner.placeInFile = tokens.all.count(below: text.start)
      return try inner.number(inner.all.indices)
    }
    let specifier = hole.dropFirst()
    let form = String(decoding: hole, as: UTF8.self)
    guard let kind = specifier.last, "diufgeFGE".utf8.contains(kind),
      specifier.dropLast().allSatisfy({ "lhzqL".utf8.contains($0) }), values.count == text.holes.count
    else { throw .numberForm(form) }
    return try tokens.number(values[index])
  }
}

extension SourceTokens {
  /// The texts that an argument is for certain.
  private func writtenTexts(
    of argument: Range<Int>, isList: Bool, _ constants: inout [LocalValue], at index: Int
  ) throws(MigrationObstacle) -> [WrittenText] {
    let found = texts(of: argument, isList: isList, certainAt: index)
    if let obstacle = found.obstacle { throw obstacle }
    guard found.unknown.isEmpty, isList || !found.texts.isEmpty else {
      if argument.contains(where: { mark(at: $0) == "?" }) { throw .twoTexts }
      throw MigrationObstacle((found.unknown.first?.reason ?? .value).rawValue)
    }
    constants += found.constants
    return found.texts
  }
}
