import {
  asId,
  type DetectedHeader,
  type FileId,
  type FileJobConfig,
  type Job,
  type JobExecutionPlanConfigRequest,
  type JobId,
  type File as ReceivedFile,
  type Sheet,
  type SheetId,
} from "@data-import/types";
import type { Api } from "../api/api.ts";
import { readFailure } from "./failure.ts";
import {
  type Import,
  type ImportEvent,
  newImport,
  type Planned,
  type Reading,
  reduceImport,
} from "./import.ts";
import { isUnsure, readResult, writeOptions, writeRawOptions } from "./reading.ts";
import type { Route } from "./route.ts";
import { createStore, type Store } from "./store.ts";

/** What an import needs from around it. */
export interface ImportPorts {
  readonly client: Api;
  /** Opens another screen. */
  go(route: Route): void;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
}

/** An import, and what a person can do with it. */
export interface ImportFlow {
  readonly store: Store<Import, ImportEvent>;
  /** Files that wait until the one before them is imported. */
  readonly waiting: readonly File[];
  /** Brings files into a sheet, one after the other. */
  bring(files: readonly File[], sheet: Sheet): Promise<void>;
  /** Ends an upload, or the reading of a file. */
  cancelUpload(): void;
  /** Shows how the file of the plan is read. */
  showLayout(): Promise<void>;
  /** Reads the file in another way, and shows its first rows. */
  reread(reading: Reading): Promise<void>;
  /** All rows of a file as they are; the header is one of them. */
  readRows(fileId: FileId, reading: Reading): Promise<DetectedHeader>;
  /** Reads the file as it is shown, and matches its columns. */
  acceptLayout(sheet: Sheet): Promise<void>;
  /** Opens the import of a job, for example after a reload. */
  open(jobId: string): Promise<void>;
  changePlan(changes: JobExecutionPlanConfigRequest): Promise<void>;
  changeKeys(keyFields: readonly string[]): Promise<void>;
  run(): Promise<void>;
  cancelRun(): Promise<void>;
  /** Goes on with an import that stopped. */
  retry(): Promise<void>;
  restart(): void;
}

/** How long the page waits between two looks at the counts of the sheet while an import runs, in milliseconds. */
const countEvery = 1000;

