# Completes command lines of corner-shop in bash.

# Sets 'words' to the words before the cursor and 'typed' to the word at the cursor. Bash has words divided at
# characters such as '='; where no space is between them they belong together.
__corner_shop_read_words() {
  local line=${COMP_LINE:0:COMP_POINT} index piece spaces
  for ((index = 0; index <= COMP_CWORD; index++)); do
    spaces=${line%%[^[:space:]]*}
    line=${line#"$spaces"}
    piece=${COMP_WORDS[index]}
    ((index < COMP_CWORD)) || piece=$line
    line=${line#"$piece"}
    if [[ $index == 0 || $spaces ]]; then
      words+=("$piece")
    else
      words[${#words[@]} - 1]+=$piece
    fi
  done
  typed=${words[${#words[@]} - 1]}
  unset "words[${#words[@]} - 1]"
}

# Sorts the words after the subcommand; the arguments are the options that take a value. Sets 'option' to the one
# whose value is at the cursor, 'given' to the options, 'place' to the number of other arguments and 'ended' where
# no option can follow. Sets 'start' to what stands before the value in 'typed', and 'kept' to what bash keeps of it.
__corner_shop_sort_words() {
  local word letters breaks=${COMP_WORDBREAKS//[^=:@]/}
  for word in "${words[@]:2}"; do
    if [[ $option ]]; then
      option=
    elif [[ $ended || $word != -[[:alpha:]]* && $word != --* ]]; then
      ((place += 1))
    elif [[ $word == -- ]]; then
      ended=yes
    elif [[ $word == -[[:alpha:]][!=]* ]]; then
      # Letters share a dash, and the last one may have its value behind it.
      for ((letters = 1; letters < ${#word}; letters++)); do
        given+=" -${word:letters:1} "
        [[ " $* " != *" -${word:letters:1} "* ]] || break
      done
      ((letters + 1 != ${#word})) || option=-${word:letters:1}
    else
      given+=" ${word%%=*} "
      [[ " $* " != *" $word "* ]] || option=$word
    fi
  done
  if [[ ! $option && ! $ended && $typed == -*=* && " $* " == *" ${typed%%=*} "* ]]; then
    option=${typed%%=*}
    start=$option=
  elif [[ ! $option && ! $ended && $typed == -[[:alpha:]]?* && " $* " == *" ${typed:0:2} "* ]]; then
    option=${typed:0:2}
    start=$option
  fi
  kept=${typed%"${typed##*["$breaks"]}"}
  kept=${kept%@}
  case ${typed#"$start"} in
    [\"\']*)
      quote=${typed#"$start"}
      quote=${quote:0:1}
      start+=$quote
      kept=$start
      ;;
  esac
}

# Offers a word and its help where it fits what is typed.
__corner_shop_offer() {
  local word=$1
  case $quote in
    '') printf -v word %q "$1" ;;
    \') [[ $1 != *\'* ]] || return 0 ;;
    *) [[ $1 != *[\"\\\$\`]* ]] || return 0 ;;
  esac
  word=$start$word
  if [[ $word == "$typed"* ]]; then
    COMPREPLY+=("${word#"$kept"}")
    helps+=("$2")
  fi
}

# Offers words.
__corner_shop_offer_words() {
  local word
  for word; do __corner_shop_offer "$word" ''; done
}

# Offers a word with its help, unless it or one of the other arguments, its other spellings, is given.
__corner_shop_offer_once() {
  local spelling
  for spelling in "${@:2}"; do
    [[ $given != *" $spelling "* ]] || return 0
  done
  __corner_shop_offer "$2" "$1"
}

# Leaves file names to bash, which quotes them and knows folders; '-' is standard input.
__corner_shop_offer_paths() {
  local IFS=$'\n'
  paths=yes
  if [[ $typed == "$start-" ]]; then
    COMPREPLY=("${typed#"$kept"}")
  elif [[ $start == -? ]]; then
    # Behind a letter bash knows of no name.
    COMPREPLY=($(compgen -P "$start" -f -- "${typed#"$start"}"))
    compopt -o filenames 2> /dev/null || true
  elif ! compopt -o default 2> /dev/null; then
    COMPREPLY=($(compgen -f -- "${typed#"$start"}"))
  fi
}

# Whether another argument than an option is at the cursor.
__corner_shop_expects_argument() {
  [[ $ended || $typed != -* ]]
}

# Whether an option can be at the cursor and is wanted: it is begun, or there is nothing else to offer.
__corner_shop_expects_option() {
  [[ ! $ended && ($typed == -* || ! $typed && ! $paths && ${#COMPREPLY[@]} == 0) ]]
}

# Puts the helps beside the words where bash only lists them.
__corner_shop_show_helps() {
  local index width=0 line
  [[ ${COMP_TYPE-} == @(33|63|64) && ${#COMPREPLY[@]} -gt 1 && ${helps[*]} == *[^[:space:]]* ]] || return 0
  for index in "${!COMPREPLY[@]}"; do
    ((${#COMPREPLY[index]} <= width)) || width=${#COMPREPLY[index]}
  done
  for index in "${!COMPREPLY[@]}"; do
    printf -v line '%-*s  %s' "$width" "${COMPREPLY[index]}" "${helps[index]}"
    COMPREPLY[index]=$line
  done
}

_corner_shop() {
  local words=() typed='' option='' given='' place=0 ended=''
  local start='' kept='' quote='' paths='' helps=()
  COMPREPLY=()
  __corner_shop_read_words
  case ${words[1]} in
    '')
      __corner_shop_sort_words
      __corner_shop_offer sell 'Sells: [gum], '\''tape'\'' & "pens" \ `id` at $5 = 50% off.'
      __corner_shop_offer count 'Counts what is left.'
      __corner_shop_offer completion 'Writes a script for a shell to complete command lines with.'
      __corner_shop_offer help 'Shows the help of a subcommand.'
      if __corner_shop_expects_option; then
        __corner_shop_offer_once 'Shows this help.' --help -h
        __corner_shop_offer_once 'Shows the version.' --version
      fi
      ;;
    sell)
      __corner_shop_sort_words --size -s --list -l --note --number --color
      case $option in
        --size | -s) __corner_shop_offer_words small 'extra large' 'it'\''s' 'say "hi"' '$HOME' '[x]' 'a:b' 'a=c' 'a@d' 'c:\dir\:x' '`id`' '*' '~' '50%' 'é' '(x)' '{1,2}' '#1' 'x!' '<x>' 'x;y&z|' ;;
        --list | -l) __corner_shop_offer_paths ;;
        --color) __corner_shop_offer_words auto always never ;;
        '')
          __corner_shop_expects_argument && case $place in
            0) __corner_shop_offer_words gum 'gift card' ruler ;;
            *) __corner_shop_offer_paths ;;
          esac
          if __corner_shop_expects_option; then
            __corner_shop_offer_once 'How much: '\''[1]'\'' or $HOME.' --size -s
            __corner_shop_offer --list 'A list of "things"; '\''-'\'' is standard input.'
            __corner_shop_offer_once 'Ends in a backslash \' --note
            __corner_shop_offer_once 'How many [of them]: 100% %d.' --number
            __corner_shop_offer_once 'In "paper" \[sic] with `glue` (for $5)!' --wrap -w
            __corner_shop_offer_once 'Whether messages are in colour.' --color
            __corner_shop_offer_once 'Shows this help.' --help -h
          fi
          ;;
      esac
      ;;
    count)
      __corner_shop_sort_words --only --color
      case $option in
        --only) __corner_shop_offer_words gum ruler ;;
        --color) __corner_shop_offer_words auto always never ;;
        '')
          if __corner_shop_expects_option; then
            __corner_shop_offer --only 'What is counted.'
            __corner_shop_offer_once 'Whether messages are in colour.' --color
            __corner_shop_offer_once 'Shows this help.' --help -h
          fi
          ;;
      esac
      ;;
    completion)
      __corner_shop_sort_words --color
      case $option in
        --color) __corner_shop_offer_words auto always never ;;
        '')
          __corner_shop_expects_argument && case $place in
            0) __corner_shop_offer_words bash zsh fish ;;
          esac
          if __corner_shop_expects_option; then
            __corner_shop_offer_once 'Whether messages are in colour.' --color
            __corner_shop_offer_once 'Shows this help.' --help -h
          fi
          ;;
      esac
      ;;
    help)
      __corner_shop_sort_words --color
      case $option in
        --color) __corner_shop_offer_words auto always never ;;
        '')
          __corner_shop_expects_argument && case $place in
            0) __corner_shop_offer_words sell count completion help ;;
          esac
          if __corner_shop_expects_option; then
            __corner_shop_offer_once 'Whether messages are in colour.' --color
            __corner_shop_offer_once 'Shows this help.' --help -h
          fi
          ;;
      esac
      ;;
  esac
  __corner_shop_show_helps
}

complete -F _corner_shop corner-shop
