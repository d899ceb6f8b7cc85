import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

extension Contestant {
  /// `Dialect.resolve` on UTF-8 bytes: the parse and the meaning.
  static let libraryResolve = Contestant(name: "library-resolve", isComparable: false) { corpus in
    guard let dialect = Dialect(named: corpus.dialect) else { return nil }
    let names = NamesInCorpus(corpus, dialect)
    return {
      var checksum = Checksum()
      let bytes = corpus.bytes.span
      for index in corpus.lines.indices {
        let bindings = names.bindings[names.bindingsOfLine[index]]
        do throws(Diagnostic) {
          let constraint = try dialect.resolve(bytes.extracting(corpus.lines[index]), in: bindings).constraint
          checksum.countAccepted()
          checksum.mix(Checksum.code(constraint.firstAttribute))
          checksum.mix(constraint.multiplier.bitPattern)
          checksum.mix(constraint.constant.bitPattern)
        } catch {
          checksum.addRejection()
        }
      }
      return checksum.result
    }
  }
}

/// A view that lies in another.
final class BenchmarkView: LayoutItem {
  let layoutSuperview: BenchmarkView?

  init(in superview: BenchmarkView? = nil) { layoutSuperview = superview }
}

/// What the names in the lines of a corpus stand for.
private struct NamesInCorpus {
  /// With a right item and without, which matters where items are not named.
  let bindings: [LayoutBindings<BenchmarkView>]
  private(set) var bindingsOfLine: [Int] = []

  init(_ corpus: Corpus, _ dialect: Dialect) {
    let superview = BenchmarkView()
    let view = BenchmarkView(in: superview)
    var views: [String: BenchmarkView] = [:]
    var metrics: [String: Double] = [:]
    for line in corpus.strings {
      let equation = try? Equation(line, in: dialect)
      for side in [equation?.left, equation?.right] {
        switch side?.operand {
        case .attribute(let name, _): if name != dialect.meaning.superviewWord?.spelling { views[name] = view }
        case .metric(let name): metrics[name] = 8
        case .implied, nil: break
        }
        for scalar in [side?.multiplier?.value, side?.constant?.value] {
          if case .name(let name, _) = scalar { metrics[name] = 8 }
        }
      }
      if case nil = equation?.right.operand { bindingsOfLine.append(1) } else { bindingsOfLine.append(0) }
    }
    var related = LayoutBindings(views: views, metrics: metrics)
    related.leftItem = view
    var alone = related
    related.rightItem = BenchmarkView(in: superview)
    alone.rightItem = nil
    bindings = [related, alone]
  }
}
