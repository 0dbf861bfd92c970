import { startStep } from "@data-import/start/steps";
import type { Candidate } from "./candidate.ts";
import { type Column, failAll } from "./outcomes.ts";

/** Shows the current work of a step; a column keeps the last text. */
export type Note = (text: string) => void;

/** Runs some work as a step of the front door; the work returns its result, and the final text of the step. */
export async function inStep<Result>(
  name: string,
  work: (note: Note) => Promise<[result: Result, text: string]>,
): Promise<Result> {
  const step = startStep(name);
  try {
    const [result, text] = await work((note) => step.note(note));
    step.done(text);
    return result;
  } catch (error) {
    step.fail(error);
    throw error;
  }
}

/**
 * Makes a column as a step of the front door and adds it to the others. If it cannot be made at all, every package
 * has failed, and the other columns are made nevertheless.
 */
export async function addColumn(
  columns: Column[],
  packages: readonly Candidate[],
  stepName: string,
  title: string,
  make: (note: Note) => Promise<Column>,
): Promise<void> {
  const step = startStep(stepName);
  let remark = title;
  step.note(title);
  const column = await make((text) => {
    remark = text;
    step.note(text);
  }).catch((error: unknown) => failAll(title, packages, error));
  columns.push(column);
  if ([...column.outcomes.values()].some((outcome) => typeof outcome === "object")) step.fail();
  else step.done(remark);
}
