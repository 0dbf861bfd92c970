import type { Property, Record as SheetRecord } from "@data-import/types";
import type { TextBlock } from "../../rows/clipboard.ts";
import { getFieldType, getOptions } from "../../rows/field-types.ts";
import { readValue } from "../../rows/field-values.ts";
import type { TableCommand, TableModel } from "../../table/model.ts";
import { isReadOnly } from "../../table/model.ts";
import type { RecordsModel } from "./records-model.ts";
import { openCellMenu } from "./selected-records.ts";

/** How many values are proposed for a reference. */
const mostValuesProposed = 20;

/** What the table shows, and what it may do, for now. */
export function createTableModel(model: RecordsModel): TableModel {
  const { rows, host, fields } = model;
  const { texts } = host;
  return {
    fields,
    texts: texts.table,
    language: texts.language,
    canEdit: model.may("edit"),
    canAdd: model.may("add"),
    sort: model.list.value.sort,
    foot: model.calculations.value?.writeFoot(),
    total: () => rows.list.length ?? 0,
    row: (index) => rows.getRow(index),
    want: (first, end) => rows.list.want(first, end),
    focus: (id) => rows.list.hold(id),
    place: (id) => rows.list.placeOf(id),
    write(record, key, value) {
      if (record === undefined) return rows.edits.add([{ [key]: { value } }]).ids[0];
      void rows.edits.edit([{ recordId: record.id, key, value, record }]);
      return record.id;
    },
    paste: (row, column, block) => void paste(model, row, column, block),
    read: (first, count): Promise<readonly (SheetRecord | undefined)[]> => rows.readRows(first, count),
    suggest: (field, text) => suggest(model, field, text),
    flag(slug) {
      const flag = model.flags.value.get(slug);
      return { label: flag?.label ?? slug, color: flag?.colorHex };
    },
    refuse: (cells) => model.say({ level: "warn", text: texts.records.tooManyCells(cells) }),
    command: (command) => run(model, command),
    openColumnMenu(column, anchor) {
      const field = fields[column];
      if (field !== undefined) model.opened.value = { kind: "column", field, anchor };
    },
    openCellMenu(anchor) {
      model.opened.value = openCellMenu(model, anchor);
    },
    select(selection) {
      model.selection.value = selection;
    },
  };
}

/** Writes texts into cells. What is beside the table or read only is left out, and said. */
async function paste(model: RecordsModel, row: number, column: number, block: TextBlock): Promise<void> {
  const { fields, rows, host } = model;
  const { records, table } = host.texts;
  let skipped = 0;
  const tableModel = { canEdit: model.may("edit") } as TableModel;
  const values = block.map((line, down) => {
    const record = rows.getRow(row + down);
    const cells = new Map<string, ReturnType<typeof readValue>>();
    line.forEach((text, across) => {
      const field = fields[column + across];
      if (field === undefined || isReadOnly(tableModel, record, field)) skipped += 1;
      else cells.set(field.key, readValue(field, text, table));
    });
    return cells;
  });
  const total = rows.state.total ?? 0;
  const fitting = model.may("add") ? values : values.slice(0, Math.max(0, total - row));
  for (const left of values.slice(fitting.length)) skipped += left.size;
  try {
    const isDone = await rows.writeBlock(row, fitting);
    if (skipped > 0) model.say({ level: "warn", text: records.cellsSkipped(skipped) });
    else if (isDone && block.length > 1) host.announce(records.pasted(block.length));
  } catch (error) {
    model.refuse(error);
  }
}

/** Values of the other sheet that begin with a text. */
async function suggest(
  { host, sheet }: RecordsModel,
  field: Property,
  text: string,
): Promise<readonly string[]> {
  const options = getOptions(field)?.options;
  if (options !== undefined) return options.map(({ value }) => String(value));
  const reference = getFieldType(field).getReference?.(field);
  if (reference === undefined) return [];
  const { ref, key } = reference;
  const other = host.sheets.find(
    ({ slug, workbookId }) => slug === ref && workbookId === sheet.value?.workbookId,
  );
  if (other === undefined) return [];
  const search = text === "" ? {} : { searchValue: text };
  const found = await host.client.records
    .getCellValues(other.id, { distinct: true, fieldKey: key, pageSize: mostValuesProposed, ...search })
    .catch(() => undefined);
  return (found?.[key] ?? []).flatMap(({ value }) => (value == null ? [] : [String(value)]));
}

function run(model: RecordsModel, command: TableCommand): void {
  switch (command) {
    case "undo":
    case "redo":
      void model.turn(command);
      break;
    case "nextError":
    case "previousError":
      void model.goToError(command === "nextError" ? 1 : -1);
      break;
    case "search":
      focusIn(model, "input[type=search]");
      break;
    case "replace":
      if (model.may("edit")) model.opened.value = { kind: command };
      break;
    case "goTo":
    case "help":
      model.opened.value = { kind: command };
      break;
    case "deleteRows":
      model.opened.value = openCellMenu(model, model.table ?? document.body);
  }
}

function focusIn({ table }: RecordsModel, selector: string): void {
  table?.closest(".records")?.querySelector<HTMLElement>(selector)?.focus();
}
