// The properties that have one value as long as anything can ask for it.

extension SourceTokens {
  /// The only value of a property of the same object, or of a constant of a type; `nil` for another expression.
  func constant(askedBy expression: Range<Int>, at index: Int) -> Range<Int>? {
    // A name in it may mean nothing elsewhere.
    if let value = constant(ofTypeIn: expression) { return value.contains { word(at: $0) != nil } ? nil : value }
    guard let name = name(in: expression), expression.count > 1 || !isLocalName(name, at: index),
      places(of: name, .change).isEmpty
    else { return nil }
    return onlyValue(of: expression, at: index)
  }

  /// The value of a constant of a type that is seen by this name alone, and not within another type.
  func constant(ofTypeIn expression: Range<Int>) -> Range<Int>? {
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
    // What is made when it is first asked for may be so later, or not at all.
    if getters[name] != nil { return false }
    if language == .swift, isFixed(name, at: index, isMember: expression.count > 1) { return true }
    guard let value = onlyValue(of: expression, at: index) else { return false }
    return isGivenOnce(value.lowerBound, before: dictionary.lowerBound, at: index)
  }

  /// Whether the value of a property that stands at a token is given once to each object, or each time that a dictionary is made
  /// behind it.
  private func isGivenOnce(_ place: Int, before dictionary: Int, at index: Int) -> Bool {
    if isTypeBody(braces[place]) { return true }
    let brace = functionBrace(around: place)
    if bracesAround(place).prefix(while: { $0 > brace }).contains(where: isClosure) { return false }
    guard brace == functionBrace(around: dictionary) else {
      let name = function(around: place)?.name ?? namesOfBodies[brace] ?? ""
      return name.hasPrefix("initWith") || ["init", "viewDidLoad", "loadView", "awakeFromNib"].contains(name)
    }
    // Where the function is called again, what comes in between may leave it, or ask for the dictionary of before.
    let between = place..<max(place, dictionary)
    return !between.isEmpty && braces[place] == braces[dictionary] && !between.contains(index)
      && !between.contains { Self.exits.contains(word(at: $0) ?? "") }
      && !callGraph.calls(leadingTo: functions(around: [index])).hasAny(in: between)
  }

  private static let exits: Set<String> = ["return", "guard", "throw", "try", "await", "break", "continue", "goto"]

  /// The only value that a property of the object around a token gets, if this source alone can set it; `nil` where it has
  /// several, or one that is not written as such.
  private func onlyValue(of expression: Range<Int>, at index: Int) -> Range<Int>? {
    guard let name = name(in: expression), let type = typeName(around: index),
      // Another one may be in its place.
      !surroundings.superclasses.values.contains(type), !isSetUnderOtherNames(name),
      let property = language == .swift
        ? ownProperty(ofSwift: expression, named: name, at: index)
        : ownProperty(ofObjectiveC: name, isAlone: expression.count == 1, of: type)
    else { return nil }
    var values = [property.first].compactMap { $0 }
    for place in property.assignments {
      // Another object has other views.
      guard isOfSelf(place) || !isMark(".>", at: place - 1), let value = assignedValue(behind: place) else {
        return nil
      }
      values.append(value)
    }
    return values.count == 1 ? values[0] : nil
  }

  /// Whether a property may get a value by a macro, its setter or a key path, or loses it by itself.
  private func isSetUnderOtherNames(_ name: String) -> Bool {
    let (base, variable, _) = names(ofProperty: name)
    return isWeak(base) || !settings(ofProperty: name).isEmpty
      || places(of: base).contains(where: isKeyPath)
      || [base, variable].contains { callsMacro(standingFor: $0, in: all.indices, setting: true) }
  }

  /// A property that no other source can set: the value that it is declared with, and where it gets others.
  private typealias OwnProperty = (first: Range<Int>?, assignments: [Int])

  private func ownProperty(ofSwift expression: Range<Int>, named name: String, at index: Int) -> OwnProperty? {
    guard case .property(let places) = declaration(of: name, at: index, isMember: expression.count > 1),
      places.count == 1, let place = places.first, typeName(around: place) == typeName(around: index),
      !isSetByOthers(place),
      case let start = statementStart(of: place), !isAttribute(start - 1),
      !(start..<place).contains(where: { mark(at: $0) == "@" }),
      getters[name]?.allSatisfy({ $0.isLazy }) != false
    else { return nil }
    let first = assignedValue(behind: place).flatMap { entries(ofVariable: $0)?.isEmpty == true ? nil : $0 }
    return (first, assignments(of: name).filter { mark(at: $0 - 1) == "." || !isLocalName(name, at: $0) })
  }

  /// - Parameter isAlone: whether the name stands without an object, so that it is that of a variable.
  private func ownProperty(ofObjectiveC name: String, isAlone: Bool, of type: String) -> OwnProperty? {
    let (base, variable, setter) = names(ofProperty: name)
    // What a header declares others can set.
    guard places(of: base).contains(where: { isDeclaredProperty(at: $0, of: type) }), getters[base] == nil,
      surroundings.functions[setter] == nil, !isAlone || name == variable
    else { return nil }
    return (nil, assignments(of: base).filter { mark(at: $0 - 1) == "." } + assignments(of: variable))
  }

  /// Whether a property of a class of Objective-C is declared at a token, whose getter and setter have the usual names.
  private func isDeclaredProperty(at place: Int, of type: String) -> Bool {
    guard mark(at: place - 1) == "*", mark(at: place + 1) == ";",
      let keyword = head(before: place).first(where: { word(at: $0) == "property" }),
      case let attributes = mark(at: keyword + 1) == "("
        ? keyword + 1..<max(keyword + 1, partners[keyword + 1]) : 0..<0,
      !attributes.contains(where: { ["getter", "setter", "weak"].contains(word(at: $0)) })
    else { return false }
    let sections = ["interface", "implementation", "protocol", "end"].flatMap { word in
      places(of: word).within(0..<place).filter { mark(at: $0 - 1) == "@" }.suffix(1)
    }
    return sections.max().map { word(at: $0) == "interface" && word(at: $0 + 1) == type } ?? false
  }
}
