import ConstraintLayout

/// The constraints that the texts of a call state, as code.
struct MigratedExpression {
  /// The code of each constraint: an expression that makes it, or the name that it is declared by.
  var elements: [String] = []

  /// The lines that declare those that have names.
  var declarations: [String] = []

  /// How many have names.
  var nameCount = 0

  mutating func add(_ translation: Translation, _ comments: [String]) {
    declarations += comments
    for (text, name) in zip(translation.texts, translation.names) {
      elements.append(name ?? text)
      guard name != nil else { continue }
      nameCount += 1
      declarations += text.split(separator: "\n").map { String($0) }
    }
  }
}

/// How code is laid out at a place in a source.
struct CodePlace {
  let spelling: CodeSpelling
  let style: SourceStyle
  let indentation: String

  var isSwift: Bool { spelling != .objectiveC }

  /// An array: on one line if it is short or has one element, otherwise with a line for each.
  func array(_ elements: [String]) -> String {
    let opening = isSwift ? "[" : "@["
    if elements.isEmpty { return isSwift ? "[NSLayoutConstraint]()" : "@[]" }
    let isShort = elements.allSatisfy { !$0.utf8.contains(UInt8(ascii: ".")) } && elements.count <= 4
    if elements.count == 1 || isShort { return opening + elements.joined(separator: ", ") + "]" }
    let start = style.lineEnd + style.indentation(below: indentation)
    return opening + start + elements.joined(separator: "," + start) + (style.hasTrailingComma ? "," : "")
      + style.lineEnd + indentation + "]"
  }

  func lines(_ lines: [String]) -> String { lines.map { $0 + style.lineEnd + indentation }.joined() }

  func message(_ receiver: String, _ name: String, _ argument: String) -> String {
    if !isSwift { return "[\(receiver) \(name):\(argument)]" }
    return (receiver.isEmpty ? "" : receiver + ".") + "\(name)(\(argument))"
  }

  func declaration(of name: String, _ value: String, isList: Bool) -> String {
    (isSwift ? "let " : "") + "\(parameter(name, isList)) = \(value)" + end
  }

  func parameter(_ name: String, _ isList: Bool) -> String {
    (isSwift ? "" : isList ? "NSArray *" : "NSLayoutConstraint *") + name
  }

  /// What makes the constraint active that it stands behind.
  var activation: String {
    switch spelling {
    case .swift: ".isActive = true"
    case .swift2: ".active = true"
    case .objectiveC: ".active = YES"
    }
  }

  var end: String { isSwift ? "" : ";" }
}

extension SourceTokens {
  /// The comments that belong to each element of a list: those before it, and those behind it on its line.
  func comments(
    ofElements elements: [Range<Int>], in brackets: Range<Int>
  ) throws(MigrationObstacle) -> [[String]] {
    var comments: [[String]] = elements.map { _ in [] }
    for index in brackets.dropFirst() {
      guard hasComment(in: index - 1..<index + 1) else { continue }
      // What stands inside an element has no place of its own.
      if elements.contains(where: { $0.contains(index - 1) && $0.contains(index) }) { throw .comment }
      let previous = elements.lastIndex { $0.upperBound <= index }
      let next = elements.firstIndex { $0.lowerBound >= index }
      for (comment, isBehind) in try self.comments(in: gap(before: index)) {
        guard let element = isBehind ? previous ?? next : next ?? previous else { throw .comment }
        comments[element].append(comment)
      }
    }
    return comments
  }

  /// The comments between two tokens, and whether each stands on the line of the first.
  private func comments(in gap: Range<Int>) throws(MigrationObstacle) -> [(text: String, isBehind: Bool)] {
    var comments: [(text: String, isBehind: Bool)] = []
    var isBehind = true
    var index = gap.lowerBound
    while index < gap.upperBound {
      let rest = bytes[index..<gap.upperBound]
      guard rest.starts(with: "/".utf8) else {
        guard bytes[index] == 10 || Blank.contains(bytes[index]) else { throw .comment }
        if bytes[index] == 10 { isBehind = false }
        index += 1
        continue
      }
      var end = index + 2
      if rest.starts(with: "//".utf8) {
        while end < gap.upperBound, bytes[end] != 10, bytes[end] != 13 { end += 1 }
      } else {
        end = min(end + 2, gap.upperBound)
        while end < gap.upperBound, !bytes[end - 2..<end].elementsEqual("*/".utf8) { end += 1 }
      }
      comments.append((text(of: index..<end), isBehind))
      index = end
    }
    return comments
  }
}
