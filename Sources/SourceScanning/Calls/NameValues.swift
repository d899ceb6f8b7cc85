/// The values that a name may have at a place.
struct NameValues {
  /// The values that are assigned to it.
  var values: [Range<Int>] = []

  /// The list whose elements it stands for in turn, as in a loop.
  var list: Range<Int>?

  /// Where something is added to it, or put into it, after it has its value.
  var changes: [Int] = []

  /// Whether it is made of what it was before.
  var isMadeOfItself = false

  var isChanged: Bool { isMadeOfItself || !changes.isEmpty }

  /// Whether it may have other values than these as well.
  var mayHaveOthers = false
}

extension SourceTokens {
  /// The values that a name may have before a token: the one that it is declared with, in the body around the token
  /// or further out, and those that are assigned to it in between. `nil` where none of them is written in this
  /// source.
  ///
  /// - Parameter isProperty: whether it is written as one of `self`.
  func values(of name: String, isProperty: Bool = false, before index: Int) -> NameValues? {
    // A source in which names lead to other names and to long values again and again is given up.
    guard followed < 16 * all.count + 1000 else { return nil }
    let declaration = declaration(of: name, at: index, isMember: isProperty)
    let places = places(of: name, .binding).filter { place in
      guard language == .swift, isDeclared(at: place), !isLocal(place) || braces[place] < 0 else { return true }
      // What another type declares is something else.
      if case .local = declaration { return true }
      return declaration.places.contains(place)
    }
    let body = function(around: index)
    let isParameter = !isProperty && body?.parameters.contains { $0.name == name } == true
    let before = places.within(0..<index).suffix(50)
    let hasLocal =
      isParameter || before.contains { isLocal($0) && isDeclared(at: $0) && isVisible($0, from: index) }
    let behind = places.within(index..<all.count).prefix(50).filter { assignment(behind: $0) != nil }
    var found = NameValues()
    var assigned: [Int] = []
    var end: Int?
    // Only the nearest 50 places are looked at, so that a name with many meanings does not take long.
    for place in before.reversed() {
      steps += 1
      if isParameter, let body, place < body.brace { break }
      // A property and what is declared in a function are two things.
      if mark(at: place - 1) == "." ? !isProperty && hasLocal : isProperty && isLocal(place) { continue }
      let isDeclaration = isDeclared(at: place)
      guard isVisible(place, from: index) || !isDeclaration && isAlwaysDone(place, around: index) else {
        // The declaration is in another body, and so are the assignments within that body.
        if isDeclaration {
          assigned.removeAll { scope(around: place).contains($0) }
        } else if assignment(behind: place) != nil {
          assigned.append(place)
        }
        continue
      }
      if let list = listGoneThrough(at: place) {
        found.list = list
      } else if let value = assignedValue(behind: place) {
        found.values.append(value)
        // It has the value only where a condition holds: behind an `if` without braces, or in a branch of the compiler.
        let isConditional = mark(at: place - 1) == ")" || word(at: place - 1) == "else"
        found.mayHaveOthers = isConditional || branchEnds.hasAny(in: place..<index)
      } else if !isDeclaration {
        continue
      }
      end = place
      break
    }
    if end == nil, !isParameter {
      // The name is a property, which gets a value elsewhere.
      assigned += behind.filter {
        !isDeclared(at: $0) || isVisible($0, from: index) && braces[$0] != braces[index]
      }
    }
    if end == nil, isParameter, !assigned.isEmpty { return nil }
    if end == nil, language == .objectiveC {
      // Another class of the source has a variable of its own.
      let ofOthers = assigned.filter { typeName(around: $0) != typeName(around: index) }
      assigned.removeAll(where: ofOthers.contains)
    }
    found.values += assigned.compactMap(assignedValue)
    if found.values.isEmpty, found.list == nil { return nil }
    if let type = bracesAround(index).last, assigned.contains(where: { bracesAround($0).last != type }) {
      found.mayHaveOthers = true
    }
    var reach = all.indices
    if let end, isLocal(end), hasLocal, !isProperty {
      // In a loop or a closure, code behind the use may be done before the next use.
      let home = bracesAround(end).first { scope(around: $0 + 1).contains(index) } ?? -1
      let isAskedOnce = braces[index] == home && !isKept(end)
      reach = end + 1..<(isAskedOnce ? index : scope(around: home + 1).upperBound)
      // It keeps what it gets behind the use.
      if isKept(end) { found.values += behind.filter(reach.contains).compactMap(assignedValue) }
      found.changes = Array(self.places(of: name, .change).within(reach))
      if behind.contains(where: { reach.contains($0) && !isDeclared(at: $0) }) { found.mayHaveOthers = true }
    } else {
      // What is declared outside of the function may be changed anywhere, and be given another value there.
      let (base, variable, _) = names(ofProperty: name)
      found.changes = (language == .swift ? [name] : [base, variable]).flatMap { self.places(of: $0, .change) }
      let function = functionBrace(around: index)
      let isSetElsewhere = (before + behind).contains {
        assignment(behind: $0) != nil && !isDeclared(at: $0) && functionBrace(around: $0) != function
      }
      if let end,
        isSetByOthers(end) || !isDeclared(at: end) && (isSetElsewhere || mayBeSetByOthers(name, from: end, to: index))
      {
        found.mayHaveOthers = true
      }
    }
    found.isMadeOfItself = (assigned + (end.map { [$0] } ?? [])).contains { place in
      !isDeclared(at: place) && assignedValue(behind: place)?.contains { word(at: $0) == name } == true
    }
    // Whoever is given an object can put something into it.
    if let end, (statementStart(of: end)..<self.end(ofExpressionFrom: end)).contains(where: isMutable),
      isGivenAway(name, in: reach, changedAt: found.changes)
    {
      found.mayHaveOthers = true
    }
    let length = found.values.reduce(found.list?.count ?? 0) { $0 + $1.count }
    followed += length
    steps += length
    return found
  }

