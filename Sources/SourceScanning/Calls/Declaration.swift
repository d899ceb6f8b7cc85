/// What declares a name that is asked for at a place.
enum Declaration {
  /// A parameter or a variable of a function around the place, at a token.
  case local(Int)

  /// Properties of the type around the place, of a class above it or of a type around that, each at its token.
  case property([Int])

  /// Variables of this source outside of functions and types.
  case global([Int])

  /// A variable that another source declares.
  case elsewhere(SourceSurroundings.Member)

  /// Nothing that the sources show for certain.
  case unknown

  /// The tokens in this source where it may be declared.
  var places: [Int] {
    switch self {
    case .local(let place): [place]
    case .property(let places), .global(let places): places
    case .elsewhere, .unknown: []
    }
  }
}

extension SourceTokens {
  /// What declares a name that is asked for at a token.
  ///
  /// - Parameter isMember: whether it is asked for as a property of `self`.
  func declaration(of name: String, at index: Int, isMember: Bool) -> Declaration {
    if !isMember, let place = localDeclaration(of: name, at: index) { return .local(place) }
    let members = surroundings.members[name] ?? [:]
    let global = places(of: name, .declaration).filter { braces[$0] < 0 }
    if language == .swift || isMember {
      let (types, properties) = (typeNames(around: index), properties(named: name))
      let own = properties.filter { types.contains(typeName(around: $0) ?? "") }
      if !own.isEmpty { return .property(seen(own, from: index)) }
      let around = bracesAround(index)
      if let member = member(members, of: types) { return .elsewhere(member) }
      let outer = properties.filter { around.contains(braces[$0]) }
      if !outer.isEmpty { return .property(outer) }
      let outerTypes = Set(around.filter(isTypeBody).compactMap { typeName(around: $0) })
      if language == .swift, let member = member(members, of: outerTypes) { return .elsewhere(member) }
      // The type may be one that has what many others have. Properties of Objective-C stand outside of braces.
      let mayHaveMore =
        !types.contains(SourceSurroundings.noClass) && members.keys.contains(where: surroundings.isForMany)
      if language == .swift ? isMember || mayHaveMore : global.isEmpty && mayHaveMore { return .unknown }
    }
    if !global.isEmpty { return .global(global) }
    return members[""].map { .elsewhere($0) } ?? .unknown
  }

  /// What some types of other sources have, whether their objects or they themselves do.
  private func member(
    _ members: [String: SourceSurroundings.Member], of types: Set<String>
  ) -> SourceSurroundings.Member? {
    let found = members.filter { owner, _ in
      types.contains(owner.hasPrefix("static ") ? String(owner.dropFirst("static ".count)) : owner)
    }
    return found.values.dropFirst().reduce(found.values.first) { $0?.merging($1) }
  }

  /// Where the types of this source declare a property with a name; in Objective-C, where one has a getter of its own.
  private func properties(named name: String) -> [Int] {
    remembered(\.properties, name) {
      if language == .objectiveC { return getters[name]?.map { $0.place } ?? [] }
      return places(of: name, .declaration).filter { isTypeBody(braces[$0]) }
    }
  }

  /// Of properties of objects and of their types with one name those that are meant by it alone at a token.
  private func seen(_ properties: [Int], from index: Int) -> [Int] {
    guard language == .swift, Set(properties.map(belongsToType)).count > 1 else { return properties }
    let function = functionBrace(around: index)
    let isOfType = function >= 0 && belongsToType(function)
    return properties.filter { belongsToType($0) == isOfType }
  }

  /// Whether a variable or a function of Swift is one of its type, and not of each object.
  func belongsToType(_ place: Int) -> Bool {
    (statementStart(of: place)..<place).contains { ["static", "class"].contains(word(at: $0)) }
  }

  /// Whether a variable of a function of Objective-C keeps its value until the function is called again.
  func isKept(_ place: Int) -> Bool {
    language == .objectiveC && functionBrace(around: place) >= 0
      && (statementStart(of: place)..<place).contains { word(at: $0) == "static" }
  }

  /// Where a name is declared in a function around a token, as a variable or as a parameter; `nil` where it is not.
  func localDeclaration(of name: String, at index: Int) -> Int? {
    let function = functionBrace(around: index)
    guard function >= 0 else { return nil }
    let variable = places(of: name, .declaration).within(function..<max(function, index)).last {
      !isTypeBody(braces[$0]) && isVisible($0, from: index)
        // What it is made of may be something else with its name.
        && (language == .objectiveC || origin(ofVariableAt: $0)?.contains(index) != true)
    }
    // A function may stand in another one.
    let functions = sequence(first: self.function(around: index)) { $0.map { self.function(around: $0.brace) } ?? nil }
    let parameter = functions.prefix { $0 != nil }.lazy.compactMap { $0?.parameters.last { $0.name == name } }.first
    return [variable, parameter?.place].compactMap { $0 }.max()
  }

