import { make } from "./elements.mjs";

// The constraint that an equation states; its named numbers can be given values.
export function meaningPanel(panel, changed) {
  const fields = make("div", { class: "numbers" });
  const result = make("div");
  panel.append(fields, result);
  let names = [];

  return ({ record, meaning, numbers }) => {
    const next = Object.keys(numbers);
    // The fields stay as long as the names do, so that one can type into them.
    if (next.join() !== names.join()) {
      names = next;
      fields.replaceChildren(...names.map((name) => field(name, numbers[name], changed)));
    }
    if (!meaning.ok) {
      const problem = record.ok ? meaning.error.message : "There is none: the text is no equation.";
      result.replaceChildren(make("p", { class: record.ok ? "bad" : "faint" }, problem));
      return;
    }
    const { resolved, warnings } = meaning;
    result.replaceChildren(
      make("p", { class: "formula code" }, formula(resolved)),
      table(resolved),
      ...warnings.flatMap(({ message, hint }) => [
        make("p", { class: "bad" }, make("strong", {}, message)), hint && make("p", {}, `Hint: ${hint}`),
      ]));
  };
}

function field(name, value, changed) {
  const input = make("input", { type: "number", step: "any", value });
  input.addEventListener("input", () => { if (!Number.isNaN(input.valueAsNumber)) changed(name, input.valueAsNumber); });
  return make("label", {}, `${name} = `, input);
}

function formula({ firstItem, firstAttribute, relation, secondItem, secondAttribute, multiplier, constant }) {
  let right = secondItem === null ? String(constant) : `${secondItem}.${secondAttribute}`;
  if (secondItem !== null && multiplier !== 1) right += ` × ${multiplier}`;
  if (secondItem !== null && constant !== 0) right += constant < 0 ? ` − ${-constant}` : ` + ${constant}`;
  return `${firstItem}.${firstAttribute} ${{ "==": "=", "<=": "≤", ">=": "≥" }[relation]} ${right}`;
}

function table(resolved) {
  const rows = Object.entries(resolved).map(([name, value]) =>
    make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value === null ? "none" : String(value))));
  return make("table", {}, make("tbody", {}, ...rows));
}
