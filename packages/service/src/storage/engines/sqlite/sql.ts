import { foldCase, isAscii } from "@data-import/tables/basics";
import { type RawBuilder, sql } from "kysely";
import { type EngineSql, writeSlot } from "../../engine-sql.ts";
import { millionthsPart } from "./exact-sums.ts";
import { matchLong } from "./match-long.ts";

/** A real number: sums of integers fail beyond 64 bits. */
const cellNumber = sql<
  number | null
>`case when cell.type in ('integer', 'real') then cast(cell.value as real) end`;

/** The number of a cell in millionths. */
const millionths = sql<number>`cast(round(cell.value * 1000000) as integer)`;

/** Whether a cell is a number with at most six decimal places that is not large: then its millionths are exact. */
const isShort = sql<boolean>`cell.type in ('integer', 'real') and abs(cell.value) < 1000000000 and round(cell.value * 1000000) / 1000000 = cell.value`;

/**
 * The exact sum of the numbers of cells: `sum` adds binary numbers, and 0.1 and 0.2 are 0.30000000000000004. Each call of a
 * JavaScript function keeps its arguments in memory until the statement ends, so only the other numbers need one. The
 * millionths are summed in two parts: one sum of them could exceed 64 bits.
 */
const cellSum = sql<number>`join_sums(
  sum(${millionths} / ${sql.lit(millionthsPart)}) filter (where ${isShort}),
  sum(${millionths} % ${sql.lit(millionthsPart)}) filter (where ${isShort}),
  exact_sum(${cellNumber}) filter (where cell.type in ('integer', 'real') and not (${isShort})))`;

/** Texts with a character beyond ASCII. */
const beyondAscii = "*[^\u0001-\u007f]*";

/** SQLite compares up to the whole pattern at each place of a text, so that a long one takes too long. */
const longestComparedCharacters = 64;

/** SQLite: JSON is text. It has only one writer, so rows need no locks. */
export const sqliteSql: EngineSql = {
  lockRows: (query) => query,
  lockRowsOf: (_, query) => query,
  holdRows: (query) => query,
  shareRows: (query) => query,
  lockFreeRows: (query) => query,
  isWaitedFor: sql`(records.position & 255 <> 0 or is_waited_for())`,
  contains: (text, part) => sql`instr(${text}, ${part}) > 0`,
  text(slot) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`case json_type(records.cells, ${path}) when 'text' then json_extract(records.cells, ${path}) when 'null' then null when 'array' then records.cells ->> '$[${writeSlot(slot)}][0]' else records.cells -> ${path} end`;
  },
  isEmpty: (slot) => sql`coalesce(records.cells ->> '$[${writeSlot(slot)}]', '') = ''`,
  number(slot) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`case when json_type(records.cells, ${path}) in ('integer', 'real') then cast(json_extract(records.cells, ${path}) as real) end`;
  },
  hasText(slot, condition) {
    const path = sql`'$[${writeSlot(slot)}]'`;
    return sql`case json_type(records.cells, ${path}) when 'array' then ${hasItem(sql`records.cells, ${path}`, condition)} else coalesce(${condition(sqliteSql.text(slot))}, false) end`;
  },
  hasCell(slots, condition) {
    // `->` returns a number as the JSON text has it. A cast would write an exponent.
    const text = sql<
      string | null
    >`case cell.type when 'text' then cell.value when 'null' then null else records.cells -> cell.key end`;
    return sql`exists (select 1 from json_each(records.cells) cell where ${isIn(slots)} and case cell.type when 'array' then ${hasItem(sql`cell.value`, condition)} else ${condition(text)} end)`;
  },
  hasNumber: (slots, condition) =>
    sql`exists (select 1 from json_each(records.cells) cell where ${isIn(slots)} and ${condition(cellNumber)})`,
  matches(text, pattern, isCaseSensitive) {
    if (pattern.length > longestComparedCharacters) return matchLong(text, pattern, isCaseSensitive);
    if (isCaseSensitive) return sql`${text} glob ${writeGlob(pattern)}`;
    // LIKE ignores the case of ASCII letters only. The function is slower, and keeps texts in memory, as above.
    if (isAscii(pattern)) return sql`${text} like ${pattern} escape '\\'`;
    const folded = foldCase(pattern);
    const matches = sql<boolean>`fold_case(${text}) like ${folded} escape '\\'`;
    return isAscii(folded) ? matches : sql`(${text} glob ${beyondAscii} and ${matches})`;
  },
  comparable: (text) => text,
  list: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  // SQLite runs a cross join from left to right. With another join, it would read every row of the sheet.
  lookUp: (values, table, condition) =>
    sql`${sqliteSql.list(values)} as given cross join ${sql.table(table)} on ${condition}`,
  integers: (values) => sql`(select value from json_each(${JSON.stringify(values)}))`,
  bytes: (column) => sql`octet_length(${sql.ref(column)})`,
  hasWarning: (slot) =>
    slot === undefined
      ? sql`exists (select 1 from json_tree(records.messages) part where part.key = 'type' and part.value = 'warn')`
      : sql`exists (select 1 from json_each(records.messages, '$."${writeSlot(slot)}"') finding where finding.value ->> 'type' = 'warn')`,
  eachCell: {
    table: sql`json_each(records.cells) cell`,
    slot: sql`cell.key`,
    isFilled: sql`(cell.type <> 'null' and cell.value <> '')`,
    number: cellNumber,
    sum: cellSum,
  },
  eachError: sql`json_each('[' || trim(records.errors, ',') || ']') slot`,
  eachChange: sql`json_each('[' || (select group_concat(key) from json_each(records.changed)) || ']') slot`,
  isInRanges: (ranges) =>
    sql`exists (select 1 from json_each(${ranges}) span where records.position between span.value ->> 0 and span.value ->> 1)`,
  isValueEntry: (sheetId, entries) =>
    sql`sheet_id = ${sheetId} and (rule, digest, position) in (
      select value ->> 0, value ->> 1, value ->> 2 from json_each(${JSON.stringify(entries)}))`,
  flags: (slugs) => sql`${JSON.stringify(slugs)}`,
  addFlag: (slug) =>
    sql`case when records.flags is null then json_array(${slug}) else json_insert(records.flags, '$[#]', ${slug}) end`,
  removeFlags: (slugs) =>
    sql`(select nullif(json_group_array(value), '[]')
      from json_each(records.flags) where value not in (${sql.join(slugs)}))`,
  hasItem: (column, item) => sql`exists (select 1 from json_each(${sql.ref(column)}) where value = ${item})`,
  replaceFlag: (slug, successor) =>
    sql`(select nullif(json_group_array(coalesce(nullif(value, ${slug}), ${successor})), '[]')
      from json_each(records.flags) where value <> ${slug} or ${successor} is not null)`,
};

function isIn(slots: readonly number[]): RawBuilder<boolean> {
  return sql`cell.key in (${sql.join(slots.map(writeSlot))})`;
}

function hasItem(
  list: RawBuilder<unknown>,
  condition: (item: RawBuilder<string>) => RawBuilder<boolean>,
): RawBuilder<boolean> {
  return sql`exists (select 1 from json_each(${list}) item where ${condition(sql`item.value`)})`;
}

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
