import ConstraintGrammar
import ConstraintLayout

/// A text that is written out at a call, and the expressions of the values in it.
struct WrittenText {
  let text: SourceText

  /// The arguments behind a format, one for each value in it.
  var values: [Range<Int>] = []

  /// The comments about it, where it is an element of a list.
  var comments: [String] = []

  /// The text with a name for each value, and the numbers of these names.
  func named(
    _ tokens: SourceTokens, prefix: String
  ) throws(MigrationObstacle) -> (bytes: ContiguousArray<UInt8>, numbers: [String: NamedCode.Number]) {
    var numbers: [String: NamedCode.Number] = [:]
    for (index, hole) in text.holes.enumerated() {
      numbers["\(prefix)\(index)"] = try number(Array(text.bytes[hole]), index, tokens)
    }
    return (text.filled(with: text.holes.indices.map { "\(prefix)\($0)" }).bytes, numbers)
  }

  private func number(
    _ hole: [UInt8], _ index: Int, _ tokens: SourceTokens
  ) throws(MigrationObstacle) -> NamedCode.Number {
    guard hole.first == UInt8(ascii: "%") else {
      let inner = SourceTokens(ContiguousArray(hole.dropFirst(2).dropLast()), tokens.language)
      return try NumberExpression(tokens: inner, file: tokens).value(inner.all.indices)
    }
    let specifier = hole.dropFirst()
    let form = String(decoding: hole, as: UTF8.self)
    guard let kind = specifier.last, "diufgeFGE".utf8.contains(kind),
      specifier.dropLast().allSatisfy({ "lhzqL".utf8.contains($0) }), values.count == text.holes.count
    else { throw .numberForm(form) }
    return try NumberExpression(tokens: tokens, file: tokens).value(values[index])
  }
}

extension SourceTokens {
  /// The texts that an argument is, as they are written there or in the constant that it names.
  func writtenTexts(
    of argument: Range<Int>, isList: Bool, _ constants: inout [LocalConstant], at index: Int
  ) throws(MigrationObstacle) -> [WrittenText] {
    let argument = withoutParentheses(argument)
    if isList, let brackets = listBrackets(of: argument) {
      let elements = pieces(of: brackets.dropFirst().dropLast(), between: ",")
      var texts: [WrittenText] = []
      for (element, comments) in zip(elements, try comments(ofElements: elements, in: brackets)) {
        var text = try writtenText(of: element)
        text.comments = comments
        texts.append(text)
      }
      return texts
    }
    guard argument.count == 1, let name = word(at: argument.lowerBound) else {
      return isList ? try refuse(argument) : [try writtenText(of: argument)]
    }
    if function(around: index)?.parameters.contains(where: { $0.name == name }) == true { throw .parameter }
    let constant = try localConstant(name, at: index)
    guard constant.value.count != 1 || word(at: constant.value.lowerBound) == nil else { throw .dictionary(name) }
    var texts = try writtenTexts(of: constant.value, isList: isList, &constants, at: constant.place)
    // A constant with comments stays, and keeps them.
    for index in texts.indices { texts[index].comments = [] }
    // What is put in there may have changed.
    guard texts.allSatisfy({ $0.text.holes.isEmpty }) else { throw .dictionary(name) }
    constants.append(constant)
    return texts
  }

  private func writtenText(of tokens: Range<Int>) throws(MigrationObstacle) -> WrittenText {
    if let text = literal(in: tokens, isFormat: false) { return WrittenText(text: text) }
    if let (text, values) = formatCall(in: tokens) { return WrittenText(text: text, values: values) }
    return try refuse(tokens)
  }

  private func refuse<Result>(_ tokens: Range<Int>) throws(MigrationObstacle) -> Result {
    if tokens.contains(where: { mark(at: $0) == "?" }) { throw .twoTexts }
    let isPartlyWritten = tokens.contains { isString(at: $0) }
    throw MigrationObstacle((isPartlyWritten ? UncheckedReason.concatenation : .value).rawValue)
  }
}
