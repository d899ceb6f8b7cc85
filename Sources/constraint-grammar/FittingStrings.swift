import CommandLineInterface
import ConflictLogs
import ConstraintGrammar
import ConstraintLayout
import ConstraintReports
import SourceScanning
import Spelling

/// The constraint strings of the sources, and which of them may have made the constraints of a log.
struct FittingStrings {
  /// How sure it is that a string has made a constraint.
  enum Certainty: String, Comparable {
    /// The log names the line.
    case certain
    /// The views are called so, and the numbers are the same.
    case likely
    /// Nothing speaks against it.
    case possible

    static func < (left: Self, right: Self) -> Bool { left.rank < right.rank }

    private var rank: Int {
      switch self {
      case .certain: 0
      case .likely: 1
      case .possible: 2
      }
    }
  }

  /// A place in the sources that may have made a constraint.
  struct Fit {
    fileprivate(set) var certainty: Certainty
    let path: String
    let line: Int
    let column: Int
    /// The text there; `nil` where the log names the place.
    let text: String?
    /// By how much it fits better than others.
    fileprivate let weight: Int
  }

  private struct Candidate {
    let path: String
    let line: Int
    let column: Int
    let text: String
    let constraints: [LayoutConstraint<String>]
  }

  private var candidates: [Candidate] = []
  private var paths: [String] = []

  /// The strings in the sources below some paths.
  ///
  /// - Parameter refuse: called with what can't be read.
  init(
    below paths: [String], refuse: (CommandFailure) throws(CommandFailure) -> Void
  ) throws(CommandFailure) {
    var settings = try SettingsFiles(nil)
    var search = try SourceSearch(paths, &settings)
    self.paths = search.sources
    search.findCalls()
    var candidates: [Candidate] = []
    try search.forEachSource(refuse: refuse) { file throws(CommandFailure) in
      let strings: [ConstraintString]
      switch file.result {
      case .success(let found): strings = found
      case .failure(let failure): return try refuse(failure)
      }
      for string in strings {
        guard let constraints = string.dialect.constraints(statedBy: string.textOfNames) else { continue }
        candidates.append(
          Candidate(
            path: file.path, line: string.line, column: string.column, text: string.text, constraints: constraints))
      }
    }
    self.candidates = candidates
  }

  /// What may have made a constraint of a log, the most likely first.
  func fits(_ constraint: PrintedConstraint, in log: ConflictLog) -> [Fit] {
    if let place = constraint.place {
      let named = path(of: place.file).map {
        Fit(certainty: .certain, path: $0, line: place.line, column: 1, text: nil, weight: 0)
      }
      return named.map { [$0] } ?? []
    }
    let views = Dictionary(log.views.map { ($0.address, $0) }, uniquingKeysWith: { first, _ in first })
    let fits = candidates.compactMap { candidate -> Fit? in
      let similarities = candidate.constraints.compactMap { Similarity(constraint, $0, views) }
      guard let best = similarities.max(by: { $0.weight < $1.weight }), best.isEvidence else { return nil }
      // Of one text there are often several in a log.
      let others = candidate.constraints.filter { stated in
        log.constraints.contains {
          $0.constraint.line != constraint.line && Similarity($0.constraint, stated, views) != nil
        }
      }
      let isLikely = best.isNumberKnown && (best.isNamedSo || others.count > 1)
      return Fit(
        certainty: isLikely ? .likely : .possible, path: candidate.path, line: candidate.line,
        column: candidate.column, text: candidate.text, weight: 2 * best.weight + min(others.count, 2))
    }
    // Those that fit as well stay in the order of the sources.
    var sorted = fits.enumerated().sorted {
      ($0.element.certainty, -$0.element.weight, $0.offset) < ($1.element.certainty, -$1.element.weight, $1.offset)
    }.map(\.element)
    // One of several is not likely the one.
    if sorted.count > 1, sorted[1].certainty == sorted[0].certainty, sorted[1].weight == sorted[0].weight {
      for index in sorted.indices { sorted[index].certainty = .possible }
    }
    return sorted
  }

  /// The source that a log names by a path of another machine: the one whose path ends alike in the most parts.
  private func path(of file: String) -> String? {
    let parts = Array(file.split(separator: "/").reversed())
    let found = paths.map { path in
      (path, zip(parts, path.split(separator: "/").reversed()).prefix { $0 == $1 }.count)
    }
    guard let best = found.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    return found.filter { $0.1 == best.1 }.count == 1 ? best.0 : nil
  }
}

