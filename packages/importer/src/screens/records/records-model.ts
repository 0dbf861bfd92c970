import type { CommitId, Flag, Job, JobId, Property, Sheet, SheetId } from "@data-import/types";
import { type Signal, signal } from "@preact/signals";
import { type Failure, readFailure } from "../../flows/failure.ts";
import { hasEnded } from "../../flows/outcome.ts";
import { mayDo } from "../../flows/permissions.ts";
import { connectRows } from "../../rows/client-service.ts";
import { browserClock } from "../../rows/clock.ts";
import { followRows } from "../../rows/follow-rows.ts";
import { RecordRows } from "../../rows/record-rows.ts";
import type { RowService } from "../../rows/row-service.ts";
import type { RowNotice, RowState } from "../../rows/row-state.ts";
import { type Selection, selectCell } from "../../rows/selection.ts";
import type { UnsavedList } from "../../rows/unsaved-values.ts";
import type { RecordTable } from "../../table/record-table.ts";
import { Announcer } from "./announcer.ts";
import type { CalculationsModel } from "./calculations-model.ts";
import { everyRecord, fromView, type ListState, toQuery } from "./list-state.ts";
import type { Note, Opened } from "./opened.ts";
import type { RecordsHost } from "./records-host.ts";
import type { SheetActions } from "./sheet-actions.ts";
import { ViewsModel } from "./views-model.ts";

/** The screen of records: what it shows and what a person does there. */
export class RecordsModel {
  readonly sheet: Signal<Sheet | undefined> = signal(undefined);
  readonly failure: Signal<Failure | undefined> = signal(undefined);
  readonly rowState: Signal<RowState>;
  readonly list: Signal<ListState> = signal(everyRecord);
  readonly opened: Signal<Opened | undefined> = signal(undefined);
  readonly note: Signal<Note | undefined> = signal(undefined);
  /** Why the last of the values in `unsaved` was not saved; undefined if the person has left the records since. */
  readonly unsavedReason: Signal<Omit<Note, "action"> | undefined> = signal(undefined);
  readonly selection: Signal<Selection> = signal(selectCell({ row: 0, column: 0 }));
  /** A job that lets nobody change records; undefined if there is none. */
  readonly blocking: Signal<Pick<Job, "id"> | undefined> = signal(undefined);
  readonly flags: Signal<ReadonlyMap<string, Flag>> = signal(new Map());
  readonly views: ViewsModel;
  /** Undefined until a person asks for calculations: the code is loaded then. */
  readonly calculations: Signal<CalculationsModel | undefined> = signal(undefined);
  /** The buttons of integrations and their jobs; undefined until their code is loaded. */
  readonly actions: Signal<SheetActions | undefined> = signal(undefined);
  readonly rows: RecordRows;
  readonly unsaved: UnsavedList;
  readonly service: RowService;
  /** Another one if the language changes. */
  host: RecordsHost;
  table: RecordTable | undefined;
  readonly #sheetId: SheetId;
  #viewId: string | undefined;
  readonly #stopped = new AbortController();
  readonly #announcer: Announcer;
  readonly #endOnline: () => void;
  /** How many changes the host knows to be unsaved. */
  #unsaved = 0;

