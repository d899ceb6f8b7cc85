import CConstraintGrammar
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports

/// The items and numbers that the functions of a caller give for names.
// Safe because the functions are called with what the header promises them, while the caller waits.
@safe struct CallbackEnvironment: LayoutEnvironment {
  /// A pointer of the caller, which is never followed, and what the item is called in reports.
  @safe struct Item: NamedLayoutItem {
    let pointer: UnsafeRawPointer
    let name: String

    /// The name of its superview; `nil` if that is called after the item.
    fileprivate let superviewName: String?
    fileprivate let environment: constraint_grammar_environment

    var layoutSuperview: Item? {
      // The item is one that the caller has given.
      guard let superview = unsafe environment.superview?(environment.context, pointer) else { return nil }
      return unsafe Item(
        pointer: superview, name: superviewName ?? name + ".superview", superviewName: nil, environment: environment)
    }

    var layoutSafeArea: Item? {
      // The item is one that the caller has given.
      guard let area = unsafe environment.safe_area?(environment.context, pointer) else { return nil }
      return unsafe Item(
        pointer: area, name: name + ".safeAreaLayoutGuide", superviewName: nil, environment: environment)
    }
  }

  private let functions: constraint_grammar_environment

  /// The name of the superview of each item: all items of a list of constraints have the same one.
  private let superviewName: String?

  /// How the views of a visual format are aligned, and its direction.
  let options: VisualFormatOptions

  let systemSpacing: SystemSpacing

  /// - Parameter isList: whether the text is one that can state any number of constraints.
  @safe init(_ functions: UnsafePointer<constraint_grammar_environment>, isList: Bool) throws(Failure) {
    // A pointer that is not NULL is to such a struct.
    unsafe self.functions = functions.pointee
    superviewName = isList ? "superview" : nil
    options = unsafe VisualFormatOptions(rawValue: UInt(self.functions.options))
    systemSpacing = try unsafe SystemSpacing(given: self.functions.system_spacing)
  }

  func item(named name: String) -> Item? {
    // The name ends with a zero byte, and is there until the function returns.
    guard let item = unsafe name.withCString({ unsafe functions.item?(functions.context, $0) }) else { return nil }
    return given(item, name)
  }

  func number(named name: String) -> Double? {
    var number = 0.0
    // The name ends with a zero byte, and is there until the function returns.
    let isKnown = unsafe name.withCString { unsafe functions.number?(functions.context, $0, &number) ?? 0 }
    return isKnown == 0 ? nil : number
  }

  // The items that are given along are pointers like all others.
  var leftItem: Item? { unsafe functions.left_item.map { given($0, "lhs") } }
  var rightItem: Item? { unsafe functions.right_item.map { given($0, "rhs") } }
  var receiver: Item? { unsafe functions.receiver.map { given($0, "self") } }

  // Both functions are made to list names.
  var itemNames: [String] { unsafe names(functions.item_name) }
  var numberNames: [String] { unsafe names(functions.number_name) }

  @safe private func given(_ item: UnsafeRawPointer, _ name: String) -> Item {
    // It is kept, and not followed.
    unsafe Item(pointer: item, name: name, superviewName: superviewName, environment: functions)
  }

  @safe private func names(
    _ name: (@convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafePointer<CChar>?)?
  ) -> [String] {
    var names: [String] = []
    // The function is asked for one name after the other until there is none, or until nobody would read them all.
    while names.count < 10_000, let next = unsafe String(given: name?(functions.context, names.count)) {
      names.append(next)
    }
    return names
  }
}

extension SystemSpacing {
  /// The distances that a caller gives; those of macOS, if there are none.
  ///
  /// - Throws: if one of them is no finite number.
  @safe init(given distances: UnsafePointer<Double>?) throws(Failure) {
    self.init()
    guard let distances = unsafe distances else { return }
    // There are two.
    unsafe self.init(betweenViews: distances[0], toSuperview: distances[1])
    guard betweenViews.isFinite, toSuperview.isFinite else { throw .invalidSize }
  }
}