/** Makes the flow of imports; it calls the service only when a person does something. */
export function createImportFlow({ client, go, sleep }: ImportPorts): ImportFlow {
  const store = createStore<Import, ImportEvent>(reduceImport, newImport);
  let waiting: readonly File[] = [];
  let current = new AbortController();

  /** Runs one piece of work; what an earlier one does later has no effect. */
  async function attempt(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
    current.abort();
    const mine = new AbortController();
    current = mine;
    try {
      await work(mine.signal);
    } catch (error) {
      if (current === mine) store.send({ type: "failed", failure: readFailure(error) });
    }
  }

  async function upload(file: File, sheet: Sheet, signal: AbortSignal): Promise<void> {
    store.send({ type: "chosen", name: file.name, total: file.size });
    const { spaceId, environmentId } = await client.workbooks.get(sheet.workbookId, { signal });
    const received = await client.files.upload(
      file,
      { spaceId, environmentId, mode: "import", extent: "sample" },
      {
        signal,
        onProgress: ({ bytes, total }) =>
          store.send({ type: "sent", sent: bytes, total: total ?? file.size }),
      },
    );
    const { data: jobs } = await client.jobs.list({ fileId: received.id }, { signal });
    const extraction = jobs.find(({ operation }) => operation === "extract");
    if (extraction === undefined) throw new Error(`${file.name} is not a table.`);
    await read(received, extraction.id, {}, sheet, signal);
  }

  async function read(
    file: ReceivedFile,
    jobId: JobId,
    reading: Reading,
    sheet: Sheet,
    signal: AbortSignal,
    table?: number,
  ): Promise<void> {
    store.send({ type: "read", name: file.name, percent: undefined });
    const job = await client.jobs.wait(jobId, {
      signal,
      onProgress: ({ progress }) => store.send({ type: "read", name: file.name, percent: progress }),
    });
    const found = readResult(job);
    if (found === undefined) throw new Error(`${file.name} has no table.`);
    if (table === undefined && isUnsure(found)) {
      const detected = await client.files.detectHeader({ fileId: file.id }, { signal });
      return store.send({ type: "laid-out", file, detected, reading });
    }
    const { sheetId } = found.tables[table ?? 0] ?? {};
    if (sheetId === undefined) throw new Error(`${file.name} has no table.`);
    await plan(sheetId, sheet, file.name, {}, signal);
  }

  async function plan(
    sourceId: SheetId,
    sheet: Sheet,
    name: string,
    { keyFields = [], changes }: { keyFields?: readonly string[]; changes?: JobExecutionPlanConfigRequest },
    signal: AbortSignal,
  ): Promise<void> {
    if (changes === undefined) store.send({ type: "planning", name });
    const source = await client.sheets.get(sourceId, { signal });
    const job = await client.jobs.create(
      {
        ...{ type: "workbook", operation: "map", source: source.workbookId, destination: sheet.workbookId },
        trigger: "manual",
        config: {
          sourceSheetId: sourceId,
          destinationSheetId: sheet.id,
          ...(keyFields.length > 0 && { keyFields: [...keyFields] }),
        },
      },
      { signal },
    );
    const { plan: suggested } =
      changes === undefined
        ? await client.jobs.getPlan(job.id, { signal })
        : await client.jobs.updatePlan(job.id, changes, { signal });
    const planned = { job, plan: suggested, source, sheet };
    // With nothing to ask, nobody has to press a button.
    if (changes === undefined && suggested.questions.length === 0) return execute(planned, signal);
    store.send({ type: "planned", planned });
    go({ screen: "columns", jobId: job.id });
  }

  async function execute(planned: Planned, signal: AbortSignal): Promise<void> {
    await client.jobs.execute(planned.job.id, { signal });
    go({ screen: "columns", jobId: planned.job.id });
    await follow(planned, signal);
  }

  async function follow(planned: Planned, signal: AbortSignal): Promise<void> {
    store.send({ type: "running", planned });
    let isRunning = true;
    const counting = async () => {
      while (isRunning && !signal.aborted) {
        await sleep(countEvery);
        if (!isRunning || signal.aborted) return;
        const counted = await client.sheets.getRecordCounts(planned.sheet.id, {}, { signal }).result();
        if (counted.ok) store.send({ type: "counted", ...counted.data.counts });
      }
    };
    void counting();
    try {
      const job = await client.jobs.wait(planned.job.id, {
        signal,
        onProgress: ({ progress }) => store.send({ type: "progress", percent: progress }),
      });
      finish(planned, job);
      const [next] = waiting;
      if (next === undefined) return go({ screen: "records", sheetId: planned.sheet.id });
      go({ screen: "file", sheetId: planned.sheet.id });
      waiting = waiting.slice(1);
      await upload(next, planned.sheet, signal);
    } finally {
      isRunning = false;
    }
  }

  function finish(planned: Planned, job: Job): void {
    store.send({ type: "done", planned: { ...planned, job }, job });
  }

  return {
    store,
    get waiting() {
      return waiting;
    },
    bring: (files, sheet) =>
      attempt(async (signal) => {
        const [file, ...others] = files;
        waiting = others;
        if (file !== undefined) await upload(file, sheet, signal);
      }),
    cancelUpload() {
      current.abort();
      waiting = [];
      store.send({ type: "restarted" });
    },
    showLayout: () =>
      attempt(async (signal) => {
        const { state } = store;
        if (!("planned" in state)) return;
        const file = await findFile(client, state.planned, signal);
        const detected = await client.files.detectHeader({ fileId: file.id }, { signal });
        store.send({ type: "laid-out", file, detected, reading: {} });
      }),
    reread: (reading) =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at !== "layout") return;
        store.send({ type: "reread" });
        const options = writeOptions(reading);
        const detected = await client.files.detectHeader({ fileId: state.file.id, options }, { signal });
        store.send({ type: "laid-out", file: state.file, detected, reading });
      }),
    readRows: (fileId, reading) => client.files.detectHeader({ fileId, options: writeRawOptions(reading) }),
    acceptLayout: (sheet) =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at !== "layout") return;
        store.send({ type: "reread" });
        const { data: jobs } = await client.jobs.list({ fileId: state.file.id }, { signal });
        const earlier = jobs.find(({ operation }) => operation === "extract")?.config;
        const job = await client.jobs.create(
          {
            ...{ type: "file", operation: "extract", source: state.file.id, fileId: state.file.id },
            trigger: "immediate",
            config: {
              // The format does not change.
              driver: (earlier as Partial<FileJobConfig> | undefined)?.driver ?? "csv",
              options: { ...writeOptions(state.reading), extent: "sample" },
            },
          },
          { signal },
        );
        await read(state.file, job.id, state.reading, sheet, signal, state.table);
      }),
    async open(id) {
      const { state } = store;
      // The screen that made the job has it already.
      if ("planned" in state && state.planned.job.id === id) return;
      await attempt(async (signal) => {
        store.send({ type: "planning", name: "" });
        const planned = await readPlanned(client, asId("job", id), signal);
        const { job } = planned;
        if (job.status === "ready" || job.status === "created") store.send({ type: "planned", planned });
        else if (job.status === "complete") finish(planned, job);
        else await follow(planned, signal);
      });
    },
    changePlan: (changes) =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at !== "columns") return;
        store.send({ type: "saving" });
        const { plan: changed } = await client.jobs.updatePlan(state.planned.job.id, changes, { signal });
        store.send({ type: "planned", planned: { ...state.planned, plan: changed } });
      }),
    changeKeys: (keyFields) =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at !== "columns") return;
        store.send({ type: "saving" });
        const { job, plan: old, source, sheet } = state.planned;
        // The keys belong to the settings of a job, so the decisions of the person go into another one.
        await plan(source.id, sheet, source.name, { keyFields, changes: keepDecisions(old) }, signal);
        await client.jobs.cancel(job.id).result();
      }),
    run: () =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at === "columns") await execute(state.planned, signal);
      }),
    async cancelRun() {
      const { state } = store;
      if (state.at !== "running") return;
      store.send({ type: "canceling" });
      await client.jobs.cancel(state.planned.job.id).result();
    },
    retry: () =>
      attempt(async (signal) => {
        const { state } = store;
        if (state.at !== "stopped") return;
        await client.jobs.retry(state.planned.job.id, { signal });
        await follow(state.planned, signal);
      }),
    restart() {
      current.abort();
      store.send({ type: "restarted" });
    },
  };
}

