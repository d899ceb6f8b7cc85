import ConstraintLayout
import GrammarCombinators

/// The tokens of a source without its comments, and which brackets belong together.
final class SourceTokens {
  let bytes: ContiguousArray<UInt8>
  let language: SourceLanguage
  let all: [SourceToken]

  /// The comments with `constraint-grammar:disable` in them.
  let remarks: [Range<Int>]

  /// The lines for the preprocessor of Objective-C.
  let directives: [Range<Int>]

  /// How many bytes and tokens have been looked at. This has to stay in proportion to the length of the source.
  var steps: Int

  /// For each token the place of the bracket that belongs to it; its own place for what is no bracket, or has no partner.
  private(set) var partners: [Int] = []

  /// For each token the place of the brace that it stands behind, the innermost; below zero outside of braces.
  private(set) var braces: [Int] = []

  /// For each token the place of the bracket that it stands behind, the innermost of all kinds; below zero outside of brackets.
  private(set) lazy var openings: [Int] = {
    var open: [Int] = []
    return all.indices.map { index in
      while let last = open.last, partners[last] <= index { open.removeLast() }
      defer { if partners[index] > index { open.append(index) } }
      return open.last ?? -1
    }
  }()

  private(set) lazy var occurrences: [String: [Int]] = {
    var occurrences: [String: [Int]] = [:]
    for index in all.indices {
      if let word = word(at: index) { occurrences[word, default: []].append(index) }
    }
    return occurrences
  }()

  // Each of these is told of where it is found.
  private(set) lazy var patternNames = findPatternNames()
  private(set) lazy var branchEnds = findBranchEnds()
  private(set) lazy var macros = findMacros()
  private(set) lazy var macroNames = findMacroNames()
  private(set) lazy var bodies = findBodies()
  private(set) lazy var getters = findGetters()
  private(set) lazy var actingBodies = findActingBodies()
  private(set) lazy var callGraph = findCallGraph()
  private(set) lazy var namesOfBodies = findNamesOfBodies()
  private(set) lazy var synthesized = findSynthesized()

  // And these have what was found for each thing that was asked about.
  var uses: [NameUse: [String: [Int]]] = [:]
  var callsThatSet: [String: [CallGraph.Call]] = [:]
  var frameworkNames: [String: Bool] = [:]
  var actingGetters: [String: [PropertyGetter]] = [:]
  var functions: [Int: SourceFunction?] = [:]
  var typeKeywords: [Int: String?] = [:]
  var typesOfValues: [Int: WrittenType] = [:]
  var placesOfNoViews: [String: [Int]] = [:]
  var properties: [String: [Int]] = [:]
  var closures: [Int: Bool] = [:]

  /// How many names are being followed to what others give them.
  var namesInProgress = 0

  /// How its code is spelt; Swift by the names of functions in it.
  private(set) lazy var spelling: CodeSpelling = {
    if language == .objectiveC { return .objectiveC }
    let isNew = ["withVisualFormat", "equalTo", "equalToConstant", "greaterThanOrEqualTo", "lessThanOrEqualTo"].contains
    {
      occurrences[$0] != nil
    }
    return occurrences["constraintsWithVisualFormat"] != nil && !isNew ? .swift2 : .swift
  }()

  /// The words in code that is left out, which someone may take in again.
  let wordsOfDeadCode: Set<String>

  /// The words in lines for the preprocessor of Objective-C.
  private(set) lazy var wordsOfMacros: Set<String> = directives.reduce(into: []) { $0.formUnion(bytes[$1].words) }

  /// The places of the strings that hold a word, for Swift, where a value may be put into them.
  private(set) lazy var wordsInStrings: [String: [Int]] = {
    var places: [String: [Int]] = [:]
    for index in all.indices where isString(at: index) {
      for word in bytes[all[index].range].words { places[word, default: []].append(index) }
    }
    return places
  }()

  /// A number that hardly another source has.
  private(set) lazy var bytesHash = bytes.hashValue

  /// The file with the text, if these are the tokens of a value in a text; `nil` if they are those of a file.
  var file: SourceTokens?

  /// The token of the file that the text begins with, if these are the tokens of a value in it.
  var placeInFile: Int?

