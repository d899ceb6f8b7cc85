extension Dialect {
  /// Parses many texts, each of which is one equation.
  ///
  /// - Returns: for each text, in order, its equation or what is wrong with it. The texts after a wrong one are parsed
  ///   as well.
  public func parse(all texts: some Collection<String>) -> [Result<Equation<String>, Diagnostic>] {
    texts.map { text in Result { () throws(Diagnostic) in try Equation(text, in: self) } }
  }
}

#if !hasFeature(Embedded)
  extension Dialect {
    /// Parses many texts, each of which is one equation, on several processors at a time.
    ///
    /// - Parameters:
    ///   - texts: the texts.
    ///   - jobs: how many tasks share the work, each with a piece of the texts; at least one. There is nothing to gain from
    ///     more than there are processors.
    /// - Returns: for each text, in order, its equation or what is wrong with it. The texts after a wrong one are parsed
    ///   as well.
    @concurrent
    public func parse(all texts: [String], jobs: Int) async -> [Result<Equation<String>, Diagnostic>] {
      precondition(jobs > 0, "somebody has to do the work")
      // A piece for which a task is not worth its while is not made; several a task, so that none waits long for another.
      let size = max(1000, texts.count / (jobs * 4) + 1)
      guard jobs > 1, texts.count > size else { return parse(all: texts) }
      let results = ResultsInPieces(count: texts.count)
      await withTaskGroup(of: Void.self) { group in
        for (index, start) in stride(from: 0, to: texts.count, by: size).enumerated() {
          // A task is added as one ends, so that there are as many as there are jobs.
          if index >= jobs { await group.next() }
          let piece = start..<min(start + size, texts.count)
          group.addTask {
            for index in piece {
              results.put(Result { () throws(Diagnostic) in try Equation(texts[index], in: self) }, at: index)
            }
          }
        }
      }
      return results.moved()
    }
  }

  /// Memory that tasks fill with results, each its own piece: results that are put together afterwards are copied one by
  /// one, which takes as long as making them.
  // Safe because each place is initialised once, by one task, before they are all moved out.
  @safe private struct ResultsInPieces: @unchecked Sendable {
    typealias Element = Result<Equation<String>, Diagnostic>

    // Sent to the tasks, which write to places of their own.
    private let places: UnsafeMutableBufferPointer<Element>

    init(count: Int) { unsafe places = .allocate(capacity: count) }

    /// Initialises a place.
    func put(_ element: Element, at index: Int) {
      precondition(unsafe places.indices.contains(index))
      // The place is not initialised yet, and is not beyond the end.
      unsafe places.initializeElement(at: index, to: element)
    }

    /// All results, which takes them away.
    ///
    /// - Precondition: every place is initialised.
    func moved() -> [Element] {
      // The memory that is given back has been moved out of.
      defer { unsafe places.deallocate() }
      return unsafe Array(unsafeUninitializedCapacity: places.count) { buffer, count in
        count = unsafe buffer.moveInitialize(fromContentsOf: places)
      }
    }
  }
#endif
