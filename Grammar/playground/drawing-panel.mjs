import { drawing, inWords } from "./drawing.mjs";

// The constraints of a text, drawn.
export function drawingPanel(panel) {
  return ({ meaning }) => {
    const constraints = meaning.ok ? [meaning.resolved].flat() : [];
    panel.replaceChildren(...(constraints.length > 0 ? [svg(constraints)] : []));
  };
}

function svg(constraints) {
  const { width, height, shapes } = drawing(constraints);
  const root = make("svg", {
    width, height, viewBox: `0 0 ${width} ${height}`, role: "img", "aria-labelledby": "layout-title",
    "aria-describedby": "layout-description",
  });
  root.append(
    make("title", { id: "layout-title" }, "The constraints, drawn"),
    make("desc", { id: "layout-description" }, constraints.map(inWords).join("; ")),
    make("rect", { class: "canvas", width, height }), ...shapes.map((shape) => draw[shape.shape](shape)));
  return root;
}

const draw = {
  frame: ({ x, y, width, height }) => make("rect", { class: "table frame", x, y, width, height, rx: 6 }),
  box: ({ x, y, width, height, name }) => make("g", {},
    make("rect", { class: "view", x, y, width, height, rx: 4 }),
    make("text", { x: x + width / 2, y: y + height / 2 + 5, "text-anchor": "middle" }, name)),
  line: ({ points }) => make("path", { d: `M${points.map((point) => point.join(" ")).join("L")}` }),
  text: ({ x, y, label, anchor }) => make("text", { class: "label", x, y, "text-anchor": anchor }, label),
};

function make(name, attributes, ...content) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...content);
  return element;
}
