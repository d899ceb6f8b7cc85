#if canImport(UIKit) && !os(watchOS)
  public import ConstraintGrammar
  public import UIKit
#elseif canImport(AppKit)
  public import AppKit
  public import ConstraintGrammar
#endif

#if canImport(UIKit) && !os(watchOS) || canImport(AppKit)
  extension Dialect {
    /// The constraint that a text states, made but not installed.
    ///
    /// - Parameters:
    ///   - text: an equation in this dialect.
    ///   - environment: what its names stand for.
    /// - Throws: a `Diagnostic` that points into the text, also where the framework would raise an exception.
    /// - Complexity: linear in the length of the text, with a look into the environment for each name.
    @MainActor public func layoutConstraint<Environment: LayoutEnvironment>(
      _ text: String, in environment: Environment
    ) throws(Diagnostic) -> NSLayoutConstraint where Environment.Item == PlatformItem {
      try layoutConstraint(text, in: environment, heldBy: nil)
    }

    /// The constraints that many texts state, made but not installed.
    ///
    /// - Throws: everything that is wrong with them, not only what comes first.
    @MainActor public func layoutConstraints<Environment: LayoutEnvironment>(
      _ texts: [String], in environment: Environment
    ) throws(RejectedEquations) -> [NSLayoutConstraint] where Environment.Item == PlatformItem {
      try layoutConstraints(texts, in: environment, heldBy: nil)
    }

    /// - Parameter holder: the view that the constraint will be installed on; `nil` if that is left to the caller.
    @MainActor func layoutConstraint<Environment: LayoutEnvironment>(
      _ text: String, in environment: Environment, heldBy holder: PlatformItem?
    ) throws(Diagnostic) -> NSLayoutConstraint where Environment.Item == PlatformItem {
      let resolution = try resolve(text, in: environment)
      if var exception = resolution.warnings.first {
        exception.severity = .error
        throw exception
      }
      do throws(LayoutProblem) {
        if let problem = holder?.problem(holding: resolution.constraint) { throw problem }
        return try NSLayoutConstraint.made(of: resolution.constraint)
      } catch {
        throw Diagnostic(error, about: text)
      }
    }

    /// The constraints that a text states, made but not installed: one, where a text of the dialect is one equation.
    ///
    /// - Parameters:
    ///   - text: an equation, or a visual format.
    ///   - options: how the views of a visual format are aligned, and its direction.
    ///   - environment: what its names stand for.
    /// - Throws: a `Diagnostic` with all mistakes, also where the framework would raise an exception.
    @MainActor public func layoutConstraints<Environment: LayoutEnvironment>(
      statedBy text: String, options: NSLayoutConstraint.FormatOptions = [], in environment: Environment
    ) throws(Diagnostic) -> [NSLayoutConstraint] where Environment.Item == PlatformItem {
      let known = VisualFormatOptions(rawValue: options.rawValue).intersection(.all)
      guard known.rawValue == options.rawValue else { throw Diagnostic(.unavailableOption, about: text) }
      let resolutions = try resolutions(of: text, options: known, in: environment)
      if var exception = resolutions.lazy.flatMap(\.warnings).first {
        exception.severity = .error
        throw exception
      }
      do throws(LayoutProblem) {
        return try resolutions.map { (resolution) throws(LayoutProblem) in
          try NSLayoutConstraint.made(of: resolution.constraint)
        }
      } catch {
        throw Diagnostic(error, about: text)
      }
    }

    @MainActor func layoutConstraints<Environment: LayoutEnvironment>(
      _ texts: [String], in environment: Environment, heldBy holder: PlatformItem?
    ) throws(RejectedEquations) -> [NSLayoutConstraint] where Environment.Item == PlatformItem {
      var constraints: [NSLayoutConstraint] = []
      var rejected: [RejectedEquations.Entry] = []
      for (index, text) in texts.enumerated() {
        do throws(Diagnostic) {
          constraints.append(try layoutConstraint(text, in: environment, heldBy: holder))
        } catch {
          rejected.append(RejectedEquations.Entry(index: index, text: text, diagnostic: error))
        }
      }
      guard rejected.isEmpty else { throw RejectedEquations(entries: rejected) }
      return constraints
    }
  }
#endif
