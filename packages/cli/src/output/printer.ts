import { styleText } from "node:util";
import type { Io } from "../io.ts";
import { chooseColumns, fitLine, fitTable, writeCell } from "./table.ts";
import { wrapText } from "./wrap.ts";
import { write } from "./write.ts";

type Row = Readonly<Record<string, unknown>>;

/** Writes results: tables on a terminal, JSON lines into a pipe. */
export interface Printer {
  /** Whether people read it. */
  readonly isTable: boolean;
  /** How wide the terminal is. */
  readonly width: number;
  /** Items of a list. A table has the columns, if they are given, and below each item its notes. */
  list(
    items: readonly object[],
    columns?: readonly string[],
    notes?: (index: number) => readonly string[],
  ): Promise<void>;
  /** The items of a long list, one by one. In a table, `line` makes a line of each. */
  stream(items: AsyncIterable<object>, line: (item: never) => string): Promise<number>;
  /** One value. */
  item(value: unknown): Promise<void>;
  /** A note for people; a program does not get it. */
  note(text: string): void;
  /** The text with less weight, on a terminal with colours. */
  dim(text: string): string;
}

/** The width if the terminal does not say how wide it is. */
const usualWidthCharacters = 80;

/** Creates the printer of a command. With `json`, it writes JSON lines on a terminal, too. */
export function createPrinter(
  { stdout, stderr, env }: Io,
  json: boolean | undefined,
  columnNames?: string,
): Printer {
  const chosen = columnNames?.split(",").map((name) => name.trim());
  let isChecked = false;
  /** What a person has typed wrongly would be null in each line, and nothing would say why. */
  const check = (items: readonly object[]) => {
    const [first] = items;
    if (isChecked || first === undefined) return;
    isChecked = true;
    const missing = chosen?.filter((path) => items.every((item) => readPath(item, path) === undefined)) ?? [];
    if (missing.length === 0) return;
    const { values = {} } = first as { readonly values?: object };
    const known = [...Object.keys(first), ...Object.keys(values ?? {})].join(", ");
    stderr.write(`! No result has ${missing.map(writeCell).join(", ")}. It has: ${writeCell(known)}.\n`);
  };
  const choose = (value: object): object => (chosen ? pickColumns(value, chosen) : value);
  const isTable = stdout.isTTY === true && json !== true;
  const width = Math.max(20, stdout.columns || usualWidthCharacters);
  const isColoured = isTable && !env["NO_COLOR"];
  const dim = (text: string) => (isColoured ? styleText("dim", text, { validateStream: false }) : text);
  const writeJson = (value: unknown) => write(stdout, `${JSON.stringify(value)}\n`);

  return {
    isTable,
    width,
    dim,
    async list(items, columns, notes) {
      check(items);
      if (!isTable) {
        for (const item of items) await writeJson(choose(item));
      } else if (items.length === 0) {
        stderr.write("Nothing was found.\n");
      } else {
        const rows = items.map(choose) as readonly Row[];
        const wanted = chosen ?? columns ?? chooseColumns(rows);
        const { lines, left } = fitTable(rows, wanted, width);
        const [head = "", ...body] = lines;
        const below = (index: number) =>
          (notes?.(index) ?? []).map((note) => dim(fitLine(`  ${note}`, width)));
        await write(
          stdout,
          `${[dim(head), ...body.flatMap((line, at) => [line, ...below(at)])].join("\n")}\n`,
        );
        if (left.length > 0 && stderr.isTTY) {
          const note = `--json prints everything; there is no width for ${left.join(", ")}`;
          stderr.write(`${dim(fitLine(note, width))}\n`);
        }
      }
    },
    async stream(items, line) {
      let count = 0;
      for await (const item of items) {
        count += 1;
        await (isTable ? write(stdout, `${line(item as never)}\n`) : writeJson(choose(item)));
      }
      return count;
    },
    async item(given) {
      if (given === undefined) return;
      if (typeof given === "object" && given !== null) check([given]);
      const value = typeof given === "object" && given !== null ? choose(given) : given;
      if (!isTable || typeof value !== "object" || value === null) return writeJson(value);
      const entries = Object.entries(value).filter(([, part]) => part !== undefined);
      const space = Math.max(0, ...entries.map(([key]) => key.length));
      // A long value goes on below its start.
      const lines = entries.flatMap(([key, part]) =>
        wrapText(writePart(part), Math.max(20, width - space - 2), true).map(
          (line, index) => `${dim((index === 0 ? key : "").padEnd(space))}  ${line}`,
        ),
      );
      await write(stdout, `${lines.map((line) => line.trimEnd()).join("\n")}\n`);
    },
    note(text) {
      // The text may have a name from the service.
      if (stderr.isTTY) stderr.write(`${writeCell(text)}\n`);
    },
  };
}

/**
 * These properties of a value, in this order. A dot is between a property and one of its own: `config.fields`. Of a record,
 * the key of a field is its value.
 */
function pickColumns(value: object, columns: readonly string[]): Row {
  return Object.fromEntries(columns.map((column) => [column, readPath(value, column) ?? null]));
}

function readPath(value: object, path: string): unknown {
  const { values } = value as { readonly values?: Readonly<Record<string, { readonly value?: unknown }>> };
  if (Object.hasOwn(value, path)) return (value as Row)[path];
  if (values && Object.hasOwn(values, path)) return values[path]?.value;
  return path.split(".").reduce<unknown>((part, key) => (part as Row | null | undefined)?.[key], value);
}

/** A value in one line. A list of simple values has a comma between them. */
function writePart(part: unknown): string {
  const isPlainList = Array.isArray(part) && part.every((each) => typeof each !== "object");
  return isPlainList ? part.map(writeCell).join(", ") : writeCell(part);
}
