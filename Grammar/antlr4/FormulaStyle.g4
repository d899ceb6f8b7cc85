// formula-style: the language of FormulaStyleConstraint
//
//     viewA[.Width] == 0.5 * viewB[.Width] - 4.0
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar FormulaStyle;

formula : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : sum_rule WHITE_SPACE? relationOperator WHITE_SPACE? sum_rule ;

sum_rule : product (WHITE_SPACE? (ADD_OPERATOR | SUB_OPERATOR) WHITE_SPACE? product)* ;

relationOperator : EQEQ_OPERATOR
                 | GTE_OPERATOR
                 | LTE_OPERATOR ;

product : factor (WHITE_SPACE? (MUL_OPERATOR | DIV_OPERATOR) WHITE_SPACE? factor)* ;

factor : SUB_OPERATOR? primary ;

primary : NUMBER
        | term
        | '(' WHITE_SPACE? sum_rule WHITE_SPACE? ')' ;

term : (IDENTIFIER | ATTRIBUTE) (DOT (IDENTIFIER | ATTRIBUTE))* subscript ;

subscript : '[' WHITE_SPACE? attribute WHITE_SPACE? ']' ;

attribute : DOT ATTRIBUTE ;

ADD_OPERATOR : '+' ;

SUB_OPERATOR : '-' ;

EQEQ_OPERATOR : '==' ;

GTE_OPERATOR : '>=' ;

LTE_OPERATOR : '<=' ;

MUL_OPERATOR : '*' ;

DIV_OPERATOR : '/' ;

NUMBER : [0-9] [_0-9]* ('.' [0-9] [_0-9]*)? ([eE] [\u002D+]? [0-9] [_0-9]*)? ;

ATTRIBUTE : 'Left'
          | 'left'
          | 'Right'
          | 'right'
          | 'Top'
          | 'top'
          | 'Bottom'
          | 'bottom'
          | 'Leading'
          | 'leading'
          | 'Trailing'
          | 'trailing'
          | 'Width'
          | 'width'
          | 'Height'
          | 'height'
          | 'CenterX'
          | 'centerX'
          | 'CenterY'
          | 'centerY'
          | 'Baseline'
          | 'baseline'
          | 'FirstBaseline'
          | 'firstBaseline'
          | 'LastBaseline'
          | 'lastBaseline'
          | 'LeftMargin'
          | 'leftMargin'
          | 'RightMargin'
          | 'rightMargin'
          | 'TopMargin'
          | 'topMargin'
          | 'BottomMargin'
          | 'bottomMargin'
          | 'LeadingMargin'
          | 'leadingMargin'
          | 'TrailingMargin'
          | 'trailingMargin'
          | 'CenterXWithinMargins'
          | 'centerXWithinMargins'
          | 'CenterYWithinMargins'
          | 'centerYWithinMargins' ;

IDENTIFIER : [_a-zA-Z] [_a-zA-Z0-9]* ;

DOT : '.' ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
