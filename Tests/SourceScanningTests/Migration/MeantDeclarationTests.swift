import SourceScanning
import Testing

/// Which declaration a name means where it stands: each of these was written so that another one is taken for it.
@Suite struct MeantDeclarationTests {
  private static func computed(_ name: String) -> String {
    "'\(name)' is computed each time it is asked for, and does something then: give it to a constant first"
  }
  private static func width(_ number: String, of view: String = "a") -> String {
    "[\(view).widthAnchor.constraint(equalToConstant: \(number))]"
  }

  /// What stands in the types, or outside of them, that the class, the one above it or the type around it has as well.
  private static let hidden: [(before: String, other: String, outcome: String)] = [
    ("private let sizes = [\"w\": 3]", "", width("3")),
    ("private let sizes = [\"w\": 3]", "class B: UIView {\nlet sizes = [\"w\": 4]\n}", KeptReason.unknown("sizes")),
    ("private let sizes = [\"w\": 3]", "class D: UIView {\nlet sizes = [\"w\": 4]\n}", width("3")),
    (
      "private let sizes = [\"w\": 3]", "extension C {\nvar sizes: [String: Int] { [\"w\": 4] }\n}",
      KeptReason.unknown("sizes")
    ),
    ("private let sizes = [\"w\": 3]", "extension C {\nstatic let sizes = [\"w\": 4]\n}", KeptReason.unknown("sizes")),
    (
      "private let sizes = [\"w\": 3]", "protocol P { }\nextension P {\nvar sizes: [String: Int] { [\"w\": 4] }\n}",
      KeptReason.unknown("sizes")
    ),
    ("class D {\nlet sizes = [\"w\": 4]\n}\nprivate let sizes = [\"w\": 3]", "", width("3")),
  ]

  @Test(arguments: hidden) func hiddenFromOutside(before: String, other: String, outcome: String) {
    #expect(made("[a(w)]", "sizes", before: before, other: other) == outcome)
    let text = before.replacing("[\"w\": 3]", with: "\"[a(3)]\"")
    let otherText = other.replacing("[String: Int]", with: "String").replacing("[\"w\": 4]", with: "\"[a(4)]\"")
    #expect(made("sizes", "nil", isWritten: false, before: text, other: otherText) == outcome)
  }

  /// What the type around a class has in another source.
  @Test(arguments: [("class O {\nstatic let w = 4\n}", "CGFloat(w)"), ("class D {\nstatic let w = 4\n}", "w")])
  func ofTheTypeAround(other: String, number: String) {
    let call = Self.call("\"[a(w)]\"", "[\"w\": w]")
    let source =
      "private let w: CGFloat = 3\nextension O {\nclass C: UIView {\nlet a = UIView()\nfunc f() {\nx = \(call)\n}\n}\n}\n"
    let result = migration(of: source, beside: other).edits.result
    #expect(String(decoding: result, as: UTF8.self) == source.replacing(call, with: Self.width(number)))
  }

  /// Properties of an object and of its type with one name.
  @Test(arguments: [
    ("let sizes = [\"w\": 3]\nstatic let sizes = [\"w\": 4]", "sizes", width("3")),
    ("var sizes: [String: Int] { [\"w\": 3] }\nstatic let sizes = [\"w\": 4]", "C.sizes", width("4")),
    (
      "let sizes = [\"w\": 3]\nstatic var sizes: [String: Int] { [\"w\": 4] }", "C.sizes", KeptReason.unknown("C.sizes")
    ),
    ("var sizes: [String: Int] { [\"w\": 3] }\nstatic var sizes: [String: Int] { [\"w\": 4] }", "sizes", width("3")),
  ])
  func ofTheTypeItself(members: String, asked: String, outcome: String) {
    #expect(made("[a(w)]", asked, members: members) == outcome)
  }

