import { giveWay } from "@data-import/front";
import type { Context } from "../../context/context.ts";
import { type Dependencies, transact } from "../../context/dependencies.ts";
import { createServiceCaller } from "../../context/service-caller.ts";
import { serviceActor } from "../../domain/actor.ts";
import { DomainError } from "../../domain/errors.ts";
import type { LoadedSheet } from "../../sheets/sheets.ts";
import type { Database, Storage } from "../../storage/storage.ts";
import { isIncomplete, readMark } from "./revalidation-mark.ts";

/** Does the next step of a sheet, in the transaction of the context: `stepRevalidation`. */
type Step = (context: Context, sheetId: string) => Promise<void>;

/** Runs a step in a transaction of its own. */
type RunStep = (work: (context: Context) => Promise<void>) => Promise<void>;

/** Does all steps that are left in the workbook of a sheet, after the commit of the change that begins them. */
export async function finishRevalidation(
  context: Context,
  { workbookId, environmentId }: Pick<LoadedSheet, "workbookId" | "environmentId">,
  step: Step,
): Promise<void> {
  const { accountId, storage } = context;
  // The caller may not see each sheet that depends on the change.
  const service = {
    actor: serviceActor(accountId),
    scope: { wholeAccount: false, environmentIds: [environmentId], spaceIds: [] },
  };
  await doSteps(storage, workbookId, step, (work) => context.transactAs(service, work));
}

/** Does the steps that processes left which ended before their last one. Ends early at the signal. */
export async function continueRevalidations(
  dependencies: Dependencies,
  step: Step,
  signal: AbortSignal,
): Promise<void> {
  const { storage } = dependencies;
  const left = await storage.db
    .selectFrom("sheet_states")
    .innerJoin("sheets", "sheets.id", "sheet_states.sheet_id")
    .innerJoin("workbooks", "workbooks.id", "sheets.workbook_id")
    .select(["workbooks.id", "workbooks.account_id", "workbooks.environment_id"])
    .distinct()
    .where("revalidation", "is not", null)
    .execute();
  for (const { id, account_id, environment_id } of left) {
    const place = { accountId: account_id, environmentId: environment_id };
    await doSteps(storage, id, step, async (work) => {
      signal.throwIfAborted();
      const caller = createServiceCaller(dependencies, place, "sheets:write");
      return transact(dependencies, caller, work, { isBackground: true });
    });
  }
}

/** Several processes may do this for the same workbook: each step begins where the last one ended. */
async function doSteps(storage: Storage, workbookId: string, step: Step, run: RunStep): Promise<void> {
  let missing: string | undefined;
  while (true) {
    const sheetId = await findNext(storage.db, workbookId);
    if (sheetId === undefined) return;
    try {
      await run(async (context) => {
        // The space may have been archived since the change that began this.
        context.enterArchived();
        await step(context, sheetId);
      });
    } catch (error) {
      // The sheet was deleted meanwhile; or it is there, and the caller no longer sees it.
      const isMissing = error instanceof DomainError && error.kind === "not-found";
      if (!isMissing || missing === sheetId) throw error;
      missing = sheetId;
    }
    // SQLite runs synchronously: without a pause, the steps would hold the requests of others.
    await giveWay();
  }
}

/** The sheet of the next step. The values of all sheets are indexed before the records of any sheet are validated. */
async function findNext(db: Database, workbookId: string): Promise<string | undefined> {
  const rows = await db
    .selectFrom("sheet_states")
    .innerJoin("sheets", "sheets.id", "sheet_states.sheet_id")
    .select(["sheet_id", "revalidation"])
    .where("sheets.workbook_id", "=", workbookId)
    .where("revalidation", "is not", null)
    .orderBy("sheets.place")
    .execute();
  return (rows.find((row) => isIncomplete(readMark(row))) ?? rows[0])?.sheet_id;
}
