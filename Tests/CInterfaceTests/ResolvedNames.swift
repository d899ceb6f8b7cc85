import CConstraintGrammar
import CInterface

/// An environment in which `a` and `b` are items of one superview, and `gap` is 8; the pointers lead to the names.
@safe final class ResolvedNames {
  private let items: [String: UnsafeMutablePointer<CChar>]
  private let spacing: [Double]
  private let options: UInt32

  init(spacing: [Double], options: UInt32) {
    self.spacing = spacing
    self.options = options
    // They are copied to memory of their own, which is given back at the end.
    unsafe items = Dictionary(
      uniqueKeysWithValues: ["a", "b", "self", "superview", "area"].map { name in
        var name = name
        return (
          name,
          name.withUTF8 { bytes in
            let start = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
            for index in bytes.indices { unsafe start[index] = CChar(bytes[index]) }
            unsafe start[bytes.count] = 0
            return unsafe start
          }
        )
      })
  }

  deinit {
    var rest = unsafe Array(items.values)
    while let item = unsafe rest.popLast() { unsafe item.deallocate() }
  }

  /// The constraints that a text states, a line each; `nil` if it is not accepted or has no meaning.
  func resolve(_ text: String, in dialect: String) -> [String]? {
    unsafe spacing.withUnsafeBufferPointer { spacing in
      var environment = unsafe constraint_grammar_environment()
      // This object is there until the call is over.
      unsafe environment.context = Unmanaged.passUnretained(self).toOpaque()
      unsafe environment.item = { context, name in
        unsafe UnsafeRawPointer(ResolvedNames.of(context).item(String(cString: name!)))
      }
      unsafe environment.number = { _, name, number in
        guard unsafe String(cString: name!) == "gap" else { return 0 }
        unsafe number!.pointee = 8
        return 1
      }
      unsafe environment.superview = { context, _ in
        unsafe UnsafeRawPointer(ResolvedNames.of(context).items["superview"])
      }
      unsafe environment.safe_area = { context, _ in unsafe UnsafeRawPointer(ResolvedNames.of(context).items["area"]) }
      unsafe environment.receiver = UnsafeRawPointer(items["self"])
      unsafe environment.system_spacing = spacing.baseAddress
      unsafe environment.options = options
      let number = CLibrary.dialect(named: dialect)
      let count = CLibrary.constraintCount(text, in: dialect, options: options)
      guard count >= 0 else { return nil }
      var constraints: [String] = []
      for place in 0..<count {
        var constraint = unsafe constraint_grammar_constraint()
        // The struct is as large as it says.
        let status = unsafe constraint_grammar_resolve_at(
          number, text, text.utf8.count, &environment, place, &constraint,
          MemoryLayout<constraint_grammar_constraint>.size)
        guard status == 0 else { return nil }
        constraints.append(described(constraint, of: text))
      }
      return constraints
    }
  }

  private static func of(_ context: UnsafeMutableRawPointer?) -> ResolvedNames {
    unsafe Unmanaged.fromOpaque(context!).takeUnretainedValue()
  }

  private func item(_ name: String) -> UnsafeMutablePointer<CChar>? {
    name == "a" || name == "b" ? unsafe items[name] : nil
  }

  @safe private func described(_ constraint: constraint_grammar_constraint, of text: String) -> String {
    func term(_ item: UnsafeRawPointer?, _ attribute: Int32) -> String? {
      // What comes back is a pointer that was given.
      guard let item = unsafe item else { return nil }
      let name = unsafe String(cString: item.assumingMemoryBound(to: CChar.self))
      return "\(name).\(CLibrary.attributeName(attribute) ?? "?")"
    }
    let identifier = unsafe constraint.identifier
    let name = String(
      decoding: Array(text.utf8).dropFirst(Int(identifier.offset)).prefix(Int(identifier.length)), as: UTF8.self)
    let parts = unsafe [
      term(constraint.first_item, constraint.first_attribute), CLibrary.relationSign(constraint.relation),
      term(constraint.second_item, constraint.second_attribute), "* \(constraint.multiplier)",
      "+ \(constraint.constant)",
      "@ \(constraint.priority)", constraint.is_system_spacing == 1 ? "spacing" : nil, name.isEmpty ? nil : "# \(name)",
    ]
    return parts.compactMap { $0 }.joined(separator: " ")
  }
}
