// Opens every railroad page and drawing, and says what is wrong with them. Arguments: the folder of the dialects, and one
// for pictures of the pages.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";
import { faults } from "./faults.mjs";

const [root, pictures] = process.argv.slice(2).map((path) => resolve(path));
mkdirSync(pictures, { recursive: true });
const files = readdirSync(root, { recursive: true }).filter((path) => /\.(html|svg)$/.test(path)).sort()
  .map((path) => join(root, path));
const pages = files.filter((path) => path.endsWith(".html"));

const problems = new Set();
const report = (file, text) => problems.add(`${relative(root, file)}: ${text}`);
const ids = new Map();
const links = [];

const browser = new Browser();
const page = await browser.page();
let views = 0;
for (const scheme of ["light", "dark"]) {
  for (const width of [1280, 390]) {
    await page.appear(width, 900, scheme);
    for (const file of width === 1280 ? files : pages) {
      await page.open(pathToFileURL(file).href);
      const answer = await page.evaluate(faults);
      for (const text of [...answer.found, ...page.errors]) report(file, `${text} (${width} px, ${scheme})`);
      ids.set(file, new Set(answer.ids));
      links.push(...answer.links.map((link) => ({ file, link })));
      views += 1;
      if (file.endsWith(".html")) {
        writeFileSync(join(pictures, `${basename(dirname(file))}-${width}-${scheme}.png`), await page.screenshot());
      }
    }
  }
}

// Whoever has no mouse comes to every link.
await page.appear(1280, 900, "light");
for (const file of pages) {
  await page.open(pathToFileURL(file).href);
  const count = await page.evaluate(() => document.querySelectorAll("a[href]").length);
  for (let number = 0; number < count; number += 1) {
    await page.press("Tab");
    const place = await page.evaluate(() => [...document.querySelectorAll("a[href]")].indexOf(document.activeElement));
    if (place !== number) {
      report(file, `the ${number + 1}th press of Tab comes to link ${place + 1}`);
      break;
    }
  }
}
await browser.close();

let linkCount = 0;
for (const { file, link } of links) {
  const url = new URL(link);
  const path = url.protocol === "file:" ? fileURLToPath(new URL(url.pathname, url)) : "";
  const fragment = decodeURIComponent(url.hash.slice(1));
  linkCount += 1;
  if (url.protocol !== "file:") report(file, `${link} is not a file beside it`);
  else if (!existsSync(path)) report(file, `there is no ${relative(root, path)}`);
  else if (fragment && !ids.get(path)?.has(fragment)) report(file, `there is no ${relative(root, path)}#${fragment}`);
}

for (const problem of [...problems].slice(0, 30)) console.error(problem);
const count = `${pages.length} pages, ${files.length - pages.length} drawings, ${views} views, ${linkCount} links`;
console.log(`${count}: ${problems.size === 0 ? "all well" : `${problems.size} faults`}`);
process.exitCode = problems.size === 0 && pages.length > 0 ? 0 : 1;
