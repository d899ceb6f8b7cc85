/// A value that can be written as JSON.
public protocol JSONWritable {
  /// Writes the value.
  func write(to writer: inout JSONWriter)
}

extension JSONWritable {
  /// The value as a text of JSON, on one line.
  public var record: String {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.text
  }
}

extension String: JSONWritable {
  /// Writes a string.
  public func write(to writer: inout JSONWriter) {
    var text = self
    // The span does not outlive this closure, and the buffer is valid throughout it.
    text.withUTF8 { unsafe writer.value($0.span) }
  }
}

extension Bool: JSONWritable {
  /// Writes `true` or `false`.
  @inlinable @inline(__always) public func write(to writer: inout JSONWriter) {
    if self { writer.literal("true") } else { writer.literal("false") }
  }
}

extension Int: JSONWritable {
  /// Writes a whole number.
  @inlinable @inline(__always) public func write(to writer: inout JSONWriter) {
    writer.comma()
    writer.buffer.append(self)
  }
}

extension Double: JSONWritable {
  /// Writes a finite number in the fewest digits that read back the same, a whole one without a fraction.
  @inlinable @inline(__always) public func write(to writer: inout JSONWriter) {
    writer.comma()
    writer.buffer.append(self)
  }
}

extension Optional: JSONWritable where Wrapped: JSONWritable {
  /// Writes the value, or `null`.
  @inlinable @inline(__always) public func write(to writer: inout JSONWriter) {
    if let self { self.write(to: &writer) } else { writer.null() }
  }
}

extension Array: JSONWritable where Element: JSONWritable {
  /// Writes an array.
  @inlinable public func write(to writer: inout JSONWriter) {
    writer.array { writer in for element in self { element.write(to: &writer) } }
  }
}
