import GrammarCombinators
import ConstraintGrammar
for t in CommandLine.arguments.dropFirst() { do { let e = try Equation(t, in: .expressionFormat); print(e, try Dialect.expressionFormat.print(e)) } catch { print(t, error) } }
for p in Dialect.expressionFormat.grammar.productions { print(p.name, p.body) }
