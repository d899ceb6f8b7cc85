import ConstraintGrammar
import ConstraintLanguages
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
      let (related, alone) = (names.related, names.alone)
      for index in corpus.lines.indices {
        do throws(Diagnostic) {
          let line = bytes.extracting(corpus.lines[index])
          let resolution =
            names.isAlone[index] ? try dialect.resolve(line, in: alone) : try dialect.resolve(line, in: related)
          checksum.countAccepted()
          checksum.mix(Checksum.code(resolution.constraint.firstAttribute))
          checksum.mix(resolution.constraint.multiplier.bitPattern)
          checksum.mix(resolution.constraint.constant.bitPattern)
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

/// The views and numbers of the names in the lines of a corpus.
private struct NamesInCorpus {
  /// With a right item and without, which matters where items are not named.
  let related: LayoutBindings<BenchmarkView>
  let alone: LayoutBindings<BenchmarkView>
  private(set) var isAlone: [Bool] = []

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
        case .implied, .superview, .numberOrItem, nil: break
        }
        for scalar in [side?.multiplier?.value, side?.constant?.value] {
          if case .name(let name, _) = scalar { metrics[name] = 8 }
        }
      }
      isAlone.append(equation?.right.operand == nil)
    }
    var related = LayoutBindings(views: views, metrics: metrics)
    related.leftItem = view
    var alone = related
    related.rightItem = BenchmarkView(in: superview)
    alone.rightItem = nil
    (self.related, self.alone) = (related, alone)
  }
}
