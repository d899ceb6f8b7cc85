// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of the header.
public import CConstraintGrammar
import ConstraintGrammar

@c @implementation
public func constraint_grammar_fix_it_count(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int
) -> Int {
  Failure.count { () throws(Failure) in try fixIts(of: GivenText(text, length), in: dialect).count }
}

@c @implementation
public func constraint_grammar_fix_it_at(
  _ dialect: constraint_grammar_dialect, _ text: UnsafePointer<CChar>!, _ length: Int, _ place: Int,
  _ fixIt: UnsafeMutablePointer<constraint_grammar_fix_it>!, _ size: Int, _ buffer: UnsafeMutablePointer<CChar>!,
  _ capacity: Int
) -> Int {
  TextBuffer.fill(buffer, capacity: capacity) { (buffer) throws(Failure) in
    var replacement = ""
    try FilledStruct.set(fixIt, size: size) { () throws(Failure) in
      let fixIts = try fixIts(of: GivenText(text, length), in: dialect)
      guard fixIts.indices.contains(place) else { throw .invalidSize }
      replacement = fixIts[place].replacement
      return constraint_grammar_fix_it(fixIts[place])
    }
    return buffer.write(replacement)
  }
}

private func fixIts(of text: GivenText, in dialect: constraint_grammar_dialect) throws(Failure) -> [FixIt] {
  let dialect = try Languages.dialect(dialect)
  return try text.withBytes { (bytes) throws(Failure) in
    do throws(Diagnostic) {
      _ = try dialect.statement(of: bytes)
      return []
    } catch {
      return error.fixItsOfAllMistakes
    }
  }
}

extension constraint_grammar_fix_it {
  /// Only a text of a length that a range counts has fix-its.
  fileprivate init(_ fixIt: FixIt) {
    self.init(
      range: constraint_grammar_range(offset: UInt32(fixIt.offset), length: UInt32(fixIt.length)),
      column: UInt32(fixIt.column), end_column: UInt32(fixIt.endColumn),
      is_sure: fixIt.certainty == .sure ? 1 : 0)
  }
}
