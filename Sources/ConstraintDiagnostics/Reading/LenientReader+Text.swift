import ConstraintGrammar
import ConstraintMeaning
import GrammarCombinators
import Spelling

/// Texts that are more than an equation, or none at all.
extension LenientReader {
  /// Notes a text of another kind.
  ///
  /// - Returns: whether it is one, in which there is nothing else to read.
  mutating func noteForeignText() -> Bool {
    if text(at: 0) == "#" {
      note(.comment, 0..<end + 1)
      return true
    }
    let words = lexemes.dropFirst().prefix { $0.kind == .word || $0.text == "." || $0.text == "[" }
    let isMessage =
      text(at: 0) == "[" && zip(words, words.dropFirst()).contains { $0.kind == .word && $1.kind == .word }
    if isMessage, !isLiteralGetter {
      note(.objectiveCMessage, 0..<end + 1)
      readMessage()
      return true
    }
    if isVisualFormat {
      // Where a dialect has them, the colon may be all that is missing.
      let isOpen = dialect.statement != nil && ["H", "V"].contains(text(at: 0)) && text(at: 1) == "|"
      let place = lexemes[0].range.upperBound..<lexemes[0].range.upperBound
      note(.visualFormat, 0..<end + 1, isOpen ? [TextEdit(range: place, replacement: ":")] : [])
      readSize()
      return true
    }
    return false
  }

  /// `[view(50)]` and `V:[view(>=other)]`
  private mutating func readSize() {
    let isVertical = text(at: 0) == "V" && skip("V")
    if !isVertical { _ = skip("H") }
    if !writesItems { reading.isUncertain = true }
    if skip(":") || !isVertical, skip("["), next?.kind == .word {
      let name = take().text
      let attribute = isVertical ? Attribute.height : .width
      func size(of name: String, _ side: WrittenSide) -> LinearForm {
        LinearForm(.init(item: writesItems ? .named(name) : .given(side), attribute: attribute))
      }
      guard skip("("), let first = next else { return }
      let relation = first.kind == .relation ? ForeignRelation.meaning(of: take().text)?.relation : .equal
      guard let relation, let value = next, [.word, .number].contains(value.kind), text(at: 1) == ")",
        text(at: 2) == "]", position + 3 == lexemes.count, value.kind == .number || first.kind == .relation
      else { return }
      let number = ForeignNumber(value.text).value.map { LinearForm(constant: .scalar(.number($0))) }
      let right = value.kind == .word ? size(of: value.text, .right) : number
      reading.equations =
        right.map { [MeantEquation(left: size(of: name, .left), relation: relation, right: $0)] } ?? []
    }
  }

  /// `[view setLeft:20]`
  private mutating func readMessage() {
    guard lexemes.count > 5, text(at: 3) == ":", lexemes.last?.text == "]",
      let attribute = PlatformAttribute.ofSetter(text(at: 2))
    else { return }
    let item = NormalForm.Item.named(text(at: 1))
    position = 4
    side = .right
    if !writesItems { reading.isUncertain = true }
    guard let value = sum()?.form, skip("]") else { return }
    let left = LinearForm(.init(item: writesItems ? item : .given(.left), attribute: attribute))
    reading.equations = [MeantEquation(left: left, relation: .equal, right: value)]
  }

  /// Whether a getter begins the equation: `[view left] == 10`.
  private var isLiteralGetter: Bool { text(at: 3) == "]" && lexemes.contains { $0.kind == .relation } }

  /// `H:|-[view]-|` and `[view(50)]`
  private var isVisualFormat: Bool {
    var start = 0
    // A literal may stand there as it stands in a source.
    while text(at: start) == "@" || lexeme(at: start)?.isQuotationMark == true { start += 1 }
    let direction = text(at: start)
    let sign = text(at: start + 1)
    let hasDirection = (direction == "H" || direction == "V") && (sign == ":" || sign == "|")
    if hasDirection { start += sign == ":" ? 2 : 1 }
    let first = text(at: start)
    if first == "|" || hasDirection && ["[", "-", "("].contains(first) { return true }
    if first == "-", text(at: start + 1) == "[" { start += 1 }
    guard text(at: start) == "[", lexeme(at: start + 1)?.kind == .word else { return false }
    let (sign2, next) = (text(at: start + 2), text(at: start + 3))
    if sign2 == "(" { return true }
    let isView = sign2 == "]" && (next.isEmpty || next == "-" || next == "|" || next == "[")
    return isView && !vocabulary.attributes.contains(text(at: start + 1))
  }

  // MARK: around an equation

