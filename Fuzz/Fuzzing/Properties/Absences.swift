import ConstraintGrammar
import ConstraintLayout

extension Property {
  static let absences = Property(
    "absences", "A view or a number that is asked for and not there is told where it is asked for, and nothing else."
  ) { tried, subject in
    // What a word on the left of an equation means depends on who else is there.
    guard let constraints = tried.constraints, !constraints.isEmpty,
      tried.equation?.namesWordOnTheLeft(in: subject.dialect) != true
    else { return nil }
    let scene = SparseScene(for: tried.bytes)
    let understood = Understood(in: subject.dialect, of: tried.bytes)
    let wantsOfEach = constraints.map { scene.wants(of: $0, understood) }
    let wants = wantsOfEach.flatMap { $0 }
    let whole = outcome(tried.bytes, subject.dialect, scene.whole(for: constraints, in: subject.dialect, understood))
    switch (outcome(tried.bytes, subject.dialect, scene), whole) {
    case (.success(let found), .success(let meant)):
      guard wants.isEmpty else { return "it is \(found), though there is not all of \(wants)" }
      return found == meant ? nil : "it is \(found), and \(meant) where there is more than is asked for"
    case (.failure(let error), let whole):
      if let fault = Places.fault(ofMeaning: error.mistakes, in: tried.bytes) { return fault }
      // Whatever is there, the numbers may come to nothing.
      if case .failure(let other) = whole, other.code == error.code { return nil }
      for mistake in error.mistakes where !wants.contains(where: { $0.isTold(by: mistake) }) {
        return "it is \(mistake.code.rawValue) at '\(mistake.found ?? "")', and what is not there is \(wants)"
      }
      let untold = wantsOfEach.first { wants in
        !wants.isEmpty && !wants.contains { want in error.mistakes.contains(where: want.isTold) }
      }
      return untold.map { "nothing is told of \($0)" }
    case (.success, .failure): return wants.isEmpty ? "it is a constraint only where less is there" : nil
    }
  }

  private static func outcome(
    _ bytes: [UInt8], _ dialect: Dialect, _ scene: some LayoutEnvironment<NamedItem>
  ) -> Result<String, Diagnostic> {
    do throws(Diagnostic) {
      return .success("\(try dialect.resolutions(of: ContiguousArray(bytes).span, in: scene).map(\.constraint))")
    } catch {
      return .failure(error)
    }
  }
}

/// Something that an equation asks for and that is not there.
struct Want: CustomStringConvertible {
  let code: DiagnosticCode

  /// The name that stands for it; `nil` where no name does.
  let name: String?

  var description: String { code.rawValue + (name.map { " '\($0)'" } ?? "") }

  func isTold(by mistake: Diagnostic) -> Bool { code == mistake.code && (name == nil || name == mistake.found) }
}

/// An environment in which a name may stand for a view, for a number, for both or for nothing, and a view may have no superview.
struct SparseScene: LayoutEnvironment {
  let leftItem: NamedItem?
  let rightItem: NamedItem?
  let receiver: NamedItem?
  let itemNames: [String] = []
  let numberNames: [String] = []
  private let salt: UInt64
  private let isAlone: Bool
  private let hasSafeArea: Bool

  /// The environment that a text has for its own.
  init(for bytes: [UInt8]) {
    salt = Mood.mixed(bytes, 2)
    isAlone = salt & 1 == 0
    hasSafeArea = salt & 2 == 0
    func item(_ name: String, _ bits: UInt64, _ alone: Bool, _ safe: Bool) -> NamedItem? {
      bits == 0 ? nil : NamedItem(name: name, hasSuperview: !alone, hasSafeArea: safe)
    }
    leftItem = item("left_item", salt & 12, isAlone, hasSafeArea)
    rightItem = item("right_item", salt & 16, isAlone, hasSafeArea)
    receiver = item("receiver", salt & 32, isAlone, hasSafeArea)
  }

