interface SearchModule {
  openSearch(input: HTMLInputElement, options: { index: string; root: string }): void | Promise<void>;
}

/** Makes `/` focus the search, and loads the search at the first focus. */
export function mountSearch(): void {
  const input = document.querySelector<HTMLInputElement>("#page-search");
  if (!input) return;
  input.addEventListener("focus", () => void load(input), { once: true });
  addEventListener("keydown", (event) => {
    const typing = (event.target as Element).closest?.("input, textarea, select, [contenteditable]");
    if (event.key !== "/" || typing || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    input.focus();
  });
}

async function load(input: HTMLInputElement): Promise<void> {
  const { script = "", index = "", root = "" } = input.dataset;
  try {
    const { openSearch } = (await import(new URL(script, document.baseURI).href)) as SearchModule;
    await openSearch(input, { index, root });
  } catch {
    input.placeholder = "Search needs a web server";
  }
}
