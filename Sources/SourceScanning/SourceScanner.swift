public import ConstraintGrammar
public import ConstraintLanguages
import ConstraintReports

/// Finds the constraint texts in sources of Swift and Objective-C, and checks them.
///
/// ```swift
/// for string in SourceScanner().strings(in: source, .swift) { print(string.line, string.text) }
/// ```
///
/// No source is refused: what can't be followed is passed over.
public struct SourceScanner: Sendable {
  /// The calls whose texts are looked for.
  public var calls: [KnownCall] { didSet { arrange() } }

  /// The language that equations of operators are read in, such as `a[.width] == b[.width] * 2`; `nil` where none are looked for.
  public var operators: Dialect?

  /// What the sources of an app say that the migration of each of them depends on.
  package var surroundings = SourceSurroundings()

  /// The calls in the order in which they are tried.
  private var ranked: [KnownCall] = []

  private var search = NameSearch([String]())
  private var words: Set<String> = []

  /// A scanner for some calls, and for the operators of SwiftyLayout.
  public init(calls: [KnownCall] = KnownCall.builtIn, operators: Dialect? = .swiftyLayout) {
    self.calls = calls
    self.operators = operators?.withHintsAmongAll
    arrange()
  }

  /// The names one of which a source has that has any constraint text.
  package var names: [String] { words.sorted() }

  private mutating func arrange() {
    ranked = (0...4).flatMap { rank in calls.filter { $0.rank == rank } }
    words = Set(calls.map { $0.name } + OperatorEquation.modules)
    search = NameSearch(words.union(ReachedLiterals.beginnings))
  }

  /// The constraint texts in a source, in order. Those on a line with the comment `constraint-grammar:disable` are
  /// left out, and so are those on the line below such a comment that stands alone.
  ///
  /// - Complexity: linear in the length of the source, but for following names back to their values.
  public func strings(in source: String, _ language: SourceLanguage) -> [ConstraintString] {
    strings(in: ContiguousArray(source.utf8), language)
  }

