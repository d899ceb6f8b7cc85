// compact-constraint-2021: the language of CompactConstraint
//
//     button.bottom = safe.bottom - 20 @ 750
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar CompactConstraint2021;

text : WHITE_SPACE? (visualFormatString | identifiedEquation) WHITE_SPACE? EOF ;

visualFormatString : (orientation ':')? (superview connection?)? view (connection? view)* (connection? superview)? ;

identifiedEquation : equation (WHITE_SPACE? LABEL)? ;

orientation : 'H'
            | 'V' ;

superview : '|' ;

connection : '-' (predicateList '-')? ;

view : '[' (IDENTIFIER | ATTRIBUTE | 'V' | 'H') predicateListWithParens? ']' ;

equation : identifierAttributePair WHITE_SPACE? relationOperator WHITE_SPACE? rightSubexpression (WHITE_SPACE? '@' WHITE_SPACE? priority)? ;

predicateList : predicateListWithParens
              | simplePredicate ;

predicateListWithParens : '(' predicate (',' predicate)* ')' ;

identifierAttributePair : (IDENTIFIER | ATTRIBUTE | 'V' | 'H') DOT ((IDENTIFIER | ATTRIBUTE | 'V' | 'H') DOT)* ATTRIBUTE ;

relationOperator : EQEQ_OPERATOR
                 | EQ_OPERATOR
                 | LTE_OPERATOR
                 | GTE_OPERATOR ;

rightSubexpression : (identifierAttributePair | (IDENTIFIER | ATTRIBUTE | 'V' | 'H')) (WHITE_SPACE? scaleExpression)? (WHITE_SPACE? addExpression)?
                   | number ;

priority : (IDENTIFIER | ATTRIBUTE | 'V' | 'H')
         | number ;

simplePredicate : (relation objectOfPredicate | (IDENTIFIER | ATTRIBUTE | 'V' | 'H') | unsignedNumber) ('@' predicatePriority)? ;

predicate : relation? objectOfPredicate ('@' predicatePriority)? ;

scaleExpression : (MUL_OPERATOR | DIV_OPERATOR) WHITE_SPACE? constant ;

addExpression : (ADD_OPERATOR | '-') WHITE_SPACE? constant ;

number : (ADD_OPERATOR | '-')? (NUMBER | FRACTION | DECIMAL) ;

relation : EQEQ_OPERATOR
         | LTE_OPERATOR
         | GTE_OPERATOR ;

objectOfPredicate : (IDENTIFIER | ATTRIBUTE | 'V' | 'H')
                  | signedNumber ;

unsignedNumber : HEXADECIMAL
               | DECIMAL ;

predicatePriority : (IDENTIFIER | ATTRIBUTE | 'V' | 'H')
                  | signedNumber ;

constant : (IDENTIFIER | ATTRIBUTE | 'V' | 'H')
         | number ;

signedNumber : unsignedNumber
             | '-' (unsignedNumber | FRACTION) ;

LABEL : '#' ([\u0009-\u000D\u0020]* [\u0021-\u007E\u0080-\u{10FFFF}]+ ([\u0009-\u000D\u0020]+ [\u0021-\u007E\u0080-\u{10FFFF}]+)*)? ;

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

DOT : '.' ;

EQEQ_OPERATOR : '==' ;

EQ_OPERATOR : '=' ;

LTE_OPERATOR : '<=' ;

GTE_OPERATOR : '>=' ;

MUL_OPERATOR : '*' ;

DIV_OPERATOR : '/' ;

ADD_OPERATOR : '+' ;

DECIMAL : [0-9]+ ('.' [0-9]*)? ([eE] [\u002D+]? [0-9]+)? ;

FRACTION : '.' [0-9]+ ([eE] [\u002D+]? [0-9]+)? ;

NUMBER : ([0-9]+ ('.' [0-9]*)? | '.' [0-9]+) ([eE] [\u002D+]? [0-9]+)? ;

HEXADECIMAL : '0' [xX] ([a-fA-F0-9]+ ('.' [a-fA-F0-9]*)? | '.' [a-fA-F0-9]+) ([pP] [\u002D+]? [0-9]+)? ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
