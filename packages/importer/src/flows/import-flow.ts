import type {
  Job,
  JobExecutionPlanConfigRequest,
  File as ReceivedFile,
  Sheet,
  SheetId,
} from "@data-import/types";
import type { Api } from "../api/api.ts";
import type { Around } from "./around.ts";
import { readFailure } from "./failure.ts";
import type { Given } from "./given.ts";
import {
  type Import,
  type ImportEvent,
  listUnplaced,
  newImport,
  type Planned,
  type Reading,
  reduceImport,
} from "./import.ts";
import {
  type Decisions,
  extractAgain,
  findFile,
  makePlan,
  readPlanned,
  requireExtraction,
  type Step,
  sendFile,
} from "./import-calls.ts";
import { isUnsure, readResult, writeOptions } from "./reading.ts";
import type { Route } from "./route.ts";
import { createStore, type Store } from "./store.ts";

/** What an import needs from around it. */
export interface ImportPorts {
  readonly client: Api;
  /** Opens another screen. */
  go(route: Route): void;
  /** Resolves after so many milliseconds. */
  sleep(milliseconds: number): Promise<void>;
  /** The fields by which records are updated in place of added, before a person chooses others. */
  listKeys(sheet: Sheet): readonly string[];
  /** What the program around wants now. */
  given(): Given;
  /** The operation of the job after which people decide about the columns of a file; undefined for at once. */
  findJobBefore(): string | undefined;
  readonly around: Pick<Around, "mayStart">;
}

/** A file of the program around: other tabs and elements may bring the same one. */
export interface GivenFile {
  /** Stands for its name and its bytes; undefined if the program has uploaded it. */
  readonly mark: string | undefined;
  /** The job that brings it into the sheet, or has brought it; absent once this import has its own. */
  findJob?(): Promise<Job | undefined>;
}

/** How long the page waits between two looks at the counts of the sheet while an import runs. */
const countEveryMs = 1000;

const atWork: readonly string[] = ["uploading", "reading", "planning"];

/** How many rows of a file a person sees to find its header. */
const mostRows = 50;

/** An import, and what a person can do with it. It calls the service only when a person does something. */
export class ImportFlow {
  readonly store: Store<Import, ImportEvent> = createStore(reduceImport, newImport);
  /** Files that wait until the one before them is imported. */
  waiting: readonly File[] = [];
  /** Brings the file of the program around once more, if that failed: the person does not have it. */
  again: (() => void) | undefined;
  /** The file on its way, if it is one of the program around. */
  private given: GivenFile | undefined;
  private current = new AbortController();
  private readonly ports: ImportPorts;

  constructor(ports: ImportPorts) {
    this.ports = ports;
  }

  /** Brings files into a sheet, one after the other. */
  bring = (files: readonly File[], sheet: Sheet, given?: GivenFile): Promise<void> =>
    this.attempt(async (step) => {
      this.given = given;
      const [file, ...others] = files;
      this.waiting = others;
      if (file !== undefined) await this.upload(step, file, sheet);
    });

  /** Goes on with a file that was sent earlier. */
  resume = (file: ReceivedFile, sheet: Sheet, given?: GivenFile): Promise<void> =>
    this.attempt(async (step) => {
      this.given = given;
      this.store.send({ type: "chosen", name: file.name, total: file.size });
      const job = await requireExtraction(step, file);
      await this.read(step, { file, job, sheet, reading: {} });
    });

  /** Ends an upload, or the reading of a file, and forgets the files that wait. */
  restart = (): void => {
    this.current.abort();
    this.waiting = [];
    this.store.send({ type: "restarted" });
  };

