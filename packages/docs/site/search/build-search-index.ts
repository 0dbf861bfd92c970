import { takeFirstSentence, toPlainText } from "../markdown/plain-text.ts";
import type { Site } from "../page.ts";
import { packEntries } from "../scripts/search/entry.ts";
import type { SearchFile } from "../scripts/search/find.ts";
import { packIndex } from "../scripts/search/packed-index.ts";
import { removeIds } from "../scripts/search/terms.ts";
import { collectDescription } from "./collect-description.ts";
import { collectPages } from "./collect-pages.ts";
import type { EntryDraft } from "./draft.ts";

/** The file that the search loads at its first use, as JSON; the same site gives the same bytes. */
export function buildSearchIndex({ description, pages }: Pick<Site, "description" | "pages">): string {
  const drafts = [...collectDescription(description), ...collectPages(pages)];
  const file: SearchFile = { entries: packEntries(drafts), index: packIndex(drafts.map(readText)) };
  return JSON.stringify(file);
}

/** The words of an entry beside its name. The titles of operations and topics are indexed in the browser. */
function readText({ kind, title, text = "" }: EntryDraft): string {
  // There are more fields, schemas and topics than anything else, and their first sentence says what they are.
  if (kind === "field" || kind === "schema" || kind === "topic")
    return removeIds(toPlainText(takeFirstSentence(text)));
  // The first paragraph of an operation says what it is for; the others have its details.
  const [first = ""] = text.split("\n\n");
  return removeIds(toPlainText(kind === "operation" ? first : `${title}\n\n${text}`));
}
