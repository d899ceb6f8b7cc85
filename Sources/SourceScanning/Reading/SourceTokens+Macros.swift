import GrammarCombinators

extension SourceTokens {
  /// The definitions of macros alone: `#define NAME(a, b) body` as `NAME(a, b){body}`, with blanks in the place of all else, so
  /// that what is said of functions is true of macros.
  func findMacros() -> SourceTokens? {
    var made: ContiguousArray<UInt8> = []
    for directive in directives {
      guard let (name, body) = definition(directive) else { continue }
      if made.isEmpty { made = ContiguousArray(repeating: 32, count: bytes.count) }
      for place in name { made[place] = bytes[place] }
      made[body.lowerBound] = UInt8(ascii: "{")
      // A backslash at the end of a line takes that away.
      for place in body.dropFirst() where bytes[place] != UInt8(ascii: "\\") || !isLineEnd(place + 1) {
        made[place] = bytes[place]
      }
      made[body.upperBound] = UInt8(ascii: "}")
    }
    steps += made.count
    return made.isEmpty ? nil : SourceTokens(made, language, areMacros: true)
  }

  /// The name of a macro with its parameters, and what stands behind that, from a blank on.
  private func definition(_ directive: Range<Int>) -> (name: Range<Int>, body: Range<Int>)? {
    var place = directive.lowerBound + 1
    func skip(_ isPart: (UInt8) -> Bool) { while place < directive.upperBound, isPart(bytes[place]) { place += 1 } }
    skip(Blank.contains)
    let keyword = place
    skip(WordPart.contains)
    guard bytes[keyword..<place].elementsEqual("define".utf8) else { return nil }
    skip(Blank.contains)
    let name = place
    skip(WordPart.contains)
    if place < directive.upperBound, bytes[place] == UInt8(ascii: "(") {
      skip { $0 != UInt8(ascii: ")") }
      place += 1
    }
    guard name < place, place < directive.upperBound, Blank.contains(bytes[place]) else { return nil }
    // A comment behind the body is none of it.
    var reader = SourceReader(ContiguousArray(bytes[place..<directive.upperBound]), language)
    reader.read()
    let end = place + (reader.tokens.last?.range.upperBound ?? 0)
    return place < end && end < bytes.count ? (name..<place, place..<end) : nil
  }

  /// The words that a macro stands for, but for constants.
  func words(ofMacro name: String) -> Set<String> {
    (surroundings.macros.words[name] ?? []).filter { $0.first?.isUppercase != true }
  }

  /// Whether a macro that stands for a name is called in a range.
  ///
  /// - Parameter setting: whether only those count that may give it a value.
  func callsMacro(standingFor name: String, in range: Range<Int>, setting: Bool = false) -> Bool {
    let named = surroundings.macros.standing(for: name)
    if setting, named.isDisjoint(with: surroundings.macros.setting) { return false }
    return named.contains { places(of: $0).hasAny(in: range) }
  }

  /// What the macros of a source say.
  func findMacroNames() -> MacroNames {
    var found = MacroNames()
    found.others = Set(definedMacros.filter { !$0.isFunction }.map { $0.name })
    guard !directives.isEmpty, let macros else { return found }
    for brace in macros.all.indices where macros.mark(at: brace) == "{" && macros.braces[brace] < 0 {
      let end = macros.mark(at: brace - 1) == ")" ? macros.partners[brace - 1] : brace
      guard let name = macros.word(at: end - 1) else { continue }
      for index in brace + 1..<max(brace + 1, macros.partners[brace]) {
        if macros.givesValue(index) {
          found.setting.insert(name)
          found.acting.insert(name)
        }
        let isMessage = macros.mark(at: index) == "[" && macros.word(at: index + 2) != nil
        if isMessage, macros.word(at: index + 1)?.first?.isLowercase == true { found.acting.insert(name) }
        if macros.mark(at: index) == "(", macros.callOfC(at: index - 1) != nil { found.acting.insert(name) }
        guard let word = macros.word(at: index), !macros.isLabel(index) else { continue }
        if macros.givesAddress(at: index) { found.setting.insert(name) }
        found.add(word, namedBy: name)
      }
    }
    return found
  }

  /// Whether a word is the name of a macro, or of a function that may be one.
  func isMacro(_ index: Int) -> Bool {
    guard let word = word(at: index) else { return false }
    return surroundings.macros.others.contains(word) || surroundings.functions[word] != nil
  }

  /// Whether an expression of Objective-C stands in what may be an argument of a macro, which ends at each comma outside of
  /// parentheses.
  ///
  /// - Parameter start: where its statement begins.
  func mayBeMacroArgument(_ expression: Range<Int>, from start: Int) -> Bool {
    language == .objectiveC
      && (max(0, functionBrace(around: start))..<expression.lowerBound).contains { index in
        guard mark(at: index) == "(", partners[index] >= expression.upperBound, let name = word(at: index - 1) else {
          return false
        }
        // What is in a block of the argument is in the statement of that, not in this one.
        return index < start
          ? isMacro(index - 1) || isMacroCall(at: index - 1) : !Self.keywords.contains(name)
      }
  }

  /// Whether a sign gives something a value.
  func givesValue(_ index: Int) -> Bool {
    if isMark("+-", at: index) { return mark(at: index + 1) == mark(at: index) }
    return mark(at: index) == "=" && mark(at: index + 1) != "=" && !isMark("=<>!", at: index - 1)
  }

  /// A line that says what a macro is, or that it is none any more.
  struct DefinedMacro {
    let name: String

    /// Where the line ends.
    let end: Int

    /// Whether it counts under a condition alone.
    let isConditional: Bool

    /// Whether it is one with parameters and a body that can be read.
    let isFunction: Bool
  }

  /// The lines that define macros, in order.
  var definedMacros: [DefinedMacro] {
    var depth = 0
    return directives.compactMap { directive in
      let words = bytes[directive].dropFirst().split(maxSplits: 2) { !WordPart.contains($0) }
      let keyword = words.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
      if keyword.hasPrefix("if") { depth += 1 }
      if keyword == "endif" { depth -= 1 }
      guard words.count > 1, keyword == "define" || keyword == "undef" else { return nil }
      let name = String(decoding: words[1], as: UTF8.self)
      let isFunction = keyword == "define" && definition(directive).map { bytes[$0.name].last == 41 } == true
      return DefinedMacro(name: name, end: directive.upperBound, isConditional: depth > 0, isFunction: isFunction)
    }
  }

  private func isLineEnd(_ place: Int) -> Bool { bytes[place] == 10 || bytes[place] == 13 }
}
