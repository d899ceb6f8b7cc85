import ConstraintGrammar

/// A source whose calls with constraint texts are written as anchors.
///
/// ```swift
/// let migration = SourceScanner().migration(of: source, .swift)
/// print(migration.edits.unifiedDiff(path: "View.swift"))
/// for call in migration.remaining { print(call.line, call.reason) }
/// ```
public struct SourceMigration: Sendable {
  /// A call that is left alone.
  public struct RemainingCall: Hashable, Sendable {
    /// The number of UTF-8 bytes of the source before it.
    public let offset: Int

    /// Its line, from 1 on.
    public let line: Int

    /// The column where it begins, in Unicode scalars from 1 on.
    public let column: Int

    /// Why it is left alone: a clause that says what of the call is not known.
    public let reason: String
  }

  /// The changes.
  public let edits: SourceEdits

  /// How many calls are written as anchors.
  public let callCount: Int

  /// The calls that are left alone, in order.
  public let remaining: [RemainingCall]

  /// The helpers that no call in the source calls any more, and why they are not taken out; empty where none are to
  /// be.
  public let remainingHelpers: [RemainingCall]

  /// How many calls stand in a helper and only hand on its parameter, so that they have no text of their own.
  public let handedOnCount: Int

  /// The helpers that the source still names, apart from where they are declared.
  package let namedHelpers: Set<String>
}

extension SourceScanner {
  /// The migration of a source to anchors: each call becomes code that installs or gives the same constraints in the
  /// same order.
  ///
  /// A call is left alone where a part of it is not certain. The constraints are installed on the same view, with the
  /// same priorities and identifiers. A dictionary of views that nothing names any more is taken away.
  ///
  /// - Complexity: that of ``strings(in:_:)-(String,_)``; finding the statement of a call, linear in the length of
  ///   that.
  ///
  /// - Parameters:
  ///   - source: the source in UTF-8.
  ///   - language: its language.
  ///   - keepsHelpers: whether a helper stays that only this source can call, and no longer does.
  public func migration(
    of source: ContiguousArray<UInt8>, _ language: SourceLanguage, keepsHelpers: Bool = false
  ) -> SourceMigration {
    migration(of: source, language, keepsHelpers: keepsHelpers) { _ in true }
  }

  /// The migration of some of the calls of a source.
  ///
  /// - Parameter isMeant: whether the call that begins at an offset is migrated.
  package func migration(
    of source: ContiguousArray<UInt8>, _ language: SourceLanguage, keepsHelpers: Bool = false,
    callsAt isMeant: (Int) -> Bool
  ) -> SourceMigration {
    guard mayHold(source) else {
      return SourceMigration(
        edits: SourceEdits([], in: source), callCount: 0, remaining: [], remainingHelpers: [], handedOnCount: 0,
        namedHelpers: [])
    }
    var tokens = SourceTokens(source, language)
    tokens.surroundings = surroundings
    let own = tokens.findSurroundings()
    tokens.surroundings.add(own)
    tokens.surroundings.harmless = harmlessHelpers(in: tokens.surroundings)
    let expanded = ExpandedSource(tokens, expanding: macros(in: tokens, own))
    if !expanded.isPlain || !tokens.surroundings.harmless.isEmpty || !own.macros.naming.isEmpty {
      // What was found before was found without these.
      let all = tokens.surroundings
      tokens = SourceTokens(expanded.bytes, language)
      tokens.surroundings = all
    }
    let (lines, linesOfSource) = (SourceLines(expanded.bytes), SourceLines(source))
    let disabled = tokens.disabledLines(lines)
    func remaining(at offset: Int, _ obstacle: MigrationObstacle) -> SourceMigration.RemainingCall {
      let offset = expanded.origin(of: offset)
      let place = linesOfSource.place(of: offset)
      return .init(offset: offset, line: place.line, column: place.column, reason: obstacle.reason)
    }
    var migration = CallMigration(tokens, lines)
    var edits: [SourceEdit] = []
    var callCount = 0
    var (calls, helpers): ([SourceMigration.RemainingCall], [SourceMigration.RemainingCall]) = ([], [])
    var handedOn: [Int] = []
    for (index, call, known, argument) in knownCalls(in: tokens) {
      guard let first = argument.tokens.first else { continue }
      let offset = tokens.offset(ofCallOpeningAt: index)
      let places = [offset, tokens.all[first].range.lowerBound]
      guard isMeant(expanded.origin(of: offset)), disabled.isDisjoint(with: places.map { lines.place(of: $0).line })
      else { continue }
      do throws(MigrationObstacle) {
        edits += try migration.edits(for: call, of: try doing(known, call, openingAt: index, tokens), openingAt: index)
        callCount += 1
      } catch {
        if error == .parameter { handedOn.append(index) } else { calls.append(remaining(at: offset, error)) }
      }
    }
    if let operators {
      for equation in tokens.operatorEquations() {
        let line = lines.place(of: equation.start).line
        guard isMeant(expanded.origin(of: equation.start)), !disabled.contains(line) else { continue }
        do throws(MigrationObstacle) {
          edits += try migration.edits(forOperators: equation, in: operators)
          callCount += 1
        } catch {
          calls.append(remaining(at: equation.start, error))
        }
      }
      calls.sort { $0.offset < $1.offset }
    }
    edits += migration.removals(among: edits)
    var end = 0
    let unnamed = surroundings.unnamedHelpers
    let namedHelpers = migration.namedHelpers(self.calls, among: edits)
    let mayGo = !keepsHelpers && (callCount > 0 || !unnamed.isEmpty)
    let unused = mayGo ? migration.unusedHelpers(self.calls, named: namedHelpers, unnamed: unnamed) : []
    for helper in unused where handedOn.contains(where: helper.range.contains) {
      if helper.isPrivate, let removal = migration.removal(of: helper)?.range {
        edits.append(SourceEdit(range: max(end, removal.lowerBound)..<removal.upperBound, replacement: ""))
        end = removal.upperBound
        handedOn.removeAll { helper.range.contains($0) }
      } else {
        let obstacle = MigrationObstacle.helper(helper.name, isPrivate: helper.isPrivate)
        helpers.append(remaining(at: tokens.all[helper.place].range.lowerBound, obstacle))
      }
    }
    return SourceMigration(
      edits: SourceEdits(expanded.origin(of: edits), in: source), callCount: callCount, remaining: calls,
      remainingHelpers: helpers,
      handedOnCount: handedOn.count, namedHelpers: namedHelpers)
  }

