import { foldCase } from "@data-import/tables/basics";
import { digestText, type ValueRule, writeCell } from "@data-import/tables/constraints";
import { type CellContent, createValueCheck, type Field, isEmpty } from "@data-import/tables/fields";
import type { RecordData } from "@data-import/types";
import { requireField } from "../batches/input.ts";
import type { RuledSheet } from "./workbook-rules.ts";

/** Which records of a sheet have the same key. A record with an empty value in a key field has no digest. */
export interface KeyRule extends ValueRule {
  /** Whether every write of records keeps its entries in `record_values` up to date. */
  readonly isKept: boolean;
  /** The digests of a record of a request, as if it were stored: none or one. */
  digestData(data: RecordData): readonly string[];
  /** The key as it is written, with its case, of a record that has a digest. */
  writeKey(cells: readonly CellContent[]): string;
  /** The same for a record of a request. */
  writeDataKey(data: RecordData): string;
}

/** Records of a request with the same key, as one. */
export interface KeyedData {
  readonly digest: string | undefined;
  readonly data: RecordData;
  /** The place of the first of them in the request, from 0. */
  readonly place: number;
  /** The others, in their order. */
  readonly combined: readonly CombinedData[];
}

/** A record of a request that an earlier one has the key of. */
export interface CombinedData {
  readonly place: number;
  /** Whether the keys differ in case. */
  readonly differsInCase: boolean;
}

/** How records are found by their keys. */
export interface KeyChoice {
  /** The keys of the key fields. */
  readonly keyFields: readonly string[];
  /** Whether the case of the values matters; undefined if each field says so. */
  readonly caseSensitive?: boolean | undefined;
}

/** Compiles the key fields of a request. Throws an `invalid` if the sheet does not have one of them. */
export function compileKey(
  { sheet, rules }: RuledSheet,
  { keyFields: keys, caseSensitive }: KeyChoice,
): KeyRule {
  const fields = [...new Set(keys)]
    .map((key) => requireField(sheet, key, "keyFields"))
    .sort((a, b) => a.slot - b.slot);
  const parts = fields.map((field) => ({
    ...field,
    isExact: caseSensitive ?? isExact(field),
    check: createValueCheck(field.property),
  }));
  const [first] = fields;
  // The rule of a field without duplicates has the same digests, unless the request compares in another way.
  const isOfField = first !== undefined && (caseSensitive ?? isExact(first)) === isExact(first);
  const unique =
    fields.length === 1 && isOfField
      ? rules.unique.find(({ name }) => name === `unique:${first?.slot}`)
      : undefined;
  const digest = (cells: readonly CellContent[]) => {
    const texts = parts.flatMap(({ slot, isExact }) => {
      const value = cells[slot];
      if (isEmpty(value)) return [];
      return isExact ? writeCell(value) : foldCase(writeCell(value));
    });
    if (texts.length < parts.length) return [];
    return [digestText(texts.length === 1 ? (texts[0] ?? "") : JSON.stringify(texts))];
  };
  const readCells = (data: RecordData) => {
    const cells: CellContent[] = [];
    for (const { key, slot, check } of parts) {
      const value = data[key]?.value ?? null;
      cells[slot] = isEmpty(value) ? null : check(value).value;
    }
    return cells;
  };
  const writeKey = (cells: readonly CellContent[]) =>
    JSON.stringify(parts.map(({ slot }) => writeCell(cells[slot] ?? "")));
  return {
    name: unique?.name ?? `key:${parts.map(({ slot, isExact }) => `${slot}${isExact ? "x" : ""}`).join()}`,
    isKept: unique !== undefined,
    digest,
    digestData: (data) => digest(readCells(data)),
    writeKey,
    writeDataKey: (data) => writeKey(readCells(data)),
  };
}

/** Combines records with the same key: a later cell replaces an earlier one, but keeps its value if it has none. */
export function combineByKey(rule: KeyRule, records: readonly RecordData[]): KeyedData[] {
  const keyed: (Omit<KeyedData, "data" | "combined"> & { data: RecordData; combined: CombinedData[] })[] = [];
  const byDigest = new Map<string, (typeof keyed)[number]>();
  for (const [place, data] of records.entries()) {
    const [digest] = rule.digestData(data);
    const same = digest === undefined ? undefined : byDigest.get(digest);
    if (same !== undefined) {
      same.combined.push({ place, differsInCase: rule.writeDataKey(data) !== rule.writeDataKey(same.data) });
      same.data = combineCells(same.data, data);
      continue;
    }
    const entry = { digest, data, place, combined: [] };
    keyed.push(entry);
    if (digest !== undefined) byDigest.set(digest, entry);
  }
  return keyed;
}

function combineCells(earlier: RecordData, later: RecordData): RecordData {
  const cells: RecordData = { ...earlier };
  for (const [key, cell] of Object.entries(later)) {
    const before = earlier[key];
    cells[key] =
      before !== undefined && cell !== undefined && "value" in before && !("value" in cell)
        ? { value: before.value ?? null, ...cell }
        : cell;
  }
  return cells;
}

function isExact({ property }: Field): boolean {
  return (property.constraints ?? []).some(
    (constraint) => constraint.type === "unique" && constraint.config?.caseSensitive === true,
  );
}
