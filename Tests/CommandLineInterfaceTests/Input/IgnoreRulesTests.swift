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
}
