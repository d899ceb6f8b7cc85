import ConstraintGrammar
import GrammarCombinators

extension ConflictLog {
  ///     BLANKS ::= [#x9-#xD#x20]+
  struct Blanks: Token {
    static var name: StaticString { "BLANKS" }
    var body: some Parser<Void> { CharactersOf(WhiteSpace.self) }
  }

  /// Blanks, where nobody needs them.
  struct PossibleBlanks: UnnamedRule {
    @SequenceBuilder<NoSpace> var body: some Parser<Void?> { Optionally { Blanks() } }

    static func value(of blanks: Void?) {}
  }

  ///     TYPE ::= [$._a-zA-Z0-9#x80-#x10FFFF]+
  struct TypeName: Token {
    static var name: StaticString { "TYPE" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> { CharactersOf(ClassCharacter.self) }
  }

  ///     CONTEXT ::= [^()]+
  struct Context: Token {
    static var name: StaticString { "CONTEXT" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> { CharactersOf(ContextCharacter.self) }
  }

  ///     ARGUMENTS ::= [^<>]+
  struct Arguments: Token {
    static var name: StaticString { "ARGUMENTS" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> { CharactersOf(ArgumentCharacter.self) }
  }

  /// The address of a constraint, or the name that Masonry prints in its place.
  ///
  ///     KEY ::= [-$_a-zA-Z0-9#x80-#x10FFFF]+ ( "[" [0-9]+ "]" )?
  struct Key: Token {
    static var name: StaticString { "KEY" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> {
      CharactersOf(AddressCharacter.self)
      Optionally(NoSpace.self) {
        "["
        BytesOf(Digit.self)
        "]"
      }.as(())
    }
  }

  /// The address of a constraint before the place of its call, or the label that SnapKit prints there.
  ///
  ///     LABEL ::= [-$_a-zA-Z0-9#x80-#x10FFFF]+ ( " " [-$_a-zA-Z0-9#x20#x80-#x10FFFF]* )?
  struct Label: Token {
    static var name: StaticString { "LABEL" }
    static var role: TokenRole { .name }
    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      CharactersOf(AddressCharacter.self)
      Optionally(NoSpace.self) {
        " "
        Optionally { CharactersOf(LabelCharacter.self) }.as(())
      }.as(())
    }
  }

  /// The address of a view, or the first word of the name that Masonry prints in its place.
  ///
  ///     ADDRESS ::= [-$_a-zA-Z0-9#x80-#x10FFFF]+
  struct Address: Token {
    static var name: StaticString { "ADDRESS" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> { CharactersOf(AddressCharacter.self) }
  }

  /// A further word of that name. Behind one with a sign of its own a number could not be told from the rest.
  ///
  ///     MEMBER ::= [$_a-zA-Z0-9#x80-#x10FFFF]+
  struct Member: Token {
    static var name: StaticString { "MEMBER" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> { CharactersOf(MemberCharacter.self) }
  }

  ///     FILE ::= [^#x23]+
  struct FileName: Token {
    static var name: StaticString { "FILE" }
    var body: some Parser<Void> { CharactersOf(FileCharacter.self) }
  }

  ///     DIGITS ::= [0-9]+
  struct Digits: Token {
    static var name: StaticString { "DIGITS" }
    var body: some Parser<Double> {
      DecimalNumber { BytesOf(Digit.self) }
    }
  }

  ///     MASK ::= [-&]+
  struct MaskCharacters: Token {
    static var name: StaticString { "MASK" }
    var body: some Parser<Void> { CharactersOf(MaskCharacter.self) }
  }

  /// An identifier, which ends where a blank follows.
  ///
  ///     QUOTED ::= "'" [^#x27]* "'" ( [^#x9-#xD#x20#x27] [^#x27]* "'" )*
  struct Quoted: Token {
    static var name: StaticString { "QUOTED" }
    static var role: TokenRole { .text }
    var body: some Parser<Void> { QuotedText(going: NoBlank.self) }
  }

  /// The text that a view shows, which ends where more of the body follows; it may have quotation marks inside.
  ///
  ///     TITLE ::= "'" [^#x27]* "'" ( [^#x27(.#x5D] [^#x27]* "'" )*
  struct Title: Token {
    static var name: StaticString { "TITLE" }
    static var role: TokenRole { .text }
    var body: some Parser<Void> { QuotedText(going: NoEndOfTitle.self) }
  }

  /// The text of a view behind which no more of a body can follow.
  ///
  ///     LAST_TITLE ::= "'" [^#x27]* "'" ( [^#x9-#xD#x20#x27),] [^#x27]* "'" )*
  struct LastTitle: Token {
    static var name: StaticString { "LAST_TITLE" }
    static var role: TokenRole { .text }
    var body: some Parser<Void> { QuotedText(going: NoEndOfList.self) }
  }

  /// A text in quotation marks, which a further one does not end where a character of a class follows.
  struct QuotedText<Class: ByteClass>: UnnamedRule {
    init(going on: Class.Type) {}

    @SequenceBuilder<NoSpace> var body: some Parser<Void> {
      "'"
      Optionally { CharactersOf(NoQuotationMark.self) }.as(())
      "'"
      Repeat(.zeroOrMore, NoSpace.self) {
        CharacterClass(Class.self)
        Optionally { CharactersOf(NoQuotationMark.self) }.as(())
        "'"
      }
    }
  }

  ///     SUPERVIEW_NAME ::= "'|'"
  struct SuperviewName: LiteralToken {
    static var name: StaticString { "SUPERVIEW_NAME" }
    static var spelling: StaticString { "'|'" }
  }

  /// A name that stands alone in brackets or in the list of names.
  ///
  ///     NAME ::= [^#x9-#xD#x20#x27-),:#x5B#x5D|] [^#x9-#xD#x27-),:#x5B#x5D|]*
  struct BoxName: Token {
    static var name: StaticString { "NAME" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> {
      CharacterClass(NameBeginning.self)
      Optionally { CharactersOf(NameCharacter.self) }.as(())
    }
  }

  /// A name before the dot of an attribute, perhaps of several words; a long one ends with dots of its own.
  ///
  ///     WORD ::= [-$_a-zA-Z0-9#x80-#x10FFFF]+ ( " " [-$_a-zA-Z0-9#x80-#x10FFFF]+ )* "..."?
  struct EquationName: Token {
    static var name: StaticString { "WORD" }
    static var role: TokenRole { .name }
    var body: some Parser<Void> {
      CharactersOf(AddressCharacter.self)
      Repeat(.zeroOrMore, NoSpace.self) {
        " "
        CharactersOf(AddressCharacter.self)
      }.as(())
      Optionally { "..." }.as(())
    }
  }
}
