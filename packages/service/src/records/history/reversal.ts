import { isDeepStrictEqual } from "node:util";
import type { Context } from "../../context/context.ts";
import { hasSameMessages } from "../record/authors.ts";
import type { StoredRecord } from "../record/record.ts";
import { requireConfigAccess, requireEditableCell } from "../rules/require-editable.ts";
import { listKept } from "../rules/validator.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";
import type { Change } from "../stores/relations.ts";
import type { Former, UpdateEntry } from "../stores/undo-entries.ts";

/** What a later commit changed: a cell, or a record if there is no slot. */
export interface Overtaken {
  readonly position: number;
  readonly record: StoredRecord | undefined;
  readonly slot?: number;
}

/** A commit that is undone, and the one that undoes it. */
export interface UndoNumbers {
  readonly undone: number;
  readonly commit: number;
}

/**
 * A record as it was before a commit: values with the numbers of the commits that had written them, messages with their
 * authors, metadata and config. What later commits changed stays, and is added to `overtaken`.
 */
export function createReversal(
  context: Pick<Context, "actor">,
  { sheet: { fields }, validator }: RuledSheet,
  before: StoredRecord,
  entry: UpdateEntry,
  { undone, commit }: UndoNumbers,
  overtaken: Overtaken[],
): Change | undefined {
  const { position } = before;
  const cells = [...before.cells];
  const changed = new Map(before.changed);
  const kept = listKept(before.messages);
  const reversed = new Set<number>();
  for (const [slot, value, number, after = undone] of entry.values) {
    const field = fields.bySlot.get(slot);
    // The field was removed, with its values.
    if (field === undefined) continue;
    if ((before.changed.get(slot) ?? null) !== after) {
      overtaken.push({ position, record: before, slot });
      continue;
    }
    requireEditableCell(context, field, before);
    cells[slot] = value;
    if (number === null) changed.delete(slot);
    else changed.set(slot, number);
    // Messages are about a value, so those about this one end, also those of others.
    kept.delete(slot);
    reversed.add(slot);
  }
  let hasMore = false;
  for (const [slot, messages, after] of entry.messages ?? []) {
    if (!fields.bySlot.has(slot)) continue;
    if (after === undefined) {
      if (reversed.has(slot)) kept.set(slot, messages);
    } else if (!hasSameMessages(kept.get(slot), after)) {
      overtaken.push({ position, record: before, slot });
    } else {
      hasMore = true;
      kept.set(slot, messages);
    }
  }
  const metadata = reverse(before.metadata, entry.metadata);
  const config = reverse(before.config, entry.config);
  if (metadata === overtakenPart || config === overtakenPart) overtaken.push({ position, record: before });
  const more = {
    ...(metadata !== undefined && metadata !== overtakenPart && { metadata: metadata.value }),
    ...(config !== undefined && config !== overtakenPart && { config: config.value }),
  };
  if (reversed.size === 0 && !hasMore && Object.keys(more).length === 0) return undefined;
  if ("config" in more) requireConfigAccess(context, before);
  const { messages: _, errors: __, ...rest } = before;
  const validated = validator.validate(cells, kept);
  return { before, prepared: { ...rest, ...validated, changed, updatedCommit: commit, ...more } };
}

const overtakenPart = "overtaken";

/** What a part of a record was before; undefined if the commit did not change it. */
function reverse<Value extends object>(
  now: Value | undefined,
  former: Former<Value | null> | undefined,
): { readonly value: Value | undefined } | typeof overtakenPart | undefined {
  if (former === undefined) return undefined;
  const [before, after] = former;
  return isDeepStrictEqual(now ?? {}, after ?? {}) ? { value: before ?? undefined } : overtakenPart;
}
