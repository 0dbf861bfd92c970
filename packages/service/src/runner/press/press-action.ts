import type { Action, JobConfig } from "@data-import/types";
import { describeCommit } from "../../commits/commits.ts";
import { findOpenCommit } from "../../commits/store.ts";
import type { Context } from "../../context/context.ts";
import { lockRows } from "../../context/lock-rows.ts";
import { DomainError } from "../../domain/errors.ts";
import { blocks, requireNoneBlocking } from "../../jobs/blocks.ts";
import type { JobPlace } from "../../references/job-sources.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import { checkConstraints, listSheetsOfSource } from "./check-constraints.ts";
import { completeInput } from "./check-input.ts";
import { findPressedAction } from "./find-action.ts";

/**
 * Checks whether the button of the action may be pressed that a job presses; returns the job with the default values of
 * the action. Undefined if the job presses none.
 */
export async function pressAction(
  context: Context,
  job: JobConfig,
  place: JobPlace,
): Promise<{ readonly config: JobConfig; readonly actionId: string } | undefined> {
  const action = await findPressedAction(context, job, place);
  if (action === undefined) return undefined;
  const input = await checkPress(context, job, place, action.config);
  const mode = job.mode ?? action.config.mode;
  const config = { ...job, ...(input !== undefined && { input }), ...(mode !== undefined && { mode }) };
  return { config, actionId: action.id };
}

/** The input of a job that presses a button, with default values; throws if the button cannot be pressed. */
export async function checkPress(
  context: Context,
  job: JobConfig,
  { spaceId = job.source, workbookId }: JobPlace,
  action: Action,
): Promise<JobConfig["input"]> {
  const input = action.inputForm === undefined ? job.input : completeInput(action.inputForm, job.input);
  const sheets = await listSheetsOfSource(context, job);
  await checkConstraints(context, job, action, sheets);
  if (job.type === "sheet") await requireNoOpenCommit(context, sheets);
  // Of two presses at the same moment, the second one must see the job of the first one.
  if (blocks(job.mode ?? action.mode)) {
    if (workbookId === undefined) await lockRows(context, "spaces", [spaceId], async () => undefined);
    else await lockRows(context, "workbooks", [workbookId], async () => undefined);
  }
  await requireNoneBlocking(context, [...new Set([job.source, workbookId ?? spaceId, spaceId])], "source");
  return input;
}

/** Somebody still works on the records of an open commit. */
async function requireNoOpenCommit(context: Context, sheets: readonly LoadedSheet[]): Promise<void> {
  const tracked = sheets.filter(({ trackChanges }) => trackChanges);
  if (tracked.length === 0) return;
  const open = await findOpenCommit(
    context,
    tracked.map(({ id }) => id),
  );
  if (open === undefined) return;
  const { id, createdAt, waitsFor = [], completesAt } = describeCommit(open);
  const who = waitsFor.map((one) => `\`${one}\``).join(", ");
  const waiting = who === "" ? "" : `: ${who} ${waitsFor.length > 1 ? "have" : "has"} not completed it yet`;
  const message = `Actions wait for the commit \`${id}\`, open since ${createdAt}${waiting}. It completes itself at ${completesAt}.`;
  throw new DomainError("commit_open", { message, key: "source" });
}
