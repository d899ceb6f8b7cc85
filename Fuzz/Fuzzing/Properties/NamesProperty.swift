import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let names = Property(
    "names", "Each name stands for what is given under it, whatever else has a name much like it."
  ) { tried, subject in
    guard let equation = tried.equation else { return nil }
    let hasViewOfThatName = equation.namesSuperviewOnTheLeft(in: subject.dialect)
    let right = equation.right.operand == nil ? nil : NamedItem(name: "right_item")
    let scene = Scene(
      for: subject.dialect, left: "left_item", right: right?.name, hasViewOfThatName: hasViewOfThatName)
    var bindings = Self.bindings(for: equation)
    // A word for the superview is one as long as no view has that name.
    if !hasViewOfThatName, let word = subject.dialect.meaning.superviewWord { bindings.items[word.spelling] = nil }
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

  /// The names of an equation, and for each some that differ in one letter or in length.
  private static func bindings(for equation: Equation<String>) -> LayoutBindings<NamedItem> {
    var bindings = LayoutBindings<NamedItem>(views: [:])
    for name in equation.names {
      for name in [name] + alike(name) {
        bindings.items[name] = NamedItem(name: name)
        bindings.numbers[name] = Mood.plain.number(named: name)
      }
    }
    return bindings
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
      return "\(try dialect.resolve(ContiguousArray(bytes).span, in: scene).constraint)"
    } catch {
      return error.code.rawValue
    }
  }
}

extension Equation<String> {
  /// The names of views and of numbers in it.
  fileprivate var names: [String] {
    [left, right].flatMap { side -> [String] in
      var names: [String] = []
      switch side.operand {
      case .attribute(let name, _), .metric(let name), .numberOrItem(let name): names.append(name)
      case .implied, .superview, nil: break
      }
      for scalar in [side.multiplier?.value, side.constant?.value] {
        if case .name(let name, _)? = scalar { names.append(name) }
      }
      return names
    }
  }
}