  /// Numbers hide others of another type, which need no conversion.
  @Test(arguments: [
    ("func f(w: Int) {\nfunc g() {\nUSE\n}\n}", "CGFloat(w)"), ("func f(w: CGFloat) {\nfunc g() {\nUSE\n}\n}", "w"),
    ("func f() {\nuse { [w] in\nUSE\n}\n}", "w"),
    ("func f(_ size: Int) {\nuse { [w = size] in\nUSE\n}\n}", "CGFloat(w)"),
    ("var size: Int { get { 4 } set(w) {\nUSE\n} }", nil), ("var size = 3 {\nwillSet(w) {\nUSE\n}\n}", nil),
    ("var size = 3 {\ndidSet(w) {\nUSE\n}\n}", nil), ("func f(@Clamped w: Int) {\nUSE\n}", "CGFloat(w)"),
    ("func f(@Clamped(0...9) w: Int) {\nUSE\n}", "CGFloat(w)"),
  ])
  func ofNumbers(function: String, number: String?) {
    let call = Self.call("\"[a(w)]\"", "[\"w\": w]")
    let use = "x = \(call)"
    let source = "class C: UIView {\nlet a = UIView()\nlet w: CGFloat = 3\n\(function.replacing("USE", with: use))\n}\n"
    let migration = migration(of: source)
    let made = number.map { source.replacing(call, with: Self.width($0)) } ?? source
    #expect(String(decoding: migration.edits.result, as: UTF8.self) == made)
    #expect(migration.remaining.map(\.reason) == (number == nil ? ["the type of 'w' is not written in this file"] : []))
  }

  /// Views that are no views, or may be nil, where another source declares them.
  @Test(arguments: [
    ("class B: UIView {\nvar b: UIView?\n}", "b", "'b' may be nil"), ("class B: UIView {\nvar b: UIView\n}", "b", nil),
    ("class B: UIView {\nlet b: Any = 3\n}", "b", KeptReason.anyObject("b")),
    ("let b: AnyObject = make()", "b", KeptReason.anyObject("b")),
    ("class B: UIView {\nvar b: UIView?\n}", "self.b", "'b' may be nil"), ("class D {\nvar b: UIView?\n}", "b", nil),
    ("class S {\nstatic var b: UIView?\n}", "S.b", "'S.b' may be nil"),
    ("class S {\nstatic var b: UIView\n}", "S.b", nil),
  ])
  func ofOtherTypes(other: String, view: String, reason: String?) {
    let outcome = made("[a(3)]", "nil", views: "[\"a\": \(view)]", other: other)
    #expect(outcome == reason ?? Self.width("3", of: view))
  }

  /// Elements, and what a function is generic over.
  @Test(arguments: [
    ("func f(list: [Any]) {\nlist.forEach {\nx = USE\n}\n}", "$0", KeptReason.anyObject("$0")),
    ("func f(list: [UIView]) {\nlist.forEach {\nx = USE\n}\n}", "$0", nil),
    ("func f<View>(b: View) {\nx = USE\n}", "b", KeptReason.anyObject("b")),
    ("func f<View: UIView>(b: View) {\nx = USE\n}", "b", nil),
    ("func f(b: any UITextInput) {\nx = USE\n}", "b", KeptReason.anyObject("b")),
  ])
  func ofAnyType(function: String, view: String, reason: String?) {
    let call = Self.call("\"[a(3)]\"", "nil", "[\"a\": \(view)]")
    let source = "class C: UIView {\n\(function.replacing("USE", with: call))\n}\n"
    let migration = migration(of: source)
    let made = reason == nil ? source.replacing(call, with: Self.width("3", of: view)) : source
    #expect(String(decoding: migration.edits.result, as: UTF8.self) == made)
    #expect(migration.remaining.map(\.reason) == [reason].compactMap { $0 })
  }

  /// Views that may be nil: names for those that are unwrapped where they are named, and what UIKit has or has not.
  @Test(arguments: [
    ("weak var card: UIView!", "let b = card", "b", true), ("weak var card: UIView!", "let b = self.card", "b", true),
    ("weak var card: UIView!", "guard let b = card else { return }", "b", false),
    ("var card: UIView?", "guard let b = card, more() else { return }", "b", false),
    ("var card: UIView?", "let b = card", "b", true), ("var card = UIView()", "let b = card", "b", false),
    ("func make() -> UIView? { nil }", "let b = make()", "b", true),
    ("func make() -> UIView? { nil }", "guard let b = make() else { return }", "b", false),
    ("func make() -> UIView { box }", "let b = make()", "b", false), ("", "", "imageView", true),
    ("let imageView = UIImageView()", "", "imageView", false), ("", "let imageView = box", "imageView", false),
    ("", "", "cell.textLabel", true), ("", "", "cell.textLabel!", false),
  ])
  func optionals(member: String, line: String, view: String, isOptional: Bool) {
    let call = Self.call("\"[a(3)]\"", "nil", "[\"a\": \(view)]")
    let source = "class C: UIView {\n\(member)\nfunc f() {\n\(line)\nx = \(call)\n}\n}\n"
    let migration = migration(of: source)
    let made = isOptional ? source : source.replacing(call, with: Self.width("3", of: view))
    #expect(String(decoding: migration.edits.result, as: UTF8.self) == made)
    #expect(migration.remaining.map(\.reason) == (isOptional ? ["'\(view)' may be nil"] : []))
  }

