import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout

/// A call, as far as it is written around its arguments.
struct CallForm {
  let expression: Range<Int>
  var head: Range<Int> { expression.lowerBound..<arguments }

  fileprivate let arguments: Int

  /// The receiver of the call; `nil` where that is left to be understood.
  let receiver: Range<Int>?
}

extension SourceTokens {
  /// How a call is written that is one of a library for certain.
  func form(
    of call: SourceCall, openingAt index: Int, _ known: KnownCall, _ effect: CallEffect
  ) throws(MigrationObstacle) -> CallForm {
    for argument in call.arguments where !known.takes(argument.label) { throw .argument(argument.label) }
    let arguments = call.arguments[0].tokens.lowerBound
    let isMadeByClass = effect == .makesOne || effect == .makesList
    // With fewer arguments it is another function, which may do more.
    if isMadeByClass, known.isOfFrameworks, call.argument(known.metrics) == nil { throw .otherReceiver }
    guard language == .swift else {
      guard mark(at: index) == "[" else { throw .functionOfC(call.name) }
      let receiver = index + 1..<arguments - 2
      if isMadeByClass, text(ofTokens: receiver) != "NSLayoutConstraint" { throw .otherReceiver }
      return CallForm(expression: index..<partners[index] + 1, arguments: arguments, receiver: receiver)
    }
    let name = index - 1
    let receiver = mark(at: name - 1) == "." ? receiver(before: name - 1) : nil
    let form = CallForm(
      expression: (receiver?.lowerBound ?? name)..<partners[index] + 1, arguments: arguments, receiver: receiver)
    if isMadeByClass {
      let receiver = receiver.map { text(ofTokens: $0) }
      let isInitializer = receiver == nil && call.name == "NSLayoutConstraint"
      guard receiver == "NSLayoutConstraint" || isInitializer else { throw .otherReceiver }
      if call.name.hasPrefix("constraintsWith"), spelling != .swift2 || surroundings.functions[call.name] != nil {
        throw .otherReceiver
      }
      if known.name == "withVisualFormat", call.name != "constraints" { throw .otherReceiver }
    }
    let before = form.expression.lowerBound - 1
    if word(at: before) == "try" || word(at: before - 1) == "try" && isMark("!?", at: before) {
      throw .canThrow
    }
    return form
  }

  /// The expression that ends before the point of a member.
  func receiver(before point: Int) -> Range<Int> {
    var start = point
    while start > 0 {
      let last = start - 1
      if isMark("!?", at: last) {
        start = last
      } else if isMark(")]", at: last), partners[last] < last {
        start = partners[last]
        // What is called or looked into stands before it.
        if hasLineFeed(before: start) || word(at: start - 1) == nil && mark(at: start - 1) != ")" { break }
      } else if word(at: last) != nil {
        start = last
        guard mark(at: start - 1) == "." else { break }
        start -= 1
      } else {
        break
      }
    }
    return start..<point
  }
}

extension KnownCall {
  /// Whether it is known what an argument of a label means.
  fileprivate func takes(_ label: String) -> Bool {
    if label.isEmpty || matches(label) || label == companion { return true }
    if case .source(let labels, _, _) = origin { return labels.contains(label) }
    switch views {
    case .dictionary(let views):
      let others =
        dialect.meaning.selfName == .receiver ? "self" : dialect.name == Dialect.visualFormat.name ? "options" : ""
      return [views, metrics, others].contains(label)
    case .parameters(let views): return label == views
    case .unnamed: return label == "LHS" || label == "RHS"
    case .positional: return label == "views"
    }
  }
}
