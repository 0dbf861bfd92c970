import { foldCase, isAscii } from "@data-import/tables/basics";
import { type RawBuilder, sql } from "kysely";
import { type EngineSql, writeSlot } from "../../engine-sql.ts";

const eachCell = sql`jsonb_array_elements(records.cells) with ordinality cell(value, place)`;
const cellNumber = sql<
  number | null
>`case when jsonb_typeof(cell.value) = 'number' then cell.value::numeric end`;

/** Up to so many slots, a condition for each slot is up to ten times faster than one on a list of all cells. */
const fewSlots = 50;

/** PostgreSQL: JSON is `jsonb`. */
export const postgresSql: EngineSql = {
  lockRows: (query) => query.forUpdate(),
  lockRowsOf: (table, query) => query.forUpdate(table),
  holdRows: (query) => query.forKeyShare(),
  shareRows: (query) => query.forShare(),
  lockFreeRows: (query) => query.forUpdate().skipLocked(),
  isWaitedFor: undefined,
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  text(slot) {
    const cell = sql`records.cells -> ${writeSlot(slot)}`;
    return sql`case when jsonb_typeof(${cell}) = 'array' then ${cell} ->> 0 else records.cells ->> ${writeSlot(slot)} end`;
  },
  isEmpty: (slot) => sql`coalesce(records.cells ->> ${writeSlot(slot)}, '') = ''`,
  number(slot) {
    const place = writeSlot(slot);
    return sql`case when jsonb_typeof(records.cells -> ${place}) = 'number' then (records.cells ->> ${place})::numeric end`;
  },
  hasText(slot, condition) {
    const cell = sql`records.cells -> ${writeSlot(slot)}`;
    return sql`case when jsonb_typeof(${cell}) = 'array' then ${hasItem(cell, condition)} else coalesce(${condition(sql`records.cells ->> ${writeSlot(slot)}`)}, false) end`;
  },
  hasCell(slots, condition) {
    if (slots.length <= fewSlots) return joinAny(slots.map((slot) => postgresSql.hasText(slot, condition)));
    return sql`exists (select 1 from ${eachCell} where ${isIn(slots)} and case when jsonb_typeof(cell.value) = 'array' then ${hasItem(sql`cell.value`, condition)} else ${condition(sql`cell.value #>> '{}'`)} end)`;
  },
  hasNumber(slots, condition) {
    if (slots.length <= fewSlots) {
      return joinAny(slots.map((slot) => sql`coalesce(${condition(postgresSql.number(slot))}, false)`));
    }
    return sql`exists (select 1 from ${eachCell} where ${isIn(slots)} and ${condition(cellNumber)})`;
  },
  matches(text, pattern, isCaseSensitive) {
    if (isCaseSensitive) return sql`${text} like ${pattern} escape '\\'`;
    // The locale of the database has no effect, so every database returns the same records.
    if (isAscii(pattern)) return sql`(${text}) collate "C" ilike ${pattern} escape '\\'`;
    // Sigma at the end of a word, and elsewhere.
    return sql`translate(lower((${text}) collate "und-x-icu"), '\u03c2', '\u03c3') like ${foldCase(pattern)} escape '\\'`;
  },
  comparable: (text) => sql`(${text}) collate "C"`,
  list: (values) => sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
  integers: (values) =>
    listFew(sql`select value::integer from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)`),
  // PostgreSQL cannot turn a query with an offset into a join, for which it could read all rows of the sheet.
  lookUp: (values, table, condition) =>
    sql`${postgresSql.list(values)} as given
      cross join lateral (select * from ${sql.table(table)} where ${condition} offset 0) as ${sql.table(table)}`,
  // Of a value that is compressed, PostgreSQL only knows the compressed size.
  bytes: (column) =>
    sql`case when pg_column_compression(${sql.ref(column)}) is null then pg_column_size(${sql.ref(column)})
      else octet_length(${sql.ref(column)}::text) end`,
  hasWarning: (slot) =>
    slot === undefined
      ? sql`coalesce(jsonb_path_exists(records.messages, '$.*[*] ? (@.type == "warn")'), false)`
      : sql`coalesce(records.messages -> '${writeSlot(slot)}' @> '[{"type": "warn"}]'::jsonb, false)`,
  eachCell: {
    table: eachCell,
    slot: sql`cell.place - 1`,
    isFilled: sql`(cell.value not in ('null'::jsonb, '""'::jsonb))`,
    number: cellNumber,
    sum: sql`sum(${cellNumber})`,
  },
  eachError: sql`unnest(string_to_array(trim(both ',' from records.errors), ',')) slot(value)`,
  eachChange: sql`jsonb_object_keys(records.changed) slot(value)`,
  isInRanges: (ranges) =>
    sql`exists (select 1 from jsonb_array_elements(${ranges}::jsonb) span(value) where records.position between (span.value ->> 0)::integer and (span.value ->> 1)::integer)`,
  isValueEntry: (sheetId, entries) =>
    sql`sheet_id = ${sheetId} and ctid in ${listFew(sql`
      select found.ctid from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) as given cross join lateral (
        select ctid from record_values where sheet_id = ${sheetId} and rule = given.value ->> 0
          and digest = given.value ->> 1 and position = (given.value ->> 2)::integer offset 0) as found`)}`,
  flags: (slugs) => sql`${JSON.stringify(slugs)}::jsonb`,
  addFlag: (slug) => sql`coalesce(records.flags, '[]'::jsonb) || ${JSON.stringify([slug])}::jsonb`,
  removeFlags: (slugs) => sql`nullif(records.flags - array[${sql.join(slugs)}]::text[], '[]'::jsonb)`,
  hasItem: (column, item) => sql`${sql.ref(column)} @> ${JSON.stringify([item])}::jsonb`,
  replaceFlag: (slug, successor) =>
    sql`(select jsonb_agg(coalesce(nullif(value, ${slug}::text), ${successor}::text) order by place)
      from jsonb_array_elements_text(records.flags) with ordinality as each (value, place)
      where value <> ${slug}::text or ${successor}::text is not null)`,
};

/**
 * The rows of a query of one column. PostgreSQL expects only ten of them, so it looks up each in an index. Otherwise, it
 * reads all rows of a sheet until it has counted the rows of the table.
 */
export function listFew<Value>(query: RawBuilder<Value>): RawBuilder<{ value: Value }> {
  return sql`(select unnest(array(${query})) as value)`;
}

function joinAny(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`(${sql.join(conditions, sql` or `)})`;
}

function isIn(slots: readonly number[]): RawBuilder<boolean> {
  return sql`cell.place in (${sql.join(slots.map((slot) => writeSlot(slot + 1)))})`;
}

function hasItem(
  list: RawBuilder<unknown>,
  condition: (item: RawBuilder<string>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`exists (select 1 from jsonb_array_elements_text(${list}) item(value) where ${condition(sql`item.value`)})`;
}
