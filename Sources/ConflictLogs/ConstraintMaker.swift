import ConstraintGrammar
import ConstraintLayout

/// A maker of constraints, which are known by their class, their identifier or their views, and what to do about
/// them.
public struct ConstraintMaker: Hashable, Sendable {
  /// The name, such as `stack view`.
  public let name: String

  /// Whether the constraint is one of the app.
  public var isApp: Bool { self == .app }

  /// How a constraint of this kind is known.
  let signs: [Sign]

  /// What it is, in words that stand behind a comma.
  let explanation: String

  /// What can be done about one: the first that fits is told.
  let counsels: [Counsel]

  /// What to do in a case.
  struct Counsel: Hashable, Sendable {
    let situation: Situation

    /// The advice: `{view}` is the view that it is about, `{own}` the constraint of the app to change.
    let text: String

    let remedy: Remedy

    init(_ situation: Situation, _ text: String, _ remedy: Remedy = .none) {
      (self.situation, self.text, self.remedy) = (situation, text, remedy)
    }
  }

  /// When an advice fits.
  enum Situation: Hashable, Sendable {
    case always
    /// The app places or sizes the view, which is one of its own.
    case appPlacesView
    /// A stack view arranges the view, which is one of the app's own.
    case stackViewPlacesView
    /// The size is 0, and the view is one of the app's own.
    case sizeIsZero
    /// A stack view hides a view.
    case hides
    /// The conflict has two constraints, none of the app. They give one thing two values.
    case sameThingOfSystem
    /// The conflict has two constraints. They give one thing two values.
    case sameThing
    /// The conflict has one constraint, which contradicts itself.
    case alone
  }

  enum Remedy: Hashable, Sendable {
    case none
    /// `translatesAutoresizingMaskIntoConstraints = false` on the view.
    case dropsMask
    /// The constraint of the app with the priority 999; it fits only where there is one that can give way.
    case lowersPriority
  }

  enum Sign: Hashable, Sendable {
    case className(String)
    case identifier(String)
    case identifierEnd(String)
    /// The width of a plain view.
    case width(Double)
    /// An item is a view of the system's own.
    case viewOfSystem
    /// An item is of a class.
    case view(String)
    /// The size of the content of a cell, printed by a library that leaves identifiers out.
    case sizeOfCell
  }
}

extension ConstraintMaker {
  /// The kinds, the most certain sign first. What has none of their signs is of the app.
  public static let all = [
    autoresizingMask, contentSize, prototype, encapsulatedSize, measuring, stackView, guide, actionSheet, system, app,
  ]

  /// The frame of a view that keeps its autoresizing mask.
  public static let autoresizingMask = ConstraintMaker(
    name: "autoresizing mask", signs: [.className("NSAutoresizingMaskLayoutConstraint")],
    explanation: "made from the frame of a view that keeps its autoresizing mask",
    counsels: [
      Counsel(
        .appPlacesView,
        "set translatesAutoresizingMaskIntoConstraints to false on {view}, which has constraints of its own", .dropsMask
      ),
      Counsel(
        .stackViewPlacesView,
        "set translatesAutoresizingMaskIntoConstraints to false on {view}, which a stack view arranges", .dropsMask),
      Counsel(
        .sizeIsZero,
        "give {view} a frame before it is laid out, for its size is 0 now; or give the priority 999 to: {own}",
        .lowersPriority),
      Counsel(.sizeIsZero, "give {view} a frame before it is laid out; its size is 0 now"),
      Counsel(
        .always, "the frame of {view} is set by what contains it: give the priority 999 to: {own}", .lowersPriority),
      Counsel(.always, "look at what sets the frame of {view}"),
    ])

  /// The size that the content of a view has.
  public static let contentSize = ConstraintMaker(
    name: "content size", signs: [.className("NSContentSizeLayoutConstraint")],
    explanation: "the size of its content",
    counsels: [
      Counsel(
        .always,
        "let the hugging or the compression resistance of {view} give way; the constraint itself is not the one to change"
      )
    ])

  /// Interface Builder, where a layout was ambiguous.
  public static let prototype = ConstraintMaker(
    name: "Interface Builder",
    signs: [.className("NSIBPrototypingLayoutConstraint"), .identifier("IB auto generated")],
    explanation: "added by Interface Builder, where constraints are missing",
    counsels: [
      Counsel(
        .always,
        "add the constraints that {view} is missing in Interface Builder, or mark this one there as removed at build time"
      )
    ])

