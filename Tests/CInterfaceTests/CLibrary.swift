import CConstraintGrammar
import CInterface
import ConstraintGrammar

/// The functions of the header, called as a C program would.
enum CLibrary {
  // What comes back ends with a zero byte and stays; what goes in is there during the call.
  static var version: String? { text(unsafe constraint_grammar_version()) }
  static func dialectName(_ number: Int32) -> String? { text(unsafe constraint_grammar_dialect_name(number)) }
  static func library(_ number: Int32) -> String? { text(unsafe constraint_grammar_dialect_library(number)) }
  static func sample(_ number: Int32) -> String? { text(unsafe constraint_grammar_dialect_sample(number)) }
  static func targetName(_ number: Int32) -> String? { text(unsafe constraint_grammar_target_name(number)) }
  static func attributeName(_ number: Int32) -> String? { text(unsafe constraint_grammar_attribute_name(number)) }
  static func relationSign(_ number: Int32) -> String? { text(unsafe constraint_grammar_relation_sign(number)) }
  static func dialect(named name: String) -> Int32 { unsafe constraint_grammar_dialect_named(name) }
  static func target(named name: String) -> Int32 { unsafe constraint_grammar_target_named(name) }

  /// How many constraints a text states in a dialect, or in any if none is named; below zero if it is not accepted.
  static func constraintCount(_ text: String, in dialect: String? = nil, options: UInt32 = 0) -> Int {
    let number = dialect.map(self.dialect) ?? CONSTRAINT_GRAMMAR_ANY_DIALECT
    return unsafe constraint_grammar_constraint_count(number, text, text.utf8.count, options)
  }

  /// The equation at a place of those that a text states; `nil` if there is none.
  static func parse(_ text: String, at place: Int, in dialect: String? = nil) -> constraint_grammar_equation? {
    var equation = constraint_grammar_equation()
    let number = dialect.map(self.dialect) ?? CONSTRAINT_GRAMMAR_ANY_DIALECT
    // The struct is as large as it says.
    let status = unsafe constraint_grammar_parse_at(
      number, text, text.utf8.count, place, &equation, MemoryLayout<constraint_grammar_equation>.size)
    return status == 0 ? equation : nil
  }

  /// The equation of a text in a dialect, or in any if none is named; `nil` if it is not accepted.
  static func parse(_ text: String, in dialect: String? = nil) -> constraint_grammar_equation? {
    var equation = constraint_grammar_equation()
    let number = dialect.map(self.dialect) ?? CONSTRAINT_GRAMMAR_ANY_DIALECT
    // The struct is as large as it says.
    let status = unsafe constraint_grammar_parse(
      number, text, text.utf8.count, &equation, MemoryLayout<constraint_grammar_equation>.size)
    return status == 0 ? equation : nil
  }

  /// The nodes of the tree of a text in a dialect, or in any if none is named, a line each; `nil` if it is not accepted.
  static func tree(_ text: String, in dialect: String? = nil) -> [String]? {
    let number = dialect.map(self.dialect) ?? CONSTRAINT_GRAMMAR_ANY_DIALECT
    // A size is no pointer.
    let size = unsafe MemoryLayout<constraint_grammar_node>.size
    let count = unsafe constraint_grammar_tree(number, text, text.utf8.count, nil, 0, size)
    guard count >= 0 else { return nil }
    var nodes = unsafe [constraint_grammar_node](repeating: constraint_grammar_node(), count: count)
    // There is room for as many nodes as there are.
    _ = unsafe constraint_grammar_tree(number, text, text.utf8.count, &nodes, count, size)
    return unsafe nodes.map { node in
      let role = unsafe self.text(node.role).map { " " + $0 } ?? ""
      let indentation = String(repeating: "  ", count: Int(unsafe node.depth))
      return unsafe "\(indentation)\(self.text(node.name) ?? "?") \(node.range.offset) \(node.range.length)\(role)"
    }
  }

  /// The fix-its of a text in a dialect, each with its replacement; `nil` if there is no such dialect.
  static func fixIts(_ text: String, in dialect: String) -> [FixIt]? {
    let number = self.dialect(named: dialect)
    let count = unsafe constraint_grammar_fix_it_count(number, text, text.utf8.count)
    guard count >= 0 else { return nil }
    return (0..<count).map { place in
      var fixIt = constraint_grammar_fix_it()
      var buffer = [CChar](repeating: 0, count: 1000)
      // The struct and the buffer are as large as they are said to be.
      let length = unsafe constraint_grammar_fix_it_at(
        number, text, text.utf8.count, place, &fixIt, MemoryLayout<constraint_grammar_fix_it>.size, &buffer, 1000)
      return FixIt(
        offset: Int(fixIt.range.offset), length: Int(fixIt.range.length), column: Int(fixIt.column),
        endColumn: Int(fixIt.end_column),
        replacement: String(decoding: buffer.prefix(length).map(UInt8.init(bitPattern:)), as: UTF8.self),
        certainty: fixIt.is_sure == 1 ? .sure : .likely)
    }
  }

  /// What is told of a text from a file.
  static func report(_ text: String, in dialect: String, _ kind: UInt32, file: String?) -> String {
    var buffer = [CChar](repeating: 0, count: 1000)
    func write(_ file: UnsafePointer<CChar>?) {
      // The name is there during the call, and the buffer is as large as it says.
      var origin = unsafe constraint_grammar_origin(file: file, line: 7)
      _ = unsafe constraint_grammar_parse_report(
        self.dialect(named: dialect), text, text.utf8.count, Int32(kind), &origin, &buffer, buffer.count)
    }
    if let file { unsafe file.withCString { unsafe write($0) } } else { write(nil) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// What is told of the logs in a text from a file that it begins a line of.
  static func explained(_ text: String, _ kind: UInt32, file: String?, line: Int = 7) -> String {
    var buffer = [CChar](repeating: 0, count: 10_000)
    func write(_ file: UnsafePointer<CChar>?) {
      // The name is there during the call, and the buffer is as large as it says.
      var origin = unsafe constraint_grammar_origin(file: file, line: line)
      _ = unsafe constraint_grammar_explain(text, text.utf8.count, Int32(kind), &origin, &buffer, buffer.count)
    }
    if let file { unsafe file.withCString { unsafe write($0) } } else { write(nil) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  @safe private static func text(_ start: UnsafePointer<CChar>?) -> String? {
    // It ends with a zero byte.
    unsafe start.map { unsafe String(cString: $0) }
  }
}
