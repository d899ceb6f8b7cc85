// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header. A WebAssembly module has either this or the dialects: see `Grammar/wasm/build`.
#if canImport(ConflictReports)
  public import CConstraintGrammar
  import ConflictLogs
  import ConflictReports
  import JSON

  @c @implementation
  public func constraint_grammar_explain(
    _ text: UnsafePointer<CChar>!, _ length: Int, _ report: Int32, _ origin: UnsafePointer<constraint_grammar_origin>!,
    _ buffer: UnsafeMutablePointer<CChar>!, _ capacity: Int
  ) -> Int {
    TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
      let kinds = [CONSTRAINT_GRAMMAR_RECORD, CONSTRAINT_GRAMMAR_DIAGNOSTICS]
      let report = try Report(report, among: kinds, from: origin, to: buffer)
      return try GivenText(text, length).withBytes { (bytes) throws(Failure) in
        report.write(FoundConflicts(in: bytes, from: report.line))
      }
    }
  }

  extension FoundConflicts {
    /// The logs in a text.
    ///
    /// - Parameter first: the number of its first line.
    fileprivate init(in bytes: Span<UInt8>, from first: Int) {
      self.init()
      var reader = ConflictLogReader()
      var (start, number) = (0, first)
      while start <= bytes.count {
        var end = start
        while end < bytes.count, bytes[end] != UInt8(ascii: "\n") { end += 1 }
        for log in reader.read(bytes.extracting(start..<end), number: number) { add(log, "") }
        (start, number) = (end + 1, number + 1)
      }
      if let log = reader.finish() { add(log, "") }
    }
  }

  extension Report {
    /// Writes the explanations of conflicts.
    ///
    /// - Returns: the length of the report.
    fileprivate func write(_ found: FoundConflicts) -> Int {
      if !isRecord {
        let texts = found.conflicts.map { conflict in
          ConflictExplanation(of: conflict.log).text(count: conflict.count, source: file)
            .map { $0 + "\n" }.joined()
        }
        return buffer.write(texts.joined(separator: "\n"))
      }
      var writer = JSONWriter()
      for (index, conflict) in found.conflicts.enumerated() {
        if index > 0 { writer.endLine() }
        ConflictExplanation(of: conflict.log).write(to: &writer, count: conflict.count, file: file)
      }
      return writer.withBytes { buffer.write($0) }
    }
  }
#endif
