import { isJobError } from "@data-import/client";
import {
  asId,
  type Job,
  type JobId,
  type JobOutcomeNext,
  type RecordCounts,
  type Workbook,
} from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import {
  asksFirst,
  findHindrance,
  type Hindrance,
  listActions,
  type ShownAction,
  writeJob,
} from "../../flows/actions.ts";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { canGoAlone, isPageAddress, readOutcome, readTrigger } from "../../flows/outcome.ts";
import { mayDo } from "../../flows/session.ts";
import { everyRecord, isSelective } from "../records/list-state.ts";
import type { RecordsModel } from "../records/records-model.ts";
import type { SheetActions } from "../records/sheet-actions.ts";
import { saveBlob } from "../save-blob.ts";
import type { ActionsHost } from "./actions-host.ts";
import type { Ended, Pressed, Running } from "./press.ts";
import { countChosen, readSelection } from "./read-selection.ts";

/** The actions of a sheet, the jobs that were started here, and what these say at their end. */
export class ActionsModel implements SheetActions {
  /** The press whose dialog is open. */
  readonly pressed: Signal<Pressed | undefined> = signal(undefined);
  readonly running: Signal<readonly Running[]> = signal([]);
  readonly ended: Signal<readonly Ended[]> = signal([]);
  /** Another one if the language changes. */
  host: ActionsHost;
  readonly #workbook: Signal<Workbook | undefined> = signal(undefined);
  readonly #records: RecordsModel;
  readonly #stopped = new AbortController();
  /** While the records are counted again, the page says what it knew. */
  #lastCounts: RecordCounts | undefined;

  constructor(host: ActionsHost, records: RecordsModel) {
    this.host = host;
    this.#records = records;
    void this.#readWorkbook();
  }

  stop(): void {
    this.#stopped.abort();
  }

  list(fieldKey?: string): readonly ShownAction[] {
    const { space } = this.host;
    const sheet = this.#records.sheet.value;
    const workbook = this.#workbook.value;
    if (workbook === undefined || sheet === undefined || space.archivedAt !== undefined) return [];
    return listActions({ sheet, workbook, space }).filter(({ fields }) =>
      fieldKey === undefined ? fields === undefined : fields?.includes(fieldKey),
    );
  }

  findHindrance(shown: ShownAction, fieldKey?: string): Hindrance | undefined {
    return this.#findHindrance(shown, fieldKey, this.#readCounts());
  }

