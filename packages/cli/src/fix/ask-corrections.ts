import { type FieldType, getFieldType } from "@data-import/tables/fields";
import type {
  CellValueUnion,
  EnumPropertyOption,
  Property,
  RecordId,
  Record as SheetRecord,
} from "@data-import/types";
import type { Context } from "../context.ts";
import { fitLine, writeCell } from "../output/table.ts";
import type { Correction } from "./corrections.ts";
import { nameValue, readWrongRecords, type Selection, type WrongValue } from "./wrong-values.ts";

/** What a person decided. */
export interface Decisions {
  readonly corrections: readonly Correction[];
  /** Whether the person wants no further questions. */
  readonly isFinished: boolean;
}

/** What to do with a value: write another one, go on without, or end the questions. */
type Decision = { readonly to: CellValueUnion } | "skip" | "finish";

/** The same for all records with the value, or a decision for each of them. */
type How = "same" | "each" | "skip" | "finish";

const toEmpty = "-";

/** Asks for each wrong value, or for each record that has it. */
export async function askCorrections(
  context: Context,
  selection: Selection,
  values: readonly WrongValue[],
): Promise<Decisions> {
  const corrections: Correction[] = [];
  const finish = (isFinished: boolean) => ({ corrections, isFinished });
  const { log } = await import("@clack/prompts");
  const say = (lines: readonly string[]) =>
    log.warn(lines.join("\n"), { output: context.io.stderr as never });
  // The guide of the prompts is left of the text.
  const width = Math.max(20, (context.io.stderr.columns || 80) - 4);
  const properties = new Map(selection.sheet.config?.fields.map((field) => [field.key, field]));
  for (const [index, wrong] of values.entries()) {
    const { field, value, count, messages } = wrong;
    const property = properties.get(field);
    const place = count === 1 ? "" : `${count.toLocaleString("en")} records; `;
    const title = writeCell(describeValue(wrong, property));
    const record = count === 1 && (await readRecord(context, selection, wrong.example));
    say([
      `${title}  (${place}${index + 1} of ${values.length})`,
      ...messages.map(writeCell),
      ...(record ? [describeRecord(record, field, width)] : []),
    ]);
    const how = count === 1 ? "same" : await askHow(context, wrong);
    if (how === "finish") return finish(true);
    if (how === "same") {
      const decision = await askValue(context, property);
      if (decision === "finish") return finish(true);
      if (decision !== "skip") corrections.push({ field, value, to: decision.to, text: "" });
    }
    if (how === "each") {
      let position = 0;
      for await (const record of readRecordsWith(context, selection, wrong)) {
        position += 1;
        say([`${title}  (record ${position} of ${count})`, describeRecord(record, field, width)]);
        const decision = await askValue(context, property);
        if (decision === "finish") return finish(true);
        if (decision !== "skip") corrections.push({ id: record.id, field, to: decision.to, text: "" });
      }
    }
  }
  return finish(false);
}

const describeValue = ({ field, value }: WrongValue, property: Property | undefined) =>
  `${property?.label || field}: ${writeCell(value) || "(empty)"}`;

/** The other values of a record, by which a person knows it. */
function describeRecord({ id, values }: SheetRecord, field: string, width: number): string {
  const others = Object.entries(values)
    .filter(([key, { value }]) => key !== field && value !== null && value !== undefined)
    .map(([key, { value }]) => `${key}: ${writeCell(value)}`);
  return fitLine([id, ...others].join("  "), width);
}

/** The record, so that a person sees whose value it is; undefined if it has been deleted. */
async function readRecord({ api, signal }: Context, { sheet }: Selection, id: RecordId) {
  const { records } = await api.records.get(sheet.id, { ids: [id] }, { signal });
  return records[0];
}

async function* readRecordsWith(
  context: Context,
  selection: Selection,
  wrong: WrongValue,
): AsyncGenerator<SheetRecord> {
  for await (const cells of readWrongRecords(context, selection)) {
    const cell = cells.find((each) => nameValue(each) === nameValue(wrong));
    if (cell) yield cell.record;
  }
}

async function askHow({ io }: Context, { count, value }: WrongValue): Promise<How> {
  const { isCancel, select } = await import("@clack/prompts");
  const options: { value: How; label: string }[] = [
    { value: "same", label: `Write one value into all ${count.toLocaleString("en")} records` },
    { value: "each", label: "Decide for each record" },
    { value: "skip", label: "Skip" },
    { value: "finish", label: "Stop here" },
  ];
  const how = await select<How>({
    message: "How to correct it?",
    options,
    input: io.stdin as never,
    output: io.stderr as never,
    // Records that have no value seldom need the same one.
    initialValue: value === null || value === "" ? "each" : "same",
  });
  return isCancel(how) ? "finish" : how;
}

/** Asks for a new value: one of the options of the field, or a text. */
async function askValue({ io }: Context, property: Property | undefined): Promise<Decision> {
  const message = "The new value";
  const { autocomplete, isCancel, text } = await import("@clack/prompts");
  const streams = { input: io.stdin as never, output: io.stderr as never };
  const options = listOptions(property);
  if (options.length > 0) {
    const chosen = await autocomplete<Decision>({
      message,
      maxItems: 10,
      placeholder: "Type to search",
      ...streams,
      options: [
        ...options,
        { value: "skip", label: "Skip" },
        { value: { to: null }, label: "Leave it empty" },
        { value: "finish", label: "Stop here" },
      ],
    });
    return isCancel(chosen) ? "finish" : chosen;
  }
  const given = await text({
    message,
    ...streams,
    placeholder: `Enter: skip, ${toEmpty}: empty, Ctrl-C: stop here`,
  });
  if (isCancel(given)) return "finish";
  if (!given) return "skip";
  return { to: given === toEmpty ? null : given };
}

type Choices = readonly Pick<EnumPropertyOption, "value" | "label">[];

const answers: Choices = [{ value: true }, { value: false }];

/** The values that a person chooses from; empty if the person writes the value. */
function listOptions(property: Property | undefined) {
  if (property === undefined) return [];
  // Only a newer service has a type that is not known here.
  const type: FieldType | undefined = getFieldType(property);
  // Several of the options are one value of a list.
  if (type === undefined || type.isList(property)) return [];
  const choices = type.getOptions?.(property) ?? (type.holds === "boolean" ? answers : []);
  return choices.map(({ value, label }) => ({ value: { to: value }, label: writeCell(label ?? value) }));
}
