import Foundation

/// The README or an article, with the code that it shows.
public struct Page: Sendable, CustomStringConvertible {
  /// A block between fences.
  public struct Block: Sendable {
    /// The word behind the opening fence.
    public let language: String
    public let lines: [String]
    /// The number of headings before the block.
    public let section: Int

    public var text: String { lines.joined(separator: "\n") }
  }

  /// Blocks of Swift that are one program, one after the other.
  ///
  /// A block that begins with an import begins one, which goes on until the next heading.
  public struct Program: Sendable {
    public let page: String
    public internal(set) var blocks: [Block]

    /// The lines that the program is said to print: its comments, but for those of documentation.
    public var said: [String] {
      blocks.flatMap(\.lines).compactMap { line in
        guard let comment = line.range(of: "// "), !line[..<comment.lowerBound].hasSuffix("/") else { return nil }
        return String(line[comment.upperBound...])
      }
    }
  }

  /// The path from the root of the package.
  public let path: String
  public let text: String
  public let blocks: [Block]

  public var description: String { path }

  /// The README and the pages of all catalogues, in the order of their paths.
  public static let all: [Page] = {
    let sources = FileManager.default.enumerator(atPath: Repository.url("Sources").path)
    let articles = (sources?.compactMap { $0 as? String } ?? [])
      .filter { $0.contains(".docc/") && $0.hasSuffix(".md") }.map { "Sources/" + $0 }.sorted()
    return (["README.md"] + articles).compactMap { try? Page($0) }
  }()

  /// A file of Markdown, by its path from the root of the package.
  public init(_ path: String) throws {
    self.path = path
    text = try Repository.text(of: path)
    var blocks: [Block] = []
    var open: (language: String, lines: [String])?
    var section = 0
    for line in text.components(separatedBy: "\n") {
      if let (language, lines) = open {
        open = line == "```" ? nil : (language, lines + [line])
        if open == nil { blocks.append(Block(language: language, lines: lines, section: section)) }
      } else if line.hasPrefix("```") {
        open = (String(line.dropFirst(3)), [])
      } else if line.hasPrefix("#") {
        section += 1
      }
    }
    self.blocks = blocks
  }

  /// The blocks in a language, in order.
  public func blocks(in language: String) -> [Block] { blocks.filter { $0.language == language } }

  /// The programs of the page, in order. A manifest is none.
  public var programs: [Program] {
    var programs: [Program] = []
    var section: Int?
    for block in blocks(in: "swift") where !block.text.contains("import PackageDescription") {
      if block.lines.first?.hasPrefix("import ") == true {
        programs.append(Program(page: path, blocks: [block]))
        section = block.section
      } else if block.section == section {
        programs[programs.count - 1].blocks.append(block)
      }
    }
    return programs
  }
}
