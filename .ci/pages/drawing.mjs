// The drawings of the playground: what is drawn of a few texts, and of a table of texts that every label, box and line lies in
// its drawing and no label on another, nor on a box. Arguments: the WebAssembly module, and what `fuzz table` writes.
import { readFileSync } from "node:fs";
import { load } from "../../Grammar/wasm/constraint-grammar.mjs";
import { drawing } from "../../Grammar/playground/drawing.mjs";

const [module, table] = process.argv.slice(2);
const library = await load(readFileSync(module));
const numbers = { gap: 8, margin: -2.5, x: 0, a: 1e-300 };
let faults = 0;

function fail(what) {
  faults += 1;
  if (faults <= 10) console.error(what);
}

// Boxes and labels from left to right, or from top to bottom, as they are drawn.
function outline(text, dialect, options) {
  const { axis, shapes } = drawing([library.resolve(text, { dialect, numbers, options }).resolved].flat());
  const shown = shapes.filter(({ shape }) => shape === "box" || shape === "text").map((shape) => ({ ...shape, place: shape[axis] + (shape.width ?? 0) / 2 }));
  return `${axis}: ` + shown.sort((one, other) => one.place - other.place)
    .map(({ shape, name, label }) => (shape === "box" ? `[${name}]` : label)).join(" ");
}

const expected = [
  ["|-[t]-8-[u(>=50@700)]", "visual-format", [], "x: superview 20 (system) [t] 8 [u] ≥ 50 @700"],
  ["[t]-8-[u]-gap-[w]", "visual-format", ["directionRightToLeft"], "x: [w] 8 [u] 8 [t]"],
  ["[t]-8-[u]", "visual-format", ["alignAllTop"], "x: [t] 8 u.top = t.top [u]"],
  ["V:|[t(>=50,<=u)]-(>=8,<=20)-[u]|", "visual-format", [], "y: superview 0 ≥ 50 ≤ u.height [t] ≥ 8 ≤ 20 [u] 0"],
  ["V:|-[t(<=b)]-10-[u]|", "visual-format", [], "y: superview 20 (system) ≤ b.height [t] 10 [u] 0"],
  ["button.height = button.width / 1.6", "compact-constraint", [], "y: = button.width × 0.625 [button]"],
  ["t.left = super.left + 10", "compact-constraint", [], "x: superview 10 [t]"],
  ["t.width = 10", "compact-constraint", [], "x: [t] 10"],
];
for (const [text, dialect, options, wanted] of expected) {
  const found = outline(text, dialect, options);
  if (found !== wanted) fail(`${text}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

// The rectangle that a shape takes.
function extent({ shape, x, y, width, height, points, label, anchor }) {
  if (shape === "line") {
    const [xs, ys] = [0, 1].map((part) => points.map((point) => point[part]));
    return { x: Math.min(...xs), y: Math.min(...ys), width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ys) - Math.min(...ys) };
  }
  if (shape !== "text") return { x, y, width, height };
  const length = [...label].length * 8.5;
  return { x: x - { start: 0, middle: length / 2, end: length }[anchor], y: y - 12, width: length, height: 15 };
}
const overlap = (one, other) =>
  one.x < other.x + other.width && other.x < one.x + one.width && one.y < other.y + other.height && other.y < one.y + one.height;

let count = 0;
const rows = readFileSync(table, "utf8").split("\n").filter(Boolean).map((line) => JSON.parse(line));
for (const { dialect, text } of rows) {
  const answer = library.resolve(text, { dialect, numbers });
  if (!answer.ok) continue;
  const constraints = [answer.resolved].flat();
  if (constraints.length === 0) continue;
  count += 1;
  const { width, height, shapes } = drawing(constraints);
  const parts = shapes.map((shape) => ({ ...shape, extent: extent(shape) }));
  for (const { extent: { x, y, width: length, height: depth }, label, name, shape } of parts) {
    if (!(x >= 0 && y >= 0 && x + length <= width && y + depth <= height)) fail(`${dialect}, ${text}: ${label ?? name ?? shape} is cut off`);
  }
  const [labels, boxes] = ["text", "box"].map((kind) => parts.filter(({ shape }) => shape === kind));
  labels.forEach((label, index) => {
    for (const other of [...labels.slice(index + 1), ...boxes]) {
      if (overlap(label.extent, other.extent)) fail(`${dialect}, ${text}: '${label.label}' lies on '${other.label ?? other.name}'`);
    }
  });
}

console.log(`${count} drawings: ${faults === 0 ? "all well" : `${faults} faults`}`);
process.exitCode = faults === 0 && count > 0 ? 0 : 1;
