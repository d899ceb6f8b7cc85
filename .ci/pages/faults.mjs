// What is wrong with the page that is open: runs inside it, so it has no free variables.
export function faults() {
  const found = [];
  const root = document.documentElement;
  const isPage = root.localName === "html";
  const names = (element) => element.textContent.trim().replace(/\s+/g, " ").slice(0, 60);

  if (isPage && root.scrollWidth > innerWidth) found.push(`is ${root.scrollWidth} wide, the window ${innerWidth}`);

  // Text in its box, boxes and text in their drawing.
  const inside = (inner, outer, margin) =>
    inner.x >= outer.x + margin && inner.x + inner.width <= outer.x + outer.width - margin &&
    inner.y >= outer.y && inner.y + inner.height <= outer.y + outer.height;
  const overlap = (one, other) =>
    one.x < other.x + other.width && other.x < one.x + one.width &&
    one.y < other.y + other.height && other.y < one.y + one.height;
  for (const drawing of document.querySelectorAll("svg")) {
    const frame = drawing.viewBox.baseVal;
    for (const element of drawing.querySelectorAll("rect, text, path, circle")) {
      if (!inside(element.getBBox(), frame, 0)) found.push(`${element.localName} '${names(element)}' is cut off`);
    }
    const boxes = [...drawing.querySelectorAll("rect:not(.canvas, .table)")];
    for (const box of boxes) {
      const texts = [...box.parentNode.querySelectorAll("text")];
      for (const text of texts) {
        if (!inside(text.getBBox(), box.getBBox(), 3)) found.push(`'${names(text)}' is wider than its box`);
      }
      if (texts.length === 2 && overlap(texts[0].getBBox(), texts[1].getBBox())) {
        found.push(`'${names(texts[0])}' and its mark overlap`);
      }
    }
    boxes.forEach((box, index) => boxes.slice(index + 1).forEach((other) => {
      if (overlap(box.getBBox(), other.getBBox())) {
        found.push(`the boxes of '${names(box.parentNode)}' and '${names(other.parentNode)}' overlap`);
      }
    }));
    const loose = [...drawing.querySelectorAll("text")].filter((text) => !text.parentNode.querySelector("rect"));
    for (const text of drawing.querySelectorAll(".caption, .heading")) {
      for (const box of boxes) {
        if (overlap(text.getBBox(), box.getBBox())) found.push(`'${names(text)}' and '${names(box.parentNode)}' overlap`);
      }
      for (const other of loose) {
        if (other !== text && overlap(text.getBBox(), other.getBBox())) {
          found.push(`'${names(text)}' and '${names(other)}' overlap`);
        }
      }
    }
    if (!drawing.closest("[aria-hidden]")) {
      for (const [name, part] of [["labelledby", "title"], ["describedby", "desc"]]) {
        const label = document.getElementById(drawing.getAttribute(`aria-${name}`));
        if (label?.localName !== part || !label.textContent) found.push(`a drawing has no ${part}`);
      }
    }
  }

  // Letters that can be told from their ground, as the guidelines of the W3C measure it.
  const luminance = (colour) => {
    const [red, green, blue] = colour.match(/[\d.]+/g).slice(0, 3).map((part) => part / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrast = (one, other) => {
    const [dark, light] = [luminance(one), luminance(other)].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  const ground = (element) => {
    for (let above = element; above; above = above.parentElement) {
      const { backgroundColor } = getComputedStyle(above);
      if (!/^rgba\(.*, 0\)$/.test(backgroundColor)) return backgroundColor;
    }
    return "rgb(255, 255, 255)";
  };
  const isLeaf = (element) => [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
  for (const element of document.querySelectorAll("body *, svg text")) {
    if (!isLeaf(element) || element.closest("style, script, title, desc, [hidden]")) continue;
    const style = getComputedStyle(element);
    const isText = element.localName === "text";
    const box = isText && (element.parentNode.querySelector("rect") ?? element.closest("svg").querySelector(".canvas"));
    const measured = contrast(isText ? style.fill : style.color, box ? getComputedStyle(box).fill : ground(element));
    if (measured < 4.5) found.push(`the contrast of '${names(element)}' is ${measured.toFixed(2)}`);
  }

  // Names that are unique, headings in order, links.
  const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
  for (const id of new Set(ids.filter((id, index) => ids.indexOf(id) !== index))) found.push(`#${id} is there twice`);
  let level = 0;
  for (const heading of document.querySelectorAll("h1, h2, h3, h4")) {
    const next = Number(heading.localName[1]);
    if (next > level + 1) found.push(`the heading '${names(heading)}' leaves a level out`);
    level = next;
  }
  if (isPage && document.querySelectorAll("h1").length !== 1) found.push("has not one heading of the first level");
  const links = [...document.querySelectorAll("a")].map((link) => {
    if (!link.getAttribute("href")) found.push(`'${names(link)}' leads nowhere`);
    return new URL(link.getAttribute("href") ?? "", document.baseURI).href;
  });
  return { found, links: [...new Set(links)], ids };
}
