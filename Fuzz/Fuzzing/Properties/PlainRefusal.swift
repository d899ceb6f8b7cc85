import ConstraintGrammar
import ConstraintLanguages

/// Why a text that the grammar derives is refused all the same, found out from the text alone.
///
/// Numbers can be too large in every dialect, priorities out of range in those that have them, and two signs one. The other reasons are those
/// of dialects that reduce each side: their tables of what the operators take are written down here once more.
struct PlainRefusal: Equatable {
  let code: DiagnosticCode

  /// The number of UTF-8 bytes before the place.
  let offset: Int

  /// The refusal that is to be reported; `nil` if the text is an equation.
  static func expected(for bytes: [UInt8], in dialect: Dialect) -> PlainRefusal? {
    let tokens = PlainToken.list(in: bytes)
    guard dialect.notation.isReduced else {
      let all = numbers(in: tokens) + whiteSpace(around: bytes, in: dialect) + touchingSigns(in: tokens, dialect)
      return all.min { $0.offset < $1.offset }
    }
    let end = tokens.firstIndex { $0.text == "~" } ?? tokens.count
    var table = FormulaTable(Array(tokens[..<end]), namesNumbers: dialect.namesNumbers)
    return table.refusal() ?? numbers(in: Array(tokens[end...])).first
  }

  /// The white space before and behind a list, which may not have any.
  private static func whiteSpace(around bytes: [UInt8], in dialect: Dialect) -> [PlainRefusal] {
    let content = bytes.drop(while: Lexer.isWhiteSpace)
    guard dialect.statement != nil, dialect.isList(ContiguousArray(content).span) else { return [] }
    let end = (content.lastIndex { !Lexer.isWhiteSpace($0) } ?? bytes.count - 1) + 1
    var offsets = content.startIndex > 0 ? [0] : []
    if end < bytes.count { offsets.append(end) }
    return offsets.map { PlainRefusal(code: .whiteSpace, offset: $0) }
  }

  /// The signs that touch, of which the library of one dialect makes one plus.
  private static func touchingSigns(in tokens: [PlainToken], _ dialect: Dialect) -> [PlainRefusal] {
    guard dialect.name == Dialect.compactConstraint2021.name else { return [] }
    func isSign(_ token: PlainToken) -> Bool { token.text == "+" || token.text == "-" }
    return zip(tokens, tokens.dropFirst()).compactMap { first, second in
      isSign(first) && isSign(second) && second.offset == first.offset + 1
        ? PlainRefusal(code: .touchingSigns, offset: first.offset) : nil
    }
  }

  /// The numbers that are too large, and the priorities that are out of range.
  private static func numbers(in tokens: [PlainToken]) -> [PlainRefusal] {
    var refusals: [PlainRefusal] = []
    for (index, token) in tokens.enumerated() {
      guard let number = token.number else { continue }
      let hasSign = index > 0 && ["+", "-"].contains(tokens[index - 1].text)
      let first = hasSign ? index - 1 : index
      let isPriority = first > 0 && ["@", "~"].contains(tokens[first - 1].text)
      let priority = tokens[first].text == "-" ? -number : number
      if isPriority, !(priority > 0 && priority <= 1000), hasSign || number.isFinite {
        refusals.append(PlainRefusal(code: .priorityOutOfRange, offset: tokens[first].offset))
      } else if number == .infinity {
        refusals.append(PlainRefusal(code: .numberTooLarge, offset: token.offset))
      }
    }
    return refusals
  }
}

/// Reduces both sides to m·x + c and notes what the table does not have.
private struct FormulaTable {
  private struct Form {
    var hasTerm = false
    var multiplier = 0.0
    var constant = 0.0
    /// Whether a named number is in the place of the multiplier, or of the constant.
    var scalesByName = false
    var addsName = false

    var isFinite: Bool { multiplier.isFinite && constant.isFinite }

    /// Whether nothing is added.
    var isZero: Bool { constant == 0 && !addsName }
  }

  private let tokens: [PlainToken]
  private let namesNumbers: Bool
  private var position = 0
  private var depth = 0
  private var refusals: [PlainRefusal] = []
  private var tooDeep: PlainRefusal?

  init(_ tokens: [PlainToken], namesNumbers: Bool) {
    self.tokens = tokens
    self.namesNumbers = namesNumbers
  }

  mutating func refusal() -> PlainRefusal? {
    let left = sum()
    position += 1
    let right = sum()
    if !left.hasTerm, !right.hasTerm { refuse(.noTerm, at: 0) }
    // The parser gets no further than the parenthesis that is one too many.
    return tooDeep ?? refusals.min { $0.offset < $1.offset }
  }

