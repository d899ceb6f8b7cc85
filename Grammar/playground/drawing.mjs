// What constraints state, as shapes with places in points: views as boxes, one behind the other along the axis of the text,
// distances and sizes as lines with their numbers and priorities, the superview as a frame. It is a sketch and no layout: what
// is far or large in it says nothing. Needs no page.

const letter = 8.5;
const pitch = 26;
const edge = 8;

// Where an attribute is in its item: the axis, and the place from 0 to 1; a size has none.
const attributes = {
  leading: ["x", 0], left: ["x", 0], leadingMargin: ["x", 0], leftMargin: ["x", 0],
  trailing: ["x", 1], right: ["x", 1], trailingMargin: ["x", 1], rightMargin: ["x", 1],
  centerX: ["x", 0.5], centerXWithinMargins: ["x", 0.5], width: ["x"],
  top: ["y", 0], topMargin: ["y", 0], firstBaseline: ["y", 0],
  bottom: ["y", 1], bottomMargin: ["y", 1], baseline: ["y", 1], lastBaseline: ["y", 1],
  centerY: ["y", 0.5], centerYWithinMargins: ["y", 0.5], height: ["y"],
};
const signs = { "==": "=", "<=": "≤", ">=": "≥" };
const isFrame = (item) => /(^|\.)(superview|safeAreaLayoutGuide)$/.test(item);

/** The drawing of constraints as `resolve` gives them: its size and shapes. */
export function drawing(constraints) {
  const facts = constraints.map(fact);
  const axis = (facts.find(({ pair }) => pair) ?? facts[0])?.axis ?? "x";
  const items = ordered(facts.filter((one) => one.axis === axis && one.pair), constraints);
  const hasFrame = constraints.some(({ firstItem, secondItem }) => [firstItem, secondItem].some((item) => item && isFrame(item)));
  const sizes = items.map(() => []);
  const gaps = [...items.map(() => []), []];
  const others = [];
  for (const one of facts) {
    const gap = one.axis === axis && one.pair ? gapOf(one.pair, items) : -1;
    const item = items.indexOf(one.constraint.firstItem);
    if (gap >= 0) gaps[gap].push(distance(one.constraint));
    else if (one.isSize && one.axis === axis && item >= 0) sizes[item].push(size(one.constraint));
    else others.push({ ...one, label: inWords(one.constraint) });
  }
  const parts = { items, hasFrame, sizes, gaps, others };
  return { ...(axis === "x" ? fromLeftToRight(parts) : fromTopToBottom(parts)), axis };
}

// The pair is what lies before what, where two sides face each other, or a side lies along that of the frame.
function fact(constraint) {
  const { firstItem, firstAttribute, secondItem, secondAttribute, multiplier } = constraint;
  const [axis, place] = attributes[firstAttribute];
  const [otherAxis, otherPlace] = attributes[secondAttribute] ?? [];
  let pair = null;
  if (secondItem && axis === otherAxis && multiplier === 1) {
    const frames = [isFrame(firstItem), isFrame(secondItem)];
    const item = frames[0] ? secondItem : firstItem;
    if (frames[0] !== frames[1]) pair = place !== otherPlace ? null : place === 0 ? [null, item] : place === 1 ? [item, null] : null;
    else if (place === 0 && otherPlace === 1) pair = [secondItem, firstItem];
    else if (place === 1 && otherPlace === 0) pair = [firstItem, secondItem];
  }
  return { constraint, axis, place, otherPlace, pair, isSize: place === undefined };
}

// The items, each behind those that it lies behind as far as pairs say so.
function ordered(facts, constraints) {
  const items = [];
  for (const { pair: [before, behind] } of facts) {
    if (before === null || behind === null) {
      const item = before ?? behind;
      if (!items.includes(item)) items.splice(before === null ? 0 : items.length, 0, item);
    } else if (!items.includes(before) && items.includes(behind)) items.splice(items.indexOf(behind), 0, before);
    else {
      if (!items.includes(before)) items.push(before);
      if (!items.includes(behind)) items.splice(items.indexOf(before) + 1, 0, behind);
    }
  }
  // An item whose size alone is named needs no box.
  for (const { firstItem, secondItem, firstAttribute } of constraints) {
    for (const item of [firstItem, attributes[firstAttribute].length === 1 ? null : secondItem]) {
      if (item && !isFrame(item) && !items.includes(item)) items.push(item);
    }
  }
  return items;
}

