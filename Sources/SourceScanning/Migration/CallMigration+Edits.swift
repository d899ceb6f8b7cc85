import ConstraintGrammar
import ConstraintLayout

extension CallMigration {
  /// The changes that put the constraints of a call in its place.
  func edits(
    _ written: WrittenArgument, _ migrated: [MigratedExpression], _ form: CallForm, _ effect: CallEffect,
    _ given: GivenCode, _ number: inout Int
  ) throws(MigrationObstacle) -> [SourceEdit] {
    let statement = tokens.statement(of: form.expression)
    let place = place(ofToken: form.expression.lowerBound)
    let before = self.place(ofToken: written.loop?.start ?? statement.start)
    let isValue = !statement.isExpression || statement.isResult && !effect.givesNothing
    var declarations = given.declarations + migrated.flatMap { $0.declarations }
    if let helper = effect.helper { declarations += try preparations(of: given, helper, form, place) }
    func code(_ group: Int, at place: CodePlace) -> String {
      effect.givesList ? place.array(migrated[group].elements) : migrated[group].elements[0]
    }
    var value: String
    var others: [SourceEdit] = []
    if let condition = written.condition {
      // What is declared before would be so in either case.
      guard declarations.isEmpty else { throw .noStatement }
      value = "\(tokens.text(ofTokens: condition)) ? \(code(0, at: place)) : \(code(1, at: place))"
      // Whether it is all that stands between brackets or commas, or all that is returned.
      let (before, end) = (form.expression.lowerBound - 1, form.expression.upperBound)
      let begins = tokens.isMark("([,", at: before) || tokens.word(at: before) == "return"
      let isAll = begins && (tokens.endsStatement(end) || tokens.isMark(")],", at: end))
      let standsAlone = isValue ? statement.isExpression || isAll : effect != .relates
      if !standsAlone { value = "(" + value + ")" }
    } else if let loop = written.loop {
      if effect.installs, isValue { throw .noStatement }
      value = "$0"
      if let name = loop.name {
        value = (effect.givesList ? "constraints" : "constraint") + "\(number)"
        number += 1
        others = [SourceEdit(range: tokens.bytes(of: name), replacement: place.parameter(value, effect.givesList))]
      }
      let codes = migrated.indices.map {
        code($0, at: self.place(ofToken: loop.list[loop.isConstant ? 0 : $0].lowerBound))
      }
      let list = tokens.language == .swift ? "[" : "@["
      let replacements = loop.isConstant ? [list + codes.joined(separator: ", ") + "]"] : codes
      others += zip(loop.list, replacements).map { SourceEdit(range: tokens.bytes(of: $0), replacement: $1) }
    } else {
      value = code(0, at: place)
    }
    if !effect.installs {
      // What stands alone is a value only where braces give it.
      guard isValue else { throw .unused }
    } else if effect.givesNothing, isValue {
      throw .noStatement
    } else if !isValue {
      value = installation(of: value, form, effect, given, place)
    } else {
      // A name is what the call was, when its constraints are installed.
      if effect.givesList || migrated[0].nameCount == 0 {
        let name = (effect.givesList ? "constraints" : "constraint") + "\(number)"
        number += 1
        let made = effect.givesList ? code(0, at: before) : value
        declarations.append(before.declaration(of: name, made, isList: effect.givesList))
        value = name
      }
      declarations.append(installation(of: value, form, effect, given, before) + before.end)
    }
    if effect.givesList, isValue || !effect.installs {
      if tokens.asksForProperty(ofElementOf: form.expression) { throw .typeOfElements }
      let isDivided = value.utf8.contains(UInt8(ascii: ","))
      if isDivided, tokens.mayBeMacroArgument(form.expression, from: statement.start) { value = "(" + value + ")" }
    }
    let call = SourceEdit(range: tokens.bytes(of: form.expression), replacement: value)
    let canBePreceded =
      if let loop = written.loop { loop.canBePreceded } else {
        statement.canBePreceded && (!statement.isResult || effect.givesNothing)
      }
    guard canBePreceded || declarations.isEmpty else { throw .noStatement }
    try refuseOtherEvaluation(
      of: written, given, head: (written.loop?.start ?? statement.start)..<form.head.upperBound,
      code: declarations + migrated.flatMap { $0.elements }, isMoved: !declarations.isEmpty || written.loop != nil)
    let moved = declarations + (written.loop == nil ? [] : migrated.flatMap { $0.elements })
    if moved.contains(where: { $0.utf8.has(".superview".utf8) }) {
      try tokens.refuseCalls(in: (written.loop?.start ?? statement.start)..<form.head.upperBound)
    }
    if declarations.isEmpty { return others + [call] }
    let start = tokens.all[written.loop?.start ?? statement.start].range.lowerBound
    return [SourceEdit(range: start..<start, replacement: before.lines(declarations))] + others + [call]
  }

