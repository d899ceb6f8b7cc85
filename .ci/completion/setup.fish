# Has fish report what Tab made of a line, and what it offered.
function fish_prompt
end

function report
    set -l arguments
    eval "set arguments $(commandline)" 2>/dev/null
    printf '%s\n' line:(commandline) argument:"$arguments[-1]" offer:$offered help:$helps >$ANSWER.new
    mv $ANSWER.new $ANSWER
end

function offer
    set -l found (complete -C (commandline))
    set -g offered (string replace -r '^(--?\w+=)?(.*?)(\t.*)?$' '$2' -- $found)
    set -g helps (string replace -r -f '^.*?\t' '' -- $found | sort -u)
    commandline -f complete
end

function ready
    bind \t offer
    bind \cx\cl report
    report
end
