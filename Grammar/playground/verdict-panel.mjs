import { make } from "./elements.mjs";

// Whether the text is accepted, else what is wrong with it and a button that mends it; and who else accepts it.
export function verdictPanel(panel, choose, write) {
  return ({ dialect, accepting, diagnostics, mended, text }) => {
    const others = accepting.filter((name) => name !== dialect);
    const content = [];
    if (text.trim() === "") {
      content.push(make("p", { class: "faint" }, "Type an equation."));
    } else if (diagnostics === "") {
      content.push(make("p", { class: "good" }, make("strong", {}, `Accepted by ${dialect}`)));
    } else {
      content.push(...diagnostic(diagnostics));
      if (mended) content.push(make("p", {}, make("button", { type: "button", onclick: () => write(mended) }, "Fix it")));
    }
    if (others.length > 0) {
      const buttons = others.flatMap((name) => [" ", make("button", { type: "button", onclick: () => choose(name) }, name)]);
      content.push(make("p", { class: "others" }, "Also accepted by", ...buttons));
    }
    panel.replaceChildren(...content.filter(Boolean));
  };
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
