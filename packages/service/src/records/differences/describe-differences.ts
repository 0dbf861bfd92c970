import { isEmpty } from "@data-import/tables/fields";
import type {
  CellValue,
  ChangeType,
  DiffData,
  DiffRecord,
  DiffRecordsResponse,
  RecordId,
  SnapshotSummary,
} from "@data-import/types";
import { limits } from "@data-import/types";
import type { Context } from "../../context/context.ts";
import { closeList, type WrittenJson, writeList } from "../../context/written-json.ts";
import { noteMeasured } from "../../domain/list-part.ts";
import { type Page, writeNextCursor } from "../../domain/page.ts";
import { divideSized, type Sized } from "../../domain/sized.ts";
import { getSheet } from "../../sheets/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import {
  type Comparison,
  type Difference,
  hasSameValue,
  readDifferences,
  walkDifferences,
} from "./differences.ts";

/**
 * One page of the records that differ from a snapshot, perhaps only those with one kind of change. If they are too large to be
 * in memory at once, a page behind a cursor ends early, and another one is read again in parts, as the records are then.
 */
export async function listDifferences(
  context: Context,
  comparison: Comparison,
  type: ChangeType | undefined,
  asked: Page,
): Promise<DiffRecordsResponse | WrittenJson> {
  const { mostBytes } = context.part ?? { mostBytes: limits.pageBytes };
  const sizes: Sized<number>[] = [];
  let page: DiffRecord[] = [];
  let bytes = 0;
  let skip = asked.offset;
  let hasMore = false;
  for await (const differences of walkDifferences(context, comparison, asked.after?.number)) {
    const wanted = type === undefined ? differences : differences.filter((one) => one.type === type);
    const rest = wanted.slice(skip);
    skip = Math.max(0, skip - wanted.length);
    for (const one of rest) {
      // One more is looked for: without it, the page is the last one.
      hasMore = sizes.length === asked.limit;
      if (hasMore) break;
      const described = describeDifference(comparison, one);
      const size = { key: one.position, bytes: JSON.stringify(described).length };
      bytes += size.bytes;
      hasMore = asked.after !== undefined && bytes > mostBytes && sizes.length > 0;
      if (hasMore) break;
      sizes.push(size);
      if (bytes <= mostBytes || sizes.length === 1) page.push(described);
      else page = [];
    }
    if (hasMore) break;
  }
  noteMeasured(context);
  const last = sizes.at(-1);
  const rest = hasMore && last !== undefined && { nextCursor: writeNextCursor(asked, { number: last.key }) };
  if (page.length === sizes.length) return { data: page, ...rest };
  return writeList(['{"data":[', closeList({ ...rest })], divideSized(sizes), async (own, positions) => {
    await getSheet(own, comparison.sheet.id);
    const part = await readDifferences(own, comparison, positions);
    return part.map((one) => JSON.stringify(describeDifference(comparison, one))).join();
  });
}

/** How many records were added, changed and deleted since a snapshot, and which fields. */
export async function summarizeDifferences(
  context: Context,
  comparison: Comparison,
): Promise<SnapshotSummary> {
  const { sheet, snapshot, shared } = comparison;
  const sections = {
    createdSince: { total: 0, byField: {} as Record<string, number> },
    updatedSince: { total: 0, byField: {} as Record<string, number> },
    deletedSince: { total: 0, byField: {} as Record<string, number> },
  };
  for await (const differences of walkDifferences(context, comparison)) {
    for (const { type, then, now } of differences) {
      const section = sections[type];
      section.total += 1;
      const compared = then && now ? shared.map(({ field }) => field) : sheet.fields;
      for (const { key, slot } of compared) {
        const counts = then && now ? !hasSameValue(then, now, slot) : !isEmpty((then ?? now)?.cells[slot]);
        if (counts) section.byField[key] = (section.byField[key] ?? 0) + 1;
      }
    }
  }
  return {
    ...sections,
    ...compareFields(comparison),
    config: JSON.parse(snapshot.config ?? sheet.row.config),
  };
}

function compareFields({ sheet, snapshot, shared }: Comparison): Pick<SnapshotSummary, "schemaDiff"> {
  const before = (JSON.parse(snapshot.slots) as (string | null)[]).flatMap((key) => key ?? []);
  const unchanged = new Set(shared.map(({ field }) => field.key));
  const keys = [
    ...sheet.fields.map(({ key }) => key),
    ...before.filter((key) => !sheet.fields.byKey.has(key)),
  ];
  return {
    schemaDiff: Object.fromEntries(
      keys.map((key) => {
        if (unchanged.has(key)) return [key, "unchanged"];
        return [key, sheet.fields.byKey.has(key) ? "added" : "removed"];
      }),
    ),
  };
}

function describeDifference({ sheet, shared }: Comparison, { type, then, now }: Difference): DiffRecord {
  const record = (now ?? then) as StoredRecord;
  const known = new Set(shared.map(({ field }) => field.slot));
  const values: DiffData = {};
  for (const { key, slot } of sheet.fields) {
    const read = (from: StoredRecord) => (from.cells[slot] ?? null) as NonNullable<CellValue["value"]>;
    const hasError = record.messages.get(slot)?.some((finding) => finding.type === "error") === true;
    values[key] = {
      ...(then && known.has(slot) && { snapshotValue: read(then) }),
      ...(now && { value: read(now) }),
      valid: !hasError,
    };
  }
  return {
    id: record.id as RecordId,
    changeType: type,
    values,
    valid: record.errors === null,
    metadata: { ...record.metadata },
    config: record.config ?? {},
  };
}