  /// `let c = view.left == 10`
  mutating func unwrapDeclaration() {
    guard ["let", "var"].contains(text(at: 0)), let name = lexeme(at: 1), name.kind == .word else { return }
    let index = lexemes.firstIndex { $0.kind == .relation }
    let equals = index.map { lexemes[$0] }
    let isEquation = index.map { lexemes[($0 + 1)...].contains { $0.kind == .relation } } ?? false
    let stop = isEquation ? index.map { lexemes[$0 + 1].range.lowerBound } ?? 0 : 0
    note(
      .declaration, 0..<max(stop, equals?.range.upperBound ?? end) + 1,
      isEquation ? [TextEdit(range: 0..<stop, replacement: "")] : [])
    position = isEquation ? (index ?? -1) + 1 : lexemes.count
    lexemes.removeFirst(position)
    position = 0
  }

  /// `@"view.left = 10",`
  mutating func unwrapLiteral() {
    let start = text(at: 0) == "@" ? 1 : 0
    guard lexeme(at: start)?.isQuotationMark == true else { return }
    let end = lexemes.indices.first { $0 > start && lexemes[$0].isQuotationMark } ?? lexemes.count
    let rest = text(at: end + 1)
    guard start > 0 || rest.isEmpty || [",", ";", ")", "]"].contains(rest) else { return }
    unwrap(.stringLiteral, start, end)
  }

  /// `[width = height]` and `(view.left == 10) ~ 750`
  mutating func unwrapEquation() {
    guard let open = next, ["(", "[", "{"].contains(open.text) else { return }
    let sign = open.text == "(" ? ")" : open.text == "[" ? "]" : "}"
    var depth = 0
    let close = lexemes.indices.first { index in
      if lexemes[index].text == open.text { depth += 1 }
      if lexemes[index].text == sign { depth -= 1 }
      return depth == 0
    }
    guard let close else { return }
    let hasRelation = lexemes[1..<close].contains { $0.kind == .relation }
    let hasPriority = ["~", "@"].contains(text(at: close + 1))
    guard hasRelation, hasPriority || close + 1 >= lexemes.count || [",", ";"].contains(text(at: close + 1)) else {
      return
    }
    if hasPriority, hasPriorities {
      let around = [lexemes[close].range, open.range]
      note(
        sign == ")" ? .parenthesizedEquation : .bracketedEquation, 0..<end + 1,
        around.reversed().map { TextEdit(range: $0, replacement: "") })
      lexemes.removeAll { around.contains($0.range) }
      return
    }
    unwrap(sign != ")" ? .bracketedEquation : hasPriority ? .equationWithPriority : .parenthesizedEquation, 0, close)
  }

  /// `@750 view.left = 10`
  mutating func moveLeadingPriority() {
    guard ["@", "~"].contains(text(at: 0)), let value = lexeme(at: 1), value.kind == .number, lexemes.count > 2,
      ![".", "["].contains(text(at: 2)), lexeme(at: 2)?.kind != .relation
    else { return }
    let pieces = lexemes[..<2]
    lexemes.removeFirst(2)
    let range = 0..<lexemes[0].range.lowerBound + 1
    guard hasPriorities else {
      return note(.priority, range, of: pieces.text, replacing: 0..<lexemes[0].range.lowerBound, by: "")
    }
    reading.suffix = " \(dialect.notation.prioritySign) \(value.text)"
    note(.priorityBefore, range)
  }

  /// Leaves out what stands around the equation.
  private mutating func unwrap(_ kind: Departure.Kind, _ start: Int, _ close: Int) {
    guard close > start + 1 else { return }
    let around = lexemes[..<start] + lexemes[close...]
    if around.contains(where: { $0.kind == .word || $0.kind == .number }) { reading.isUncertain = true }
    let last = lexemes[close - 1].range.upperBound
    let inside = lexemes[start].range.lowerBound..<lexemes[start + 1].range.lowerBound
    note(
      kind, 0..<end + 1,
      [
        TextEdit(range: 0..<inside.upperBound, replacement: ""),
        TextEdit(range: last..<(lexemes.last?.range.upperBound ?? last), replacement: ""),
      ])
    lexemes = Array(lexemes[(start + 1)..<close])
  }

  /// Words and numbers stand without them.
  mutating func leaveOutQuotationMarks() {
    for mark in lexemes where mark.isQuotationMark {
      note(.quotationMark, mark.range, by: "")
    }
    lexemes.removeAll { $0.isQuotationMark }
    // What stood beside one stands beside its neighbour now.
    for index in lexemes.indices.dropFirst() where !lexemes[index].isGlued {
      let between = lexemes[index - 1].range.upperBound..<lexemes[index].range.lowerBound
      lexemes[index].isGlued = departures.contains { $0.kind == .quotationMark && $0.range == between }
    }
  }
}
