import ConstraintGrammar
import ConstraintLanguages
import ConstraintLayout
import GrammarCombinators
import HandwrittenParsers

/// A way to parse all lines of a corpus.
struct Contestant: Sendable {
  /// Parses every line once.
  typealias Pass = () -> PassResult

  let name: String

  /// Whether it does what the others do, so that the checksums must be the same.
  var isComparable = true

  /// Whether it is what the others are measured against.
  var isYardstick = false

  /// Makes ready what is made once for all lines; `nil` where the contestant does not know the dialect.
  let prepare: @Sendable (Corpus) -> Pass?

  static let all = [
    libraryVerdict, libraryRuntime, libraryString, libraryResolve, handwrittenC, regularExpression, foundationScanner,
  ]

  /// The parser of a dialect, as a host runs it inside a grammar of its own. A line that is wrong is rejected without a
  /// diagnostic.
  static let libraryVerdict = library("library-verdict") { dialect, corpus in
    let text = dialect.text
    return {
      corpus.pass { line, _, checksum in
        var cursor = Cursor()
        checksum.add(text.parse(line, &cursor), line)
      }
    }
  }

  /// `Dialect.parse` on UTF-8 bytes, of a dialect that is found by its name; where a line may state several constraints,
  /// `Dialect.statement`. A line that is wrong gets its diagnostic.
  static let libraryRuntime = library("library-runtime") { dialect, corpus in
    if dialect.statement != nil {
      return {
        corpus.pass { (line, _, checksum) throws(Diagnostic) in checksum.add(try dialect.statement(of: line), line) }
      }
    }
    return { corpus.pass { (line, _, checksum) throws(Diagnostic) in checksum.add(try dialect.parse(line), line) } }
  }

  /// `Dialect.parse` on strings.
  static let libraryString = library("library-string") { dialect, corpus in
    let strings = ContiguousArray(corpus.strings)
    return {
      // Borrowed, as a string is that an app has anyway: an element of an array would be kept alive for each call.
      let texts = strings.span
      return corpus.pass { (line, index, checksum) throws(Diagnostic) in
        checksum.add(try dialect.parse(texts[index]), line)
      }
    }
  }

  /// `Dialect.resolve` on UTF-8 bytes: the parse and the meaning.
  static let libraryResolve = library("library-resolve", isComparable: false) { dialect, corpus in
    let superview = BenchmarkView()
    let view = BenchmarkView(in: superview)
    var (views, metrics, isAlone) = ([String: BenchmarkView](), [String: Double](), [Bool]())
    for line in corpus.strings {
      let names = try? dialect.names(in: line)
      for name in names?.items ?? [] { views[name] = view }
      for name in names?.numbers ?? [] { metrics[name] = 8 }
      isAlone.append((try? Equation(line, in: dialect))?.right.operand == nil)
    }
    // With a right item and without, which matters where items are not named.
    var alone = LayoutBindings(views: views, metrics: metrics)
    alone.leftItem = view
    var related = alone
    related.rightItem = BenchmarkView(in: superview)
    return { [alone, related, isAlone] in
      corpus.pass { (line, index, checksum) throws(Diagnostic) in
        let resolution = isAlone[index] ? try dialect.resolve(line, in: alone) : try dialect.resolve(line, in: related)
        checksum.add(resolution.constraint)
      }
    }
  }

  /// Code as a good C programmer writes it; compiled with all that the compiler can do for this processor.
  static let handwrittenC = Contestant(name: "c", isYardstick: true) { corpus in
    // Each function reads the lines that it is given and keeps nothing.
    let parse: @convention(c) (UnsafePointer<UInt8>?, UnsafePointer<handwritten_line>?, Int) -> handwritten_result
    switch corpus.dialect {
    case "compact-constraint": unsafe parse = handwritten_compact_constraint
    case "equations": unsafe parse = handwritten_equations
    case "expression-format": unsafe parse = handwritten_expression_format
    case "formula-style": unsafe parse = handwritten_formula_style
    case "visual-attribute": unsafe parse = handwritten_visual_attribute
    default: return nil
    }
    let lines = corpus.lines.map { handwritten_line(start: $0.lowerBound, end: $0.upperBound) }
    return {
      // The lines lie within the bytes.
      let result = unsafe corpus.bytes.withUnsafeBufferPointer { bytes in
        unsafe lines.withUnsafeBufferPointer { unsafe parse(bytes.baseAddress, $0.baseAddress, $0.count) }
      }
      return PassResult(checksum: result.checksum, acceptedCount: result.accepted_count)
    }
  }

  /// The library in a dialect that is found by its name.
  private static func library(
    _ name: String, isComparable: Bool = true, _ prepare: @escaping @Sendable (Dialect, Corpus) -> Pass?
  ) -> Contestant {
    Contestant(name: name, isComparable: isComparable) { corpus in
      Dialect(named: corpus.dialect).flatMap { prepare($0, corpus) }
    }
  }

  /// A contestant that reads strings line by line, in the dialect of the first document.
  static func lineReader(
    _ name: String, _ reader: @escaping @Sendable () -> ((String) -> EquationParts?)?
  ) -> Contestant {
    Contestant(name: name) { corpus in
      guard corpus.dialect == "expression-format", let read = reader() else { return nil }
      let strings = corpus.strings
      return {
        corpus.pass { line, index, checksum in
          checksum.add(try? read(strings[index])?.equation(in: strings[index]), line)
        }
      }
    }
  }
}

extension Corpus {
  /// Goes over all lines; one that `read` throws at is rejected.
  @inline(__always)
  fileprivate func pass(
    _ read: (_ line: Span<UInt8>, _ index: Int, _ checksum: inout Checksum) throws(Diagnostic) -> Void
  ) -> PassResult {
    var checksum = Checksum()
    let bytes = bytes.span
    var index = 0
    for range in lines {
      do throws(Diagnostic) {
        try read(bytes.extracting(range), index, &checksum)
      } catch {
        checksum.addRejection()
      }
      index &+= 1
    }
    return checksum.result
  }
}

/// A view that lies in another.
final class BenchmarkView: LayoutItem {
  let layoutSuperview: BenchmarkView?

  init(in superview: BenchmarkView? = nil) { layoutSuperview = superview }
}
