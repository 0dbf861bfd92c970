import { element } from "../element.ts";
import { createSearch, type Search } from "./find.ts";
import { showResults } from "./show-results.ts";

/** The address of the index, and the start of the links. */
export interface SearchOptions {
  readonly index: string;
  /** The root of the site, seen from the page. */
  readonly root: string;
}

/** The place in the history where the query of a page is, so that Back shows it again. */
export interface SearchState {
  readonly search?: string;
}

/** Makes a box of the header an accessible combobox; text that was typed before it is searched at once. */
export async function openSearch(input: HTMLInputElement, { index, root }: SearchOptions): Promise<void> {
  const list = element("div", { id: "search-list", role: "listbox", "aria-label": "Results" });
  const status = element("p", { class: "search-status", role: "status" }, "Loading the index…");
  const panel = element("div", { class: "search-panel", hidden: true }, list, status);
  const area = input.parentElement ?? document.body;
  const options = () => [...list.querySelectorAll<HTMLAnchorElement>("[role=option]")];
  let active = -1;

  const isOpen = () => !panel.hidden;
  const open = (wanted: boolean) => {
    panel.hidden = !wanted;
    input.setAttribute("aria-expanded", String(wanted && active >= 0));
    if (!wanted) input.removeAttribute("aria-activedescendant");
  };
  const activate = (next: number) => {
    const shown = options();
    shown[active]?.setAttribute("aria-selected", "false");
    active = shown.length === 0 ? -1 : (next + shown.length) % shown.length;
    const chosen = shown[active];
    chosen?.setAttribute("aria-selected", "true");
    chosen?.scrollIntoView({ block: "nearest" });
    if (chosen) input.setAttribute("aria-activedescendant", chosen.id);
    else input.removeAttribute("aria-activedescendant");
  };

  describeCombobox(input, list.id);
  area.append(panel);
  open(input.value.trim() !== "");

  const search = await loadSearch(index).catch(() => undefined);
  if (search === undefined) {
    status.textContent = "The search index could not be loaded. Reload the page to try again.";
    return;
  }
  const update = () => {
    const query = input.value.trim();
    const groups = search(query);
    list.replaceChildren(
      ...showResults(groups, query, root),
      ...(groups.length > 0 ? [offerAll(query, root)] : []),
    );
    list.hidden = groups.length === 0;
    status.textContent = describeCount(groups.reduce((sum, { total }) => sum + total, 0));
    activate(0);
    open(query !== "");
  };
  input.addEventListener("input", update);
  input.addEventListener("focus", () => {
    if (!isOpen()) update();
  });
  input.addEventListener("keydown", (event) => {
    if (event.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      if (!isOpen()) update();
      else activate(active + (event.key === "ArrowDown" ? 1 : -1));
    } else if (event.key === "Enter" && isOpen()) options()[active]?.click();
    else if (event.key === "Escape" && isOpen()) open(false);
    else {
      // Without this, Tab would focus the panel, because it scrolls.
      if (event.key === "Tab") open(false);
      return;
    }
    event.preventDefault();
  });
  closeWhenLeft(input, area, panel, () => open(false));
  if (document.activeElement === input) update();
}

function describeCombobox(input: HTMLInputElement, listId: string): void {
  const attributes = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": "false",
    "aria-controls": listId,
  };
  for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
}

/** Closes the panel when the focus leaves it, and when a link in it is followed. */
function closeWhenLeft(
  input: HTMLInputElement,
  area: HTMLElement,
  panel: HTMLElement,
  close: () => void,
): void {
  area.addEventListener("focusout", ({ relatedTarget }) => {
    if (!area.contains(relatedTarget as Node | null)) close();
  });
  // A link into the current page does not load it again.
  panel.addEventListener("click", () => {
    const state: SearchState = { ...history.state, search: input.value };
    history.replaceState(state, "");
    close();
    input.blur();
  });
}

/** The last option: all results as a page. */
function offerAll(query: string, root: string): HTMLElement {
  const href = `${root}search/?q=${encodeURIComponent(query)}`;
  const attributes = { role: "option", id: "search-all", href, tabindex: "-1", "aria-selected": "false" };
  return element("a", attributes, "All results on one page");
}

export async function loadSearch(index: string): Promise<Search> {
  const response = await fetch(index);
  if (!response.ok) throw new Error(`${index}: ${response.status}`);
  return createSearch(await response.json());
}

export function describeCount(count: number): string {
  if (count > 0) return `${count} ${count === 1 ? "result" : "results"}`;
  return (
    "No results. You can search for operations (updateDocument), paths (/spaces/{spaceId}), " +
    "fields (actions.label), values (COUNT_EMPTY), events (commit:created), schemas, guides and errors."
  );
}
