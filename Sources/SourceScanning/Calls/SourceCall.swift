/// A call or a message in a source, and its arguments.
struct SourceCall {
  struct Argument {
    /// The label; of the first argument of a message the first part of the selector; empty where there is none.
    let label: String
    let tokens: Range<Int>
  }

  let name: String

  let arguments: [Argument]

  /// The argument of a label, or at the place that a number tells, from 0 on; `nil` for none.
  func argument(_ label: String) -> Argument? {
    if let place = Int(label) { return arguments.indices.contains(place) ? arguments[place] : nil }
    return label.isEmpty ? nil : arguments.first { $0.label == label }
  }
}

extension SourceTokens {
  func call(openingAt index: Int) -> SourceCall? {
    guard let end = end(ofBracketsAt: index) else { return nil }
    switch mark(at: index) {
    case "(":
      // What ends with a colon is the name of a function with its labels.
      guard let name = word(at: index - 1), !isDeclaration(at: index - 1), mark(at: end - 1) != ":" else { return nil }
      return SourceCall(name: name, arguments: pieces(of: index + 1..<end, between: ",").map(labelled))
    case "[" where language == .objectiveC && mark(at: index - 1) != "@": return message(in: index + 1..<end)
    default: return nil
    }
  }

  /// Whether one of some places, in order, is in what may be a call: in the brackets that open at a token, or in the token
  /// before them. Without the names of known calls it need not be looked at.
  func hasPlace(_ places: [Int], ofCallOpeningAt index: Int) -> Bool {
    guard partners[index] > index else { return false }
    let next = places.count(below: all[max(0, index - 1)].range.lowerBound)
    return next < places.count && places[next] < all[partners[index]].range.lowerBound
  }

  /// Whether a name is declared here and not called.
  private func isDeclaration(at index: Int) -> Bool {
    if let before = word(at: index - 1), ["func", "macro", "case"].contains(before) { return true }
    if language == .objectiveC {
      return braces[index] < 0 && word(at: index - 1).map(Self.keywords.contains) == false
    }
    guard let name = word(at: index) else { return false }
    return ["init", "subscript"].contains(name) && mark(at: index - 1) != "."
  }

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
    var outline = outline(of: tokens).makeIterator()
    while let index = outline.next() {
      if mark(at: index) == "?" { questions += 1 }
      guard mark(at: index) == ":" else { continue }
      // Two of them are a name of C++, and the colon of a ternary belongs to its question mark.
      if mark(at: index + 1) == ":" {
        _ = outline.next()
      } else if questions > 0 {
        questions -= 1
      } else if index > tokens.lowerBound + 1, let label = word(at: index - 1) {
        labels.append((label, index + 1))
      }
    }
    guard let name = labels.first?.label else { return nil }
    var arguments: [SourceCall.Argument] = []
    for place in labels.indices {
      // The label of the next argument ends this one.
      let end = place + 1 < labels.count ? labels[place + 1].start - 2 : tokens.upperBound
      // Commas stand between any number of arguments.
      let pieces = pieces(of: labels[place].start..<max(labels[place].start, end), between: ",")
      for (number, piece) in pieces.enumerated() {
        arguments.append(SourceCall.Argument(label: number == 0 ? labels[place].label : "", tokens: piece))
      }
    }
    return SourceCall(name: name, arguments: arguments)
  }
}

extension SourceTokens {
  /// Whether a word is the label of an argument.
  func isLabel(_ index: Int) -> Bool {
    guard mark(at: index + 1) == ":" else { return false }
    if language == .objectiveC {
      // Before the colon of a ternary there is a blank.
      return isJoined(index + 1) && !isMark("?{,", at: index - 1)
    }
    guard isMark("(,", at: index - 1) else { return false }
    // What is in brackets of another kind is a key.
    var place = index - 1
    while place >= 0, partners[place] <= index { place = min(place, partners[place]) - 1 }
    return mark(at: place) == "("
  }
}
