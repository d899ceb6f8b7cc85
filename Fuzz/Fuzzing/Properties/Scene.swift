import ConstraintGrammar
import ConstraintLayout

/// A view that is a name; its superview is one as well.
struct NamedItem: LayoutItem, Hashable, CustomStringConvertible {
  let name: String

  var layoutSuperview: NamedItem? { NamedItem(name: name + ".superview") }
  var description: String { name }
}

/// An environment in which every name stands for a view and for a number.
struct Scene: LayoutEnvironment {
  var leftItem: NamedItem?
  var rightItem: NamedItem?
  let itemNames: [String] = []
  let numberNames: [String] = []

  /// The word for the superview, unless a view has that name.
  private let superviewWord: String?

  /// - Parameters:
  ///   - dialect: whose word for the superview is the name of no view.
  ///   - left: the name of the view on the left-hand side, where the dialect does not name it.
  ///   - hasViewOfThatName: whether there is a view with the word for a name all the same.
  init(for dialect: Dialect, left: String? = nil, right: String? = nil, hasViewOfThatName: Bool = false) {
    leftItem = left.map { NamedItem(name: $0) }
    rightItem = right.map { NamedItem(name: $0) }
    superviewWord = hasViewOfThatName ? nil : dialect.meaning.superviewWord?.spelling
  }

  func item(named name: String) -> NamedItem? { name == superviewWord ? nil : NamedItem(name: name) }

  func number(named name: String) -> Double? { Self.value(of: name, 0) }

  /// A number between 1 and 100 that is always the same for the same name.
  static func value(of name: String, _ seed: UInt64) -> Double {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ seed &* 0x9E37_79B9_7F4A_7C15
    for byte in name.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash ^= hash >> 29
    return 1 + Double(hash % 9_900_001) / 100_000
  }
}
