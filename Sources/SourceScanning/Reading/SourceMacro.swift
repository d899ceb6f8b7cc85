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
        result += value ?? ContiguousArray(body[tokens.all[index].range])
      }
    }
    return result
  }
}
