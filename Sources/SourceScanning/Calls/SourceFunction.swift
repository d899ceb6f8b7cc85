import ConstraintLayout

struct SourceFunction {
  /// A parameter: the label that a call has for it, and the name inside.
  struct Parameter {
    fileprivate(set) var label: String
    let name: String

    /// The token of the name.
    let place: Int

    /// The value that it has where a call does not give it.
    var value: Range<Int>?

    /// Whether each call has it: it has no value without that, and is not any number of values.
    var isRequired = true
  }

  let name: String
  let parameters: [Parameter]
  var brace = 0

  /// The label of a parameter's argument, or its place where each call has it there; empty where neither tells.
  func label(of parameter: Parameter) -> String {
    guard parameter.label.isEmpty, let place = parameters.firstIndex(where: { $0.place == parameter.place }),
      parameters[...place].allSatisfy({ $0.isRequired })
    else { return parameter.label }
    return "\(place)"
  }
}

extension SourceTokens {
  /// The function whose body a token stands in; `nil` outside of functions.
  func function(around index: Int) -> SourceFunction? {
    var places: [Int] = []
    var place = braces[index]
    var function: SourceFunction?
    while place >= 0 {
      steps += 1
      if let known = functions[place] {
        function = known
        break
      }
      places.append(place)
      // A brace that is left open ends nowhere that can be told.
      if partners[place] > place,
        let declared = language == .swift ? swiftFunction(before: place) : objectiveCFunction(before: place)
      {
        function = declared
        function?.brace = place
        break
      }
      place = braces[place]
    }
    for place in places { functions[place] = .some(function) }
    return function
  }

  /// The tokens between the braces of a function; none where they do not close.
  func body(of function: SourceFunction) -> Range<Int> {
    function.brace + 1..<max(function.brace + 1, partners[function.brace])
  }

  /// `func name(label name: Type, _ other: Type) -> Result`, before its body.
  private func swiftFunction(before brace: Int) -> SourceFunction? {
    var index = brace - 1
    while index > 1, !isMark("{};", at: index) {
      steps += 1
      if mark(at: index) == ")", partners[index] < index {
        let opening = partners[index]
        if let name = name(ofFunctionBefore: opening) {
          var parameters = pieces(of: opening + 1..<index, between: ",").compactMap(swiftParameter)
          // The name of a function was that of its first argument as well.
          if spelling == .swift2, name != "init", let first = parameters.first, first.label == first.name {
            parameters[0].label = ""
          }
          return SourceFunction(name: name, parameters: parameters)
        }
        index = opening
      }
      index -= 1
    }
    return nil
  }

  /// The name of the function whose parameters open at a token: `func name<T>(`, `init(`, `subscript(`, `didSet(`.
  private func name(ofFunctionBefore opening: Int) -> String? {
    var index = opening - 1
    if isMark("?!", at: index) { index -= 1 }
    if mark(at: index) == ">" {
      while index > max(0, opening - 60), mark(at: index) != "<" { index -= 1 }
      index -= 1
    }
    guard let name = word(at: index) else { return nil }
    return word(at: index - 1) == "func" || ["init", "subscript", "didSet", "willSet", "set"].contains(name)
      ? name : nil
  }

  private func swiftParameter(_ tokens: Range<Int>) -> SourceFunction.Parameter? {
    if mark(at: tokens.lowerBound) == "@", tokens.count > 2 {
      let end = tokens.lowerBound + 2
      return swiftParameter((mark(at: end) == "(" ? partners[end] + 1 : end)..<tokens.upperBound)
    }
    // The new value that a setter or an observer gives a name of its own.
    if tokens.count == 1, ["set", "didSet", "willSet"].contains(word(at: tokens.lowerBound - 2)),
      let name = word(at: tokens.lowerBound)
    {
      return SourceFunction.Parameter(label: "", name: name, place: tokens.lowerBound)
    }
    // What stands between the commas of a generic type is no parameter.
    guard let label = word(at: tokens.lowerBound), (1...2).contains(where: { mark(at: tokens.lowerBound + $0) == ":" })
    else { return nil }
    let place = tokens.lowerBound + (word(at: tokens.lowerBound + 1) == nil ? 0 : 1)
    let sign = (place..<tokens.upperBound).first { isMark("=,", at: $0) }
    return SourceFunction.Parameter(
      label: label == "_" ? "" : label, name: word(at: place) ?? label, place: place,
      value: sign.flatMap { mark(at: $0) == "=" ? $0 + 1..<end(ofExpressionFrom: $0 + 1) : nil },
      isRequired: !tokens.contains { mark(at: $0) == "=" || mark(at: $0) == "." && mark(at: $0 + 1) == "." })
  }

  /// `- (Result)first:(Type)name second:(Type)other` or `Result name(Type name, Type other)`, before its body, which stands in
  /// no other.
  private func objectiveCFunction(before brace: Int) -> SourceFunction? {
    guard braces[brace] < 0 else { return nil }
    var start = brace - 1
    while start >= 0, !isMark("{};", at: start) {
      steps += 1
      start -= 1
    }
    guard let sign = (start + 1..<brace).first(where: { isMark("-+", at: $0) }) else {
      let end = brace - 1
      guard mark(at: end) == ")" else { return nil }
      let opening = partners[end]
      guard opening < end, let name = word(at: opening - 1), !Self.keywords.contains(name) else { return nil }
      let parameters = pieces(of: opening + 1..<end, between: ",").map { tokens in
        SourceFunction.Parameter(label: "", name: word(at: tokens.upperBound - 1) ?? "", place: tokens.upperBound - 1)
      }
      return SourceFunction(name: name, parameters: parameters)
    }
    var parameters: [SourceFunction.Parameter] = []
    var index = sign
    while index < brace - 3 {
      // A part of the selector, the type and the name.
      if let label = word(at: index), mark(at: index + 1) == ":", mark(at: index + 2) == "(",
        case let place = partners[index + 2] + 1, let name = word(at: place)
      {
        parameters.append(SourceFunction.Parameter(label: label, name: name, place: place))
        index = place
      }
      index += 1
    }
    return parameters.first.map { SourceFunction(name: $0.label, parameters: parameters) }
  }
}
