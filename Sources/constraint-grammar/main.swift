import ConstraintGrammar
import GrammarExport
print(try Dialect.expressionFormat.ebnf())
