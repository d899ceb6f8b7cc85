/// A macro that takes arguments, and what it stands for.
struct SourceMacro: Hashable, Sendable {
  private let parameters: [String]
  private let body: ContiguousArray<UInt8>

  /// Whether its last parameter is `...`.
  private let isVariadic: Bool

  /// - Parameters:
  ///   - function: the macro as ``SourceTokens/findMacros()`` writes it.
  ///   - tokens: the definitions of macros.
  init?(_ function: SourceFunction, in tokens: SourceTokens) {
    let body = function.brace + 1..<tokens.partners[function.brace]
    // What joins two words to one makes names that stand nowhere.
    guard !body.contains(where: { tokens.mark(at: $0) == "#" && tokens.mark(at: $0 + 1) == "#" }) else { return nil }
    isVariadic = function.parameters.last.map { tokens.mark(at: $0.place) == "." } == true
    // Any number of arguments may have a name.
    if isVariadic, let dots = function.parameters.last?.place, !tokens.isMark("(,", at: dots - 3) { return nil }
    parameters = function.parameters.dropLast(isVariadic ? 1 : 0).map { $0.name }
    self.body = ContiguousArray(tokens.bytes[tokens.bytes(of: body)])
    guard !parameters.isEmpty, !parameters.contains("") else { return nil }
  }

  /// What it stands for with some arguments; `nil` where their number is another.
  func expansion(_ arguments: [ArraySlice<UInt8>]) -> ContiguousArray<UInt8>? {
    guard arguments.count == parameters.count || isVariadic && arguments.count > parameters.count else { return nil }
    let others = arguments.dropFirst(parameters.count).joined(separator: ", ".utf8)
    func argument(_ name: String) -> ContiguousArray<UInt8>? {
      if name == "__VA_ARGS__" { return isVariadic ? ContiguousArray(others) : nil }
      return parameters.firstIndex(of: name).map { ContiguousArray(arguments[$0]) }
    }
    let tokens = SourceTokens(body, .objectiveC)
    var result: ContiguousArray<UInt8> = []
    for index in tokens.all.indices {
      let isText = tokens.mark(at: index - 1) == "#"
      if !isText, !tokens.gap(before: index).isEmpty { result.append(UInt8(ascii: " ")) }
      let value = tokens.word(at: index).flatMap(argument)
      if tokens.mark(at: index) == "#" { continue }
      if isText {
        guard let value else { return nil }
        result += "\"".utf8
        for byte in value {
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") { result.append(UInt8(ascii: "\\")) }
          result.append(byte)
        }
        result += "\"".utf8
      } else {
        let part = value ?? ContiguousArray(body[tokens.all[index].range])
        // Signs stay apart from each other that do so in the macro.
        if value != nil || tokens.word(at: index - 1).flatMap(argument) != nil, result.last.map(Self.isSign) == true,
          part.first.map(Self.isSign) == true
        {
          result.append(UInt8(ascii: " "))
        }
        result += part
      }
    }
    return result
  }

  private static func isSign(_ byte: UInt8) -> Bool { "+-*/&|<>=!%^".utf8.contains(byte) }

  /// Whether it makes texts of its arguments, which a macro in them would not be.
  var namesArguments: Bool { body.contains(UInt8(ascii: "#")) || body.has("VariableBindings") }
}

/// The names in macros.
struct MacroNames: Sendable {
  /// The words that macros name, by those.
  private(set) var words: [String: Set<String>] = [:]

  /// The macros that name words, by these.
  private(set) var naming: [String: Set<String>] = [:]

  /// Those that may give something a value.
  var setting: Set<String> = []

  /// Those that send a message to an object, call a function or count: each time they are named, something may be done.
  var acting: Set<String> = []

  /// Those of which a definition has no parameters or can't be read, or that are taken back.
  var others: Set<String> = []

  mutating func add(_ word: String, namedBy macro: String) {
    words[macro, default: []].insert(word)
    naming[word, default: []].insert(macro)
  }

  mutating func add(_ other: MacroNames) {
    words.merge(other.words) { $0.union($1) }
    naming.merge(other.naming) { $0.union($1) }
    setting.formUnion(other.setting)
    acting.formUnion(other.acting)
    others.formUnion(other.others)
  }

  /// Whether a macro, or one that it names, may do something.
  func isActing(_ name: String) -> Bool {
    acting.contains(name) || words[name].map { !acting.isDisjoint(with: $0) } == true
  }

  /// The macros that stand for a name, or for such a macro.
  func standing(for name: String) -> Set<String> {
    var found: Set<String> = []
    var rest = [name]
    while let next = rest.popLast() {
      for macro in naming[next] ?? [] where found.insert(macro).inserted { rest.append(macro) }
    }
    return found
  }
}
