import ConstraintLayout

/// A change of a source: bytes of it and what comes in their place.
struct TokenEdit {
  let range: Range<Int>
  let replacement: String
}

extension CallMigration {
  /// The changes that put the constraints of a call in its place.
  ///
  /// - Parameter number: the number in the next name.
  func edits(
    _ migrated: MigratedExpression, _ form: CallForm, _ effect: CallEffect, _ given: GivenCode, _ number: inout Int
  ) throws(MigrationObstacle) -> [TokenEdit] {
    let statement = tokens.statement(of: form.expression)
    let place = place(ofToken: form.expression.lowerBound)
    let before = self.place(ofToken: statement.start)
    let isValue = !statement.isExpression || statement.isResult && !effect.givesNothing
    var declarations = migrated.declarations + masks(of: given, effect, place)
    var value = effect.givesList ? place.array(migrated.elements) : migrated.elements[0]
    if !effect.installs {
      // What stands alone is a value only where braces give it.
      guard isValue else { throw .unused }
    } else if effect.givesNothing, isValue {
      throw .noStatement
    } else if !isValue {
      value = installation(of: value, form, effect, given, place)
    } else {
      // A name is what the call was, when its constraints are installed.
      if effect.givesList || migrated.nameCount == 0 {
        let name = (effect.givesList ? "constraints" : "constraint") + "\(number)"
        number += 1
        let made = effect.givesList ? before.array(migrated.elements) : value
        declarations.append(before.declaration(of: name, made, isList: effect.givesList))
        value = name
      }
      declarations.append(installation(of: value, form, effect, given, before) + before.end)
    }
    let call = TokenEdit(range: tokens.bytes(of: form.expression), replacement: value)
    if declarations.isEmpty { return [call] }
    guard statement.canBePreceded, !statement.isResult || effect.givesNothing else { throw .noStatement }
    let start = tokens.all[statement.start].range.lowerBound
    return [TokenEdit(range: start..<start, replacement: before.lines(declarations)), call]
  }

  /// The statements that free views of their masks, if the call does that.
  private func masks(of given: GivenCode, _ effect: CallEffect, _ place: CodePlace) -> [String] {
    guard case .addsPositional(let views) = effect, views.setsMask else { return [] }
    return (0..<given.code.items.count).compactMap { given.code.items["v\($0)"] }.map {
      "\($0).translatesAutoresizingMaskIntoConstraints = false"
    }
  }

  /// What installs constraints where the call did.
  private func installation(
    of value: String, _ form: CallForm, _ effect: CallEffect, _ given: GivenCode, _ place: CodePlace
  ) -> String {
    let receiver = form.receiver.map { tokens.text(ofTokens: $0) } ?? ""
    switch effect {
    case .relates where given.code.items["rhs"] != nil: return place.activation(of: value)
    case .relates:
      let superview = place.language == .swift ? "superview!" : "superview"
      return place.message(receiver.isEmpty ? superview : receiver + "." + superview, "addConstraint", value)
    case .addsPositional(let views) where views.activates:
      return place.message("NSLayoutConstraint", "activate", value)
    default: return place.message(receiver, effect.givesList ? "addConstraints" : "addConstraint", value)
    }
  }

  private func place(ofToken token: Int) -> CodePlace {
    CodePlace(
      language: tokens.language, style: style,
      indentation: tokens.indentation(ofLineAt: tokens.all[token].range.lowerBound))
  }
}
