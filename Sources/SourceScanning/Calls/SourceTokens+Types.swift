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
    guard expression.count < 100 else { return [] }
    if let cast = outline(of: expression).first(where: { word(at: $0) == "as" }) {
      let isForced = isMark("?!", at: cast + 1)
      guard let type = type(in: cast + (isForced ? 2 : 1)..<max(cast + 2, expression.upperBound)) else { return [] }
      return [mark(at: cast + 1) == "?" ? .optional(type) : type]
    }
    let types = types(ofPostfix: withoutParentheses(expression))
    return types.isEmpty ? Set([numberType(of: expression)].compactMap { $0.map { .named($0) } }) : types
  }

  /// The same for a name or brackets, and what stands behind that: members, calls, elements, `?` and `!`. There are none for
  /// another expression.
  func types(ofPostfix expression: Range<Int>) -> Set<WrittenType> {
    let file = file ?? self
    guard let last = expression.last, isPostfix(expression) else { return [] }
    if mark(at: last) == "!" { return Set(types(of: expression.dropLast()).map { $0.present }) }
    if let name = name(in: expression) {
      let types = file.types(of: name, at: placeInFile ?? last, isMember: expression.count > 1)
      return types.isEmpty ? Set([typeOfElement(at: last)].compactMap { $0 }) : types
    }
    if mark(at: last - 1) == ".", let name = word(at: last) { return types(ofMember: name, of: expression.dropLast(2)) }
    guard case let opening = partners[last], expression.dropFirst().contains(opening) else { return [] }
    let object = expression.lowerBound..<opening
    if mark(at: last) == "]" { return Set(types(of: object).compactMap { $0.element }) }
    return name(in: object).map { types(ofCallOf: $0, isPart: object.count > 1, opening..<last) } ?? []
  }

  /// Whether an expression is a name or brackets, and what stands behind that: members, calls, elements, `?` and `!`.
  private func isPostfix(_ expression: Range<Int>) -> Bool {
    outline(of: expression).allSatisfy { index in
      if index == expression.lowerBound { return word(at: index) != nil || isMark("([", at: index) }
      if word(at: index) != nil { return mark(at: index - 1) == "." }
      return isMark(".([!?", at: index) && isJoined(index)
    }
  }

  /// The types of what a call of a function or of an initialiser gives.
  private func types(ofCallOf name: String, isPart: Bool, _ arguments: Range<Int>) -> Set<WrittenType> {
    let results = (file ?? self).results(ofFunctions: name)
    guard results.isEmpty, !isPart, name.first?.isUppercase == true else { return Set(results) }
    // What is made from an archive may be `nil`.
    let isFromArchive = arguments.contains { word(at: $0) == "coder" }
    return [isFromArchive ? .optional(.named(name)) : .named(name)]
  }

  /// The types of a property of an object, or of one of a type.
  private func types(ofMember name: String, of object: Range<Int>) -> Set<WrittenType> {
    let file = file ?? self
    guard let last = object.last else { return [] }
    if mark(at: last) == "?" {
      return Set(types(ofMember: name, of: object.dropLast()).map { .optional($0.present) })
    }
    if let type = word(at: last), type.first?.isUppercase == true {
      let isOwn = file.places(of: name, .binding).contains { [file.typeName(around: $0), "Self"].contains(type) }
      if isOwn { return file.types(of: name) }
      let member = object.count == 1 ? file.surroundings.members[name]?["static " + type] : nil
      return member.map { [$0.type] } ?? []
    }
    let owners = types(of: object)
    if ["first", "last"].contains(name) {
      let elements = owners.compactMap {
        if case .list(let type) = $0.present { WrittenType.optional(type) } else { nil }
      }
      if !elements.isEmpty { return Set(elements) }
    }
    return owners.reduce(into: []) { types, owner in
      guard let owner = owner.name else { return }
      types.formUnion(file.types(ofProperty: name, of: owner))
    }
  }

  /// The type that a property of a type is declared with, if its objects have it.
  private func types(ofProperty name: String, of owner: String) -> Set<WrittenType> {
    let owners = typeNames(above: owner)
    let own = places(of: name, .declaration).filter {
      isTypeBody(braces[$0]) && !belongsToType($0) && owners.contains(typeName(around: $0) ?? "")
    }
    if !own.isEmpty { return Set(own.compactMap { type(declaredAt: $0) }) }
    let members = surroundings.members[name] ?? [:]
    return Set(owners.compactMap { members[$0]?.type }).subtracting([.unknown])
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
    guard mark(at: place + 1) == "=" else { return typeOfElement(at: place) ?? .unknown }
    if let known = typesOfValues[place] { return known }
    // What a value names may have the name that it is for. A source in which each name leads to another is given up.
    typesOfValues[place] = .unknown
    guard typesInProgress < 200 else { return .unknown }
    typesInProgress += 1
    defer { typesInProgress -= 1 }
    let types = types(of: place + 2..<end(ofExpressionFrom: place + 2))
    var type = types.count == 1 ? types.first?.inferred ?? .unknown : .unknown
    // What a condition declares is not nil.
    let isUnwrapped = ["if", "guard", "while"].contains(word(at: place - 2)) || mark(at: place - 2) == ","
    if isUnwrapped { type = type.present }
    typesOfValues[place] = type
    return type
  }

  /// The type of the elements of the list that a name goes through at a token.
  private func typeOfElement(at index: Int) -> WrittenType? {
    guard let list = listGoneThrough(at: index) ?? listGoneThrough(byClosureAround: index..<index + 1) else {
      return nil
    }
    let types = types(of: list).map { $0.present }
    guard types.count == 1, case .list(let type) = types[0] else { return nil }
    return type
  }

  /// Whether a type is surely none of views: that of any object, what a function is generic over, or a protocol of this source that
  /// any object may have.
  func isNoView(_ type: String) -> Bool {
    if ["Any", "AnyObject", "NSObject", "NSObjectProtocol"].contains(type) { return true }
    return remembered(\.typesOfNoViews, type) {
      places(of: type).contains { place in
        // What a function is generic over, without a bound.
        if word(at: place - 3) == "func", mark(at: place - 1) == "<" { return isMark(">,", at: place + 1) }
        guard word(at: place - 1) == "protocol" else { return false }
        let head = (place + 1..<min(place + 20, all.count)).prefix { mark(at: $0) != "{" }
        return head.compactMap(word).allSatisfy(["AnyObject", "class", "NSObjectProtocol"].contains)
      }
    }
  }
}
