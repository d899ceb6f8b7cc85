import { make } from "./elements.mjs";

const sample = `Unable to simultaneously satisfy constraints.
(
    "<NSLayoutConstraint:0x60 V:|-(0)-[UIButton:0x7a'Cancel']   (active, names: '|':UIView:0x7b )>",
    "<NSLayoutConstraint:0x61 UIButton:0x7a'Cancel'.height == 52   (active)>",
    "<NSLayoutConstraint:0x62 UIButton:0x7a'Cancel'.width == 100   (active)>",
    "<NSLayoutConstraint:0x63 V:[UIButton:0x7a'Cancel']-(42)-|   (active, names: '|':UIView:0x7b )>",
    "<NSAutoresizingMaskLayoutConstraint:0x64 h=--& v=--& UIView:0x7b.height == 86   (active)>"
)
`;

// Explains the logs that are pasted. The module for them is made when the first one is.
export function conflictsPanel(field, example, answer, load) {
  let module;
  async function show() {
    const text = field.value;
    if (text.trim() === "") return answer.replaceChildren();
    const logs = await (module ??= load());
    // Who types on is answered to what stands there then.
    if (field.value === text) answer.replaceChildren(...explained(logs, text));
  }
  field.addEventListener("input", show);
  example.addEventListener("click", () => {
    field.value = sample;
    field.focus();
    return show();
  });
}

function explained(logs, text) {
  try {
    const found = logs.explain(text);
    return found.length > 0 ? found.map(article) : [make("p", { class: "faint" }, "There is no log of Auto Layout.")];
  } catch (error) {
    return [make("p", { class: "bad" }, error.message)];
  }
}

// A log: the headline, its views, the reason and the advice as the command line has them, and all that was printed.
function article(log) {
  const names = new Map(log.views.map(({ address, name }) => [address, name]));
  const [headline, ...lines] = log.text.split("\n");
  const conflict = new Set(log.conflict?.constraints);
  return make("article", {},
    make("h3", { class: log.conflict ? "bad" : null }, headline),
    ...log.drawings.map((drawing) => drawn(drawing, (address) => names.get(address) ?? address)),
    ...lines.map(sentence),
    make("details", {},
      make("summary", {}, "All that was printed"),
      make("ol", {}, ...log.constraints.map(({ text }, index) =>
        make("li", { class: conflict.has(index) ? "bad" : null }, make("code", {}, text))))));
}

// Code is indented, and so are sentences that belong together.
function sentence(line) {
  return line.startsWith("    ")
    ? make("pre", {}, line.slice(4))
    : make("p", { class: line.startsWith("  ") ? "reason" : null }, line.trimStart());
}

// The views along an axis as bars, to scale, and what the last constraint asks for.
function drawn({ axis, extents, undetermined, demand }, name) {
  const isVertical = axis === "vertical";
  const wanted = demand && { start: demand.start ?? demand.place, end: demand.end ?? demand.place };
  const places = [...extents, ...(wanted ? [wanted] : [])].flatMap(({ start, end }) => [start, end]);
  const least = Math.min(...places);
  const length = Math.max(Math.max(...places) - least, 1e-9);
  const bar = (start, end, kind, label) => {
    const [from, size] = [Math.min(start, end) - least, Math.abs(end - start)].map((part) => `${(100 * part) / length}%`);
    const style = isVertical ? `top: ${from}; height: ${size}` : `left: ${from}; width: ${size}`;
    return make("div", { class: "track" }, make("div", { class: kind, style, title: label }, label));
  };
  const bars = extents.flatMap(({ item, start, end }) => [
    bar(start, end, "bar", `${name(item)}: ${rounded(end - start)}`),
    ...(demand?.item === item && demand.end !== undefined
      ? [bar(demand.start, demand.end, "bar demand", `${name(item)}: ${rounded(demand.end - demand.start)} wanted`)] : []),
  ]);
  if (demand?.place !== undefined) {
    bars.push(bar(demand.place, demand.place, "bar demand", `${demand.attribute} of ${name(demand.item)}: wanted here`));
  }
  const missing = `Not drawn, as these constraints do not determine it: ${undetermined.map(name).join(", ")}`;
  return make("div", {},
    make("div", {
      class: isVertical ? "down" : "across", role: "group", "aria-label": isVertical ? "From the top down" : "From left to right",
    }, ...bars),
    undetermined.length > 0 ? make("p", { class: "faint" }, missing) : null);
}

function rounded(number) {
  return String(Math.round(number * 1000) / 1000);
}