  /// The constraint texts in a source in UTF-8, in order.
  public func strings(in source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [ConstraintString] {
    scan(source, language).strings
  }

  /// The constraint texts in a source. The memory has the results of an earlier scan of it, so that only what has
  /// changed is checked.
  package func strings(
    in source: ContiguousArray<UInt8>, _ language: SourceLanguage, remembering memory: inout CheckMemory?
  ) -> [ConstraintString] {
    memory?.forgetOld()
    return scan(source, language, &memory).strings
  }

  /// The constraint texts in a source, and how many bytes and tokens have been looked at.
  package func scan(
    _ source: ContiguousArray<UInt8>, _ language: SourceLanguage
  ) -> (strings: [ConstraintString], steps: Int) {
    var memory: CheckMemory?
    return scan(source, language, &memory)
  }

  private func scan(
    _ source: ContiguousArray<UInt8>, _ language: SourceLanguage, _ memory: inout CheckMemory?
  ) -> (strings: [ConstraintString], steps: Int) {
    guard mayHold(source) else { return ([], source.count) }
    let tokens = SourceTokens(source, language)
    let lines = SourceLines(source)
    let disabled = tokens.disabledLines(lines)
    var found: [ConstraintString] = []
    var unused = UnusedKeys(tokens)
    var reached = ReachedLiterals()
    for (index, call, known, argument) in knownCalls(in: tokens) {
      let texts = tokens.texts(of: argument.tokens, isList: known.isList)
      let given = tokens.given(by: call, of: known, before: index)
      let check = TextCheck(dialect: known.dialect, given: given, lines: lines)
      let start = found.count
      for text in texts.texts.map({ $0.text.within(known.affixes) }) {
        let status = known.isNamesake ? .notChecked(.call) : check.status(of: text, &memory)
        var string = ConstraintString(text, in: known.dialect, status, lines)
        if case .ok = string.status { string.warnings = check.warnings(about: text, &memory) }
        switch status {
        case .notChecked: break
        case .ok: string.hasUnknownNames = check.hasUnknownNames(text, &memory)
        case .mistake: string.hasUnknownNames = given.views == nil
        }
        tokens.steps += text.bytes.count
        reached.add(text)
        found.append(string)
      }
      let isSure = found[start...].allSatisfy { if case .ok = $0.status { true } else { false } }
      unused.add(call, known, texts, isSure: isSure)
      reached.add(argument.tokens, of: tokens)
      for (place, reason) in texts.unknown where !isWrapped(argument, tokens) {
        found.append(ConstraintString(at: place, in: known.dialect, reason, lines))
      }
    }
    found += reached.others(in: tokens).map { ConstraintString($0, in: .visualFormat, .notChecked(.call), lines) }
    if let operators {
      for equation in tokens.operatorEquations() {
        let status = TextCheck(dialect: operators, given: GivenArguments(), lines: lines).status(ofOperators: equation)
        found.append(ConstraintString(equation, in: operators, status, lines))
      }
    }
    // Several calls may lead to one text, which is told once. If any of them makes it a mistake, that is reported.
    found.sort { ($0.offset, $0.isMistaken ? 0 : 1) < ($1.offset, $1.isMistaken ? 0 : 1) }
    let warnings = unused.warnings(lines)
    var last = -1
    var strings: [ConstraintString] = []
    for var string in found where string.offset != last {
      last = string.offset
      if disabled.contains(string.line) { continue }
      string.warnings += (warnings[string.offset] ?? []).filter { !disabled.contains($0.line) }
      string.warnings.sort { $0.offset < $1.offset }
      strings.append(string)
    }
    return (strings, tokens.steps)
  }

  /// The known calls in a source, and calls that only have the name of a known one. For each, it gives the token
  /// where it opens and the argument that has its text.
  func knownCalls(
    in tokens: SourceTokens
  ) -> [(index: Int, call: SourceCall, known: KnownCall, text: SourceCall.Argument)] {
    let named = search.places(in: tokens.bytes)
    return tokens.all.indices.compactMap { index in
      guard named.map({ tokens.hasPlace($0, ofCallOpeningAt: index) }) ?? true else { return nil }
      // Outside of bodies, macros are defined and nothing is called.
      if tokens.isOfMacros, tokens.braces[index] < 0 { return nil }
      guard let call = tokens.call(openingAt: index),
        var known = knownCall(call, openingAt: index, tokens) ?? knownCall(call)?.with(\.isNamesake, true),
        let text = known.text(in: call),
        !known.isInSource || known.saysWhatItTakes || isLikely(text, known, tokens)
      else { return nil }
      let others = known.isInSource ? functions(calledBy: call, openingAt: index, tokens) : []
      // Where it may be one of several functions, it is not known how it names its views.
      if others.contains(where: { $0.views != known.views || $0.areList != known.areList }) {
        known.views = .dictionary(label: "")
      }
      if known.ownType != nil {
        known = ownFunction(among: others, openingAt: index, tokens) ?? known.with(\.effect, nil)
      }
      return (index, call, known, text)
    }
  }

  /// Whether an argument may be a text for a function of the app, whose name anything else may have.
  private func isLikely(_ argument: SourceCall.Argument, _ known: KnownCall, _ tokens: SourceTokens) -> Bool {
    let texts = tokens.texts(of: argument.tokens, isList: known.isList).texts.map { $0.text.within(known.affixes) }
    return texts.isEmpty
      || texts.contains { text in
        known.dialect.isList(text.bytes.span)
          ? text.bytes.mayBeVisualFormat : text.bytes.contains { "=<>".utf8.contains($0) }
      }
  }

  /// The function with a dictionary of its own that a call in the same type is one of; `nil` if another function may
  /// be called.
  ///
  /// - Parameter declared: all functions in sources that the call may be one of.
  private func ownFunction(
    among declared: [KnownCall], openingAt index: Int, _ tokens: SourceTokens
  ) -> KnownCall? {
    let own = declared.filter { $0.ownType == tokens.typeName(around: index) }
    // Only Swift marks a function that overrides another one.
    let isKnown =
      declared.allSatisfy { $0.ownType != nil } && (tokens.language == .swift || own.count == declared.count)
    return isKnown && own.allSatisfy({ $0.effect == own[0].effect }) && tokens.isSentToSelf(openingAt: index)
      ? own.first : nil
  }

  /// The known call that a call is; `nil` if it is none, so that it has no constraint text.
  ///
  /// - Parameter index: where the call opens among the tokens; `nil` to look at its names alone.
  func knownCall(
    _ call: SourceCall, openingAt index: Int? = nil, _ tokens: SourceTokens? = nil
  ) -> KnownCall? {
    // Most calls have none of the names, not even behind a prefix.
    func mayBeKnown(_ name: String) -> Bool { words.contains(name) || name.utf8.contains(UInt8(ascii: "_")) }
    guard mayBeKnown(call.name) || call.arguments.contains(where: { mayBeKnown($0.label) }) else { return nil }
    return ranked.first { known in
      known.text(in: call) != nil && index.flatMap { tokens?.excludes(known, from: call, openingAt: $0) } != true
    }
  }

  /// Whether an argument gives its text to another known call, such as that of a macro, on the way.
  private func isWrapped(_ argument: SourceCall.Argument, _ tokens: SourceTokens) -> Bool {
    argument.tokens.contains { index in
      tokens.call(openingAt: index).map { knownCall($0) != nil } == true
    }
  }

  /// Whether the name of a call, or what looks like a text, is among the bytes at all.
  ///
  /// - Complexity: linear, at the speed of a search for bytes.
  package func mayHold(_ source: ContiguousArray<UInt8>) -> Bool { search.finds(in: source) }
}

extension ConstraintString {
  fileprivate var isMistaken: Bool { if case .mistake = status { true } else { false } }
}
