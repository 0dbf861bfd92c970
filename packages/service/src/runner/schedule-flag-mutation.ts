import type { BulkMutateFlagsRequest } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid } from "../domain/errors.ts";
import { getFlag } from "../flags/flags.ts";
import { checkSelection, readSelection } from "../flags/selection.ts";
import { createJob } from "./create-job.ts";

/** Creates the job that changes a flag, or which of the selected records have it; returns the id of the job. */
export async function scheduleFlagMutation(
  context: Context,
  workbookId: string,
  body: BulkMutateFlagsRequest,
): Promise<string> {
  const { operation, slug, flag, ...conditions } = body;
  await checkMutation(context, workbookId, body);
  const { id } = await createJob(context, {
    type: "workbook",
    operation: "bulk-mutate-flags",
    source: workbookId,
    trigger: "immediate",
    config: {
      workbookId,
      mutation: { type: "flag", operation, flag: { slug, ...flag } },
      ...conditions,
    },
  });
  return id;
}

async function checkMutation(
  context: Context,
  workbookId: string,
  { operation, slug, flag, ...conditions }: BulkMutateFlagsRequest,
): Promise<void> {
  await checkSelection(context, workbookId, readSelection(conditions));
  if (operation !== "update") return;
  await getFlag(context, workbookId, slug);
  if (flag?.label !== undefined || flag?.colorHex !== undefined) return;
  throw createInvalid("flag", "`flag` must have the new `label` or the new `colorHex` of the flag.");
}
