import CConstraintGrammar
import ConstraintGrammar
import ConstraintLanguages
import GrammarCombinators
import Testing

/// The nodes of a tree have what the record in JSON has; `.ci/check-c` compares them on many texts.
@Suite struct TreeTests {
  @Test func nodes() {
    #expect(
      CLibrary.tree("width = -10", in: "equations")
        == [
          "formula 0 11", "  equation 0 11", "    attribute 0 5", #"      "width" 0 5 attribute"#,
          #"    "=" 6 1 relation"#, "    constant 8 3", "      realNumber 8 3", #"        "-" 8 1 operator"#,
          "        NUMBER 9 2 number", "  EOF 11 0 end",
        ])
  }

  @Test func theDialectThatAccepts() {
    #expect(CLibrary.tree("a[.Width] == 1")?.first == "formula 0 14")
  }

  @Test func rejected() {
    #expect(CLibrary.tree("width = ", in: "equations") == nil)
    #expect(CLibrary.tree("width = ") == nil)
  }

  /// All that a tree can name has a name here.
  @Test(arguments: Dialect.all)
  func everyName(_ dialect: Dialect) throws {
    let tree = try #require(dialect.tree(of: dialect.sample))
    #expect(CLibrary.tree(dialect.sample, in: dialect.name) == outline(tree))
  }

  private func outline(_ tree: SyntaxTree, indentation: String = "") -> [String] {
    let role = tree.role.map { " \($0.rawValue)" } ?? ""
    let node = "\(indentation)\(tree.name) \(tree.range.lowerBound) \(tree.range.count)\(role)"
    return [node] + tree.children.flatMap { outline($0, indentation: indentation + "  ") }
  }

  /// A program that was compiled for nodes that are larger finds them where it looks, and zeros behind what is known.
  @Test func largerNodes() throws {
    // A size is no pointer.
    let size = unsafe MemoryLayout<constraint_grammar_node>.size
    var bytes = [UInt8](repeating: 255, count: 3 * (size + 8))
    // There is room for three nodes of that size, and the last is not asked for.
    let count = unsafe bytes.withUnsafeMutableBytes { memory in
      unsafe constraint_grammar_tree(
        2, "width = 1", 9, unsafe memory.baseAddress?.assumingMemoryBound(to: constraint_grammar_node.self), 2, size + 8
      )
    }
    #expect(count == 9)
    let (first, second, third) = (bytes[..<(size + 8)], bytes[(size + 8)..<(2 * size + 16)], bytes[(2 * size + 16)...])
    #expect(first.suffix(8) == [0, 0, 0, 0, 0, 0, 0, 0] && second.suffix(8) == [0, 0, 0, 0, 0, 0, 0, 0])
    #expect(first != second && third.allSatisfy { $0 == 255 })
  }
}
