import type { CellValueUnion } from "@data-import/types";
import type { ListQuery } from "../../rows/row-service.ts";

/** Which records a person wants to see, as they chose it. */
export interface ListState {
  /** Whether only records with errors are shown; with a key, only those with errors in this field. */
  readonly errors: boolean | string;
  readonly search: string;
  /** A query of the filter query language, as it was typed. */
  readonly query: string;
  /** By the key of a field, the values that its records may have. */
  readonly values: Readonly<Record<string, readonly CellValueUnion[]>>;
  readonly sort: { readonly key: string; readonly direction: "asc" | "desc" } | undefined;
}

/** Everything, in the order of the sheet. */
export const everyRecord: ListState = { errors: false, search: "", query: "", values: {}, sort: undefined };

/** The parameters for the service. */
export function toQuery({ errors, search, query, values, sort }: ListState): ListQuery {
  const chosen = Object.entries(values).filter(([, list]) => list.length > 0);
  const conditions = chosen.map(([key, list]) => joinConditions(key, list));
  if (query.trim() !== "") conditions.unshift(`(${query.trim()})`);
  return {
    ...(errors !== false && { filter: "error" as const }),
    ...(typeof errors === "string" && { filterField: errors }),
    ...(search !== "" && { searchValue: search }),
    ...(conditions.length > 0 && { q: conditions.join(" and ") }),
    ...(sort !== undefined && { sortField: sort.key, sortDirection: sort.direction }),
  };
}

/** Whether something selects records; the order does not. */
export const isSelective = (state: ListState): boolean => {
  const { sortField: _, sortDirection: __, ...selection } = toQuery(state);
  return Object.keys(selection).length > 0;
};

function joinConditions(key: string, list: readonly CellValueUnion[]): string {
  const each = list.map((value) => `${quote(key)} eq ${quote(value === null ? "" : String(value))}`);
  return `(${each.join(" or ")})`;
}

const quote = (text: string): string => `"${text.replaceAll("\\", "\\\\").replaceAll('"', '\\"')}"`;
