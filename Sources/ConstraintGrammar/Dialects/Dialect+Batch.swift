extension Dialect {
  /// Parses many texts, each of which is one equation.
  ///
  /// - Returns: for each text its equation or what is wrong with it, in order. A text that is wrong does not keep the
  ///   others from being parsed.
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
    /// - Returns: for each text its equation or what is wrong with it, in order. A text that is wrong does not keep the
    ///   others from being parsed.
    @concurrent
    public func parse(all texts: [String], jobs: Int) async -> [Result<Equation<String>, Diagnostic>] {
      precondition(jobs > 0, "somebody has to do the work")
      // A piece for which a task is not worth its while is not made; several a task, so that none waits long for another.
      let size = max(1000, texts.count / (jobs * 4) + 1)
      let starts = Array(stride(from: 0, to: texts.count, by: size))
      guard jobs > 1, starts.count > 1 else { return parse(all: texts) }
      var pieces = Array(repeating: [Result<Equation<String>, Diagnostic>](), count: starts.count)
      await withTaskGroup(of: (Int, [Result<Equation<String>, Diagnostic>]).self) { group in
        for (index, start) in starts.enumerated() {
          // A task is added as one ends, so that there are as many as there are jobs.
          if index >= jobs, let (ended, results) = await group.next() { pieces[ended] = results }
          let piece = texts[start..<min(start + size, texts.count)]
          group.addTask { (index, self.parse(all: piece)) }
        }
        for await (ended, results) in group { pieces[ended] = results }
      }
      return Array(pieces.joined())
    }
  }
#endif
