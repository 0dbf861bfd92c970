/** The places of the page that a guide can be about, by the names that guidance uses. */
const selectors: Readonly<Record<string, string>> = {
  space: ".place",
  steps: ".steps",
  language: ".language",
  documents: ".space-menu",
  document: ".document",
  sheets: ".cards:not(.files *), .records-holder",
  file: ".drop",
  files: ".drop, .files",
  undecided: ".undecided",
  layout: "fieldset.rows",
  columns: ".columns-screen",
  records: ".records-holder",
  summary: "aside.note",
  search: ".records-tools [type='search']",
  tools: ".records-tools",
  actions: ".action-buttons",
  views: ".records-views",
  errors: ".records-chips",
  calculations: ".records-foot",
};

/** The part of the page that a target names; undefined if it is not shown now. */
export function findTarget(root: ShadowRoot, target: string): HTMLElement | undefined {
  const selector = selectors[target];
  if (selector === undefined) return undefined;
  return root.querySelector<HTMLElement>(selector) ?? undefined;
}

/** Whether a target is a place of the page. Another one belongs to another program, or is the topic of an event. */
export function isPlace(target: string): boolean {
  return Object.hasOwn(selectors, target);
}

/** Whether an element is in a target. */
export function isIn(element: EventTarget | null, target: string): boolean {
  const selector = selectors[target];
  return selector !== undefined && element instanceof Element && element.closest(selector) !== null;
}
