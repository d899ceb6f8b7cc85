/// Reads the body of a function that is copied from app to app: it calls its views `v0`, `v1` and so on, and installs what a
/// visual format states.
///
/// ```swift
/// func addConstraintsWithFormat(_ format: String, views: UIView...) {
///   var viewsDictionary = [String: UIView]()
///   for (index, view) in views.enumerated() {
///     view.translatesAutoresizingMaskIntoConstraints = false
///     viewsDictionary["v\(index)"] = view
///   }
///   addConstraints(NSLayoutConstraint.constraints(
///     withVisualFormat: format, options: [], metrics: nil, views: viewsDictionary))
/// }
/// ```
///
/// In the words of ``HelperSpelling``, `$name` stands for a word, the same one each time, `TYPE` for a type, `NUMBERED` for the
/// name of a view, `KEY` for that or a constant that is it, and `CALL` for the rest of the call that makes the constraints.
struct CopiedHelper {
  private let tokens: SourceTokens
  private let rules: [String: [[String]]]
  private let end: Int
  private let areList: Bool

  /// What is known at a place in the body.
  private struct State {
    var place: Int

    /// What may stand for a name in a rule, as the texts of tokens.
    var names: [String: [[String]]]

    /// The rules that something stands there for.
    var met: Set<String> = []
  }
  private var state: State

  /// - Parameter brace: where the body opens.
  fileprivate init?(_ function: SourceFunction, of tokens: SourceTokens, brace: Int) {
    guard function.parameters.count == 2 else { return nil }
    let views = function.parameters[1].name
    guard let areList = tokens.isListOfViews(views, before: brace) else { return nil }
    self.tokens = tokens
    self.areList = areList
    rules = (tokens.language == .swift ? HelperSpelling.swift : .objectiveC).rules
    end = tokens.partners[brace]
    state = State(place: brace + 1, names: ["format": [[function.parameters[0].name]], "views": [[views]]])
  }

  /// What the function does; `nil` where that is anything else.
  fileprivate mutating func read() -> CallEffect? {
    guard skip(rule: "BODY"), state.place == end else { return nil }
    // Both languages have a rule of their own for what frees a view of its mask.
    let setsMask = !state.met.isDisjoint(with: ["MASK", "SET_MASK"])
    return .addsPositional(
      CallEffect.PositionalViews(setsMask: setsMask, areList: areList, activates: state.met.contains("ACTIVATION")))
  }

  private mutating func skip(rule: String) -> Bool {
    guard rules[rule]?.contains(where: { skip($0[...]) }) == true else { return false }
    state.met.insert(rule)
    return true
  }

  /// Skips tokens if they are what some words stand for.
  private mutating func skip(_ words: ArraySlice<String>) -> Bool {
    let start = state
    var rest = words
    while let word = rest.popFirst() {
      if rules[word] != nil, rest.first == "*" {
        rest.removeFirst()
        while skip(rule: word) {}
      } else if !skip(word, &rest) {
        state = start
        return false
      }
    }
    return true
  }

  private mutating func skip(_ word: String, _ rest: inout ArraySlice<String>) -> Bool {
    switch word {
    case "TYPE": return skipType()
    case "KEY": return state.names["key"] != nil && skipName("key") || skip(rule: "NAME")
    case "NUMBERED": return skipNumbered()
    case "CALL": return skipCall()
    case "LET":
      let name = String(rest.removeFirst().dropFirst())
      let spelling = rest.dropFirst().prefix { $0 != ";" }
      rest = rest.dropFirst(spelling.count + 2)
      state.names[name, default: []].append(
        spelling.flatMap { $0.first == "$" ? state.names[String($0.dropFirst())]?.first ?? [$0] : [$0] })
    case "FORGET": state.names[String(rest.removeFirst().dropFirst())] = nil
    case _ where rules[word] != nil: return skip(rule: word)
    case _ where word.first == "$" && word.count > 2: return skipName(String(word.dropFirst()))
    default: return skip(texts: [word])
    }
    return true
  }

