import ConstraintGrammar

/// Finds the constraint texts in sources of Swift and Objective-C, and checks them.
///
/// ```swift
/// for string in SourceScanner().strings(in: source, .swift) { print(string.line, string.text) }
/// ```
///
/// Whatever a source holds, it is read: what can't be followed is passed over.
public struct SourceScanner: Sendable {
  /// The calls whose texts are looked for.
  public var calls: [KnownCall]

  /// A scanner for some calls.
  public init(calls: [KnownCall] = KnownCall.builtIn) { self.calls = calls }

  /// The constraint texts in a source, in order, without those on a line with the comment `constraint-grammar:disable` on it
  /// or before it.
  ///
  /// - Complexity: linear in the length of the source, but for following names back to their values.
  public func strings(in source: String, _ language: SourceLanguage) -> [ConstraintString] {
    strings(in: ContiguousArray(source.utf8), language)
  }

  /// The constraint texts in a source in UTF-8, in order.
  public func strings(in source: ContiguousArray<UInt8>, _ language: SourceLanguage) -> [ConstraintString] {
    guard mayHold(source) else { return [] }
    let tokens = SourceTokens(source, language)
    let lines = SourceLines(source)
    let disabled = tokens.disabledLines(lines)
    var found: [ConstraintString] = []
    var unused = UnusedKeys(tokens)
    for index in tokens.all.indices {
      guard let call = tokens.call(openingAt: index), let known = calls.first(where: { $0.text(in: call) != nil }),
        let argument = known.text(in: call)
      else { continue }
      let texts = tokens.texts(of: argument.tokens, isList: known.isList)
      let names = tokens.names(in: call, of: known, before: index)
      let check = TextCheck(dialect: known.dialect, names: names, lines: lines)
      let start = found.count
      for text in texts.texts {
        var string = lines.string(at: text.start, known.dialect, text.text, check.status(of: text))
        string.place = text.place
        if case .ok = string.status { string.warnings = check.warnings(about: text) }
        found.append(string)
      }
      unused.add(
        call, known, texts, isSure: found[start...].allSatisfy { if case .ok = $0.status { true } else { false } })
      for (place, reason) in texts.unknown {
        found.append(lines.string(at: place, known.dialect, "", .notChecked(reason)))
      }
    }
    // A text that several calls lead to is one.
    var offsets: Set<Int> = []
    let warnings = unused.warnings(lines)
    return found.filter { !disabled.contains($0.line) && offsets.insert($0.offset).inserted }.map { string in
      var string = string
      string.warnings += (warnings[string.offset] ?? []).filter { !disabled.contains($0.line) }
      string.warnings.sort { $0.offset < $1.offset }
      return string
    }.sorted { $0.offset < $1.offset }
  }

  /// Whether the name of a call is among the bytes at all.
  ///
  /// - Complexity: linear, at the speed of a comparison a byte.
  func mayHold(_ source: ContiguousArray<UInt8>) -> Bool {
    let names = calls.map { ContiguousArray($0.name.utf8) }
    var firsts = [Bool](repeating: false, count: 256)
    for name in names { firsts[Int(name[0])] = true }
    for index in source.indices where firsts[Int(source[index])] {
      for name in names where source[index...].starts(with: name) { return true }
    }
    return false
  }
}
