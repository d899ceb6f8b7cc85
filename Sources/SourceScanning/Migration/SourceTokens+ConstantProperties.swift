// The properties that have one value as long as anything can ask for it.

extension SourceTokens {
  /// The only value of a property of the same object, or of a constant of a type; `nil` for another expression.
  func constant(askedBy expression: Range<Int>, at index: Int) -> Range<Int>? {
    // A name in it may mean nothing elsewhere.
    if let value = constant(ofTypeIn: expression) { return value.contains { word(at: $0) != nil } ? nil : value }
    guard let name = name(in: expression), expression.count > 1 || !isLocalName(name, at: index),
      places(of: name, .change).isEmpty, let values = values(ofProperty: name, at: index), values.count == 1
    else { return nil }
    return values[0]
  }

  /// The value of a constant of a type that is seen by this name alone, and not within another type.
  private func constant(ofTypeIn expression: Range<Int>) -> Range<Int>? {
    guard expression.count == 3, let value = member(in: expression), let place = value.first,
      typeName(around: place)?.contains(".") == false, let brace = bracesAround(place).first(where: isTypeBody),
      braces[brace] < 0 || bracesAround(expression.lowerBound).contains(braces[brace])
    else { return nil }
    return value
  }

  /// Whether an expression has no names, or is a constant of a type, or a property that has the same value whenever a dictionary is
  /// there which that is put into.
  func isConstant(_ expression: Range<Int>, in dictionary: Range<Int>, at index: Int) -> Bool {
    guard let name = name(in: expression) else {
      return constant(ofTypeIn: expression) != nil || !expression.contains { word(at: $0) != nil }
    }
    if language == .swift, isFixed(name, at: index) { return true }
    guard let values = values(ofProperty: name, at: index), values.count == 1 else { return false }
    return isGivenOnce(values[0].lowerBound, before: dictionary.lowerBound, at: index)
  }

  /// Whether the value of a property that stands at a token is given once to each object, or each time that a dictionary is made
  /// behind it.
  private func isGivenOnce(_ place: Int, before dictionary: Int, at index: Int) -> Bool {
    if isTypeBody(braces[place]) { return true }
    let brace = functionBrace(around: place)
    if bracesAround(place).prefix(while: { $0 > brace }).contains(where: isClosure) { return false }
    if brace == functionBrace(around: dictionary) {
      // What is called in between may ask for the dictionary of before.
      return place < dictionary
        && !callGraph.calls(leadingTo: functions(around: [index])).hasAny(in: place..<dictionary)
    }
    let name = function(around: place)?.name ?? namesOfBodies[brace] ?? ""
    return name.hasPrefix("initWith") || ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(name)
      || getters[name]?.contains { $0.isLazy && $0.body.contains(place) } == true
  }

  /// The values of a property of the object around a token that this source alone can set; `nil` for another name, and where
  /// one of them is not written as such.
  private func values(ofProperty name: String, at index: Int) -> [Range<Int>]? {
    let (base, variable, _) = names(ofProperty: name)
    let isOfMacros = [base, variable].contains { callsMacro(standingFor: $0, in: all.indices, setting: true) }
    guard !isOfMacros, !isWeak(base), settings(ofProperty: name).isEmpty else { return nil }
    var values: [Range<Int>] = []
    var assignments: [Int] = []
    if language == .swift {
      let types = types(around: index)
      let declarations = places(of: name, .binding).filter {
        isDeclared(at: $0) && isTypeBody(braces[$0]) && types.contains(typeName(around: $0) ?? "")
      }
      guard declarations.count == 1, let place = declarations.first, !isSetByOthers(place),
        // Another one may be in its place.
        isPrivate(place) || !surroundings.superclasses.values.contains(typeName(around: place) ?? ""),
        getters[name]?.allSatisfy({ $0.isLazy }) != false
      else { return nil }
      values = [assignedValue(behind: place)].compactMap { $0 }.filter { entries(ofVariable: $0)?.isEmpty != true }
      assignments = self.assignments(of: name).filter { mark(at: $0 - 1) == "." || !isLocalName(name, at: $0) }
    } else {
      // What a header declares others can set.
      let isOwn = places(of: base).contains { place in
        mark(at: place - 1) == "*" && mark(at: place + 1) == ";"
          && head(before: place).contains { word(at: $0) == "property" }
      }
      guard isOwn, getters[base]?.allSatisfy({ $0.isLazy }) != false else { return nil }
      assignments = self.assignments(of: base).filter { mark(at: $0 - 1) == "." } + self.assignments(of: variable)
    }
    for place in assignments {
      // Another object has other views.
      guard isOfSelf(place) || !isMark(".>", at: place - 1), let value = assignedValue(behind: place) else {
        return nil
      }
      values.append(value)
    }
    return values
  }
}
