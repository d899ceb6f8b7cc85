import { make } from "./elements.mjs";

// The equation in every other language, or why that one can't say it.
export function translationsPanel(panel) {
  return ({ record, translations }) => {
    if (!record.ok) {
      panel.replaceChildren(make("p", { class: "faint" }, "There is nothing to translate."));
      return;
    }
    const rows = translations.map(({ target, record: { ok, translation, error } }) =>
      make("tr", {}, make("th", { scope: "row" }, target),
        ok ? make("td", {}, translation) : make("td", { class: "reason" }, error.message)));
    panel.replaceChildren(make("table", {}, make("tbody", {}, ...rows)));
  };
}