  /** Shows how the file of the plan is read. */
  showLayout = (): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (!("planned" in state)) return;
      await this.layOut(step, await findFile(step, state.planned), state.planned.sheet, {});
    });

  /** Reads the file in another way, and shows its first rows. */
  reread = (reading: Reading): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (state.at !== "layout") return;
      this.store.send({ type: "reread", reading });
      await this.layOut(step, state.file, state.sheet, reading);
    });

  /** Reads the file as it is shown, and matches its columns. */
  acceptLayout = (): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (state.at !== "layout") return;
      this.store.send({ type: "reread", reading: state.reading });
      const { file, sheet, reading, table } = state;
      const job = await extractAgain(step, file, reading);
      await this.read(step, { file, job, sheet, reading, table });
    });

  /** Opens the import of a job, for example after a reload. */
  open = async (id: string): Promise<void> => {
    const { state } = this.store;
    // The screen that made the job has it already.
    if ("planned" in state && state.planned.job.id === id) return;
    await this.attempt(async (step) => {
      this.store.send({ type: "planning", name: "" });
      const planned = await readPlanned(step, id);
      const { job } = planned;
      if (["ready", "planning", "created"].includes(job.status ?? ""))
        this.store.send({ type: "planned", planned });
      else if (job.status === "complete") this.finish(planned, job);
      else await this.follow(step, planned);
    });
  };

  /** Opens the import of a job, and then a screen: that of the records, if it has ended. */
  show = async (id: string): Promise<void> => {
    void this.open(id);
    await this.rest();
    const { state } = this.store;
    if (state.at === "done") this.ports.go({ screen: "records", sheetId: state.planned.sheet.id });
    else if ("planned" in state) this.ports.go({ screen: "columns", jobId: state.planned.job.id });
  };

  /** Resolves when the import has ended, or waits for the person. */
  rest = (): Promise<void> =>
    new Promise((resolve) => {
      const end = this.store.subscribe((state) => {
        if (atWork.includes(state.at)) return;
        end();
        resolve();
      });
      if (!atWork.includes(this.store.state.at)) {
        end();
        resolve();
      }
    });

  changePlan = (changes: JobExecutionPlanConfigRequest): Promise<void> =>
    this.attempt(async ({ client, signal }) => {
      const { state } = this.store;
      if (state.at !== "columns") return;
      this.store.send({ type: "saving" });
      const { plan } = await client.jobs.updatePlan(state.planned.job.id, changes, { signal });
      this.store.send({ type: "planned", planned: { ...state.planned, plan } });
    });

  /** The keys belong to the settings of a job, so the decisions of the person go into another one. */
  changeKeys = (keyFields: readonly string[], changes: JobExecutionPlanConfigRequest): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (state.at !== "columns") return;
      this.store.send({ type: "saving" });
      const { job, source, sheet } = state.planned;
      await this.plan(step, source.id, sheet, { keyFields, changes, input: job.input });
      await step.client.jobs.cancel(job.id).result();
    });

  run = (): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (state.at === "columns") await this.execute(step, state.planned);
    });

  cancelRun = async (): Promise<void> => {
    const { state } = this.store;
    if (state.at !== "running") return;
    this.store.send({ type: "canceling" });
    await this.ports.client.jobs.cancel(state.planned.job.id).result();
  };

  /** Goes on with an import that stopped. */
  retry = (): Promise<void> =>
    this.attempt(async (step) => {
      const { state } = this.store;
      if (state.at !== "stopped") return;
      await step.client.jobs.retry(state.planned.job.id, { signal: step.signal });
      await this.follow(step, state.planned);
    });

  /** Runs one piece of work; what an earlier one does later has no effect. */
  private async attempt(work: (step: Step) => Promise<void>): Promise<void> {
    this.current.abort();
    const mine = new AbortController();
    this.current = mine;
    try {
      await work({ client: this.ports.client, signal: mine.signal });
    } catch (error) {
      if (this.current === mine) this.store.send({ type: "failed", failure: readFailure(error) });
    }
  }

  private async upload(step: Step, file: File, sheet: Sheet): Promise<void> {
    this.store.send({ type: "chosen", name: file.name, total: file.size });
    const onProgress = (sent: number, total: number) => this.store.send({ type: "sent", sent, total });
    const received = await sendFile(step, file, sheet, onProgress, this.given?.mark);
    await this.read(step, { file: received.file, job: received.extraction, sheet, reading: {} });
  }

  private async layOut(
    { client, signal }: Step,
    file: ReceivedFile,
    sheet: Sheet,
    reading: Reading,
  ): Promise<void> {
    const options = writeOptions(reading);
    const detected = await client.files.detectHeader(
      { fileId: file.id, options, rowCount: mostRows, firstRows: true },
      { signal },
    );
    this.store.send({ type: "laid-out", file, sheet, detected, reading });
  }

  /** Waits until the first rows are read. With a `table`, a person has seen how. */
  private async read(
    step: Step,
    {
      file,
      job,
      sheet,
      reading,
      table,
    }: {
      readonly file: ReceivedFile;
      readonly job: Job;
      readonly sheet: Sheet;
      readonly reading: Reading;
      readonly table?: number;
    },
  ): Promise<void> {
    const report = (percent: number | undefined) =>
      this.store.send({ type: "read", name: file.name, percent });
    report(undefined);
    const read = await step.client.jobs.wait(job.id, {
      signal: step.signal,
      onProgress: ({ progress }) => report(progress),
    });
    const before = this.ports.findJobBefore();
    if (before !== undefined) await (await import("./job-before.ts")).waitForJob(step, file, before);
    const found = readResult(read);
    if (found !== undefined && table === undefined && isUnsure(found)) {
      return this.layOut(step, file, sheet, reading);
    }
    const sheetId = found?.tables[table ?? 0]?.sheetId;
    if (sheetId === undefined) throw new Error(`${file.name} has no table.`);
    const { mark, findJob } = this.given ?? {};
    // A correction of the rows later makes another job for the same file.
    this.given = this.given && { mark };
    // While this person looked at the rows, another tab may have brought the file.
    const other = table === undefined ? undefined : await findJob?.();
    step.signal.throwIfAborted();
    if (other !== undefined) return void this.show(other.id);
    this.store.send({ type: "planning", name: file.name });
    const input = mark === undefined ? undefined : { file: mark };
    await this.plan(step, sheetId, sheet, { keyFields: this.ports.listKeys(sheet), input });
  }

  private async plan(step: Step, sourceId: SheetId, sheet: Sheet, decisions: Decisions): Promise<void> {
    const planned = await makePlan(step, sourceId, sheet, decisions);
    const isNew = decisions.changes === undefined;
    const { plan } = planned;
    const { omitted, isReadOnly } = this.ports.given();
    const mayLose = omitted.includes("columns") || listUnplaced(plan).length === 0;
    // With nothing to ask, and nothing that is lost, nobody has to press a button.
    const isSure = isNew && plan.questions.length === 0 && mayLose && !isReadOnly;
    const mayStart = await this.ports.around.mayStart?.(planned, isSure);
    // That may be decided after the person has chosen another file.
    if (step.signal.aborted) return;
    if (isSure && mayStart !== false) return this.execute(step, planned);
    this.store.send({ type: "planned", planned });
    this.ports.go({ screen: "columns", jobId: planned.job.id });
  }

  private async execute(step: Step, planned: Planned): Promise<void> {
    await step.client.jobs.execute(planned.job.id, { signal: step.signal });
    this.store.send({ type: "running", planned });
    this.ports.go({ screen: "columns", jobId: planned.job.id });
    await this.follow(step, planned);
  }

  /** Follows a job to its end, and opens what comes behind it: the next file, or the records. */
  private async follow(step: Step, planned: Planned): Promise<void> {
    this.store.send({ type: "running", planned });
    const ended = new AbortController();
    void this.count({ ...step, signal: AbortSignal.any([step.signal, ended.signal]) }, planned);
    try {
      const job = await step.client.jobs.wait(planned.job.id, {
        signal: step.signal,
        onProgress: ({ progress }) => this.store.send({ type: "progress", percent: progress }),
      });
      this.finish(planned, job);
    } finally {
      ended.abort();
    }
    const [next, ...others] = this.waiting;
    if (next === undefined) return this.ports.go({ screen: "records", sheetId: planned.sheet.id });
    this.waiting = others;
    this.given = undefined;
    this.ports.go({ screen: "file", sheetId: planned.sheet.id });
    await this.upload(step, next, planned.sheet);
  }

  private async count({ client, signal }: Step, { sheet }: Planned): Promise<void> {
    while (!signal.aborted) {
      await this.ports.sleep(countEveryMs);
      if (signal.aborted) return;
      const counted = await client.sheets.getRecordCounts(sheet.id, {}, { signal }).result();
      if (counted.ok) this.store.send({ type: "counted", ...counted.data.counts });
    }
  }

  private finish(planned: Planned, job: Job): void {
    this.store.send({ type: "done", planned: { ...planned, job }, job });
  }
}
