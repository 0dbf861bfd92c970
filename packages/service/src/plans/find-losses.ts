import type { Finding, JobExecutionPlan } from "@data-import/types";
import { createFinding, listNames } from "../domain/findings.ts";
import type { Draft } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** `4,68E+17`: a spreadsheet program shows long numbers like this, and writes them like this to text files. */
const shortened = /^-?\d[.,]\d{1,14}E\+\d{2}$/;

/** What people should know before a plan is carried out: about its file, and what the plan leaves out or guesses. */
export function findPlanLosses(
  { columns, findings, otherTables }: Tables,
  { leftOut = [] }: Draft,
  { unmappedSourceFields, questions }: Pick<JobExecutionPlan, "unmappedSourceFields" | "questions">,
): Finding[] {
  const lost = unmappedSourceFields
    .filter(({ sourceField: { key } }) => !leftOut.includes(key))
    .map(({ sourceField: { key, label: column = key } }) =>
      createFinding("column-left-out", { place: { column } }),
    );
  const guesses = questions
    .filter(({ type }) => type === "unproven-format")
    .map(({ message, sourceField }) =>
      createFinding("format-guessed", {
        value: message,
        ...(sourceField && { place: { column: sourceField.label ?? sourceField.key } }),
      }),
    );
  const others =
    otherTables.length === 0
      ? []
      : [createFinding("tables-not-read", { count: otherTables.length, value: listNames(otherTables) })];
  return [...findings, ...others, ...lost, ...columns.flatMap(findLostDigits), ...guesses];
}

function findLostDigits({ label: column, values }: Column): Finding[] {
  const lost = values.filter((value) => shortened.test(value.trim()));
  const [value] = lost;
  if (value === undefined) return [];
  return [createFinding("digits-lost", { count: lost.length, value: value.trim(), place: { column } })];
}
