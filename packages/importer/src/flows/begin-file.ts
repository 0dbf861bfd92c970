import { asId, type Job, type File as ReceivedFile, type Sheet, type SpaceId } from "@data-import/types";
import type { Api } from "../api/api.ts";
import { readFailure } from "./failure.ts";
import type { ImportFlow } from "./import-flow.ts";
import type { Route } from "./route.ts";

/** Where the file of the program around is brought. */
export interface Beginning {
  readonly client: Api;
  readonly imports: ImportFlow;
  readonly sheet: Sheet;
  readonly spaceId: SpaceId;
  go(route: Route): void;
}

/**
 * Brings the file of the program around into a sheet: a file, or the id of an uploaded one. What was sent before goes on
 * from there, and what was imported before is not imported again: after a reload, in a second tab, by a second element.
 */
export async function beginFile(given: File | string, beginning: Beginning): Promise<void> {
  const { imports, sheet, go } = beginning;
  const { store } = imports;
  go({ screen: "file", sheetId: sheet.id });
  imports.restart();
  store.send({ type: "planning", name: "" });
  const asked = store.state;
  const begin = async () => {
    if (store.state !== asked) return;
    imports.again = () => void beginFile(given, beginning);
    try {
      const start = await findStart(given, beginning);
      // The person may have chosen another file meanwhile.
      if (store.state !== asked) return;
      start();
    } catch (error) {
      if (store.state === asked) store.send({ type: "failed", failure: readFailure(error) });
    }
    await imports.rest();
    if (store.state.at !== "choosing") imports.again = undefined;
  };
  // There are no locks without a secure context: then only tabs that begin at the same moment can bring a file twice.
  await (navigator.locks?.request(`data-import ${sheet.id}`, begin) ?? begin());
}

/** How to go on with a file: where it is, or from the beginning. */
async function findStart(given: File | string, beginning: Beginning): Promise<() => void> {
  const { client, imports, sheet, go } = beginning;
  const known = typeof given === "string" ? await client.files.get(asId("file", given)) : undefined;
  const mark = typeof given === "string" ? undefined : await markFile(given);
  const findJob = async () =>
    findMapping(known === undefined ? hasMark(mark) : await readsFile(known, beginning), beginning);
  const job = await findJob();
  if (job === undefined) {
    if (known !== undefined) return () => void imports.resume(known, sheet, { mark, findJob });
    return () => void imports.bring([given as File], sheet, { mark, findJob });
  }
  if (job.status !== "complete") return () => void imports.show(job.id);
  return () => {
    imports.restart();
    go({ screen: "records", sheetId: sheet.id });
  };
}

type IsOf = (job: Job) => boolean;

/** The bytes that are read of a file at once. */
const partBytes = 1 << 20;

/** A text that files with the same name and the same bytes share. It needs no secure context, and no memory for the file. */
export async function markFile(file: File): Promise<string> {
  let [one, two] = [0x811c9dc5, 0x9e3779b9];
  for (let place = 0; place < file.size; place += partBytes) {
    for (const byte of new Uint8Array(await file.slice(place, place + partBytes).arrayBuffer())) {
      one = Math.imul(one ^ byte, 0x01000193);
      two = Math.imul(two ^ (byte + 1), 0x85ebca6b) ^ (two >>> 13);
    }
  }
  const digits = [one, two].map((part) => (part >>> 0).toString(16).padStart(8, "0"));
  return [file.name, file.size, ...digits].join(" ");
}

/** The job that maps the columns of a file of a program has the mark of the file. */
const hasMark =
  (mark: string | undefined): IsOf =>
  ({ input }) =>
    input?.["file"] === mark;

/** Whether a job maps what was read of a file. It may have been read several times. */
async function readsFile({ id, workbookId }: ReceivedFile, { client }: Beginning): Promise<IsOf> {
  const workbooks = new Set<unknown>([workbookId]);
  for await (const { operation, result } of client.jobs.list({ fileId: id, pageSize: 100 }))
    if (operation === "extract") workbooks.add(result?.["workbookId"]);
  return ({ source }) => workbooks.has(source);
}

/** The job that brings a file into the sheet, or has brought it; undefined if there is none, or somebody canceled it. */
async function findMapping(isOf: IsOf, { client, sheet }: Beginning): Promise<Job | undefined> {
  for await (const job of client.jobs.list({ workbookId: sheet.workbookId, pageSize: 100 })) {
    const isHere = job.operation === "map" && job.config?.["destinationSheetId"] === sheet.id;
    if (isHere && job.status !== "canceled" && isOf(job)) return job;
  }
  return undefined;
}
