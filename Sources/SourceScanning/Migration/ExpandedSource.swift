/// A source in which some calls of macros are written out, so that what is told of calls is true of them.
///
/// ```c
/// #define PIN(view, format) [self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:format \
///   options:0 metrics:nil views:NSDictionaryOfVariableBindings(view)]]
/// PIN(title, @"H:|[title]|");
/// ```
struct ExpandedSource {
  private(set) var bytes: ContiguousArray<UInt8> = []

  /// The calls of macros in the source, and what stands for each here, in order.
  private var calls: [Range<Int>] = []
  private var bodies: [Range<Int>] = []

  /// - Parameters:
  ///   - tokens: the source.
  ///   - macros: the macros that are known, each with the place from which on it is.
  /// - Complexity: linear in the length of the source and of what the macros stand for. What comes to very much stays.
  init(_ tokens: SourceTokens, expanding macros: [String: (macro: SourceMacro, start: Int)]) {
    var count = macros.isEmpty ? 0 : 5000
    self.init(tokens, macros, &count)
    if count <= 0, !macros.isEmpty { self.init(tokens, [:], &count) }
  }

  /// - Parameter count: how many calls may be written out.
  private init(
    _ tokens: SourceTokens, _ macros: [String: (macro: SourceMacro, start: Int)], _ count: inout Int
  ) {
    let source = tokens.bytes
    var end = 0
    for index in tokens.all.indices where count > 0 {
      guard tokens.mark(at: index) == "(", let name = tokens.word(at: index - 1), let (macro, start) = macros[name],
        let call = tokens.call(openingAt: index),
        case let written = index - 1..<tokens.partners[index] + 1, case let range = tokens.bytes(of: written),
        range.lowerBound >= max(start, end), !tokens.directives.hasAny(in: range),
        !tokens.hasComment(in: written),
        !tokens.mayBeMacroArgument(written, from: tokens.statementStart(of: written.lowerBound)),
        !(macro.namesArguments && written.dropFirst().contains(where: tokens.isMacro)),
        let text = macro.expansion(call.arguments.map { source[tokens.bytes(of: $0.tokens)] })
      else { continue }
      bytes += source[end..<range.lowerBound]
      // What it stands for may have macros in it, but not itself.
      let others = macros.filter { $0.key != name }.mapValues { ($0.macro, 0) }
      let inner = SourceTokens(text, tokens.language)
      inner.surroundings = tokens.surroundings
      let body = Self(inner, others, &count).bytes
      count -= 1
      calls.append(range)
      bodies.append(bytes.count..<bytes.count + body.count)
      bytes += body
      end = range.upperBound
    }
    bytes += source[end...]
  }

  /// Whether no macro is written out.
  var isPlain: Bool { calls.isEmpty }

  /// The place in the source that a place here comes from.
  func origin(of offset: Int) -> Int {
    let place = bodies.count(below: offset + 1) - 1
    guard place >= 0 else { return offset }
    let (call, body) = (calls[place], bodies[place])
    return offset < body.upperBound ? call.lowerBound : offset - body.upperBound + call.upperBound
  }

  /// What some changes are in the source: a macro of which a part changes is written out.
  func origin(of edits: [SourceEdit]) -> [SourceEdit] {
    SourceEdits(edits, in: bytes).joined(with: bodies).map { edit in
      let range = origin(of: edit.range.lowerBound)..<origin(of: edit.range.upperBound)
      return SourceEdit(range: range, replacement: edit.replacement)
    }
  }
}

extension SourceScanner {
  /// The macros that hand a text on, by their names, each with the place from which on it is known: those that are the same
  /// wherever they are defined, and those that a source defines itself.
  ///
  /// - Parameter own: what the source says.
  func macros(
    in tokens: SourceTokens, _ own: SourceSurroundings
  ) -> [String: (macro: SourceMacro, start: Int)] {
    let known = Dictionary(grouping: calls.filter { $0.isInSource }) { $0.function ?? $0.name }
    guard tokens.language == .objectiveC, calls.contains(where: { $0.macro != nil }) else { return [:] }
    let lines = Dictionary(grouping: tokens.definedMacros) { $0.name }
    return known.compactMapValues { calls in
      let functions = calls.compactMap { $0.sourceFunction }
      func all(_ surroundings: SourceSurroundings) -> Set<Int> {
        functions.reduce(into: []) { $0.formUnion(surroundings.numbers(of: $1.function)) }
      }
      func only(_ numbers: Set<Int>) -> SourceMacro? {
        let macros = numbers.map { number in functions.firstIndex { $0.number == number }.flatMap { calls[$0].macro } }
        return macros.allSatisfy { $0 == macros[0] } ? macros.first ?? nil : nil
      }
      // A function may be declared that has the name.
      guard let name = functions.first?.function.name,
        !tokens.places(of: name).contains(where: { tokens.braces[$0] < 0 })
      else { return nil }
      let isRead = ![surroundings, own].contains { $0.macros.others.contains(name) }
      if isRead, let macro = only(all(own).union(all(surroundings)).union(functions.map { $0.number })) {
        return (macro, 0)
      }
      // That of the source counts from its line on.
      guard let line = lines[name], line.count == 1, !line[0].isConditional, line[0].isFunction else { return nil }
      return only(all(own)).map { ($0, line[0].end) }
    }
  }
}
