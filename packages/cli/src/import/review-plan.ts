import { type FieldType, getFieldType, type ValueKind } from "@data-import/tables/fields";
import type {
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  PlanField,
  PlanQuestion,
  Property,
  Sheet,
  UnmappedSourceField,
} from "@data-import/types";
import type { Context } from "../context.ts";
import { Failure } from "../failure.ts";
import { writeCell, writeTable } from "../output/table.ts";

/**
 * Shows a plan, and asks what the service is not sure of. Returns the changes of it. Without a terminal nobody can be
 * asked: a plan that is not sure is then a failure, unless the person agreed to it before.
 */
export async function reviewPlan(
  { io }: Context,
  plan: JobExecutionPlan,
  {
    sheet,
    isAgreed,
    isSeen = false,
  }: {
    readonly sheet: Sheet;
    readonly isAgreed: boolean;
    /** The person has seen and accepted where the columns go: only questions are left. */
    readonly isSeen?: boolean;
  },
): Promise<JobExecutionPlanConfigRequest | undefined> {
  const { stderr, stdin } = io;
  const { questions } = plan;
  const isAsked = !isAgreed && stdin.isTTY === true && stderr.isTTY === true;
  if (stderr.isTTY && !isSeen) stderr.write(`${describePlan(plan, stderr.columns || 80)}\n`);
  if (!isAsked) {
    for (const { message } of questions) stderr.write(`? ${writeCell(message)}\n`);
    if (isAgreed || questions.length === 0) return undefined;
    throw new Failure(
      "The plan is not sure, so nothing was imported.",
      `Decide with ${listDeciders(questions)}, or agree with --yes.`,
    );
  }
  const fieldMapping = [];
  for (const question of questions) fieldMapping.push(...(await ask(io, plan, question)));
  if (isSeen && questions.length === 0) return undefined;
  const { confirm } = await import("@clack/prompts");
  const message = `Insert the rows into ${writeCell(sheet.name)}?`;
  if ((await confirm({ message, input: stdin as never, output: stderr as never })) !== true) {
    throw new Failure("Nothing was imported.");
  }
  return fieldMapping.length > 0 ? { fieldMapping } : undefined;
}

/** The options that say how all values of a kind are written. */
const deciders: Readonly<Record<ValueKind, string | undefined>> = {
  text: undefined,
  number: "--decimal",
  boolean: undefined,
  day: "--date-order",
};

/** The options that decide questions, such as `--map "Column=field"`. */
function listDeciders(questions: readonly PlanQuestion[]): string {
  const options = questions.map(({ type, destinationField }) => {
    if (type === "similar-keys") return "--case-sensitive";
    return (type === "unproven-format" && findDecider(destinationField)) || '--map "Column=field"';
  });
  return [...new Set(options)].join(" and ");
}

/** Undefined if no option decides; also for a type that only a newer service has. */
function findDecider(field: PlanField | undefined): string | undefined {
  const type: FieldType | undefined = field && getFieldType({ type: field.type as Property["type"] });
  return type && deciders[type.holds];
}

/** A line for each column: where it goes, and some of its values. */
function describePlan(
  { fieldMapping, rules, unmappedSourceFields }: JobExecutionPlan,
  width: number,
): string {
  const rows = [
    ...fieldMapping.map(({ sourceField, destinationField, preview, metadata }) => ({
      column: sourceField.label ?? sourceField.key,
      field: destinationField.key,
      sure: writeShare(metadata.confidence),
      values: preview.join(", "),
    })),
    ...rules.map((rule) => ({
      column: "columns" in rule ? rule.columns.join(" | ") : "column" in rule ? rule.column : "",
      field: "fields" in rule ? rule.fields.join(" + ") : rule.field,
      sure: rule.type,
      values: rule.type === "constant" ? String(rule.value) : "",
    })),
    ...unmappedSourceFields.map(({ preview, ...entry }) => ({
      column: entry.sourceField.label ?? entry.sourceField.key,
      field: "(left out)",
      sure: explainLeftOut(entry),
      values: preview.join(", "),
    })),
  ];
  return writeTable(rows, ["column", "field", "sure", "values"], width).join("\n");
}

/** Why nothing reads a column, in a few words. */
export function explainLeftOut({
  reason,
  candidates: [best] = [],
}: Pick<UnmappedSourceField, "reason" | "candidates">): string {
  if (reason === "no-match") return "no field is like it";
  if (best === undefined || reason === undefined || reason === "left-out") return "";
  const field = best.destinationField.key;
  return reason === "field-taken" ? `${field} is filled` : `maybe ${field}, ${writeShare(best.confidence)}`;
}

/** The keys of the other fields that a column may mean, the likeliest first. */
function listCandidates({ fieldMapping }: JobExecutionPlan, column: string): readonly string[] {
  const entry = fieldMapping.find(({ sourceField }) => sourceField.key === column);
  return entry?.candidates?.map(({ destinationField }) => destinationField.key) ?? [];
}

function rank(candidates: readonly string[], field: string): number {
  const place = candidates.indexOf(field);
  return place === -1 ? candidates.length : place;
}

function writeShare(share: number): string {
  return `${Math.round(share * 100)} %`;
}

/** Asks for the column of a field, or whether a match is right. Other questions are only shown. */
async function ask(
  { stdin, stderr }: Context["io"],
  plan: JobExecutionPlan,
  { type, message: said, sourceField, destinationField }: PlanQuestion,
): Promise<NonNullable<JobExecutionPlanConfigRequest["fieldMapping"]>> {
  const streams = { input: stdin as never, output: stderr as never };
  const message = writeCell(said);
  const { isCancel, log, select } = await import("@clack/prompts");
  const stop = () => new Failure("Nothing was imported.");
  if (type === "required-field" && destinationField) {
    const columns = plan.unmappedSourceFields.map(({ sourceField }) => sourceField);
    const options = columns.map(({ key, label }) => ({ value: key, label: writeCell(label ?? key) }));
    const none = { value: "", label: "No column: leave it empty" };
    const key = await select({ message, options: [...options, none], ...streams });
    if (isCancel(key)) throw stop();
    return key === "" ? [] : [{ sourceField: { key }, destinationField: { key: destinationField.key } }];
  }
  if (type === "unsure-match" && sourceField && destinationField) {
    const { key } = sourceField;
    const fields = plan.unmappedDestinationFields.map(({ destinationField }) => destinationField);
    const others = listCandidates(plan, key);
    // What the column may mean as well stands above the other fields.
    const sorted = fields.toSorted((a, b) => rank(others, a.key) - rank(others, b.key));
    const options = [destinationField, ...sorted].map((field) => ({
      value: field.key,
      label: writeCell(field.label ?? field.key),
    }));
    const none = { value: "", label: "None: leave the column out" };
    const field = await select({ message, options: [...options, none], ...streams });
    if (isCancel(field)) throw stop();
    return field === ""
      ? [{ sourceField: { key } }]
      : [{ sourceField: { key }, destinationField: { key: field } }];
  }
  log.warn(message, { output: stderr as never });
  return [];
}
