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

fragment COMMENT : '#' [\u002D\u0021\u0024-\u0026\u0028-\u002C.\u002F\u003A-\u0040\u005C_\u0060\u007B-\u007Ea-zA-Z0-9\u0000-\u0009\u000B-\u0020\u0022\u0023\u0027\u005B\u005D\u005E\u007F]* ;
