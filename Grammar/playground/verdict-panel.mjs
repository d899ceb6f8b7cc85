import { make } from "./elements.mjs";

// Whether the text is accepted, else all that is wrong with it, each mistake with a button that mends it; and who else accepts
// it.
export function verdictPanel(panel, choose, write) {
  return ({ dialect, accepting, mistakes, mended, text }) => {
    const others = accepting.filter((name) => name !== dialect);
    const content = [];
    if (text.trim() === "") {
      content.push(make("p", { class: "faint" }, "Type a text."));
    } else if (mistakes.length === 0) {
      content.push(make("p", { class: "good" }, make("strong", {}, `Accepted by ${dialect}`)));
    } else {
      for (const { explanation, mended } of mistakes) {
        content.push(...diagnostic(explanation), mended !== null && fix("Fix it", mended));
      }
      if (mended !== null) content.push(fix("Fix all", mended));
    }
    if (others.length > 0) {
      const buttons = others.flatMap((name) => [" ", make("button", { type: "button", onclick: () => choose(name) }, name)]);
      content.push(make("p", { class: "others" }, "Also accepted by", ...buttons));
    }
    panel.replaceChildren(...content.filter(Boolean));
  };

  function fix(title, mended) {
    return make("p", {}, make("button", { type: "button", onclick: () => write(mended) }, title));
  }
}

// The library writes the place and the message, the line with a caret below it, and a hint if there is one.
function diagnostic(text) {
  const [head, line, caret, ...hints] = text.trimEnd().split("\n");
  const [, place, message] = head.match(/:\d+:(\d+): error: (.*)$/) ?? [null, "", head];
  return [
    make("p", { class: "bad" }, make("strong", {}, message), place && ` (column ${place})`),
    // What is too long to be parsed has no such line.
    line !== undefined && make("pre", {}, `${line}\n`, make("span", { class: "caret" }, caret)),
    ...hints.map((hint) => make("p", { class: "hint" }, hint.replace(/^hint: /, "Hint: "))),
  ];
}