  func item(named name: String) -> NamedItem? {
    isView(name) ? NamedItem(name: name, hasSuperview: !isAlone, hasSafeArea: hasSafeArea) : nil
  }

  func number(named name: String) -> Double? { isNumber(name) ? Mood.plain.number(named: name) : nil }

  private func isView(_ name: String) -> Bool { Mood.mixed(name.utf8, salt) % 8 < 5 }

  private func isNumber(_ name: String) -> Bool { Mood.mixed(name.utf8, salt ^ 1) % 8 < 5 }

  /// The environment in which all that some constraints ask for is there.
  func whole(
    for constraints: [Equation], in dialect: Dialect, _ understood: Understood
  ) -> some LayoutEnvironment<NamedItem> {
    let right = constraints.contains { $0.right.operand != nil } ? "right_item" : nil
    var scene = Scene(for: dialect, left: "left_item", right: right, hasReceiver: true)
    scene.words = [understood.superviewWord, understood.safeAreaWord, understood.hasReceiver ? "self" : nil]
      .filter { $0.map(isView) == false }
    // A name that may be that of a view is one where there is no number.
    scene.viewNames = Set(
      constraints.compactMap { constraint in
        guard case .numberOrItem(let name)? = constraint.right.operand, !isNumber(name) else { return nil }
        return name
      })
    return scene
  }

  /// What an equation asks for and is not there.
  func wants(of equation: Equation, _ understood: Understood) -> [Want] {
    var wants: [Want] = []
    for (side, isLeft) in [(equation.left, true), (equation.right, false)] {
      switch side.operand {
      case .attribute(let name, _)?:
        wants += isLeft ? view(name, understood) : wordOrView(name, understood)
      case .numberOrItem(let name)?: if !isNumber(name) { wants += view(name, understood) }
      case .implied?:
        if isLeft ? leftItem == nil : rightItem == nil {
          wants.append(Want(code: isLeft ? .missingLeftItem : .missingRightItem, name: nil))
        }
      case .superview?: wants += superview(nil)
      case .metric(let name)?: wants += number(name, understood)
      case nil: break
      }
      for scalar in [side.multiplier?.value, side.constant?.value] { wants += number(scalar?.name, understood) }
    }
    wants += number(equation.priority?.name, understood)
    let isAloneOnRight: Bool
    switch equation.right.operand {
    case nil, .metric?: isAloneOnRight = true
    default: isAloneOnRight = false
    }
    if isAloneOnRight, rightItem != nil, case .implied? = equation.left.operand {
      wants.append(Want(code: .unusedRightItem, name: nil))
    }
    if isAloneOnRight, understood.constantAlone == .superview,
      case .attribute(_, let attribute)? = equation.left.operand,
      ![.width, .height].contains(attribute)
    {
      wants += superview(nil)
    }
    return wants
  }

  private func view(_ name: String, _ understood: Understood) -> [Want] {
    if isView(name) || name == "self" && understood.hasReceiver && receiver != nil { return [] }
    return [Want(code: isNumber(name) ? .numberForView : .unknownView, name: name)]
  }

  private func wordOrView(_ name: String, _ understood: Understood) -> [Want] {
    if name == understood.superviewWord, !isView(name) || !understood.isShadowedByView { return superview(name) }
    guard name == understood.safeAreaWord, !isView(name) else { return view(name, understood) }
    return superview(name) + (hasSafeArea ? [] : [Want(code: .missingSafeArea, name: name)])
  }

  private func superview(_ name: String?) -> [Want] {
    isAlone ? [Want(code: .missingSuperview, name: name)] : []
  }

  private func number(_ name: String?, _ understood: Understood) -> [Want] {
    guard let name, !isNumber(name) else { return [] }
    return [Want(code: isView(name) || name == understood.superviewWord ? .viewForNumber : .unknownNumber, name: name)]
  }
}
