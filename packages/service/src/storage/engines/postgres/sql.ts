import { sql } from "kysely";
import { type EngineSql, writeSlot } from "../../engine-sql.ts";

/** PostgreSQL: JSON is `jsonb`. */
export const postgresSql: EngineSql = {
  lockRows: (query) => query.forUpdate(),
  holdRows: (query) => query.forKeyShare(),
  lockFreeRows: (query) => query.forUpdate().skipLocked(),
  contains: (text, part) => sql`strpos(${text}, ${part}) > 0`,
  text: (slot) => sql`records.cells ->> ${writeSlot(slot)}`,
  number(slot) {
    const place = writeSlot(slot);
    return sql`case when jsonb_typeof(records.cells -> ${place}) = 'number' then (records.cells ->> ${place})::numeric end`;
  },
  hasItem(slot, condition) {
    const place = writeSlot(slot);
    const items = sql`case when jsonb_typeof(records.cells -> ${place}) = 'array' then records.cells -> ${place} else '[]'::jsonb end`;
    return sql`exists (select 1 from jsonb_array_elements_text(${items}) item(value) where ${condition(sql`item.value`)})`;
  },
  hasCell(slots, condition) {
    const places = sql.join(slots.map((slot) => writeSlot(slot + 1)));
    return sql`exists (select 1 from jsonb_array_elements_text(records.cells) with ordinality cell(value, place) where cell.place in (${places}) and ${condition(sql`cell.value`)})`;
  },
  matches: (text, pattern, isCaseSensitive) =>
    isCaseSensitive ? sql`${text} like ${pattern} escape '\\'` : sql`${text} ilike ${pattern} escape '\\'`,
  comparable: (text) => sql`(${text}) collate "C"`,
  list: (values) => sql`(select value from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
  integers: (values) =>
    sql`(select value::integer from jsonb_array_elements_text(${JSON.stringify(values)}::jsonb))`,
  hasWarning: (slot) =>
    slot === undefined
      ? sql`coalesce(jsonb_path_exists(records.messages, '$.*[*] ? (@.type == "warn")'), false)`
      : sql`coalesce(records.messages -> '${writeSlot(slot)}' @> '[{"type": "warn"}]'::jsonb, false)`,
  eachCell: {
    table: sql`jsonb_array_elements(records.cells) with ordinality cell(value, place)`,
    slot: sql`cell.place - 1`,
    isFilled: sql`(cell.value not in ('null'::jsonb, '""'::jsonb))`,
    number: sql`case when jsonb_typeof(cell.value) = 'number' then cell.value::numeric end`,
  },
  eachError: sql`unnest(string_to_array(trim(both ',' from records.errors), ',')) slot(value)`,
  eachChange: sql`jsonb_object_keys(records.changed) slot(value)`,
  isInRanges: (ranges) =>
    sql`exists (select 1 from jsonb_array_elements(${ranges}::jsonb) span(value) where records.position between (span.value ->> 0)::integer and (span.value ->> 1)::integer)`,
  listValueEntries: (entries) =>
    sql`select value ->> 0, value ->> 1, (value ->> 2)::integer from jsonb_array_elements(${entries}::jsonb)`,
  hasFlag: (slug) => sql`flags @> ${JSON.stringify([slug])}::jsonb`,
  replaceFlag: (slug, successor) =>
    sql`(select jsonb_agg(coalesce(nullif(value, ${slug}::text), ${successor}::text) order by place)
      from jsonb_array_elements_text(records.flags) with ordinality as each (value, place)
      where value <> ${slug}::text or ${successor}::text is not null)`,
};
