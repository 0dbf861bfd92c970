import type { Column, Personal, Table } from "./define-table.ts";
import { type Tables, tables } from "./tables.ts";

/** A column by which the rows of a person are found. */
interface Trace {
  readonly column: string;
  readonly what: Personal;
}

/** A table that has something of persons. */
export interface PersonalTable {
  readonly name: keyof Tables;
  /** The column with the id of the person whose rows they are; undefined if they are of others. */
  readonly owner: string | undefined;
  /** The columns that name a person. */
  readonly traces: readonly Trace[];
  /** The columns that an export shows. */
  readonly shown: readonly string[];
  /** The columns that become null with the person, in rows that stay. */
  readonly cleared: readonly string[];
  readonly columns: Readonly<Record<string, Column>>;
}

/** Other columns that say what a row is about, without any content. */
const telling: ReadonlySet<string> = new Set([
  "action",
  "kind",
  "operation",
  "resource",
  "status",
  "topic",
  "type",
]);
const naming: ReadonlySet<Personal | undefined> = new Set(["owner", "actor", "target", "context"] as const);
const about: ReadonlySet<Personal | undefined> = new Set(["name", "mail", "address", "fact"] as const);

/** Every table that has something of persons, by what the definitions of the tables say. */
export const personalTables: readonly PersonalTable[] = tables.flatMap(({ name, columns: own }: Table) => {
  const columns = Object.entries(own);
  const traces = columns.flatMap(([column, { personal: what }]) =>
    what !== undefined && naming.has(what) ? [{ column, what }] : [],
  );
  if (traces.length === 0) return [];
  const owner = traces.find(({ what }) => what === "owner")?.column;
  const facts = columns.flatMap(([column, { personal }]) => (about.has(personal) ? [column] : []));
  const shown = columns.flatMap(([column, { personal }]) => (isShown(column, personal) ? [column] : []));
  return [
    {
      name: name as keyof Tables,
      owner,
      traces,
      shown,
      cleared: owner === undefined ? facts : [],
      columns: own,
    },
  ];
});

/** The tables whose rows belong to persons and other actors, apart from those of the persons themselves. */
export const ownedTables = personalTables.flatMap(({ name, owner, columns }) =>
  owner === undefined || owner === "id" ? [] : [{ name, owner, hasAccount: "account_id" in columns }],
);

function isShown(column: string, personal: Personal | undefined): boolean {
  if (personal === "context" || personal === "hidden" || column === "account_id") return false;
  return personal !== undefined || /(^id|_id|_at)$/.test(column) || telling.has(column);
}
