extension FishScript {
  /// The part of the script that is the same for every tool, but for the names of the functions.
  static func functions(prefix: String) -> String {
    #"""
    # Whether the cursor is at the first argument.
    function \#(prefix)_begins
        test (count (commandline -opc)) -eq 1
    end

    # Whether the first argument is the subcommand $argv[1].
    function \#(prefix)_is
        set -l words (commandline -opc)
        test (count $words) -ge 2; and test $words[2] = $argv[1]
    end

    # Whether the subcommand is $argv[1] and none of the other arguments, the spellings of an option, is given.
    function \#(prefix)_lacks
        \#(prefix)_is $argv[1]; or return 1
        for word in (commandline -opc)
            contains -- (string split -m 1 -- = $word)[1] $argv[2..-1]; and return 1
            # A letter may have its value behind it.
            string match -q -r -- '^-[[:alpha:]].' $word; or continue
            contains -- (string sub -l 2 -- $word) $argv[2..-1]; and return 1
        end
        return 0
    end

    # The same for an option with a value; where the option is the last word, its value is at the cursor.
    function \#(prefix)_lacks_value
        \#(prefix)_lacks $argv; and return
        \#(prefix)_is $argv[1]; and contains -- (commandline -opc)[-1] $argv[2..-1]
    end

    # Whether the subcommand is $argv[1] and as many arguments stand before the cursor as $argv[2..3] has it for 'test',
    # options aside. The other arguments are the options with a value.
    function \#(prefix)_has
        \#(prefix)_is $argv[1]; or return 1
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

    """#
  }
}
