import ConstraintGrammar
import ConstraintLayout
import Testing

/// Views that lie side by side in one view called `root`, and numbers: what the names in equations stand for.
struct Scene {
  let root = Box("root")
  let metrics: [String: Double]
  private let boxes: [String: Box]

  /// - Parameter names: the names of the views, divided by blanks.
  init(_ names: String, metrics: [String: Double] = [:]) {
    let root = root
    boxes = Dictionary(
      uniqueKeysWithValues: names.split(separator: " ").map { (String($0), Box(String($0), in: root)) })
    self.metrics = metrics
  }

  /// The view of that name, which has to be one of the scene's.
  subscript(name: String) -> Box { boxes[name] ?? root }

  var views: [String: Box] { boxes }
  var bindings: LayoutBindings<Box> { LayoutBindings(views: boxes, metrics: metrics) }

  /// Both views and numbers.
  var parameters: [String: LayoutParameter<Box>] {
    metrics.mapValues { .number($0) }.merging(boxes.mapValues { .item($0) }) { _, item in item }
  }
}

extension LayoutConstraint {
  /// All fields in one line; the priority and the identifier only where they are not what constraints begin with.
  var outline: String {
    var text = "\(firstItem).\(firstAttribute) \(relation.rawValue) "
    if let secondItem, let secondAttribute {
      text += "\(secondItem).\(secondAttribute) * \(multiplier) + \(constant)"
    } else {
      text += "nil * \(multiplier) + \(constant)"
    }
    if (secondItem == nil) != (secondAttribute == nil) { text += " HALF A SECOND ITEM" }
    if priority != 1000 { text += " @\(priority)" }
    return text + (identifier.map { " #\($0)" } ?? "")
  }
}

extension Dialect {
  /// The outline of the constraint that a text states, or all that is said against it.
  func outline<Environment: LayoutEnvironment>(of text: String, in environment: Environment) -> String {
    do throws(Diagnostic) {
      let resolution = try resolve(text, in: environment)
      return ([resolution.constraint.outline] + resolution.warnings.map { $0.report(on: text) })
        .joined(separator: "\n")
    } catch {
      return error.report(on: text)
    }
  }
}

extension Diagnostic {
  /// Everything that a diagnostic without an expected set holds.
  func report(on text: String) -> String {
    let bytes = Array(text.utf8)
    let place = String(decoding: bytes[offset..<offset + length], as: UTF8.self)
    #expect(found == (length == 0 ? nil : place))
    #expect(expected == [])
    return "\(code.rawValue) \(offset)+\(length)\n" + rendered(in: text, file: "text").dropLast()
  }
}