  /// The arguments of the call that makes the constraints of the text, with the views by their names.
  private mutating func skipCall() -> Bool {
    let opening = tokens.language == .swift ? state.place : state.place - 2
    guard let call = tokens.call(openingAt: opening), let text = call.arguments.first,
      text.label == (tokens.language == .swift ? "withVisualFormat" : "constraintsWithVisualFormat"),
      call.arguments.allSatisfy({ [text.label, "options", "metrics", "views"].contains($0.label) }),
      stands(text.tokens, for: "format"), (try? tokens.options(call.argument("options"))) == [],
      call.argument("metrics").map({ tokens.isNil($0.tokens) }) != false, let views = call.argument("views"),
      stands(views.tokens, for: "all")
    else { return false }
    state.place = tokens.partners[opening] + 1
    return true
  }

  private func stands(_ expression: Range<Int>, for name: String) -> Bool {
    state.names[name]?.contains(tokens.withoutCast(expression).map { tokens.text(of: tokens.all[$0].range) }) == true
  }

  private mutating func skip(texts: [String]) -> Bool {
    guard state.place + texts.count <= end,
      texts.indices.allSatisfy({ tokens.text(of: tokens.all[state.place + $0].range) == texts[$0] })
    else { return false }
    state.place += texts.count
    return true
  }

  private mutating func skipName(_ name: String) -> Bool {
    if let known = state.names[name] { return known.contains { skip(texts: $0) } }
    guard state.place < end, let word = tokens.word(at: state.place) else { return false }
    state.names[name] = [[word]]
    state.place += 1
    return true
  }

  /// The literal of `v` and the number of a view.
  private mutating func skipNumbered() -> Bool {
    guard state.place < end, tokens.isString(at: state.place), let index = state.names["index"] else { return false }
    let text = tokens.text(of: tokens.all[state.place].range)
    let isNumbered =
      tokens.language == .swift
      ? index.contains { text == "\"v\\(\($0.joined()))\"" }
      : text.hasPrefix("\"v%") && ["d", "i", "ld", "li", "lu", "zd", "zu", "tu"].contains(text.dropFirst(3).dropLast())
    if isNumbered { state.place += 1 }
    return isNumbered
  }

  private static let qualifiers = ["__kindof", "const", "unsigned", "_Nonnull", "_Nullable", "__strong", "long"]

  /// `UIView`, or in Objective-C `NSArray<UIView *> *`.
  private mutating func skipType() -> Bool {
    func isQualifier() -> Bool { tokens.word(at: state.place).map(Self.qualifiers.contains) == true }
    while isQualifier(), tokens.word(at: state.place + 1) != nil { state.place += 1 }
    guard state.place < end, tokens.word(at: state.place) != nil else { return false }
    state.place += 1
    if tokens.language == .swift { return true }
    if tokens.mark(at: state.place) == "<" {
      while state.place < end, tokens.mark(at: state.place) != ">" { state.place += 1 }
      state.place += 1
    }
    while tokens.mark(at: state.place) == "*" || isQualifier() { state.place += 1 }
    return state.place < end
  }
}

extension SourceTokens {
  /// The effect of a function that is copied from app to app; `nil` for another function.
  ///
  /// - Parameter index: a token in the body of the function.
  func effectOfCopiedHelper(_ function: SourceFunction, around index: Int) -> CallEffect? {
    let brace = braces[index]
    guard brace >= 0, partners[brace] > brace, functionBrace(around: index) == brace else { return nil }
    var helper = CopiedHelper(function, of: self, brace: brace)
    return helper?.read()
  }

  /// Whether a parameter is an array, and not any number of views; `nil` where it is neither.
  fileprivate func isListOfViews(_ name: String, before brace: Int) -> Bool? {
    guard let place = places(of: name).last(where: { $0 < brace && $0 > brace - 30 }) else { return nil }
    func isEllipsis(_ index: Int) -> Bool { (0..<3).allSatisfy { mark(at: index + $0) == "." } }
    if language == .swift {
      if mark(at: place + 1) == ":", word(at: place + 2) != nil, isEllipsis(place + 3) { return false }
      let isArray = mark(at: place + 1) == ":" && mark(at: place + 2) == "[" && word(at: place + 3) != nil
      return isArray && mark(at: place + 4) == "]" ? true : nil
    }
    if mark(at: place + 1) == ",", isEllipsis(place + 2) { return false }
    return mark(at: place - 1) == ")" && word(at: partners[place - 1] + 1) == "NSArray" ? true : nil
  }
}
