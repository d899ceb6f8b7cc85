// visual-format: the language of Auto Layout
//
//     |-[find]-[findNext]-[findField(>=20)]-|
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar VisualFormat;

text : visualFormatString EOF ;

visualFormatString : (orientation ':')? (superview connection?)? view (connection? view)* (connection? superview)? ;

orientation : 'H'
            | 'V' ;

superview : '|' ;

connection : '-' (predicateList '-')? ;

view : '[' (IDENTIFIER | 'V' | 'H') predicateListWithParens? ']' ;

predicateList : predicateListWithParens
              | simplePredicate ;

predicateListWithParens : '(' predicate (',' predicate)* ')' ;

simplePredicate : (relation objectOfPredicate | (IDENTIFIER | 'V' | 'H') | unsignedNumber) ('@' predicatePriority)? ;

predicate : relation? objectOfPredicate ('@' predicatePriority)? ;

relation : EQEQ_OPERATOR
         | LTE_OPERATOR
         | GTE_OPERATOR ;

objectOfPredicate : (IDENTIFIER | 'V' | 'H')
                  | signedNumber ;

unsignedNumber : HEXADECIMAL
               | DECIMAL ;

predicatePriority : (IDENTIFIER | 'V' | 'H')
                  | signedNumber ;

signedNumber : unsignedNumber
             | '-' (unsignedNumber | FRACTION) ;

IDENTIFIER : [_a-zA-Z] [_a-zA-Z0-9]* ;

EQEQ_OPERATOR : '==' ;

LTE_OPERATOR : '<=' ;

GTE_OPERATOR : '>=' ;

HEXADECIMAL : '0' [xX] ([a-fA-F0-9]+ ('.' [a-fA-F0-9]*)? | '.' [a-fA-F0-9]+) ([pP] [\u002D+]? [0-9]+)? ;

DECIMAL : [0-9]+ ('.' [0-9]*)? ([eE] [\u002D+]? [0-9]+)? ;

FRACTION : '.' [0-9]+ ([eE] [\u002D+]? [0-9]+)? ;
