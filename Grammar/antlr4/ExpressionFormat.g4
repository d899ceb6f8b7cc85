// expression-format: the language of NSLayoutConstraint+ExpressionFormat
//
//     view1.width = view2.width * 0.9 + 5
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar ExpressionFormat;

expression : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : identifierAttributePair WHITE_SPACE? relationOperator WHITE_SPACE? rightSubexpression ;

identifierAttributePair : (IDENTIFIER | ATTRIBUTE) WHITE_SPACE? DOT WHITE_SPACE? ATTRIBUTE ;

relationOperator : EQ_OPERATOR
                 | GTE_OPERATOR
                 | LTE_OPERATOR ;

rightSubexpression : identifierAttributePair (WHITE_SPACE? scaleExpression)? (WHITE_SPACE? addExpression)?
                   | constant ;

scaleExpression : MUL_OPERATOR WHITE_SPACE? constant ;

addExpression : (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? constant ;

constant : (SUB_OPERATOR WHITE_SPACE?)? ((IDENTIFIER | ATTRIBUTE) | NUMERAL) ;

ATTRIBUTE : 'left'
          | 'right'
          | 'top'
          | 'bottom'
          | 'leading'
          | 'trailing'
          | 'width'
          | 'height'
          | 'centerX'
          | 'centerY'
          | 'baseline' ;

IDENTIFIER : [_a-zA-Z] [_a-zA-Z0-9]* ;

DOT : '.' ;

EQ_OPERATOR : '=' ;

GTE_OPERATOR : '>=' ;

LTE_OPERATOR : '<=' ;

MUL_OPERATOR : '*' ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

NUMERAL : [0-9]+ ('.' [0-9]+)? ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
