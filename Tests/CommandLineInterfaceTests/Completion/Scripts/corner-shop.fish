# Completes command lines of corner-shop in fish.

# Whether the cursor is at the first argument.
function __corner_shop_begins
    test (count (commandline -opc)) -eq 1
end

# Whether the first argument is the subcommand $argv[1].
function __corner_shop_is
    set -l words (commandline -opc)
    test (count $words) -ge 2; and test $words[2] = $argv[1]
end

# Whether the subcommand is $argv[1] and none of the other arguments, the spellings of an option, is given.
function __corner_shop_lacks
    __corner_shop_is $argv[1]; or return 1
    for word in (commandline -opc)
        contains -- (string split -m 1 -- = $word)[1] $argv[2..-1]; and return 1
        # A letter may have its value behind it.
        string match -q -r -- '^-[[:alpha:]].' $word; or continue
        contains -- (string sub -l 2 -- $word) $argv[2..-1]; and return 1
    end
    return 0
end

# The same for an option with a value; where the option is the last word, its value is at the cursor.
function __corner_shop_lacks_value
    __corner_shop_lacks $argv; and return
    __corner_shop_is $argv[1]; and contains -- (commandline -opc)[-1] $argv[2..-1]
end

# Whether the subcommand is $argv[1] and as many arguments stand before the cursor as $argv[2..3] has it for 'test',
# options aside. The other arguments are the options with a value.
function __corner_shop_has
    __corner_shop_is $argv[1]; or return 1
    set -l words (commandline -opc)
    set -e words[1..2]
    set -l count 0
    set -l option ''
    set -l ended ''
    for word in $words
        if test -n "$option"
            set option ''
        else if test -n "$ended"; or not string match -q -r -- '^--?[[:alpha:]]|^--$' $word
            set count (math $count + 1)
        else if test $word = --
            set ended yes
        else if contains -- $word $argv[4..-1]
            set option $word
        end
    end
    test $count $argv[2..3]
end

complete -c corner-shop -f

complete -c corner-shop -n __corner_shop_begins -a sell -d 'Sells: [gum], \'tape\' & "pens" \\ `id` at $5 = 50% off.'
complete -c corner-shop -n __corner_shop_begins -a count -d 'Counts what is left.'
complete -c corner-shop -n __corner_shop_begins -a completion -d 'Writes a script for a shell to complete command lines with.'
complete -c corner-shop -n __corner_shop_begins -a help -d 'Shows the help of a subcommand.'
complete -c corner-shop -n __corner_shop_begins -s h -l help -d 'Shows this help.'
complete -c corner-shop -n __corner_shop_begins -l version -d 'Shows the version.'

complete -c corner-shop -n '__corner_shop_has sell -eq 0 --size -s --list -l --note --number --color' -f -a 'gum \'gift card\' ruler'
complete -c corner-shop -n '__corner_shop_has sell -ge 1 --size -s --list -l --note --number --color' -F
complete -c corner-shop -n '__corner_shop_lacks_value sell --size -s' -s s -l size -d 'How much: \'[1]\' or $HOME.' -r -f -a 'small \'extra large\' \'it\\\'s\' \'say "hi"\' \'$HOME\' \'[x]\' \'a:b\' \'a=c\' \'a@d\' \'c:\\\\dir\\\\:x\' \'`id`\' \'*\' \'~\' \'50%\' \'é\' \'(x)\' \'{1,2}\' \'#1\' \'x!\' \'<x>\' \'x;y&z|\''
complete -c corner-shop -n '__corner_shop_is sell' -s l -l list -d 'A list of "things"; \'-\' is standard input.' -r -F
complete -c corner-shop -n '__corner_shop_lacks_value sell --note' -l note -d 'Ends in a backslash \\' -r -f
complete -c corner-shop -n '__corner_shop_lacks_value sell --number' -l number -d 'How many [of them]: 100% %d.' -r -f
complete -c corner-shop -n '__corner_shop_lacks sell --wrap -w' -s w -l wrap -d 'In "paper" \\[sic] with `glue` (for $5)!'
complete -c corner-shop -n '__corner_shop_lacks_value sell --color' -l color -d 'Whether messages are in colour.' -r -f -a 'auto always never'
complete -c corner-shop -n '__corner_shop_lacks sell --help -h' -s h -l help -d 'Shows this help.'

complete -c corner-shop -n '__corner_shop_is count' -l only -d 'What is counted.' -r -f -a 'gum ruler'
complete -c corner-shop -n '__corner_shop_lacks_value count --color' -l color -d 'Whether messages are in colour.' -r -f -a 'auto always never'
complete -c corner-shop -n '__corner_shop_lacks count --help -h' -s h -l help -d 'Shows this help.'

complete -c corner-shop -n '__corner_shop_has completion -eq 0 --color' -f -a 'bash zsh fish'
complete -c corner-shop -n '__corner_shop_lacks_value completion --color' -l color -d 'Whether messages are in colour.' -r -f -a 'auto always never'
complete -c corner-shop -n '__corner_shop_lacks completion --help -h' -s h -l help -d 'Shows this help.'

complete -c corner-shop -n '__corner_shop_has help -eq 0 --color' -f -a 'sell count completion help'
complete -c corner-shop -n '__corner_shop_lacks_value help --color' -l color -d 'Whether messages are in colour.' -r -f -a 'auto always never'
complete -c corner-shop -n '__corner_shop_lacks help --help -h' -s h -l help -d 'Shows this help.'
