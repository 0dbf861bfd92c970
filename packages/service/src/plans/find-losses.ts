import { createFinding, listNames, type Message } from "@data-import/tables/basics";
import type { Finding, JobExecutionPlan, PlanQuestion } from "@data-import/types";
import type { Draft } from "./draft.ts";
import type { Column, Tables } from "./tables.ts";

/** `4,68E+17`: a spreadsheet program shows long numbers like this, and writes them like this to text files. */
const shortened = /^-?\d[.,]\d{1,14}E\+\d{2}$/;

/** What a question says, without what it is about. */
function pickMessage({ code, params }: PlanQuestion): Message {
  return { code, params } as Message;
}

/**
 * What people should know before a plan is carried out: about its file, and what the plan leaves out or guesses. It yields
 * after each column.
 */
export function* findPlanLosses(
  { columns, findings, otherTables }: Tables,
  { leftOut = [] }: Draft,
  { unmappedSourceFields, questions }: Pick<JobExecutionPlan, "unmappedSourceFields" | "questions">,
): Generator<void, Finding[]> {
  const lost = unmappedSourceFields
    .filter(({ sourceField: { key } }) => !leftOut.includes(key))
    .map(({ sourceField: { key, label: column = key } }) =>
      createFinding({ code: "column-left-out", params: { column } }, { place: { column } }),
    );
  const guesses = questions
    .filter(({ type }) => type === "unproven-format")
    .map((question) => {
      const { sourceField } = question;
      const place = sourceField && { column: sourceField.label ?? sourceField.key };
      return createFinding(
        { code: "format-guessed", params: { question: pickMessage(question) } },
        { place },
      );
    });
  const others =
    otherTables.length === 0
      ? []
      : [
          createFinding(
            { code: "tables-not-read", params: { count: otherTables.length, ...listNames(otherTables) } },
            { count: otherTables.length },
          ),
        ];
  const digits: Finding[] = [];
  for (const column of columns) {
    yield;
    digits.push(...findLostDigits(column));
  }
  return [...findings, ...others, ...lost, ...digits, ...guesses];
}

function findLostDigits({ label: column, values }: Column): Finding[] {
  const lost = values.filter((value) => shortened.test(value.trim()));
  const [value] = lost;
  if (value === undefined) return [];
  const { length: count } = lost;
  const params = { column, count, value: value.trim() };
  return [createFinding({ code: "digits-lost", params }, { count, place: { column } })];
}
