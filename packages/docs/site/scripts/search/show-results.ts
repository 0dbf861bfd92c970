import { element } from "../element.ts";
import { codeKinds, type Entry, type EntryKind, type Place } from "./entry.ts";
import type { Found, FoundGroup } from "./find.ts";
import { markTerms } from "./mark.ts";
import { listWords } from "./terms.ts";

const headings: Readonly<Record<EntryKind, string>> = {
  operation: "Operations",
  field: "Fields",
  value: "Values",
  topic: "Events",
  schema: "Schemas",
  guide: "Guides",
  term: "Concepts",
  error: "Errors",
  decision: "Decisions",
  page: "Pages",
};

/** The results as groups of options for a listbox; each option is a link and has an id. */
export function showResults(groups: readonly FoundGroup[], query: string, root: string): HTMLElement[] {
  const words = listWords(query);
  let count = 0;
  return groups.map(({ kind, found, total }) => {
    const id = `search-${kind}`;
    const hidden = total - new Set(found.map(({ entry }) => entry)).size;
    const more = hidden > 0 ? [element("small", {}, `${hidden} more`)] : [];
    const options = found.map((each) => {
      count += 1;
      return showOption(each, `search-${count}`, [...words, ...each.terms], root);
    });
    return element(
      "div",
      { role: "group", "aria-labelledby": id },
      element("div", { class: "search-kind", id }, headings[kind], " ", ...more),
      ...options,
    );
  });
}

/** The results as sections with a heading each, for a page. */
export function showSections(groups: readonly FoundGroup[], query: string, root: string): HTMLElement[] {
  const words = listWords(query);
  return groups.map(({ kind, found, total }) => {
    const hidden = total - new Set(found.map(({ entry }) => entry)).size;
    const more =
      hidden > 0
        ? [element("p", { class: "results-more" }, `${hidden} more. A longer query finds less.`)]
        : [];
    const items = found.map((each) =>
      element(
        "li",
        {},
        element("a", { href: root + each.place.path }, ...describeFound(each, [...words, ...each.terms])),
      ),
    );
    return element("section", {}, element("h2", {}, headings[kind]), element("ul", {}, ...items), ...more);
  });
}

function showOption(found: Found, id: string, terms: readonly string[], root: string): HTMLElement {
  return element(
    "a",
    { role: "option", id, href: root + found.place.path, tabindex: "-1", "aria-selected": "false" },
    ...describeFound(found, terms),
  );
}

function describeFound({ entry, place, others }: Found, terms: readonly string[]): (Node | string)[] {
  const isCode = codeKinds.has(entry.kind);
  const [method = "", path = ""] = entry.route?.split(" ") ?? [];
  const detail = describePlace(entry, place, others);
  return [
    ...(method ? [element("span", { class: `method ${method.toLowerCase()}` }, method), " "] : []),
    element(isCode ? "code" : "span", { class: "search-name" }, ...markTerms(entry.name, terms)),
    " ",
    element("span", { class: "search-detail" }, ...markTerms(detail, terms)),
    ...(path ? [" ", element("code", { class: "search-route" }, ...markTerms(path, terms))] : []),
  ];
}

/** The line below the name: its title, or its place. */
function describePlace({ kind, title }: Entry, { part = "", operation }: Place, others: number): string {
  if (kind === "value") return `a value of ${title}`;
  if (operation === undefined) return title;
  const where = part.startsWith("response.") ? "response" : part === "body" ? "body" : `${part} parameter`;
  const more = others > 0 ? ` and ${others} more` : "";
  return `${where} of ${operation}${more}`;
}
