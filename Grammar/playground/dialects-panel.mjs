import { make } from "./elements.mjs";

// The dialects to choose from, each with a mark if it accepts the text.
export function dialectsPanel(panel, dialects, choose) {
  const marks = new Map();
  for (const { name, library } of dialects) {
    const mark = make("span", { class: "accepts" });
    marks.set(name, mark);
    const button = make("input", { type: "radio", name: "dialect", value: name, onchange: () => choose(name) });
    panel.append(make("label", { title: `The language of ${library}` }, button, name, mark));
  }
  return ({ dialect, accepting }) => {
    for (const [name, mark] of marks) mark.textContent = accepting.includes(name) ? "✓" : "";
    panel.querySelector(`[value="${dialect}"]`).checked = true;
  };
}
