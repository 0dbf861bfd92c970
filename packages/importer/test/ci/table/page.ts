import type { CellValueUnion, Property, Record as SheetRecord } from "@data-import/types";
import { readValue } from "../../../src/rows/field-values.ts";
import base from "../../../src/styles/base.css";
import { adoptStyle } from "../../../src/styles/style-sheets.ts";
import type { FlagTag, TableModel } from "../../../src/table/model.ts";
import { RecordTable } from "../../../src/table/record-table.ts";
import tableStyle from "../../../src/table/table.css";
import { addTexts, loadTexts } from "../../../src/texts/load-texts.ts";

// A table of records that are made when they are read, in the shadow root of an element, as on the real page.

const parameters = new URLSearchParams(location.hash.slice(1));
const total = Number(parameters.get("rows") ?? 1_000_000);
const columns = Number(parameters.get("columns") ?? 0);
const texts = await addTexts(await loadTexts([parameters.get("language") ?? "en"]), "records");

const option = (value: string, label: string) => ({ value, label });
const basic: Property[] = [
  { key: "name", label: "Name", type: "string", constraints: [{ type: "required" }] },
  { key: "email", label: "E-mail", type: "string" },
  { key: "age", label: "Age", type: "number" },
  { key: "active", label: "Active", type: "boolean" },
  {
    key: "country",
    label: "Country",
    type: "enum",
    config: { options: [option("DE", "Germany"), option("FR", "France")] },
  },
  { key: "since", label: "Customer since", type: "date" },
  { key: "tags", label: "Tags", type: "string-list" },
  { key: "company", label: "Company", type: "reference", config: { ref: "companies", key: "name" } },
  { key: "id", label: "Customer number", type: "string", readonly: true },
];
const more = Array.from(
  { length: columns },
  (_, index): Property => ({ key: `c${index}`, label: `Column ${index}`, type: "string" }),
);
const fields = columns > 0 ? more : basic;

const changed = new Map<string, CellValueUnion>();
const added: number[] = [];
const log: string[] = [];
const rows = new Map<number, SheetRecord>();

function makeRow(index: number): SheetRecord {
  const error = {
    type: "error",
    message: `“n/a ${index}” is not a number. Enter a number such as 42.`,
    source: "invalid-option",
  } as const;
  const isWrong = index % 7 === 3;
  const value = (key: string, made: CellValueUnion) =>
    changed.get(`${index} ${key}`) ?? (changed.has(`${index} ${key}`) ? null : made);
  const basicValues = {
    name: { value: value("name", index % 11 === 5 ? "يوسف ١. العربي" : `Person ${index}`), valid: true },
    email: { value: value("email", `person.${index}@example.com`), valid: true },
    age:
      isWrong && !changed.has(`${index} age`)
        ? { value: `n/a ${index}`, valid: false, messages: [error] }
        : { value: value("age", 20 + (index % 60)), valid: true },
    active: { value: value("active", index % 2 === 0), valid: true },
    country: { value: value("country", index % 3 === 0 ? "DE" : "FR"), valid: true },
    since: { value: value("since", "2026-03-02"), valid: true },
    tags: { value: value("tags", ["new", "vip"]), valid: true },
    company: {
      value: value("company", `Company ${index % 100}`),
      valid: true,
      ...(index % 9 === 4 && { messages: [{ type: "warn" as const, message: "This company is closed." }] }),
    },
    id: { value: `K-${index}`, valid: true },
  };
  const moreValues = Object.fromEntries(
    more.map(({ key }) => [key, { value: value(key, `${key} ${index}`), valid: true }]),
  );
  return {
    id: `us_rc_${index}`,
    values: columns > 0 ? moreValues : basicValues,
    ...(index % 10 === 2 && { metadata: { flags: ["check"] } }),
  };
}

/** How many records others have deleted at the start, and at the end. */
let first = 0;
let last = 0;
const count = () => total + added.length - first - last;
const model: TableModel = {
  fields,
  texts: texts.table,
  language: texts.language,
  canEdit: parameters.get("readonly") === null,
  canAdd: parameters.get("readonly") === null,
  foot: undefined,
  sort: { key: "name", direction: "asc" },
  total: count,
  row(index) {
    if (index >= count()) return undefined;
    const number = index + first;
    const row = rows.get(number) ?? makeRow(number);
    rows.set(number, row);
    if (rows.size > 6_000) rows.delete(rows.keys().next().value ?? 0);
    return row;
  },
  place(id) {
    const place = Number(id.slice("us_rc_".length)) - first;
    return place < 0 || place >= count() ? undefined : place;
  },
  want: () => {},
  focus: () => {},
  write(record, key, value) {
    const index = record === undefined ? total + added.length : Number(record.id.slice("us_rc_".length));
    log.push(`write ${index} ${key} ${JSON.stringify(value)}`);
    if (record === undefined) added.push(index);
    changed.set(`${index} ${key}`, value);
    rows.delete(index);
    table.refresh();
    return `us_rc_${index}`;
  },
  paste(row, column, block) {
    log.push(`paste ${row} ${column} ${block.length} ${JSON.stringify(block.slice(0, 2))}`);
    block.forEach((line, down) => {
      line.forEach((text, across) => {
        const field = fields[column + across];
        if (field !== undefined)
          changed.set(`${row + down} ${field.key}`, readValue(field, text, texts.table));
      });
      rows.delete(row + down);
    });
    table.refresh();
  },
  read: async (first, length) => Array.from({ length }, (_, offset) => model.row(first + offset)),
  suggest: async (_, text) => [`${text}a`, `${text}b`],
  flag: (slug): FlagTag => ({ label: slug, color: "#c0392b" }),
  refuse: (cells) => void log.push(`refuse ${cells}`),
  command: (command) => void log.push(command),
  openColumnMenu: (column) => void log.push(`columnMenu ${column}`),
  openCellMenu: () => void log.push("cellMenu"),
  select: () => {},
};

customElements.define("data-import-table", RecordTable);
const host = document.createElement("div");
document.body.append(host);
document.body.style.margin = "0";
const root = host.attachShadow({ mode: "open" });
adoptStyle(root, base);
adoptStyle(root, tableStyle);
const frame = document.createElement("div");
frame.className = "root";
frame.dir = texts.dir;
frame.lang = texts.language;
frame.style.height = "100vh";
const main = document.createElement("main");
main.className = "main";
const heading = document.createElement("h1");
heading.textContent = "Table";
const table = new RecordTable();
table.style.flex = "1";
main.append(heading, table);
frame.append(main);
root.append(frame);
table.model = model;
/** Others delete and add records; resolves after the table was drawn again. */
async function change(change: { first?: number; last?: number; added?: number }): Promise<void> {
  first += change.first ?? 0;
  last += change.last ?? 0;
  for (let index = 0; index < (change.added ?? 0); index += 1) added.push(total + added.length);
  table.refresh();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
Object.assign(window, { table, log, change });
