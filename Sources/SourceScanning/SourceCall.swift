/// A call or a message in a source, and its arguments.
struct SourceCall {
  /// An argument, as a range of tokens.
  struct Argument {
    /// The label; of the first argument of a message the first part of the selector; empty where there is none.
    let label: String
    let tokens: Range<Int>
  }

  /// The name of the function, or the first part of the selector.
  let name: String

  let arguments: [Argument]

  /// The argument of a label.
  func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }
}

extension SourceTokens {
  /// The call whose bracket opens at a token; `nil` where there is none.
  func call(openingAt index: Int) -> SourceCall? {
    let end = partners[index]
    guard end > index else { return nil }
    switch mark(at: index) {
    case "(":
      guard let name = word(at: index - 1), !isDeclaration(at: index - 1) else { return nil }
      return SourceCall(name: name, arguments: pieces(of: index + 1..<end, between: ",").map(labelled))
    case "[" where language == .objectiveC && mark(at: index - 1) != "@": return message(in: index + 1..<end)
    default: return nil
    }
  }

  /// Whether a name is declared here and not called.
  private func isDeclaration(at index: Int) -> Bool { ["func", "init", "@interface"].contains(word(at: index - 1)) }

  private func labelled(_ tokens: Range<Int>) -> SourceCall.Argument {
    guard let label = word(at: tokens.lowerBound), mark(at: tokens.lowerBound + 1) == ":",
      mark(at: tokens.lowerBound + 2) != ":"
    else { return SourceCall.Argument(label: "", tokens: tokens) }
    return SourceCall.Argument(label: label, tokens: tokens.lowerBound + 2..<tokens.upperBound)
  }

  /// A message of Objective-C, from its receiver on.
  private func message(in tokens: Range<Int>) -> SourceCall? {
    var labels: [(label: String, start: Int)] = []
    var questions = 0
    var index = tokens.lowerBound
    while index < tokens.upperBound {
      if mark(at: index) == "?" { questions += 1 }
      if mark(at: index) == ":" {
        // The colon of a ternary belongs to its question mark.
        if questions > 0 {
          questions -= 1
        } else if index > tokens.lowerBound + 1, let label = word(at: index - 1) {
          labels.append((label, index + 1))
        }
      }
      index = max(index, min(partners[index], tokens.upperBound)) + 1
    }
    guard let name = labels.first?.label else { return nil }
    let arguments = labels.indices.map { place in
      // The label of the next argument ends this one.
      let end = place + 1 < labels.count ? labels[place + 1].start - 2 : tokens.upperBound
      return SourceCall.Argument(
        label: labels[place].label, tokens: labels[place].start..<max(labels[place].start, end))
    }
    return SourceCall(name: name, arguments: arguments)
  }
}
