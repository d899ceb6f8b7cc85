// The tree that the library gives of a text, as the page draws it: each node with its places in the string, and with the box
// that it stands in, in the diagram of the production around it.

export class DrawnTree {
  #bodies;
  #start;

  // The grammar as Grammar/json declares it.
  constructor({ start, productions }) {
    this.#start = start;
    this.#bodies = new Map(productions.map(({ name, body }) => [name, numbered(body).node]));
  }

  // What is shown of a text without a tree: the start rule.
  get start() { return { name: this.#start, isRule: true, isProduction: true, children: [] }; }

  of(tree, text) {
    const bytes = new TextEncoder().encode(text);
    const decoder = new TextDecoder("utf-8", { ignoreBOM: true });
    const place = (offset) => decoder.decode(bytes.subarray(0, offset)).length;
    const drawn = ({ name, offset, length, role, children = [] }, box) => {
      const body = this.#bodies.get(name);
      const boxes = children.length > 0 ? boxesOf(body, children.map((child) => child.name)) : [];
      return {
        name, role, box, isRule: role === undefined, isProduction: body !== undefined,
        start: place(offset), end: place(offset + length),
        children: children.map((child, index) => drawn(child, boxes[index])),
      };
    };
    return tree && drawn(tree, 0);
  }
}

// A declaration whose references and literals have the numbers that the boxes of its diagram have.
function numbered(node, first = 0) {
  if (!node.parts && !node.body) return { node: { ...node, box: first }, next: first + 1 };
  let next = first;
  const inner = (part) => {
    if (!part) return part;
    const result = numbered(part, next);
    next = result.next;
    return result.node;
  };
  const result = { ...node };
  if (node.parts) result.parts = node.parts.map(inner);
  else [result.body, result.separator] = [inner(node.body), inner(node.separator)];
  return { node: result, next };
}

// The boxes that the parts of a production stand in, by the names of these.
function boxesOf(body, names) {
  for (const boxes of ways(body, names, 0)) if (boxes.length === names.length) return boxes;
  return [];
}

// The ways of names through a declaration, from a place on: the boxes that each leads through.
function* ways(node, names, at) {
  switch (node.type) {
    case "choice":
      for (const part of node.parts) yield* ways(part, names, at);
      break;
    case "sequence": yield* waysThrough(node.parts, names, at); break;
    case "repetition": yield* waysAround(node, names, at, 0); break;
    default: if (names[at] === (node.type === "literal" ? `"${node.text}"` : node.name)) yield [node.box];
  }
}

function* waysThrough([first, ...others], names, at) {
  if (!first) return yield [];
  for (const boxes of ways(first, names, at)) {
    for (const more of waysThrough(others, names, at + boxes.length)) yield [...boxes, ...more];
  }
}

function* waysAround(node, names, at, count) {
  const parts = count > 0 && node.separator ? [node.separator, node.body] : [node.body];
  if (count < (node.maximum ?? Infinity)) {
    for (const boxes of waysThrough(parts, names, at)) {
      if (boxes.length === 0) continue;
      for (const more of waysAround(node, names, at + boxes.length, count + 1)) yield [...boxes, ...more];
    }
  }
  if (count >= node.minimum) yield [];
}