  /// The helpers that change nothing.
  private func harmlessHelpers(in surroundings: SourceSurroundings) -> Set<SourceSurroundings.Function> {
    let helpers = calls.filter { call in
      // What views of the object it asks for may do something.
      guard let helper = call.effect?.helper, call.isInSource, call.ownType == nil, helper.parent == nil else {
        return false
      }
      return helper.conditions.flags.isEmpty && isCertain(helper, in: surroundings)
    }
    // An app may have functions of its own in place of those that the helpers call.
    let hooks = ["addConstraints", "addConstraint", "setTranslatesAutoresizingMaskIntoConstraints"]
    guard !helpers.isEmpty, hooks.allSatisfy({ surroundings.functions[$0] == nil }),
      !surroundings.setters.contains("translatesAutoresizingMaskIntoConstraints=")
    else { return [] }
    let functions = helpers.compactMap { $0.sourceFunction }
    let numbers = Set(functions.map { $0.number })
    return Set(functions.map { $0.function }).filter { function in
      let all = surroundings.numbers(of: function)
      return !all.isEmpty && all.isSubset(of: numbers)
    }
  }

  /// Whether no subclass can have another function in place of one that a helper calls.
  func isCertain(_ helper: CallEffect.Helper, in surroundings: SourceSurroundings) -> Bool {
    helper.called.allSatisfy { called in
      let known = calls.filter { $0.effect != nil }.compactMap { $0.sourceFunction }.filter { $0.function == called }
      let all = surroundings.numbers(of: called)
      return all.count == 1 || !all.isEmpty && all.isSubset(of: known.map { $0.number })
    }
  }
}

extension SourceTokens {
  /// Where a call begins: at the name of the function, or at the bracket of a message.
  func offset(ofCallOpeningAt index: Int) -> Int { all[mark(at: index) == "(" ? index - 1 : index].range.lowerBound }
}

struct SourceStyle {
  /// What is added to the indentation below a line that has none, and below a line that begins with a blank.
  private let indentations: (usual: String, blanks: String)
  let lineEnd: String
  let hasTrailingComma: Bool

  init(of tokens: SourceTokens) {
    let bytes = tokens.bytes
    lineEnd = bytes.indices.dropFirst().contains { bytes[$0] == 10 && bytes[$0 - 1] == 13 } ? "\r\n" : "\n"
    var (narrowest, tabs, commas) = (9, 0, 0)
    for index in tokens.all.indices where tokens.hasLineFeed(before: index) {
      let blank = tokens.indentation(ofLineAt: tokens.all[index].range.lowerBound)
      if blank.hasPrefix(" ") { narrowest = min(narrowest, blank.utf8.count) }
      if !blank.isEmpty { tabs += blank.hasPrefix("\t") ? 1 : -1 }
      if tokens.mark(at: index) == "]" { commas += tokens.mark(at: index - 1) == "," ? 1 : -1 }
    }
    let blanks = String(repeating: " ", count: (2...8).contains(narrowest) ? narrowest : 4)
    indentations = (tabs > 0 ? "\t" : blanks, blanks)
    hasTrailingComma = commas > 0
  }

  func indentation(below other: String) -> String {
    other + (other.isEmpty ? indentations.usual : other.hasPrefix("\t") ? "\t" : indentations.blanks)
  }
}

extension SourceTokens {
  func indentation(ofLineAt offset: Int) -> String {
    let start = lineStart(of: offset)
    var end = start
    while end < offset, bytes[end] == 32 || bytes[end] == 9 { end += 1 }
    return text(of: start..<end)
  }
}
