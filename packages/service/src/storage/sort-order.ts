import type { RawBuilder } from "kysely";
import { createInvalid } from "../domain/errors.ts";
import type { Storage } from "./storage.ts";

/** By what a list can be sorted, by the name of the property. */
export type SortKeys<Field extends string> = Readonly<
  Record<Field, { readonly value: RawBuilder<unknown>; readonly isText: boolean }>
>;

/** By what a list is sorted. */
export interface SortOrder {
  readonly value: RawBuilder<unknown>;
  readonly direction: "asc" | "desc";
}

/** Reads `sortField` and `sortDirection`; undefined without them. Throws an `invalid` if only one of them is there. */
export function readSortOrder<Field extends string>(
  { engine }: Pick<Storage, "engine">,
  {
    sortField,
    sortDirection,
  }: { readonly sortField?: Field | undefined; readonly sortDirection?: "asc" | "desc" | undefined },
  keys: SortKeys<Field>,
): SortOrder | undefined {
  if (sortField === undefined && sortDirection === undefined) return undefined;
  if (sortDirection === undefined) {
    throw createInvalid(
      "value_missing",
      "sortDirection",
      "`sortField` needs `sortDirection` beside it: send `asc` or `desc`.",
    );
  }
  if (sortField === undefined) {
    const fields = Object.keys(keys).map((name) => `\`${name}\``);
    throw createInvalid(
      "value_missing",
      "sortField",
      `\`sortDirection\` needs \`sortField\` beside it: send ${fields.join(", ")}.`,
    );
  }
  const { value, isText } = keys[sortField];
  // By code points on both engines, independent of the language of the database.
  return { value: isText ? engine.sql.comparable(value) : value, direction: sortDirection };
}
