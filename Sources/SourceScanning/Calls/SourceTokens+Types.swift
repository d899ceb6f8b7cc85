// The types of what a source of Swift names.

extension SourceTokens {
  /// The types that a name is declared with; none where its declaration is not seen.
  ///
  /// - Parameters:
  ///   - index: the token where it is named; `nil` where any declaration may be that of the name.
  ///   - isMember: whether it is asked for there as a property of `self`.
  func types(of name: String, at index: Int? = nil, isMember: Bool = false) -> Set<WrittenType> {
    guard let index else {
      return Set(places(of: name, .binding).compactMap { type(declaredAt: $0, isCertain: false) })
    }
    let declaration = declaration(of: name, at: index, isMember: isMember)
    if case .elsewhere(let member) = declaration { return [member.type] }
    return Set(declaration.places.compactMap { type(declaredAt: $0) })
  }

  /// The types that an expression may have by what is declared; none where nothing of that is seen.
  func types(of expression: Range<Int>) -> Set<WrittenType> {
    let expression = withoutParentheses(expression)
    guard let first = expression.first, expression.count < 100 else { return [] }
    if isNil(expression) { return [.optional(.unknown)] }
    if ["try", "await"].contains(word(at: first)) {
      let types = types(of: expression.dropFirst(isMark("?!", at: first + 1) ? 2 : 1))
      return mark(at: first + 1) == "?" ? optional(types) : types
    }
    let types = types(ofPostfix: expression)
    if types.contains(where: { $0.present != .unknown }) { return types }
    if let number = numberType(of: expression) { return [.named(number)] }
    if !types.isEmpty { return types }
    if let branches = ternary(in: expression)?.branches {
      return self.types(of: branches.0).union(self.types(of: branches.1))
    }
    let outline = Array(outline(of: expression))
    if let sign = outline.last(where: { mark(at: $0) == "?" && mark(at: $0 + 1) == "?" }) {
      let left = self.types(of: first..<sign).map { $0.present }
      return self.types(of: sign + 2..<expression.upperBound).union(left)
    }
    guard let cast = outline.last(where: { word(at: $0) == "as" }),
      let type = type(in: cast + (isMark("?!", at: cast + 1) ? 2 : 1)..<max(cast + 2, expression.upperBound))
    else { return [] }
    return [mark(at: cast + 1) == "?" ? .optional(type) : type]
  }

  /// The same for a name or brackets, and what stands behind that: members, calls, elements, `?` and `!`. There are none for
  /// another expression.
  func types(ofPostfix expression: Range<Int>) -> Set<WrittenType> {
    guard isPostfix(expression) else { return [] }
    let types = types(ofParts: expression)
    return outline(of: expression).contains { mark(at: $0) == "?" } ? optional(types) : types
  }

  /// Whether an expression is a name or brackets, and what stands behind that.
  private func isPostfix(_ expression: Range<Int>) -> Bool {
    !expression.isEmpty
      && outline(of: expression).allSatisfy { index in
        if index == expression.lowerBound { return word(at: index) != nil || isMark("([", at: index) }
        if word(at: index) != nil { return mark(at: index - 1) == "." }
        return isMark(".([!?", at: index) && isJoined(index) || mark(at: index) == "{"
      }
  }

  /// The types of what may be `nil`, perhaps one of which nothing else is known.
  private func optional(_ types: Set<WrittenType>) -> Set<WrittenType> {
    types.isEmpty ? [.optional(.unknown)] : Set(types.map { .optional($0.present) })
  }

  /// The types of a name or brackets, and what stands behind that, if none of it is `nil`.
  private func types(ofParts expression: Range<Int>) -> Set<WrittenType> {
    let file = file ?? self
    guard let last = expression.last else { return [] }
    if isMark("!?", at: last) { return Set(types(ofParts: expression.dropLast()).map { $0.unwrappedOnce }) }
    if let name = name(in: expression) {
      let place = placeInFile ?? last
      if name == "self" { return Set([file.typeName(around: place)].compactMap { $0.map { .named($0) } }) }
      let types = file.types(of: name, at: place, isMember: expression.count > 1)
      return types.isEmpty ? Set([typeOfElement(at: last)].compactMap { $0 }) : types
    }
    if mark(at: last - 1) == ".", let name = word(at: last) { return types(ofMember: name, of: expression.dropLast(2)) }
    let opening = partners[last]
    guard expression.dropFirst().contains(opening) else {
      return encloses(expression.lowerBound, expression) && mark(at: last) == ")" ? types(of: expression) : []
    }
    var object = expression.lowerBound..<opening
    // A closure behind the parentheses, or in their place.
    if mark(at: last) == "}", mark(at: opening - 1) == ")" { object = object.lowerBound..<partners[opening - 1] }
    if mark(at: last) == "]" { return Set(types(ofParts: object).compactMap { $0.present.element }) }
    return types(ofCallOf: object, opening..<last)
  }

  /// The types of what a call of a function or of an initialiser gives.
  private func types(ofCallOf path: Range<Int>, _ arguments: Range<Int>) -> Set<WrittenType> {
    let file = file ?? self
    guard let last = path.last, let name = word(at: last) else { return [] }
    if name.first?.isUppercase == true {
      // What is made from an archive may be `nil` as well.
      let mayFail =
        arguments.contains { word(at: $0) == "coder" }
        || file.places(of: "init").contains { file.mark(at: $0 + 1) == "?" && file.typeName(around: $0) == name }
      return path.count > 1 ? [] : [mayFail ? .optional(.named(name)) : .named(name)]
    }
    let results = Set(file.results(ofFunctions: name))
    guard mark(at: last - 1) == ".", results.isEmpty else { return results }
    let lists = types(ofParts: path.dropLast(2)).map { $0.present }.filter {
      if case .list = $0 { true } else { false }
    }
    if Self.listsOfTheSame.contains(name) { return Set(lists) }
    return Self.elementsOrNone.contains(name) ? Set(lists.compactMap { $0.element.map { .optional($0) } }) : []
  }

