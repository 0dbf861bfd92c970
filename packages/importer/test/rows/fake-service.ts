import type {
  CellValueUnion,
  CommitId,
  Event,
  RecordCounts,
  RecordId,
  Record as SheetRecord,
  UndoneCommit,
} from "@data-import/types";
import {
  type CellWrite,
  type PageRead,
  type ReadRecords,
  RowError,
  type RowService,
  type Written,
} from "../../src/rows/row-service.ts";

interface Stored {
  record: SheetRecord;
  /** The number of the commit that wrote each cell last, and that of the record. */
  cells: Record<string, number>;
  last: number;
}

type Undo = () => void;

/** A sheet in memory with the field `name` and the unique field `code`, and how often it was asked for what. */
export class FakeService implements RowService {
  readonly calls: string[] = [];
  readonly signals: (AbortSignal | undefined)[] = [];
  readonly repeated = new Map<string, Written>();
  isOffline = false;
  /** The next response is lost, after the service has done its work. */
  losesResponse = false;
  /** Inserts are refused with this message. */
  refuses: string | undefined;
  /** Requests wait until it resolves. */
  gate: Promise<void> = Promise.resolve();
  onEvent: (event: Event) => void = () => {};
  #rows: Stored[] = [];
  readonly #undos = new Map<string, Undo>();
  #commit = 0;
  #ids = 0;

