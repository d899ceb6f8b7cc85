// What the playground shows of a number of texts, as a text: a heading that says what is typed, then each panel.

// `== DIALECT | TEXT`, where ¦ in the text is the caret; without one the caret stands at the end.
export function headings(text) {
  return [...text.matchAll(/^== ([\w-]+) \| ?(.*)$/gm)].map(([line, dialect, typed]) => {
    const place = typed.indexOf("¦");
    return { line, dialect, typed: typed.replace("¦", ""), fromEnd: place < 0 ? 0 : typed.length - 1 - place };
  });
}

export async function scene(page, { line, dialect, typed, fromEnd }) {
  await page.evaluate((dialect) => {
    document.querySelector(`#dialects [value="${dialect}"]`).click();
    const field = document.getElementById("equation");
    field.focus();
    field.select();
  }, dialect);
  if (typed === "") await page.press("Backspace");
  else await page.send("Input.insertText", { text: typed });
  for (let count = 0; count < fromEnd; count += 1) await page.press("ArrowLeft");
  return `${line}\n${await page.evaluate(shown)}`;
}

// Runs inside the page.
async function shown() {
  // The caret that a key moves is told of later.
  for (let count = 0; count < 2; count += 1) await new Promise(requestAnimationFrame);
  const $ = (selector) => document.querySelector(selector);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const accepting = all("#dialects label").filter((label) => label.innerText.includes("✓"));
  const box = (element) => element.querySelector("text").textContent;
  const tree = (list, depth) => [...(list?.children ?? [])].flatMap((item) => [
    "  ".repeat(depth) + [...item.childNodes].filter((node) => node.localName !== "ul").map((node) => node.textContent)
      .join("").trim(), ...tree(item.querySelector(":scope > ul"), depth + 1)]);
  const cells = (row) => [...row.cells].map((cell) => cell.innerText).join(": ");
  const parts = {
    dialects: accepting.map((label) => label.innerText.replace("✓", "").trim()).join(", "),
    verdict: $("#verdict").innerText.replace(/\n\n+/g, "\n"),
    path: all(".path button").map((button) => (button.ariaCurrent === "true" ? `[${button.innerText}]` : button.innerText))
      .join(" > "),
    matched: all(".drawing .matched").map(box).join(" "),
    active: all(".drawing .active").map(box).join(" "),
    tree: tree($("#tree > ul"), 0).join("\n") || $("#tree").innerText,
    drawn: all("#layout text").map((label) => label.textContent).join(" | "),
    meaning: [
      ...all("#meaning .numbers label").map((label) => `${label.innerText.trim()} ${label.querySelector("input").value}`),
      ...all("#meaning > div:last-child > p").map((line) => line.innerText), ...all("#meaning tr").map(cells),
    ].join("\n"),
    translations: [...all("#translations p").map((line) => line.innerText), ...all("#translations tr").map(cells)].join("\n"),
    record: JSON.stringify(JSON.parse($("#record").innerText)),
  };
  return Object.entries(parts).map(([name, text]) =>
    text.includes("\n") ? `${name}:\n${text.replace(/^/gm, "  ")}\n` : `${name}: ${text}\n`).join("");
}
