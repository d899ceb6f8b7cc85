import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

/// A log whose constraints come in one after the other.
struct LogInProgress: Sendable {
  var isHidden = false
  /// Whether dots stand in the place of a part of the list.
  var isShortened = false
  /// Whether the list has been closed.
  var isComplete = false
  private(set) var hasGivenUp = false
  private let isAnnounced: Bool
  /// Whether the text has the beginning of the list.
  private let isOpened: Bool
  /// Whether a line is there that is not the one that is given up.
  private var hasList = false
  private var log: ConflictLog
  private var items = ItemTable()
  /// The addresses of the constraints, which the one that is given up is looked for among.
  private var indexOfAddress: [String: Int] = [:]

  /// - Parameter line: the number of the line where it begins; 0 if that is the line of its first constraint.
  init(line: Int, isAnnounced: Bool, isOpened: Bool = false) {
    log = ConflictLog(line: line)
    self.isAnnounced = isAnnounced
    self.isOpened = isOpened || isAnnounced
  }

  var count: Int { log.entries.count }

  /// Whether the list that was announced has not begun.
  var isAwaitingList: Bool { isAnnounced && log.entries.isEmpty && !hasGivenUp }

  /// Whether further lines are of the list.
  var isInList: Bool { hasList && !isComplete && !hasGivenUp }

  /// Whether nothing is there to be told.
  var isEmpty: Bool { log.entries.isEmpty && !isAnnounced }

  /// The log when nothing more comes.
  func finished() -> ConflictLog {
    var (log, items) = (log, items)
    for index in log.entries.indices {
      guard case .constraint(var constraint) = log.entries[index] else { continue }
      constraint.relatePlace { items.superview(of: $0) }
      if constraint.maker.isApp, constraint.items.contains(where: items.isOfSystem) { constraint.maker = .system }
      log.entries[index] = .constraint(constraint)
    }
    log.views = items.views
    log.isHidden = isHidden
    log.isShortened = isShortened
    log.lacksBeginning = hasGivenUp && !isHidden && !(isOpened && hasList)
    log.isAnnounced = isAnnounced || hasGivenUp
    log.isCutOff = isAnnounced && !hasGivenUp && !isComplete
    return log
  }

  /// Adds a constraint; the one that is given up may be there already.
  mutating func add(
    _ parsed: (ConflictLog.Heading.Parts, ConflictLog.Statement), text: String, line: Int, isGivenUp: Bool
  ) {
    let (heading, statement) = parsed
    if isKnown(heading.address, line: line, isGivenUp: isGivenUp) { return }
    guard let body = statement.body.resolved(statement.names) else {
      add(UnreadConstraint(line: line, text: text, diagnostic: Self.sharedName), isGivenUp: isGivenUp)
      return
    }
    // A text without a connection or a size, such as a damaged one, states nothing.
    let stated = self.statements(of: statement, body, heading, text: text, line: line)
    guard !stated.isEmpty else { return }
    if isGivenUp { log.givenUp = log.entries.count }
    if let address = heading.address { indexOfAddress[address] = log.entries.count }
    log.entries += stated.map { .constraint($0) }
  }

  /// Adds what can't be read.
  mutating func add(_ unread: UnreadConstraint, isGivenUp: Bool) {
    // What is cut off behind its address is known from the list.
    let address = unread.text.drop { $0 != ":" }.dropFirst().prefix { $0.isLetter || $0.isNumber }
    if isKnown(String(address), line: unread.line, isGivenUp: isGivenUp) { return }
    log.entries.append(.unread(unread))
  }

  /// Whether a line, which is noted, has nothing but the constraint that is given up, and the list has it already.
  private mutating func isKnown(_ address: String?, line: Int, isGivenUp: Bool) -> Bool {
    if log.line == 0 { log.line = line }
    guard isGivenUp else {
      hasList = true
      return false
    }
    hasGivenUp = true
    guard let known = address.flatMap({ indexOfAddress[$0] }) else { return false }
    log.givenUp = known
    return true
  }

  private static let sharedName = Diagnostic(
    code: DiagnosticCode(rawValue: "shared-name"), offset: 0, length: 0, line: 1, column: 1, found: nil, expected: [],
    message: "several views have one name, and it is not said which is meant", hint: nil)

