import SourceScanning
import Testing

/// Equations of operators are written as anchors where their operands are views for certain.
@Suite struct OperatorMigrationTests {
  /// What becomes of a line in a function, or why it stays.
  private func migrated(_ line: String) -> [String] {
    let header = """
      import SwiftyLayout
      class C: UIView {
        @IBOutlet weak var a: UIView!
        let b = UILabel()
        var x = UIView()
        let margin: CGFloat = 4
        let count = 3
        var maybe: UIView?
        var fresh: UIView { count += 1; return x }
        func make() -> NSLayoutConstraint { x = b; return kept }
        func f() {
      """
    let source = header + "\n    \(line)\n  }\n}\n"
    let migration = SourceScanner().migration(of: ContiguousArray(source.utf8), .swift)
    #expect(migration.callCount + migration.remaining.count == 1)
    let lines = String(decoding: migration.edits.result, as: UTF8.self).dropFirst(header.utf8.count).split(
      separator: "\n")
    return migration.remaining.map { $0.reason }
      + (migration.callCount == 1 ? lines.dropLast(2).map { $0.trimmed } : [])
  }

  @Test(arguments: [
    (
      "kept = a[.width] == b[.width] * 2 + 8",
      "a.widthAnchor.constraint(equalTo: b.widthAnchor, multiplier: 2, constant: 8)"
    ),
    (
      "kept = self.a[.left] >= self[.left] + margin",
      "self.a.leftAnchor.constraint(greaterThanOrEqualTo: self.leftAnchor, constant: margin)"
    ),
    ("kept = x[.width] == CGFloat(3)", "x.widthAnchor.constraint(equalToConstant: 3)"),
    (
      "kept = 3 * x[.width] <= b[.height]",
      "x.widthAnchor.constraint(lessThanOrEqualTo: b.heightAnchor, multiplier: 1.0 / 3)"
    ),
  ])
  func equations(line: String, code: String) {
    #expect(migrated(line) == ["kept = " + code])
  }

  @Test func priorities() {
    let lines = [
      "let constraint1 = x.widthAnchor.constraint(equalToConstant: 3)", "constraint1.priority = .init(rawValue: 750)",
    ]
    #expect(migrated("addConstraint(x[.width] == 3 ~ 750)") == lines + ["addConstraint(constraint1)"])
    #expect(migrated("return x[.width] == 3 ~ 750") == lines + ["return constraint1"])
    let noStatement =
      "it takes statements of their own for priorities, identifiers or the view, and there is no place for them"
    #expect(migrated("if use(x[.width] == 3 ~ 750) { g() }") == [noStatement])
    // What is done before it may change the view.
    #expect(
      migrated("kept = [make(), x[.width] == 3 ~ 750]") == [
        "'make' may give 'x' another value: call it in a statement of its own before 'x' is named"
      ])
    #expect(migrated("kept = [make(), b[.width] == 3 ~ 750]").count == 3)
  }

  @Test(arguments: [
    ("x[.width] == 3", "its constraints are not used"),
    ("kept = maybe[.width] == 3", "it is not certain that 'maybe' is a view"),
    ("kept = other[.width] == 3", "it is not certain that 'other' is a view"),
    ("kept = table.row[.width] == 3", "it is not certain that 'table.row' is a view"),
    (
      "kept = fresh[.width] == 3",
      "'fresh' is computed each time it is asked for, and does something then: give it to a constant first"
    ),
    ("kept = -3 * x[.width] <= b[.height]", "a part of it is Swift that the language has no words for"),
    ("kept = x[.width] == offset", "the type of 'offset' is not written in this file"),
    ("kept = x[.width] == next()", "a part of it is Swift that the language has no words for"),
    ("kept = x[.width] /* wide */ == 3", "there is a comment in it"),
    (
      "kept = x[.left] == 3",
      "anchors can't say it: UIKit and AppKit raise an exception: 'left' is a place, and there is nothing to count it from"
    ),
    ("kept = x[.width] == b[.widht]", "its text has a mistake"),
  ])
  func whyOthersStay(line: String, reason: String) {
    #expect(migrated(line) == [reason])
  }
}

extension Substring {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
