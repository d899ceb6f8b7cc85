import ConstraintGrammar
import ConstraintLayout

/// The texts that a call gets as one argument, as far as they are written there.
struct WrittenArgument {
  /// The texts that are one list or one text to the call: those before the colon of a ternary and those behind it, or those of
  /// each turn of a loop.
  let groups: [[WrittenText]]

  /// The condition of the ternary.
  var condition: Range<Int>?

  /// The loop around the call, which does nothing else.
  var loop: TextLoop?
}

/// A loop whose name goes through texts that are written out, and is given to one call.
struct TextLoop {
  /// The token that it begins with.
  let start: Int

  /// The declaration of the name: in Objective-C with its type; `nil` where a closure has none.
  let name: Range<Int>?

  /// Whether statements can stand before it.
  let canBePreceded: Bool

  /// The elements of the list.
  let elements: [Range<Int>]
}

extension SourceTokens {
  /// The texts of an argument of a call.
  ///
  /// - Parameters:
  ///   - call: all of the call.
  ///   - index: where it opens.
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
    if let written = try loop(over: argument, isList: isList, around: call) { return written }
    if let written = try closure(over: argument, isList: isList, around: call) { return written }
    return WrittenArgument(groups: [try writtenTexts(of: argument, isList: isList, &constants, at: index)])
  }

  /// The loop around a call in whose body nothing stands but the statement of the call, and whose name is the argument and
  /// nothing else.
  private func loop(
    over argument: Range<Int>, isList: Bool, around call: Range<Int>
  ) throws(MigrationObstacle) -> WrittenArgument? {
    let brace = braces[call.lowerBound]
    guard argument.count == 1, let name = word(at: argument.lowerBound), brace >= 0, partners[brace] > brace,
      let place = places(of: name).last(where: { $0 < brace }), isGoneThrough(at: place)
    else { return nil }
    let list = list(behind: place)
    let (start, end) = language == .swift ? (place - 1, list.upperBound) : (place - 4, list.upperBound + 1)
    let isPlain =
      language == .swift
      ? mark(at: end) == "{"
      : mark(at: place - 1) == "*" && word(at: place - 2) == "NSString" && mark(at: list.upperBound) == ")"
    guard isPlain, end == brace, word(at: start) == "for", let brackets = listBrackets(of: list) else { return nil }
    let uses = places(of: name).filter { $0 > place && $0 < partners[brace] }
    let statement = statement(of: call)
    let isOnlyStatement =
      statement.start == brace + 1
      && (call.upperBound..<partners[brace]).allSatisfy { isMark(")];", at: $0) }
    guard uses == [argument.lowerBound], isOnlyStatement,
      isSimple(statement.start..<call.upperBound, isExpression: statement.isExpression)
    else { return nil }
    if hasComment(in: start..<brace + 1) { throw .comment }
    let elements = elements(ofListIn: brackets)
    guard !elements.isEmpty, let texts = try texts(ofElements: elements, areLists: isList, at: start) else {
      return nil
    }
    let declaration = language == .swift ? place..<place + 1 : place - 2..<place + 1
    return WrittenArgument(
      groups: texts,
      loop: TextLoop(
        start: start, name: declaration, canBePreceded: hasLineFeed(before: start), elements: elements))
  }

  /// The texts of each element of a list; `nil` where one has a name.
  private func texts(
    ofElements elements: [Range<Int>], areLists: Bool, at index: Int
  ) throws(MigrationObstacle) -> [[WrittenText]]? {
    // In a constant of another place something else could be meant.
    var constants: [LocalValue] = []
    var texts: [[WrittenText]] = []
    for element in elements { texts.append(try writtenTexts(of: element, isList: areLists, &constants, at: index)) }
    return constants.isEmpty ? texts : nil
  }

  /// The same for a closure that goes through a list which stands before it: `["…", "…"].forEach { use($0) }`.
  private func closure(
    over argument: Range<Int>, isList: Bool, around call: Range<Int>
  ) throws(MigrationObstacle) -> WrittenArgument? {
    let brace = braces[call.lowerBound]
    guard let list = listGoneThrough(byClosureAround: argument), let brackets = listBrackets(of: list),
      isClosure(brace), partners[brace] > brace, list.upperBound < brace, let name = word(at: argument.lowerBound)
    else { return nil }
    let isNamed = name != "$0"
    let uses = places(of: name).within(brace..<partners[brace])
    let statement = statement(of: call)
    guard Array(uses) == (isNamed ? [brace + 1, argument.lowerBound] : [argument.lowerBound]),
      statement.start == brace + (isNamed ? 3 : 1),
      (call.upperBound..<partners[brace]).allSatisfy({ isMark(")];", at: $0) }),
      isSimple(statement.start..<call.upperBound, isExpression: statement.isExpression)
    else { return nil }
    let end =
      mark(at: partners[brace] + 1) == ")" && mark(at: brace - 1) == "(" ? partners[brace] + 2 : partners[brace] + 1
    let outer = self.statement(of: list.lowerBound..<end)
    if hasComment(in: list.lowerBound..<brace + 1) { throw .comment }
    let elements = elements(ofListIn: brackets)
    guard let texts = try texts(ofElements: elements, areLists: isList, at: list.lowerBound) else { return nil }
    return WrittenArgument(
      groups: texts,
      loop: TextLoop(
        start: outer.start, name: isNamed ? brace + 1..<brace + 2 : nil, canBePreceded: outer.canBePreceded,
        elements: elements))
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
      let name = word.hasPrefix("NSLayoutFormat") ? String(word.dropFirst(14)) : word
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

  /// The arguments behind a format, one for each value in it.
  var values: [Range<Int>] = []

  /// The comments about it, where it is an element of a list.
  var comments: [String] = []

  /// The text with a name for each value, and the numbers of these names.
  func named(
    _ tokens: SourceTokens, prefix: String
  ) throws(MigrationObstacle) -> (bytes: ContiguousArray<UInt8>, numbers: [String: NamedCode.Number]) {
    var numbers: [String: NamedCode.Number] = [:]
    for (index, hole) in text.holes.enumerated() {
      numbers["\(prefix)\(index)"] = try number(Array(text.bytes[hole]), index, tokens)
    }
    return (text.filled(with: text.holes.indices.map { "\(prefix)\($0)" }).bytes, numbers)
  }

  private func number(
    _ hole: [UInt8], _ index: Int, _ tokens: SourceTokens
  ) throws(MigrationObstacle) -> NamedCode.Number {
    guard hole.first == UInt8(ascii: "%") else {
      let inner = SourceTokens(ContiguousArray(hole.dropFirst(2).dropLast()), tokens.language)
      return try NumberExpression(tokens: inner, file: tokens).value(inner.all.indices)
    }
    let specifier = hole.dropFirst()
    let form = String(decoding: hole, as: UTF8.self)
    guard let kind = specifier.last, "diufgeFGE".utf8.contains(kind),
      specifier.dropLast().allSatisfy({ "lhzqL".utf8.contains($0) }), values.count == text.holes.count
    else { throw .numberForm(form) }
    return try NumberExpression(tokens: tokens, file: tokens).value(values[index])
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
