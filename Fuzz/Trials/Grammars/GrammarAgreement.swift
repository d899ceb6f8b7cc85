import GrammarChecks
public import GrammarCombinators
import GrammarExport
import Recogniser
import SentenceGeneration
import TestMaterial

/// A grammar that was made by chance, with all that reads it: the compiled parser, the interpreter, and what reads its EBNF.
public struct GrammarAgreement {
  /// What was made.
  public let description: String

  /// What it is called.
  public var name: String { language.name }

  /// The grammar as exports have it.
  public let language: Grammar.Language

  /// Its EBNF, unless it can't be said in that.
  public let ebnf: String?

  let shape: Shape
  private let parser: AnyParser<Void>
  private let interpreter: Interpreter
  private let written: WrittenGrammar?
  private let recogniser: Recogniser?

  /// The grammar of a shape; `nil` if it has a problem, or may have one.
  init?(_ shape: Shape, named name: String) {
    let made = ShapeParser(shape: shape)
    let grammar = made.grammar
    guard grammar.problems.allSatisfy(\.isOfForm), grammar.notes.isEmpty else { return nil }
    self.shape = shape
    description = shape.description
    language = Grammar.Language(name, title: "a grammar that was made by chance", sample: "", grammar: grammar)
    parser = made.start
    interpreter = Interpreter(parser)
    ebnf = try? language.ebnf()
    let read = ebnf.flatMap { try? WrittenGrammar(ebnf: $0) }
    // Where words must run on, that is found in the tokens that were made of them.
    if read?.grammar.problems.contains(where: \.isOfNoText) == true { return nil }
    // Where order counts in what is read back, it is no grammar for a parser that tries alternatives in order.
    written = read.flatMap { read in
      read.grammar.problems.allSatisfy { $0.isOfForm || $0.isOfNesting } && read.grammar.notes.isEmpty ? read : nil
    }
    recogniser = ebnf.flatMap { ebnf in
      let grammar = try? EBNFGrammar(reading: ebnf)
      guard let grammar, grammar.hasPlainWhiteSpace else { return nil }
      return Recogniser(grammar, isOfCharacters: !ebnf.split(separator: "\n").contains("<?TOKENS?>"))
    }
  }

  /// A grammar by number.
  public static func numbered(_ number: UInt64) -> GrammarAgreement? {
    var source = ShapeSource(TestMaterial.SeededGenerator(seed: number))
    return GrammarAgreement(source.shape(depth: 4), named: "random-\(number)")
  }

  /// What each reader says of a text.
  public struct Verdicts: Equatable, CustomStringConvertible {
    public let parser: Bool
    public let interpreter: Bool
    /// The parser of the EBNF read back; `nil` if there is no EBNF.
    public let written: Bool?
    /// The recogniser that shares no code with the others; `nil` if there is no EBNF that it reads.
    public let recogniser: Bool?

    /// Whether the text belongs to what the grammar says where order counts for nothing, if not all say the same.
    public let isUnordered: Bool?

    /// Whether they all say the same.
    public var areAlike: Bool { interpreter == parser && written ?? parser == parser && recogniser ?? parser == parser }

    /// Whether the order of alternatives, or what a repetition takes, keeps the parser from what the grammar says without it:
    /// no EBNF has an order. `problems` has not found it.
    public var dependOnOrder: Bool { interpreter == parser && !areAlike && !parser && isUnordered == true }

    /// Whether they say the same, but for what depends on order.
    public var agree: Bool { areAlike || dependOnOrder }

    public var description: String {
      func said(_ verdict: Bool?) -> String { verdict.map { $0 ? "accepted" : "rejected" } ?? "not asked" }
      return "parser \(said(parser)), interpreter \(said(interpreter)), EBNF \(said(written)), "
        + "recogniser \(said(recogniser))"
    }
  }

  public func verdicts(on text: String) -> Verdicts {
    let bytes = ContiguousArray(text.utf8)
    var (parsed, walked) = (Cursor(), Cursor())
    let isParsed = parser.parse(bytes.span, &parsed) != nil && !parsed.isStopped
    let isWalked = interpreter.accepts(bytes.span, from: &walked)
    let (isWritten, isRecognised) = (written?.accepts(text), recogniser?.recognise(Array(bytes)).isAccepted)
    let areAlike = [isWalked, isWritten, isRecognised].allSatisfy { $0 ?? isParsed == isParsed }
    return Verdicts(
      parser: isParsed, interpreter: isWalked, written: isWritten, recogniser: isRecognised,
      isUnordered: areAlike ? nil : UnorderedReader(text).accepts(parser.syntax))
  }

