import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import GrammarRepair

/// A part of a side that has been read.
struct ReadPart {
  /// What it comes to; `nil` where that can't be told.
  var form: LinearForm?

  /// Where it stands.
  var range: Range<Int>

  var hasTerm = false
  var isScaled = false
  var isAdded = false

  /// Whether it is one number, name or term as it stands.
  var isSimple: Bool { !isScaled && !isAdded }

  /// A number that is written out.
  static func number(_ value: Double?, _ range: Range<Int>) -> ReadPart {
    ReadPart(form: value.map { LinearForm(constant: .scalar(.number($0))) }, range: range)
  }
}

/// Sums, products and signs, in any order.
extension LenientReader {
  mutating func sum() -> ReadPart? {
    guard var sum = product() else { return nil }
    while let sign = next, sign.text == "+" || sign.text == "-", sign.kind == .symbol, !isAssignment {
      position += 1
      guard let term = product() else {
        sum.form = nil
        sum.isAdded = true
        break
      }
      noteAddition(sum, sign, term)
      let isClear = sum.hasTerm == term.hasTerm || !leaveOpen(sum) && !leaveOpen(term)
      let added = !isClear ? nil : sign.text == "+" ? term.form : term.form?.negated
      sum = ReadPart(
        form: sum.form.flatMap { sum in added.flatMap(sum.adding) }, range: sum.range.lowerBound..<last.upperBound,
        hasTerm: sum.hasTerm || term.hasTerm, isScaled: sum.isScaled || term.isScaled, isAdded: true)
    }
    return sum
  }

  private mutating func noteAddition(_ left: ReadPart, _ sign: Lexeme, _ right: ReadPart) {
    if side == .left { return }
    let behind = sign.range.lowerBound..<right.range.upperBound
    if left.hasTerm, right.hasTerm {
      note(.secondTerm, behind)
    } else if right.hasTerm {
      note(.constantBeforeTerm, left.range.lowerBound..<right.range.upperBound)
    } else if left.isAdded || right.isScaled || !left.hasTerm {
      // What is multiplied before it is added is refused at its own sign.
      note(.constantArithmetic, behind)
    }
  }

  /// Takes back what a percentage was read as, if the part is one: added to a term, it does not tell of what it is a
  /// part.
  ///
  /// - Returns: whether the part is a percentage.
  private mutating func leaveOpen(_ part: ReadPart) -> Bool {
    guard let index = departures.lastIndex(where: { $0.kind == .percentage && $0.range == part.range }) else {
      return false
    }
    departures[index].edits = []
    return true
  }

  private mutating func product() -> ReadPart? {
    guard var product = signed() else { return nil }
    while let sign = sign(behind: product) {
      // Something may be missing before a sign with a blank behind it.
      if let next, ["+", "-"].contains(next.text), lexeme(at: 1)?.isGlued == false { reading.isUncertain = true }
      guard let factor = signed() else {
        product.form = nil
        product.isScaled = true
        break
      }
      note(product, sign.text, factor, at: sign.range)
      if factor.form?.isOneOrNothing == true || sign.text == "*" && product.form?.isOneOrNothing == true {
        reading.hasIdleFactor = true
      }
      let form = product.form.flatMap { product in
        factor.form.flatMap { sign.text == "/" ? product.divided(by: $0) : product.multiplied(by: $0) }
      }
      product = ReadPart(
        form: form, range: product.range.lowerBound..<last.upperBound, hasTerm: product.hasTerm || factor.hasTerm,
        isScaled: true)
    }
    return product
  }

  /// Takes the sign between two factors: `*`, `/`, or something that is meant for `*`. Where `*` is meant, the sign
  /// may be missing.
  private mutating func sign(behind product: ReadPart) -> (text: String, range: Range<Int>)? {
    guard let sign = next else { return nil }
    if sign.kind == .symbol, ["*", "/", "\u{F7}"].contains(sign.text), !isAssignment {
      position += 1
      return (sign.text == "*" ? "*" : "/", sign.range)
    }
    if sign.text == "x" || sign.text == "X", let operand = lexeme(at: 1), operand.kind != .relation,
      operand.kind != .symbol || operand.text == "("
    {
      note(.letterForTimesSign, sign.range, by: "*")
      position += 1
      return ("*", sign.range)
    }
    // On the right side, a part that another relation follows is a second equation.
    guard !product.hasTerm, product.isNumber(in: lexemes, before: position), beginsGroup || beginsTerm,
      side == .left || !lexemes[position...].contains(where: { $0.kind == .relation })
    else { return nil }
    // Behind another view the number may be a part of the sum.
    if beginsTerm, side == .right, reading.terms.contains(where: isBehindRelation) {
      reading.isUncertain = true
    }
    let place = product.range.upperBound..<product.range.upperBound
    let isGluedName = sign.isGlued && sign.kind == .word && writesItems
    // The last digits may stand in the place of a sign.
    let number = lexemes[position - 1].text
    if isGluedName && !number.contains(".") || sign.isGlued && number.utf8.isTwice { reading.isUncertain = true }
    note(
      isGluedName ? .gluedFactor : .missingTimesSign, product.range.lowerBound..<sign.range.upperBound,
      of: isGluedName ? "_" + number + sign.text : "", replacing: place,
      by: sign.isGlued ? " * " : " *")
    return ("*", place.lowerBound..<sign.range.lowerBound)
  }

  private func isBehindRelation(_ term: Range<Int>) -> Bool {
    lexemes.first { $0.kind == .relation }.map { $0.range.upperBound <= term.lowerBound } ?? false
  }