  /// The code that installs constraints where the call did.
  private func installation(
    of value: String, _ form: CallForm, _ effect: CallEffect, _ given: GivenCode, _ place: CodePlace
  ) -> String {
    let receiver = given.host ?? form.receiver.map { tokens.text(ofTokens: $0) } ?? ""
    switch effect {
    case .relates where given.code.items["rhs"] != nil: return value + place.activation
    case .relates:
      let superview = place.isSwift ? "superview!" : "superview"
      return place.message(receiver.isEmpty ? superview : receiver + "." + superview, "addConstraint", value)
    case .helper(let helper) where helper.installation == .activated:
      let activate = place.spelling == .swift ? "activate" : "activateConstraints"
      return place.message("NSLayoutConstraint", activate, value)
    default: return place.message(receiver, effect.givesList ? "addConstraints" : "addConstraint", value)
    }
  }

  func place(ofToken token: Int) -> CodePlace {
    CodePlace(
      spelling: spelling, style: style,
      indentation: tokens.indentation(ofLineAt: tokens.all[token].range.lowerBound))
  }

  /// Throws if what a call asks for would be asked for at another time, in another order, or not at all.
  ///
  /// - Parameters:
  ///   - head: the tokens of the statement before the arguments of the call.
  ///   - code: what comes of the call, in the order in which it is done.
  ///   - isMoved: whether a part of that is done before the statement.
  func refuseOtherEvaluation(
    of written: WrittenArgument, _ given: GivenCode, head: Range<Int>, code: [String], isMoved: Bool
  ) throws(MigrationObstacle) {
    // What stands before the point is known to be there only behind it.
    let isChained = head.contains { tokens.mark(at: $0) == "?" && tokens.isMark(".[(", at: $0 + 1) }
    if isMoved, isChained, tokens.language == .swift { throw .optionalChain }
    func isNamed(_ value: GivenCode.Value) -> Bool { value.isNamed(in: given.named) }
    let lazyCount = given.values.count { tokens.obstacle(toMoving: $0.tokens, isOnce: false) != nil }
    let isOnce = lazyCount == 1 && !isMoved && written.condition == nil
    for value in given.values {
      if isNamed(value) {
        if let obstacle = tokens.obstacle(toMoving: value.tokens, isOnce: isOnce || value.origin != nil) {
          throw obstacle
        }
        if let obstacle = tokens.obstacle(toMoving: value.tokens, isOnce: false), value.origin == nil {
          // The texts and the other values are asked for before or behind it as they were.
          guard written.groups.joined().allSatisfy({ $0.text.holes.isEmpty }) else { throw obstacle }
          for other in given.values where other.tokens != value.tokens {
            try tokens.refuseCalls(
              in: value.tokens, before: value.tokens.upperBound, thatMayChange: other.tokens, at: head.upperBound)
          }
        }
        if isMoved {
          try tokens.refuseCalls(in: head, before: head.upperBound, thatMayChange: value.tokens, at: head.upperBound)
        }
      } else if value.origin == nil, tokens.isActing(value.tokens) {
        throw .dropped(tokens.text(ofTokens: value.tokens))
      }
    }
    try refuseOtherOrder(ofValuesIn: written, given.values.filter(isNamed), code: code, isMoved: isMoved)
  }

  /// Throws if calls that are values in the texts would be made in another order, or change what is named before them now.
  private func refuseOtherOrder(
    ofValuesIn written: WrittenArgument, _ values: [GivenCode.Value], code: [String], isMoved: Bool
  ) throws(MigrationObstacle) {
    var (acting, askedCount): ([String], Int) = ([], 0)
    for text in written.groups.joined() {
      for (place, hole) in text.text.holes.enumerated() {
        let isFormat = !text.values.isEmpty
        let inner =
          isFormat
          ? tokens
          : SourceTokens(ContiguousArray(text.text.bytes[hole].interpolated), tokens.language)
        let range = isFormat ? text.values.indices.contains(place) ? text.values[place] : 0..<0 : inner.all.indices
        // A property may do something as well.
        for asked in range.compactMap(inner.word(at:)) {
          for value in values { try tokens.refuse(asked, ifKnownToChange: value.tokens) }
        }
        if range.contains(where: { inner.word(at: $0) != nil }) { askedCount += 1 }
        if inner.doesSomething(range) { acting.append(inner.text(ofTokens: range)) }
      }
    }
    // What is declared in statements of its own comes before what was asked for before it.
    if isMoved, !acting.isEmpty, askedCount > 1 { throw .callOrder }
    guard acting.count > 1 else { return }
    var rest = Array(code.joined(separator: "\n").utf8)[...]
    for text in acting {
      guard let place = rest.indices.first(where: { rest[$0...].starts(with: text.utf8) }) else { throw .callOrder }
      rest = rest[(place + text.utf8.count)...]
    }
  }
}
