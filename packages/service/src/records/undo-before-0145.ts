import type { Finding } from "./fields/cell.ts";
import type { StoredRecord } from "./record.ts";
import type { Former, FormerMessages, OldEntry, UpdateEntry } from "./undo-entries.ts";
import { listKept } from "./validator.ts";

/**
 * The entry of a commit in its present form. An old one says what the record was before; it is now as the commit left it
 * if no other commit has changed it. The values count as those of the undo.
 */
export function modernize(
  entry: UpdateEntry | OldEntry,
  record: StoredRecord,
  { undone, commit }: { readonly undone: number; readonly commit: number },
): UpdateEntry {
  if (!("cells" in entry)) return entry;
  const isLatest = record.updatedCommit === undone;
  const now = listKept(record.messages);
  const was = new Map(entry.kept);
  const slots = entry.kept === undefined ? [] : [...new Set([...now.keys(), ...was.keys()])];
  const changed = new Set(entry.cells.map(([slot]) => slot));
  const messages = slots.map((slot): FormerMessages => {
    const before = was.get(slot) ?? [];
    return changed.has(slot) ? [slot, before] : [slot, before, isLatest ? (now.get(slot) ?? []) : [unknown]];
  });
  const since = <Value extends object>(
    before: Value | null,
    present: Value | undefined,
  ): Former<Value | null> => [before, isLatest ? (present ?? null) : (unknown as object as Value)];
  return {
    position: entry.position,
    values: entry.cells.map(([slot, value]) => [slot, value, commit]),
    ...(messages.length > 0 && { messages }),
    ...(entry.metadata !== undefined && { metadata: since(entry.metadata, record.metadata) }),
    ...(entry.config !== undefined && { config: since(entry.config, record.config) }),
  };
}

/** Equals nothing that is stored: what a commit has made of a record that changed later. */
const unknown: Finding = { message: "unknown" };
