import type { FileId, Job, JobId, SheetId, Record as SheetRecord } from "@data-import/types";
import { readMethodFacts } from "../client/method-facts.ts";
import type { Core } from "../core/core.ts";
import type { HookedOptions } from "../core/types.ts";
import type { UploadSource } from "../files/types.ts";
import type { Jobs } from "../resources/jobs.gen.ts";
import type { GetRecordsQuery, Records } from "../resources/records.gen.ts";
import type { Sheets } from "../resources/sheets.gen.ts";
import type { ExportOptions } from "./export-options.ts";
import type { ImportResources } from "./import-file.ts";
import type { ImportOptions, ImportResult } from "./import-options.ts";
import type { WaitOptions } from "./wait-for-job.ts";

// The code of `wait`, `all` and `import` is loaded when a program calls them: a page that never does so does not load it. It uses
// other code of the client only through its arguments. If it imported it, bundlers would have to divide that code, too.

/** The methods of jobs that are not operations. */
export const addToJobs = (core: Core, jobs: Jobs) => ({
  wait: async (jobId: JobId, options?: WaitOptions): Promise<Job> =>
    (await import("./wait-for-job.ts")).waitForJob(jobs, core.options.clock, jobId, options),
});

/** The methods of records that are not operations, without `insertAll`, and those that do more than the operation. */
export const addToRecords = (records: Records) => ({
  update: createBasedUpdate(records) as Records["update"],
  async *all(
    sheetId: SheetId,
    query?: GetRecordsQuery,
    options?: HookedOptions,
  ): AsyncGenerator<SheetRecord, void, undefined> {
    yield* (await import("./all-records.ts")).readAllRecords(records, sheetId, query, options);
  },
});

/** The methods of sheets that are not operations. */
export const addToSheets = (sheets: Sheets) => ({
  export: (
    sheetId: SheetId,
    { signal, onProgress, ...query }: ExportOptions = {},
  ): ReturnType<Sheets["download"]> => sheets.download(sheetId, query, { signal, onProgress }),
});

/** The methods of files that are not operations. They need the other resources of the client. */
export const addToFiles = (api: ImportResources) => ({
  import: async (source: UploadSource | FileId, options: ImportOptions): Promise<ImportResult> =>
    (await import("./import-file.ts")).importFile(api, source, options),
});

/**
 * Records are sent back with what they are based on: the commit that they were read with. It is still the method of one
 * operation, with its facts.
 */
function createBasedUpdate({ update }: Records): Records["update"] {
  const send: Records["update"] = (sheetId, body, ...rest) =>
    update(
      sheetId,
      body.map((record) => ({ ifCommitId: record.commitId, ...record })),
      ...rest,
    );
  return Object.assign(send, { facts: readMethodFacts(update) });
}
