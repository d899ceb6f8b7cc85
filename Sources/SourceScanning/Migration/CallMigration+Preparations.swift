import ConstraintGrammar
import ConstraintLayout

/// What a helper does with its views, and with the arguments of a call that name no views and no numbers.
extension CallMigration {
  /// Takes note of the views that a helper does something with before it makes constraints, and of what it adds things to.
  func prepare(
    _ given: inout GivenCode, _ helper: CallEffect.Helper, _ call: SourceCall, of known: KnownCall, _ form: CallForm
  ) throws(MigrationObstacle) {
    for label in helper.conditions.unused {
      if let argument = call.argument(label)?.tokens, !tokens.isDispensable(argument) {
        throw .dropped(tokens.text(ofTokens: argument))
      }
    }
    given.host = try helper.host.flatMap { host throws(MigrationObstacle) in try text(of: host, helper, call, form) }
    given.parent = try helper.parent.flatMap { host throws(MigrationObstacle) in try text(of: host, helper, call, form)
    }
    guard helper.preparesViews else { return }
    given.prepared = given.values.filter { !$0.isNumber }.map { $0.name }
    given.named.formUnion(given.prepared)
    guard helper.parent != nil else { return }
    // What the app does when a view is added comes before the values are asked for again, and so does what is other then.
    let asked = ([form.expression] + given.values.map { $0.tokens }).flatMap { tokens.sources(of: $0) }
    let words = asked.filter(tokens.isInterpolated).flatMap { tokens.bytes[tokens.all[$0].range].words }
    let names = asked.filter { !tokens.isLabel($0) }.compactMap { tokens.word(at: $0) } + words
    if let word = Self.propertiesOfPlace.first(where: names.contains) { throw .mayChange("addSubview", word) }
    for hook in ["addSubview", "didAddSubview", "willMoveToSuperview", "didMoveToSuperview"] {
      for value in given.values { try tokens.refuse(hook, ifKnownToChange: value.tokens) }
    }
    // A dictionary of Objective-C has an order of its own, in which views lie above each other.
    if tokens.language == .objectiveC, given.prepared.count > 1, case .dictionary(let label) = known.views {
      given.orderingDictionary = call.argument(label).map { tokens.withoutCast($0.tokens) }
    }
  }

  /// What views have by where they stand among others.
  private static let propertiesOfPlace = [
    "superview", "subviews", "arrangedSubviews", "window", "safeAreaInsets", "layoutMargins", "traitCollection",
  ]

  /// What a helper adds something to, as code at a call; `nil` for what the call is made on.
  private func text(
    of host: CallEffect.Helper.Host, _ helper: CallEffect.Helper, _ call: SourceCall, _ form: CallForm
  ) throws(MigrationObstacle) -> String? {
    switch host {
    case .receiver: return nil
    case .property(let name):
      let object = form.receiver.map { tokens.text(ofTokens: $0) }
      let isOther = tokens.language == .objectiveC && object != "self"
      if isOther || tokens.surroundings.isComputed(name) { throw .otherView(name) }
      return (object ?? "self") + "." + name
    case .argument(let label):
      guard let host = call.argument(label)?.tokens else { throw .argument(label) }
      // What is done with the views comes before.
      let isOnce = !helper.preparesViews
      guard tokens.isPath(host), !tokens.isNil(host), tokens.obstacle(toMoving: host, isOnce: isOnce) == nil else {
        throw .manyViews(tokens.text(ofTokens: host))
      }
      return tokens.text(ofTokens: host)
    }
  }

  /// The statements that do with the views of a call what its helper does before it makes constraints.
  func preparations(
    of given: GivenCode, _ helper: CallEffect.Helper, _ form: CallForm, _ place: CodePlace
  ) throws(MigrationObstacle) -> [String] {
    if given.prepared.isEmpty { return [] }
    let numbers = Set(given.values.filter { $0.isNumber }.map { $0.name })
    // Nothing would be done with a view that can't be named.
    let unknown = given.obstacles.keys.filter { !numbers.contains($0) }.min()
    if let obstacle = unknown.flatMap({ given.obstacles[$0] }) { throw obstacle }
    let parent = given.parent ?? form.receiver.map { tokens.text(ofTokens: $0) } ?? ""
    func statements(for view: String) -> [String] {
      let mask = "\(view).translatesAutoresizingMaskIntoConstraints = \(place.isSwift ? "false" : "NO")"
      let addition = place.message(parent, "addSubview", view)
      return ((helper.setsMask ? [mask] : []) + (helper.parent != nil ? [addition] : [])).map { $0 + place.end }
    }
    guard let dictionary = given.orderingDictionary else {
      return given.prepared.compactMap { given.code.items[$0] }.flatMap(statements)
    }
    guard platforms.count == 1 else { throw .platform }
    let isFree = tokens.places(of: "subview").isEmpty
    let name = isFree ? "subview" : "subview\(tokens.occurrences.keys.firstFreeNumber(behind: "subview"))"
    let type = platforms == [.macOS] ? "NSView" : "UIView"
    let inner = place.style.indentation(below: place.indentation).dropFirst(place.indentation.utf8.count)
    let head = "for (\(type) *\(name) in [\(tokens.text(ofTokens: dictionary)) allValues]) {"
    return [head] + statements(for: name).map { inner + $0 } + ["}"]
  }
}
