import ConstraintGrammar
import Spelling

extension [PrintedView] {
  /// The views with short names: their own where they have one, else the class and the title; those of one name are numbered.
  var withNames: [PrintedView] {
    var views = self
    for index in views.indices { views[index].name = views[index].shortName }
    // A superview without a name of its own is called after the view in it.
    let names = views.byAddress { $0.name }
    var counts: [String: Int] = [:]
    for view in views { counts[view.name] = (counts[view.name] ?? 0) + 1 }
    var numbers: [String: Int] = [:]
    for index in views.indices {
      let name = views[index].name
      if let inner = views[index].innerAddress, let innerName = names[inner] {
        views[index].name = "the superview of \(innerName)"
      } else if (counts[name] ?? 1) > 1 {
        let number = (numbers[name] ?? 0) + 1
        numbers[name] = number
        views[index].name = "\(name) \(number)"
      }
    }
    return views
  }

  /// Something of each view by its address; of several with one address it is that of the first.
  func byAddress(_ value: (PrintedView) -> String) -> [String: String] {
    var values: [String: String] = [:]
    for view in self where values[view.address] == nil { values[view.address] = value(view) }
    return values
  }
}

extension PrintedView {
  /// The name as it is shown to people: what a terminal obeys is spelled out.
  public var shownName: String { name.withControlsSpelledOut }

  /// Whether all that is known of it is that it is the superview of another.
  var isUnnamedSuperview: Bool { innerAddress != nil }

  /// The address of the view that this is the superview of, if that is all that is known of it.
  var innerAddress: String? {
    let beginning = "the superview of "
    return address.hasPrefix(beginning) ? String(address.dropFirst(beginning.count)) : nil
  }

  fileprivate var shortName: String {
    if let guide { return guide.name }
    if !name.isEmpty { return name }
    if !address.hasPrefix("0x"), className != nil || innerAddress == nil { return address }
    let type = shortClassName
    guard let title, !title.isEmpty, title != type else { return type }
    return "\(type.withoutPrefix) \"\(title)\""
  }

  /// What a guide of the system's is called, and the property of its view that it is; `nil` if it is none.
  var guide: (name: String, property: String)? { (title ?? className).flatMap { Self.guides[$0] } }

  /// Whether the system calls a guide so.
  static func isGuide(_ name: String) -> Bool { guides[name] != nil }

  private static let guides = [
    "UIViewSafeAreaLayoutGuide": (name: "the safe area", property: "safeAreaLayoutGuide"),
    "NSViewSafeAreaLayoutGuide": ("the safe area", "safeAreaLayoutGuide"),
    "UIViewLayoutMarginsGuide": ("the margins guide", "layoutMarginsGuide"),
    "UIViewKeyboardLayoutGuide": ("the keyboard guide", "keyboardLayoutGuide"),
    "UIViewReadableContentGuide": ("the readable content guide", "readableContentGuide"),
  ]

  /// The class without its module, what it is generic over, and what the compiler adds to its name.
  package var shortClassName: String {
    guard var name = className.map({ Substring($0) }) else { return "view" }
    // A class that the runtime has made to watch another.
    if name.hasPrefix("NSKVONotifying_") { name = name.dropFirst(15) }
    if name.hasPrefix("_Tt") { name = name.demangled }
    name = name.prefix { $0 != "<" }
    return String(name.split(separator: ".").last ?? name)
  }
}

extension Substring {
  /// The last name in a mangled one: a number says how many letters a name has, and the first name is that of the module.
  fileprivate var demangled: Substring {
    var (rest, last, count) = (drop { !$0.isNumber }, self, 0)
    while true {
      // A private type has a name of its file before its own.
      let isOfFile = count == 1 && rest.first == "P"
      let digits = rest.dropFirst(isOfFile ? 1 : 0).prefix { $0.isNumber }
      let behind = rest[digits.endIndex...]
      guard let length = Int(digits), length > 0, length <= behind.utf8.count else { return last }
      if !isOfFile { last = behind.prefix(length) }
      rest = behind.dropFirst(length)
      count += 1
    }
  }
}

extension String {
  /// A name of a class of the system's as a word: `label` for `UILabel`.
  fileprivate var withoutPrefix: String {
    for prefix in ["UI", "NS"] where hasPrefix(prefix) && dropFirst(2).first?.isUppercase == true {
      return String(dropFirst(2)).withSmallBeginning
    }
    return self
  }

  /// A name with a small letter at the beginning, or as many as belong to an abbreviation there: `acGameCell`, `url`.
  private var withSmallBeginning: String {
    let capitals = prefix { $0.isUppercase }
    let isAbbreviation = capitals.count > 1 && capitals.endIndex < endIndex && self[capitals.endIndex].isLetter
    let count = isAbbreviation ? capitals.count - 1 : capitals.count
    return prefix(count).lowercased() + dropFirst(count)
  }

  /// A name as it can stand in code: `cancelButton`, `view2`, and `self.label` as it is.
  package var asVariable: String {
    if isItemName, contains(".") { return self }
    // Letters beyond ASCII are legal in Swift, but nobody types them.
    var words = split { !($0.isASCII && ($0.isLetter || $0.isNumber) || $0 == "_") }.map { String($0) }
    if words.first == "the" { words.removeFirst() }
    if words.isEmpty { words = ["view"] }
    let first = words[0].withoutPrefix.dropFirst(words[0].hasPrefix("_UI") ? 3 : 0)
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    let name = String(first).withSmallBeginning + rest.joined()
    if Self.reservedWords.contains(name) { return name + "View" }
    return name.first?.isNumber == true ? "view" + name : name
  }

  /// Words of Swift or Objective-C that a view may be called after, and no variable may be.
  private static let reservedWords: Set = [
    "as", "auto", "break", "case", "char", "class", "const", "continue", "default", "do", "double", "else", "enum",
    "extension", "false", "float", "for", "func", "guard", "id", "if", "import", "in", "init", "int", "is", "let",
    "long",
    "nil", "operator", "private", "protocol", "public", "register", "repeat", "return", "short", "static", "struct",
    "super",
    "switch", "throw", "true", "try", "union", "var", "void", "where", "while",
  ]
}
