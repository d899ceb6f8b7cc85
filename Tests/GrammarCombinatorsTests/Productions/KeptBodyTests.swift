import Dispatch
import Foundation
import GrammarCombinators
import Testing

/// Bodies that are made once read what bodies do that are made at each call.
@Suite struct KeptBodyTests {
  private struct Nothing: Sendable {}

  @Test(arguments: 0..<400 as Range<UInt64>)
  func readsTheSame(_ seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let pieces = [
      "let ", "a", "größe", "nil", "=", "1", "42", "100", "-", "*", "/", "^", "(", ")", ",", ";", ";", "'it'", "'",
      "\n",
      "# two\n", " ", "let x = 2 * (a, 'b');", "a ^ b ^ -3;", "((((", "))))", "1a",
    ]
    let text = (0..<Int.random(in: 1...12, using: &generator)).map { _ in
      pieces[Int.random(in: 0..<pieces.count, using: &generator)]
    }.joined()
    let kept = Notes<Nothing>.File(mark: Nothing())
    let made = Notes<UInt8>.File(mark: 0)
    #expect(Self.result(of: kept, text) == Self.result(of: made, text), "\(text)")
  }

  /// What is read in all ways, with all failures.
  private static func result<P: Parser>(of parser: P, _ text: String) -> String {
    let (output, failures) = parser.run(recovering: text)
    let alone = Result { try parser.run(text) }
    return "\(output.map { "\($0)" } ?? "none")\n\(failures)\n\(alone)\n\(failures.map { $0.expectations.map(\.name) })"
  }

  private struct Counted: Rule {
    static let count = Locked(0)
    static var name: StaticString { "counted" }

    var body: some Parser<(String, String)> {
      Self.count.withLock { $0 += 1 }
      return SequenceOf {
        CharacterClass("a"..."z").text().map { $0 + "1" }
        CharacterClass("a"..."z").text().map { $0 + "2" }
      }
    }
  }

  @Test func isMadeOnce() throws {
    for _ in 0..<3 { #expect(try Counted().run("ab").output == ("a1", "b2")) }
    // The run lays out no grammar, which asks for the body as well.
    #expect(Counted.count.withLock { $0 } == 1)
  }

  private struct Suffixed: Rule {
    static var name: StaticString { "suffixed" }
    let suffix: String

    var body: some Parser<(String, String)> {
      CharacterClass("a"..."z").text().map { $0 + suffix }
      CharacterClass("a"..."z").text().map { $0 + suffix }
    }
  }

  @Test func isMadeAnewForARuleWithFields() throws {
    #expect(try Suffixed(suffix: "1").run("ab").output == ("a1", "b1"))
    #expect(try Suffixed(suffix: "2").run("ab").output == ("a2", "b2"))
  }

  private struct Numbered<Number: Sendable>: Rule {
    static var name: StaticString { "numbered" }

    var body: some Parser<(String, String)> {
      CharacterClass("a"..."z").text().map { $0 + "\(Number.self)" }
      CharacterClass("a"..."z").text().map { $0 + "\(Number.self)" }
    }
  }

  @Test func allThreadsReadTheSame() {
    let results = Locked<[String]>([])
    DispatchQueue.concurrentPerform(iterations: 64) { index in
      let output = index % 2 == 0 ? try? Numbered<Int>().run("ab").output : try? Numbered<Double>().run("ab").output
      results.withLock { $0.append("\(index % 2) \(output?.0 ?? "") \(output?.1 ?? "")") }
    }
    #expect(Set(results.withLock { $0 }) == ["0 aInt bInt", "1 aDouble bDouble"])
  }

  /// A value that several threads change.
  private final class Locked<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    init(_ value: Value) { self.value = value }

    func withLock<Result>(_ change: (inout Value) -> Result) -> Result { lock.withLock { change(&value) } }
  }
}
