// Which production is being matched where the caret stands, and how far it has come.

// Of a text with a tree: the productions around a place, from the start rule to a token, each with the boxes of its diagram.
export function pathAt(tree, place) {
  const path = [];
  for (let node = tree; node?.name; ) {
    const active = childAt(node.children, place);
    const before = node.children.slice(0, Math.max(0, node.children.indexOf(active)));
    path.push(step(node, before.map((child) => child.box), active ? [active.box] : []));
    node = active;
  }
  return path;
}

// Of a node that was chosen in the tree: all of it has been matched.
export function pathTo(tree, chosen) {
  if (tree === chosen) return [step(tree, tree.children.map((child) => child.box), [])];
  for (const [index, child] of tree.children.entries()) {
    const rest = pathTo(child, chosen);
    if (rest) return [step(tree, tree.children.slice(0, index).map((before) => before.box), [child.box]), ...rest];
  }
  return null;
}

// Of a text that is wrong: the productions that all ways of going on have in common, the last with all that could come next.
export function pathOfFailure(ways) {
  return commonFrames(ways).map((frame, index) => {
    const frames = ways.map((way) => way[index]);
    return step(frame, frames.flatMap(({ children }) => children.map(({ box }) => box)), frames.map(({ box }) => box));
  });
}

// What all ways of a text that is wrong have in common, as a tree of productions that are not complete.
export function partialTree(ways) {
  return commonFrames(ways).reduceRight((inner, { name, kind, start, children }) => {
    const parts = inner ? [...children, inner] : children;
    return { name, kind, start, end: parts.at(-1)?.end ?? start, children: parts, isOpen: true };
  }, null);
}

function commonFrames(ways) {
  const [first = [], ...others] = ways;
  const depth = first.findIndex(({ id }, index) => others.some((way) => way[index]?.id !== id));
  return depth < 0 ? first : first.slice(0, depth);
}

function step({ name, kind }, matched, active) {
  return { name, kind, matched: [...new Set(matched)], active: [...new Set(active)] };
}

// Whatever was just typed, or else is about to be overtaken, or else stands before the white space at the caret.
function childAt(children, place) {
  return children.find(({ start, end }) => start < place && place <= end)
    ?? children.find(({ start, end }) => start === place && end > start)
    ?? children.findLast(({ end }) => end <= place) ?? children[0];
}