  /// A window, or a table, a collection or a hosting view, which gives its content a size.
  public static let encapsulatedSize = ConstraintMaker(
    name: "encapsulated size",
    signs: [.identifier("UIView-Encapsulated-Layout-"), .identifier("NSView-Encapsulated-Layout-"), .sizeOfCell],
    explanation: "the size that the window, or the table, collection or hosting view around it, gives it",
    counsels: [
      Counsel(
        .sameThingOfSystem,
        "the system gives {view} two sizes, one after the other, as while a table is laid out: there is nothing to change"
      ),
      Counsel(
        .always,
        "give one of your own constraints the priority 999, such as: {own}; or let the content have no fixed size in that direction",
        .lowersPriority),
      Counsel(.always, "let the content of {view} have no fixed size in that direction"),
    ])

  /// The system, which finds out how large a view wants to be.
  public static let measuring = ConstraintMaker(
    name: "measuring", signs: [.identifier("_UITemporaryLayout"), .identifier("fittingSize")],
    explanation: "there while the system finds out how large the view wants to be",
    counsels: [
      Counsel(
        .always,
        "give one of your own constraints the priority 999, such as: {own}; while it is measured the view has no room",
        .lowersPriority),
      Counsel(.always, "let the content of {view} have no fixed size; while it is measured the view has no room"),
    ])

  /// A stack view, which arranges its views.
  public static let stackView = ConstraintMaker(
    name: "stack view", signs: [.identifier("UISV"), .identifier("NSStackView"), .view("NSStackViewSpacer")],
    explanation: "made by a stack view",
    counsels: [
      Counsel(.hides, "a hidden view has the size 0: give the priority 999 to: {own}", .lowersPriority),
      Counsel(
        .hides,
        "a hidden view has the size 0: while {view} is hidden its spacing has to be 0, or put it into a view and hide that"
      ),
      Counsel(
        .always,
        "give an arranged view no fixed size or place against its stack view, or the priority 999 to: {own}",
        .lowersPriority),
      Counsel(.always, "give the stack view room for what it arranges, or less spacing; its views can be no smaller"),
    ])

  /// Margins, the safe area, and the guides that were before it.
  public static let guide = ConstraintMaker(
    name: "guide",
    signs: [
      .className("_UILayoutSupportConstraint"), .identifierEnd("argin-guide-constraint"),
      .identifier("UIViewSafeAreaLayoutGuide-"), .identifier("NSViewSafeAreaLayoutGuide-"),
      .identifier("UIViewKeyboardLayoutGuide"), .identifier("UIViewReadableContentGuide"),
    ],
    explanation: "the place of a guide",
    counsels: [
      Counsel(.always, "look at your constraints against {view}, or give the priority 999 to: {own}", .lowersPriority),
      Counsel(.always, "look at the size of the view that {view} is in"),
    ])

  /// UIKit, in each action sheet of some of its versions.
  public static let actionSheet = ConstraintMaker(
    name: "action sheet", signs: [.width(-16)], explanation: "made by UIKit in action sheets",
    counsels: [
      Counsel(.always, "a width of -16 alone is UIKit's own, of action sheets: there is nothing to change")
    ])

  /// The system, among views of its own.
  public static let system = ConstraintMaker(
    name: "system",
    signs: [
      .identifier("_UI"), .identifier("UIIBSystemGenerated"), .identifier("UINav"), .identifier("UIInput"),
      .identifier("UIButtonBar"), .identifier("UIKeyboard"), .identifier("BIB_"), .identifier("CB_"),
      .identifier("IB_"), .identifier("TB_"), .identifier("Mask_"), .identifier("MaskEV_"), .identifier("assistant"),
      .identifier("accessoryView."), .identifier("inputView."), .viewOfSystem,
    ],
    explanation: "made by the system",
    counsels: [
      Counsel(
        .always,
        "the system made these among its own views: no constraint of the app is in it, and there is nothing to change")
    ])

  /// The app, or a library that it uses.
  public static let app = ConstraintMaker(
    name: "app", signs: [], explanation: "made by the app",
    counsels: [
      Counsel(.alone, "change the number of this constraint, which no view can keep: {own}"),
      Counsel(
        .sameThing, "keep one of these two; to change a constraint, set the constant of the one that is there"),
      Counsel(
        .always, "remove one of these constraints, or give it the priority 999, such as: {own}", .lowersPriority),
    ])
}
