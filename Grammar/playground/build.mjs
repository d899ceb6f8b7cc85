// Makes the playground: one file, which works from disk. Needs what Grammar/wasm/build writes.
//
//     node Grammar/playground/build.mjs [OUTPUT]
//
// OUTPUT is .build/playground.html if it is not given.
import { mkdirSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const sources = dirname(fileURLToPath(import.meta.url));
const root = resolve(sources, "../..");
const grammar = join(root, "Grammar");
const output = resolve(process.argv[2] ?? join(root, ".build/playground.html"));
const text = (...path) => readFileSync(join(...path), "utf8");

// The drawings in the page of a dialect, by the names of their productions.
function drawings(dialect) {
  const sections = text(grammar, "railroad", dialect, "index.html").matchAll(/<h3[^>]*><a[^>]*>(.*?)<[^]*?(<svg[^]*?<\/svg>)/g);
  return Object.fromEntries([...sections].map(([, name, drawing]) => [name, drawing]));
}

const grammars = readdirSync(join(grammar, "json")).filter((name) => !name.endsWith(".schema.json"))
  .map((name) => JSON.parse(text(grammar, "json", name)));
const diagrams = Object.fromEntries(grammars.map(({ name }) => [name, drawings(name)]));
const drawingStyle = text(grammar, "railroad", grammars[0].name, "EOF.svg").match(/<style>([^]*?)<\/style>/)[1];

// Scripts in a page from disk can't be read from other files: each module is an address that holds it.
function address(source) {
  const code = source.replace(/(from|import) "\.\/([\w-]+\.mjs)"/g, '$1 "playground/$2"');
  return `data:text/javascript;base64,${Buffer.from(code).toString("base64")}`;
}

const imports = { "constraint-grammar": address(text(grammar, "wasm/constraint-grammar.mjs")) };
for (const name of readdirSync(sources).filter((name) => name.endsWith(".mjs") && name !== "build.mjs")) {
  imports[`playground/${name}`] = address(text(sources, name));
}

const parts = {
  style: drawingStyle.trim() + "\n" + text(sources, "playground.css"),
  // No end tag inside a script.
  data: JSON.stringify({ grammars, diagrams }).replaceAll("<", "\\u003c"),
  module: readFileSync(join(grammar, "wasm/constraint-grammar.wasm")).toString("base64"),
  logs: readFileSync(join(grammar, "wasm/constraint-grammar-logs.wasm")).toString("base64"),
  imports: JSON.stringify({ imports }),
};
const page = text(sources, "playground.html").replace(/\{\{(\w+)\}\}/g, (_, name) => parts[name]);
mkdirSync(dirname(output), { recursive: true });
writeFileSync(output, page);
console.log(`${output}: ${page.length} bytes`);
