import { make } from "./elements.mjs";

// The productions that a text is made of; each is a button that leads to it.
export function treePanel(panel, choose) {
  function item(node, text, chosen) {
    const button = make(
      "button", { type: "button", "aria-pressed": String(node === chosen), onclick: () => choose(node) }, node.name);
    const shown = node.end > node.start ? make("code", {}, ` ${text.slice(node.start, node.end)}`) : "";
    const token = node.isRule ? [] : [shown, make("span", { class: "faint" }, ` ${node.role ?? ""}`)];
    const list = node.children.length > 0 ? make("ul", {}, ...node.children.map((child) => item(child, text, chosen))) : "";
    return make("li", {}, button, ...token, list);
  }
  return ({ tree, text, chosen }) => {
    panel.replaceChildren(
      tree ? make("ul", {}, item(tree, text, chosen)) : make("p", { class: "faint" }, "There is none: the text is not accepted."));
  };
}
