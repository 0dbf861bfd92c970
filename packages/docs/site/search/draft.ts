import type { Entry } from "../scripts/search/entry.ts";

/** An entry before it is indexed, with the words under which it is found beside its name and title. */
export interface EntryDraft extends Entry {
  /** Markdown. */
  readonly text?: string;
}
