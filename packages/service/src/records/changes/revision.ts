import { isDeepStrictEqual } from "node:util";
import type { CellContent, Finding } from "@data-import/tables/fields";
import type { Record as ApiRecord } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { getAuthor, haveSameMessages, rewriteMessages } from "../record/authors.ts";
import type { StoredRecord } from "../record/record.ts";
import { requireCellSize } from "../record/record-size.ts";
import { requireConfigAccess, requireEditableCell } from "../rules/require-editable.ts";
import { addKept, listKept, type PreparedRecord } from "../rules/validator.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";

/**
 * A record after a revision; undefined if the revision changes nothing. Throws a `forbidden` if a guest changes a
 * read-only field or the configuration of the record.
 * @param rewrite finds the messages of a cell after the revision
 */
export function createRevision(
  context: Context,
  { sheet, validator }: RuledSheet,
  before: StoredRecord,
  revision: ApiRecord,
  commit: number,
  rewrite = rewriteMessages,
): PreparedRecord | undefined {
  const values = [...before.cells];
  const author = getAuthor(context);
  const keptBefore = listKept(before.messages);
  const kept = new Map(keptBefore);
  for (const [key, cell] of Object.entries(revision.values)) {
    const field = sheet.fields.byKey.get(key);
    if (field === undefined) continue;
    if ("value" in cell) values[field.slot] = (cell.value ?? null) as CellContent;
  }
  const { cells, findings } = validator.validate(values, noFindings);
  for (const [key, cell] of Object.entries(revision.values)) {
    const slot = sheet.fields.byKey.get(key)?.slot;
    if (slot === undefined) continue;
    const hasSameValue = isDeepStrictEqual(cells[slot] ?? null, before.cells[slot] ?? null);
    const messages = rewrite(keptBefore.get(slot) ?? [], cell, author, hasSameValue);
    if (messages.length === 0) kept.delete(slot);
    else kept.set(slot, messages);
  }
  addKept(sheet.fields, findings, kept);
  const changed = new Map(before.changed);
  for (const field of sheet.fields) {
    const { slot } = field;
    if (isDeepStrictEqual(cells[slot] ?? null, before.cells[slot] ?? null)) continue;
    changed.set(slot, commit);
    requireCellSize(cells[slot], field.key);
    requireEditableCell(context, field, before);
  }
  const metadata = readMetadata(revision) ?? before.metadata;
  const config = revision.config ?? before.config;
  const hasSameConfig = isDeepStrictEqual(config ?? {}, before.config ?? {});
  if (!hasSameConfig) requireConfigAccess(context, before);
  const isSame =
    changed.size === before.changed.size &&
    [...changed].every(([slot, number]) => before.changed.get(slot) === number) &&
    haveSameMessages(kept, keptBefore) &&
    isDeepStrictEqual(metadata ?? {}, before.metadata ?? {}) &&
    hasSameConfig;
  if (isSame) return undefined;
  const { messages: _, errors: __, ...rest } = before;
  return { ...rest, cells, findings, changed, metadata, config, updatedCommit: commit };
}

const noFindings: ReadonlyMap<number, readonly Finding[]> = new Map();

/** The metadata without the flags, which are shown there but do not come from the writer. */
function readMetadata({ metadata }: ApiRecord): Record<string, unknown> | undefined {
  if (metadata === undefined) return undefined;
  const { flags: _, ...notes } = metadata;
  return notes;
}
