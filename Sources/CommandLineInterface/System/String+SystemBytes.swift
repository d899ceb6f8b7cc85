import Spelling

// The system hands over arguments and the names of files as bytes, which need not be UTF-8. A text holds them all: a byte
// that is no UTF-8 is kept as one of the last 128 scalars of Unicode, which are for private use, and each of the four
// bytes of such a scalar likewise. So nothing is lost on the way from the command line to a file.
extension String {
  /// The text that stands for bytes of the system.
  init(systemBytes bytes: some Collection<UInt8>) {
    self = ""
    var rest = bytes[...]
    while let byte = rest.first {
      let scalar = (1...4).lazy.map { String(decoding: rest.prefix($0), as: UTF8.self) }
        .first { $0.utf8.elementsEqual(rest.prefix($0.utf8.count)) }
      if let scalar, !scalar.unicodeScalars.contains(where: { $0.keptByte != nil }) {
        self += scalar
        rest = rest.dropFirst(scalar.utf8.count)
      } else {
        unicodeScalars.append(Unicode.Scalar(keeping: byte))
        rest = rest.dropFirst()
      }
    }
  }

  /// The bytes by which the system knows the text.
  public var systemBytes: ContiguousArray<UInt8> {
    unicodeScalars.reduce(into: []) { bytes, scalar in
      if let byte = scalar.keptByte { bytes.append(byte) } else { bytes += UTF8.encode(scalar) ?? .init() }
    }
  }

  /// The text in characters: a byte that is no UTF-8 is spelled out, as in `\xE9`.
  public var legible: String {
    guard unicodeScalars.contains(where: { $0.keptByte != nil }) else { return self }
    return unicodeScalars.map { scalar in
      scalar.keptByte.map { "\\x" + String($0, radix: 16, uppercase: true) } ?? String(scalar)
    }.joined()
  }

  /// The text as it may reach a terminal: ``legible``, with its control characters spelled out.
  public var spelledOut: String { legible.withControlsSpelledOut }

  /// Calls `body` with the bytes of a path and the zero that ends them.
  // Safe because the pointer is valid while `body` runs, which is all that can be done with it.
  @safe func withSystemPath<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    let path = systemBytes.map(CChar.init(bitPattern:)) + [0]
    // Unsafe because of the pointer, which is valid while `body` runs.
    return unsafe path.withUnsafeBufferPointer { buffer in
      guard let start = buffer.baseAddress else { preconditionFailure("a path has the zero at least") }
      return unsafe body(start)
    }
  }
}

extension Unicode.Scalar {
  /// - Precondition: the byte is no character of ASCII.
  fileprivate init(keeping byte: UInt8) {
    guard byte >= 0x80, let scalar = Unicode.Scalar(0x10FF00 + UInt32(byte)) else {
      preconditionFailure("ASCII is UTF-8")
    }
    self = scalar
  }

  /// The byte that the scalar is kept in the place of.
  fileprivate var keptByte: UInt8? { value >= 0x10FF80 ? UInt8(truncatingIfNeeded: value) : nil }
}

extension String {
  /// The text between quotation marks, as it may reach a terminal.
  public var quoted: String { "'\(spelledOut)'" }
}