  constructor(host: RecordsHost, sheetId: SheetId) {
    this.host = host;
    this.#sheetId = sheetId;
    this.views = new ViewsModel(host, sheetId);
    this.service = connectRows(host.client, sheetId);
    // Kept by the host: the person may leave this screen, and changes may be refused after that.
    const { unsavedValues } = host;
    this.unsaved = {
      get value() {
        return unsavedValues.value.get(sheetId) ?? [];
      },
      set value(list) {
        unsavedValues.value = new Map(unsavedValues.peek()).set(sheetId, list);
      },
    };
    this.rows = new RecordRows({
      service: this.service,
      sheetId,
      onChange: () => this.#changed(),
      onNotice: (notice) => void this.#notice(notice),
      onSaved: (commitId, records) => host.around.noteChange?.({ sheetId, commitId, records }),
      unsaved: this.unsaved,
    });
    this.rowState = signal(this.rows.state);
    this.#announcer = new Announcer(browserClock, (changes) => {
      const { records } = this.host.texts;
      host.announce(changes.map((change) => records.othersChanged(change.by, change.records)).join(" "));
    });
    this.#endOnline = host.online.subscribe((isOnline) => this.rows.setOnline(isOnline));
  }

  get fields(): readonly Property[] {
    return this.sheet.value?.config.fields ?? [];
  }

  /** Whether people may do this with the records of the sheet, and nothing is in the way. */
  may(what: "add" | "edit" | "delete"): boolean {
    const sheet = this.sheet.value;
    if (sheet === undefined || sheet.lockedBy !== undefined || this.blocking.value !== undefined)
      return false;
    const { caller, space } = this.host;
    if (space.archivedAt !== undefined || sheet.config.readonly === true) return false;
    if (!mayDo(caller, "records:write")) return false;
    const { access } = sheet.config;
    return access === undefined || access.includes("*") || access.includes(what);
  }

  /** Whether the space wants a tool of the page not to be shown. */
  omits(tool: string): boolean {
    return this.host.space.settings?.omitActions?.includes(tool) === true;
  }

  /** Reads the sheet, and then its records: those of a view, or those with errors first, if it has some. */
  async open(viewId: string | undefined): Promise<void> {
    const { client, space } = this.host;
    this.failure.value = undefined;
    try {
      const [sheet, counts] = await Promise.all([
        client.sheets.get(this.#sheetId),
        viewId === undefined ? this.service.count({}) : undefined,
      ]);
      if (this.#stopped.signal.aborted) return;
      this.sheet.value = sheet;
      if (counts !== undefined) this.show({ ...everyRecord, errors: counts.error > 0 });
      else await this.openView(viewId);
      // The tabs come when they come; the records do not wait for them.
      this.views.read().catch(this.refuse);
      void this.#readFlags(sheet);
    } catch (error) {
      this.failure.value = readFailure(error);
      return;
    }
    void followRows(client, space.id, this.#stopped.signal, {
      onConnect: () => this.rows.reconnect(),
      onEvent: (event) => {
        this.rows.receive(event);
        if (event.topic === "sheet:updated" && event.context.sheetId === this.#sheetId) void this.reload();
        if (event.domain === "job" && event.topic !== "job:created") this.#unblock(event.context.jobId);
      },
      // Without events, the page still shows what it reads; it says so.
      onEnd: () => this.say({ level: "warn", text: this.host.texts.records.notLive }),
    });
  }

  /** Reads the fields and the lock of the sheet again. */
  async reload(): Promise<void> {
    try {
      this.sheet.value = await this.host.client.sheets.get(this.#sheetId);
    } catch (error) {
      this.failure.value = readFailure(error);
    }
  }

  /** Shows other records. */
  show(list: ListState): void {
    this.list.value = list;
    this.calculations.peek()?.expire();
    this.rows.setQuery(toQuery(list));
    this.table?.select(selectCell({ row: 0, column: this.selection.peek().active.column }), false);
  }

  /** Shows the records of a view; without one, all records. */
  async openView(id: string | undefined): Promise<void> {
    const { records } = this.host.texts;
    this.#viewId = id;
    if (id !== undefined && id === this.views.current.peek()?.id) return;
    const view = id === undefined ? undefined : await this.views.find(id);
    // The person may have left, or opened another one meanwhile.
    if (this.#stopped.signal.aborted || this.#viewId !== id) return;
    this.views.current.value = view;
    const { list, unknown } = fromView(view?.config ?? {});
    this.show(list);
    if (id !== undefined && view === undefined) this.say({ level: "warn", text: records.viewGone });
    if (unknown.length > 0) this.say({ level: "warn", text: records.viewPartly(unknown) });
  }

  say(note: Note | undefined): void {
    this.note.value = note;
    if (note !== undefined) this.host.announce(note.text);
  }

  /** Says why something did not work. */
  readonly refuse = (error: unknown): void => {
    this.say({ level: "error", text: readFailure(error).message });
  };

  close(): void {
    this.opened.value = undefined;
    this.table?.focus();
  }

  /** A menu was closed by the browser; what it opened stays. */
  closeIf(kind: Opened["kind"]): void {
    if (this.opened.value?.kind === kind) this.close();
  }

  async turn(direction: "undo" | "redo"): Promise<void> {
    const { canUndo, canRedo } = this.rows.state;
    const { records } = this.host.texts;
    if (!(direction === "undo" ? canUndo : canRedo)) {
      this.host.announce(direction === "undo" ? records.nothingToUndo : records.nothingToRedo);
      return;
    }
    if (await this.rows.edits.turn(direction)) {
      this.host.announce(direction === "undo" ? records.undone : records.redone);
    }
  }

  /** The focus goes to the next or the previous cell with an error. */
  async goToError(step: 1 | -1): Promise<void> {
    const { active } = this.selection.peek();
    try {
      const { findError } = await import("./find-error.ts");
      const place = await findError(this.rows, this.service, this.fields, active, step);
      if (place === undefined) this.host.announce(this.host.texts.records.noMoreErrors);
      else this.table?.select(selectCell(place));
    } catch (error) {
      this.refuse(error);
    }
  }

  async cancelJob(jobId: JobId): Promise<void> {
    await this.host.client.jobs.cancel(jobId).catch(this.refuse);
  }

  stop(): void {
    this.#stopped.abort();
    this.calculations.peek()?.stop();
    this.actions.peek()?.stop();
    this.rows.stop();
    this.#changed();
  }

  #unblock(jobId: string | null | undefined): void {
    if (this.blocking.peek()?.id === jobId) void this.#readJob(jobId as JobId);
  }

  async #readJob(jobId: JobId): Promise<void> {
    const job = await this.host.client.jobs.get(jobId).catch(() => undefined);
    this.blocking.value = job === undefined || hasEnded(job) ? undefined : job;
  }

  #changed(): void {
    const { counts } = this.rowState.peek();
    this.rowState.value = this.rows.state;
    const { waiting } = this.rowState.peek();
    this.host.unsaved.value += waiting - this.#unsaved;
    this.#unsaved = waiting;
    if (this.#stopped.signal.aborted) {
      // The last changes need to know when there is a connection.
      if (waiting === 0) this.#endOnline();
      return;
    }
    // Records are counted again after each change.
    if (this.rowState.peek().counts !== counts) this.calculations.peek()?.expire();
    this.table?.refresh();
  }

  async #readFlags({ workbookId }: Sheet): Promise<void> {
    const flags = await this.host.client.flags.list(workbookId).catch(() => []);
    this.flags.value = new Map(flags.map((flag) => [flag.slug, flag]));
    this.table?.refresh();
  }

  async #notice(notice: RowNotice): Promise<void> {
    const { records } = this.host.texts;
    // Another screen is shown, so the frame says it.
    if (this.#stopped.signal.aborted) {
      if (notice.kind === "failed" && !notice.hasValues)
        this.host.notSaved.value += Math.max(1, notice.cells);
      return;
    }
    switch (notice.kind) {
      case "full":
        this.#sayUnsaved({ level: "error", text: records.tooManyWaiting });
        break;
      case "conflict": {
        const [first] = notice.conflicts;
        const label = this.fields.find(({ key }) => key === first?.key)?.label ?? first?.key ?? "";
        const text = records.conflict(notice.conflicts.length, label, String(first?.theirs ?? ""));
        this.#sayUnsaved({ level: "warn", text });
        break;
      }
      case "failed":
        this.#fail(notice);
        break;
      case "changed":
        this.#announcer.add({ by: await this.#findName(notice), records: notice.records });
    }
  }

  #fail({ failure, hasValues }: RowNotice & { readonly kind: "failed" }): void {
    const { records } = this.host.texts;
    const code = failure.kind === "refused" ? failure.code : undefined;
    if (code === "job_blocks") {
      const [id] = /\b[a-z]{2}_jb_\w{1,60}/.exec(failure.message) ?? [];
      if (id !== undefined) this.blocking.value = { id: id as JobId };
    }
    if (code === "sheet_locked") void this.reload();
    const text =
      failure.kind === "offline"
        ? records.needsConnection
        : failure.kind === "refused" && failure.status === 404
          ? records.recordGone
          : records.notSaved(failure.message);
    const run = () => void this.rows.edits.turn("undo", true);
    const action = code === "commit_not_undoable" ? { label: records.undoRest, run } : undefined;
    if (hasValues) this.#sayUnsaved({ level: "error", text });
    else this.say({ level: "error", text, action });
  }

  /** Unlike other notes, it stays with all that was not saved until the person closes it. */
  #sayUnsaved(reason: Omit<Note, "action">): void {
    this.unsavedReason.value = reason;
    this.host.announce(reason.text);
  }

  /** The name of somebody who has changed something. */
  async #findName({
    by,
    commitId,
  }: {
    by: string | undefined;
    commitId: CommitId | undefined;
  }): Promise<string> {
    const { records } = this.host.texts;
    if (commitId === undefined) return records.somebody;
    const commit = await this.host.client.commits.get(commitId).catch(() => undefined);
    return commit?.createdByName ?? (by?.includes("_ag_") ? records.agent : records.somebody);
  }
}
