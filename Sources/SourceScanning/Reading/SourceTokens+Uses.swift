/// A way in which a source uses a name at a place.
enum NameUse {
  case any

  /// It is declared, or something is assigned to it; names of other things' parts aside.
  case binding

  /// It is declared, in Objective-C also without a value.
  case declaration

  /// It gets another value, or is declared again.
  case value

  /// Something is added to what it stands for, or put into that.
  case change

  /// A method of what it stands for is called, which may change that.
  case message
}

extension String {
  /// Whether a word may be the end of a type before `*`.
  fileprivate var isTypeOfObjectiveC: Bool {
    first?.isUppercase == true || hasPrefix("_")
      || ["const", "char", "void", "int", "long", "float", "double", "id"].contains(self)
  }
}

extension SourceTokens {
  /// The places where a name is used in some way, in order.
  func places(of name: String, _ use: NameUse = .any) -> [Int] {
    if use == .any { return occurrences[name] ?? [] }
    if let known = uses[use]?[name] { return known }
    let places = places(of: name).filter { isUsed(use, at: $0) }
    uses[use, default: [:]][name] = places
    return places
  }

  private func isUsed(_ use: NameUse, at index: Int) -> Bool {
    let isPart = mark(at: index - 1) == "." && word(at: index - 2) != "self"
    switch use {
    case .any: return true
    case .binding:
      return !isPart && (isMark("=:", at: index + 1) || isDeclared(at: index) || word(at: index + 1) == "in")
    case .declaration:
      if isDeclared(at: index) { return true }
      return language == .objectiveC && mark(at: index - 1) != ")"
        && (mark(at: index - 1) == "*" || typeOfAnyObject(at: index) != nil)
    case .value:
      if isDeclared(at: index) || word(at: index + 1) == "in" || isParameter(at: index) { return true }
      if isKeyPath(at: index) || isGivenToMacro(at: index) { return true }
      return mark(at: index + 1) == "=" && mark(at: index + 2) != "=" || isChanged(at: index, isCollection: false)
    case .change:
      return isChanged(at: index, isCollection: true) || isPart && assignment(behind: index) != nil
        || isKeyPath(at: index)
    case .message:
      if mark(at: index - 1) == "[", language == .objectiveC { return word(at: index + 1) != nil }
      return mark(at: index + 1) == "." && word(at: index + 2) != nil && mark(at: index + 3) == "("
    }
  }

  /// Whether a name is that of a key path of Swift, by which a property can be set: `\.name`, `\Type.name`.
  func isKeyPath(at index: Int) -> Bool {
    mark(at: index - 1) == "." && mark(at: index - (word(at: index - 2) == nil ? 2 : 3)) == "\\"
  }

  /// Whether a name is a parameter of a function or a block.
  private func isParameter(at index: Int) -> Bool {
    if language == .objectiveC {
      // What is multiplied stands behind a bracket, or a name with a small letter.
      let isType = isMark(">*", at: index - 2) || word(at: index - 2)?.isTypeOfObjectiveC == true
      return mark(at: index - 1) == "*" && isType && isMark("),;", at: index + 1)
    }
    guard let opening = opening("(", around: index) else { return false }
    let isFunction = ["func", "init"].contains(word(at: opening - 2)) || word(at: opening - 1) == "init"
    return isFunction || sign(at: partners[opening] + 1) == "->"
  }

  /// Whether a name is changed at a token: by an operator that assigns, by its address, or by a message.
  ///
  /// - Parameter isCollection: whether it stands for a dictionary or a list, which more messages change than a number; a
  ///   view stays the same whatever is done with it.
  func isChanged(at index: Int, isCollection: Bool) -> Bool {
    if givesAddress(at: index) || isAssignedInParentheses(at: index) { return true }
    var next = index + 1
    // What says which part of its value is meant: `["key"]`, `?` or `!`.
    while mark(at: next) == "["
      ? partners[next] > next : language == .swift && isMark("?!", at: next) && isJoined(next)
    { next = partners[next] + 1 }
    let sign = sign(at: next)
    if language == .swift {
      // An operator that the language does not have may assign.
      if sign.count > 1, !Self.readingOperators.contains(sign) { return true }
    } else {
      if Self.assignments.contains(where: sign.hasPrefix) { return true }
      if ["+", "-"].contains(where: { mark(at: index - 1) == $0 && mark(at: index - 2) == $0 }) { return true }
    }
    if next > index + 1, sign == "=" { return true }
    if mark(at: next) == ".", let message = word(at: next + 1) {
      if isMutator(message, isCollection) { return true }
      // A message to a variable that is a statement of its own is sent for what it changes.
      let start = mark(at: index - 1) == "." ? index - 2 : index
      return isCollection && language == .swift && mark(at: next + 2) == "(" && !Self.readers.contains(message)
        && isStatementStart(start)
    }
    let opening = messageStart(of: index)
    guard language == .objectiveC, mark(at: opening) == "[", let message = word(at: index + 1) else { return false }
    return isMutator(message, isCollection)
  }

