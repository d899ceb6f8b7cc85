public import GrammarCombinators

/// A version. Where it stands in a range, its last numbers may be left open: `1.2`, `1.x`.
public struct Version: Comparable, Sendable {
  public var numbers: [Int]
  public var preRelease: [String] = []
  public var build: [String] = []

  public init(numbers: [Int], preRelease: [String] = [], build: [String] = []) {
    (self.numbers, self.preRelease, self.build) = (numbers, preRelease, build)
  }

  public static func == (left: Version, right: Version) -> Bool { !(left < right) && !(right < left) }

  public static func < (left: Version, right: Version) -> Bool {
    if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
    if left.preRelease.isEmpty || right.preRelease.isEmpty { return right.preRelease.count < left.preRelease.count }
    for (one, other) in zip(left.preRelease, right.preRelease) where one != other {
      guard let a = Int(one), let b = Int(other) else { return Int(one) != nil || Int(other) == nil && one < other }
      return a < b
    }
    return left.preRelease.count < right.preRelease.count
  }

  var first: Version { Version(numbers: Array((numbers + [0, 0, 0]).prefix(3)), preRelease: preRelease, build: build) }

  /// What comes behind all that have the first `count` numbers in common.
  func next(after count: Int) -> Version {
    Version(numbers: count == 0 ? [.max] : numbers.prefix(count - 1) + [numbers[count - 1] + 1]).first
  }
}

public enum Relation: Sendable { case less, lessOrEqual, greater, greaterOrEqual, equal, caret, tilde }

public struct Comparator: Sendable {
  public var relation: Relation
  public var version: Version

  public func accepts(_ other: Version) -> Bool {
    switch relation {
    case .less: other < version
    case .lessOrEqual: other <= version
    case .greater: other > version
    case .greaterOrEqual: other >= version
    case .equal, .caret, .tilde: other == version
    }
  }

  /// What a relation to a version stands for that may be open: `^1.4` for `>=1.4.0 <2.0.0`.
  public static func comparators(_ relation: Relation?, _ version: Version) -> [Comparator] {
    let count = version.numbers.count
    let from = Comparator(relation: .greaterOrEqual, version: version.first)
    func before(_ count: Int) -> Comparator { Comparator(relation: .less, version: version.next(after: count)) }
    switch relation ?? .equal {
    case .caret: return [from, before(version.numbers.firstIndex { $0 > 0 }.map { $0 + 1 } ?? count)]
    case .tilde: return [from, before(min(count, 2))]
    case .equal where count < 3: return [from, before(count)]
    case .lessOrEqual where count < 3: return [before(count)]
    case .greater where count < 3: return [Comparator(relation: .greaterOrEqual, version: version.next(after: count))]
    case let relation: return [Comparator(relation: relation, version: version.first)]
    }
  }
}

/// Alternatives, each of comparators that all hold.
public struct VersionRange: Sendable {
  public var alternatives: [[Comparator]]

  /// A version before a release is in it only where a comparator names one with the same three numbers.
  public func contains(_ version: Version) -> Bool {
    alternatives.contains { comparators in
      comparators.allSatisfy { $0.accepts(version) }
        && (version.preRelease.isEmpty
          || comparators.contains { !$0.version.preRelease.isEmpty && $0.version.numbers == version.numbers })
    }
  }
}

extension VersionRange {
  /// Reads a range.
  public init(_ text: String) throws(ParseFailure) { self = try versionRange.run(text).output }

  /// The productions of the language.
  public static let grammar = Grammar(versionRange)
}
