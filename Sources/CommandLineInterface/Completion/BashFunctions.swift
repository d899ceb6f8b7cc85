extension BashScript {
  /// The part of the script that is the same for every tool, but for the names of the functions.
  static func functions(prefix: String) -> String {
    #"""
    # Sets 'words' to the words before the cursor and 'typed' to the word at the cursor. Bash has words divided at
    # characters such as '='; where no space is between them they belong together.
    \#(prefix)_read_words() {
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
    \#(prefix)_sort_words() {
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
    \#(prefix)_offer() {
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
    \#(prefix)_offer_words() {
      local word
      for word; do \#(prefix)_offer "$word" ''; done
    }

    # Offers a word with its help, unless it or one of the other arguments, its other spellings, is given.
    \#(prefix)_offer_once() {
      local spelling
      for spelling in "${@:2}"; do
        [[ $given != *" $spelling "* ]] || return 0
      done
      \#(prefix)_offer "$2" "$1"
    }

    # Leaves file names to bash, which quotes them and knows folders; '-' is standard input.
    \#(prefix)_offer_paths() {
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
    \#(prefix)_expects_argument() {
      [[ $ended || $typed != -* ]]
    }

    # Whether an option can be at the cursor and is wanted: it is begun, or there is nothing else to offer.
    \#(prefix)_expects_option() {
      [[ ! $ended && ($typed == -* || ! $typed && ! $paths && ${#COMPREPLY[@]} == 0) ]]
    }

    # Puts the helps beside the words where bash only lists them.
    \#(prefix)_show_helps() {
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

    """#
  }
}