  private mutating func statements(
    of statement: ConflictLog.Statement, _ body: ParsedBody, _ heading: ConflictLog.Heading.Parts, text: String,
    line: Int
  ) -> [PrintedConstraint] {
    for (name, item) in statement.names where name != "|" { items.note(item, called: name) }
    let marked = statement.names.first { $0.0 == "|" }.map { items.address(of: $0.1) }
    let className = heading.className ?? "NSLayoutConstraint"
    if let marked, !body.isVisual, let alone = body.constraints.first, alone.secondAttribute == nil,
      let item = alone.firstItem
    {
      items.note(marked, asSuperviewOf: items.address(of: item))
    }
    var usesMark = false
    let constraints = statement.constraints(body, className: className).map { constraint in
      // The superview that is not named is one of the view beside it.
      let beside = (constraint.firstItem ?? constraint.secondItem ?? nil).map { items.address(of: $0) }
      return constraint.mapItems { item in
        guard let item else {
          usesMark = true
          if let marked { items.note(marked, asSuperviewOf: beside ?? "") }
          return marked ?? items.superview(of: beside ?? "")
        }
        return items.address(of: item)
      }
    }
    // The system says of each equation without another item whether it is active, or prints a visual format.
    let isWithoutIdentifiers = !body.isVisual && !statement.saysState
    return constraints.map { constraint in
      var constraint = constraint
      constraint.identifier = heading.identifier?.value
      let addresses = constraint.ends.map { $0.item }
      return PrintedConstraint(
        line: line, text: text, className: className, address: heading.address,
        place: heading.place, statement: constraint, isRightToLeft: statement.isRightToLeft,
        superview: usesMark ? addresses.first { $0 == marked } : nil, isActive: statement.isActive,
        maker: ConstraintMaker(
          className: className, statement: constraint,
          viewClasses: addresses.map { items.className(of: $0) }, isWithoutIdentifiers: isWithoutIdentifiers))
    }
  }
}

extension PrintedConstraint {
  /// Relates a place for which no other item is printed, as that of a frame, to the superview, from whose corner it counts.
  fileprivate mutating func relatePlace(to superview: (String) -> String) {
    guard statement.secondItem == nil, let corner = statement.firstAttribute.corner else { return }
    statement.secondItem = superview(statement.firstItem)
    statement.secondAttribute = corner
    self.superview = statement.secondItem
  }
}

/// The items of a log by their addresses.
private struct ItemTable: Sendable {
  private var order: [String] = []
  private var known: [String: PrintedView] = [:]
  private var superviews: [String: String] = [:]

  /// The address of an item, which is kept; a name alone may stand for one.
  mutating func address(of item: ParsedItem) -> String {
    note(item, called: nil)
    return item.reference
  }

  /// Keeps which item lies in another.
  mutating func note(_ superview: String, asSuperviewOf address: String) { superviews[address] = superview }

  /// The address of the superview of an item, or what stands for that.
  mutating func superview(of address: String) -> String {
    if let known = superviews[address] { return known }
    let name = "the superview of " + address
    note(ParsedItem(className: nil, reference: Located(name, in: .zero), title: nil), called: nil)
    return name
  }

  /// Keeps what is known of an item.
  mutating func note(_ item: ParsedItem, called name: String?) {
    var view = known[item.reference] ?? PrintedView(address: item.reference, className: nil, title: nil, name: "")
    if known[item.reference] == nil { order.append(item.reference) }
    if let className = item.className { view.className = className }
    if let title = item.title { view.title = String(title.dropFirst().dropLast()) }
    if let name, PrintedView.isGuide(name) { view.className = name } else if let name { view.name = name }
    known[item.reference] = view
  }

  func className(of address: String) -> String? { known[address]?.className }

  /// Whether a view lies in one that only the system has: then it is of the system as well, unless its class is the app's.
  func isOfSystem(_ address: String) -> Bool {
    var (address, rest) = (address, known.count)
    while rest > 0, let superview = superviews[address], ConstraintMaker.isOfFrameworks(className(of: address)) {
      if ConstraintMaker.keepsItsViews(className(of: superview)) { return true }
      (address, rest) = (superview, rest - 1)
    }
    return false
  }

  /// The items in the order in which they were met, each with a name of its own.
  var views: [PrintedView] { order.compactMap { known[$0] }.withNames }
}
