import { mapGivingWay } from "@data-import/front";
import type { UniqueRule, ValueRule } from "@data-import/tables/constraints";
import type { CellContent } from "@data-import/tables/fields";
import type { Context } from "../../context/context.ts";
import type { SheetStateRow } from "../../storage/rows/sheets.ts";
import type { StoredRecord } from "../record/record.ts";
import type { ReferenceRule } from "../rules/rules.ts";
import { addFinding, type PreparedRecord, validateAgain } from "../rules/validator.ts";
import type { RuledSheet } from "../rules/workbook-rules.ts";
import { readRecordsAt } from "./record-store.ts";
import {
  compareHolders,
  countHolders,
  deleteValues,
  findHolders,
  insertValues,
  type ValueEntry,
} from "./value-store.ts";

/** A record that is created (no `before`), changed, or deleted (no `prepared`). */
export interface Change {
  readonly before?: StoredRecord | undefined;
  readonly prepared?: PreparedRecord | undefined;
}

/** The part of a record that is indexed. */
type Indexed = Pick<StoredRecord, "position" | "cells">;

/** For each rule, by how much the number of records with a value changes. */
type Touched = Map<string, Map<string, number>>;

/** The values that a field of the sheet has for the first time, or no longer has. References to them change. */
export interface ChangedLookup {
  readonly slot: number;
  readonly digests: readonly string[];
}

/**
 * Indexes the values of changes, and adds the findings that depend on other records. If other records become duplicates,
 * or are no longer duplicates, they are added to the changes.
 */
export async function relateChanges(
  context: Context,
  ruled: RuledSheet,
  { revalidation }: Pick<SheetStateRow, "revalidation">,
  changes: readonly Change[],
): Promise<{ readonly changes: readonly Change[]; readonly lookups: readonly ChangedLookup[] }> {
  const { sheet, rules, validator } = ruled;
  const indexed = [...rules.unique, ...rules.references, ...rules.lookups];
  if (indexed.length === 0) return { changes, lookups: [] };

  const mayHaveEntries = revalidation !== null;
  const touched = await indexChanges(context, sheet.id, indexed, changes, { mayHaveEntries });
  const positions = await findNeighbours(context, ruled, touched, changes);
  const neighbours = (await readRecordsAt(context, sheet.id, positions)).map((before) => ({
    before,
    prepared: validateAgain(validator, before),
  }));
  const all = neighbours.length === 0 ? changes : [...changes, ...neighbours];
  await relateRecords(
    context,
    ruled,
    all.flatMap(({ prepared }) => prepared ?? []),
  );
  return { changes: all, lookups: await listChangedLookups(context, ruled, touched) };
}

/** Whether rules of a sheet depend on other records. */
export function hasIndexedRules({ rules: { unique, references, lookups } }: RuledSheet): boolean {
  return unique.length + references.length + lookups.length > 0;
}

/** Adds the findings that depend on other records. Every value is indexed already. */
export async function relateRecords(
  context: Context,
  ruled: RuledSheet,
  records: readonly PreparedRecord[],
): Promise<void> {
  for (const rule of ruled.rules.unique) await findDuplicates(context, ruled.sheet.id, rule, records);
  for (const reference of ruled.rules.references) await findUnlinked(context, ruled, reference, records);
}

/** Indexes the values of records without any index entry. */
export async function indexRecords(
  context: Context,
  { sheet, rules }: RuledSheet,
  records: readonly PreparedRecord[],
): Promise<void> {
  const indexed = [...rules.unique, ...rules.references, ...rules.lookups];
  if (indexed.length === 0) return;
  await indexChanges(
    context,
    sheet.id,
    indexed,
    records.map((prepared) => ({ prepared })),
  );
}

/** Indexes the values of records for some rules. They may have some of these entries already, and have no others. */
export async function indexAgain(
  context: Context,
  { sheet, rules: { unique, references, lookups } }: RuledSheet,
  names: readonly string[],
  records: readonly StoredRecord[],
): Promise<void> {
  const rules = [...unique, ...references, ...lookups].filter(({ name }) => names.includes(name));
  const changes = records.map((prepared) => ({ prepared }));
  await indexChanges(context, sheet.id, rules, changes, { mayHaveEntries: true });
}

