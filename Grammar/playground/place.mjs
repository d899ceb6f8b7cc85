// Which production stands where the caret is, and what of it has come before.

// The productions around a place, from the start rule to a token, each with the boxes of its diagram.
export function pathAt(tree, place) {
  const path = [];
  for (let node = tree; node?.isProduction; ) {
    const active = childAt(node.children, place);
    const before = node.children.slice(0, Math.max(0, node.children.indexOf(active)));
    path.push(step(node, before.map((child) => child.box), active ? [active.box] : []));
    node = active;
  }
  return path;
}

// Of a node that was chosen in the tree: all of it has been matched.
export function pathTo(tree, chosen) {
  if (tree === chosen) return tree.isProduction ? [step(tree, tree.children.map((child) => child.box), [])] : [];
  for (const [index, child] of tree.children.entries()) {
    const rest = pathTo(child, chosen);
    if (rest) return [step(tree, tree.children.slice(0, index).map((before) => before.box), [child.box]), ...rest];
  }
  return null;
}

function step({ name, isRule }, matched, active) {
  return { name, isRule, matched: [...new Set(matched)], active: [...new Set(active)] };
}

// Whatever was just typed, or else is about to be overtaken, or else stands before the white space at the caret.
function childAt(children, place) {
  return children.find(({ start, end }) => start < place && place <= end)
    ?? children.find(({ start, end }) => start === place && end > start)
    ?? children.findLast(({ end }) => end <= place) ?? children[0];
}
