import ConstraintGrammar
import ConstraintLayout

/// A view that is a name; its superview is one as well.
struct NamedItem: LayoutItem, Hashable, CustomStringConvertible {
  let name: String
  var hasSuperview = true
  var hasSafeArea = true

  var layoutSuperview: NamedItem? { hasSuperview ? related("superview") : nil }
  var layoutSafeArea: NamedItem? { hasSafeArea ? related("safeAreaLayoutGuide") : nil }
  var description: String { name }

  private func related(_ relation: String) -> NamedItem {
    NamedItem(name: name + "." + relation, hasSuperview: hasSuperview, hasSafeArea: hasSafeArea)
  }
}

/// An environment in which every name stands for a view and for a number.
struct Scene: LayoutEnvironment {
  var leftItem: NamedItem?
  var rightItem: NamedItem?
  let itemNames: [String] = []
  let numberNames: [String] = []

  /// The view that a call is made on.
  static let receiver = NamedItem(name: "receiver")

  var receiver: NamedItem?
  var systemSpacing = SystemSpacing()

  /// The view that is called `self`, where that is none of its name.
  var nameOfSelf: String?

  /// Names that no number has.
  var viewNames: Set<String> = []

  /// The words for a superview, a safe area or the view that a call is made on, unless a view has such a name.
  var words: [String?]
  private let mood: Mood

  /// - Parameters:
  ///   - dialect: whose word for the superview is the name of no view.
  ///   - left: the name of the view on the left-hand side, where the dialect does not name it.
  ///   - hasReceiver: whether the call is made on a view.
  ///   - hasSelf: whether a view is called `self`, whatever the call is made on.
  ///   - hasViewOfThatName: whether there are views with these words for names all the same.
  ///   - mood: what the names of numbers stand for.
  init(
    for dialect: Dialect, left: String? = nil, right: String? = nil, hasReceiver: Bool = false, hasSelf: Bool = false,
    hasViewOfThatName: Bool = false, mood: Mood = .plain
  ) {
    leftItem = left.map { NamedItem(name: $0) }
    rightItem = right.map { NamedItem(name: $0) }
    let understood = Understood(in: dialect)
    receiver = hasReceiver ? Self.receiver : nil
    let noView = hasReceiver && !hasSelf && understood.hasReceiver ? "self" : nil
    words = [noView] + (hasViewOfThatName ? [] : [understood.superviewWord, understood.safeAreaWord])
    self.mood = mood
  }

  func item(named name: String) -> NamedItem? {
    if name == "self", let nameOfSelf { return NamedItem(name: nameOfSelf) }
    return words.contains(name) ? nil : NamedItem(name: name)
  }

  func number(named name: String) -> Double? { viewNames.contains(name) ? nil : mood.number(named: name) }
}

/// The numbers that names stand for.
enum Mood {
  /// Numbers between 1 and 100.
  case plain

  /// Numbers that are easily lost or taken for another one: 0, ±1, very small, very large, below zero.
  case hostile(UInt64)

  /// The moods in which a text is looked at. Each text has a hostile one of its own, so that a name is a divisor of zero
  /// here and a negative factor there.
  static func all(for bytes: [UInt8]) -> [Mood] { [.plain, .hostile(mixed(bytes, 1))] }

  /// Whether a view is called `self` where the call is made on another.
  var hasSelf: Bool { if case .hostile(let salt) = self { salt % 2 == 0 } else { false } }

  /// A number that is always the same for the same name.
  func number(named name: String) -> Double {
    let plain = Self.value(of: name, 0)
    guard case .hostile(let salt) = self else { return plain }
    switch Self.mixed(name.utf8, salt) % 8 {
    case 0: return 0
    case 1: return 1
    case 2: return -1
    case 3: return plain * 1e-9
    case 4: return plain * 1e9
    case 5: return -plain * 1e-9
    case 6: return plain / 3
    default: return -plain
    }
  }

  /// A number between 1 and 100 that is always the same for the same name.
  static func value(of name: String, _ seed: UInt64) -> Double {
    1 + Double(mixed(name.utf8, seed) % 9_900_001) / 100_000
  }

  static func mixed(_ bytes: some Sequence<UInt8>, _ seed: UInt64) -> UInt64 {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325 &+ seed &* 0x9E37_79B9_7F4A_7C15
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return hash ^ hash >> 29
  }
}
