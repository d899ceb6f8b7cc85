// A grammar that has been laid out, as a text: a program for the machine that builds the module writes it, and the module
// reads it, so that the declarations can stay out.

extension Interpreter {
  /// The grammar as a text in pieces: the module has no longer literals.
  package var table: [String] {
    var writer = TableWriter()
    writer.write(layout)
    let text = Array(writer.text)
    return stride(from: 0, to: text.count, by: 1000).map { String(text[$0..<min($0 + 1000, text.count)]) }
  }

  /// The grammar that a text stands for, which another interpreter has written.
  package convenience init(table: [String]) {
    var reader = TableReader(bytes: table.flatMap { Array($0.utf8) })
    self.init(GrammarLayout(from: &reader))
  }
}

/// Writes numbers in digits to the base of 32, the lowest first: each is a character from `0` on, and one from `P` on says that
/// another follows.
private struct TableWriter {
  var text = ""

  mutating func write(_ layout: GrammarLayout) {
    write(index: layout.start)
    write(index: layout.leading)
    write(layout.nodes) { $0.write($1) }
    write(layout.links) { $0.write(index: $1) }
    write(layout.bytes) { $0.write(number: UInt64($1)) }
    write(layout.classes) { $0.write($1) }
    var tokens: [Expectation] = []
    for token in layout.misses.joined() where !tokens.contains(token) { tokens.append(token) }
    write(tokens) { $0.write($1) }
    write(layout.misses) { $0.write($1.compactMap(tokens.firstIndex)) { $0.write(number: UInt64($1)) } }
  }

  private mutating func write(_ node: Node) {
    write(number: UInt64(node.kind.rawValue) << 2 | (node.ignoresCase ? 2 : 0) | (node.isWord ? 1 : 0))
    for number in [node.first, node.separator, node.spacing, node.missed, node.count, node.lower, node.upper] {
      write(index: number)
    }
  }

  private mutating func write(_ set: ByteSet) {
    write(number: set.low)
    write(number: set.high)
    write(number: set.others ? 1 : 0)
  }

  /// The name of a literal is its spelling between quotation marks.
  private mutating func write(_ token: Expectation) {
    write(string: token.spelling)
    write(string: token.name == token.spelling.map(Syntax.quoted) ? nil : token.name)
    write(string: token.role?.rawValue)
  }

  private mutating func write<Element>(_ elements: [Element], _ body: (inout TableWriter, Element) -> Void) {
    write(number: UInt64(elements.count))
    for element in elements { body(&self, element) }
  }

  /// No index is smaller than that for white space; the largest number stands for no limit.
  private mutating func write(index: Int32) {
    write(number: index == .max ? 0 : UInt64(index - Node.whiteSpace) + 1)
  }

  /// A text goes along with the number of its bytes and one more; zero stands for none.
  private mutating func write(string: String?) {
    write(number: string.map { UInt64($0.utf8.count) + 1 } ?? 0)
    text += string ?? ""
  }

  private mutating func write(number: UInt64) {
    var rest = number
    while rest >= 32 {
      text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + 32 + rest % 32)))
      rest /= 32
    }
    text.unicodeScalars.append(Unicode.Scalar(UInt8(48 + rest)))
  }
}

extension GrammarLayout {
  fileprivate init(from reader: inout TableReader) {
    start = reader.index()
    leading = reader.index()
    nodes = reader.list { $0.node() }
    links = reader.list { $0.index() }
    bytes = reader.list { UInt8($0.number()) }
    classes = reader.list { $0.set() }
    let tokens = reader.list { $0.token() }
    misses = reader.list { $0.list { tokens[Int($0.number())] } }
  }
}

private struct TableReader {
  private let bytes: [UInt8]
  private var place = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  mutating func node() -> Node {
    let flags = number()
    guard let kind = Node.Kind(rawValue: UInt8(flags >> 2)) else { preconditionFailure("this is no table") }
    var node = Node(kind: kind, ignoresCase: flags & 2 > 0, isWord: flags & 1 > 0)
    node.first = index()
    node.separator = index()
    node.spacing = index()
    node.missed = index()
    node.count = index()
    node.lower = index()
    node.upper = index()
    return node
  }

  mutating func set() -> ByteSet {
    var set = ByteSet()
    set.low = number()
    set.high = number()
    set.others = number() > 0
    return set
  }

  mutating func token() -> Expectation {
    let spelling = string()
    let name = string() ?? Syntax.quoted(spelling ?? "")
    return Expectation(name, spelling: spelling, role: string().map { TokenRole(rawValue: $0) })
  }

  mutating func list<Element>(_ element: (inout TableReader) -> Element) -> [Element] {
    var elements: [Element] = []
    for _ in 0..<number() { elements.append(element(&self)) }
    return elements
  }

  mutating func index() -> Int32 {
    let number = number()
    return number == 0 ? .max : Int32(number) - 1 + Node.whiteSpace
  }

  mutating func string() -> String? {
    let count = Int(number())
    guard count > 0 else { return nil }
    place += count - 1
    return String(decoding: bytes[(place - count + 1)..<place], as: UTF8.self)
  }

  mutating func number() -> UInt64 {
    var number: UInt64 = 0
    var shift: UInt64 = 0
    while true {
      let digit = UInt64(bytes[place] - 48)
      place += 1
      number |= (digit % 32) << shift
      if digit < 32 { return number }
      shift += 5
    }
  }
}
