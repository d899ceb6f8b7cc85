import ConstraintGrammar

/// Why a text that the grammar derives is refused all the same, found out from the text alone.
///
/// Numbers can be too large in every dialect. The other reasons are those of `formula-style`, whose document has a table
/// of what its operators take; the table is written down here once more.
struct PlainRefusal: Equatable {
  let code: DiagnosticCode

  /// The number of UTF-8 bytes before the place.
  let offset: Int

  /// The refusal that is to be reported; `nil` if the text is an equation.
  static func expected(for bytes: [UInt8], in dialect: Dialect) -> PlainRefusal? {
    let tokens = PlainToken.list(in: bytes)
    guard dialect.name == "formula-style" else {
      return tokens.first { $0.number == .infinity }.map { PlainRefusal(code: .numberTooLarge, offset: $0.offset) }
    }
    var table = FormulaTable(tokens)
    return table.refusal()
  }
}

/// Reduces both sides to m·x + c and notes what the table does not have.
private struct FormulaTable {
  private struct Form {
    var hasTerm = false
    var multiplier = 0.0
    var constant = 0.0

    var isFinite: Bool { multiplier.isFinite && constant.isFinite }
  }

  private let tokens: [PlainToken]
  private var position = 0
  private var depth = 0
  private var refusals: [PlainRefusal] = []
  private var tooDeep: PlainRefusal?

  init(_ tokens: [PlainToken]) { self.tokens = tokens }

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
      if sign == "/", product.hasTerm || factor.hasTerm {
        refuse(.dividedTerm, at: place)
        if !product.hasTerm { product = factor }
        continue
      }
      if product.hasTerm, factor.hasTerm {
        refuse(.termTimesTerm, at: place)
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
    while position < tokens.count, tokens[position - 1].text != "]" { position += 1 }
    return Form(hasTerm: true, multiplier: 1)
  }
}
