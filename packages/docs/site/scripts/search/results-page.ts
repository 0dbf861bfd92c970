import { element } from "../element.ts";
import { describeCount, loadSearch, type SearchOptions } from "./search.ts";
import { showSections } from "./show-results.ts";

/** More would not be read; a longer query finds less. */
const mostResultsOfSection = 25;

/** Fills the page of results, `?q=<query>`, and searches again while somebody types into the box of the header. */
export async function openResults(
  area: Element,
  input: HTMLInputElement,
  { index, root }: SearchOptions,
): Promise<void> {
  const status = element("p", { class: "results-status", role: "status" }, "Loading the index…");
  const list = element("div", { class: "results" });
  area.replaceChildren(status, list);
  input.value = new URLSearchParams(location.search).get("q") ?? input.value;
  const search = await loadSearch(index);
  const update = () => {
    const query = input.value.trim();
    const groups = search(query, mostResultsOfSection);
    list.replaceChildren(...showSections(groups, query, root));
    const count = describeCount(groups.reduce((sum, { total }) => sum + total, 0));
    status.textContent =
      query === "" ? "Type what you look for into the box above." : `${count} for “${query}”`;
  };
  input.addEventListener("input", () => {
    update();
    history.replaceState(history.state, "", `?q=${encodeURIComponent(input.value.trim())}`);
  });
  update();
  if (input.value === "") input.focus();
}