  private var next: String? { position < tokens.count ? tokens[position].text : nil }

  private mutating func refuse(_ code: DiagnosticCode, at token: Int) {
    guard token < tokens.count else { return }
    refusals.append(PlainRefusal(code: code, offset: tokens[token].offset))
  }

  private mutating func sum() -> Form {
    var sum = product()
    while let sign = next, sign == "+" || sign == "-" {
      let place = position
      position += 1
      let addend = product()
      if sum.hasTerm, addend.hasTerm {
        refuse(.twoTerms, at: place)
        continue
      }
      if sign == "-", addend.hasTerm {
        refuse(.constantMinusTerm, at: place)
        sum = addend
        continue
      }
      // Beside a name there may be nothing but zero.
      if sum.addsName && !addend.isZero || addend.addsName && !sum.isZero {
        refuse(.namedArithmetic, at: place)
        if !sum.hasTerm { sum = addend }
        continue
      }
      if sum.addsName || addend.addsName {
        let other = sum.hasTerm ? addend : sum
        if addend.hasTerm || !sum.hasTerm && addend.addsName { sum = addend }
        if other.addsName { (sum.addsName, sum.constant) = (true, 0) }
        if !sum.isFinite { refuse(.notFinite, at: place) }
        continue
      }
      let constant = sign == "+" ? sum.constant + addend.constant : sum.constant - addend.constant
      if addend.hasTerm { sum = addend }
      sum.constant = constant
      if !sum.isFinite { refuse(.notFinite, at: place) }
    }
    return sum
  }

  private mutating func product() -> Form {
    var product = factor()
    while let sign = next, sign == "*" || sign == "/" {
      let place = position
      position += 1
      let factor = factor()
      // What has no names has no table of names, and no term there is divided.
      if sign == "/", factor.hasTerm || product.hasTerm && !namesNumbers {
        refuse(.dividedTerm, at: place)
        if !product.hasTerm { product = factor }
        continue
      }
      if product.hasTerm, factor.hasTerm {
        refuse(.termTimesTerm, at: place)
        continue
      }
      if namesNumbers {
        scale(&product, sign, by: factor, at: place)
        continue
      }
      let scale = product.hasTerm ? factor.constant : product.constant
      if sign == "/" {
        product.constant /= factor.constant
      } else {
        if !product.hasTerm { product = factor }
        product.multiplier *= scale
        product.constant *= scale
      }
      if !product.isFinite { refuse(.notFinite, at: place) }
    }
    return product
  }

  /// A product where numbers may have names: a name scales what nothing has been done to, and 1 whatever there is.
  private mutating func scale(_ product: inout Form, _ sign: String, by factor: Form, at place: Int) {
    var scale = factor
    if sign == "*", !product.hasTerm, factor.hasTerm || factor.addsName { (product, scale) = (factor, product) }
    if scale.addsName {
      guard product.hasTerm, product.multiplier == 1, !product.scalesByName, product.isZero else {
        return refuse(.namedArithmetic, at: place)
      }
      product.scalesByName = true
    } else if product.scalesByName || product.addsName {
      if scale.constant != 1 { refuse(.namedArithmetic, at: place) }
    } else {
      product.multiplier = sign == "*" ? product.multiplier * scale.constant : product.multiplier / scale.constant
      product.constant = sign == "*" ? product.constant * scale.constant : product.constant / scale.constant
      if !product.isFinite { refuse(.notFinite, at: place) }
    }
  }

  private mutating func factor() -> Form {
    guard next == "-" else { return primary() }
    let place = position
    position += 1
    var factor = primary()
    if factor.hasTerm { refuse(.negatedTerm, at: place) } else { factor.constant.negate() }
    return factor
  }

  private mutating func primary() -> Form {
    guard position < tokens.count else { return Form() }
    let token = tokens[position]
    position += 1
    if token.text == "(" {
      depth += 1
      if depth > 50, tooDeep == nil, position < tokens.count {
        tooDeep = PlainRefusal(code: .nestingTooDeep, offset: tokens[position].offset)
      }
      let inner = sum()
      depth -= 1
      position += 1
      return inner
    }
    if let number = token.number {
      if number == .infinity { refuse(.numberTooLarge, at: position - 1) }
      return Form(constant: number)
    }
    // A path, and perhaps what is made of a number or of an item.
    while next == "." || next == "!" { position += next == "." ? 2 : 1 }
    if next == "(" { return primary() }
    guard next == "[" else { return Form(addsName: true) }
    position += 4
    return Form(hasTerm: true, multiplier: 1)
  }
}