  /// Whether an attribute of an item comes next.
  var beginsTerm: Bool {
    guard let word = next, word.kind == .word else { return false }
    if !writesItems, knownAttribute(word.text) != nil { return true }
    return text(at: 1) == "[" || text(at: 1) == "." && lexeme(at: 2)?.kind == .word
  }

  /// Whether parentheses come next that a number can be a factor of: `(@750)` and `(750)` are priorities.
  private var beginsGroup: Bool {
    text(at: 0) == "(" && !Self.priorityMarks.contains(text(at: 1)) && text(at: 2) != ")"
  }

  private mutating func note(_ left: ReadPart, _ sign: String, _ right: ReadPart, at place: Range<Int>) {
    if side == .left { return }
    let behind = place.lowerBound..<right.range.upperBound
    let both = left.range.lowerBound..<right.range.upperBound
    if sign == "/" {
      if right.hasTerm { return note(.divisionByTerm, both) }
      if right.form?.constant == .zero { return note(.divisionByZero, behind) }
      if !vocabulary.literals.contains("/") { return note(.division, behind) }
    } else if left.hasTerm, right.hasTerm {
      return note(.secondTerm, behind)
    } else if right.hasTerm {
      if !dialect.notation.multiplierComesFirst { note(.constantBeforeTerm, both) }
      return
    }
    if left.hasTerm, dialect.notation.multiplierComesFirst { return note(.factorBehindTerm, behind) }
    if left.isScaled || !left.hasTerm { note(.constantArithmetic, behind) }
  }

  // MARK: signs

  private mutating func signed() -> ReadPart? {
    var signs: [Lexeme] = []
    while let sign = next, sign.kind == .symbol, sign.text == "+" || sign.text == "-", !isAssignment {
      signs.append(take())
    }
    if signs.isEmpty, let isClear = skipDoubledOperators(), var part = primary() {
      if !isClear { part.form = nil }
      return part
    }
    guard let first = signs.first, let last = signs.last else { return primary() }
    // Something may be missing between an operator and a plus sign, or before a sign with a blank behind it.
    let isBehindOperator = position > signs.count && lexemes[position - signs.count - 1].isOperator
    if next?.isGlued == false || isBehindOperator && signs.contains(where: { $0.text == "+" }) {
      reading.isUncertain = true
    }
    let operand = next
    guard var part = primary() else { return nil }
    part.range = first.range.lowerBound..<part.range.upperBound
    note(signs, before: part, beginningWith: operand)
    if signs.count(where: { $0.text == "-" }) % 2 == 1 { part.form = part.form?.negated }
    if last.text == "-", part.hasTerm { part.isScaled = true }
    return part
  }

  /// Leaves out operators that directly follow another operator.
  ///
  /// - Returns: whether it is clear what is meant; `nil` if there are none.
  private mutating func skipDoubledOperators() -> Bool? {
    var isClear: Bool?
    while let sign = next, position > 0, lexemes[position - 1].isOperator, sign.isOperator {
      // The same sign behind a blank is meant once only.
      let before = lexemes[position - 1]
      let isSame = sign.text == before.text && !sign.isGlued
      isClear = isSame && isClear != false
      let edit = TextEdit(range: before.range.upperBound..<sign.range.upperBound, replacement: "")
      note(.doubledOperator, sign.range, isSame ? [edit] : [])
      position += 1
    }
    return isClear
  }

  private mutating func note(_ signs: [Lexeme], before part: ReadPart, beginningWith operand: Lexeme?) {
    guard let operand, let first = signs.first, let last = signs.last else { return }
    for sign in signs where sign.text == "+" {
      let behind = lexemes.first { $0.range.lowerBound > sign.range.lowerBound }?.range.lowerBound ?? end
      // The blank behind the sign goes with it, unless it is the only one.
      note(
        operand.kind == .word || vocabulary.namesNumbers ? .plusSignOfName : .plusSign, sign.range,
        replacing: sign.isGlued ? sign.range : sign.range.lowerBound..<behind, by: "")
    }
    if signs.count > 1 { note(.doubledSign, first.range.lowerBound..<last.range.upperBound) }
    if last.range.upperBound < operand.range.lowerBound, operand.text == "(" || operand.kind == .number {
      let blank = last.range.upperBound..<operand.range.lowerBound
      note(operand.text == "(" ? .signBeforeBlank : .detachedSign, blank, by: "", instead: last.text + operand.text)
    }
    // On the left side, it is the order of the sides that is refused.
    if side == .left { return }
    if part.hasTerm {
      if last.text == "-" { note(.negatedTerm, part.range) }
    } else if operand.kind == .word {
      note(
        .signedName, part.range,
        last.text == "+" ? [TextEdit(range: last.range.lowerBound..<operand.range.lowerBound, replacement: "")] : [])
    } else if last.text == "-" {
      note(vocabulary.hasNegativeNumbers ? .unneededSign : .signedNumber, part.range)
    }
  }

  /// Whether an operator and a relation come next that touch: `+=`.
  var isAssignment: Bool {
    guard let sign = next, sign.isOperator, let equals = lexeme(at: 1) else { return false }
    return equals.kind == .relation && equals.isGlued && side == .left
  }
}

extension ReadPart {
  /// Whether it is a number or a product of numbers, and ends with the piece that was read last.
  fileprivate func isNumber(in lexemes: [Lexeme], before position: Int) -> Bool {
    let last = lexemes[position - 1]
    return !isAdded && last.range.upperBound == range.upperBound
      && (last.kind == .number || last.text == "%" && lexemes[position - 2].kind == .number)
  }
}
