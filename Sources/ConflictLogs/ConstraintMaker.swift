/// Who makes constraints of a kind, known by the class, the identifier or the views, and what to do about them.
public struct ConstraintMaker: Hashable, Sendable {
  /// The name, such as `stack view`.
  public let name: String

  /// Whether the constraint is one of the app.
  public var isApp: Bool { self == .app }

  /// How a constraint of this kind is known.
  let signs: [Sign]

  /// What it is, in words that stand behind a comma.
  let explanation: String

  /// What to do about one: `{view}` is the view that it is about, `{own}` the constraint of the app to change.
  let advice: String

  /// The code that does it.
  let remedy: Remedy

  enum Remedy: Hashable, Sendable {
    case none
    /// `translatesAutoresizingMaskIntoConstraints = false` on the view.
    case dropsMask
    /// The constraint of the app with the priority 999.
    case lowersPriority
  }

  enum Sign: Hashable, Sendable {
    case className(String)
    case identifier(String)
    case identifierEnd(String)
    /// All items are views of the system's own.
    case viewsOfSystem
  }
}

extension ConstraintMaker {
  /// The kinds, the most certain sign first. What has none of their signs is of the app.
  public static let all = [
    autoresizingMask, contentSize, prototype, encapsulatedSize, measuring, stackView, guide, system, app,
  ]

  /// The frame of a view that keeps its autoresizing mask.
  public static let autoresizingMask = ConstraintMaker(
    name: "autoresizing mask", signs: [.className("NSAutoresizingMaskLayoutConstraint")],
    explanation: "made from the frame of a view that keeps its autoresizing mask",
    advice:
      "set translatesAutoresizingMaskIntoConstraints to false on {view}, unless its superview lays it out by its frame",
    remedy: .dropsMask)

  /// The size that the content of a view has.
  public static let contentSize = ConstraintMaker(
    name: "content size", signs: [.className("NSContentSizeLayoutConstraint")],
    explanation: "the size of its content",
    advice:
      "let the hugging or the compression resistance of {view} give way; the constraint itself is not the one to change",
    remedy: .none)

  /// Interface Builder, where a layout was ambiguous.
  public static let prototype = ConstraintMaker(
    name: "Interface Builder",
    signs: [.className("NSIBPrototypingLayoutConstraint"), .identifier("IB auto generated")],
    explanation: "added by Interface Builder, where constraints are missing",
    advice:
      "add the constraints that {view} is missing in Interface Builder, or mark this one there as removed at build time",
    remedy: .none)

  /// A table, a collection or a hosting view, which gives its content a size.
  public static let encapsulatedSize = ConstraintMaker(
    name: "encapsulated size", signs: [.identifier("UIView-Encapsulated-Layout-")],
    explanation: "the size that a table, a collection or a hosting view gives its content",
    advice:
      "give one of your own constraints the priority 999, such as: {own}; or let the content have no fixed size in that direction",
    remedy: .lowersPriority)

  /// The system, which finds out how large a view wants to be.
  public static let measuring = ConstraintMaker(
    name: "measuring", signs: [.identifier("_UITemporaryLayout"), .identifier("fittingSize")],
    explanation: "there while the system finds out how large the view wants to be",
    advice:
      "give one of your own constraints the priority 999, such as: {own}; while it is measured the view has no room",
    remedy: .lowersPriority)

  /// A stack view, which arranges its views.
  public static let stackView = ConstraintMaker(
    name: "stack view", signs: [.identifier("UISV-"), .identifier("NSStackView")],
    explanation: "made by a stack view",
    advice:
      "give an arranged view no fixed size or place against its stack view, or the priority 999 to: {own}; a view that is hidden has the size 0",
    remedy: .lowersPriority)

  /// Margins, the safe area, and the guides that were before it.
  public static let guide = ConstraintMaker(
    name: "guide",
    signs: [
      .className("_UILayoutSupportConstraint"), .identifierEnd("argin-guide-constraint"),
      .identifier("UIViewSafeAreaLayoutGuide-"), .identifier("UIViewKeyboardLayoutGuide"),
      .identifier("UIViewReadableContentGuide"),
    ],
    explanation: "the place of a guide",
    advice:
      "look at your constraints against {view}, or give the priority 999 to: {own}",
    remedy: .lowersPriority)

  /// The system, among views of its own.
  public static let system = ConstraintMaker(
    name: "system",
    signs: [
      .className("_UISystemBaselineConstraint"), .identifier("_UI"), .identifier("UI"),
      .identifier("assistant"), .identifier("accessoryView."), .identifier("IB_"),
      .identifier("inputView."), .viewsOfSystem,
    ],
    explanation: "made by the system",
    advice:
      "the system made these among its own views: no constraint of the app is in it, and there is nothing to change",
    remedy: .none)

  /// The app, or a library that it uses.
  public static let app = ConstraintMaker(
    name: "app", signs: [], explanation: "made by the app",
    advice:
      "remove one of these constraints, or give it the priority 999, such as: {own}",
    remedy: .lowersPriority)

  /// The beginnings of the classes of views that only the system makes.
  private static let classesOfSystem = [
    "_UI", "UIKB", "UIKeyboard", "UIInput", "UITextEffects", "UIRemoteKeyboard", "UIButtonLabel", "TUI", "_NS",
    "UIStatusBar", "UIInterfaceAction", "UICalloutBar",
  ]

  /// Who has made a constraint.
  init(className: String, identifier: String?, viewClasses: [String?]) {
    let maker = Self.all.first { maker in
      maker.signs.contains { sign in
        switch sign {
        case .className(let name): className == name
        case .identifier(let prefix): identifier?.hasPrefix(prefix) == true
        case .identifierEnd(let suffix): identifier?.hasSuffix(suffix) == true
        case .viewsOfSystem:
          !viewClasses.isEmpty
            && viewClasses.allSatisfy { view in
              Self.classesOfSystem.contains { view?.hasPrefix($0) == true }
            }
        }
      }
    }
    self = maker ?? .app
  }
}
