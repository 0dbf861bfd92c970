import type { Record as SheetRecord } from "@data-import/types";
import type { Command } from "commander";
import type { Builder } from "../context.ts";
import { findSheet } from "../find-sheet.ts";
import { writeCell } from "../output/table.ts";
import { addCommand, addRecordSelection, type RecordSelection, readCount } from "./add-command.ts";
import { addFix } from "./fix-records.ts";

interface ListOptions extends RecordSelection {
  readonly limit: number;
  readonly all?: boolean;
}

/** Adds `records list` and `records fix`. */
export function addRecordCommands(records: Command, builder: Builder): void {
  addFix(records, builder);
  const command = addRecordSelection(
    addCommand(records, {
      name: "list",
      summary: "Show the records of a sheet",
      description:
        "Shows the records of a sheet: as a table with a ! before each value that has an error, or as JSON lines as\n" +
        "records get returns them. With --filter error, the messages are below each record.",
      examples: [
        "data-import records list --sheet contacts --limit 20",
        "data-import records list --sheet contacts --filter error",
        "data-import records list --sheet contacts --all --json",
      ],
    }),
  )
    .option("--limit <number>", "At most this many records", readCount, 100)
    .option("--all", "All records, however many there are");
  builder.act(command, async ({ api, print, signal }, _, options: ListOptions) => {
    const { filter, q, limit, all } = options;
    const sheet = await findSheet(api, options.sheet, signal);
    const pageSize = all ? undefined : Math.min(limit, 10_000);
    const query = { filter, q, includeMessages: filter === "error" || !print.isTable, pageSize };
    let left = all ? Number.POSITIVE_INFINITY : limit;
    let batch: SheetRecord[] = [];
    const columns = ["id", ...(sheet.config?.fields ?? []).map(({ key }) => key)];
    const flush = async () => {
      const shown = batch;
      await print.list(print.isTable ? shown.map(toRow) : shown, columns, (index) =>
        listMessages(shown[index]),
      );
      batch = [];
    };
    for await (const record of api.records.all(sheet.id, query, { signal })) {
      batch.push(record);
      left -= 1;
      if (left === 0 || batch.length === 1000) await flush();
      if (left === 0) return;
    }
    if (batch.length > 0 || left === limit) await flush();
  });
}

/** A record as a line of a table. */
function toRow({ id, values }: SheetRecord): Record<string, unknown> {
  const cells = Object.entries(values).map(([key, { valid, value }]) => [
    key,
    valid === false ? `! ${writeCell(value)}`.trimEnd() : value,
  ]);
  return { id, ...Object.fromEntries(cells) };
}

/** The errors of a record, a line each. */
function listMessages(record: SheetRecord | undefined): string[] {
  return Object.entries(record?.values ?? {}).flatMap(([key, { messages = [] }]) =>
    messages.filter(({ type }) => type === "error").map(({ message }) => `! ${key}: ${message}`),
  );
}
