import { type Kysely, sql } from "kysely";
import {
  type CountedTable,
  countedTables,
  listChangeable,
  partsOfSpace,
  quotaMark,
  sumRow,
} from "../../counted-tables.ts";

/** The code of an error of the quota. */
export const quotaCode = "DI507";

const places = Object.entries(partsOfSpace).map(
  ([kind, isChecked]) => `(new.id || ' ${kind}', new.id, 0, 0, 0, ${isChecked})`,
);

/** Raises an error if a space of one of these parts has more than the quota. */
const checkQuota = `
  create function check_space_quota(parts text[]) returns void language plpgsql as $$
  declare over record;
  begin
    select space_id, sum(bytes) as bytes into over from space_bytes
    where space_id in (select space_id from space_bytes where part = any(parts) and is_checked = 1)
    group by space_id having sum(bytes) > (select bytes from space_quota) limit 1;
    if found then
      raise exception '${quotaMark} % % %', over.space_id, over.bytes, (select bytes from space_quota)
        using errcode = '${quotaCode}';
    end if;
  end $$`;

/** A trigger: its name, when it runs, for what, and what it does. */
interface Trigger {
  readonly name: string;
  readonly when: string;
  readonly table: string;
  readonly each: string;
  readonly work: string;
}

const triggers: readonly Trigger[] = [
  {
    name: "count_new_sheet",
    when: "insert",
    table: "sheets",
    each: "row",
    work: "insert into space_bytes select new.id, space_id, 0, 0, 0, 1 from workbooks where id = new.workbook_id;",
  },
  {
    name: "count_deleted_sheet",
    when: "delete",
    table: "sheets",
    each: "row",
    work: "delete from space_bytes where part = old.id;",
  },
  {
    name: "count_new_space",
    when: "insert",
    table: "spaces",
    each: "row",
    work: `insert into space_bytes values ${places.join(", ")};`,
  },
  {
    name: "count_deleted_space",
    when: "delete",
    table: "spaces",
    each: "row",
    work: "delete from space_bytes where space_id = old.id;",
  },
  ...countedTables.flatMap((counted) => {
    const changes = ["insert", "delete", ...(listChangeable(counted).length === 0 ? [] : ["update"])];
    return changes.map((when) => createCount(counted, when));
  }),
];

function createCount(counted: CountedTable, when: string): Trigger {
  const { table } = counted;
  const select = (rows: string, sign: string) => `
    select part.part, ${sign}sum(${sumRow(counted, rows)}) as bytes
    from ${rows} join space_bytes as part on part.part = ${counted.part(rows)}
      and (part.counted_to > ${counted.number(rows)} or part.counted_from <= ${counted.number(rows)})
    group by part.part`;
  const both = `select part, sum(bytes) as bytes from (
    ${select("new_rows", "")} union all ${select("old_rows", "-")}) as each_way group by part`;
  const changed = { insert: select("new_rows", ""), delete: select("old_rows", "-") }[when] ?? both;
  const refers = { insert: "new table as new_rows", delete: "old table as old_rows" }[when];
  const isOfClient = "new_rows.extras ->> 'sentByClient' = 'true'";
  return {
    name: `count_${when}_of_${table}`,
    when,
    table,
    each: `statement ${refers ?? "new table as new_rows old table as old_rows"}`,
    work: `
      with counted as (${changed}), stored as (
        update space_bytes set bytes = space_bytes.bytes + counted.bytes from counted
        where space_bytes.part = counted.part returning space_bytes.part, counted.bytes)
      select array_agg(part) into grown from stored where bytes > 0;
      ${
        table === "events"
          ? when === "insert"
            ? `select array_agg(space_id || ' files') into grown from new_rows where ${isOfClient};`
            : "grown := null;"
          : ""
      }
      if grown is not null then perform check_space_quota(grown); end if;`,
  };
}

export async function addSpaceCounting(db: Kysely<unknown>): Promise<void> {
  await sql.raw(checkQuota).execute(db);
  for (const { name, when, table, each, work } of triggers) {
    await sql
      .raw(
        `create function ${name}() returns trigger language plpgsql as $$
        declare grown text[]; begin ${work} return null; end $$`,
      )
      .execute(db);
    const [level, ...refers] = each.split(" ");
    const referencing = refers.length === 0 ? "" : `referencing ${refers.join(" ")}`;
    await sql
      .raw(
        `create trigger ${name} after ${when} on ${table} ${referencing} for each ${level} execute function ${name}()`,
      )
      .execute(db);
  }
}

export async function dropSpaceCounting(db: Kysely<unknown>): Promise<void> {
  for (const { name, table } of triggers) {
    await sql.raw(`drop trigger ${name} on ${table}`).execute(db);
    await sql.raw(`drop function ${name}()`).execute(db);
  }
  await sql.raw("drop function check_space_quota(text[])").execute(db);
}
