import { make } from "./elements.mjs";

// The diagram of a production, with what has been matched and what is being matched; and the way to it from the start.
export function diagramPanel(panel, diagrams) {
  return ({ dialect, path, tree }) => {
    const drawings = diagrams[dialect];
    const last = path.findLastIndex(({ isRule }) => isRule);
    show(Math.max(last, 0));

    function show(index, name = path[index]?.name) {
      const step = path[index]?.name === name ? path[index] : null;
      const list = make("ol", { class: "path", "aria-label": "From the start rule" }, ...path.map((entry, place) => {
        const isCurrent = step !== null && place === index;
        return make("li", {}, make(
          "button", { type: "button", "aria-current": String(isCurrent), onclick: () => { show(place); panel.querySelectorAll("button")[place].focus(); } },
          entry.name));
      }));
      const drawing = make("div", { class: "drawing", tabindex: -1 });
      drawing.innerHTML = drawings[name] ?? "";
      for (const number of step?.matched ?? []) mark(drawing, number, "matched");
      for (const number of step?.active ?? []) mark(drawing, number, "active");
      drawing.addEventListener("click", (event) => {
        const link = event.target.closest("a");
        if (!link) return;
        event.preventDefault();
        show(index + 1, link.textContent);
        panel.querySelector(".drawing").focus();
      });
      panel.replaceChildren(list, ...(step ? [] : [make("p", {}, make("strong", {}, name ?? ""))]), drawing,
        ...(step && tree ? [make("p", { class: "faint" }, explanation)] : []));
    }
  };
}

const explanation = "In a bold frame: what stands at the caret. In a thick line: what was matched before it.";

function mark(drawing, number, style) {
  drawing.querySelector(`[data-box="${number}"]`)?.classList.add(style);
}