  /// The token before a name, or before the `self` that it is a property of.
  func messageStart(of index: Int) -> Int { index - (isOfSelf(index) ? 3 : 1) }

  func isOfSelf(_ index: Int) -> Bool { mark(at: index - 1) == "." && word(at: index - 2) == "self" }

  /// The operator that begins at a token; an empty one where none does.
  func sign(at index: Int) -> String {
    let signs = (index..<max(index, all.count)).prefix(8).lazy.prefix { place in
      self.mark(at: place).map(Self.signs.contains) == true && (place == index || self.isJoined(place))
    }
    return String(String.UnicodeScalarView(signs.compactMap { self.mark(at: $0) }))
  }

  private static let signs = Set("+-*/%|&^<>!=~?".unicodeScalars)
  private static let readingOperators: Set<String> = [
    "==", "!=", "<=", ">=", "===", "!==", "~=", "&&", "||", "??", "<<", ">>", "->", "&+", "&-", "&*", "..", "!?", "?!",
    ">?", ">>?", ">!", "!!",
  ]
  private static let assignments = [
    "+=", "-=", "*=", "/=", "%=", "|=", "&=", "^=", "<<=", ">>=", "++", "--",
  ]

  /// What goes through a collection without changing it.
  private static let readers: Set<String> = ["forEach", "enumerated", "filter", "map", "compactMap", "sorted"]

  private func isMutator(_ message: String, _ isCollection: Bool) -> Bool {
    isCollection ? Self.collectionMutators.contains { message.hasPrefix($0) } : Self.mutators.contains(message)
  }

  private static let collectionMutators = [
    "append", "insert", "add", "set", "update", "merge", "remove", "replace", "delete", "write", "form", "sort",
  ]

  private static let mutators: Set<String> = [
    "updateValue", "merge", "removeValue", "removeAll", "append", "insert", "negate", "round", "formRemainder",
    "formTruncatingRemainder", "formSquareRoot",
  ]

  /// Whether an `&` stands before a name or before what it is a part of, so that it can be given a value elsewhere; two are
  /// an operator.
  func givesAddress(at index: Int) -> Bool {
    let start = startOfPath(to: index)
    var first = start
    while mark(at: first - 1) == "&" { first -= 1 }
    return (start - first) % 2 == 1
  }

  /// The first token of a name and of what it is a property of.
  func startOfPath(to index: Int) -> Int {
    var start = index
    while start > 1 {
      if mark(at: start - 1) == ".", word(at: start - 2) != nil {
        start -= 2
      } else if mark(at: start - 1) == ">", mark(at: start - 2) == "-", word(at: start - 3) != nil {
        start -= 3
      } else {
        break
      }
    }
    return start
  }

  /// Whether a name is given to a macro that gives something a value.
  private func isGivenToMacro(at index: Int) -> Bool {
    guard language == .objectiveC, isMark("(,", at: index - 1), let opening = opening("(", around: index),
      let name = word(at: opening - 1)
    else { return false }
    return macroNames.setting.contains(name) || surroundings.macros.setting.contains(name)
  }

  /// Whether a macro may be called at a token, which can use any name.
  func isMacroCall(at index: Int) -> Bool {
    guard language == .objectiveC, let word = word(at: index), word.utf8.count > 1 else { return false }
    if mark(at: index + 1) == "(", !directives.isEmpty, macros?.bodies[word] != nil { return true }
    let isStatement = mark(at: index + 1) == ";" && isMark(";{}", at: index - 1)
    if isStatement, macroNames.words[word] != nil { return true }
    guard !word.utf8.contains(where: { (97...122).contains($0) }) else { return false }
    return mark(at: index + 1) == "(" || isStatement
  }

  /// Whether a name is one of several in parentheses that get a value: `(a, b) = sizes()`.
  private func isAssignedInParentheses(at index: Int) -> Bool {
    guard language == .swift, isMark(",)", at: index + 1) else { return false }
    var opening = opening("(", around: index)
    // Of parentheses in parentheses no more than these are left.
    for _ in 0..<10 {
      guard let place = opening else { return false }
      let end = partners[place] + 1
      if !isMark(",)", at: end) { return mark(at: end) == "=" && mark(at: end + 1) != "=" }
      opening = self.opening("(", around: place)
    }
    return false
  }
}
