import Testing

@testable import CommandLineInterface

@Suite struct StringShellQuotingTests {
  @Test(
    arguments: [
      ("", "''"),
      ("plain-word_1.0/+,", "plain-word_1.0/+,"),
      ("two words", "'two words'"),
      ("it's", #"'it'\''s'"#),
      ("''", #"''\'''\'''"#),
      (#"back\slash\"#, #"'back\slash\'"#),
      (#"$HOME `id` "$(id)""#, #"'$HOME `id` "$(id)"'"#),
      ("a:b [c] {d} <e> (f)", "'a:b [c] {d} <e> (f)'"),
      ("~", "'~'"),
      ("é", "'é'"),
      ("two\nlines", "'two\nlines'"),
    ])
  func oneWord(text: String, expected: String) {
    #expect(text.quotedForShell == expected)
  }
}
