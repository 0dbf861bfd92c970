import MiniSearch from "minisearch";
import { toPlainText } from "../markdown/plain-text.ts";
import type { Site } from "../page.ts";
import { packEntries } from "../scripts/search/entry.ts";
import type { SearchFile } from "../scripts/search/find.ts";
import { packIndex } from "../scripts/search/packed-index.ts";
import { indexOptions, type SearchedEntry } from "../scripts/search/terms.ts";
import { collectDescription } from "./collect-description.ts";
import { collectPages } from "./collect-pages.ts";

/** The file that the search loads at its first use, as JSON; the same site gives the same bytes. */
export function buildSearchIndex({ description, pages }: Pick<Site, "description" | "pages">): string {
  const drafts = [...collectDescription(description), ...collectPages(pages)];
  const index = new MiniSearch<SearchedEntry>(indexOptions);
  index.addAll(
    drafts.map(({ kind, name, title, route = "", places, text = "" }, id) => {
      const operations = new Set(places.flatMap(({ operation }) => operation ?? []));
      const path = `${route} ${[...operations].join(" ")}`;
      // The parent of an entry is less important than its title.
      const isInWords = kind === "operation" || kind === "topic";
      const words = toPlainText(isInWords ? text : `${title}\n\n${text}`);
      return { id, name, title: isInWords ? title : "", path, text: words };
    }),
  );
  const file: SearchFile = { entries: packEntries(drafts), index: packIndex(index.toJSON()) };
  return JSON.stringify(file);
}