// The number of the gap before an item, or behind the last one, that two items have between them.
function gapOf([before, behind], items) {
  if (before === null) return items[0] === behind ? 0 : -1;
  if (behind === null) return items.at(-1) === before ? items.length : -1;
  return items.indexOf(behind) === items.indexOf(before) + 1 ? items.indexOf(behind) : -1;
}

// Texts.

const priority = ({ priority }) => (priority === 1000 ? "" : ` @${priority}`);
const relation = ({ relation }) => (relation === "==" ? "" : `${signs[relation]} `);
const sum = (constant) => (constant === 0 ? "" : constant < 0 ? ` − ${-constant}` : ` + ${constant}`);
const term = ({ secondItem, secondAttribute, multiplier, constant }) =>
  `${secondItem}.${secondAttribute}${multiplier === 1 ? "" : ` × ${multiplier}`}${sum(constant)}`;

function distance(constraint) {
  return `${relation(constraint)}${constraint.constant}${constraint.isSystemSpacing ? " (system)" : ""}${priority(constraint)}`;
}

function size(constraint) {
  if (constraint.secondItem === null) return distance(constraint);
  return `${signs[constraint.relation]} ${term(constraint)}${priority(constraint)}`;
}

/** A constraint as a formula. */
export function inWords(constraint) {
  const right = constraint.secondItem === null ? String(constraint.constant) : term(constraint);
  const first = `${constraint.firstItem}.${constraint.firstAttribute}`;
  return `${first} ${signs[constraint.relation]} ${right}${priority(constraint)}`;
}

// Shapes.

const widthOf = (text) => Math.ceil([...text].length * letter);
const widest = (texts) => Math.max(0, ...texts.map(widthOf));
const text = (x, y, label, anchor = "middle") => ({ shape: "text", x, y, label, anchor });
const line = (...points) => ({ shape: "line", points });
const box = (x, y, width, height, name) => ({ shape: "box", x, y, width, height, name });

// What no gap or size says stands above: each on a line of its own, over the items that it is about.
function fromLeftToRight({ items, hasFrame, sizes, gaps, others }) {
  const shapes = [];
  const height = Math.max(44, ...gaps.map((labels) => labels.length * pitch + 10));
  const top = edge + (hasFrame ? 22 : 4) + others.length * pitch + (others.length > 0 ? 8 : 0);
  const places = [];
  let x = edge;
  gaps.forEach((labels, index) => {
    const isOutside = index === 0 || index === items.length;
    const gap = labels.length > 0 ? Math.max(44, widest(labels) + 16) : isOutside ? (hasFrame ? 16 : 4) : 20;
    labels.forEach((label, row) => {
      const y = top + height / 2 + (row - (labels.length - 1) / 2) * pitch + 8;
      shapes.push(line([x + 2, y], [x + gap - 2, y]), text(x + gap / 2, y - 6, label));
    });
    x += gap;
    if (index === items.length) return;
    const width = Math.max(56, widthOf(items[index]) + 24, widest(sizes[index]) + 8);
    shapes.push(box(x, top, width, height, items[index]));
    sizes[index].forEach((label, row) => {
      const y = top + height + (row + 1) * pitch;
      shapes.push(line([x, y], [x + width, y]), text(x + width / 2, y - 6, label));
    });
    places.push([x, width]);
    x += width;
  });
  const room = widest(others.map(({ label }) => label)) + 2 * edge + 16;
  const whole = Math.max(x + edge, room);
  const bottom = top + height + Math.max(0, ...sizes.map(({ length }) => length)) * pitch + 8;
  const at = (item, place = 0.5) => {
    const [start, length] = places[items.indexOf(item)] ?? [edge, whole - 2 * edge];
    return start + length * place;
  };
  others.forEach(({ constraint, place, otherPlace, axis, label }, row) => {
    const y = top - 12 - (others.length - 1 - row) * pitch;
    const ends = [[constraint.firstItem, place], [constraint.secondItem, otherPlace]].filter(([item]) => item !== null);
    const points = ends.map(([item, part]) => [at(item, axis === "x" ? part : 0.5), isFrame(item) ? y : top]);
    shapes.push(line(points[0], [points[0][0], y], ...(points[1] ? [[points[1][0], y], points[1]] : [])));
    const middle = points.reduce((total, [place]) => total + place, 0) / points.length;
    const half = widthOf(label) / 2 + edge + 4;
    shapes.push(text(Math.min(Math.max(middle, half), whole - half), y - 6, label));
  });
  return framed(shapes, hasFrame, whole, bottom + edge);
}

