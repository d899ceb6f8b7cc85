// tat-layout: the language of TATLayout
//
//     view1.width >= view2.width * 0.5 + margin @750
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar TatLayout;

expression : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : identifierAttributePair WHITE_SPACE? relationOperator WHITE_SPACE? rightSubexpression (WHITE_SPACE? '@' WHITE_SPACE? priority)? ;

identifierAttributePair : (IDENTIFIER | ATTRIBUTE) WHITE_SPACE? DOT WHITE_SPACE? ATTRIBUTE ;

relationOperator : EQEQ_OPERATOR
                 | GTE_OPERATOR
                 | LTE_OPERATOR ;

rightSubexpression : identifierAttributePair (WHITE_SPACE? scaleExpression)? (WHITE_SPACE? addExpression)?
                   | constant ;

priority : (IDENTIFIER | ATTRIBUTE)
         | NUMBER ;

scaleExpression : MUL_OPERATOR WHITE_SPACE? constant ;

addExpression : (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? constant ;

constant : (IDENTIFIER | ATTRIBUTE)
         | NUMBER ;

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

GTE_OPERATOR : '>=' ;

LTE_OPERATOR : '<=' ;

NUMBER : [0-9]+ ('.' [0-9]+)?
       | '.' [0-9]+ ;

MUL_OPERATOR : '*' ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
