// equations: the language of NSLayoutConstraint+Equations
//
//     width = 2 * width + 10
//
// A text is the first rule and nothing after it. White space is part of the rules.

grammar Equations;

formula : WHITE_SPACE? equation WHITE_SPACE? EOF ;

equation : attribute WHITE_SPACE? ('=' | '<' | '>') (WHITE_SPACE? multiplier WHITE_SPACE? '*')? WHITE_SPACE? attribute (WHITE_SPACE? ('+' | '-') WHITE_SPACE? constant)?
         | attribute WHITE_SPACE? ('=' | '<' | '>') WHITE_SPACE? constant ;

attribute : 'baseline'
          | 'bottom'
          | 'centerX'
          | 'centerY'
          | 'height'
          | 'leading'
          | 'left'
          | 'right'
          | 'top'
          | 'trailing'
          | 'width' ;

multiplier : realNumber ;

constant : realNumber ;

realNumber : '-'? NUMBER ;

NUMBER : [0-9]+ ('.' [0-9]+)? ;

WHITE_SPACE : [\u0009-\u000D\u0020]+ ;
