import Foundation
import Testing

@testable import CommandLineInterface

/// Rules of a `.gitignore`, as `git check-ignore` has them.
@Suite struct IgnoreRulesTests {
  private static let rules = ##"""
    # a comment
    \#sharp
    *.gen.swift
    !kept.gen.swift
    /Root.swift
    Made/
    sub/Tied.swift
    **/deep/x.swift
    all/**
    a/**/z.swift
    [a-c]?.m
    [!a-c]9.m
    []x].h
    st*r*.swift
    blank.swift  
    kept\ 
    foo\*bar
    [open

    """##

  @Test(arguments: [
    ("#sharp", true), ("# a comment", false), ("A.gen.swift", true), ("sub/A.gen.swift", true),
    ("kept.gen.swift", false), ("sub/kept.gen.swift", false), ("Root.swift", true), ("sub/Root.swift", false),
    ("Made", false), ("Made/", true), ("sub/Made/", true), ("sub/Tied.swift", true), ("other/sub/Tied.swift", false),
    ("deep/x.swift", true), ("1/2/deep/x.swift", true), ("deep/1/x.swift", false), ("all/1", true),
    ("all/1/2", true), ("a/z.swift", true), ("a/1/2/z.swift", true), ("b/a/z.swift", false), ("b1.m", true),
    ("d1.m", false), ("b12.m", false), ("d9.m", true), ("].h", true), ("x.h", true), ("y.h", false),
    ("star.swift", true), ("strstrr.swift", true), ("sta.swift", false), ("blank.swift", true), ("kept ", true),
    ("kept", false), ("foo*bar", true), ("fooxbar", false), ("[open", false), ("é9.m", false), ("é.m", false),
  ])
  func agreeWithGit(_ path: String, _ isLeftOut: Bool) {
    let isFolder = path.hasSuffix("/")
    let names = path.split(separator: "/").map { ContiguousArray($0.utf8) }
    let rules = IgnoreRules(ContiguousArray(Self.rules.utf8), depth: 1)
    #expect((rules.leavesOut([ContiguousArray("above".utf8)] + names, isFolder: isFolder) ?? false) == isLeftOut)
  }

  /// A name that fits nowhere is told as fast as one that fits.
  @Test func manyStarsTakeNoExponentialTime() {
    let rules = IgnoreRules(ContiguousArray((String(repeating: "*a", count: 200) + "b").utf8), depth: 0)
    #expect(rules.leavesOut([ContiguousArray(repeating: UInt8(ascii: "a"), count: 5000)], isFolder: false) == nil)
  }

  /// One rule, and the paths that it leaves out; behind a bar those that it does not.
  private static let single = [
    "[[:alpha:]].m → a.m Z.m | 1.m _.m é.m", "[[:digit:][:upper:]_]x → 1x Ax _x | ax -x",
    "[![:space:]]b → xb | 'tab'b", "[^[:alnum:]]c → -c | ac 1c", "[[:alpha:]-z]d → ad -d zd | 1d",
    "[[:nonsense:]]e → | ae :e ne", "[[:alpha]f → [f :f af lf | xf", "[[:alpha:]g → | ag", "[[]h → [h | xh",
    "[a-]i → ai -i | bi", "[]-a]j → ]j ^j aj | bj", "[--0]k → -k .k 0k | 1k", "[!]a]l → bl | ]l al",
    "[\\]]m → ]m | \\m", "[\\a-c]n → an bn cn | dn", "[a-\\c]o → ao bo co | do", "[c-a]p → cp | ap bp",
    "[[:xdigit:]]q → aq Fq 0q | gq", "[[:punct:]]r → -r [r | ar", "[[:blank:]]s → | xs", "[[:cntrl:]]t → | xt",
    "[[:lower:]]u → au | Au", "[[:graph:]]v → av -v", "[[:print:]]w → aw", "[a[:digit:]-z]x → ax 1x -x zx | bx",
    "[a→ | a [a", "[ → | [", "[! → | [!", "[a-→ | a", "[[:→ | [", "x[ → | x[", "[]→ | []", "[!]→ | [!]",
    "*** → a a/b", "a*** → ab abc d/ab | ba", "a***b → ab acb | a/b", "***/b → b a/b a/c/b | bb",
    "a/***/b → a/b a/c/b a/c/d/b | ab", "a/***b → a/b a/cb | a/c/b", "a/b*** → a/b a/bc | a/c", "a/*** → a/b a/b/c | a",
    "a/** → a/b a/b/c | a b/a", "**/ → a/ b/c/ | a", "a/**/ → a/b/ | a a/", "**a → a ba c/ba | ab",
    "**a/b → a/b ca/b | d/a/b", "x**/y → xa/y xa/b/y x/y xy | ay", "a**/b → a/b ac/b ac/d/b ab",
    "a/x**/b → a/x/b a/xc/b a/xc/d/b",
    "a/**b/c → a/b/c a/db/c | a/d/b/c", "a/?**/b → a/x/b a/xy/b | a/x/y/b a/b", "a/b?**/c → a/bx/c | a/bx/d/c",
    "**/**/a → a b/a b/c/a", "a/**/**/b → a/b a/c/b", "**b**/c → b/c ab/c abd/c | x/b/c b/x/c", "a\\/b → a/b | ab",
    "a/**\\/b → a/c/b | ab", "a/?/b → a/x/b | a//b a/b",
    "a?b → axb | a/b", "a[/]b → | a/b", "a[!x]b → ayb | a/b axb", "a/[!x]b → a/yb", "/*/b → a/b | b a/c/b",
    "/a → a | b/a", "//a → | a b/a", "a// → | a/ a", "a//b → | a/b", "/ → | a a/", "! → | a !", "\\!a → !a | a",
    "\\#a → #a", "a\\ → | a a\\", "\\a\\b → ab | \\a\\b", "a\\*b → a*b | axb", "*.a → .a b.a c/d.a | a",
    "*a*b*c → abc xaybzc | acb", "*a/*b → a/b xa/yb | a/c/b", "a/*/*/b → a/1/2/b | a/1/b", "*/b → a/b | b c/a/b",
    "foo/bar → foo/bar | x/foo/bar", "a*/**/b → a/b ax/y/b | b", "**/a*/b → a/b x/ay/b | b",
    "a/*b/**/c* → a/b/c a/xb/y/z/cd | a/b",
    "a/**/b*/c → a/b/c a/x/b1/c | a/b", "*?a → xa yxa | a", "?* → a ab", "a/**/?b → a/xb a/y/xb | a/b",
  ]

  private static func split(_ line: String) -> (rule: String, paths: [(path: String, isLeftOut: Bool)]) {
    let parts = line.split(separator: "→", maxSplits: 1, omittingEmptySubsequences: false)
    let sides = parts[1].split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    let paths = sides.enumerated().flatMap { side, paths in
      paths.split(separator: " ").map { (path: String($0).replacing("'tab'", with: "\t"), isLeftOut: side == 0) }
    }
    let rule = parts[0].last == " " ? parts[0].dropLast() : parts[0]
    return (String(rule), paths)
  }

  /// A folder is not looked into once it is left out.
  private static func leavesOut(_ text: String, _ path: String) -> Bool {
    let rules = IgnoreRules(ContiguousArray(text.utf8), depth: 0)
    let names = path.split(separator: "/").map { ContiguousArray($0.utf8) }
    return names.indices.contains { last in
      rules.leavesOut(Array(names[...last]), isFolder: last < names.count - 1 || path.hasSuffix("/")) == true
    }
  }

  @Test(arguments: single) func singleRules(line: String) {
    let (rule, paths) = Self.split(line)
    for (path, isLeftOut) in paths {
      #expect(Self.leavesOut(rule + "\n", path) == isLeftOut, "\(rule) and \(path)")
    }
  }

  /// How lines end, and what is left out of them.
  @Test(arguments: [
    ("a\r\nb\r\n", ["a", "b"], ["a\r", "b\r"]), ("a\rb\n", ["a\rb"], ["a", "b"]), ("a", ["a"], []),
    ("\u{FEFF}a\n\u{FEFF}b\n", ["a", "\u{FEFF}b"], ["b", "\u{FEFF}a"]), ("\u{FEFF}# c\nd\n", ["d"], ["# c"]),
    ("a \r\n", ["a"], ["a "]), ("a\\ \n", ["a "], ["a", "a\\"]), ("a\\  \n", ["a "], ["a", "a  "]),
    ("a\\\\ \n", ["a\\"], ["a\\ ", "a "]), ("a\t\n", ["a\t"], ["a"]), (" a\n", [" a"], ["a"]),
    (" #a\n", [" #a"], ["#a"]), ("a\0b\n", ["a"], ["b"]), ("a\r\r\n", ["a\r"], ["a"]), ("\r\n \n", [], [" ", "\r"]),
  ])
  func lines(text: String, leftOut: [String], kept: [String]) throws {
    for (path, isLeftOut) in leftOut.map({ ($0, true) }) + kept.map({ ($0, false) }) {
      #expect(Self.leavesOut(text, path) == isLeftOut, "\(path)")
    }
    let paths = leftOut + kept
    #expect(try Self.git(paths.map { (text, $0) }) == leftOut.map { _ in true } + kept.map { _ in false })
  }

  /// The table says what git says.
  @Test func gitSaysTheSame() throws {
    let lines = Self.single.map(Self.split)
    let cases = lines.flatMap { line in line.paths.map { (rules: line.rule + "\n", path: $0.path) } }
    let said = try Self.git(cases)
    let expected = lines.flatMap { line in line.paths.map(\.isLeftOut) }
    for ((rules, path), (said, expected)) in zip(cases, zip(said, expected)) {
      #expect(said == expected, "\(rules) and \(path)")
    }
  }

  /// Whether git leaves each path out of a folder of its own, which has a file with these rules.
  private static func git(_ cases: [(rules: String, path: String)]) throws -> [Bool] {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    var paths: [String] = []
    for (index, (rules, path)) in cases.enumerated() {
      let place = folder.path + "/\(index)"
      let parents = path.hasSuffix("/") ? path[...] : path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
      try FileManager.default.createDirectory(atPath: place + "/" + parents, withIntermediateDirectories: true)
      if !path.hasSuffix("/") {
        try #require(FileManager.default.createFile(atPath: place + "/" + path, contents: nil))
      }
      try Data(rules.utf8).write(to: URL(fileURLWithPath: place + "/.gitignore"))
      paths.append("\(index)/\(path.hasSuffix("/") ? String(path.dropLast()) : path)")
    }
    try Data(paths.map { $0 + "\0" }.joined().utf8).write(to: folder.appendingPathComponent("paths"))
    let git = Process()
    git.executableURL = URL(fileURLWithPath: "/bin/sh")
    git.arguments = [
      "-c", "git init -q . && git -c core.ignorecase=false check-ignore --no-index -z --stdin < paths > out",
    ]
    git.currentDirectoryURL = folder
    try git.run()
    git.waitUntilExit()
    let out = Set(try Data(contentsOf: folder.appendingPathComponent("out")).split(separator: 0).map { Array($0) })
    return paths.map { out.contains(Array($0.utf8)) }
  }
}