  #findHindrance(
    shown: ShownAction,
    fieldKey: string | undefined,
    counts: RecordCounts | undefined,
  ): Hindrance | undefined {
    const { fields } = this.#records;
    const key = nameButton(shown, fieldKey);
    if (this.running.value.some((each) => each.key === key)) return { kind: "running" };
    if (this.host.unsaved.value > 0) return { kind: "saving" };
    const selected = countChosen(this.#records);
    return findHindrance(shown, {
      total: counts?.total,
      errors: counts?.error ?? 0,
      selected,
      fields,
      fieldKey,
    });
  }

  /** How many records the whole sheet has; undefined if it is not known: what a search finds is counted alone. */
  #readCounts(): RecordCounts | undefined {
    const { rowState, list } = this.#records;
    const { counts } = rowState.value;
    if (isSelective({ ...list.value, errors: false, valid: false })) return undefined;
    this.#lastCounts = counts ?? this.#lastCounts;
    return this.#lastCounts;
  }

  explain(hindrance: Hindrance): string {
    const { actions } = this.host.texts;
    return hindrance.kind === "errors"
      ? actions.errors(hindrance.errors)
      : actions.hindrances[hindrance.kind];
  }

  async press(shown: ShownAction, fieldKey?: string): Promise<void> {
    const records = this.#records;
    try {
      const counts = this.#readCounts() ?? (await records.service.count({}));
      const hindrance = this.#findHindrance(shown, fieldKey, counts);
      if (hindrance !== undefined) return this.#refuse(hindrance);
      const selection = await readSelection(records, this.host.texts.actions.tooMany);
      const errors = await this.#countErrors(shown, counts.error);
      const pressed = { shown, fieldKey, selection, errors };
      if (asksFirst(shown.action)) this.pressed.value = pressed;
      else this.#say(await this.start(pressed));
    } catch (error) {
      records.refuse(error);
    }
  }

  /** Starts the job; resolves to what went wrong. */
  async start(pressed: Pressed, input?: Readonly<Record<string, unknown>>): Promise<Failure | undefined> {
    const { shown, fieldKey } = pressed;
    const sheetId = this.#records.sheet.value?.id ?? "";
    const key = nameButton(shown, fieldKey);
    // A second press at the same moment would start a second job.
    if (this.running.peek().some((each) => each.key === key)) return undefined;
    this.#show({ key, label: shown.action.label });
    try {
      const job = await this.host.client.jobs.create(writeJob({ ...pressed, sheetId, input }));
      void this.#follow({ key, label: shown.action.label, job }, async () =>
        this.#say(await this.start(pressed, input)),
      );
      return undefined;
    } catch (error) {
      this.#hide(key);
      return readFailure(error);
    }
  }

  shows(jobId: JobId): boolean {
    return this.running.value.some(({ job }) => job?.id === jobId);
  }

  cancel(job: Job): void {
    void this.#records.cancelJob(job.id);
  }

  /** Does the next step of an outcome. */
  take({ again }: Pick<Ended, "again">, next: JobOutcomeNext): void {
    const { host } = this;
    const records = this.#records;
    const ownId = records.sheet.peek()?.id;
    const goTo = (sheetId: string) => {
      if (sheetId !== ownId) host.go({ screen: "records", sheetId });
    };
    switch (next.type) {
      case "retry":
        again();
        return;
      case "clearFilters":
        if (next.sheetIds === undefined || next.sheetIds.some((id) => id === ownId))
          records.show(everyRecord);
        return;
      case "view":
      case "snapshot":
        goTo(next.sheetId);
        return;
      case "id": {
        const sheet = host.sheets.find(({ id, workbookId }) => id === next.id || workbookId === next.id);
        if (sheet === undefined) host.go({ screen: "home" });
        else goTo(sheet.id);
        return;
      }
      case "files":
        for (const { fileId } of next.files) void this.save(fileId);
        return;
      case "url":
        if (isPageAddress(next.url)) location.assign(next.url);
        return;
      case "download":
      case "wait":
    }
  }

  /** Gives the person a file of the space. */
  async save(fileId: string): Promise<void> {
    try {
      const download = await this.host.client.files.download(asId("file", fileId));
      saveBlob(await download.blob(), download.fileName ?? "");
    } catch (error) {
      this.#records.refuse(error);
    }
  }

  /** The person has seen what a job said at its end. */
  closeOutcome({ job, outcome }: Ended): void {
    this.ended.value = this.ended.peek().filter((each) => each.job.id !== job.id);
    // If this fails, the outcome is only not marked as seen.
    if (outcome.acknowledge === true) void this.host.client.jobs.acknowledgeOutcome(job.id).result();
  }

  async #readWorkbook(): Promise<void> {
    const { client, caller } = this.host;
    const { workbookId } = this.#records.sheet.peek() ?? {};
    if (workbookId === undefined || !mayDo(caller, "jobs:write")) return;
    const { signal } = this.#stopped;
    try {
      this.#workbook.value = await client.workbooks.get(workbookId, { signal });
    } catch (error) {
      if (!signal.aborted) this.#records.refuse(error);
    }
  }

  #refuse(hindrance: Hindrance): void {
    const records = this.#records;
    const show = {
      label: records.host.texts.records.show,
      run: () => records.show({ ...everyRecord, errors: true }),
    };
    const action = hindrance.kind === "errors" ? show : undefined;
    records.say({ level: "warn", text: this.explain(hindrance), action });
  }

  #say(failure: Failure | undefined): void {
    if (failure !== undefined) this.#records.say({ level: "error", text: failure.message });
  }

  /** How many records of the source of an action have errors, if its dialog depends on it. */
  async #countErrors({ action, type, source }: ShownAction, own: number): Promise<number> {
    if (type === "sheet" || action.invalidConditionalMessaging !== true) return own;
    const { client, sheets } = this.host;
    const ownId = this.#records.sheet.peek()?.id;
    const others = sheets.filter(
      ({ id, workbookId }) => id !== ownId && (type === "space" || workbookId === source),
    );
    const counted = await Promise.all(others.map(({ id }) => client.sheets.getRecordCounts(id)));
    return counted.reduce((sum, { counts }) => sum + counts.error, own);
  }

  async #follow(started: Running & { readonly job: Job }, again: () => Promise<void>): Promise<void> {
    const records = this.#records;
    const { signal } = this.#stopped;
    const { key, label, job } = started;
    if (blocksRecords(job)) records.blocking.value = job;
    this.#show(started);
    try {
      const onProgress = (now: Job) => this.#show({ key, label, job: now });
      this.#end(await this.host.client.jobs.wait(job.id, { signal, onProgress }), label, again);
    } catch (error) {
      if (signal.aborted) return;
      if (isJobError(error)) this.#end(error.job, label, again);
      else records.refuse(error);
    }
    this.#hide(key);
    if (records.blocking.peek()?.id === job.id) records.blocking.value = undefined;
  }

  #show(shown: Running): void {
    const running = this.running.peek();
    const isKnown = running.some(({ key }) => key === shown.key);
    this.running.value = isKnown
      ? running.map((each) => (each.key === shown.key ? shown : each))
      : [...running, shown];
  }

  #hide(key: string): void {
    this.running.value = this.running.peek().filter((each) => each.key !== key);
  }

  /** Says how a job ended, in its own words if it has some. */
  #end(job: Job, label: string, start: () => Promise<void>): void {
    const records = this.#records;
    const { actions } = this.host.texts;
    const outcome = readOutcome(job);
    const { status, info } = job;
    const level = status === "complete" ? "good" : status === "canceled" ? "warn" : "error";
    if (outcome === undefined) {
      const usual = { good: actions.done, warn: actions.canceled, error: actions.failed }[level];
      records.say({ level, text: info ?? usual(label) });
      return;
    }
    const { next, heading = label, message = info ?? "" } = outcome;
    if (next?.type === "wait" && next.fade === true && outcome.acknowledge !== true) {
      records.say({ level, text: [heading, message].filter((text) => text !== "").join(": ") });
      return;
    }
    const ended = { job, label, outcome, again: () => void start() };
    const trigger = readTrigger(outcome);
    const isDone = next !== undefined && trigger !== "manual" && canGoAlone(next);
    if (isDone) this.take(ended, next);
    if (!isDone || trigger !== "automatic_silent") this.ended.value = [...this.ended.peek(), ended];
  }
}

/** Whether people can only read the records until a job has ended. */
export function blocksRecords({ mode }: Job): boolean {
  return mode === "foreground" || mode === "toolbarBlocking";
}

function nameButton({ action, source }: ShownAction, fieldKey = ""): string {
  return [source, action.operation, fieldKey].join(" ");
}