  /// Whether the parser accepts a text; `nil` where that depends on the order of alternatives, or on what ends the parse,
  /// which not every notation has.
  public func plainVerdict(on text: String) -> Bool? {
    let isAccepted = verdicts(on: text).parser
    return UnorderedReader(text).accepts(parser.syntax) == isAccepted ? isAccepted : nil
  }

  /// Sentences of the grammar, and sentences that are damaged.
  public func texts(count: Int, seed: UInt64) -> [String] {
    var random = TestMaterial.SeededGenerator(seed: seed)
    let generator = SentenceGenerator(language.grammar)
    return (0..<count).map { number in
      let sentence = generator.sentence(ofSize: Int.random(in: 0...25, using: &random), using: &random)
      return number % 2 == 0 ? sentence : Self.damaged(sentence, using: &random)
    }
  }

  private static func damaged(_ text: String, using random: inout some RandomNumberGenerator) -> String {
    var scalars = Array(text.unicodeScalars)
    for _ in 0...Int.random(in: 0..<3, using: &random) {
      let place = Int.random(in: 0...scalars.count, using: &random)
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where place < scalars.count: scalars.remove(at: place)
      case 1: scalars.removeAll { $0 == " " || $0 == "\n" || $0 == "\t" }
      case 2 where place < scalars.count:
        let other = Int.random(in: scalars.indices, using: &random)
        scalars.swapAt(place, other)
      default: scalars.insert(random.pick(Array("ab1(),;+-<=.#é[]xrONi' %\n".unicodeScalars)), at: place)
      }
    }
    return String(String.UnicodeScalarView(scalars))
  }

  /// A text on which the readers do not agree, with the smallest grammar found of which that is true.
  public struct Disagreement: CustomStringConvertible {
    public let grammar: GrammarAgreement
    public let text: String
    public let verdicts: Verdicts

    public var description: String {
      """
      FAILED grammars: \(verdicts)
        text    \(text.debugDescription)
        grammar \(grammar.description)
      \(grammar.ebnf ?? "")
      """
    }
  }

  /// A text on which the readers do not agree, if there is one among so many.
  public func disagreement(count: Int, seed: UInt64) -> Disagreement? {
    for text in texts(count: count, seed: seed) {
      let verdicts = verdicts(on: text)
      if !verdicts.agree { return Disagreement(grammar: self, text: text, verdicts: verdicts).smallest(seed: seed) }
    }
    return nil
  }
}

extension GrammarAgreement.Disagreement {
  /// The same of a smaller grammar and a shorter text.
  fileprivate func smallest(seed: UInt64) -> Self {
    var found = self
    var isSmallest = false
    while !isSmallest {
      isSmallest = true
      for shape in found.grammar.shape.smaller.sorted(by: { $0.size < $1.size }) {
        guard let grammar = GrammarAgreement(shape, named: found.grammar.language.name) else { continue }
        let texts = [found.text] + grammar.texts(count: 60, seed: seed)
        guard let text = texts.first(where: { !grammar.verdicts(on: $0).agree }) else { continue }
        found = Self(grammar: grammar, text: text, verdicts: grammar.verdicts(on: text))
        isSmallest = false
        break
      }
    }
    var isShortest = false
    while !isShortest {
      isShortest = true
      let scalars = Array(found.text.unicodeScalars)
      for index in scalars.indices {
        var fewer = scalars
        fewer.remove(at: index)
        let text = String(String.UnicodeScalarView(fewer))
        let verdicts = found.grammar.verdicts(on: text)
        guard !verdicts.agree else { continue }
        found = Self(grammar: found.grammar, text: text, verdicts: verdicts)
        isShortest = false
        break
      }
    }
    return found
  }
}

extension GrammarProblem {
  /// Whether it is about the form in which the grammar is written, and not about its language.
  fileprivate var isOfForm: Bool { if case .mixedSpacing = self { true } else { false } }

  /// Whether it says that a part has no text.
  fileprivate var isOfNoText: Bool { if case .matchesNothing = self { true } else { false } }

  /// Whether it is about how deep a text may nest.
  fileprivate var isOfNesting: Bool { if case .unlimitedNesting = self { true } else { false } }
}

extension EBNFGrammar {
  /// Whether white space is single characters, which is all that the recogniser reads.
  fileprivate var hasPlainWhiteSpace: Bool {
    guard let space = whiteSpace else { return true }
    if case .repetition(.characterClass, _, _) = space.expression { return true }
    return false
  }
}
