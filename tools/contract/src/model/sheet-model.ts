import type { Property, RecordId } from "@data-import/types";

// A second writing of what the description says of records, made without looking at an implementation. It keeps
// everything in a list and computes every result from it, so that it is easy to see that it is right.

/** The value of a cell in the model. */
export type Value = string | number | boolean | null;

/** A record in the model. */
export interface ModelRecord {
  readonly id: RecordId;
  readonly values: Readonly<Record<string, Value>>;
}

/** The fields of the sheet that the model knows. */
export const fields: readonly Property[] = [
  { key: "code", type: "string", constraints: [{ type: "unique", config: { caseSensitive: true } }] },
  { key: "name", type: "string", constraints: [{ type: "required" }] },
  { key: "amount", type: "number" },
  { key: "active", type: "boolean" },
  { key: "kind", type: "enum", config: { options: [{ value: "cup" }, { value: "plate" }] } },
];

/** Which records to select; the parameters of the same names. */
export interface Selection {
  readonly filter?: "valid" | "error" | "all";
  readonly filterField?: string;
  readonly searchValue?: string;
  readonly searchField?: string;
  readonly ids?: RecordId[];
}

const isEmpty = (value: Value | undefined): boolean => value === undefined || value === null || value === "";

/** The keys of the fields with an error in a record. */
export function listErrors(records: readonly ModelRecord[], { values }: ModelRecord): string[] {
  const { code, name, amount, active, kind } = values;
  const same = records.filter((other) => !isEmpty(code) && other.values["code"] === code);
  const wrong = {
    code: same.length > 1,
    name: isEmpty(name),
    amount: !isEmpty(amount) && typeof amount !== "number",
    active: !isEmpty(active) && typeof active !== "boolean",
    kind: !isEmpty(kind) && kind !== "cup" && kind !== "plate",
  };
  return Object.entries(wrong).flatMap(([key, isWrong]) => (isWrong ? [key] : []));
}

/** The selected records, in the order of the sheet: that of their insertion. */
export function select(records: readonly ModelRecord[], selection: Selection): ModelRecord[] {
  const { filter, filterField, searchValue, searchField, ids } = selection;
  // With a search or a filter, `ids` are the records to leave out.
  const excludes = searchValue !== undefined || filter === "valid" || filter === "error" || filter === "all";
  return records.filter((record) => {
    if (ids && ids.includes(record.id) === excludes) return false;
    if (filter === "valid" || filter === "error") {
      const errors = listErrors(records, record);
      const hasError = filterField === undefined ? errors.length > 0 : errors.includes(filterField);
      if (hasError !== (filter === "error")) return false;
    }
    return searchValue === undefined || isFound(record, searchValue, searchField);
  });
}

function isFound({ values }: ModelRecord, searched: string, field: string | undefined): boolean {
  const cells = field === undefined ? fields.map(({ key }) => values[key]) : [values[field]];
  const exact = /^"(.*)"$/s.exec(searched)?.[1];
  if (exact === "") return cells.some(isEmpty);
  const texts = cells.filter((value) => !isEmpty(value)).map((value) => String(value).toLowerCase());
  return texts.some((text) =>
    exact === undefined ? text.includes(searched.toLowerCase()) : text === exact.toLowerCase(),
  );
}

/** The counts of a set of records. */
export function count(records: readonly ModelRecord[], selected: readonly ModelRecord[]) {
  const errors = selected.filter((record) => listErrors(records, record).length > 0).length;
  return { total: selected.length, valid: selected.length - errors, error: errors };
}

/** The calculations of a field, without those about changes. A type without a result is left out. */
export function calculate(selected: readonly ModelRecord[], key: string): Record<string, number> {
  const values = selected.map((record) => record.values[key]);
  const empty = values.filter(isEmpty).length;
  const numbers = values.filter((value) => typeof value === "number");
  const sum = numbers.reduce((total, number) => total + number, 0);
  return {
    COUNT_EMPTY: empty,
    COUNT_NON_EMPTY: values.length - empty,
    ...(values.length > 0 && {
      PERCENT_EMPTY: (100 * empty) / values.length,
      PERCENT_NON_EMPTY: (100 * (values.length - empty)) / values.length,
    }),
    ...(numbers.length > 0 && {
      SUM: sum,
      AVERAGE: sum / numbers.length,
      MIN: Math.min(...numbers),
      MAX: Math.max(...numbers),
    }),
  };
}
