import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import ConstraintMeaning
import ConstraintReports

/// Writes calls of a source as anchors.
struct CallMigration {
  let tokens: SourceTokens
  let lines: SourceLines
  let style: SourceStyle
  let platforms: [CodePlatform]
  let firstNumber: Int
  var numbers: [Int: Int] = [:]

  /// The constants that calls named which are written as anchors now.
  private(set) var constants: Set<LocalValue> = []

  /// The constants for what is asked for in constants, by those.
  var bound: [LocalValue: [BoundValue]] = [:]

  /// The names of these constants by the functions that they are in.
  var boundNames: [Int: Set<String>] = [:]

  /// Whether calls stand outside of functions, as in a source that other sources do not name things of.
  private(set) var isScript = false

  /// How the call that is written is spelt.
  private(set) var spelling: CodeSpelling

  /// The tokens of calls that stand in the code as well: receivers and conditions.
  private(set) var kept: Set<Int> = []

  init(_ tokens: SourceTokens, _ lines: SourceLines) {
    self.tokens = tokens
    self.lines = lines
    style = SourceStyle(of: tokens)
    platforms = tokens.platforms
    spelling = tokens.spelling
    let words = tokens.wordsOfMacros.union(tokens.occurrences.keys).union(tokens.wordsInStrings.keys)
    firstNumber = words.firstFreeNumber(behind: "constraints", "constraint")
  }

  /// The changes that a call takes.
  mutating func edits(
    for call: SourceCall, of known: KnownCall, openingAt index: Int
  ) throws(MigrationObstacle) -> [SourceEdit] {
    if tokens.isForOlderSystems(index) { throw .olderSystems }
    do throws(MigrationObstacle) { return try edits(for: call, of: known, openingAt: index, isBinding: false) } catch {
      // What would be another thing where the constraints are made can be given to constants before.
      var other = self
      guard let edits = try? other.edits(for: call, of: known, openingAt: index, isBinding: true) else { throw error }
      self = other
      return edits
    }
  }

  private mutating func edits(
    for call: SourceCall, of known: KnownCall, openingAt index: Int, isBinding: Bool
  ) throws(MigrationObstacle) -> [SourceEdit] {
    guard let effect = known.effect, let argument = known.text(in: call) else {
      throw .functionElsewhere(call.name)
    }
    spelling = known.spelling == .swift2 ? .swift2 : tokens.spelling
    let form = try tokens.form(of: call, openingAt: index, known, effect)
    let brackets = known.isList ? tokens.listBrackets(of: argument.tokens) : nil
    if tokens.hasComment(in: form.expression, outside: brackets) { throw .comment }
    var constants: [LocalValue] = []
    let written = try tokens.writtenArgument(
      argument.tokens, isList: known.isList, of: form.expression, &constants, at: index)
    let arguments = tokens.given(by: call, of: known, before: index)
    for text in written.groups.joined() {
      switch TextCheck(dialect: known.dialect, given: arguments, lines: lines).status(of: text.text) {
      case .ok: break
      case .mistake: throw .mistake
      case .notChecked(let reason): throw MigrationObstacle(reason.rawValue)
      }
    }
    var given = try tokens.code(
      givenBy: call, of: known, receiver: form.receiver, isBinding: isBinding, at: index,
      namedBy: written.groups.joined().reduce(into: []) { $0.formUnion($1.text.bytes.words) })
    if let helper = effect.helper { try prepare(&given, helper, call, of: known, form) }
    if isBinding {
      guard written.condition == nil, written.loop == nil, known.ownType == nil, given.orderingDictionary == nil,
        known.dictionaries.map({ $0.views != $0.numbers }) != false
      else { throw .noStatement }
      let head = tokens.statement(of: form.expression).start..<form.head.upperBound
      try bind(&given, written, head: head, at: index)
    }
    if form.receiver == nil, effect.installs, effect.helper == nil {
      for name in ["self", "lhs"] where given.code.items[name] == nil { given.code.items[name] = "self" }
    }
    if let asked = form.receiver, effect.helper?.asksReceiverOnce == false {
      let text = tokens.text(ofTokens: asked)
      if !tokens.isPath(asked) || tokens.obstacle(toMoving: asked, isOnce: false) != nil { throw .receiver(text) }
      if tokens.mayBeNil(asked) { throw .receiverOfNil(text) }
    }
    let function = tokens.functionBrace(around: index)
    var number = numbers[function] ?? firstNumber
    var migrated: [MigratedExpression] = []
    for texts in written.groups {
      var group = MigratedExpression()
      for text in texts {
        var options = TranslationOptions(
          lhs: "lhs", rhs: given.code.items["rhs"] == nil ? nil : "rhs", receiver: "self")
        options.spelling = spelling
        options.visualFormat = try tokens.options(call.argument("options"), at: index)
        options.firstNumber = number + group.nameCount
        let translation = try translated(text, known.dialect, given, options, at: index)
        if known.dialect.statement == nil || !effect.givesList, translation.texts.count != 1 {
          throw .severalConstraints
        }
        // A comment has its place before the statement that declares a constraint.
        if !text.comments.isEmpty, translation.names.first == .some(nil) { throw .comment }
        group.add(translation, text.comments)
      }
      number += group.nameCount
      migrated.append(group)
    }
    let edits = try edits(written, migrated, form, effect, given, &number)
    numbers[function] = number
    self.constants.formUnion(constants + given.constants)
    isScript = isScript || tokens.braces[index] < 0
    for tokens in [written.condition, form.receiver, given.orderingDictionary] { kept.formUnion(tokens ?? 0..<0) }
    return edits
  }

