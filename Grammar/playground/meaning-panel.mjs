import { inWords } from "./drawing.mjs";
import { make } from "./elements.mjs";

// The constraints that a text states; its named numbers can be given values.
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
      const errors = meaning.errors ?? [meaning.error];
      const problems = record.ok ? errors.map(({ message }) => message) : ["There is none: the text is not accepted."];
      result.replaceChildren(...problems.map((problem) => make("p", { class: record.ok ? "bad" : "faint" }, problem)));
      return;
    }
    const { resolved, warnings } = meaning;
    const constraints = [resolved].flat();
    result.replaceChildren(
      ...constraints.map((constraint) => make("p", { class: "formula code" }, inWords(constraint))),
      constraints.length === 0 ? make("p", { class: "faint" }, "The text states no constraint.") : "",
      Array.isArray(resolved) ? "" : table(resolved),
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

function table(resolved) {
  const rows = Object.entries(resolved).map(([name, value]) =>
    make("tr", {}, make("th", { scope: "row" }, name), make("td", {}, value === null ? "none" : String(value))));
  return make("table", {}, make("tbody", {}, ...rows));
}
