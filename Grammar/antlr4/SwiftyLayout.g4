// swifty-layout: the language of SwiftyLayout
//
//     a[.width] == b[.width] / 2 + margin ~ 750
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar SwiftyLayout;

formula : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : sum_rule WHITE_SPACE? relationOperator WHITE_SPACE? sum_rule (WHITE_SPACE? '~' WHITE_SPACE? priority)? ;

sum_rule : product (WHITE_SPACE? (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? product)* ;

relationOperator : EQEQ_OPERATOR
                 | GTE_OPERATOR
                 | LTE_OPERATOR ;

priority : (IDENTIFIER | ATTRIBUTE | 'Int' | 'Float' | 'Double' | 'CGFloat')
         | NUMBER ;

product : factor (WHITE_SPACE? (MUL_OPERATOR | DIV_OPERATOR) WHITE_SPACE? factor)* ;

factor : SUB_OPERATOR? primary ;

primary : NUMBER
        | term
        | conversion
        | (IDENTIFIER | ATTRIBUTE | 'Int' | 'Float' | 'Double' | 'CGFloat')
        | '(' WHITE_SPACE? sum_rule WHITE_SPACE? ')' ;

term : path '!'? subscript ;

conversion : ('CGFloat' | 'Double' | 'Float' | 'Int') WHITE_SPACE? '(' WHITE_SPACE? sum_rule WHITE_SPACE? ')' ;

path : (IDENTIFIER | ATTRIBUTE | 'Int' | 'Float' | 'Double' | 'CGFloat') (DOT (IDENTIFIER | ATTRIBUTE | 'Int' | 'Float' | 'Double' | 'CGFloat'))* ;

subscript : '[' WHITE_SPACE? attribute WHITE_SPACE? ']' ;

attribute : DOT ATTRIBUTE ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

EQEQ_OPERATOR : '==' ;

GTE_OPERATOR : '>=' ;

LTE_OPERATOR : '<=' ;

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
          | 'baseline'
          | 'firstBaseline'
          | 'lastBaseline'
          | 'leftMargin'
          | 'rightMargin'
          | 'topMargin'
          | 'bottomMargin'
          | 'leadingMargin'
          | 'trailingMargin'
          | 'centerXWithinMargins'
          | 'centerYWithinMargins' ;

IDENTIFIER : [_a-zA-Z] [_a-zA-Z0-9]* ;

NUMBER : [0-9] [_0-9]* ('.' [0-9] [_0-9]*)? ([eE] [\u002D+]? [0-9] [_0-9]*)? ;

MUL_OPERATOR : '*' ;

DIV_OPERATOR : '/' ;

DOT : '.' ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