  /// Whether what stands at a place is done whenever the code around a token is: the braces in between are those of no
  /// condition, loop or closure. What an error keeps from being done in a `do` counts as done.
  private func isAlwaysDone(_ place: Int, around index: Int) -> Bool {
    let words = ["do", "repeat", "try", "finally", "autoreleasepool", "synchronized"]
    return place < index
      && bracesAround(place).prefix { !scope(around: $0 + 1).contains(index) }.allSatisfy { brace in
        let head = word(at: beforeParentheses(endingAt: brace - 1))
        return words.contains(head ?? "") || language == .objectiveC && isMark(";{}", at: brace - 1)
      }
  }

  /// Whether a place is outside of the body of a type. Properties are declared inside.
  private func isLocal(_ place: Int) -> Bool { !isTypeBody(braces[place]) }

  /// Whether other sources can give a variable a value, or the initialiser of a `struct` can.
  func isSetByOthers(_ place: Int) -> Bool {
    guard word(at: place - 1) == "var" else { return false }
    if typeKeyword(of: braces[place]) == "struct" { return true }
    let modifiers = (max(0, place - 8)..<place - 1).reversed().prefix { !hasLineFeed(before: $0 + 1) }
    return !modifiers.contains { ["private", "fileprivate"].contains(word(at: $0)) }
  }

  /// Whether a property that a function gives a value at a place may have another one at a token, by what other sources do in a
  /// call in between.
  private func mayBeSetByOthers(_ name: String, from place: Int, to index: Int) -> Bool {
    let declared = places(of: name, .declaration).filter { isTypeBody(braces[$0]) || braces[$0] < 0 }
    if language == .swift, !declared.isEmpty, !declared.contains(where: isSetByOthers) { return false }
    return (try? refuseCalls(in: place..<index, before: index, thatMayChange: place..<place + 1, at: index)) == nil
  }

  /// Whether a name goes through a list here.
  func isGoneThrough(at place: Int) -> Bool {
    guard word(at: place + 1) == "in" else { return false }
    if language == .objectiveC { return true }
    return word(at: place - 1) == "for" || ["let", "var"].contains(word(at: place - 1)) && word(at: place - 2) == "for"
  }

  /// The list that a name goes through here. With `enumerated()` it may be the second of two names.
  func listGoneThrough(at place: Int) -> Range<Int>? {
    if isGoneThrough(at: place) { return list(behind: place) }
    guard mark(at: place + 1) == ")", word(at: place + 2) == "in", mark(at: place - 1) == ",",
      word(at: partners[place + 1] - 1) == "for", case let list = list(behind: place + 1), list.count > 4,
      word(at: list.upperBound - 3) == "enumerated"
    else { return nil }
    return list.lowerBound..<list.upperBound - 4
  }

  /// The list that a name goes through, from the name on.
  func list(behind place: Int) -> Range<Int> {
    let end = outline(of: place + 2..<all.count).first {
      // Or the rest of the line is a literal without its end.
      isMark("{)", at: $0) || word(at: $0) == "where" || $0 > place + 2 && all[$0 - 1].kind == .openString
    }
    return place + 2..<(end ?? all.count)
  }
}

/// Something that has a place. Among many that are in order, those in a range are found quickly.
protocol Placed {
  var place: Int { get }
}

extension Int: Placed {
  var place: Int { self }
}

extension Range<Int>: Placed {
  var place: Int { lowerBound }
}

extension RandomAccessCollection where Element: Placed, Index == Int {
  /// How many of these elements, which are in order, stand before a place.
  func count(below limit: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].place < limit { low = middle + 1 } else { high = middle }
    }
    return low - startIndex
  }

  /// The elements in a range, if all are in order.
  func within(_ range: Range<Int>) -> SubSequence {
    self[startIndex + count(below: range.lowerBound)..<startIndex + count(below: range.upperBound)]
  }

  /// Whether any element is in a range, if all are in order.
  func hasAny(in range: Range<Int>) -> Bool { !within(range).isEmpty }
}