/** @param mayHaveEntries whether the index may have some of the new entries, while it is made again */
async function indexChanges(
  context: Context,
  sheetId: string,
  rules: readonly ValueRule[],
  changes: readonly { readonly before?: Indexed | undefined; readonly prepared?: Indexed | undefined }[],
  { mayHaveEntries = false }: { readonly mayHaveEntries?: boolean } = {},
): Promise<Touched> {
  const touched: Touched = new Map();
  const gone: ValueEntry[] = [];
  const come: ValueEntry[] = [];
  for (const rule of rules) {
    const counts = new Map<string, number>();
    touched.set(rule.name, counts);
    await mapGivingWay(changes, ({ before, prepared }) => {
      const old = before === undefined ? [] : rule.digest(before.cells);
      const now = prepared === undefined ? [] : rule.digest(prepared.cells);
      const position = (before ?? prepared)?.position ?? 0;
      for (const digest of old) if (!now.includes(digest)) note(gone, -1, digest, position);
      for (const digest of now) if (!old.includes(digest)) note(come, 1, digest, position);
    });

    function note(list: ValueEntry[], sign: 1 | -1, digest: string, position: number): void {
      list.push({ rule: rule.name, digest, position });
      counts.set(digest, (counts.get(digest) ?? 0) + sign);
    }
  }
  await deleteValues(context, sheetId, mayHaveEntries ? [...gone, ...come] : gone);
  await insertValues(context, sheetId, come);
  return touched;
}

/** The positions of other records that become unique by the changes, or are no longer unique. */
async function findNeighbours(
  context: Context,
  { sheet, rules }: RuledSheet,
  touched: Touched,
  changes: readonly Change[],
): Promise<number[]> {
  const known = new Set(changes.map(({ before, prepared }) => (before ?? prepared)?.position));
  const neighbours = new Set<number>();
  for (const { name } of rules.unique) {
    const counts = touched.get(name) ?? new Map<string, number>();
    const turned = (await compareHolders(context, sheet.id, name, counts)).filter(
      ({ now, before }) => now >= 1 && before >= 1 && now !== before,
    );
    const digests = turned.map(({ digest }) => digest);
    for (const { position } of await findHolders(context, sheet.id, name, digests)) {
      if (!known.has(position)) neighbours.add(position);
    }
  }
  return [...neighbours];
}

async function findDuplicates(
  context: Context,
  sheetId: string,
  rule: UniqueRule,
  records: readonly PreparedRecord[],
): Promise<void> {
  const digests = new Map(records.map((prepared) => [prepared, rule.digest(prepared.cells)]));
  const all = [...new Set([...digests.values()].flat())];
  const holders = await countHolders(context, sheetId, rule.name, all, 2);
  for (const [prepared, own] of digests) {
    if (!own.some((digest) => (holders.get(digest) ?? 0) > 1)) continue;
    for (const slot of rule.slots) addFinding(prepared.findings, slot, rule.finding);
  }
}

async function findUnlinked(
  context: Context,
  ruled: RuledSheet,
  reference: ReferenceRule,
  records: readonly PreparedRecord[],
): Promise<void> {
  const target = ruled.findTarget(reference);
  const digests = new Map(records.map((prepared) => [prepared, reference.digest(prepared.cells)]));
  const wanted = [...new Set([...digests.values()].flat())];
  const { filter } = reference;
  const filterSlot = filter && target?.sheet.fields.byKey.get(filter.refField)?.slot;
  const found =
    target === undefined
      ? new Set<string>()
      : filterSlot === undefined
        ? new Set((await countHolders(context, target.sheet.id, target.rule, wanted, 1)).keys())
        : await listFiltered(context, target, filterSlot, wanted);
  for (const [prepared, own] of digests) {
    const suffix =
      filter === undefined || filterSlot === undefined ? "" : writeKey(prepared.cells[filter.recordSlot]);
    if (own.some((digest) => !found.has(digest + suffix))) {
      addFinding(prepared.findings, reference.field.slot, reference.finding);
    }
  }
}

/** The values that exist together with the value of the reference's filter. */
async function listFiltered(
  context: Context,
  target: { readonly sheet: { readonly id: string }; readonly rule: string },
  filterSlot: number,
  digests: readonly string[],
): Promise<Set<string>> {
  const holders = await findHolders(context, target.sheet.id, target.rule, digests);
  const records = await readRecordsAt(
    context,
    target.sheet.id,
    holders.map(({ position }) => position),
  );
  const keys = new Map(records.map(({ position, cells }) => [position, writeKey(cells[filterSlot])]));
  return new Set(holders.map(({ digest, position }) => digest + keys.get(position)));
}

/** A value as text, to compare values of any type. */
export function writeKey(value: CellContent | undefined): string {
  return `\0${JSON.stringify(value ?? null)}`;
}

async function listChangedLookups(
  context: Context,
  { sheet, rules }: RuledSheet,
  touched: Touched,
): Promise<ChangedLookup[]> {
  const changed: ChangedLookup[] = [];
  for (const { name } of rules.lookups) {
    const counts = touched.get(name) ?? new Map<string, number>();
    const digests = (await compareHolders(context, sheet.id, name, counts))
      .filter(({ now, before }) => now > 0 !== before > 0)
      .map(({ digest }) => digest);
    if (digests.length > 0) changed.push({ slot: Number(name.slice(name.indexOf(":") + 1)), digests });
  }
  return changed;
}
