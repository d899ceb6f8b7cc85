import ConstraintDiagnostics
import ConstraintGrammar
import ConstraintLayout
import GrammarCombinators

// The programs of the README, each as it stands there.

extension PageTests {
  /// Use the library
  static func useTheLibrary(_ print: Output) throws {
    let dialect = Dialect.expressionFormat.withHints()
    let equation = try Equation("view1.width = view2.width * 0.9 + 5", in: dialect)
    print(try Dialect.visualAttribute.print(equation))  // view1.width == view2.width * 0.9 + 5
    print(try dialect.translate("view1.left = 10", to: .anchors).text)
    // view1.leftAnchor.constraint(equalTo: view1.superview!.leftAnchor, constant: 10)

    do {
      _ = try Equation("view1.widht = 44", in: dialect)
    } catch {
      print(error)  // 1:7: error: 'widht' is not an attribute (did you mean 'width'?)
    }
  }

  /// Parse anything: GrammarCombinators
  static func parseAnything(_ print: Output) throws {
    let setting = NamedRule("setting") {
      WordOf(WordStart.self, WordPart.self).text()
      "="
      DecimalNumber { BytesOf(Digit.self) }
    }
    let settings = NamedRule("settings") {
      Repeat(.oneOrMore, separator: { ";" }) { setting }
      End()
    }

    for (name, number) in try settings.run("width = 44; height = 12").output {
      print(name, number)
    }
    // width 44.0
    // height 12.0

    do {
      _ = try settings.run("width = 44; height: 12")
    } catch {
      print(error)
    }
    // 1:19: error: expected '=', but found ':'
    // width = 44; height: 12
    //                   ^
  }
}
