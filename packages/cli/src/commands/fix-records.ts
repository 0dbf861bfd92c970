import { readFile } from "node:fs/promises";
import { text as readStream } from "node:stream/consumers";
import type { Command } from "commander";
import type { Builder, Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { findSheet } from "../find-sheet.ts";
import { askCorrections } from "../fix/ask-corrections.ts";
import {
  type Correction,
  type Corrections,
  createCorrections,
  readLines,
  readReplace,
  readSet,
} from "../fix/corrections.ts";
import { type Change, previewCorrections, type Written, writeCorrections } from "../fix/write-corrections.ts";
import {
  collectWrongValues,
  nameValue,
  type Selection,
  type WrongValue,
  writeWrongValue,
} from "../fix/wrong-values.ts";
import { writeCell, writeTable } from "../output/table.ts";
import { addCommand } from "./add-command.ts";

interface FixOptions {
  readonly sheet: string;
  readonly set?: Correction[];
  readonly replace?: Correction[];
  readonly from?: string;
  readonly where?: string;
  readonly field?: string[];
  readonly list?: boolean;
  readonly yes?: boolean;
}

/** The exit code if values are still wrong. */
const withErrors = 2;
const rowsShown = 20;

/** Adds `records fix`. */
export function addFix(records: Command, builder: Builder): void {
  const command = addCommand(records, {
    name: "fix",
    summary: "Correct the values that have errors",
    description:
      "Corrects values that have errors; others stay as they are. On a terminal it shows each wrong value with its\n" +
      "messages, and asks for the new one; a value that many records have is asked for once. With --set, --replace or\n" +
      "--from it asks only whether to write, and with --yes not even that. --list prints the wrong values as JSON lines;\n" +
      'add "to" to the lines that you can correct, and give them back with --from. If values are still wrong at the\n' +
      "end, the exit code is 2.",
    examples: [
      "data-import records fix --sheet contacts --list > wrong.jsonl",
      'data-import records fix --sheet contacts --replace "many=12" --yes',
      "data-import records fix --sheet contacts --set visits=0 --yes",
      "data-import records fix --sheet contacts --from corrections.jsonl --yes",
    ],
  })
    .requiredOption("--sheet <sheet>", "The id or the slug of the sheet")
    .option("--replace <old=new>", "Replace a wrong value, whole and in this case (repeat it)", readReplace)
    .option(
      "--set <field=value>",
      "Replace all wrong values of a field; no value: empty (repeat it)",
      readSet,
    )
    .option("--from <file>", "JSON lines with field, value and to; - is the standard input")
    .option("--where <query>", "Only records that match a query, such as 'price gte 20'")
    .option(
      "--field <field>",
      "Only wrong values of this field; can be repeated",
      (field, fields: string[] = []) => [...fields, field],
    )
    .option("--list", "Print the wrong values, and correct nothing")
    .option("--yes", "Write without a question");
  builder.act(command, async (context, _, options: FixOptions) => {
    const { io, api, signal } = context;
    const sheet = await findSheet(api, options.sheet, signal);
    const selection: Selection = { sheet, where: options.where, fields: options.field };
    const corrections = createCorrections(await readCorrections(context, options));
    checkFields(selection, corrections);
    const isTerminal = io.stdin.isTTY === true && io.stderr.isTTY === true;
    const isGiven = corrections.all.length > 0 || options.from !== undefined;
    const written = isGiven
      ? await fixAsGiven(context, selection, corrections, options.yes === true)
      : isTerminal && !options.list && (await fixByQuestions(context, selection, options.yes === true));
    const left = await collectWrongValues(context, selection);
    if (left.records > 0) builder.exitWith(withErrors);
    if (!written) return context.print.list(left.values.map(toLine), ["field", "value", "count", "message"]);
    await context.print.item({
      sheetId: sheet.id,
      ...written,
      left: left.records,
    });
    const [commitId] = written.commitIds;
    if (commitId) context.print.note(`  Take it back: data-import commits undo ${commitId}`);
    showLeft(context, selection, left.values);
  });
}

async function readCorrections(
  { io }: Context,
  { set = [], replace = [], from }: FixOptions,
): Promise<Correction[]> {
  const given = [...set, ...replace];
  if (from === "-")
    return [...given, ...readLines(await readStream(io.stdin as never), "the standard input")];
  if (from === undefined) return given;
  const text = await readFile(from, "utf8").catch((error: NodeJS.ErrnoException) => {
    throw new Failure(
      `${from} cannot be read: ${error.code === "ENOENT" ? "there is no such file" : error.code}.`,
    );
  });
  return [...given, ...readLines(text, from)];
}

/** A field that does not exist would correct nothing, and nobody would see why. */
function checkFields({ sheet, fields = [] }: Selection, { all }: Corrections): void {
  const known = sheet.config?.fields.map(({ key }) => key) ?? [];
  for (const field of [...fields, ...all.flatMap((correction) => correction.field ?? [])]) {
    if (!known.includes(field)) {
      throw new Failure(`The sheet has no field ${field}.`, `Its fields are ${known.join(", ")}.`);
    }
  }
}

async function fixAsGiven(
  context: Context,
  selection: Selection,
  corrections: Corrections,
  isAgreed: boolean,
): Promise<Written> {
  const { io } = context;
  const { changes, unused } = await previewCorrections(context, selection, corrections);
  for (const { text } of unused) io.stderr.write(`! ${text}: there is no such wrong value.\n`);
  if (changes.length === 0) return { records: 0, values: 0, commitIds: [] };
  io.stderr.write(describeChanges(changes, io.stderr.columns || 80));
  const values = changes.reduce((sum, { count }) => sum + count, 0);
  if (!isAgreed) await confirmWrite(context, values);
  return writeCorrections(context, selection, corrections);
}

/** Asks until nothing is wrong any more, or the person skips the rest. What is wrong again is asked for again. */
async function fixByQuestions(context: Context, selection: Selection, isAgreed: boolean): Promise<Written> {
  const asked = new Set<string>();
  const sum = { records: 0, values: 0, commitIds: [] as Written["commitIds"] };
  for (;;) {
    const { values } = await collectWrongValues(context, selection);
    const open = values.filter((value) => !asked.has(nameValue(value)));
    if (open.length === 0) return sum;
    const { corrections, isFinished } = await askCorrections(context, selection, open);
    for (const value of open) asked.add(nameValue(value));
    if (corrections.length > 0) {
      if (!isAgreed) await confirmWrite(context, undefined);
      const written = await writeCorrections(context, selection, createCorrections(corrections));
      sum.records += written.records;
      sum.values += written.values;
      sum.commitIds = [...sum.commitIds, ...written.commitIds];
    }
    if (isFinished || corrections.length === 0) return sum;
  }
}

async function confirmWrite({ io }: Context, values: number | undefined): Promise<void> {
  const { stdin, stderr } = io;
  const stopped = "The new values were not written.";
  if (!stdin.isTTY || !stderr.isTTY) throw new Failure(stopped, "Agree with --yes.");
  const { confirm } = await import("@clack/prompts");
  const message =
    values === undefined ? "Write the new values?" : `Write ${values.toLocaleString("en")} new values?`;
  if ((await confirm({ message, input: stdin as never, output: stderr as never })) !== true) {
    throw new Failure(stopped);
  }
}

function describeChanges(changes: readonly Change[], width: number): string {
  const rows = changes.slice(0, rowsShown).map(({ field, value, to, count }) => ({
    field,
    value: writeCell(value) || "(empty)",
    becomes: writeCell(to) || "(empty)",
    records: count,
  }));
  const more = changes.length - rows.length;
  const lines = writeTable(rows, ["field", "value", "becomes", "records"], width);
  return `${[...lines, ...(more > 0 ? [`and ${more.toLocaleString("en")} other values`] : [])].join("\n")}\n`;
}

const toLine = ({ field, value, count, messages }: WrongValue) => ({
  field,
  value,
  count,
  message: messages.join(" "),
});

/** Says what is still wrong, and what to do next. */
function showLeft({ io }: Context, { sheet }: Selection, values: readonly WrongValue[]): void {
  for (const value of values.slice(0, 5)) io.stderr.write(`${writeWrongValue(value, io.stderr)}\n`);
  if (values.length > 0) io.stderr.write(`  See all: data-import records fix --sheet ${sheet.id} --list\n`);
}
