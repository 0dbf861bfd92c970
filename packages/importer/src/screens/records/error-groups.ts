import type { Property, Record as SheetRecord } from "@data-import/types";

/** Equal errors of one field. */
export interface ErrorGroup {
  readonly field: Property;
  /** The message of the first one; in others, what is in quotation marks differs. */
  readonly message: string;
  readonly records: readonly SheetRecord[];
  /** Whether spaces around a value may be the reason for all of them. */
  readonly hasSpaces: boolean;
}

// A message names the wrong value: “…”, "…" or `…`, and the places of other records.
const varying = /“[^”]{0,200}”|"[^"]{0,200}"|`[^`]{0,200}`|\d/g;

/** Puts equal errors together, the most frequent first. */
export function groupErrors(fields: readonly Property[], records: readonly SheetRecord[]): ErrorGroup[] {
  const groups = new Map<string, { field: Property; message: string; records: SheetRecord[] }>();
  for (const record of records) {
    for (const field of fields) {
      for (const { type, message = "" } of record.values[field.key]?.messages ?? []) {
        if (type !== "error") continue;
        const key = `${field.key} ${message.replace(varying, "")}`;
        const group = groups.get(key) ?? { field, message, records: [] };
        if (group.records.at(-1) !== record) group.records.push(record);
        groups.set(key, group);
      }
    }
  }
  return [...groups.values()]
    .map((group) => ({
      ...group,
      hasSpaces: group.records.every(({ values }) => {
        const value = values[group.field.key]?.value;
        return typeof value === "string" && value !== value.trim();
      }),
    }))
    .sort((one, other) => other.records.length - one.records.length);
}