/** The job, its plan and its two sheets. */
async function readPlanned(client: Api, jobId: JobId, signal: AbortSignal): Promise<Planned> {
  const { job, plan } = await client.jobs.getPlan(jobId, { signal });
  const config = job.config as { readonly sourceSheetId: SheetId; readonly destinationSheetId: SheetId };
  const [source, sheet] = await Promise.all([
    client.sheets.get(config.sourceSheetId, { signal }),
    client.sheets.get(config.destinationSheetId, { signal }),
  ]);
  return { job, plan, source, sheet };
}

/** The file that the sheet of a plan was read from; rejects if somebody deleted it. */
async function findFile(client: Api, { source }: Planned, signal: AbortSignal): Promise<ReceivedFile> {
  const { spaceId } = await client.workbooks.get(source.workbookId, { signal });
  for await (const file of client.files.list({ spaceId, pageSize: 100 }, { signal })) {
    if (file.workbookId === source.workbookId) return file;
  }
  throw new Error(`The file of ${source.name} was deleted.`);
}

/** What a person decided in a plan, as changes of another plan of the same file. */
function keepDecisions({ fieldMapping, unmappedSourceFields, rules, caseSensitive }: Planned["plan"]) {
  const left = unmappedSourceFields.filter(({ reason }) => reason === "left-out");
  return {
    fieldMapping: [
      ...fieldMapping.map(({ sourceField, destinationField, steps, enumDetails }) => ({
        ...{ sourceField, destinationField, steps },
        ...(enumDetails && { enumDetails }),
      })),
      ...left.map(({ sourceField }) => ({ sourceField })),
    ],
    rules,
    ...(caseSensitive !== undefined && { caseSensitive }),
  };
}
