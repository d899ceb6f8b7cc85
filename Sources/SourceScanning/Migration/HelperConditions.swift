/// What the arguments of a call have to be, so that the helper which it calls does what was read of it.
struct HelperConditions: Hashable, Sendable {
  struct Flag: Hashable, Sendable {
    let value: Bool

    /// Whether the parameter has that value where a call leaves its argument out.
    let isUsual: Bool
  }

  /// The values that parameters must have, by the labels of their arguments.
  var flags: [String: Flag] = [:]

  /// The labels of the arguments that the helper does nothing with under these conditions.
  var unused: Set<String> = []
}

/// The part of a function's body that is carried out where some of its parameters are known to be true, or false.
struct LiveBody {
  /// The token at which reading goes on, by the token where it stops: from an `if` to the branch that is carried out,
  /// and from the end of that branch to the end of the statement.
  fileprivate(set) var jumps: [Int: Int] = [:]
  private var dead: [Range<Int>] = []
  private let tokens: SourceTokens
  private let function: SourceFunction
  private let flags: [String: Bool]

  init(of function: SourceFunction, where flags: [String: Bool], in tokens: SourceTokens) {
    (self.tokens, self.function, self.flags) = (tokens, function, flags)
    for (name, value) in flags {
      for branch in tokens.places(of: name).within(tokens.body(of: function)).compactMap(tokens.branch) {
        let (first, second) = value != branch.isNegated ? (branch.first, branch.second) : (branch.second, branch.first)
        dead.append(second)
        jumps[branch.start] = first.lowerBound
        if first.upperBound < branch.end { jumps[first.upperBound] = branch.end }
      }
    }
  }

  /// Whether no code that is carried out names a parameter.
  private func isUnused(_ parameter: SourceFunction.Parameter) -> Bool {
    tokens.places(of: parameter.name).within(tokens.body(of: function)).allSatisfy { place in
      dead.contains { $0.contains(place) }
    }
  }

  /// Divides parameters into those that have to be handed on, if the function is to be a helper, and those that must
  /// have a certain value or are not used.
  func divide(
    _ parameters: [SourceFunction.Parameter]
  ) -> (handedOn: [SourceFunction.Parameter], conditions: HelperConditions) {
    var conditions = HelperConditions()
    let rest = parameters.filter { parameter in
      let label = function.label(of: parameter)
      if label.isEmpty { return true }
      if let value = flags[parameter.name] {
        conditions.flags[label] = .init(value: value, isUsual: parameter.value.flatMap(tokens.flag) == value)
      } else if isUnused(parameter), parameter.value.map(tokens.isDispensable) != false {
        conditions.unused.insert(label)
      } else {
        return true
      }
      return false
    }
    return (rest, conditions)
  }
}

extension SourceTokens {
  /// The values that parameters can have which only conditions ask for: all combinations of true and false, for the
  /// first two of them at most.
  func flags(of function: SourceFunction) -> [[String: Bool]] {
    let names = function.parameters.map { $0.name }.filter { name in
      let places = places(of: name).within(body(of: function))
      return !places.isEmpty && places.allSatisfy { branch(onNameAt: $0) != nil }
    }
    return names.prefix(2).reduce([[:]]) { ways, name in
      ways.flatMap { way in [true, false].map { way.merging([name: $0]) { $1 } } }
    }
  }

  /// The `if` statement whose condition is the name at a place, or its negation, and nothing else: where it begins,
  /// whether the name is negated, the tokens of both branches, and where it ends.
  fileprivate func branch(
    onNameAt place: Int
  ) -> (start: Int, isNegated: Bool, first: Range<Int>, second: Range<Int>, end: Int)? {
    let isNegated = mark(at: place - 1) == "!"
    let before = place - (isNegated ? 2 : 1)
    let isInParentheses = mark(at: before) == "(" && mark(at: place + 1) == ")"
    let (start, brace) = isInParentheses ? (before - 1, place + 2) : (before, place + 1)
    guard word(at: start) == "if", mark(at: brace) == "{", partners[brace] > brace else {
      return nil
    }
    let first = brace + 1..<partners[brace]
    guard word(at: first.upperBound + 1) == "else" else {
      let end = first.upperBound + 1
      return (start, isNegated, first, end..<end, end)
    }
    let other = first.upperBound + 2
    guard mark(at: other) == "{", partners[other] > other else { return nil }
    return (start, isNegated, first, other + 1..<partners[other], partners[other] + 1)
  }

  /// The value of a literal that is true or false; `nil` for another expression.
  func flag(_ expression: Range<Int>) -> Bool? {
    guard expression.count == 1 else { return nil }
    return ["true": true, "YES": true, "TRUE": true, "false": false, "NO": false, "FALSE": false][
      text(ofTokens: expression)]
  }

  /// Whether the arguments of a call meet some conditions. For an argument that is not written out as true or false,
  /// the answer is `isPossible`.
  func holds(_ conditions: HelperConditions, in call: SourceCall, otherwise isPossible: Bool = false) -> Bool {
    conditions.flags.allSatisfy { label, flag in
      guard let argument = call.argument(label)?.tokens else { return flag.isUsual }
      return self.flag(argument).map { $0 == flag.value } ?? isPossible
    }
  }

  /// Whether an expression is a parameter of the function that it stands in.
  func isParameter(_ expression: Range<Int>) -> Bool {
    guard expression.count == 1, let function = function(around: expression.lowerBound) else { return false }
    return function.parameters.contains { $0.name == text(ofTokens: expression) }
  }

  /// Whether a token is a string of Swift that may have values in it.
  func isInterpolated(_ index: Int) -> Bool {
    language == .swift && isString(at: index) && bytes[all[index].range].contains(UInt8(ascii: "\\"))
  }

  /// Whether nothing is missed where an expression is not asked for.
  func isDispensable(_ expression: Range<Int>) -> Bool {
    let mayDoMore = expression.contains { index in
      isMacro(index) || mark(at: index) == "!" || isInterpolated(index)
    }
    if mayDoMore { return isNil(expression) }
    return !expression.contains { word(at: $0) != nil } || isNil(expression) || flag(expression) != nil
      || isPath(expression) && obstacle(toMoving: expression, isOnce: false) == nil
  }
}