  /// What other sources say.
  var surroundings = SourceSurroundings()
  var followed = 0

  /// A value that is found out once for each key, and then kept.
  func remembered<Key: Hashable, Value>(
    _ values: ReferenceWritableKeyPath<SourceTokens, [Key: Value]>, _ key: Key, _ find: () -> Value
  ) -> Value {
    if let known = self[keyPath: values][key] { return known }
    let value = find()
    self[keyPath: values][key] = value
    return value
  }

  let isOfMacros: Bool

  init(_ bytes: ContiguousArray<UInt8>, _ language: SourceLanguage, areMacros: Bool = false) {
    isOfMacros = areMacros
    self.bytes = bytes
    self.language = language
    var reader = SourceReader(bytes, language)
    reader.read()
    (all, remarks, directives, steps) = (reader.tokens, reader.remarks, reader.directives, reader.steps)
    wordsOfDeadCode = reader.dead.reduce(into: []) { $0.formUnion(bytes[$1].words) }
    pairBrackets()
  }

  /// The lines of which nothing is reported: those with such a comment, and the next where it stands alone on its line.
  func disabledLines(_ lines: SourceLines) -> Set<Int> {
    var disabled: Set<Int> = []
    if remarks.isEmpty { return disabled }
    let inhabited = Set(all.map { lines.place(of: $0.range.lowerBound).line })
    for remark in remarks {
      let line = lines.place(of: remark.lowerBound).line
      let isAlone = !inhabited.contains(line)
      disabled.insert(isAlone ? lines.place(of: remark.upperBound).line + 1 : line)
    }
    return disabled
  }

  /// Pairs the brackets. Only a brace closes all that is open inside a brace, so that a bracket too few or too many
  /// matters only to the body that it stands in. What opens in the line of a literal without an end closes with the
  /// literal.
  private func pairBrackets() {
    partners = Array(all.indices)
    braces = Array(repeating: -1, count: all.count)
    // What is open within each brace, and how many parentheses and how many brackets are.
    var levels: [(brace: Int, open: [Int], counts: BracketCounts)] = [(-1, [], BracketCounts())]
    func pair(_ opening: Int, _ end: Int) { (partners[opening], partners[end]) = (end, opening) }
    for index in all.indices {
      let top = levels.count - 1
      braces[index] = levels[top].brace
      func closeLast() -> (index: Int, closing: Unicode.Scalar)? {
        guard let last = levels[top].open.popLast(), let closing = closing(at: last) else { return nil }
        levels[top].counts[closing] -= 1
        return (last, closing)
      }
      if all[index].kind == .openString {
        let line = lineStart(of: all[index].range.lowerBound)
        while let last = levels[top].open.last, all[last].range.lowerBound >= line {
          _ = closeLast()
          partners[last] = index
        }
      } else if let closing = closing(at: index) {
        if closing == "}" { levels.append((index, [], BracketCounts())) } else { levels[top].open.append(index) }
        levels[top].counts[closing] += 1
      } else if let mark = mark(at: index), mark == "}" ? top > 0 : levels[top].counts[mark] > 0 {
        // A bracket of another kind inside is one too many.
        if mark == "}" { pair(levels.removeLast().brace, index) }
        while mark != "}", let last = closeLast() {
          guard last.closing == mark else { continue }
          pair(last.index, index)
          break
        }
      }
    }
  }

  /// The bracket that closes the one at a token; `nil` where none opens.
  private func closing(at index: Int) -> Unicode.Scalar? {
    switch mark(at: index) {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }

  /// Where the content of brackets that open at a token ends; `nil` where they do not close.
  func end(ofBracketsAt index: Int) -> Int? {
    let partner = partners[index]
    guard partner > index else { return nil }
    // What has no end is a part of what it closes.
    return all[partner].kind == .openString ? partner + 1 : partner
  }
}

/// How many parentheses and how many brackets are open, by the sign that closes them.
private struct BracketCounts {
  private var parentheses = 0
  private var others = 0

  subscript(closing: Unicode.Scalar) -> Int {
    get { closing == ")" ? parentheses : closing == "]" ? others : 0 }
    set { if closing == ")" { parentheses = newValue } else if closing == "]" { others = newValue } }
  }
}
