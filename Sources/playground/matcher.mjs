// Follows a grammar as Grammar/json declares it along a text, the way the parsers do, and remembers where it has been.
// Whether a text is accepted is for the parsers to say: this is what shows how.

export class Matcher {
  #grammar;
  #productions;

  constructor(grammar) {
    this.#grammar = structuredClone(grammar);
    this.#productions = new Map(this.#grammar.productions.map((production) => [production.name, production]));
    for (const production of this.#grammar.productions) numberBoxes(production.body, 0);
  }

  // Whether a production is made of other rules and tokens; not so the white space, which no grammar declares.
  isRule(name) { return this.#productions.get(name)?.kind === "rule"; }

  // The tree of a text, or null and the ways in which it might have gone on at the furthest place.
  match(text) {
    const run = new Run(this.#grammar, this.#productions, text);
    return { tree: run.tree(), furthest: run.furthest, ways: run.ways };
  }
}

// The boxes of a diagram are counted in this order too.
function numberBoxes(node, first) {
  const parts = node.type === "repetition" ? [node.body, node.separator].filter(Boolean) : node.parts;
  if (!parts) {
    node.box = first;
    return first + 1;
  }
  return parts.reduce((next, part) => numberBoxes(part, next), first);
}

// More productions inside one another than the parsers take: 50 parentheses are some 300.
const depthLimit = 500;

class Run {
  furthest = 0;
  ways = [];
  #grammar;
  #productions;
  #text;
  // The productions that are being matched, the start rule first.
  #frames = [];
  #count = 0;

  constructor(grammar, productions, text) {
    this.#grammar = grammar;
    this.#productions = productions;
    this.#text = text;
  }

  tree() {
    const root = { children: [] };
    this.#frames.push(root);
    const end = this.#end({ type: "reference", name: this.#grammar.start, box: 0 }, this.#skipped(0));
    return end === this.#text.length || this.#skipped(end ?? 0) === this.#text.length ? root.children[0] ?? null : null;
  }

  #among(ranges, code) { return ranges.some(([low, high]) => low <= code && code <= high); }

  #skipped(at, spacing = "spaced") {
    while (spacing === "spaced" && this.#among(this.#grammar.whiteSpace, this.#text.charCodeAt(at))) at += 1;
    return at;
  }

  // Whether a word would be cut in two.
  #isCut(at) {
    const isPart = (place) => this.#among(this.#grammar.wordPart, this.#text.charCodeAt(place));
    return isPart(at - 1) && isPart(at);
  }

  get #frame() { return this.#frames[this.#frames.length - 1]; }

  // A token or a text is missing. Inside a token nothing is: it is the token that is missing.
  #miss(at, box) {
    if (this.#frame.kind === "token" || at < this.furthest) return null;
    if (at > this.furthest) this.ways = [];
    this.furthest = at;
    this.#frame.box = box;
    this.ways.push(this.#frames.slice(1).map((frame) => ({ ...frame, children: [...frame.children] })));
    return null;
  }

  #found(start, end, box) {
    this.#frame.children.push({ box, start, end, children: [] });
    return end;
  }

  // Where what matches at a place ends; null if nothing does.
  #end(node, at) {
    switch (node.type) {
      case "literal": return this.#literal(node, at);
      case "characters": {
        const code = this.#text.codePointAt(at);
        if (code === undefined || !this.#among(node.ranges, code)) return this.#miss(at, node.box);
        return this.#found(at, at + (code > 0xffff ? 2 : 1), node.box);
      }
      case "end": return at === this.#text.length ? this.#found(at, at, node.box) : this.#miss(at, node.box);
      case "reference": return this.#reference(node, at);
      case "sequence": return this.#trying(() => this.#sequence(node, at));
      case "choice":
        for (const part of node.parts) {
          const end = this.#trying(() => this.#end(part, at));
          if (end !== null) return end;
        }
        return null;
      case "repetition": return this.#trying(() => this.#repetition(node, at));
      default: throw new Error(`a ${node.type} can't be matched`);
    }
  }

  // Forgets what was found on a way that leads nowhere.
  #trying(attempt) {
    const { children } = this.#frame;
    const count = children.length;
    const end = attempt();
    if (end === null) children.length = count;
    return end;
  }

  #literal({ text, ignoresCase, isWord, box }, at) {
    const found = this.#text.slice(at, at + text.length);
    const isSame = found === text || (ignoresCase && found.toLowerCase() === text.toLowerCase());
    const end = at + text.length;
    return !isSame || (isWord && this.#isCut(end)) ? this.#miss(at, box) : this.#found(at, end, box);
  }

  #reference({ name, box }, at) {
    if (this.#frames.length > depthLimit) return this.#miss(at, box);
    const { kind, body } = this.#productions.get(name);
    const parent = this.#frame;
    parent.box = box;
    const frame = { id: (this.#count += 1), name, kind, start: at, box: 0, children: [] };
    this.#frames.push(frame);
    const end = this.#end(body, at);
    this.#frames.pop();
    if (end === null || (kind === "token" && this.#isCut(end))) return kind === "token" ? this.#miss(at, box) : null;
    parent.children.push({ name, kind, box, start: at, end, children: kind === "token" ? [] : frame.children });
    return end;
  }

  #sequence({ parts, spacing }, at) {
    let last = at;
    for (const [index, part] of parts.entries()) {
      const start = index > 0 ? this.#skipped(last, spacing) : last;
      const end = this.#end(part, start);
      if (end === null) return null;
      // White space before what turns out to be nothing is not taken.
      if (end !== start) last = end;
    }
    return last;
  }

  #repetition({ body, separator, spacing, minimum, maximum }, at) {
    let last = at;
    let count = 0;
    while (maximum === null || count < maximum) {
      const next = this.#trying(() => {
        let start = count > 0 ? this.#skipped(last, spacing) : last;
        if (count > 0 && separator) {
          start = this.#end(separator, start);
          if (start === null) return null;
          start = this.#skipped(start, spacing);
        }
        const end = this.#end(body, start);
        return end === last ? null : end;
      });
      if (next === null) break;
      last = next;
      count += 1;
    }
    return count >= minimum ? last : null;
  }
}
