import type {
  CommitId,
  Event,
  RecordData,
  RecordId,
  SheetId,
  Record as SheetRecord,
} from "@data-import/types";
import { browserClock, type Clock } from "./clock.ts";
import { type CellEdit, RecordEdits } from "./record-edits.ts";
import { RecordList } from "./record-list.ts";
import type { ListQuery, RowService } from "./row-service.ts";
import type { RowNotice, RowState } from "./row-state.ts";
import { TaskQueue } from "./task-queue.ts";
import type { UnsavedList } from "./unsaved-values.ts";

/** Changes of others are told after so many milliseconds: the event of one's own change may come before its response. */
const tellPauseMs = 400;
/** The records of one read, if many rows are needed at once. */
const mostRecordsRead = 1_000;

/** What the rows need. */
export interface RecordRowsOptions {
  readonly service: RowService;
  readonly sheetId: SheetId;
  readonly clock?: Clock | undefined;
  /** A new, random key for each request that changes something. */
  readonly createKey?: (() => string) | undefined;
  /** Something that is shown has changed. */
  readonly onChange: () => void;
  readonly onNotice: (notice: RowNotice) => void;
  /** The service has saved changes of this person: in which commit, if that is known, and of how many records. */
  readonly onSaved?: ((commitId: CommitId | undefined, records: number) => void) | undefined;
  /** Where the values that are not saved are kept; nowhere else if undefined. */
  readonly unsaved?: UnsavedList | undefined;
}

/** The records of a sheet, as one person sees and changes them, among others who change them, too. */
export class RecordRows {
  readonly list: RecordList;
  readonly edits: RecordEdits;
  readonly #queue: TaskQueue;
  readonly #options: RecordRowsOptions;
  readonly #clock: Clock;
  #isOnline = true;

  constructor(options: RecordRowsOptions) {
    const {
      service,
      clock = browserClock,
      createKey = () => crypto.randomUUID(),
      onChange,
      onNotice,
      onSaved,
      unsaved,
    } = options;
    this.#options = options;
    this.#clock = clock;
    this.#queue = new TaskQueue(clock, onChange);
    this.list = new RecordList({ service, clock, onChange });
    this.edits = new RecordEdits({
      service,
      list: this.list,
      queue: this.#queue,
      createKey,
      onNotice,
      onSaved,
      unsaved,
    });
  }

  get state(): RowState {
    const { length: total, counts, failure } = this.list;
    return {
      total,
      counts,
      failure,
      waiting: this.#queue.length,
      isOffline: !this.#isOnline || this.#queue.isOffline || failure?.kind === "offline",
      // A change that is on its way can be undone, too: the undo follows it.
      canUndo: this.edits.undoStack.canUndo || this.#queue.length > 0,
      canRedo: this.edits.undoStack.canRedo,
    };
  }

  /** Whether something is on its way, or will be. */
  get isBusy(): boolean {
    return this.list.isBusy || this.#queue.length > 0;
  }

  /** The record at a place of the list, with the person's own changes; undefined if it was not read. */
  getRow(index: number): SheetRecord | undefined {
    const record = this.list.get(index);
    return record && this.edits.pending.apply(record);
  }

  /** Shows the records that a query selects. */
  setQuery(query: ListQuery): void {
    this.list.setQuery(query);
  }

  /** The browser has a connection, or not. */
  setOnline(isOnline: boolean): void {
    const isBack = isOnline && !this.#isOnline;
    this.#isOnline = isOnline;
    if (isBack) {
      this.#queue.retry();
      this.reconnect();
    }
    this.#options.onChange();
  }

  /** The stream of events was interrupted: anything may have happened. */
  reconnect(): void {
    this.list.feed.note();
    this.list.expire();
  }