  constructor(count: number) {
    this.#rows = Array.from({ length: count }, (_, index) =>
      this.#create({ name: `n${index}`, code: index }),
    );
  }

  /** What the service has. */
  get records(): SheetRecord[] {
    return this.#rows.map(({ record }) => structuredClone(record));
  }

  async read(page: PageRead, signal?: AbortSignal): Promise<ReadRecords> {
    const { query, pageNumber = 1, pageSize, ids, sinceCommitId, includeLength } = page;
    this.calls.push(sinceCommitId === undefined ? `read ${ids?.length ?? pageNumber}` : "changes");
    this.signals.push(signal);
    await this.#answer(signal);
    const since = sinceCommitId === undefined ? -1 : Number(sinceCommitId.slice(6));
    const matching = this.#rows.filter(
      ({ record, last }) =>
        last > since && (ids?.includes(record.id) ?? true) && (query.filter !== "error" || !record.valid),
    );
    const records = matching
      .slice((pageNumber - 1) * pageSize, pageNumber * pageSize)
      .map(({ record }) => structuredClone(record));
    return { records, commitId: `us_vr_${this.#commit}`, total: includeLength ? matching.length : undefined };
  }

  async count(): Promise<RecordCounts> {
    this.calls.push("count");
    await this.#answer();
    const error = this.#rows.filter(({ record }) => !record.valid).length;
    return { total: this.#rows.length, valid: this.#rows.length - error, error };
  }

  async place(_: unknown, ids: RecordId[]): Promise<number[]> {
    return ids.map((id) => this.#rows.findIndex(({ record }) => record.id === id));
  }

  async nearest(): Promise<undefined> {}

  async write(cells: readonly CellWrite[], key: string): Promise<Written> {
    this.calls.push(`write ${cells.length}`);
    await this.#answer();
    const before = this.repeated.get(key);
    if (before !== undefined) return before;
    const changed = cells.filter(({ recordId, key: field, base }) => {
      const stored = this.#find(recordId);
      return base !== undefined && (stored?.cells[field] ?? 0) > Number(base.slice(6));
    });
    if (changed.length > 0) throw new RowError({ kind: "conflict", message: "changed", cells: changed });
    const written = this.change(cells);
    this.repeated.set(key, written);
    if (!this.losesResponse) return written;
    this.losesResponse = false;
    throw new RowError({ kind: "offline", message: "lost" });
  }

  /** Somebody changes cells. */
  change(cells: readonly CellWrite[], actorId = "us_usr_other"): Written {
    const commit = this.#next();
    const olds = cells.map(({ recordId, key }) => ({ recordId, key, value: this.#value(recordId, key) }));
    const ids = [...new Set(cells.map(({ recordId }) => recordId))];
    for (const cell of cells) this.#set(cell, commit);
    const judged = this.#judge(commit, ids);
    this.#undos.set(`us_vr_${commit}`, () => {
      const undo = this.#next();
      for (const old of olds) this.#set(old, undo);
      this.#judge(undo, ids);
    });
    this.#emit("records:updated", commit, actorId, { count: ids.length });
    const records = [...ids, ...judged].flatMap((id) => structuredClone(this.#find(id)?.record) ?? []);
    return { commitId: `us_vr_${commit}`, records, isPartial: false };
  }

  async insert(records: Record<string, { value?: CellValueUnion }>[], key: string): Promise<Written> {
    this.calls.push(`insert ${records.length}`);
    await this.#answer();
    if (this.refuses !== undefined)
      throw new RowError({ kind: "refused", status: 400, message: this.refuses });
    const before = this.repeated.get(key);
    if (before !== undefined) return before;
    const commit = this.#next();
    const added = records.map((data) =>
      this.#create(Object.fromEntries(Object.entries(data).map(([key, cell]) => [key, cell.value ?? null]))),
    );
    for (const stored of added) {
      stored.last = commit;
      stored.record.commitId = `us_vr_${commit}`;
    }
    this.#rows.push(...added);
    this.#undos.set(`us_vr_${commit}`, () => this.delete(added.map(({ record }) => record.id)));
    this.#emit("records:created", commit, "us_usr_me", { count: added.length });
    const created = added.map(({ record }) => structuredClone(record));
    const written: Written = { commitId: `us_vr_${commit}`, records: created, isPartial: false };
    this.repeated.set(key, written);
    if (!this.losesResponse) return written;
    this.losesResponse = false;
    throw new RowError({ kind: "offline", message: "lost" });
  }

  async remove(ids: RecordId[]): Promise<CommitId> {
    this.calls.push(`remove ${ids.length}`);
    await this.#answer();
    return this.delete(ids);
  }

  /** Somebody deletes records. */
  delete(ids: RecordId[]): CommitId {
    const rows = [...this.#rows];
    const commit = this.#next();
    this.#rows = this.#rows.filter(({ record }) => !ids.includes(record.id));
    this.#undos.set(`us_vr_${commit}`, () => {
      this.#next();
      this.#rows = rows;
    });
    this.#emit("records:deleted", commit, "us_usr_other", { count: ids.length, recordIds: ids });
    return `us_vr_${commit}`;
  }

  async undo(commitId: CommitId): Promise<UndoneCommit> {
    this.calls.push("undo");
    await this.#answer();
    const before = this.records;
    this.#undos.get(commitId)?.();
    const by: CommitId = `us_vr_${this.#commit}`;
    this.#undos.set(by, () => this.#restore(before));
    this.#emit("records:updated", this.#commit, "us_usr_me", { count: 1 });
    const [old, now] = [before, this.records].map(
      (records) => new Map(records.map((each) => [each.id, each])),
    );
    const lacks = (those: typeof old, { id }: SheetRecord) => those?.has(id) !== true;
    const changed = this.records.filter(
      ({ id, values }) => JSON.stringify(old?.get(id)?.values ?? values) !== JSON.stringify(values),
    );
    return {
      commitId: by,
      deleted: before.filter((each) => lacks(now, each)).length,
      restored: this.records.filter((each) => lacks(old, each)).length,
      updated: changed.length,
      skipped: 0,
    };
  }

  /** Undoing an undo gives what was there. */
  #restore(records: readonly SheetRecord[]): void {
    const commit = this.#next();
    const now = this.records;
    this.#rows = records.map((record) => ({
      ...(this.#find(record.id) ?? { cells: {} }),
      record: { ...structuredClone(record), commitId: `us_vr_${commit}` },
      last: commit,
    }));
    this.#undos.set(`us_vr_${commit}`, () => this.#restore(now));
  }

  async #answer(signal?: AbortSignal): Promise<void> {
    await this.gate;
    if (signal?.aborted) throw new RowError({ kind: "aborted", message: "aborted" });
    if (this.isOffline) throw new RowError({ kind: "offline", message: "no connection" });
  }

  #next(): number {
    this.#commit += 1;
    return this.#commit;
  }

  #find(id: string): Stored | undefined {
    return this.#rows.find(({ record }) => record.id === id);
  }

  #value(id: string, key: string): CellValueUnion {
    return this.#find(id)?.record.values[key]?.value ?? null;
  }

  #set({ recordId, key, value }: CellWrite, commit: number): void {
    const stored = this.#find(recordId);
    if (stored === undefined) return;
    stored.record.values[key] = { value, valid: true };
    stored.record.commitId = `us_vr_${commit}`;
    stored.cells[key] = commit;
    stored.last = commit;
  }

  /** Marks equal codes; returns the records whose verdict has changed, without these. */
  #judge(commit: number, ids: readonly string[]): string[] {
    const judged: string[] = [];
    for (const stored of this.#rows) {
      const code = stored.record.values["code"]?.value;
      const isValid = this.#rows.filter(({ record }) => record.values["code"]?.value === code).length === 1;
      if (stored.record.valid === isValid) continue;
      stored.record.valid = isValid;
      stored.record.values["code"] = { value: code ?? null, valid: isValid };
      stored.last = commit;
      if (!ids.includes(stored.record.id)) judged.push(stored.record.id);
    }
    return judged;
  }

  #create(values: Record<string, CellValueUnion>): Stored {
    this.#ids += 1;
    const cells = Object.entries(values).map(([key, value]) => [key, { value, valid: true }]);
    const record: SheetRecord = {
      id: `us_rc_${this.#ids}`,
      values: Object.fromEntries(cells),
      valid: true,
      commitId: `us_vr_${this.#commit}`,
    };
    return { record, cells: {}, last: this.#commit };
  }

  #emit(topic: string, commit: number, actorId: string, payload: object): void {
    const context = { sheetId: "us_sh_1", commitId: `us_vr_${commit}`, actorId };
    this.onEvent({ topic, context, payload } as unknown as Event);
  }
}
