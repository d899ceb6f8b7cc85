// settings

grammar Settings;

settings : WHITE_SPACE? setting (WHITE_SPACE? setting)* (WHITE_SPACE_AT_END | WHITE_SPACE)? EOF ;

setting : NAME WHITE_SPACE? '=' WHITE_SPACE? value WHITE_SPACE? ';' ;

value : NUMBER
      | list_rule ;

list_rule : '[' (WHITE_SPACE? value (WHITE_SPACE? ',' WHITE_SPACE? value)*)? WHITE_SPACE? ']' ;

NAME : [_a-zA-Z] [_a-zA-Z0-9]* ;

NUMBER : [0-9]+ ;

WHITE_SPACE : ([\u000A\u0020] | COMMENT [\u000A])+ ;

WHITE_SPACE_AT_END : ([\u000A\u0020] | COMMENT)+ ;

fragment COMMENT : '#' [\u0021-\u007E\u0000-\u0009\u000B-\u0020\u007F]* ;
