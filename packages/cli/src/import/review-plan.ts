import type {
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  PlanQuestion,
  Sheet,
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
  { sheet, isAgreed }: { readonly sheet: Sheet; readonly isAgreed: boolean },
): Promise<JobExecutionPlanConfigRequest | undefined> {
  const { stderr, stdin } = io;
  const { questions } = plan;
  const isAsked = !isAgreed && stdin.isTTY === true && stderr.isTTY === true;
  if (stderr.isTTY) stderr.write(`${describePlan(plan, stderr.columns ?? 80)}\n`);
  if (!isAsked) {
    for (const { message } of questions) stderr.write(`? ${writeCell(message)}\n`);
    if (isAgreed || questions.length === 0) return undefined;
    throw new Failure(
      "The plan is not sure, so nothing was imported.",
      'Decide with --map "Column=field", or agree with --yes.',
    );
  }
  const fieldMapping = [];
  for (const question of questions) fieldMapping.push(...(await ask(io, plan, question)));
  const { confirm } = await import("@clack/prompts");
  const message = `Insert the rows into ${sheet.name}?`;
  if ((await confirm({ message, input: stdin as never, output: stderr as never })) !== true) {
    throw new Failure("Nothing was imported.");
  }
  return fieldMapping.length > 0 ? { fieldMapping } : undefined;
}

/** A line for each column: where it goes, and some of its values. */
function describePlan({ fieldMapping, unmappedSourceFields }: JobExecutionPlan, width: number): string {
  const rows = [
    ...fieldMapping.map(({ sourceField, destinationField, preview, metadata }) => ({
      column: sourceField.label ?? sourceField.key,
      field: destinationField.key,
      sure: `${Math.round(metadata.confidence * 100)} %`,
      values: preview.join(", "),
    })),
    ...unmappedSourceFields.map(({ sourceField, preview }) => ({
      ...{ column: sourceField.label ?? sourceField.key, field: "(left out)", sure: "" },
      values: preview.join(", "),
    })),
  ];
  return writeTable(rows, ["column", "field", "sure", "values"], width).join("\n");
}

/** Asks for the column of a field, or whether a match is right. Other questions are only shown. */
async function ask(
  { stdin, stderr }: Context["io"],
  plan: JobExecutionPlan,
  { type, message, sourceField, destinationField }: PlanQuestion,
): Promise<NonNullable<JobExecutionPlanConfigRequest["fieldMapping"]>> {
  const streams = { input: stdin as never, output: stderr as never };
  const { isCancel, log, select } = await import("@clack/prompts");
  const stop = () => new Failure("Nothing was imported.");
  if (type === "required-field" && destinationField) {
    const columns = plan.unmappedSourceFields.map(({ sourceField }) => sourceField);
    const options = columns.map(({ key, label }) => ({ value: key, label: label ?? key }));
    const none = { value: "", label: "No column: leave it empty" };
    const key = await select({ message, options: [...options, none], ...streams });
    if (isCancel(key)) throw stop();
    return key === "" ? [] : [{ sourceField: { key }, destinationField: { key: destinationField.key } }];
  }
  if (type === "unsure-match" && sourceField && destinationField) {
    const { key } = sourceField;
    const fields = plan.unmappedDestinationFields.map(({ destinationField }) => destinationField);
    const options = [destinationField, ...fields].map((field) => ({
      value: field.key,
      label: field.label ?? field.key,
    }));
    const none = { value: "", label: "None: leave the column out" };
    const field = await select({ message, options: [...options, none], ...streams });
    if (isCancel(field)) throw stop();
    return field === ""
      ? [{ sourceField: { key } }]
      : [{ sourceField: { key }, destinationField: { key: field } }];
  }
  log.warn(writeCell(message), { output: stderr as never });
  return [];
}
