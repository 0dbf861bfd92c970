import { sql } from "kysely";
import { type EngineSql, writeSlot } from "../../engine-sql.ts";

/** SQLite: JSON is text. It has only one writer, so rows need no locks. */
export const sqliteSql: EngineSql = {
  lockRows: (query) => query,
  holdRows: (query) => query,
  lockFreeRows: (query) => query,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  text(slot) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`case json_type(records.cells, ${path}) when 'true' then 'true' when 'false' then 'false' else cast(json_extract(records.cells, ${path}) as text) end`;
  },
  number(slot) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`case when json_type(records.cells, ${path}) in ('integer', 'real') then json_extract(records.cells, ${path}) end`;
  },
  hasItem(slot, condition) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`exists (select 1 from json_each(records.cells, ${path}) item where ${condition(sql`cast(item.value as text)`)})`;
  },
  hasCell(slots, condition) {
    const text = sql<
      string | null
    >`case cell.type when 'true' then 'true' when 'false' then 'false' else cast(cell.value as text) end`;
    const keys = sql.join(slots.map(writeSlot));
    return sql`exists (select 1 from json_each(records.cells) cell where cell.key in (${keys}) and ${condition(text)})`;
  },
  matches(text, pattern, isCaseSensitive) {
    return isCaseSensitive
      ? sql`${text} glob ${writeGlob(pattern)}`
      : sql`${text} like ${pattern} escape '\\'`;
  },
  comparable: (text) => text,
  list: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  integers: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  hasWarning: (slot) =>
    slot === undefined
      ? sql`exists (select 1 from json_tree(records.messages) part where part.key = 'type' and part.value = 'warn')`
      : sql`exists (select 1 from json_each(records.messages, '$."${writeSlot(slot)}"') finding where finding.value ->> 'type' = 'warn')`,
  eachCell: {
    table: sql`json_each(records.cells) cell`,
    slot: sql`cell.key`,
    isFilled: sql`(cell.type <> 'null' and cell.value <> '')`,
    number: sql`case when cell.type in ('integer', 'real') then cell.value end`,
  },
  eachError: sql`json_each('[' || trim(records.errors, ',') || ']') slot`,
  eachChange: sql`json_each('[' || (select group_concat(key) from json_each(records.changed)) || ']') slot`,
  isInRanges: (ranges) =>
    sql`exists (select 1 from json_each(${ranges}) span where records.position between span.value ->> 0 and span.value ->> 1)`,
  listValueEntries: (entries) => sql`select value ->> 0, value ->> 1, value ->> 2 from json_each(${entries})`,
  hasFlag: (slug) => sql`exists (select 1 from json_each(records.flags) where value = ${slug})`,
  replaceFlag: (slug, successor) =>
    sql`(select nullif(json_group_array(coalesce(nullif(value, ${slug}), ${successor})), '[]')
      from json_each(records.flags) where value <> ${slug} or ${successor} is not null)`,
};

/** In SQLite, LIKE ignores case. GLOB does not, but has other special characters. */
function writeGlob(pattern: string): string {
  return pattern.replace(/\\(.)|[%_*?[\]]/gsu, (sign, escaped?: string) => {
    if (escaped !== undefined) return quoteGlob(escaped);
    return sign === "%" ? "*" : sign === "_" ? "?" : quoteGlob(sign);
  });
}

function quoteGlob(sign: string): string {
  return "*?[".includes(sign) ? `[${sign}]` : sign;
}
