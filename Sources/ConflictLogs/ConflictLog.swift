public import ConstraintGrammar
public import ConstraintLayout
import GrammarCombinators

/// What Auto Layout prints when it finds that constraints contradict each other, as it was read from a console.
public struct ConflictLog: Sendable {
  /// A line of the list.
  public enum Entry: Sendable {
    /// A constraint.
    case constraint(PrintedConstraint)

    /// What could not be read.
    case unread(UnreadConstraint)
  }

  /// The number of the line where it begins, from 1 on.
  public var line: Int

  /// The constraints in the order in which they are printed, those that can't be read among them.
  ///
  /// Where the list has been cut off, the one that the system gave up is the last.
  public var entries: [Entry] = []

  /// The views, layout guides and what else the constraints relate, in the order in which they are met.
  public var views: [PrintedView] = []

  /// The index of the constraint that the system gave up; `nil` if the log does not say.
  public var givenUp: Int?

  /// Whether the system has said that there is a conflict; a list that a debugger prints need not have one.
  public var isAnnounced = false

  /// Whether the log ends before it says what the system gave up.
  public var isCutOff = false

  /// Whether the list of constraints or its beginning is lost: only the end says that there is a conflict.
  public var lacksBeginning = false

  /// Whether dots stand in the list in place of constraints that somebody has left out.
  public var isShortened = false

  /// Whether the system has put `<private>` in the place of the list.
  public var isHidden = false

  /// A text that is the same for all logs with the same constraints between views of the same names, whatever their
  /// addresses are.
  public var signature: String {
    let names = views.byAddress { $0.name }
    let phrase = ConstraintPhrase { names[$0] ?? $0 }
    let texts = entries.map { entry in
      switch entry {
      case .constraint(let constraint):
        "\(phrase.text(of: constraint.statement)) @\(constraint.statement.priority) \(constraint.statement.identifier ?? "")"
      case .unread(let unread): unread.text
      }
    }
    return texts.sorted().joined(separator: "\n") + (isHidden ? "<private>" : "")
  }

  /// The constraints that could be read, each with its index in ``entries``.
  public var constraints: [(index: Int, constraint: PrintedConstraint)] {
    entries.enumerated().compactMap { index, entry in
      if case .constraint(let constraint) = entry { (index, constraint) } else { nil }
    }
  }
}

/// A constraint as it was printed.
public struct PrintedConstraint: Sendable {
  /// The place of the call that made a constraint.
  public struct Place: Hashable, Sendable {
    /// The path of the source, as it was printed.
    public var file: String

    /// The number of the line.
    public var line: Int
  }

  /// The number of the line of the log, from 1 on.
  public var line: Int

  /// The text, without what stood around it.
  public var text: String

  /// The class, such as `NSLayoutConstraint`.
  public var className: String

  /// The address, or a name that stands in its place.
  public var address: String?

  /// The place of the call, which SnapKit prints.
  public var place: Place?

  /// The relation between items by their addresses, with the priority and the identifier.
  public var statement: LayoutConstraint<String>

  /// Whether leading is on the right; `nil` if the text does not say so.
  public var isRightToLeft: Bool?

  /// The address of what `|` stands for.
  public var superview: String?

  /// Whether the constraint counts. One that is printed as inactive does not.
  public var isActive = true

  /// Who made it.
  public var maker: ConstraintMaker
}

extension LayoutConstraint {
  /// The items that it relates, each with its attribute.
  var ends: [(item: Item, attribute: Attribute)] {
    [(firstItem, firstAttribute)] + (secondItem.flatMap { item in secondAttribute.map { [(item, $0)] } } ?? [])
  }
}

extension PrintedConstraint {
  /// The items that it relates.
  var items: [String] { statement.ends.map { $0.item } }

  /// A constraint of the app, of which nothing is known but what it states.
  package init(_ statement: LayoutConstraint<String>, isRightToLeft: Bool? = nil) {
    self.init(
      line: 1, text: "", className: "NSLayoutConstraint", address: nil, place: nil, statement: statement,
      isRightToLeft: isRightToLeft, superview: nil, maker: .app)
  }
}

/// A text that is a constraint and could not be read.
public struct UnreadConstraint: Sendable {
  /// The number of the line of the log, from 1 on.
  public var line: Int

  /// The text.
  public var text: String

  /// The mistake in it, with its place in the text.
  public var diagnostic: Diagnostic
}

/// A view, a layout guide or another item, as it was printed.
public struct PrintedView: Hashable, Sendable {
  /// The address, or a name that stands in its place.
  public var address: String

  /// The class; `nil` if none is printed.
  public var className: String?

  /// The text that it shows, which the system cuts off.
  public var title: String?

  /// The name by which people are told of it. It is short, and no other item of the log has it.
  public var name: String
}

extension ConflictLog {
  /// The logs in a text, in order.
  ///
  /// - Complexity: linear in the length of the text.
  public static func logs(in text: String) -> [ConflictLog] {
    var reader = ConflictLogReader()
    var logs: [ConflictLog] = []
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      logs += String(line).withBytes { reader.read($0, number: index + 1) }
    }
    return logs + (reader.finish().map { [$0] } ?? [])
  }
}