  /** An event of the service. Those of other sheets have no effect. */
  receive(event: Event): void {
    if (event.context.sheetId !== this.#options.sheetId) return;
    const { list } = this;
    switch (event.topic) {
      case "records:created":
        list.feed.note();
        list.expire();
        this.#tell(event);
        break;
      case "records:updated":
        list.feed.note();
        // Without a commit, nothing says which records: flags, for example.
        if (event.context.commitId == null) list.expire();
        list.countSoon();
        this.#tell(event);
        break;
      case "records:deleted":
        list.feed.note();
        list.drop((event.payload as { recordIds?: RecordId[] }).recordIds ?? []);
        this.#tell(event);
        break;
      case "sheet:counts-updated":
        list.countSoon();
        break;
      case "sheet:updated":
        list.expire();
        break;
      default:
    }
  }

  /** Says that others have changed records. */
  #tell({ context, payload }: Event): void {
    const { commitId, actorId } = context;
    const { count = 0 } = payload as { count?: number };
    this.#clock.after(tellPauseMs, () => {
      if (commitId != null && this.edits.commits.has(commitId)) return;
      const by = actorId ?? undefined;
      this.#options.onNotice({ kind: "changed", by, commitId: commitId ?? undefined, records: count });
    });
  }

  /** The records of the places from `first` on, also those that were not read; at most 10,000. */
  async readRows(first: number, count: number): Promise<(SheetRecord | undefined)[]> {
    const rows = Array.from({ length: count }, (_, offset) => this.list.get(first + offset));
    if (rows.every((row) => row !== undefined)) return rows;
    const start = Math.floor(first / mostRecordsRead);
    for (let page = start; page * mostRecordsRead < first + count; page += 1) {
      const place = { pageNumber: page + 1, pageSize: mostRecordsRead };
      const { records } = await this.#options.service.read({ query: this.list.query, ...place });
      records.forEach((record, offset) => {
        const index = page * mostRecordsRead + offset - first;
        if (index >= 0 && index < count) rows[index] ??= record;
      });
    }
    return rows;
  }

  /**
   * Writes a block of values from a place of the list on, in one step; rows behind the end are added. Undefined values are
   * left out. Resolves with whether the service took it.
   */
  async writeBlock(
    first: number,
    block: readonly ReadonlyMap<string, CellEdit["value"]>[],
  ): Promise<boolean> {
    const present = Math.max(0, Math.min(block.length, (this.list.length ?? 0) - first));
    const rows = await this.readRows(first, present);
    const cells = rows.flatMap((record, offset): CellEdit[] =>
      record === undefined
        ? []
        : [...(block[offset] ?? [])].map(([key, value]) => ({ recordId: record.id, key, value, record })),
    );
    const missing = rows.filter((record) => record === undefined).length;
    if (missing > 0) {
      // Others have deleted them between the two reads.
      const failure = { kind: "refused", status: 404, message: "" } as const;
      const values = rows.flatMap((record, offset) =>
        record === undefined ? [...(block[offset] ?? [])].map(([key, value]) => ({ key, value })) : [],
      );
      this.edits.unsaved.add(values.map((value) => ({ recordId: undefined, ...value, isConflict: false })));
      this.#options.onNotice({ kind: "failed", failure, cells: missing, hasValues: true });
    }
    const added = block.slice(present).map((values) => createData(values));
    return this.edits.editAndInsert(cells, added);
  }

  /** The person made these commits in another way: they can be undone as one step, and the list is read again. */
  adopt(commits: readonly CommitId[]): void {
    for (const commitId of commits) this.edits.commits.add(commitId);
    this.edits.undoStack.push(commits);
    this.reconnect();
  }

  /** The place of a record in the list; undefined if the list does not have it. */
  async findPlace(id: RecordId): Promise<number | undefined> {
    const known = this.list.placeOf(id);
    if (known !== undefined) return known;
    const [index = -1] = await this.#options.service.place(this.list.query, [id]);
    return index < 0 ? undefined : index;
  }

  /** Reads nothing more. What the person has changed is still sent. */
  stop(): void {
    this.list.stop();
  }
}

const createData = (values: ReadonlyMap<string, CellEdit["value"]>): RecordData =>
  Object.fromEntries([...values].map(([key, value]) => [key, { value }]));
