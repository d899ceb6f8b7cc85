public import ConstraintGrammar

/// The mistakes in some of many equations.
public struct RejectedEquations: Error, Hashable, Sendable {
  /// One of the equations, and what is wrong with it.
  public struct Entry: Hashable, Sendable {
    /// Its place among the equations, from 0 on.
    public let index: Int

    /// The equation as it was given.
    public let text: String

    /// The mistake in it.
    public let diagnostic: Diagnostic
  }

  /// Every equation with which something is wrong, in order.
  public let entries: [Entry]
}

extension RejectedEquations: CustomStringConvertible {
  /// All diagnostics for a person, each with its line and a caret.
  public var description: String {
    entries.map { $0.diagnostic.rendered(in: $0.text, file: "<equation \($0.index + 1)>") }.joined()
  }
}

extension Dialect {
  /// The constraints that many texts state.
  ///
  /// - Throws: everything that is wrong with them, not only what comes first.
  public func resolve<Environment: LayoutEnvironment>(
    all texts: [String], in environment: Environment
  ) throws(RejectedEquations) -> [Resolution<Environment.Item>] {
    var resolutions: [Resolution<Environment.Item>] = []
    var rejected: [RejectedEquations.Entry] = []
    for (index, text) in texts.enumerated() {
      do throws(Diagnostic) {
        resolutions.append(try resolve(text, in: environment))
      } catch {
        rejected.append(RejectedEquations.Entry(index: index, text: text, diagnostic: error))
      }
    }
    guard rejected.isEmpty else { throw RejectedEquations(entries: rejected) }
    return resolutions
  }
}