  private func translated(
    _ text: WrittenText, _ dialect: Dialect, _ given: GivenCode, _ common: TranslationOptions, at index: Int
  ) throws(MigrationObstacle) -> Translation {
    var prefix = "value"
    while given.code.items.keys.contains(where: { $0.hasPrefix(prefix) })
      || given.code.numbers.keys.contains(where: { $0.hasPrefix(prefix) })
    { prefix += "_" }
    let (bytes, numbers) = try text.named(tokens, prefix: prefix)
    var options = common
    options.code = given.code
    options.code?.numbers.merge(numbers) { $1 }
    options.metrics = Set(options.code?.numbers.keys.map { $0 } ?? []).union(given.obstacles.keys)
    if dialect.identifierIsText {
      guard text.text.holes.isEmpty else { throw .identifier }
      options.identifier = text.text.text
    }
    let translation = try translation(of: bytes, dialect, options) { obstacle($0, bytes, given, prefix) }
    for item in given.code.items.values {
      for part in tokens.partsMissing(inGuide: item, at: index)
      where translation.texts.contains(where: { $0.utf8.has("\(item).\(part)".utf8) }) {
        throw .guide(item, without: part)
      }
    }
    return translation
  }

  /// A text as code, if it is the same for all platforms that the source may be for.
  func translation(
    of text: ContiguousArray<UInt8>, _ dialect: Dialect, _ options: TranslationOptions,
    _ obstacle: (Diagnostic) -> MigrationObstacle
  ) throws(MigrationObstacle) -> Translation {
    var options = options
    var translations: [Translation] = []
    for platform in platforms {
      options.platform = platform
      do throws(Diagnostic) {
        translations.append(try dialect.translate(text.span, to: .anchors, options: options))
      } catch {
        throw obstacle(error)
      }
    }
    guard translations.allSatisfy({ $0 == translations[0] }) else { throw .platform }
    return translations[0]
  }

  private func obstacle(
    _ diagnostic: Diagnostic, _ bytes: ContiguousArray<UInt8>, _ given: GivenCode, _ prefix: String
  ) -> MigrationObstacle {
    guard diagnostic.code == .noSuchName else { return .translation(diagnostic.message) }
    let end = min(diagnostic.offset + diagnostic.length, bytes.count)
    let part = String(decoding: bytes[min(diagnostic.offset, end)..<end], as: UTF8.self)
    let names = part.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }.map { String($0) }
    let name = names.first { given.code.items[$0] == nil && given.code.numbers[$0] == nil } ?? part
    if let obstacle = given.obstacles[name] { return obstacle }
    // A value that is part of a name.
    return name.utf8.has(prefix.utf8) ? MigrationObstacle(UncheckedReason.structure.rawValue) : .meaning(of: name)
  }
}

extension SourceTokens {
  /// The platforms that a source may be for, by the names in it.
  fileprivate var platforms: [CodePlatform] {
    let words = wordsOfMacros.union(occurrences.keys)
    let isIOS = words.contains { $0.hasPrefix("UI") && $0.dropFirst(2).first?.isUppercase == true }
    let isMacOS = words.contains {
      $0.hasPrefix("NSView") || $0.hasPrefix("NSWindow") || $0 == "AppKit" || $0 == "Cocoa"
    }
    return isIOS == isMacOS ? [.iOS, .macOS] : [isIOS ? .iOS : .macOS]
  }
}
