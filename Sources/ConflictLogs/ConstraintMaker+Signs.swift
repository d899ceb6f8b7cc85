import ConstraintGrammar
import ConstraintLayout

extension ConstraintMaker {
  /// The beginnings of the classes of views that only the system makes.
  private static let classesOfSystem = [
    "_UI", "_TtCC5UIKit", "_TtC5UIKit", "_TtGC5UIKit", "UIKB", "UIKeyboard", "UIInputSet", "UIInputWindow",
    "UITextEffects", "UIRemoteKeyboard", "UIContinuousPath", "UIButtonLabel", "TUI", "SystemInputAssistantView", "_NS",
    "UIStatusBar", "UIInterfaceAction", "UICalloutBar", "NSToolbar", "FI_T", "AVAlphaUpdating", "AVAudioOnlyIndicator",
    "AVButton", "AVUnsupportedContent", "MPDetailSlider", "MPKnockoutButton", "MPMovieView", "MPSwipableView",
    "MPVideo",
    "CKMessageEntryView", "SFAirDrop", "SPUISearch",
  ]

  /// The beginnings of those of these classes that no app puts views into.
  private static let closedClasses = [
    "UIKB", "TUI", "UIContinuousPath", "_UIDatePicker", "_UICalendar", "_UIBackButton", "AVAlphaUpdating",
    "AVAudioOnlyIndicator", "AVUnsupportedContent", "FI_T",
  ]

  /// The beginnings of the classes that begin like those but are what apps put their views into, or against.
  private static let classesForApps = [
    "_UITableViewHeaderFooterContentView", "_UIVisualEffectContentView", "_UILayoutGuide", "_UILayoutSpacer",
    "_UIHostingView", "_UIKeyboardLayoutGuide", "UIKeyboardLayoutGuide",
  ]

  /// Whether a view is of a class that only the system uses.
  static func isOfSystem(_ className: String?) -> Bool {
    begins(className, classesOfSystem) && !begins(className, classesForApps)
  }

  /// Whether only the system puts views into a view of a class.
  static func keepsItsViews(_ className: String?) -> Bool { begins(className, closedClasses) }

  /// Whether a class is one that the system and apps use alike.
  static func isOfFrameworks(_ className: String?) -> Bool {
    begins(className, ["UI", "NS"]) && className?.contains(".") == false
  }

  private static func begins(_ className: String?, _ beginnings: [String]) -> Bool {
    beginnings.contains { className?.hasPrefix($0) == true }
  }

  /// Whether a view is one that a table or a collection lays out: it is never the app that gives it a size.
  private static func isOfCell(_ className: String?) -> Bool {
    className?.hasSuffix("CellContentView") == true || className == "_UITableViewHeaderFooterContentView"
  }

  /// Who has made a constraint.
  ///
  /// - Parameter isWithoutIdentifiers: whether a library has printed it, Masonry, which leaves identifiers out.
  init(
    className: String, statement: LayoutConstraint<String>, viewClasses: [String?], isWithoutIdentifiers: Bool
  ) {
    let maker = Self.all.first { maker in
      maker.signs.contains { sign in
        switch sign {
        case .className(let name): className == name
        case .identifier(let prefix): statement.identifier?.hasPrefix(prefix) == true
        case .identifierEnd(let suffix): statement.identifier?.hasSuffix(suffix) == true
        case .width(let width):
          statement.secondItem == nil && statement.firstAttribute == .width && statement.constant == width
            && viewClasses == ["UIView"]
        case .viewOfSystem: viewClasses.contains(where: Self.isOfSystem)
        case .view(let name): viewClasses.contains(name)
        case .sizeOfCell:
          className == "NSLayoutConstraint" && isWithoutIdentifiers
            && statement.secondItem == nil && statement.firstAttribute.kind == .size && statement.relation == .equal
            && viewClasses.contains(where: Self.isOfCell)
        }
      }
    }
    self = maker ?? .app
  }
}
