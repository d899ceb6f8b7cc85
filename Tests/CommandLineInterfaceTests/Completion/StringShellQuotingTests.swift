import Testing

@testable import CommandLineInterface

@Suite struct StringShellQuotingTests {
  @Test(
    arguments: [
      ("", "''", "''"),
      ("plain-word_1.0/+,", "plain-word_1.0/+,", "plain-word_1.0/+,"),
      ("two words", "'two words'", "'two words'"),
      ("it's", #"'it'\''s'"#, #"'it\'s'"#),
      ("''", #"''\'''\'''"#, #"'\'\''"#),
      (#"back\slash\"#, #"'back\slash\'"#, #"'back\\slash\\'"#),
      (#"$HOME `id` "$(id)""#, #"'$HOME `id` "$(id)"'"#, #"'$HOME `id` "$(id)"'"#),
      ("a:b [c] {d} <e> (f)", "'a:b [c] {d} <e> (f)'", "'a:b [c] {d} <e> (f)'"),
      ("~", "'~'", "'~'"),
      ("é", "'é'", "'é'"),
      ("two\nlines", "'two\nlines'", "'two\nlines'"),
    ])
  func oneWord(text: String, forBash: String, forFish: String) {
    #expect(text.quotedForBash == forBash)
    #expect(text.quotedForFish == forFish)
  }

  @Test(
    arguments: [
      ("[sic]: that", ":", #"[sic]\: that"#),
      ("[sic]: that", "]", #"[sic\]: that"#),
      (#"ends in \"#, ":", #"ends in \\"#),
      (#"'$HOME' `id`"#, "]", #"'$HOME' `id`"#),
    ] as [(String, Unicode.Scalar, String)])
  func insideAnArgumentOfZsh(text: String, end: Unicode.Scalar, expected: String) {
    #expect(text.escapedForZsh(end) == expected)
  }
}