  /// What a variable of Swift is made of that is declared at a token: its value, or the list that it goes through.
  func origin(ofVariableAt place: Int) -> Range<Int>? {
    if isGoneThrough(at: place) { return list(behind: place) }
    if let opening = opening("(", around: place), word(at: partners[opening] + 1) == "in",
      word(at: opening - 1) == "for"
    {
      return list(behind: partners[opening])
    }
    return assignedValue(behind: place).map { value in
      let end = isInCondition(place) ? outline(of: value).first { mark(at: $0) == "{" || word(at: $0) == "else" } : nil
      return value.lowerBound..<(end ?? value.upperBound)
    }
  }

  /// Whether a variable is declared by a condition at a token.
  func isInCondition(_ place: Int) -> Bool {
    ["if", "guard", "while"].contains(word(at: place - 2)) || mark(at: place - 2) == ","
  }

  /// Whether a name is declared in the function around a token: as a variable, or as a parameter.
  func isLocalName(_ name: String, at index: Int) -> Bool { localDeclaration(of: name, at: index) != nil }

  /// Whether a token is the name of such a variable or parameter, and not of a part of something.
  func isLocalName(at index: Int) -> Bool {
    mark(at: index - 1) != "." && word(at: index).map { isLocalName($0, at: index) } == true
  }

  /// Whether a name that stands alone, or as a property of `self`, means the same wherever it is seen.
  func isFixed(_ name: String, at index: Int, isMember: Bool = false) -> Bool {
    let declaration = declaration(of: name, at: index, isMember: isMember)
    if case .local = declaration {
      let scope = functionBrace(around: index)
      let isClosed = scope >= 0 && partners[scope] > scope
      let reach = scope..<(isClosed ? partners[scope] : all.count)
      return !assignments(of: name).hasAny(in: reach) && !callsMacro(standingFor: name, in: reach, setting: true)
    }
    if language == .objectiveC {
      return name.isConstantOfC && !isGlobal(name, at: index)
        && !words(ofMacro: name).contains { $0 == "self" || $0.hasPrefix("_") || isGlobal($0, at: index) }
    }
    if case .property(let places) = declaration { return places.allSatisfy { word(at: $0 - 1) == "let" } }
    return false
  }

  /// The type around a token, and the classes above it, as far as they are known.
  func typeNames(around index: Int) -> Set<String> { typeName(around: index).map { typeNames(above: $0) } ?? [] }

  func typeNames(above type: String) -> Set<String> {
    Set(sequence(first: type) { self.surroundings.superclasses[$0] }.prefix(10))
  }

  /// Whether a name is that of a property which another source computes each time, and does something then: in the type around
  /// it, in a class below that, or in any that this may be.
  func isComputedElsewhere(_ name: String, at index: Int) -> Bool {
    let isMember = mark(at: index - 1) == "."
    guard let owners = surroundings.members[name]?.filter({ $0.value.isComputed }).keys, !owners.isEmpty,
      !isLabel(index), isMember || language == .swift, let object = isMember ? word(at: index - 2) : "self"
    else { return false }
    func isOfMany() -> Bool { owners.contains(where: surroundings.isForMany) }
    func isBelow(_ type: String) -> Bool { owners.contains { $0 != type && typeNames(above: $0).contains(type) } }
    func isOf(_ type: String) -> Bool { typeNames(above: type).contains(where: owners.contains) || isBelow(type) }
    if object == "self" {
      let isOverridden = typeName(around: index).map(isBelow) == true
      return switch declaration(of: name, at: index, isMember: isMember) {
      case .local: false
      case .global: language == .objectiveC && isOverridden
      case .property: isOverridden
      case .elsewhere(let member): member.isComputed || isOverridden
      case .unknown: isOfMany() || isOverridden
      }
    }
    if language == .swift {
      if surroundings.superclasses[object] != nil {
        return typeNames(above: object).contains { owners.contains("static " + $0) }
      }
      if let type = types(of: startOfPath(to: index - 2)..<index - 1).common?.name, !surroundings.isForMany(type) {
        return isOfMany() || isOf(type)
      }
    }
    // Another object may be of any type.
    return getters[name] == nil
      && !places(of: name, .declaration).contains { isTypeBody(braces[$0]) || braces[$0] < 0 }
  }
}
