public import ConstraintGrammar

/// The keys of dictionaries that no text names, as far as that is certain.
///
/// A dictionary counts if it is written out in a call that does nothing else with it. It also counts if it is given a
/// name that is used in the same block, for such calls alone. All texts of these calls must be known and without
/// mistakes.
struct UnusedKeys {
  /// A call that reads the names of its texts in dictionaries and does nothing else with them.
  private struct Use {
    let dictionaries: [Range<Int>]
    let texts: [SourceText]

    /// Whether all texts are known, and have no mistake.
    let isSure: Bool
  }

  private let tokens: SourceTokens
  private var uses: [Use] = []

  /// The number of each call in ``uses`` that has a dictionary of one token as an argument, by that token.
  private var usesByToken: [Int: Int] = [:]

  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// Takes note of a call.
  mutating func add(_ call: SourceCall, _ known: KnownCall, _ texts: TextExpression, isSure: Bool) {
    // It is not known what an app's own function does with a dictionary.
    guard known.effect != nil, !known.isInSource, let (views, numbers) = known.dictionaries else { return }
    let dictionaries = (views == numbers ? [views] : [views, numbers]).compactMap { call.argument($0)?.tokens }
    for dictionary in dictionaries where dictionary.count == 1 { usesByToken[dictionary.lowerBound] = uses.count }
    uses.append(
      Use(
        dictionaries: dictionaries, texts: texts.texts.map { $0.text },
        // A value in a text may be a name.
        isSure: isSure && texts.unknown.isEmpty && !texts.texts.isEmpty
          && texts.texts.allSatisfy { $0.text.holes.isEmpty }))
  }

  /// The warnings, by the place of the string beside which each is reported.
  ///
  /// - Complexity: linear in the length of the source.
  func warnings(_ lines: SourceLines) -> [Int: [Diagnostic]] {
    var warnings: [Int: [Diagnostic]] = [:]
    func report(_ keys: [DictionaryEntry], _ uses: [Use]) {
      let texts = uses.flatMap { $0.texts }
      guard let string = texts.first?.start, uses.allSatisfy({ $0.isSure }) else { return }
      let named = texts.reduce(into: Set<String>()) { $0.formUnion($1.bytes.words) }
      for key in keys where !named.haveWords(of: key.name) {
        warnings[string, default: []].append(Diagnostic(unused: key, lines))
      }
    }
    // A block inside another is gone through once for each of them. The budget puts an end to that.
    var budget = 16 * tokens.all.count
    var names: Set<String> = []
    for use in uses {
      for dictionary in use.dictionaries where !tokens.isNil(dictionary) {
        if dictionary.count == 1, let name = tokens.word(at: dictionary.lowerBound) {
          names.insert(name)
        } else if let keys = tokens.dictionaryEntries(of: dictionary) {
          report(keys, [use])
        }
      }
    }
    // A macro can name what stands around it.
    for name in names.sorted() where !tokens.wordsOfMacros.contains(name) {
      for declaration in tokens.places(of: name, .binding) {
        guard budget > 0, tokens.braces[declaration] >= 0, let declared = tokens.localValue(declaredAt: declaration),
          let keys = tokens.dictionaryEntries(of: declared.value), declared.value.upperBound < declared.scope.upperBound
        else { continue }
        let scope = declared.value.upperBound..<declared.scope.upperBound
        budget -= scope.count
        // Macros could hide what is done with it.
        if !scope.contains(where: tokens.isMacroCall), let uses = usesAlone(of: name, in: scope) { report(keys, uses) }
      }
    }
    return warnings
  }

  /// The calls that are given a name in a block; `nil` where something else is done with the name.
  private func usesAlone(of name: String, in scope: Range<Int>) -> [Use]? {
    var found: [Use] = []
    for index in scope {
      if tokens.isString(at: index) {
        // A value in a string can be anything.
        if tokens.bytes[tokens.all[index].range].words.contains(name) { return nil }
      } else if tokens.word(at: index) == name, tokens.mark(at: index - 1) != ".", !tokens.isLabel(index) {
        guard let use = usesByToken[index] else { return nil }
        found.append(uses[use])
      }
    }
    return found
  }
}

extension Diagnostic {
  fileprivate init(unused key: DictionaryEntry, _ lines: SourceLines) {
    let (line, column) = lines.place(of: key.place.lowerBound)
    self.init(
      code: .unusedKey, offset: key.place.lowerBound, length: key.place.count, line: line, column: column,
      found: key.name, expected: [], message: "no constraint string names '\(key.name)'",
      hint: "leave it out, or name it", severity: .warning)
  }
}

extension DiagnosticCode {
  /// A key in a dictionary of views or numbers that none of the texts for the dictionary names.
  public static let unusedKey = DiagnosticCode(rawValue: "unused-key")
}