// What no gap or size says stands to the left.
function fromTopToBottom({ items, hasFrame, sizes, gaps, others }) {
  const shapes = [];
  const left = edge + 8 + others.reduce((total, { label }) => total + widthOf(label) + 20, 0);
  const rows = gaps.map((labels) => labels.reduce((total, label) => total + widthOf(label) + 24, 0));
  const width = Math.max(56, widest(items) + 24, ...rows);
  const places = [];
  let y = edge;
  gaps.forEach((labels, index) => {
    const isOutside = index === 0 || index === items.length;
    const gap = (labels.length > 0 ? 36 : isOutside ? 8 : 20) + (index === 0 && hasFrame ? 18 : 0);
    let x = left + 12;
    for (const label of labels) {
      shapes.push(line([x, y + 2 + (index === 0 && hasFrame ? 18 : 0)], [x, y + gap - 2]));
      shapes.push(text(x + 8, y + gap - 13, label, "start"));
      x += widthOf(label) + 24;
    }
    y += gap;
    if (index === items.length) return;
    const height = 44;
    shapes.push(box(left, y, width, height, items[index]));
    x = left + width + 14;
    for (const label of sizes[index]) {
      shapes.push(line([x, y], [x, y + height]), text(x + 8, y + height / 2 + 5, label, "start"));
      x += widthOf(label) + 24;
    }
    places.push([y, height]);
    y += height;
  });
  const highest = edge + (hasFrame ? 40 : 16);
  if (others.length > 0) y = Math.max(y, highest + 8);
  const right = left + width + Math.max(0, ...sizes.map((labels) =>
    labels.reduce((total, label) => total + widthOf(label) + 24, 14)));
  const at = (item, place = 0.5) => {
    const [start, length] = places[items.indexOf(item)] ?? [edge + 4, y - edge - 8];
    return start + length * place;
  };
  let x = left;
  others.forEach(({ constraint, place, otherPlace, axis, label }) => {
    x -= 14;
    const ends = [[constraint.firstItem, place], [constraint.secondItem, otherPlace]].filter(([item]) => item !== null);
    const points = ends.map(([item, part]) => [isFrame(item) ? x : left, at(item, axis === "y" ? part : 0.5)]);
    shapes.push(line(points[0], [x, points[0][1]], ...(points[1] ? [[x, points[1][1]], points[1]] : [])));
    const middle = points.reduce((total, [, place]) => total + place, 0) / points.length;
    shapes.push(text(x - 6, Math.max(middle + 5, highest), label, "end"));
    x -= widthOf(label) + 6;
  });
  return framed(shapes, hasFrame, Math.max(right + edge, hasFrame ? 120 : 0), y + edge);
}

function framed(shapes, hasFrame, width, height) {
  if (!hasFrame) return { width, height, shapes };
  const frame = { shape: "frame", x: edge, y: edge, width: width - 2 * edge, height: height - 2 * edge };
  return { width, height, shapes: [frame, text(edge + 6, edge + 16, "superview", "start"), ...shapes] };
}
