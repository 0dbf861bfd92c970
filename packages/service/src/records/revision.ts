import { isDeepStrictEqual } from "node:util";
import type { Record as ApiRecord } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { DomainError } from "../domain/errors.ts";
import type { CellContent, Finding } from "./fields/cell.ts";
import { readFindings } from "./input.ts";
import type { StoredRecord } from "./record.ts";
import { listKept, type PreparedRecord } from "./validator.ts";
import type { RuledSheet } from "./workbook-rules.ts";

/**
 * What a record becomes by a revision; undefined where it stays as it is. Throws a `forbidden` where a guest touches
 * what is read-only.
 */
export function createRevision(
  context: Context,
  { sheet, validator }: RuledSheet,
  before: StoredRecord,
  revision: ApiRecord,
  commit: number,
): PreparedRecord | undefined {
  const values = [...before.cells];
  const keptBefore = listKept(before.messages);
  const kept = new Map(keptBefore);
  for (const [key, cell] of Object.entries(revision.values)) {
    const field = sheet.fields.byKey.get(key);
    if (field === undefined) continue;
    if ("value" in cell) values[field.slot] = (cell.value ?? null) as CellContent;
    const findings = readFindings(cell.messages);
    if (findings.length === 0) kept.delete(field.slot);
    else kept.set(field.slot, findings);
  }
  const { cells, findings } = validator.validate(values, kept);
  const changed = new Map(before.changed);
  for (const { key, slot, property } of sheet.fields) {
    if (isDeepStrictEqual(cells[slot] ?? null, before.cells[slot] ?? null)) continue;
    changed.set(slot, commit);
    requireEditable(context, before, key, property.readonly === true);
  }
  const metadata = readMetadata(revision) ?? before.metadata;
  const config = revision.config ?? before.config;
  const isSame =
    changed.size === before.changed.size &&
    [...changed].every(([slot, number]) => before.changed.get(slot) === number) &&
    isDeepStrictEqual(sortSlots(kept), sortSlots(keptBefore)) &&
    isDeepStrictEqual(metadata ?? {}, before.metadata ?? {}) &&
    isDeepStrictEqual(config ?? {}, before.config ?? {});
  if (isSame) return undefined;
  const { messages: _, errors: __, ...rest } = before;
  return { ...rest, cells, findings, changed, metadata, config, updatedCommit: commit };
}

/** The notes without the flags, which are shown among them but are no note of the writer's. */
function readMetadata({ metadata }: ApiRecord): Record<string, unknown> | undefined {
  if (metadata === undefined) return undefined;
  const { flags: _, ...notes } = metadata;
  return notes;
}

function requireEditable(
  { actor }: Context,
  { id, config }: StoredRecord,
  key: string,
  isReadonly: boolean,
): void {
  if (actor.kind !== "guest") return;
  if (!isReadonly && config?.readonly !== true && config?.fields?.[key]?.readonly !== true) return;
  const message = `The field \`${key}\` of the record \`${id}\` is read-only for guests.`;
  throw new DomainError("forbidden", { message, key });
}

function sortSlots(slots: ReadonlyMap<number, readonly Finding[]>): [number, readonly Finding[]][] {
  return [...slots].sort(([a], [b]) => a - b);
}
