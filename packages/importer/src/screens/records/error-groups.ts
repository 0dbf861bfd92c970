import type { Property, Record as SheetRecord, ValidationMessage } from "@data-import/types";

/** Equal errors of one field. */
export interface ErrorGroup {
  /** What its errors have in common; the same in every language if the service wrote the message. */
  readonly key: string;
  readonly field: Property;
  /** The message of the first one; in others of a hook, what is in quotation marks may differ. */
  readonly message: string;
  readonly records: readonly SheetRecord[];
  /** Whether spaces around a value may be the reason for all of them. */
  readonly hasSpaces: boolean;
}

// A text without a code names the wrong value: “…”, "…" or `…`, and the places of other records.
const varying = /“[^”]{0,200}”|"[^"]{0,200}"|`[^`]{0,200}`|\d/g;

/** What messages have in common that are to be corrected in the same way: their code and what it names, or their text. */
function kindOf({ code, params, message = "" }: ValidationMessage): string {
  return code === undefined ? message.replace(varying, "") : JSON.stringify([code, params]);
}

/** Puts equal errors together, the most frequent first. */
export function groupErrors(fields: readonly Property[], records: readonly SheetRecord[]): ErrorGroup[] {
  const groups = new Map<string, { key: string; field: Property; message: string; records: SheetRecord[] }>();
  for (const record of records) {
    for (const field of fields) {
      for (const message of record.values[field.key]?.messages ?? []) {
        if (message.type !== "error") continue;
        const key = `${field.key} ${kindOf(message)}`;
        const group = groups.get(key) ?? { key, field, message: message.message ?? "", records: [] };
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
