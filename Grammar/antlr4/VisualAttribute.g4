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

ATTRIBUTE : [Ll] [Ee] [Ff] [Tt]
          | [Rr] [Ii] [Gg] [Hh] [Tt]
          | [Tt] [Oo] [Pp]
          | [Bb] [Oo] [Tt] [Tt] [Oo] [Mm]
          | [Ll] [Ee] [Aa] [Dd] [Ii] [Nn] [Gg]
          | [Tt] [Rr] [Aa] [Ii] [Ll] [Ii] [Nn] [Gg]
          | [Ww] [Ii] [Dd] [Tt] [Hh]
          | [Hh] [Ee] [Ii] [Gg] [Hh] [Tt]
          | [Cc] [Ee] [Nn] [Tt] [Ee] [Rr] [Xx]
          | [Cc] [Ee] [Nn] [Tt] [Ee] [Rr] [Yy]
          | [Bb] [Aa] [Ss] [Ee] [Ll] [Ii] [Nn] [Ee] ;

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
