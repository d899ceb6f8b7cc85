// The page: what is typed, and the panels that show what becomes of it.
import { load, loadConflictLogs } from "constraint-grammar";
import { conflictsPanel } from "./conflicts-panel.mjs";
import { diagramPanel } from "./diagram-panel.mjs";
import { dialectsPanel } from "./dialects-panel.mjs";
import { DrawnTree } from "./drawn-tree.mjs";
import { fixed } from "./fix.mjs";
import { drawingPanel } from "./drawing-panel.mjs";
import { drawnLength, limitPanel } from "./limit-panel.mjs";
import { meaningPanel } from "./meaning-panel.mjs";
import { pathAt, pathTo } from "./place.mjs";
import { translationsPanel } from "./translations-panel.mjs";
import { treePanel } from "./tree-panel.mjs";
import { verdictPanel } from "./verdict-panel.mjs";

const element = (id) => document.getElementById(id);
const { grammars, diagrams } = JSON.parse(element("data").textContent);
const bytes = (id) => Uint8Array.from(atob(element(id).textContent), (byte) => byte.charCodeAt(0));
const library = await load(bytes("module"));
const drawnTrees = new Map(grammars.map((grammar) => [grammar.name, new DrawnTree(grammar)]));
const equation = element("equation");
// The values of named numbers.
const values = new Map();
const defaultValue = 8;
let dialect = library.dialects[0].name;
let chosen = null;

// What is shown of every text, and what is drawn of those that are not too long.
const answers = [
  dialectsPanel(element("dialects"), library.dialects, choose),
  verdictPanel(element("verdict"), (name) => { choose(name); element("dialects").querySelector(":checked").focus(); }, write),
  limitPanel(element("limit"), document.querySelectorAll("main > section")),
];
const drawings = [
  diagramPanel(element("diagram"), diagrams),
  treePanel(element("tree"), point),
  drawingPanel(element("layout")),
  meaningPanel(element("meaning"), (name, value) => { values.set(name, value); show(); }),
  translationsPanel(element("translations")),
  ({ record }) => { element("record").textContent = JSON.stringify(record, null, 2); },
];

function choose(name) {
  dialect = name;
  chosen = null;
  show();
}

// A node of the tree was chosen: its text is selected.
function point(node) {
  chosen = node;
  equation.setSelectionRange(node.start, node.end);
  show();
  element("tree").querySelector('[aria-pressed="true"]')?.focus();
}

// Each named number of a text, with the value that it was given.
function numbers(record) {
  if (!record.ok) return {};
  const all = (record.constraints ?? [record]).flatMap(({ left, right, priority }) => [
    ...[left, right].flatMap((side) => [side.metric, side.multiplier?.value, side.constant?.value]), priority,
  ]);
  const names = all.filter((value) => typeof value === "string").map((name) => name.replace(/^-/, ""));
  return Object.fromEntries(names.map((name) => [name, values.get(name) ?? defaultValue]));
}

function show() {
  const text = equation.value;
  const state = { dialect, text, isTooLong: text.length > drawnLength, ...verdict(text) };
  for (const panel of answers) panel(state);
  if (!state.isTooLong) draw(text);
}

// Who accepts a text, and its mistakes, each with what is said of it and the text without it, if that can be told; and the text
// without any of them. What is wrong is that it is too long, if it is that even for the parsers.
function verdict(text) {
  try {
    const found = library.parseDiagnostics(text, { dialect });
    const explanations = explained(found, library.parseExplanation(text, { dialect }));
    const mistakes = found.map(({ fixIts }, index) => ({
      explanation: explanations[index], mended: fixIts.length > 0 ? fixed(text, fixIts) : null,
    }));
    const all = found.flatMap(({ fixIts }) => fixIts).sort((one, other) => one.offset - other.offset);
    const mended = mistakes.length > 1 && mistakes.every(({ mended }) => mended !== null) ? fixed(text, all) : null;
    return { accepting: library.accepting(text), mistakes, mended };
  } catch (error) {
    return { accepting: [], mistakes: [{ explanation: error.message, mended: null }], mended: null };
  }
}

// What is said of each mistake: what the text holds may look like the beginning of another, so the places are looked for.
function explained(mistakes, whole) {
  let start = 0;
  return mistakes.map((_, index) => {
    const next = mistakes[index + 1];
    const end = next ? whole.indexOf(`\n<text>:${next.line}:${next.column}: error: `, start) + 1 : whole.length;
    const part = whole.slice(start, end);
    start = end;
    return part;
  });
}

function draw(text) {
  const { tree, record } = read(text);
  const path = tree && chosen && pathTo(tree, chosen);
  const state = {
    dialect, text, record, numbers: numbers(record), tree, chosen,
    path: path || pathAt(tree ?? drawnTrees.get(dialect).start, equation.selectionStart),
    meaning: library.resolve(text, { dialect, numbers: numbers(record) }),
    translations: library.targets.filter((target) => target !== dialect)
      .map((target) => ({ target, record: library.translate(text, { dialect, to: target }) })),
  };
  for (const panel of drawings) panel(state);
}

let last = {};

// The same text has the same tree, so that a chosen node stays one of it.
function read(text) {
  if (last.dialect !== dialect || last.text !== text) {
    const { tree, ...record } = library.parse(text, { dialect, tree: true });
    last = { dialect, text, record, tree: drawnTrees.get(dialect).of(tree, text) };
  }
  return last;
}

function typed() {
  chosen = null;
  show();
}

function write(text) {
  equation.value = text;
  equation.focus();
  typed();
}

equation.addEventListener("input", typed);
// The caret is moved by keys, by the mouse and by scripts.
document.addEventListener("selectionchange", () => { if (document.activeElement === equation && !chosen) show(); });
equation.addEventListener("keydown", () => { chosen = null; });
equation.addEventListener("pointerdown", () => { chosen = null; });
element("question").addEventListener("submit", (event) => event.preventDefault());
element("sample").addEventListener("click", () => write(library.dialects.find(({ name }) => name === dialect).sample));

conflictsPanel(element("log"), element("log-sample"), element("explanations"), () => loadConflictLogs(bytes("logs")));
element("conflicts").addEventListener("submit", (event) => event.preventDefault());

equation.value = library.dialects[0].sample;
show();
