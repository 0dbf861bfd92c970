import type { CellValueUnion, ViewConfig } from "@data-import/types";
import type { ListQuery } from "../../rows/row-service.ts";

/** Which records a person wants to see, as they chose it. */
export interface ListState {
  /** Whether only records with errors are shown; with a key, only those with errors in this field. */
  readonly errors: boolean | string;
  /** Whether only records without errors are shown. Only views ask for it. */
  readonly valid: boolean;
  readonly search: string;
  /** The key of the field to search; the default is all of them. Only views name one. */
  readonly searchField: string | undefined;
  /** A query of the filter query language, as it was typed. */
  readonly query: string;
  /** By the key of a field, the values that its records may have. */
  readonly values: Readonly<Record<string, readonly CellValueUnion[]>>;
  readonly sort: { readonly key: string; readonly direction: "asc" | "desc" } | undefined;
}

/** Everything, in the order of the sheet. */
export const everyRecord: ListState = {
  errors: false,
  valid: false,
  search: "",
  searchField: undefined,
  query: "",
  values: {},
  sort: undefined,
};

/** The parameters for the service; a view keeps them by the same names. */
export function toQuery({
  errors,
  valid,
  search,
  searchField,
  query,
  values,
  sort,
}: ListState): ListQuery & ViewConfig {
  const chosen = Object.entries(values).filter(([, list]) => list.length > 0);
  const conditions = chosen.map(([key, list]) => joinConditions(key, list));
  if (query.trim() !== "") conditions.unshift(conditions.length > 0 ? `(${query.trim()})` : query.trim());
  return {
    ...(errors !== false ? { filter: "error" as const } : valid && { filter: "valid" as const }),
    ...(typeof errors === "string" && { filterField: errors }),
    ...(search !== "" && { searchValue: search }),
    ...(search !== "" && searchField !== undefined && { searchField }),
    ...(conditions.length > 0 && { q: conditions.join(" and ") }),
    ...(sort !== undefined && { sortField: sort.key, sortDirection: sort.direction }),
  };
}

/** A view as the page understands it. */
interface ReadView {
  readonly list: ListState;
  /** The names of parameters that change what is shown, and that this page does not know. */
  readonly unknown: readonly string[];
  /** What the list does not say; a view that is saved again keeps it. */
  readonly rest: ViewConfig;
}

/** Parameters that do not change which records are shown, or in which order. */
const harmless = /^(include|page)/;

/** Reads what a view shows. */
export function fromView(config: ViewConfig): ReadView {
  const { filter, filterField, searchValue, searchField, q, sortField, sortDirection, ...others } = config;
  const isKnown = filter === "error" || (filter === "valid" && filterField === undefined);
  const hasMore = filter !== undefined && filter !== "all" && !isKnown;
  const rest = {
    ...(hasMore && { filter }),
    ...(hasMore && filterField !== undefined && { filterField }),
    ...others,
  };
  const list: ListState = {
    ...everyRecord,
    errors: filter === "error" && (filterField ?? true),
    valid: filter === "valid" && isKnown,
    search: searchValue ?? "",
    searchField,
    query: q ?? "",
    sort: sortField === undefined ? undefined : { key: sortField, direction: sortDirection ?? "asc" },
  };
  return { list, rest, unknown: Object.keys(rest).filter((name) => !harmless.test(name)) };
}

/** Whether two lists show the same records in the same order. */
export const isSameList = (one: ListState, other: ListState): boolean =>
  JSON.stringify(toQuery(one)) === JSON.stringify(toQuery(other));

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