/// How much a constraint of a log is like one that a source states.
private struct Similarity {
  /// The constant; `nil` if that is not known in the source.
  private let number: Double?
  /// How well each view fits its name in the source.
  private let names: [Int]

  var weight: Int { names.reduce(number == nil ? 0 : 1, +) }

  var isNumberKnown: Bool { number != nil }

  /// Whether all views are called so.
  var isNamedSo: Bool { names.allSatisfy { $0 == 2 } }

  /// Whether there is more to it than that one of many could be meant.
  var isEvidence: Bool { names.contains { $0 > 0 } || (number ?? 0) != 0 }

  /// `nil` if the constraint is another one.
  init?(_ printed: PrintedConstraint, _ stated: LayoutConstraint<String>, _ views: [String: PrintedView]) {
    let found = [stated, stated.turned].compactMap { $0 }.lazy.compactMap { Self.similarity(printed, $0, views) }
    guard let best = found.first else { return nil }
    (number, names) = best
  }

  private static func similarity(
    _ printed: PrintedConstraint, _ stated: LayoutConstraint<String>, _ views: [String: PrintedView]
  ) -> (Double?, [Int])? {
    let constraint = printed.statement
    guard constraint.firstAttribute == stated.firstAttribute, constraint.secondAttribute == stated.secondAttribute,
      constraint.relation == stated.relation, (constraint.secondItem == nil) == (stated.secondItem == nil)
    else { return nil }
    func isSame(_ number: Double, _ other: Double) -> Bool {
      SourceNumber.isUnknown(other) || (number - other).magnitude <= 1e-5 * max(1, number.magnitude)
    }
    guard isSame(constraint.multiplier, stated.multiplier), isSame(constraint.constant, stated.constant) else {
      return nil
    }
    var pairs = [(constraint.firstItem, stated.firstItem)]
    if let address = constraint.secondItem, let name = stated.secondItem { pairs.append((address, name)) }
    var names: [Int] = []
    for (address, name) in pairs {
      if name.isSuperview {
        // That the log knows another one as the superview speaks against it.
        guard printed.superview == nil || printed.superview == address else { return nil }
        continue
      }
      guard let fit = views[address]?.fit(toName: name) else { return nil }
      names.append(fit)
    }
    let isKnown = !SourceNumber.isUnknown(stated.constant) && !SourceNumber.isUnknown(stated.multiplier)
    return (isKnown ? stated.constant : nil, names)
  }
}

/// A number whose value no source states.
private enum SourceNumber {
  /// It stands in for it: what is computed with it is far from the numbers of any layout.
  static let unknown = 0x1p80

  static func isUnknown(_ number: Double) -> Bool {
    number.magnitude > 0x1p40 || number.magnitude < 0x1p-40 && number != 0
  }
}

extension LayoutConstraint<String> {
  /// The same with the items in the other order; `nil` where there is none.
  fileprivate var turned: LayoutConstraint<String>? {
    guard let second = secondItem, let attribute = secondAttribute, multiplier == 1 else { return nil }
    let turned: Relation =
      switch relation {
      case .equal: .equal
      case .lessThanOrEqual: .greaterThanOrEqual
      case .greaterThanOrEqual: .lessThanOrEqual
      }
    return LayoutConstraint(second, attribute, turned, firstItem, firstAttribute, constant: -constant)
  }
}

extension Dialect {
  /// The constraints that a text of a source states, a number that is no literal being unknown; `nil` where it states none.
  fileprivate func constraints(statedBy text: String) -> [LayoutConstraint<String>]? {
    let bytes = ContiguousArray(text.utf8)
    guard let parsed = try? statement(of: bytes.span) else { return nil }
    let statement = Statement(parsed, of: bytes.span)
    var numbers: [String: Double] = [ConstraintString.nameOfValues: SourceNumber.unknown]
    // Each name that is no view may be that of a number.
    for _ in 0..<16 {
      do throws(Diagnostic) {
        let environment = NamedEnvironment(for: statement, in: self, metrics: numbers)
        return try resolve(parsed, of: bytes.span, in: environment).resolutions.map { resolution in
          resolution.constraint.mapItems { $0.name }
        }
      } catch {
        guard [.unknownNumber, .unknownView, .viewForNumber].contains(error.code), let name = error.found,
          numbers.updateValue(SourceNumber.unknown, forKey: name) == nil
        else { return nil }
      }
    }
    return nil
  }
}
