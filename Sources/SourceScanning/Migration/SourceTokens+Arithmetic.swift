// The types of numbers in Swift.

extension SourceTokens {
  fileprivate static let typesOfNumbers: Set<String> = [
    "CGFloat", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32",
    "UInt64",
  ]

  /// The type of arithmetic that is made of numerals, of names whose types are known here, and of the extents of views; `nil`
  /// where a part of it may be something else.
  func numberType(of expression: Range<Int>) -> String? {
    guard expression.count < 500, let types = types(inArithmetic: expression), types.count < 2 else { return nil }
    return types.first ?? (text(ofTokens: expression).contains(".") ? "Double" : "Int")
  }

  /// The types of the names in arithmetic, which numerals take.
  ///
  /// - Parameter isUnwrapped: whether what may be nil is unwrapped behind it.
  private func types(inArithmetic expression: Range<Int>, isUnwrapped: Bool = false) -> Set<String>? {
    let expression = withoutParentheses(expression)
    if let branches = ternary(in: expression)?.branches {
      let types = (self.types(inArithmetic: branches.0), self.types(inArithmetic: branches.1))
      return types.0.flatMap { types.1?.union($0) }
    }
    let signs = outline(of: expression).filter {
      isMark("+-*/", at: $0) || mark(at: $0) == "?" && mark(at: $0 + 1) == "?"
    }
    if let sign = signs.last {
      if let mark = mark(at: sign), isOfSources(String(mark)) { return nil }
      let isDefault = mark(at: sign) == "?"
      let rest = types(inArithmetic: sign + (isDefault ? 2 : 1)..<expression.upperBound)
      if sign == expression.lowerBound { return rest }
      guard let rest, let first = types(inArithmetic: expression.lowerBound..<sign, isUnwrapped: isDefault) else {
        return nil
      }
      return first.union(rest)
    }
    guard let first = expression.first, let last = expression.last else { return nil }
    if expression.count == 1, all[first].kind == .number { return [] }
    if mark(at: last) == "!" { return types(inArithmetic: expression.dropLast(), isUnwrapped: true) }
    if let name = word(at: first), mark(at: first + 1) == "(", encloses(first + 1, first + 1..<expression.upperBound) {
      if Self.typesOfNumbers.contains(name) { return [name] }
      if Self.conversions.contains(name), !isOfSources(name), name.first?.isLowercase == true {
        let arguments = pieces(of: first + 2..<last, between: ",").map { self.types(inArithmetic: $0) }
        return arguments.reduce([]) { all, types in types.flatMap { all?.union($0) } }
      }
    }
    if isExtent(expression, isUnwrapped) { return ["CGFloat"] }
    guard let type = types(ofPostfix: expression).common, (isUnwrapped ? type.present : type).isNumber else {
      return nil
    }
    return type.name.map { [$0] }
  }

  /// Whether the sources have a function, or an operator, of a name.
  private func isOfSources(_ name: String) -> Bool {
    let file = file ?? self
    return file.bodies[name] != nil || file.surroundings.functions[name] != nil
  }

  /// Whether an expression is the width or the height of a view or a screen: `UIScreen.main.bounds.width`.
  ///
  /// - Parameter isUnwrapped: whether a part of it may be nil.
  private func isExtent(_ expression: Range<Int>, _ isUnwrapped: Bool) -> Bool {
    let signs = expression.filter { word(at: $0) == nil }
    guard signs.allSatisfy({ isMark(isUnwrapped ? ".!?" : ".!", at: $0) }) else { return false }
    var words = expression.compactMap(word(at:))[...]
    guard ["width", "height"].contains(words.popLast()) else { return false }
    if words.last == "size" { words.removeLast() }
    guard let extent = words.popLast(), Self.rectangles.contains(extent) else { return false }
    // What is of no view of UIKit may have bounds of its own.
    let file = file ?? self
    if words.isEmpty, !file.types(of: extent).isSubset(of: [.named("CGRect")]) { return false }
    func isDeclared(_ word: String) -> Bool {
      file.places(of: word, .declaration).contains { file.isTypeBody(file.braces[$0]) || file.braces[$0] < 0 }
    }
    return ![extent, "size"].contains(where: isDeclared)
      && words.allSatisfy { word in
        if Self.framed.contains(word), !isDeclared(word) { return true }
        let types = file.types(of: word)
        return !types.isEmpty && types.allSatisfy { $0.name?.hasFrameworkPrefix == true }
      }
  }

  private static let rectangles: Set<String> = ["bounds", "frame", "nativeBounds", "statusBarFrame"]

  /// What has an extent in UIKit, or leads to something that has.
  private static let framed: Set<String> = Set(viewsOfFrameworks).union([
    "self", "superview", "navigationController", "navigationBar", "tabBarController", "tabBar", "toolbar", "window",
    "keyWindow", "UIScreen", "main", "UIApplication", "shared", "imageView", "tableView", "collectionView",
  ])

  /// The variables of this source outside of functions, by their names and by the types that have them.
  func findMembers() -> [String: [String: SourceSurroundings.Member]] {
    var found: [String: [String: SourceSurroundings.Member]] = [:]
    func add(_ name: String, of owner: String?, at place: Int, _ type: WrittenType) {
      let isComputed = getters[name]?.contains { $0.place == place && !$0.isLazy && isActing($0, of: name) } == true
      let member = SourceSurroundings.Member(type: type, isComputed: isComputed)
      let owners = found[name, default: [:]]
      found[name, default: [:]][owner ?? ""] = owners[owner ?? ""].map { member.merging($0) } ?? member
    }
    if language == .objectiveC {
      for (name, getters) in getters {
        for getter in getters {
          let type = typeOfAnyObject(at: getter.place).map { WrittenType.named($0) }
          add(name, of: typeName(around: getter.place), at: getter.place, type ?? .unknown)
        }
      }
      for (place, owner, type) in membersOfAnyObject() {
        word(at: place).map { add($0, of: owner, at: place, .named(type)) }
      }
    }
    for place in places(of: "let") + places(of: "var") where braces[place] < 0 || isTypeBody(braces[place]) {
      guard let name = word(at: place + 1) else { continue }
      // What stands within another type is seen by that name too.
      let isNested = braces[place] >= 0 && braces[braces[place]] >= 0
      let type = isNested ? nil : types(of: name, at: place + 1).common
      let owner = (belongsToType(place) ? "static " : "") + (typeName(around: place) ?? "")
      add(name, of: owner, at: place + 1, type ?? .unknown)
    }
    return found
  }
}

extension WrittenType {
  /// Whether it is a type of numbers, and not one of what has to be unwrapped where it is named.
  var isNumber: Bool { !isOptional && name.map(SourceTokens.typesOfNumbers.contains) == true }
}
