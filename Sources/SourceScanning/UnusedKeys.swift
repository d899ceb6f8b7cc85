public import ConstraintGrammar

/// The keys of dictionaries that no text names, as far as that is no guess.
///
/// A dictionary counts that is written out in calls that do nothing else with it, or is given a name in the same block which
/// is used for such calls alone; and all texts of these calls must be known and without mistakes.
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

  init(_ tokens: SourceTokens) { self.tokens = tokens }

  /// The calls of frameworks that do with a dictionary what their documentation says; what an app's own function does with
  /// one is not known.
  private static let callNames: Set<String> = [
    "withVisualFormat", "constraintsWithVisualFormat", "addCompactConstraint", "compactConstraint",
    "addCompactConstraints", "compactConstraints", "constraintWithExpressionFormat", "expressionFormat",
    "attributeConstraintWithVisualFormat", "attributeConstraintsWithVisualFormatsArray",
  ]

  /// Takes note of a call.
  ///
  /// - Parameter isSure: whether its texts have no mistake.
  mutating func add(_ call: SourceCall, _ known: KnownCall, _ texts: TextExpression, isSure: Bool) {
    guard known.function == nil, known.position == nil, Self.callNames.contains(known.name) else { return }
    let labels: [String]
    switch known.views {
    case .dictionary(let label): labels = [label, known.metrics]
    case .parameters(let label): labels = [label]
    case .positional, .unnamed: return
    }
    uses.append(
      Use(
        dictionaries: labels.compactMap { call.argument($0)?.tokens }, texts: texts.texts,
        isSure: isSure && texts.unknown.isEmpty && !texts.texts.isEmpty))
  }

  /// The warnings, each with the place of the string that it is told beside.
  func warnings(_ lines: SourceLines) -> [(string: Int, warning: Diagnostic)] {
    var warnings: [(string: Int, warning: Diagnostic)] = []
    func report(_ keys: [DictionaryEntry], _ uses: [Use]) {
      let texts = uses.flatMap { $0.texts }
      guard let string = texts.first?.start, uses.allSatisfy({ $0.isSure }) else { return }
      for key in keys where !texts.contains(where: { Self.names(key.key, in: $0.bytes) }) {
        warnings.append((string, Diagnostic(unused: key, lines)))
      }
    }
    var names: Set<String> = []
    for use in uses {
      for dictionary in use.dictionaries {
        if dictionary.count == 1, let name = tokens.word(at: dictionary.lowerBound) {
          names.insert(name)
        } else if let keys = tokens.dictionaryEntries(of: dictionary) {
          report(keys, [use])
        }
      }
    }
    for name in names.sorted() {
      for declaration in tokens.bindings[name] ?? [] {
        guard let (keys, scope) = tokens.localDictionary(declaredAt: declaration),
          let uses = usesAlone(of: name, in: scope)
        else { continue }
        report(keys, uses)
      }
    }
    return warnings
  }

  /// The calls that a name is given to in a block; `nil` where something else is done with it.
  private func usesAlone(of name: String, in scope: Range<Int>) -> [Use]? {
    var found: [Use] = []
    for index in scope {
      if tokens.isString(at: index) {
        // A value in a string can be anything.
        if Self.names(name, in: tokens.bytes[tokens.all[index].range]) { return nil }
      } else if tokens.word(at: index) == name, !tokens.isLabelOrMember(at: index) {
        guard let use = uses.first(where: { $0.dictionaries.contains(index..<index + 1) }) else { return nil }
        found.append(use)
      }
    }
    return found
  }

  /// Whether a name stands among bytes as a whole word.
  private static func names(_ name: String, in bytes: some Collection<UInt8>) -> Bool {
    func isPart(_ byte: UInt8?) -> Bool {
      guard let byte else { return false }
      return byte == UInt8(ascii: "_") || byte >= 0x80 || (48...57).contains(byte) || (65...90).contains(byte & 0xDF)
    }
    var before: UInt8?
    var rest = bytes[...]
    while let first = rest.first {
      if !isPart(before), rest.starts(with: name.utf8), !isPart(rest.dropFirst(name.utf8.count).first) { return true }
      before = first
      rest = rest.dropFirst()
    }
    return false
  }
}

extension SourceTokens {
  /// The keys of a dictionary that is declared in the body of a function, and the rest of the block in which it is known;
  /// `nil` for another declaration, and where macros could hide what is done with it.
  fileprivate func localDictionary(declaredAt index: Int) -> (keys: [DictionaryEntry], scope: Range<Int>)? {
    let brace = braces[index]
    guard brace >= 0, partners[brace] > index, !isTypeBody(brace), declaresName(at: index),
      let value = assignedValue(behind: index), let keys = dictionaryEntries(of: value)
    else { return nil }
    let scope = value.upperBound..<partners[brace]
    guard value.upperBound < partners[brace] else { return nil }
    return scope.contains(where: isMacroCall) ? nil : (keys, scope)
  }

  /// Whether a word is declared where it stands: behind `let` or `var`, in Objective-C behind its type.
  private func declaresName(at index: Int) -> Bool {
    language == .swift
      ? word(at: index - 1) == "let" || word(at: index - 1) == "var"
      : mark(at: index - 1) == "*" || word(at: index - 1) == "id"
  }
  /// Whether a macro may be called, which can use any name.
  private func isMacroCall(at index: Int) -> Bool {
    guard language == .objectiveC, mark(at: index + 1) == "(", let word = word(at: index) else { return false }
    return word.utf8.count > 1 && !word.utf8.contains { (97...122).contains($0) }
  }

  /// Whether a word is the label of an argument, or a member of something.
  fileprivate func isLabelOrMember(at index: Int) -> Bool {
    if mark(at: index - 1) == "." { return true }
    return mark(at: index + 1) == ":" && mark(at: index - 1) != "?"
  }
}

extension Diagnostic {
  fileprivate init(unused key: DictionaryEntry, _ lines: SourceLines) {
    let (line, column) = lines.place(of: key.place.lowerBound)
    self.init(
      code: .unusedKey, offset: key.place.lowerBound, length: key.place.count, line: line, column: column,
      found: key.key, expected: [], message: "no constraint string names '\(key.key)'",
      hint: "leave it out, or name it", severity: .warning)
  }
}

extension DiagnosticCode {
  /// A key of a dictionary of views or numbers that no text names which the dictionary is for.
  public static let unusedKey = DiagnosticCode(rawValue: "unused-key")
}
