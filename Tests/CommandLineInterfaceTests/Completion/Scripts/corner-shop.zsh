#compdef corner-shop
# Completes command lines of corner-shop in zsh.

# Offers file names; '-' is standard input.
__corner-shop_paths() {
  [[ $PREFIX == - ]] && compadd "$@" -- -
  _files "$@"
}

# Says what text is wanted; where an option is begun, that would keep zsh from completing it.
__corner-shop_text() {
  [[ $PREFIX == -* ]] || _message -e texts "$1"
}

__corner-shop_first() {
  local -a subcommands=(
    'sell:Sells: [gum], '\''tape'\'' & "pens" \\ `id` at $5 = 50% off.'
    'count:Counts what is left.'
    'completion:Writes a script for a shell to complete command lines with.'
    'help:Shows the help of a subcommand.'
  )
  _arguments -s -S : \
    '(--help -h)'{--help,-h}'[Shows this help.]' \
    '--version[Shows the version.]' \
    ':subcommand:{_describe -t commands subcommand subcommands}'
}

_corner-shop() {
  local curcontext=$curcontext
  if (( CURRENT == 2 )); then
    __corner-shop_first
    return
  fi
  curcontext=${curcontext%:*:*}:corner-shop-$words[2]:
  shift words
  (( CURRENT -= 1 ))
  case $words[1] in
    (sell)
      _arguments -s -S : \
        '(--size -s)'{--size=,-s+}'[How much: '\''[1\]'\'' or $HOME.]:SIZE:(small extra\ large it\'\''s say\ \"hi\" \$HOME \[x\] a\:b a\=c a\@d c\:\\dir\\\:x \`id\` \* \~ 50\% \é \(x\) \{1,2\} \#1 x\! \<x\> x\;y\&z\|)' \
        '*'{--list=,-l+}'[A list of "things"; '\''-'\'' is standard input.]:PATH:__corner-shop_paths' \
        '--note=[Ends in a backslash \\]:TEXT\: [any] '\''one'\'' \\: __corner-shop_text TEXT\:\ \[any\]\ \'\''one\'\''\ \\' \
        '--number=[How many [of them\]: 100% %d.]:NUMBER: __corner-shop_text NUMBER' \
        '(--wrap -w)'{--wrap,-w}'[In "paper" \\[sic\] with `glue` (for $5)!]' \
        ':THING:(gum gift\ card ruler)' \
        '*:BUYER'\''S [FILE]\::__corner-shop_paths' \
        '--color=[Whether messages are in colour.]:WHEN:(auto always never)' \
        '(--help -h)'{--help,-h}'[Shows this help.]'
      ;;
    (count)
      _arguments -s -S : \
        '*--only=[What is counted.]:THING:(gum ruler)' \
        '::SHELF: __corner-shop_text SHELF' \
        '--color=[Whether messages are in colour.]:WHEN:(auto always never)' \
        '(--help -h)'{--help,-h}'[Shows this help.]'
      ;;
    (completion)
      _arguments -s -S : \
        ':SHELL:(bash zsh fish)' \
        '--color=[Whether messages are in colour.]:WHEN:(auto always never)' \
        '(--help -h)'{--help,-h}'[Shows this help.]'
      ;;
    (help)
      _arguments -s -S : \
        '::SUBCOMMAND:(sell count completion help)' \
        '--color=[Whether messages are in colour.]:WHEN:(auto always never)' \
        '(--help -h)'{--help,-h}'[Shows this help.]'
      ;;
  esac
}

if [[ $funcstack[1] == _corner-shop ]]; then
  _corner-shop "$@"
else
  (( $+functions[compdef] )) || { autoload -U compinit && compinit }
  compdef _corner-shop corner-shop
fi
