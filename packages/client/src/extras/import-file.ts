import type {
  FileId,
  Finding,
  Job,
  JobExecutionPlan,
  JobExecutionPlanConfigRequest,
  JobId,
  Sheet,
  File as UploadedFile,
} from "@data-import/types";
import type { UploadSource } from "../files/types.ts";
import type { Jobs } from "../resources/jobs.gen.ts";
import type { Resources } from "../resources.gen.ts";
import { adjustPlan } from "./adjust-plan.ts";
import { applyFormats, settleFormats } from "./format-plan.ts";
import type { ImportOptions, ImportProgress, ImportResult } from "./import-options.ts";
import type { WaitOptions } from "./wait-for-job.ts";

/** The resources that an import uses. */
export type ImportResources = Pick<Resources, "files" | "sheets" | "workbooks"> & {
  readonly jobs: Jobs & { wait(jobId: JobId, options?: WaitOptions): Promise<Job> };
};

/**
 * Brings the rows of a file into a sheet: uploads the file unless it is the id of one, waits until its first rows are read,
 * makes the plan of the job `map`, and waits for that job. Throws a `JobError` if one of the jobs fails.
 */
export async function importFile(
  api: ImportResources,
  source: UploadSource | FileId,
  options: ImportOptions,
): Promise<ImportResult> {
  const { sheetId, keyFields, caseSensitive, onPlan, signal } = options;
  const call = { signal };
  const sheet = await api.sheets.get(sheetId, call);
  const fileId = typeof source === "string" ? source : (await upload(api, source, sheet, options)).id;
  const file = await waitUntilRead(api, fileId, options);
  const table = await chooseTable(api, file, options);
  const { id } = await api.jobs.create(
    {
      type: "workbook",
      operation: "map",
      source: table.workbookId,
      destination: sheet.workbookId,
      trigger: "manual",
      config: {
        sourceSheetId: table.id,
        destinationSheetId: sheetId,
        ...(keyFields && { keyFields: [...keyFields] }),
        ...(caseSensitive !== undefined && { caseSensitive }),
      },
    },
    call,
  );
  try {
    const change = async (plan: JobExecutionPlan, changes: JobExecutionPlanConfigRequest = {}) =>
      Object.keys(changes).length === 0 ? plan : (await api.jobs.updatePlan(id, changes, call)).plan;
    const adjusted = await adjustPlan(api.jobs, id, options);
    const first = await change(adjusted, settleFormats(adjusted, options));
    const decided = await change(first, await onPlan?.(first));
    const plan = await change(decided, applyFormats(decided, options));
    await api.jobs.execute(id, call);
    const job = await api.jobs.wait(id, { ...call, onProgress: report(options, "map") });
    const findings = (job.result?.["findings"] ?? []) as Finding[];
    return { file, job, plan, findings };
  } catch (error) {
    // A job that has ended cannot be canceled; the reason is in the error already.
    await api.jobs.cancel(id).result();
    throw error;
  }
}

async function upload(
  api: ImportResources,
  source: UploadSource,
  { workbookId }: Sheet,
  options: ImportOptions,
): Promise<UploadedFile> {
  const { onProgress, signal } = options;
  const { spaceId, environmentId } = await api.workbooks.get(workbookId, { signal });
  return api.files.upload(
    source,
    // The job that maps the rows reads them from the file: nothing is written twice.
    { spaceId, environmentId, mode: "import", extent: "sample" },
    {
      signal,
      onProgress: ({ bytes, total }) =>
        onProgress?.({ step: "upload", percent: total ? (100 * bytes) / total : undefined, info: undefined }),
    },
  );
}

async function waitUntilRead(
  api: ImportResources,
  fileId: FileId,
  options: ImportOptions,
): Promise<UploadedFile> {
  const { signal } = options;
  const { data: jobs } = await api.jobs.list({ fileId }, { signal });
  const reading = jobs.find(({ operation }) => operation === "extract");
  // A file of a format that the service does not read has no such job.
  if (reading) await api.jobs.wait(reading.id, { signal, onProgress: report(options, "read") });
  return api.files.get(fileId, { signal });
}

async function chooseTable(
  api: ImportResources,
  { name, workbookId }: UploadedFile,
  { chooseTable: choose, signal }: ImportOptions,
): Promise<Sheet> {
  const tables = workbookId ? await api.sheets.list({ workbookId }, { signal }) : [];
  const [first] = tables;
  if (!first) throw new Error(`${name} cannot be imported: the service has not found a table in it.`);
  return tables.length > 1 && choose ? choose(tables) : first;
}

const report =
  ({ onProgress }: ImportOptions, step: ImportProgress["step"]) =>
  ({ progress, info }: { readonly progress?: number; readonly info?: string }) =>
    onProgress?.({ step, percent: progress, info });
