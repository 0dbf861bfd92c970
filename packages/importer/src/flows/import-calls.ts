import type { RetryPolicy } from "@data-import/client";
import {
  asId,
  type FileJobConfig,
  type Job,
  type JobExecutionPlanConfigRequest,
  type File as ReceivedFile,
  type Sheet,
  type SheetId,
} from "@data-import/types";
import type { Api } from "../api/api.ts";
import type { Planned, Reading } from "./import.ts";
import { writeOptions } from "./reading.ts";

/** The calls of one step; the signal ends them. */
export interface Step {
  readonly client: Api;
  readonly signal: AbortSignal;
}

/** A file that was uploaded, and the job that reads its first rows. */
export interface Received {
  readonly file: ReceivedFile;
  readonly extraction: Job;
}

/** An upload is repeated after so many faults of the service: somebody waits. */
const mostFaults = 6;

/** While there is no connection, an upload waits for minutes. Then it goes on where it was. */
function waitForConnection(): RetryPolicy {
  let faults = 0;
  return {
    max: 200,
    maxDelay: 5_000,
    // Without a status, there was no response.
    shouldRetry({ status }) {
      if (status !== undefined) faults += 1;
      return faults > mostFaults ? false : undefined;
    },
  };
}

/**
 * Uploads a file for a sheet; rejects if the service does not read its format.
 * @param mark stands for the name and the bytes of a file of the program around: after a reload, it is not there twice
 */
export async function sendFile(
  { client, signal }: Step,
  file: File,
  sheet: Sheet,
  onProgress: (sent: number, total: number) => void,
  mark?: string,
): Promise<Received> {
  const { spaceId, environmentId } = await client.workbooks.get(sheet.workbookId, { signal });
  const send = (idempotencyKey?: string) =>
    client.files.upload(
      file,
      // The job that maps the rows reads them from the file: nothing is written twice.
      { spaceId, environmentId, mode: "import", extent: "sample" },
      {
        signal,
        idempotencyKey,
        retry: waitForConnection(),
        onProgress: ({ bytes, total }) => onProgress(bytes, total ?? file.size),
      },
    );
  // The same key needs the same request. The service allows 255 characters, and what differs most is at the end.
  const writeKey = (place: string) =>
    mark && encodeURIComponent([mark, file.type, place].join(" ")).slice(-255);
  let sent = await send(writeKey(spaceId)).withResponse();
  // Each file that is of no use leads to the next one, also after a reload.
  while (sent.headers.has("idempotency-replayed") && !(await isUsable({ client, signal }, sent.data)))
    sent = await send(writeKey(sent.data.id)).withResponse();
  return { file: sent.data, extraction: await requireExtraction({ client, signal }, sent.data) };
}

/** Whether a file that was sent before can be imported: the service responds as the first time, whatever has become of it. */
async function isUsable({ client, signal }: Step, { id }: ReceivedFile): Promise<boolean> {
  const kept = await client.files.get(id, { signal }).result();
  return kept.ok && kept.data.status !== "failed" && kept.data.status !== "purged";
}

/** The newest job that reads a file; rejects if the service does not read its format. */
export async function requireExtraction(step: Step, file: ReceivedFile): Promise<Job> {
  const extraction = await findExtraction(step, file);
  if (extraction === undefined) throw new Error(`${file.name} is not a table.`);
  return extraction;
}

/** Reads the first rows of a file once more, in the way that a person wants. */
export async function extractAgain(step: Step, file: ReceivedFile, reading: Reading): Promise<Job> {
  const earlier = (await findExtraction(step, file))?.config;
  return step.client.jobs.create(
    {
      type: "file",
      operation: "extract",
      source: file.id,
      fileId: file.id,
      trigger: "immediate",
      config: {
        // The format does not change.
        driver: (earlier as Partial<FileJobConfig> | undefined)?.driver ?? "csv",
        options: { ...writeOptions(reading), extent: "sample" },
      },
    },
    { signal: step.signal },
  );
}

async function findExtraction({ client, signal }: Step, { id }: ReceivedFile): Promise<Job | undefined> {
  const { data: jobs } = await client.jobs.list({ fileId: id }, { signal });
  return jobs.find(({ operation }) => operation === "extract");
}

/** What a person decided before a plan is made. */
export interface Decisions {
  readonly keyFields?: readonly string[];
  readonly changes?: JobExecutionPlanConfigRequest;
  /** The mark of a file of the program around. */
  readonly input?: Job["input"];
}

/** Makes the job that maps a sheet of a file to a sheet, and its plan. */
export async function makePlan(
  { client, signal }: Step,
  sourceId: SheetId,
  sheet: Sheet,
  { keyFields = [], changes, input }: Decisions,
): Promise<Planned> {
  const source = await client.sheets.get(sourceId, { signal });
  const job = await client.jobs.create(
    {
      type: "workbook",
      operation: "map",
      source: source.workbookId,
      destination: sheet.workbookId,
      trigger: "manual",
      input,
      config: {
        sourceSheetId: sourceId,
        destinationSheetId: sheet.id,
        ...(keyFields.length > 0 && { keyFields: [...keyFields] }),
      },
    },
    { signal },
  );
  const { plan } = await (changes === undefined
    ? client.jobs.getPlan(job.id, { signal })
    : client.jobs.updatePlan(job.id, changes, { signal }));
  return { job, plan, source, sheet };
}

/** The job with an id, its plan and its two sheets. */
export async function readPlanned({ client, signal }: Step, id: string): Promise<Planned> {
  const { job, plan } = await client.jobs.getPlan(asId("job", id), { signal });
  const config = job.config as { readonly sourceSheetId: SheetId; readonly destinationSheetId: SheetId };
  const [source, sheet] = await Promise.all([
    client.sheets.get(config.sourceSheetId, { signal }),
    client.sheets.get(config.destinationSheetId, { signal }),
  ]);
  return { job, plan, source, sheet };
}

/** The file that the sheet of a plan was read from; rejects if somebody deleted it. */
export async function findFile({ client, signal }: Step, { source }: Planned): Promise<ReceivedFile> {
  const { spaceId } = await client.workbooks.get(source.workbookId, { signal });
  // A file may have been read several times, and names only the last workbook.
  for await (const { operation, result, fileId } of client.jobs.list(
    { spaceId, pageSize: 100 },
    { signal },
  )) {
    if (operation !== "extract" || result?.["workbookId"] !== source.workbookId || fileId === undefined)
      continue;
    const found = await client.files.get(fileId, { signal }).result();
    if (found.ok) return found.data;
  }
  throw new Error(`The file of ${source.name} was deleted.`);
}
