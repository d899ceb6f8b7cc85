/// A type, as a source of Swift writes it.
indirect enum WrittenType: Hashable, Sendable {
  /// One with a name. One within another has that before it.
  case named(String)
  case list(of: WrittenType)

  /// A dictionary with values of a type.
  case dictionary(of: WrittenType)
  case optional(WrittenType)

  /// `Type!`, which is unwrapped where it is asked for.
  case unwrapped(WrittenType)

  /// Another one, or one that is left to be inferred.
  case unknown

  static let any = named("Any")

  /// Its name, whether it may be `nil` or not.
  var name: String? {
    switch self {
    case .named(let name): name
    case .optional(let type), .unwrapped(let type): type.name
    case .list, .dictionary, .unknown: nil
    }
  }

  var isOptional: Bool { if case .optional = self { true } else { false } }

  /// The type of what is there behind one `!`.
  var unwrappedOnce: WrittenType {
    switch self {
    case .optional(let type), .unwrapped(let type): type
    default: self
    }
  }

  /// The type of what is there if nothing of it is `nil`.
  var present: WrittenType {
    switch self {
    case .optional(let type), .unwrapped(let type): type.present
    default: self
    }
  }

  /// The type of a variable that is given something of this type, and whose own type is not written.
  var inferred: WrittenType { if case .unwrapped(let type) = self { .optional(type) } else { self } }

  /// The type of what a subscript gives; `nil` for a type whose subscripts are not known.
  var element: WrittenType? {
    switch self {
    case .list(let type): type
    case .dictionary(let type): .optional(type)
    case .unwrapped(let type): type.element
    case .named, .optional, .unknown: nil
    }
  }
}

extension Set<WrittenType> {
  /// What holds whichever of these types something has; `nil` where there are none.
  var common: WrittenType? {
    if count < 2 { return first }
    let type: WrittenType = contains { $0.present == .any } ? .any : .unknown
    return contains { $0.isOptional } ? .optional(type) : type
  }
}

extension SourceTokens {
  /// The type that is written from a token on.
  func type(at index: Int) -> WrittenType { typeAndEnd(at: index, depth: 0).type }

  /// The type that is all of a range; `nil` where more stands there.
  func type(in range: Range<Int>) -> WrittenType? {
    let (type, end) = typeAndEnd(at: range.lowerBound, depth: 0)
    return end == range.upperBound ? type : nil
  }

  private func typeAndEnd(at index: Int, depth: Int) -> (type: WrittenType, end: Int) {
    guard depth < 20 else { return (.unknown, index) }
    var (type, end) = (WrittenType.unknown, index + 1)
    switch (word(at: index), mark(at: index)) {
    case ("inout", _), ("some", _): return typeAndEnd(at: index + 1, depth: depth + 1)
    case ("any", _): return (.any, typeAndEnd(at: index + 1, depth: depth + 1).end)
    case (let name?, _): (type, end) = namedType(name, behind: index)
    case (_, "[") where partners[index] > index:
      end = partners[index] + 1
      let parts = pieces(of: index + 1..<partners[index], between: ":")
      let last = parts.last.map { typeAndEnd(at: $0.lowerBound, depth: depth + 1).type } ?? .unknown
      type = parts.count > 1 ? .dictionary(of: last) : .list(of: last)
    case (_, "(") where partners[index] > index:
      end = partners[index] + 1
      let inner = typeAndEnd(at: index + 1, depth: depth + 1)
      if inner.end == partners[index] { type = inner.type }
    default: break
    }
    let start = end
    while isMark("?!", at: end), isJoined(end), end < start + 20 {
      type = mark(at: end) == "?" ? .optional(type) : .unwrapped(type)
      end += 1
    }
    let isOfFunction = mark(at: end) == "-" && mark(at: end + 1) == ">"
    return isOfFunction ? (.unknown, end) : (type, end)
  }

  /// A type with a name, perhaps within others. What one is generic over is passed over, of which no more than this is read.
  private func namedType(_ name: String, behind index: Int) -> (type: WrittenType, end: Int) {
    var (path, end) = (name, index + 1)
    while mark(at: end) == ".", let name = word(at: end + 1), end < index + 20 {
      path += "." + name
      end += 2
    }
    guard mark(at: end) == "<" else { return (.named(path), end) }
    var depth = 0
    for place in end..<min(end + 60, all.count) {
      if mark(at: place) == "<" { depth += 1 }
      if mark(at: place) == ">", mark(at: place - 1) != "-" { depth -= 1 }
      if depth == 0 { return (.unknown, place + 1) }
    }
    return (.unknown, end)
  }

  /// The types that functions of this source give, by the name of the functions.
  func results(ofFunctions name: String) -> [WrittenType] {
    places(of: name).filter { word(at: $0 - 1) == "func" }.map { place in
      let end = mark(at: place + 1) == "(" ? partners[place + 1] : place
      return mark(at: end + 1) == "-" && mark(at: end + 2) == ">" ? type(at: end + 3) : .unknown
    }
  }
}
