// compact-constraint: the language of CompactConstraint
//
//     button.height = button.width / 1.6
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar CompactConstraint;

expression : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : identifierAttributePair WHITE_SPACE? relationOperator WHITE_SPACE? rightSubexpression ;

identifierAttributePair : (IDENTIFIER | ATTRIBUTE) DOT ((IDENTIFIER | ATTRIBUTE) DOT)* ATTRIBUTE ;

relationOperator : EQEQ_OPERATOR
                 | EQ_OPERATOR
                 | LTE_OPERATOR
                 | GTE_OPERATOR ;

rightSubexpression : (identifierAttributePair | (IDENTIFIER | ATTRIBUTE)) (WHITE_SPACE? scaleExpression)? (WHITE_SPACE? addExpression)?
                   | number ;

scaleExpression : (MUL_OPERATOR | DIV_OPERATOR) WHITE_SPACE? constant ;

addExpression : (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? constant ;

number : (ADD_OPERATOR | SUB_OPERATOR)? NUMBER ;

constant : (IDENTIFIER | ATTRIBUTE)
         | number ;

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

EQEQ_OPERATOR : '==' ;

EQ_OPERATOR : '=' ;

LTE_OPERATOR : '<=' ;

GTE_OPERATOR : '>=' ;

MUL_OPERATOR : '*' ;

DIV_OPERATOR : '/' ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

NUMBER : ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [\u002D+]? [0-9]+)? ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
