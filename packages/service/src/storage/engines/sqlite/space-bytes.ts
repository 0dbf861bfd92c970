import { type Kysely, sql } from "kysely";
import {
  type CountedTable,
  countedTables,
  listChangeable,
  partsOfSpace,
  quotaMark,
  sumRow,
} from "../../counted-tables.ts";

/** Raises an error if the parts of a space have more than the quota together. */
const raise = (spaceId: string) => `
  select raise(abort, '${quotaMark} ' || ${spaceId} || ' ' || used.bytes || ' ' || quota.bytes)
  from (select sum(bytes) as bytes from space_bytes where space_id = ${spaceId}) as used, space_quota as quota
  where used.bytes > quota.bytes`;

const places = Object.entries(partsOfSpace).map(
  ([kind, isChecked]) => `(new.id || ' ${kind}', new.id, 0, 0, 0, ${isChecked})`,
);

/** The triggers, by name: when they run, and what they do. */
const triggers: ReadonlyMap<string, readonly [string, string]> = new Map([
  [
    "count_new_sheet",
    [
      "insert on sheets",
      "insert into space_bytes select new.id, space_id, 0, 0, 0, 1 from workbooks where id = new.workbook_id",
    ],
  ],
  ["count_deleted_sheet", ["delete on sheets", "delete from space_bytes where part = old.id"]],
  ["count_new_space", ["insert on spaces", `insert into space_bytes values ${places.join(", ")}`]],
  ["count_deleted_space", ["delete on spaces", "delete from space_bytes where space_id = old.id"]],
  [
    "check_space_quota",
    [
      // What was there before there was a quota is only counted.
      "update of bytes on space_bytes when new.bytes > old.bytes and new.is_checked = 1 and new.counted_to = old.counted_to",
      raise("new.space_id"),
    ],
  ],
  ["check_client_event", ["insert on events when new.extras ->> 'sentByClient' = 1", raise("new.space_id")]],
  ...countedTables.flatMap((counted): [string, readonly [string, string]][] => {
    const { table } = counted;
    const columns = listChangeable(counted);
    const changed = columns.length === 0 ? [] : [`update of ${columns.join(", ")} on ${table}`];
    return [`insert on ${table}`, `delete on ${table}`, ...changed].map((when) => [
      `count_${when.split(" ")[0]}_of_${table}`,
      [when, writeCount(counted, when.split(" ")[0] ?? "")],
    ]);
  }),
]);

function writeCount(counted: CountedTable, change: string): string {
  const [added, removed] = [sumRow(counted, "new"), sumRow(counted, "old")];
  const row = change === "delete" ? "old" : "new";
  const difference = { insert: added, delete: `0 - ${removed}` }[change] ?? `${added} - ${removed}`;
  const number = counted.number(row);
  return `update space_bytes set bytes = bytes + ${difference}
    where part = ${counted.part(row)} and (counted_to > ${number} or counted_from <= ${number})`;
}

export async function addSpaceCounting(db: Kysely<unknown>): Promise<void> {
  for (const [name, [when, work]] of triggers) {
    await sql.raw(`create trigger ${name} after ${when} begin ${work}; end`).execute(db);
  }
}

export async function dropSpaceCounting(db: Kysely<unknown>): Promise<void> {
  for (const name of triggers.keys()) await sql.raw(`drop trigger ${name}`).execute(db);
}
