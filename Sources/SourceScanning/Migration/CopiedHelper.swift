/// Reads the body of a function that hands its text on, as far as the function does only what apps copy from each
/// other: it names its views, makes what a visual format states, and installs or gives that.
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
/// These words of the rules in ``HelperSpelling`` stand for something else:
/// - `$name` for a word, the same one each time, and `$named` for the parameter with a dictionary of views
/// - `TYPE` for a type, and `LITERAL` for a dictionary that is written out
/// - `NUMBERED` for the name of a view, and `KEY` for that name or a constant with it
/// - `CALL` for the rest of the call that makes the constraints
/// - `HOST` for a view that something is added to, and `ASSERTION` for an assertion that does nothing else
struct CopiedHelper {
  let tokens: SourceTokens
  private let rules: [String: [[String]]]
  let function: SourceFunction
  private let brace: Int

  /// Whether the views are one array and not any number of arguments; `nil` where there is no parameter for either.
  private let areList: Bool?

  /// The other parameters, in any order. Each of them has to be handed on.
  let others: [SourceFunction.Parameter]
  private let conditions: HelperConditions

  /// What is known at a place in the body.
  struct State {
    /// The place at which reading goes on, by the place where it stops, as in ``LiveBody``.
    fileprivate let jumps: [Int: Int]

    var place: Int {
      didSet { while let next = jumps[place] { place = next } }
    }

    /// The spellings that a name in a rule may have, each as the texts of tokens.
    var names: [String: [[String]]]

    /// The rules that have fitted so far.
    var met: Set<String> = []

    /// The labels of the parameters that are handed on, by what they are handed on as: `options`, `metrics`, `views`
    /// or `host`.
    var labels: [String: String] = [:]
    var dictionary: Range<Int>?

    /// The view that something was added to last, if it is not the receiver. ``hosts`` has the view for each rule
    /// that adds something.
    var host: CallEffect.Helper.Host?
    var hosts: [String: CallEffect.Helper.Host] = [:]

    /// The function that is called to do the rest.
    var called: Set<SourceSurroundings.Function> = []

    /// Where the statements end that are being read. If they are those of a called function, ``arguments`` has what
    /// its parameters are given.
    var end: Int
    var arguments: [String: String] = [:]
  }
  var state: State

  /// Whether all of the body has been read, so that the function does nothing else.
  private var isRead = false

  /// The furthest place that could not be read: something else stands there.
  var furthest: Int

  /// - Parameters:
  ///   - text: the parameter with the text.
  ///   - isList: whether it is an array of texts.
  ///   - flags: what some other parameters are.
  init(
    _ function: SourceFunction, handingOn text: String, isList: Bool, where flags: [String: Bool],
    of tokens: SourceTokens
  ) {
    self.tokens = tokens
    self.function = function
    brace = function.brace
    let others = function.parameters.filter { $0.name != text }
    let list = others.first { tokens.isListOfViews($0) != nil }
    areList = list.flatMap { tokens.isListOfViews($0) }
    let body = LiveBody(of: function, where: flags, in: tokens)
    (self.others, conditions) = body.divide(others.filter { $0.name != list?.name })
    rules = (tokens.language == .swift ? HelperSpelling.swift : .objectiveC).rules
    furthest = brace + 1
    // A parameter that the function lacks has no spelling, so that nothing fits its name.
    state = State(
      jumps: body.jumps, place: body.jumps[brace + 1] ?? brace + 1,
      names: [
        "format": isList ? [] : [[text]], "texts": isList ? [[text]] : [], "views": list.map { [[$0.name]] } ?? [],
      ], end: tokens.partners[brace])
    isRead =
      skip(rule: "BODY") && state.place == state.end && state.labels.count == self.others.count
      && (areList == nil) == (state.labels["views"] != nil || state.dictionary != nil) && isNamedRightly
    furthest = max(furthest, state.place)
  }

  /// Whether the dictionary that the body goes through is that of the views.
  private var isNamedRightly: Bool {
    guard let named = state.names["named"]?.first else { return true }
    return others.contains { named == [$0.name] && function.label(of: $0) == state.labels["views"] }
  }

  /// A call of the function with what is known of it: what it does or, if that was not read, the first other
  /// statement in it.
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
      parent: state.hosts["PARENT"], installation: installation,
      givesList: !state.met.isDisjoint(with: ["GIVE", "GIVE_ALL"]), conditions: conditions, called: state.called)
  }

  private var installation: CallEffect.Helper.Installation {
    if !state.met.isDisjoint(with: ["ACTIVATION", "ACTIVATION_LOOP"]) { return .activated }
    return state.hosts["INSTALL"].map { .added(to: $0) } ?? .none
  }

  var ownDictionary: Range<Int>? { isRead ? state.dictionary : nil }

  mutating func skip(rule: String) -> Bool {
    let start = state
    guard rules[rule]?.contains(where: { skip($0[...]) }) == true else { return false }
    state.met.insert(rule)
    guard ["INSTALL", "PARENT"].contains(rule) else { return true }
    let host = state.host ?? .receiver
    state.host = nil
    // All that a rule adds has to go to one view.
    if state.hosts.updateValue(host, forKey: rule) ?? host == host { return true }
    state = start
    return false
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
    case "HOST": return skipHost()
    case "CALLED": return skipCalled()
    case "ASSERTION": return skipAssertion()
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

  private mutating func skip(texts: [String]) -> Bool {
    guard state.place + texts.count <= state.end,
      texts.indices.allSatisfy({ text(at: state.place + $0) == texts[$0] })
    else { return false }
    state.place += texts.count
    return true
  }

  /// The text of a token. In a called function, a parameter has the text of the argument that it is given.
  private func text(at place: Int) -> String {
    let text = tokens.text(of: tokens.all[place].range)
    return tokens.mark(at: place - 1) == "." ? text : state.arguments[text] ?? text
  }

  private mutating func skipName(_ name: String) -> Bool {
    if let known = state.names[name] { return known.contains { skip(texts: $0) } }
    guard state.place < state.end, let word = tokens.word(at: state.place) else { return false }
    state.names[name] = [[word]]
    state.place += 1
    return true
  }

  /// The literal of `v` and the number of a view.
  private mutating func skipNumbered() -> Bool {
    guard state.place < state.end, let index = state.names["index"],
      let name = tokens.numberName(inLiteralAt: state.place),
      tokens.language == .objectiveC || index.contains(where: { $0.joined() == name })
    else { return false }
    state.place += 1
    return true
  }

  private static let qualifiers = ["__kindof", "const", "unsigned", "_Nonnull", "_Nullable", "__strong", "long"]

  /// `UIView`, or in Objective-C `NSArray<UIView *> *`.
  private mutating func skipType() -> Bool {
    func isQualifier() -> Bool { tokens.word(at: state.place).map(Self.qualifiers.contains) == true }
    while isQualifier(), tokens.word(at: state.place + 1) != nil { state.place += 1 }
    guard state.place < state.end, tokens.word(at: state.place) != nil else { return false }
    state.place += 1
    if tokens.language == .swift { return true }
    if tokens.mark(at: state.place) == "<" {
      while state.place < state.end, tokens.mark(at: state.place) != ">" { state.place += 1 }
      state.place += 1
    }
    while tokens.mark(at: state.place) == "*" || isQualifier() { state.place += 1 }
    return state.place < state.end
  }
}
