# Has bash report what Tab made of a line, and what the function that completes it offered.
bind 'set enable-bracketed-paste off'
bind 'set bell-style none'
bind -x '"\C-x\C-l": report'
PS1=''

report() {
  local arguments=() text
  eval "arguments=($READLINE_LINE)" 2> /dev/null
  {
    printf '%s\n' "line:$READLINE_LINE" "argument:${arguments[*]: -1}"
    for text in "${offered[@]}"; do printf '%s\n' "offer:$text"; done
    for text in "${helps[@]}"; do printf '%s\n' "help:$text"; done
  } > "$ANSWER.new"
  mv "$ANSWER.new" "$ANSWER"
  offered=() helps=()
}

# Puts itself before the function that the script registered, the only one.
ready() {
  local words
  read -ra words <<< "$(complete -p)"
  completing=${words[2]}
  complete -F offer "${words[3]}"
  report
}

offer() {
  local text
  # Help is there when Tab is pressed twice.
  COMP_TYPE=63
  "$completing" "$@"
  for text in "${COMPREPLY[@]}"; do
    [[ $text != *'  '* ]] || helps+=("$(sed 's/^[^ ]*  *//' <<< "$text")")
  done
  COMP_TYPE=9
  "$completing" "$@"
  eval "offered=(${COMPREPLY[*]})" 2> /dev/null
}
