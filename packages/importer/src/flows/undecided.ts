import type { FileId, Job, JobId, File as ReceivedFile, Sheet } from "@data-import/types";
import type { Api } from "../api/api.ts";
import type { Place } from "./session.ts";

/** A file that a person sent, and that is not on its way into the sheet. */
export interface Undecided {
  readonly fileId: FileId;
  /** The job that waits for its columns; undefined if nobody has seen yet how it is read. */
  readonly jobId?: JobId | undefined;
}

/** An undecided file, with what the service knows about it. */
export interface UndecidedFile extends Undecided {
  readonly file: ReceivedFile;
}

/** So many of the newest jobs are looked at, which is one request. */
const mostJobs = 100;
/** So many files are named. */
const mostFiles = 5;

/** The files of a person that wait for a decision before they become records of a sheet, the newest first. */
export async function findUndecided(
  { files, jobs }: Pick<Api, "files" | "jobs">,
  { caller, space }: Place,
  { id }: Pick<Sheet, "id">,
  signal: AbortSignal,
): Promise<UndecidedFile[]> {
  const query = { spaceId: space.id, excludeChildJobs: true, pageSize: mostJobs };
  const { data } = await jobs.list(query, { signal });
  const undecided = listUndecided(data, caller.id, id).slice(0, mostFiles);
  const found = await Promise.all(
    undecided.map(async (each): Promise<UndecidedFile | undefined> => {
      const read = await files.get(each.fileId, { signal }).result();
      // The person who deleted the file has decided.
      return read.ok ? { ...each, file: read.data } : undefined;
    }),
  );
  return found.filter((each) => each !== undefined);
}

/** The same, from the jobs of a space, the newest first. */
export function listUndecided(jobs: readonly Job[], callerId: string, sheetId: string): Undecided[] {
  const own = jobs.filter(({ createdBy }) => createdBy === callerId);
  const mappings = own.filter(({ operation, status }) => operation === "map" && status !== "canceled");
  const undecided: Undecided[] = [];
  for (const [fileId, workbooks] of findWorkbooks(own)) {
    const ofFile = mappings.filter(({ source }) => workbooks.has(source));
    // One that runs, or ran, brings the records; a file whose columns are matched for another sheet is named there.
    if (ofFile.some(({ status }) => status !== "created" && status !== "planning")) continue;
    const waiting = ofFile.find(({ config }) => config?.["destinationSheetId"] === sheetId);
    if (waiting !== undefined || ofFile.length === 0) undecided.push({ fileId, jobId: waiting?.id });
  }
  return undecided;
}

/** The files that jobs read, with the workbooks that each was read into; a person may have it read several times. */
function findWorkbooks(jobs: readonly Job[]): Map<FileId, Set<unknown>> {
  const found = new Map<FileId, Set<unknown>>();
  for (const { operation, fileId, status, result } of jobs) {
    if (operation !== "extract" || fileId == null || status === "failed" || status === "canceled") continue;
    const workbooks = found.get(fileId) ?? new Set();
    found.set(fileId, workbooks.add(result?.["workbookId"]));
  }
  return found;
}
