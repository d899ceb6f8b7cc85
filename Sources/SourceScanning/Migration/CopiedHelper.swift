/// Reads the body of a function that hands its text on, as far as it does nothing else with it than apps copy from each other:
/// it names its views, makes what a visual format states, and installs or gives that.
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
/// name of a view, `KEY` for that or a constant that is it, `LITERAL` for a dictionary, and `CALL` for the rest of the call that
/// makes the constraints.
struct CopiedHelper {
  private let tokens: SourceTokens
  private let rules: [String: [[String]]]
  private let function: SourceFunction
  private let brace: Int
  private let end: Int

  /// Whether the views are one array and not any number of arguments; `nil` where there is no parameter for either.
  private let areList: Bool?

  /// The other parameters, each of which is to be handed on.
  private let others: [SourceFunction.Parameter]

  /// What is known at a place in the body.
  private struct State {
    var place: Int

    /// What may stand for a name in a rule, as the texts of tokens.
    var names: [String: [[String]]]

    /// The rules that something stands there for.
    var met: Set<String> = []

    /// The labels of the parameters that are handed on, by what they are in the call that makes the constraints.
    var labels: [String: String] = [:]
    var dictionary: Range<Int>?
  }
  private var state: State

  /// Whether the function does nothing else.
  private var isRead = false

  /// Where the first thing stands that is something else.
  private var furthest: Int

  /// - Parameters:
  ///   - text: the parameter with the text.
  ///   - isList: whether it is an array of texts.
  init(_ function: SourceFunction, handingOn text: String, isList: Bool, of tokens: SourceTokens) {
    self.tokens = tokens
    self.function = function
    brace = function.brace
    let others = function.parameters.filter { $0.name != text }
    let list = others.first { tokens.isListOfViews($0) != nil }
    areList = list.flatMap { tokens.isListOfViews($0) }
    self.others = others.filter { $0.name != list?.name }
    rules = (tokens.language == .swift ? HelperSpelling.swift : .objectiveC).rules
    end = tokens.partners[brace]
    furthest = brace + 1
    state = State(place: brace + 1, names: [isList ? "texts" : "format": [[text]]])
    if let list { state.names["views"] = [[list.name]] }
    isRead =
      skip(rule: "BODY") && state.place == end && state.labels.count == self.others.count
      && (areList == nil) == (state.labels["views"] != nil || state.dictionary != nil)
    furthest = max(furthest, state.place)
  }

  /// A call of the function, of which is known what that does, or what it does besides.
  func known(as call: KnownCall) -> KnownCall {
    guard isRead else {
      return tokens.mark(at: furthest) == "}" ? call : call.with(\.rest, tokens.head(ofStatementAt: furthest))
    }
    return call.with(\.effect, .helper(effect))
      .with(\.views, areList != nil ? .positional : .dictionary(label: state.labels["views"] ?? ""))
  }

  /// What the function does.
  private var effect: CallEffect.Helper {
    let views: CallEffect.Helper.Views =
      if let areList { .numbered(areList: areList) } else if state.dictionary != nil {
        .own(type: tokens.typeName(around: brace) ?? "")
      } else {
        .handedOn
      }
    return CallEffect.Helper(
      // Both languages have a rule of their own for what frees a view of its mask.
      views: views, setsMask: !state.met.isDisjoint(with: ["MASK", "SET_MASK"]),
      installation: !state.met.isDisjoint(with: ["ACTIVATION", "ACTIVATION_LOOP"])
        ? .activated : state.met.contains("INSTALL") ? .added : .none,
      givesList: !state.met.isDisjoint(with: ["GIVE", "GIVE_ALL"]))
  }

  var ownDictionary: Range<Int>? { isRead ? state.dictionary : nil }

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
        furthest = max(furthest, state.place)
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
    case "LITERAL": return skipLiteral()
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
      KnownCall.namesOfFrameworks.contains(text.label),
      call.arguments.allSatisfy({ [text.label, "options", "metrics", "views"].contains($0.label) }),
      stands(text.tokens, for: "format"), let views = call.argument("views")?.tokens
    else { return false }
    if let options = call.argument("options"), !handsOn(options.tokens, as: "options") {
      guard (try? tokens.options(options)) == [] else { return false }
    }
    if let metrics = call.argument("metrics")?.tokens, !handsOn(metrics, as: "metrics"), !tokens.isNil(metrics) {
      return false
    }
    if !stands(views, for: "all"), !handsOn(views, as: "views") {
      guard tokens.dictionaryEntries(of: tokens.withoutCast(views)) != nil else { return false }
      state.dictionary = views
    }
    state.place = tokens.partners[opening] + 1
    return true
  }

  /// Whether an expression is a parameter that a call may leave out where it says nothing.
  private mutating func handsOn(_ expression: Range<Int>, as part: String) -> Bool {
    let expression = tokens.withoutCast(expression)
    guard expression.count == 1, let name = tokens.word(at: expression.lowerBound),
      let parameter = others.first(where: { $0.name == name }), case let label = function.label(of: parameter),
      !label.isEmpty
    else { return false }
    if part == "options", parameter.label != part { return false }
    if !parameter.isRequired {
      guard let value = parameter.value else { return false }
      let isNothing =
        part == "options"
        ? (try? tokens.options(.init(label: part, tokens: value))) == []
        : tokens.isNil(value) || tokens.dictionaryEntries(of: value)?.isEmpty == true
      guard isNothing, part != "views" else { return false }
    }
    state.labels[part] = label
    return true
  }

  private mutating func skipLiteral() -> Bool {
    let end = tokens.end(ofExpressionFrom: state.place)
    guard state.place < end, tokens.dictionaryEntries(of: state.place..<end) != nil else { return false }
    state.dictionary = state.place..<end
    state.place = end
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
