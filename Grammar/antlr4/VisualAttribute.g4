// visual-attribute: the language of PLVisualAttributeConstraints
//
//     secondView.left >= firstView.left * 2 + 10
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar VisualAttribute;

expression : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : identifierAttributePair WHITE_SPACE? relationOperator WHITE_SPACE? rightSubexpression ;

identifierAttributePair : (IDENTIFIER | ATTRIBUTE) DOT ATTRIBUTE ;

relationOperator : EQEQ_OPERATOR
                 | GTE_OPERATOR
                 | LTE_OPERATOR ;

rightSubexpression : identifierAttributePair (WHITE_SPACE? scaleExpression)? (WHITE_SPACE? addExpression)?
                   | constant ;

scaleExpression : MUL_OPERATOR WHITE_SPACE? constant ;

addExpression : (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? constant ;

constant : NUMBER ;

ATTRIBUTE : [lL] [eE] [fF] [tT]
          | [rR] [iI] [gG] [hH] [tT]
          | [tT] [oO] [pP]
          | [bB] [oO] [tT] [tT] [oO] [mM]
          | [lL] [eE] [aA] [dD] [iI] [nN] [gG]
          | [tT] [rR] [aA] [iI] [lL] [iI] [nN] [gG]
          | [wW] [iI] [dD] [tT] [hH]
          | [hH] [eE] [iI] [gG] [hH] [tT]
          | [cC] [eE] [nN] [tT] [eE] [rR] [xX]
          | [cC] [eE] [nN] [tT] [eE] [rR] [yY]
          | [bB] [aA] [sS] [eE] [lL] [iI] [nN] [eE] ;

IDENTIFIER : [_a-zA-Z] [_a-zA-Z0-9]* ;

DOT : '.' ;

EQEQ_OPERATOR : '==' ;

GTE_OPERATOR : '>=' ;

LTE_OPERATOR : '<=' ;

MUL_OPERATOR : '*' ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

NUMBER : [0-9]+ ('.' [0-9]*)? ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
