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

  /// - Complexity: linear in the length of the source and of what the macros stand for.
  init(_ tokens: SourceTokens, expanding macros: [String: SourceMacro]) {
    let source = tokens.bytes
    var end = 0
    for index in tokens.all.indices where !macros.isEmpty {
      guard tokens.mark(at: index) == "(", let name = tokens.word(at: index - 1), let macro = macros[name],
        let call = tokens.call(openingAt: index),
        case let range = tokens.bytes(of: index - 1..<tokens.partners[index] + 1),
        range.lowerBound >= end, !tokens.directives.hasAny(in: range),
        let text = macro.expansion(call.arguments.map { source[tokens.bytes(of: $0.tokens)] })
      else { continue }
      bytes += source[end..<range.lowerBound]
      // What it stands for may have macros in it, but not itself.
      let others = macros.filter { $0.key != name }
      let body = Self(SourceTokens(text, tokens.language), expanding: others).bytes
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
  /// The macros that hand a text on, by their names: those of a source, and others that are the same wherever they are defined.
  ///
  /// - Parameter own: what the source says.
  func macros(in own: SourceSurroundings) -> [String: SourceMacro] {
    let known = Dictionary(grouping: calls.filter { $0.isInSource }) { $0.function ?? $0.name }
    return known.compactMapValues { calls in
      let functions = calls.compactMap { $0.sourceFunction }
      func all(_ surroundings: SourceSurroundings) -> Set<Int> {
        functions.reduce(into: []) { $0.formUnion(surroundings.numbers(of: $1.function)) }
      }
      let meant = all(own).isEmpty ? all(surroundings).union(functions.map { $0.number }) : all(own)
      let macros = meant.map { number in functions.firstIndex { $0.number == number }.flatMap { calls[$0].macro } }
      return macros.allSatisfy { $0 == macros[0] } ? macros[0] : nil
    }
  }
}