  /// What a setter does with its value is done by no call of its name.
  @Test(arguments: ["set", "willSet", "didSet"]) func accessors(name: String) {
    let accessor = "\(name)(text) {\nx = \(Self.call("text", "nil"))\n}"
    let source = "class C {\nvar text: String {\n\(accessor)\n}\n}"
    #expect(SourceScanner().calls(declaredIn: ContiguousArray(source.utf8), .swift).map(\.function) == [])
    let function = source.replacing("\(name)(text)", with: "func g(text: String)")
    #expect(SourceScanner().calls(declaredIn: ContiguousArray(function.utf8), .swift).map(\.function) == ["g"])
  }

  /// What an object of another type has is not what this one has.
  @Test(arguments: [
    ("class D {\nvar a: UIView { make() }\n}", computed("a")), ("class D {\nvar a: UIView { stored }\n}", nil),
    ("class E: D {\nvar a: UIView { make() }\n}", computed("a")), ("class F {\nvar a: UIView { make() }\n}", nil),
    ("class D: Kept { }\nextension UIView {\nvar a: UIView { make() }\n}", computed("a")),
  ])
  func ofAnotherObject(other: String, reason: String?) {
    let outcome = made("[a(3)]", "nil", views: "[\"a\": d.a]", members: "let d = D()", other: other)
    #expect(outcome == reason ?? Self.width("3", of: "d.a"))
  }

  /// A text that a type has is known, unless what it is put together of means something in the type alone.
  @Test(arguments: [
    ("static let text = \"[a(3)]\"", "C.text", width("3")), ("static let text = \"[a(3)]\"", "Self.text", width("3")),
    ("static let w = 3\nstatic let text = \"[a(\\(w))]\"", "C.text", "what it stands for is not written in this file"),
    ("static var text = \"[a(3)]\"", "C.text", "what it stands for is not written in this file"),
  ])
  func textsOfTypes(members: String, text: String, outcome: String) {
    #expect(made(text, "nil", isWritten: false, members: members) == outcome)
  }

  /// A text outside of types is the same whatever a parameter of another function is called, if nothing else sets it.
  @Test(arguments: [
    ("func g(text: String) { }", width("3")),
    ("func g() { text = \"[a(4)]\" }", "'text' is given another value before or after it"),
    ("func g() {\nvar text = \"\"\ntext = \"[a(4)]\"\n}", width("3")),
  ])
  func textsOutsideOfTypes(members: String, outcome: String) {
    let keyword = members.contains("{ text") ? "var" : "let"
    #expect(
      made("text", "nil", isWritten: false, members: members, before: "private \(keyword) text = \"[a(3)]\"") == outcome
    )
  }

  private static func call(_ text: String, _ metrics: String, _ views: String = "[\"a\": a]") -> String {
    "NSLayoutConstraint.constraints(withVisualFormat: \(text), options: [], metrics: \(metrics), views: \(views))"
  }

  /// What becomes of a call in a class of Swift, or why it stays.
  private func made(
    _ text: String, _ metrics: String, isWritten: Bool = true, views: String = "[\"a\": a]", members: String = "",
    before: String = "", other: String = ""
  ) -> String {
    let call = Self.call(isWritten ? "\"\(text)\"" : text, metrics, views)
    let head = "\(before)\nclass C: B {\nlet a = UIView()\n\(members)\nfunc f() {\nx = "
    let migration = migration(of: head + call + "\n}\n}\n", beside: other)
    let result = String(decoding: migration.edits.result, as: UTF8.self)
    let made = result.split(separator: "\n").first { $0.hasPrefix("x = ") }?.dropFirst("x = ".count) ?? ""
    return migration.remaining.first?.reason ?? String(made)
  }
}
