import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  /// A class, perhaps of a module, with the types that it is generic over and the context of a private one.
  ///
  ///     class ::= TYPE ( ( typeArguments | "(" CONTEXT ")" ) TYPE? )* /* ws: explicit */
  struct ClassName: Rule {
    static var name: StaticString { "class" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      TypeName()
      Repeat(.zeroOrMore, NoSpace.self) {
        OneOf {
          TypeArguments()
          SequenceOf(NoSpace.self) {
            "("
            Context()
            ")"
          }
        }
        Optionally { TypeName() }.as(())
      }.as(())
    }
  }

  ///     typeArguments ::= "<" ARGUMENTS? ( typeArguments ARGUMENTS? )* ">" /* ws: explicit */
  struct TypeArguments: Rule {
    static var name: StaticString { "typeArguments" }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      "<"
      Optionally { Arguments() }.as(())
      Repeat(.zeroOrMore, NoSpace.self) {
        Recursive(NoSpace.self) { TypeArguments() }
        Optionally { Arguments() }.as(())
      }.as(())
      ">"
    }
  }

  /// A view; the name that Masonry prints in place of an address may have dots.
  ///
  ///     item ::= class ":" ADDRESS ( DOT MEMBER )* TITLE? /* ws: explicit */
  struct Item: Rule {
    static var name: StaticString { "item" }
    @SequenceBuilder<NoSpace> var body: some Parser<(String, Located<String>, String?)> {
      ClassName().text()
      ":"
      SequenceOf(NoSpace.self) {
        Address()
        Repeat(.zeroOrMore, NoSpace.self) {
          Dot()
          Member()
        }.as(())
      }.text().located()
      Optionally { Title().text() }
    }

    static func value(of parts: (String, Located<String>, String?)) -> ParsedItem {
      ParsedItem(className: parts.0, reference: parts.1, title: parts.2)
    }
  }

  /// An attribute of a view: what stands behind the last dot.
  ///
  ///     operand ::= ( class ":" ADDRESS TITLE? | WORD ) DOT ( MEMBER DOT )* ATTRIBUTE /* ws: explicit */
  struct Operand: Rule {
    static var name: StaticString { "operand" }
    @SequenceBuilder<NoSpace> var body: some Parser<(ParsedItem, [Located<String>], Attribute)> {
      OneOf {
        SequenceOf(NoSpace.self) {
          ClassName().text()
          ":"
          Address().text().located()
          Optionally { Title().text() }
        }.map { ParsedItem(className: $0, reference: $1, title: $2) }
        EquationName().text().located().map { ParsedItem(className: nil, reference: $0, title: nil) }
      }
      Dot()
      Repeat(.zeroOrMore, NoSpace.self) {
        Member().text().located()
        Dot()
      }
      PrintedAttribute()
    }

    static func value(of parts: (ParsedItem, [Located<String>], Attribute)) -> ParsedOperandOfItem {
      let (item, words, attribute) = parts
      let reference = Located(
        ([item.reference] + words.map { $0.value }).joined(separator: "."),
        in: item.range.extended(to: words.last?.range))
      return (ParsedItem(className: item.className, reference: reference, title: item.title), attribute)
    }
  }
}
