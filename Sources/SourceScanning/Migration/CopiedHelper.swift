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
struct CopiedHelper {
  private let tokens: SourceTokens
  private let spelling: HelperSpelling
  private let end: Int
  private var place: Int

  /// What may stand for a name in a pattern, as the texts of tokens.
  private var names: [String: [[String]]]

  private var effect: CallEffect.PositionalViews

  /// - Parameter brace: where the body opens.
  fileprivate init?(_ function: SourceFunction, of tokens: SourceTokens, brace: Int) {
    guard function.parameters.count == 2 else { return nil }
    let views = function.parameters[1].name
    guard let areList = tokens.isListOfViews(views, before: brace) else { return nil }
    self.tokens = tokens
    spelling = tokens.language == .swift ? .swift : .objectiveC
    end = tokens.partners[brace]
    place = brace + 1
    names = ["format": [[function.parameters[0].name]], "views": [[views]]]
    effect = CallEffect.PositionalViews(setsMask: false, areList: areList, activates: false)
  }

  /// What the function does; `nil` where that is anything else.
  fileprivate mutating func read() -> CallEffect? {
    skipMasks()
    guard skipAny(spelling.maps) else { return nil }
    skipMasks()
    guard readNames() else { return nil }
    skipMasks()
    let isMadeFirst = skipAny(spelling.results) && skipCall() && skipEnd()
    guard let installation = spelling.installations.first(where: { skip($0.pattern) }) else { return nil }
    effect.activates = installation.activates
    guard isMadeFirst ? skip("$made") : skipCall(), skip(spelling.installationEnd), skipEnd(), place == end else {
      return nil
    }
    return .addsPositional(effect)
  }

  /// Loops that do nothing but to free the views of their masks.
  private mutating func skipMasks() {
    while spelling.maskLoops.contains(where: { pattern in
      let isSkipped = skip(pattern)
      names["each"] = nil
      return isSkipped
    }) { effect.setsMask = true }
  }

  /// The loop that gives each view its name.
  private mutating func readNames() -> Bool {
    var isVariadic = skipAny(spelling.listStarts)
    let isCounted = skipAny(spelling.counters)
    if !isVariadic { isVariadic = skipAny(spelling.listStarts) }
    guard let head = spelling.heads.first(where: { isCounted == $0.isCounted && skip($0.pattern) }) else {
      return false
    }
    if let index = head.index { names["index"] = [texts(index)] }
    if let view = head.view { names["view"] = [texts(view)] }
    var isNamed = false
    var steps = 0
    while place < end, tokens.mark(at: place) != "}" {
      if skipAny(spelling.masks) {
        effect.setsMask = true
      } else if !isNamed, skipAny(spelling.entries) {
        isNamed = true
      } else if isCounted, isNamed, skipAny(spelling.counts) {
        steps += 1
      } else if skipAny(spelling.aliases) {
        names["view", default: []] += names.removeValue(forKey: "item") ?? []
      } else if !skipAny(spelling.keys) {
        return false
      }
    }
    guard isNamed, steps == (isCounted ? 1 : 0), skip(head.end) else { return false }
    return !isVariadic || skipAny(spelling.listEnds)
  }

  /// The call that makes the constraints of the text, with the views by their names.
  private mutating func skipCall() -> Bool {
    guard skip(spelling.call), let call = tokens.call(openingAt: place - spelling.callLength) else { return false }
    let labels = [call.arguments.first?.label] + ["options", "metrics", "views"]
    let given = labels.map { label in call.arguments.first { $0.label == label }?.tokens }
    guard spelling.labels.contains(call.name + ":" + (call.arguments.first?.label ?? "")),
      call.arguments.allSatisfy({ labels.contains($0.label) }), let text = given[0], stands(text, for: "format"),
      (try? tokens.options(call.argument("options"))) == [], given[2].map(tokens.isNil) != false,
      let views = given[3], stands(views, for: "all")
    else { return false }
    place = tokens.partners[place - spelling.callLength] + 1
    return true
  }

  private func stands(_ expression: Range<Int>, for name: String) -> Bool {
    names[name]?.contains(tokens.withoutCast(expression).map { tokens.text(of: tokens.all[$0].range) }) == true
  }

  private mutating func skipEnd() -> Bool {
    if skip(";") { return true }
    return tokens.language == .swift
  }

  private mutating func skipAny(_ patterns: [String]) -> Bool { patterns.contains { skip($0) } }

  /// The words of a pattern, with what its names stand for.
  private func texts(_ pattern: String) -> [String] {
    pattern.split(separator: " ").flatMap { part in
      part.first == "$" ? names[String(part.dropFirst())]?.first ?? [String(part)] : [String(part)]
    }
  }

  /// Skips tokens if they are the words of a pattern: `$name` stands for a word, the same one each time, `TYPE` for a type,
  /// `NAME` for the name of a view, and `KEY` for that or a constant that is it.
  private mutating func skip(_ pattern: String) -> Bool {
    let (start, known) = (place, names)
    for part in pattern.split(separator: " ") {
      let isSkipped: Bool
      switch part {
      case "TYPE": isSkipped = skipType()
      case "KEY": isSkipped = names["key"] != nil && skip("$key") || skipAny(spelling.names)
      case "NAME": isSkipped = skipAny(spelling.names)
      case "NUMBERED": isSkipped = skipNumbered()
      case _ where part.first == "$" && part.count > 2: isSkipped = skipName(String(part.dropFirst()))
      default: isSkipped = skip(texts: [String(part)])
      }
      if isSkipped { continue }
      (place, names) = (start, known)
      return false
    }
    return true
  }

  private mutating func skip(texts: [String]) -> Bool {
    guard place + texts.count <= end,
      texts.indices.allSatisfy({ tokens.text(of: tokens.all[place + $0].range) == texts[$0] })
    else { return false }
    place += texts.count
    return true
  }

  private mutating func skipName(_ name: String) -> Bool {
    if let known = names[name] { return known.contains { skip(texts: $0) } }
    guard place < end, let word = tokens.word(at: place) else { return false }
    names[name] = [[word]]
    place += 1
    return true
  }

  /// The literal of `v` and the number of a view.
  private mutating func skipNumbered() -> Bool {
    guard place < end, tokens.isString(at: place), let index = names["index"] else { return false }
    let text = tokens.text(of: tokens.all[place].range)
    let isNumbered =
      tokens.language == .swift
      ? index.contains { text == "\"v\\(\($0.joined()))\"" }
      : text.hasPrefix("\"v%") && ["d", "i", "ld", "li", "lu", "zd", "zu", "tu"].contains(text.dropFirst(3).dropLast())
    if isNumbered { place += 1 }
    return isNumbered
  }

  private static let qualifiers = ["__kindof", "const", "unsigned", "_Nonnull", "_Nullable", "__strong", "long"]

  /// `UIView`, or in Objective-C `NSArray<UIView *> *`.
  private mutating func skipType() -> Bool {
    func isQualifier() -> Bool { tokens.word(at: place).map(Self.qualifiers.contains) == true }
    while isQualifier(), tokens.word(at: place + 1) != nil { place += 1 }
    guard place < end, tokens.word(at: place) != nil else { return false }
    place += 1
    if tokens.language == .swift { return true }
    if tokens.mark(at: place) == "<" {
      while place < end, tokens.mark(at: place) != ">" { place += 1 }
      place += 1
    }
    while tokens.mark(at: place) == "*" || isQualifier() { place += 1 }
    return place < end
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
    guard let place = (occurrences[name] ?? []).last(where: { $0 < brace && $0 > brace - 30 }) else { return nil }
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
