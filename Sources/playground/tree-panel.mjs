import { make } from "./elements.mjs";

// The productions that a text is made of; each is a button that leads to it.
export function treePanel(panel, choose) {
  function item(node, text, chosen) {
    const inner = node.children.filter((child) => child.name);
    const button = make(
      "button", { type: "button", "aria-pressed": String(node === chosen), onclick: () => choose(node) }, node.name);
    const shown = inner.length === 0 && node.end > node.start ? make("code", {}, ` ${text.slice(node.start, node.end)}`) : "";
    const open = node.isOpen ? make("span", { class: "faint" }, " …") : "";
    const list = inner.length > 0 ? make("ul", {}, ...inner.map((child) => item(child, text, chosen))) : "";
    return make("li", {}, button, shown, open, list);
  }
  return ({ tree, text, chosen }) => {
    panel.replaceChildren(tree ? make("ul", {}, item(tree, text, chosen)) : "");
  };
}
