/** Adds a field that filters a list by words; without this script the page shows the whole list. */
export function mountFilter(): void {
  const input = document.querySelector<HTMLInputElement>("input[data-filter]");
  const form = input?.closest<HTMLElement>(".filter");
  if (!input || !form) return;
  const rows = [...document.querySelectorAll<HTMLElement>(".entries > div")].map((row) => {
    const heading = row.closest("section")?.querySelector("h2")?.textContent ?? "";
    return { row, text: `${heading} ${row.textContent}`.toLowerCase() };
  });
  const output = form.querySelector("output");
  const filter = () => {
    const words = input.value.toLowerCase().split(/\s+/).filter(Boolean);
    for (const { row, text } of rows) row.hidden = !words.every((word) => text.includes(word));
    for (const section of document.querySelectorAll<HTMLElement>("section:has(> .entries)")) {
      section.hidden = section.querySelector(".entries > :not([hidden])") === null;
    }
    const shown = rows.filter(({ row }) => !row.hidden).length;
    if (output) output.value = words.length > 0 ? `${shown} of ${rows.length}` : "";
  };
  input.addEventListener("input", filter);
  form.hidden = false;
  // Browsers keep the typed text after a reload.
  filter();
}
