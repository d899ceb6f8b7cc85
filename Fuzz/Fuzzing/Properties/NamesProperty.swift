import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let names = Property(
    "names", "Each name stands for what is given under it, whatever else has a name much like it."
  ) { tried, subject in
    guard let constraints = tried.constraints else { return nil }
    let hasViewOfThatName = constraints.contains { $0.namesWordOnTheLeft(in: subject.dialect) }
    let hasRight = constraints.contains { $0.right.operand != nil }
    let right = hasRight ? NamedItem(name: "right_item") : nil
    let scene = Scene(
      for: subject.dialect, left: "left_item", right: right?.name, hasViewOfThatName: hasViewOfThatName)
    var bindings = Self.bindings(for: constraints.isEmpty ? [onlyName(in: tried.bytes)] : constraints.flatMap(\.names))
    // A word for the superview is one as long as no view has that name.
    if !hasViewOfThatName {
      let meaning = subject.dialect.meaning
      for word in [meaning.superviewWord, meaning.safeAreaWord] {
        if let word { bindings.items[word.spelling] = nil }
      }
    }
    let again = LayoutBindings(views: bindings.items, metrics: bindings.numbers)
    for var bindings in [bindings, again] {
      (bindings.leftItem, bindings.rightItem) = (NamedItem(name: "left_item"), right)
      let (meant, found) = (
        outcome(tried.bytes, subject.dialect, scene), outcome(tried.bytes, subject.dialect, bindings)
      )
      if meant != found { return "it is \(found), and should be \(meant)" }
    }
    return nil
  }

  /// The names in a text, and for each some that differ in one letter or in length.
  private static func bindings(for names: [String]) -> LayoutBindings<NamedItem> {
    var bindings = LayoutBindings<NamedItem>(views: [:])
    for name in Set(names) {
      for name in [name] + alike(name) {
        bindings.items[name] = NamedItem(name: name)
        bindings.numbers[name] = Mood.plain.number(named: name)
      }
    }
    return bindings
  }

  /// The name of the view that is all of a list without constraints.
  private static func onlyName(in bytes: [UInt8]) -> String {
    let name = bytes.drop { $0 != UInt8(ascii: "[") }.dropFirst().prefix { $0 != UInt8(ascii: "]") }
    return String(decoding: name, as: UTF8.self)
  }

  private static func alike(_ name: String) -> [String] {
    let bytes = Array(name.utf8)
    let changed = bytes.indices.map { index -> [UInt8] in
      var other = bytes
      // Another letter, `_` or digit: `a` for `b`, `B` for `C`, `0` for `1`.
      other[index] = bytes[index] == UInt8(ascii: "_") ? UInt8(ascii: "a") : bytes[index] ^ 1
      return Lexer.isWordPart(other[index]) ? other : bytes
    }
    let longer = [bytes + [UInt8(ascii: "a")], [UInt8(ascii: "a")] + bytes, Array(bytes.dropLast())]
    return (changed + longer).filter { !$0.isEmpty && $0 != bytes }.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func outcome(
    _ bytes: [UInt8], _ dialect: Dialect, _ scene: some LayoutEnvironment<NamedItem>
  ) -> String {
    do throws(Diagnostic) {
      return "\(try dialect.resolutions(of: ContiguousArray(bytes).span, in: scene).map(\.constraint))"
    } catch {
      return error.code.rawValue
    }
  }
}

extension Equation {
  /// The names of views and of numbers in it.
  fileprivate var names: [String] {
    [left, right].flatMap { side -> [String] in
      var names: [String] = []
      switch side.operand {
      case .attribute(let name, _), .metric(let name), .numberOrItem(let name): names.append(name)
      case .implied, .superview, nil: break
      }
      names += [side.multiplier?.value, side.constant?.value].compactMap { $0?.name }
      return names
    } + (priority?.name.map { [$0] } ?? [])
  }
}
