import { loadStyle } from "./load-style.ts";

interface SearchModule {
  openSearch(input: HTMLInputElement, options: { index: string; root: string }): void | Promise<void>;
  openResults(
    area: Element,
    input: HTMLInputElement,
    options: { index: string; root: string },
  ): Promise<void>;
}

/** Makes `/` and Ctrl-K focus the search, and loads the search at the first focus. */
export function mountSearch(): void {
  const input = document.querySelector<HTMLInputElement>("#page-search");
  if (!input) return;
  // Back shows the query again whose result was opened.
  input.value ||= history.state?.search ?? "";
  const results = document.querySelector("#search-results");
  if (results) void load(input, results);
  else input.addEventListener("focus", () => void load(input), { once: true });
  addEventListener("keydown", (event) => {
    const typing = (event.target as Element).closest?.("input, textarea, select, [contenteditable]");
    const isCommand = event.ctrlKey || event.metaKey;
    const isKey = isCommand
      ? event.key.toLowerCase() === "k" && !event.shiftKey
      : event.key === "/" && !typing;
    if (!isKey || event.altKey) return;
    event.preventDefault();
    input.focus();
    input.select();
  });
}

async function load(input: HTMLInputElement, results?: Element): Promise<void> {
  const { script = "", index = "", root = "" } = input.dataset;
  try {
    const style = loadStyle();
    const module = (await import(new URL(script, document.baseURI).href)) as SearchModule;
    await style;
    if (results) await module.openResults(results, input, { index, root });
    else await module.openSearch(input, { index, root });
  } catch {
    input.placeholder = "Search needs a web server";
  }
}
