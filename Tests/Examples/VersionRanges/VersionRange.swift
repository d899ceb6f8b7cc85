public import GrammarCombinators

/// A version of a program, such as `2.0.0-rc.1`, or the beginning of one, such as `1.2`.
public struct Version: Hashable, Sendable {
  /// One number to three.
  public var numbers: [Int]

  /// What stands behind a hyphen: `rc` and `1`.
  public var labels: [String]
}

/// Versions that will do, such as `^1.2.0 || >=2.0.0-rc.1 <3.0`.
public struct VersionRange: Hashable, Sendable {
  /// How versions are compared with one.
  public enum Comparison: Hashable, Sendable { case equal, less, atMost, greater, atLeast, compatible, nearby }

  /// A condition.
  public struct Bound: Hashable, Sendable {
    public var comparison: Comparison
    public var version: Version
  }

  /// One of these must hold: all conditions of one.
  public var alternatives: [[Bound]]

  /// Reads a range.
  public init(_ text: String) throws(ParseFailure) {
    alternatives = try Self.ranges.run(text, explainedBy: Self.interpreter).output
  }

  /// The productions of the language.
  public static let grammar = Grammar(ranges)

  private static let interpreter = Interpreter(ranges)
}

extension Refusal.Reason {
  /// A number that begins with a zero, or is too large.
  public static let notAVersionNumber = Refusal.Reason(code: "not-a-version-number")
}

extension VersionRange {
  ///     NUMBER ::= [0-9]+
  private struct Number: Token {
    static var name: StaticString { "NUMBER" }
    static var role: TokenRole { .number }

    var body: some Parser<Int> {
      BytesOf(Digit.self).text().check { digits in
        let number = digits == "0" || digits.first != "0" ? Int(digits) : nil
        return (number ?? 0, number == nil ? .notAVersionNumber : nil)
      }
    }
  }

  ///     LABEL ::= [a-zA-Z0-9]+
  private struct Label: Token {
    static var name: StaticString { "LABEL" }

    var body: some Parser<String> {
      Repeat(.oneOrMore, NoSpace.self) { CharacterClass("a"..."z", "A"..."Z", "0"..."9") }.text()
    }
  }

  ///     version ::= NUMBER ( "." NUMBER ( "." NUMBER )? )? ( "-" LABEL ( "." LABEL )* )? /* ws: explicit */
  private static let version = NamedRule("version", NoSpace.self) {
    Repeat(.times(1...3), NoSpace.self, separator: { "." }) { Number() }
    Optionally(NoSpace.self) {
      "-"
      Repeat(.oneOrMore, NoSpace.self, separator: { "." }) { Label() }
    }
  }.map { numbers, labels in Version(numbers: numbers, labels: labels ?? []) }

  ///     bound ::= ( ">=" | ">" | "<=" | "<" | "=" | "^" | "~" )? version
  private static let bound = NamedRule("bound") {
    Optionally {
      OneOf {
        LiteralText(">=").as(Comparison.atLeast)
        LiteralText(">").as(Comparison.greater)
        LiteralText("<=").as(Comparison.atMost)
        LiteralText("<").as(Comparison.less)
        LiteralText("=").as(Comparison.equal)
        LiteralText("^").as(Comparison.compatible)
        LiteralText("~").as(Comparison.nearby)
      }
    }
    version
  }.map { comparison, version in Bound(comparison: comparison ?? .equal, version: version) }

  ///     ranges ::= bound+ ( "||" bound+ )* $
  private static let ranges = NamedRule("ranges") {
    Repeat(.oneOrMore, separator: { "||" }) { Repeat(.oneOrMore) { bound } }
    End()
  }
}
