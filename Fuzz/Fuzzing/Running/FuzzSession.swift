import ConstraintGrammar
import ConstraintLanguages
import Dispatch
import SentenceGeneration

/// Checks properties of one dialect with text after text.
public struct FuzzSession {
  /// The texts that were made by each means, and the checks that were made.
  public struct Counts: Sendable {
    public internal(set) var texts = 0
    public internal(set) var accepted = 0
    public internal(set) var checks: [String: Int] = [:]
    /// The time that the checks of each property took.
    public internal(set) var seconds: [String: Double] = [:]
  }

  public let subject: FuzzSubject
  public private(set) var counts = Counts()
  public private(set) var failures: [FuzzFailure] = []

  private let seed: UInt64
  private static let generators = Dialect.all.map { (name: $0.name, generator: SentenceGenerator($0.grammar)) }

  private var random: SeededGenerator
  private var sentences: SentenceSource
  private let others: [SentenceGenerator]
  private let mutator: Mutator
  private var pool: [[UInt8]]
  private var sampleVariants: ArraySlice<[UInt8]>
  private var properties: [Property]

  /// - Parameters:
  ///   - seed: what all random choices follow from.
  ///   - pool: texts to begin with.
  public init(_ subject: FuzzSubject, properties: [Property], seed: UInt64, pool: [[UInt8]] = []) {
    self.subject = subject
    self.properties = properties
    self.seed = seed
    random = SeededGenerator(seed: seed)
    sentences = SentenceSource(subject.graph, words: Vocabulary.names, recogniser: subject.recogniser)
    others = Self.generators.filter { $0.name != subject.dialect.name }.map { $0.generator }
    mutator = Mutator(vocabulary: Vocabulary.all)
    self.pool = pool + Dialect.all.map { Array($0.sample.utf8) }
    sampleVariants = subject.sampleVariants[...]
  }

  /// The coverage of the grammar by the sentences so far.
  public var coverage: PathCoverage { sentences.coverage }

  /// All sentences with at most a number of productions inside one another, names and numbers aside.
  public func sentences(ofDepth depth: Int) -> [[UInt8]] {
    SystematicSentences(of: subject, limit: 200_000).sentences(depth: depth)
  }

  /// Makes a text and checks the properties with it whose turn it is.
  ///
  /// - Parameter watching: is told each text before it is checked.
  public mutating func step(watching: ([UInt8]) -> Void) {
    let text = nextText()
    watching(text)
    let number = counts.texts
    check(text, seed, properties.filter { number % $0.interval == 0 })
  }

  /// Checks every property with a text.
  public mutating func check(_ text: [UInt8], seed: UInt64? = nil) { check(text, seed, properties) }

  private mutating func check(_ text: [UInt8], _ seed: UInt64?, _ properties: [Property]) {
    let tried = TriedText(text, in: subject)
    counts.texts += 1
    if tried.constraints != nil { counts.accepted += 1 }
    for property in properties {
      let start = DispatchTime.now().uptimeNanoseconds
      let fault = property.check(tried, subject)
      let duration = DispatchTime.now().uptimeNanoseconds - start
      counts.checks[property.name, default: 0] += 1
      counts.seconds[property.name, default: 0] += Double(duration) / 1e9
      guard fault != nil else { continue }
      report(property, text, seed)
    }
  }

  private mutating func report(_ property: Property, _ text: [UInt8], _ seed: UInt64?) {
    let subject = subject
    func explanation(_ text: [UInt8]) -> String? { property.check(TriedText(text, in: subject), subject) }
    let shortest = Shrinker.shortest(text) { explanation($0) != nil }
    failures.append(
      FuzzFailure(
        dialect: subject.dialect.name, property: property.name, seed: seed, text: shortest,
        explanation: explanation(shortest) ?? ""))
    // The same fault would be found again and again.
    properties.removeAll { $0.name == property.name }
  }

  private mutating func nextText() -> [UInt8] {
    if counts.texts % 2 == 1, let variant = sampleVariants.popFirst() { return variant }
    switch UInt8.random(in: 0..<20, using: &random) {
    case 0: return arbitraryBytes()
    case 1: return otherSentence()
    case 2..<10:
      let text = pool.randomElement(using: &random) ?? []
      return mutator.damaged(text, with: pool.randomElement(using: &random) ?? [], using: &random)
    default:
      let text = sentence()
      if text.count < 300 { keep(text) }
      return text
    }
  }

  /// A sentence, where the dialect refuses most of them rather one that it accepts: more depends on it.
  private mutating func sentence() -> [UInt8] {
    var text = sentences.sentence(using: &random)
    var attempts = UInt8.random(in: 0..<2, using: &random) * 4
    while attempts > 0, !subject.dialect.accepts(ContiguousArray(text).span) {
      text = sentences.sentence(using: &random)
      attempts -= 1
    }
    return text
  }

  /// A sentence of another dialect, which is what people write who know that one.
  private mutating func otherSentence() -> [UInt8] {
    let other = others.randomElement(using: &random)
    let text = Array((other?.sentence(using: &random) ?? "").utf8)
    return Bool.random(using: &random) ? text : mutator.damaged(text, with: text, using: &random)
  }

  /// Keeps some sentences to be damaged later.
  private mutating func keep(_ text: [UInt8]) {
    if pool.count < 500 {
      pool.append(text)
    } else {
      pool[Int.random(in: 0..<pool.count, using: &random)] = text
    }
  }

  private mutating func arbitraryBytes() -> [UInt8] {
    let count = Int.random(in: 0..<40, using: &random)
    let isASCII = Bool.random(using: &random)
    return (0..<count).map { _ in UInt8.random(in: isASCII ? 9...126 : 0...255, using: &random) }
  }
}
