// facts: facts
//
// A text is the first rule and nothing after it. White space may stand between any two tokens.
//
// The lexer looks for all tokens everywhere, and takes the longest. So it may take
// PREFIX, where the rules want one of NAME.
// PREFIXED, where the rules want one of PREFIX NAME.

grammar Facts;

facts : ((directive | fact) (directive | fact)*)? EOF ;

directive : '@prefix' PREFIX ADDRESS '.' ;

fact : thing list_rule '.' ;

thing : ADDRESS
      | PREFIX
      | PREFIXED ;

list_rule : verb objects (';' (verb objects)?)* ;

verb : thing
     | 'a' ;

objects : object_rule (',' object_rule)* ;

object_rule : thing
            | TEXT (LANGUAGE | '@prefix')?
            | number ('<' number)?
            | 'true'
            | '(' object_rule* ')'
            | 'unknown' (NAME | 'unknown' | 'true' | 'a') ;

number : INTEGER
       | DECIMAL ;

PREFIX : WORD? ':' ;

ADDRESS : '<' [\u0021-\u003B\u003D\u003F-\u{10FFFF}]* '>' ;

PREFIXED : PREFIX WORD ;

TEXT : '"' [\u0001-\u0009\u000B-\u0021\u0023-\u{10FFFF}]* '"'
     | '"""' ([\u0001-\u0021\u0023-\u{10FFFF}] | '"' [\u0001-\u0021\u0023-\u{10FFFF}] | '""' [\u0001-\u0021\u0023-\u{10FFFF}])* '"""' ;

LANGUAGE : '@' [a-z]+ ('-' [a-z0-9]+)* ;

NAME : [a-z]+ ;

INTEGER : [0-9]+ ;

DECIMAL : [0-9]* '.' [0-9]+ ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ -> skip ;

// Words that touch, which stand nowhere.
JOINED_WORDS : ('@prefix' | 'a' | LANGUAGE | 'true' | 'unknown' | NAME | INTEGER | DECIMAL) [_a-zA-Z0-9]+ ;

fragment WORD : [a-z] (([a-z0-9] | '.' | '-')* [a-z0-9])? ;
