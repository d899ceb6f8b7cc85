// lists
//
//     LET x [ 10, '\' ]
//
// *) */

grammar Lists;

text : WHITE_SPACE? letBinding WHITE_SPACE? EOF ;

letBinding : LITERAL_LET WHITE_SPACE (NAME | LITERAL_LET) WHITE_SPACE? (list_rule | '=' WHITE_SPACE? value) ;

list_rule : '[' (WHITE_SPACE? value (WHITE_SPACE? ',' WHITE_SPACE? value)*)? WHITE_SPACE? ']' ;

value : ('+' (WHITE_SPACE? '+')? WHITE_SPACE?)? (number | QUOTATION | list_rule) ;

number : '-'? NUMBER ;

LITERAL_LET : [lL] [eE] [tT] ;

NAME : [_a-zA-Z] [_a-zA-Z0-9]* ;

QUOTATION : '"\''
          | '"\u0009"'
          | '\'\\\'' ;

NUMBER : [0-9] [0-9] [0-9]* ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