  private static let listsOfTheSame: Set<String> = [
    "reversed", "dropFirst", "dropLast", "filter", "sorted", "prefix", "suffix", "shuffled",
  ]
  private static let elementsOrNone: Set<String> = ["first", "last", "popLast", "randomElement", "min", "max"]

  /// The types of a property of an object, or of one of a type.
  private func types(ofMember name: String, of object: Range<Int>) -> Set<WrittenType> {
    let file = file ?? self
    guard let last = object.last else { return [] }
    if let type = word(at: last), type.first?.isUppercase == true {
      let declared = file.places(of: name, .declaration).filter { file.isTypeBody(file.braces[$0]) }
      let places = file.places(declared, inType: type, seenFrom: placeInFile ?? last)
      if !places.isEmpty { return Set(places.compactMap { file.type(declaredAt: $0) }) }
      let member = object.count == 1 ? file.surroundings.members[name]?["static " + type] : nil
      return member.map { [$0.type] } ?? []
    }
    return types(ofParts: object).reduce(into: []) { types, owner in
      switch owner.present {
      case .list(let type) where ["first", "last"].contains(name): types.insert(.optional(type))
      case .dictionary(let type) where name == "values": types.insert(.list(of: type))
      case .list where name == "count", .dictionary where name == "count": types.insert(.named("Int"))
      case .named(let owner): types.formUnion(file.types(ofProperty: name, of: owner))
      default: break
      }
    }
  }

  /// The places among some, in order, that stand in the type which a name means at a token: of types with one name, the innermost
  /// that is seen from there.
  func places(_ places: [Int], inType type: String, seenFrom index: Int) -> [Int] {
    guard let owner = type == "Self" ? typeName(around: index) : type else { return [] }
    let places = places.filter { typeName(around: $0).map { $0 == owner || $0.hasSuffix("." + owner) } == true }
    let around = bracesAround(index)
    func distance(_ place: Int) -> Int {
      let outer = bracesAround(place).first(where: isTypeBody).map { braces[$0] } ?? -1
      return around.firstIndex(of: outer) ?? around.count + (outer < 0 ? 0 : 1)
    }
    let nearest = places.map(distance).min()
    return places.filter { distance($0) == nearest }
  }

  /// The type that a property of a type is declared with, if its objects have it.
  private func types(ofProperty name: String, of owner: String) -> Set<WrittenType> {
    let owners = typeNames(above: owner)
    let own = places(of: name, .declaration).filter {
      isTypeBody(braces[$0]) && !belongsToType($0) && owners.contains(typeName(around: $0) ?? "")
    }
    if !own.isEmpty { return Set(own.compactMap { type(declaredAt: $0) }) }
    let members = surroundings.members[name] ?? [:]
    return Set(owners.compactMap { members[$0]?.type })
  }

  /// The type that a name has which is declared at a token; `nil` where it is not that of a variable.
  ///
  /// - Parameter isCertain: whether it is known that it is declared there, and not the label of an argument.
  private func type(declaredAt place: Int, isCertain: Bool = true) -> WrittenType? {
    let isDeclared = isDeclared(at: place)
    if mark(at: place + 1) == ":" {
      let isParameter =
        (isMark("(,)", at: place - 1) || word(at: place - 1) != nil)
        && word(at: place + 2)?.first?.isUppercase == true
      return isCertain || isDeclared || isParameter ? type(at: place + 2) : nil
    }
    guard isDeclared else { return nil }
    if let known = typesOfValues[place] { return known }
    // A source in which each name leads to another is given up.
    typesOfValues[place] = .unknown
    guard namesInProgress < 200 else { return .unknown }
    namesInProgress += 1
    defer { namesInProgress -= 1 }
    let type = (mark(at: place + 1) == "=" ? typeOfValue(at: place) : typeOfElement(at: place)) ?? .unknown
    typesOfValues[place] = type
    return type
  }

  /// The type of the value that a variable is declared with at a token.
  private func typeOfValue(at place: Int) -> WrittenType? {
    guard let type = origin(ofVariableAt: place).flatMap({ types(of: $0).common?.inferred }) else { return nil }
    // What a condition declares is not nil.
    return isInCondition(place) ? type.unwrappedOnce : type
  }

  /// The type of the elements of the list that a name goes through at a token.
  private func typeOfElement(at index: Int) -> WrittenType? {
    if let list = listGoneThrough(at: index) ?? listGoneThrough(byClosureAround: index..<index + 1) {
      return typeOfElement(of: list)
    }
    // One of two names: the first for the places in a list, the second for the values of a dictionary.
    guard let opening = opening("(", around: index), word(at: opening - 1) == "for",
      let list = origin(ofVariableAt: index)
    else { return nil }
    if mark(at: index - 1) == "(" { return word(at: list.upperBound - 3) == "enumerated" ? .named("Int") : nil }
    guard case .dictionary(let type)? = types(of: list).common else { return nil }
    return type
  }

  private func typeOfElement(of list: Range<Int>) -> WrittenType? {
    // The numeral that a range begins with has its dots.
    if let first = list.first, all[first].kind == .number, bytes[all[first].range].has("..".utf8) {
      return .named("Int")
    }
    guard case .list(let type)? = types(of: list).common?.present else { return nil }
    return type
  }
}
