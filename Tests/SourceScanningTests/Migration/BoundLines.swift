import SourceScanning
import Testing

extension SourceMigration {
  /// The lines that give constants to what calls ask for.
  func boundLines(in source: String) -> [String] {
    let known = Set(source.split(separator: "\n"))
    return String(decoding: edits.result, as: UTF8.self).split(separator: "\n").filter { !known.contains($0) }.map {
      String($0.drop { $0 == " " })
    }.filter { line in
      ["let ", "_ = ", "UIView *", "CGFloat ", "(void)"].contains { line.hasPrefix($0) } && !line.contains("Anchor")
    }
  }
}

/// Why the one call of a source is left alone, or the lines that give constants to what it asks for.
func migrated(_ source: String, _ language: SourceLanguage, beside other: String = "") -> String {
  let migration = migration(of: source, language, beside: other)
  #expect(migration.callCount + migration.remaining.count == 1)
  return migration.remaining.first?.reason ?? migration.boundLines(in: source).joined(separator: "; ")
}

/// Why a call is left alone.
enum KeptReason {
  static func unknown(_ name: String) -> String {
    "what '\(name)' stands for is not written out in this function"
  }
  static func anyObject(_ name: String) -> String { "'\(name)' is declared as any object, which has no anchors" }
}

/// The migration of a source beside others of its language.
func migration(of source: String, _ language: SourceLanguage = .swift, beside others: String...) -> SourceMigration {
  var scanner = SourceScanner()
  var surroundings = SourceSurroundings()
  for text in others {
    while case let declared = scanner.calls(declaredIn: ContiguousArray(text.utf8), language), !declared.isEmpty {
      scanner.calls += declared
    }
    surroundings.add(scanner.surroundings(of: ContiguousArray(text.utf8), language))
  }
  scanner.surroundings = surroundings
  return scanner.migration(of: ContiguousArray(source.utf8), language)
}

/// A source of Swift in which `USE` is a call that names what the dictionary `views` has as `a`.
func swiftSource(_ members: String, _ lines: String..., text: String = "H:|[a(3)]") -> String {
  let use =
    "addConstraints(NSLayoutConstraint.constraints(withVisualFormat: \"\(text)\", options: [], metrics: nil, views: views))"
  let body = lines.joined(separator: "\n").replacing("USE", with: use)
  return "class C: UIView {\n\(members)\nfunc f() {\n\(body)\n}\n}\n"
}

/// The same in Objective-C.
func objectiveCSource(_ lines: String..., top: String = "", methods: String = "") -> String {
  let use =
    "[self addConstraints:[NSLayoutConstraint constraintsWithVisualFormat:@\"H:|[a(3)]\" options:0 metrics:nil views:views]];"
  let body = lines.joined(separator: "\n").replacing("USE", with: use)
  return "#import <UIKit/UIKit.h>\n\(top)@implementation C\n\(methods)- (void)f {\n\(body)\n}\n@end\n"
}
