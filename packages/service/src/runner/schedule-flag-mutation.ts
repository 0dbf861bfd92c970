import type { BulkMutateFlagsRequest, JobId } from "@data-import/types";
import type { Context } from "../context/context.ts";
import { createInvalid, renameKeys } from "../domain/errors.ts";
import { getFlag } from "../flags/flags.ts";
import { createJob } from "./create-job.ts";

/** Creates the job that changes a flag, or which of the selected records have it; returns the id of the job. */
export async function scheduleFlagMutation(
  context: Context,
  workbookId: string,
  body: BulkMutateFlagsRequest,
): Promise<JobId> {
  const { operation, slug, flag, ...conditions } = body;
  await checkUpdate(context, workbookId, body);
  const config = {
    workbookId,
    mutation: { type: "flag", operation, flag: { slug, ...flag } },
    ...conditions,
  };
  // The caller has sent the conditions without a configuration around them.
  const { id } = await renameKeys(
    (key) => key.replace(/^config\./, ""),
    () =>
      createJob(context, {
        type: "workbook",
        operation: "bulk-mutate-flags",
        source: workbookId,
        trigger: "immediate",
        config,
      }),
  );
  return id as JobId;
}

async function checkUpdate(
  context: Context,
  workbookId: string,
  { operation, slug, flag }: BulkMutateFlagsRequest,
): Promise<void> {
  if (operation !== "update") return;
  await getFlag(context, workbookId, slug);
  if (flag?.label !== undefined || flag?.colorHex !== undefined) return;
  throw createInvalid(
    "value_invalid",
    "flag",
    "`flag` must have the new `label` or the new `colorHex` of the flag.",
  );
}
