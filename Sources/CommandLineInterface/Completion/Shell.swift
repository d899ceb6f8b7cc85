/// A shell that can complete the command lines of a tool.
///
/// The scripts only quote and show what ``CompleteCommand`` answers. They are silent where the tool does not know it, or is
/// not there.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that tells the shell how to complete the command lines of `tool`.
  func completionScript(for tool: Tool) -> String {
    let word = tool.name.quotedForShell
    return switch self {
    case .bash: Self.bashScript(tool, word)
    case .zsh: Self.zshScript(tool, word)
    case .fish: Self.fishScript(tool, word)
    }
  }

  /// It asks for nothing but bash itself, in the version 3.2 of macOS or a later one.
  private static func bashScript(_ tool: Tool, _ word: String) -> String {
    #"""
    # Completes command lines of \#(tool.name) in bash.

    _\#(tool.identifier)() {
      local line=${COMP_LINE:0:COMP_POINT} words=() answer=() helps=()
      local index piece spaces typed start kept breaks quote='' kind word width=0
      COMPREPLY=()
      # Bash has words divided at characters such as '='; where no space is between them they belong together.
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
      while IFS= read -r line; do
        answer+=("$line")
      done < <(command \#(word) complete -- "${words[@]:1}" 2> /dev/null)
      kind=${answer[2]-}
      [[ $kind ]] || return 0

      # What stands before the value in 'typed', and what bash keeps of it.
      start=${answer[0]}
      breaks=${COMP_WORDBREAKS//[^=:@]/}
      kept=${typed%"${typed##*["$breaks"]}"}
      kept=${kept%@}
      piece=${typed#"$start"}
      if [[ $piece == [\"\']* ]]; then
        quote=${piece:0:1}
        start+=$quote
        kept=$start
      fi

      # Bash itself quotes file names and knows folders; '-' is standard input.
      if [[ $kind == paths ]]; then
        local IFS=$'\n'
        if [[ $typed == "$start-" ]]; then
          COMPREPLY=("${typed#"$kept"}")
        elif [[ $start == -? ]]; then
          # Behind a letter bash knows of no name.
          COMPREPLY=($(compgen -P "$start" -f -- "${typed#"$start"}"))
          compopt -o filenames 2> /dev/null || true
        elif ! compopt -o default 2> /dev/null; then
          COMPREPLY=($(compgen -f -- "${typed#"$start"}"))
        fi
        return 0
      fi

      for line in "${answer[@]:3}"; do
        word=${line%%$'\t'*}
        if [[ $kind == options || $kind == text ]]; then
          [[ $word == --* ]] || continue
          word=${word%=}
        fi
        case $quote in
          '') printf -v word %q "$word" ;;
          \') [[ $word != *\'* ]] || continue ;;
          *) [[ $word != *[\"\\\$\`]* ]] || continue ;;
        esac
        word=$start$word
        [[ $word == "$typed"* ]] || continue
        COMPREPLY+=("${word#"$kept"}")
        helps+=("${line#*$'\t'}")
      done

      # Where bash only lists the words, their helps stand beside them.
      [[ ' 33 63 64 ' == *" ${COMP_TYPE-} "* && ${#COMPREPLY[@]} -gt 1 && ${helps[*]} == *[^[:space:]]* ]] || return 0
      for word in "${COMPREPLY[@]}"; do ((${#word} <= width)) || width=${#word}; done
      for index in "${!COMPREPLY[@]}"; do
        printf -v 'COMPREPLY[index]' '%-*s  %s' "$width" "${COMPREPLY[index]}" "${helps[index]}"
      done
    }

    complete -F _\#(tool.identifier) \#(word)

    """#
  }

  /// It may be the file of a function, or be read as the shell starts.
  private static func zshScript(_ tool: Tool, _ word: String) -> String {
    #"""
    #compdef \#(tool.name)
    # Completes command lines of \#(tool.name) in zsh.

    _\#(tool.name)() {
      local curcontext=$curcontext line word
      local -a answer plain valued
      answer=("${(@f)$(command \#(word) complete -- "${(@Q)words[2,CURRENT-1]}" "$PREFIX" 2> /dev/null)}")
      (( $#answer > 2 )) || return 1
      (( CURRENT == 2 )) || curcontext=${curcontext%:*:*}:\#(tool.name)-$words[2]:
      compset -p $#answer[1]
      for line in $answer[4,-1]; do
        # Backslashes are read once more, and a colon ends the word.
        line=${line//\\/\\\\}
        word=${line%%$'\t'*} line=${line#*$'\t'}
        # The value follows behind the equals sign.
        [[ $answer[3] == options && $word == *= ]] && valued+=(${word%=}:$line) && continue
        plain+=(${word//:/\\:}${line:+:$line})
      done
      case $answer[3] in
        (paths)
          # '-' is standard input.
          [[ $PREFIX == - ]] && compadd -- -
          _files
          ;;
        (text) _message -e texts $answer[2] ;;
        # With -o zsh offers none before a dash is there.
        (options) _describe ${PREFIX:+-o} $answer[2] valued -qS = -- plain ;;
        (*) _describe -t $answer[3] $answer[2] plain ;;
      esac
    }

    if [[ $funcstack[1] == _\#(tool.name) ]]; then
      _\#(tool.name) "$@"
    else
      (( $+functions[compdef] )) || { autoload -U compinit && compinit }
      compdef _\#(tool.name) \#(word)
    fi

    """#
  }

  private static func fishScript(_ tool: Tool, _ word: String) -> String {
    let name = "__\(tool.identifier)"
    return #"""
      # Completes command lines of \#(tool.name) in fish.

      # Whether words are wanted, in \#(name)_words, and no file names.
      function \#(name)_has_words
          set -l words (commandline -opc)
          set -e words[1]
          set -l typed (commandline -ct)
          set -g \#(name)_words
          command -q \#(word); or return 0
          set -l answer (command \#(word) complete -- $words "$typed" 2>/dev/null)
          test "$answer[3]" = paths; and return 1
          test (count $answer) -gt 3; or return 0
          set -l start $answer[1]
          set -l kind $answer[3]
          set -e answer[1..3]
          # Fish also takes what is only like the word.
          contains $kind options text
          and set answer (string match -- "$typed*" $answer | string replace -r '^(-.*?)=\t' '$1\t')
          set -g \#(name)_words $start$answer
          return 0
      end

      complete -c \#(word) -n \#(name)_has_words -f -a '$\#(name)_words'

      """#
  }
}
