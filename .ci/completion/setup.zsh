# Has zsh report what Tab made of a line, and what the functions that complete it offered.
autoload -U compinit
compinit -D -u
setopt extended_glob
PS1='' COLUMNS=300
typeset -a offered helps

report() {
  local -a arguments
  eval "arguments=($BUFFER)" 2> /dev/null
  print -rl -- "line:$BUFFER" "argument:${arguments[-1]}" offer:${^offered} help:${(u)^helps} > $ANSWER.new
  mv $ANSWER.new $ANSWER
  offered=() helps=()
}
zle -N report
bindkey '^X^L' report

ready() { BUFFER='' report }

# Keeps what fits and the help beside it; those who call with -O, -A or -D only ask what would fit.
compadd() {
  local -a found lines
  if [[ ${@[1,(i)(-|--)]} != *-[^-]#[OAD]* ]]; then
    builtin compadd -O found "$@"
    offered+=($found)
    if (( $@[(I)-d] )); then
      lines=("${(@P)@[$@[(i)-d]+1]}")
      helps+=(${${${(M)lines:#*-- *}##*-- }%% ##})
    fi
  fi
  builtin compadd "$@"
}
