// Types into the playground as people do, and compares all that it shows with playground.txt. Arguments: the page, and a
// folder for pictures; with a third, --record, the text is written anew, to be read with git diff.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Browser } from "./browser.mjs";
import { faults } from "./faults.mjs";
import { headings, scene } from "./scenes.mjs";

const [file, pictures] = process.argv.slice(2, 4).map((path) => resolve(path));
const expectedFile = join(dirname(fileURLToPath(import.meta.url)), "playground.txt");
const expected = readFileSync(expectedFile, "utf8");
mkdirSync(pictures, { recursive: true });

const problems = [];
const browser = new Browser();
const page = await browser.page();

async function open(width, scheme) {
  await page.appear(width, 900, scheme);
  await page.open(pathToFileURL(file).href);
  for (let tries = 0; !(await page.evaluate(() => document.querySelector(".drawing svg"))); tries += 1) {
    if (tries === 100) throw new Error(`the playground does not begin: ${page.errors.join("; ")}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

function expect(what, found, wanted) {
  if (found !== wanted) problems.push(`${what}: ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`);
}

// Every scene, whole.
await open(1280, "light");
const scenes = [];
for (const heading of headings(expected)) scenes.push(await scene(page, heading));
const actual = scenes.join("\n");
problems.push(...page.errors);
if (process.argv[4] === "--record") writeFileSync(expectedFile, actual);
else if (actual !== expected) {
  const wanted = expected.split("\n");
  actual.split("\n").forEach((line, index) => expect(`playground.txt:${index + 1}`, line, wanted[index]));
}

// By keyboard alone: the first press of Tab comes to the dialects, where arrows choose, the next ones to the field.
await open(1280, "light");
await page.press("Tab");
await page.press("ArrowDown");
const dialect = () => page.evaluate(() => document.querySelector("#dialects :checked").value);
expect("arrow down chooses", await dialect(), "compact-constraint");
await page.press("Tab");
expect("Tab comes to", await page.evaluate(() => document.activeElement.id), "sample");
await page.press("Enter", "Enter", "\r");
const field = () => page.evaluate(() => document.getElementById("equation").value);
expect("the sample is", await field(), "button.height = button.width / 1.6");
expect("the focus is at", await page.evaluate(() => document.activeElement.id), "equation");
// Past the dialects that accept the text too.
const others = await page.evaluate(() => document.querySelectorAll(".others button").length);
for (let count = 0; count <= others; count += 1) await page.press("Tab");
await page.press("Enter", "Enter", "\r");
const current = () => page.evaluate(() => document.querySelector(".path [aria-current=true]")?.innerText ?? "");
expect("the path leads to", await current(), "expression");
await page.press("Tab");
await page.press("Enter", "Enter", "\r");
expect("the path goes on to", await current(), "equation");

// A link of the diagram leads to the diagram of a production; a node of the tree selects its text.
const follow = (box) => page.evaluate((box) => {
  const click = new MouseEvent("click", { bubbles: true, cancelable: true });
  document.querySelector(`.drawing a[data-box="${box}"]`).dispatchEvent(click);
}, box);
const drawn = () => page.evaluate(() => document.querySelector(".drawing title").textContent);
await follow(2);
expect("a link leads on the path to", await current(), "rightSubexpression");
await follow(4);
expect("a link leads off the path to", await drawn(), "number");
expect("off the path the path is at", await current(), "");
await page.evaluate(() => {
  [...document.querySelectorAll("#tree button")].find((node) => node.innerText === "scaleExpression").click();
});
const selected = () => page.evaluate(() => {
  const { value, selectionStart, selectionEnd } = document.getElementById("equation");
  return value.slice(selectionStart, selectionEnd);
});
expect("the tree selects", await selected(), "/ 1.6");
expect("the tree leads to", await current(), "scaleExpression");

// A named number has a value of one's own.
await page.evaluate(() => {
  document.getElementById("equation").focus();
  document.getElementById("equation").select();
});
await page.send("Input.insertText", { text: "a.width = gap" });
await page.evaluate(() => document.querySelector("#meaning input").select());
await page.send("Input.insertText", { text: "12.5" });
const meaning = () => page.evaluate(() => document.querySelector("#meaning .formula").innerText);
expect("the number gives", await meaning(), "a.width = 12.5");
await page.evaluate(() => document.querySelector(".others button").click());
expect("another dialect is", await dialect(), "expression-format");
expect("there the number gives", await meaning(), "a.width = 12.5");
expect("the focus has gone to", await page.evaluate(() => document.activeElement.value), "expression-format");
problems.push(...page.errors);

// A text that is too long is not drawn, and the page says so; the next one is drawn again.
async function typed(text) {
  await page.evaluate(() => {
    document.getElementById("equation").focus();
    document.getElementById("equation").select();
  });
  await page.send("Input.insertText", { text });
}
// What can be mended is, at a press: each change where it belongs, also where a sign has several bytes.
await typed("view1.widht == 44px");
await page.evaluate(() => [...document.querySelectorAll("#verdict button")].at(-1).click());
expect("the text is mended to", await field(), "view1.width = 44");
expect("what is said of it then is", await page.evaluate(() => document.querySelector("#verdict p").innerText),
  "Accepted by expression-format");
expect("the focus is then at", await page.evaluate(() => document.activeElement.id), "equation");
await page.evaluate(() => document.querySelector('#dialects [value="visual-format"]').click());
await typed("V|-8-[title] [button]-|");
const buttons = () => page.evaluate(() => [...document.querySelectorAll("#verdict > p > button")].map(({ innerText }) => innerText).join());
expect("the buttons of two mistakes are", await buttons(), "Fix it,Fix it,Fix all");
await page.evaluate(() => document.querySelectorAll("#verdict button")[1].click());
expect("the second mistake is mended to", await field(), "V|-8-[title][button]-|");
await page.evaluate(() => document.querySelector("#verdict button").click());
expect("the first mistake is mended to", await field(), "V:|-8-[title][button]-|");
await page.evaluate(() => document.querySelector('#dialects [value="expression-format"]').click());
await typed("view1.width = view2.width × 2");
await page.evaluate(() => document.querySelector("#verdict button").click());
expect("the sign of several bytes is mended to", await field(), "view1.width = view2.width * 2");
const limit = () => page.evaluate(() => document.getElementById("limit").innerText);
const shown = () => page.evaluate(() => [...document.querySelectorAll("main > section")].filter((one) => !one.hidden).length);
const answer = () => page.evaluate(() => document.querySelector("#verdict p").innerText);
const note = (count) => `This text has ${count} characters, and texts of up to 1,000 are drawn: `
  + "of longer ones the page says what is right or wrong, and no more.";
await page.evaluate(() => document.querySelector('#dialects [value="compact-constraint"]').click());
await typed("a.".repeat(500));
expect("what a text of 1,000 characters has beside it", await limit(), "");
expect("the panels of a text of 1,000 characters", await shown(), 5);
await typed(`a${".b".repeat(50_000)}.left = 1`);
expect("what a text of dots has beside it", await limit(), note("100,010"));
expect("the panels of a text of dots", await shown(), 0);
expect("what is said of a text of dots", await answer(), "Accepted by compact-constraint");
await typed("a.left = b.left + 1 ".repeat(5000));
expect("what a text of equations has beside it", await limit(), note("100,000"));
await typed("a".repeat(1_100_000));
const tooLong = "the text is too long: 1048576 bytes of UTF-8 are the limit";
expect("what is wrong with a text that is too long", await answer(), tooLong);
await typed("a.width = gap");
expect("what the next text has beside it", await limit(), "");
expect("the panels of the next text", await shown(), 5);
expect("the meaning of the next text", await meaning(), "a.width = 12.5");
problems.push(...page.errors);

// A log that is pasted is explained below, with its views drawn; a text without one is told to have none.
async function pasted(text) {
  await page.evaluate(() => {
    document.getElementById("log").focus();
    document.getElementById("log").select();
  });
  await page.send("Input.insertText", { text });
}
const told = (selector) => page.evaluate(
  (selector) => [...document.querySelectorAll(`#explanations ${selector}`)].map(({ innerText }) => innerText).join("|"), selector);
const until = async (selector) => {
  for (let tries = 0; tries < 100 && (await told(selector)) === ""; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return told(selector);
};
await page.evaluate(() => document.getElementById("log-sample").click());
expect("the headline of the example", await until("h3"), "line 1: 4 of 5 constraints contradict each other");
expect("its bars", await told(".bar"), 'UIView: 94|UIView: 86 wanted|button "Cancel": 52');
expect("its reason", (await told(".reason")).split("|").slice(-2).join("|"), "so UIView is 94 high (52 + 42 = 94);|"
  + "but UIView is 86 high (line 7, made from the frame of a view that keeps its autoresizing mask)");
expect("its code", await told("pre"),
  "let constraint1 = buttonCancel.heightAnchor.constraint(equalToConstant: 52)|constraint1.priority = .init(rawValue: 999)");
expect("what is in its conflict", await page.evaluate(() => document.querySelectorAll("#explanations li.bad").length), 4);
await pasted("fine");
expect("what is said without a log", await told("p"), "There is no log of Auto Layout.");
await pasted("<NSLayoutConstraint:0x1 A:0x2.left == B:0x3.left + 3>\n<NSLayoutConstraint:0x4 <b>:0x2.width == -4>");
expect("what is said of no conflict", await told("h3"), "line 1: the constraints that are there do not contradict each other");
await pasted("");
expect("what is said of nothing", await told("*"), "");
await page.evaluate(() => document.getElementById("log-sample").click());
problems.push(...page.errors);
for (const [width, scheme] of [[1280, "light"], [390, "dark"]]) {
  await page.appear(width, 900, scheme);
  await page.evaluate(() => document.getElementById("conflicts").scrollIntoView());
  const { found } = await page.evaluate(faults);
  problems.push(...found.map((fault) => `${fault} (a log, ${width} px, ${scheme})`));
  writeFileSync(join(pictures, `playground-log-${width}-${scheme}.png`), await page.screenshot());
}

// Light and dark, wide and narrow, right and wrong.
const looks = headings(expected).filter(({ typed }) => /view2.width|>=20|700,| \[button|\+ 20|3 \+ /.test(typed));
for (const scheme of ["light", "dark"]) {
  for (const width of [1280, 390]) {
    await open(width, scheme);
    for (const [index, heading] of looks.entries()) {
      await scene(page, heading);
      const { found } = await page.evaluate(faults);
      problems.push(...found.map((fault) => `${fault} (${heading.line}, ${width} px, ${scheme})`));
      writeFileSync(join(pictures, `playground-${index + 1}-${width}-${scheme}.png`), await page.screenshot());
    }
    problems.push(...page.errors);
  }
}
await browser.close();

for (const problem of [...problems].slice(0, 30)) console.error(problem);
console.log(`${scenes.length} scenes, ${4 * looks.length} views: ${problems.length === 0 ? "all well" : `${problems.length} faults`}`);
process.exitCode = problems.length === 0 && scenes.length > 0 ? 0 : 1;
