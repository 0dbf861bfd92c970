import type {
  CellValueUnion,
  CommitId,
  RecordData,
  RecordId,
  Record as SheetRecord,
  UndoneCommit,
} from "@data-import/types";
import { PendingCells, valueBefore } from "./pending-cells.ts";
import type { RecordList } from "./record-list.ts";
import { type RowFailure, type RowService, readFailure, type Written } from "./row-service.ts";
import { type Conflict, mostCells, mostWaitingChanges, type RowNotice } from "./row-state.ts";
import { sameValue } from "./same-value.ts";
import { createSender, type Sender } from "./sender.ts";
import type { TaskQueue } from "./task-queue.ts";
import { type Step, UndoStack } from "./undo-stack.ts";
import { type UnsavedList, type UnsavedValue, UnsavedValues } from "./unsaved-values.ts";

/** A cell to change. */
export interface CellEdit {
  readonly recordId: RecordId;
  readonly key: string;
  readonly value: CellValueUnion;
  /** The record as the person saw it, if it is not in the list. */
  readonly record?: SheetRecord | undefined;
}

/** Records that are added: their ids until the service has taken them, and whether it did. */
export interface Addition {
  readonly ids: readonly RecordId[];
  readonly isDone: Promise<boolean>;
}

/** What the changes need. */
export interface RecordEditsOptions {
  readonly service: RowService;
  readonly list: RecordList;
  readonly queue: TaskQueue;
  /** A new key for each request, so that a repeated one does nothing twice. */
  readonly createKey: () => string;
  readonly onNotice: (notice: RowNotice) => void;
  /** The service has saved changes of this person: in which commit, if that is known, and of how many records. */
  readonly onSaved?: ((commitId: CommitId | undefined, records: number) => void) | undefined;
  /** Where the values that are not saved are kept. */
  readonly unsaved?: UnsavedList | undefined;
}

/** At most so many records are deleted in one request. */
const mostRecordsDeleted = 100;

/** The changes of one person: shown at once, sent in order, undone by their commits. */
export class RecordEdits {
  readonly pending: PendingCells = new PendingCells();
  readonly undoStack: UndoStack = new UndoStack();
  readonly unsaved: UnsavedValues;
  /** The commits of this person's own changes. */
  readonly commits: Set<CommitId> = new Set();
  readonly #options: RecordEditsOptions;

  constructor(options: RecordEditsOptions) {
    this.#options = options;
    this.unsaved = new UnsavedValues(options.unsaved);
  }

  /** Changes cells in one step, at most 10,000. Resolves after the service has confirmed it; false if it refused it. */
  edit(cells: readonly CellEdit[]): Promise<boolean> {
    return this.#edit(cells, (step) => this.undoStack.push(step));
  }

  /** Adds records at the end of the sheet, in one step; false if the service refused it. */
  insert(records: RecordData[]): Promise<boolean> {
    return this.add(records).isDone;
  }

  /** Adds records, and says which ids they have until the service has taken them. */
  add(records: RecordData[]): Addition {
    return this.#insert(records, (step) => this.undoStack.push(step));
  }

  /** Changes cells and adds records, in one step; false if the service refused one of both. */
  async editAndInsert(cells: readonly CellEdit[], records: RecordData[]): Promise<boolean> {
    let edited: Step = [];
    const isEdited = this.#edit(cells, (step) => {
      edited = step;
      this.undoStack.push(step);
    });
    const isInserted = this.#insert(records, (step) => this.undoStack.push(step, edited)).isDone;
    return (await Promise.all([isEdited, isInserted])).every(Boolean);
  }

  async #edit(cells: readonly CellEdit[], keep: (step: Step) => void): Promise<boolean> {
    const { list, queue, onNotice } = this.#options;
    if (cells.length > mostCells) throw new RangeError(`A step changes at most ${mostCells} cells.`);
    const changes = cells.filter((cell) => this.#differs(cell));
    this.unsaved.forget(cells);
    if (changes.length === 0) return true;
    if (queue.length >= mostWaitingChanges) {
      this.unsaved.add(changes.map((change) => toUnsaved(change)));
      onNotice({ kind: "full" });
      return false;
    }
    const pending = changes.map(({ recordId, key, value, record }) =>
      this.pending.add({
        recordId: list.added.idOf(recordId),
        key,
        value,
        record: this.#findBase(recordId, key, record),
      }),
    );
    const sender = createSender(this.#options.createKey, pending);
    list.beginOwn(pending.map(({ recordId }) => recordId));
    const outcome = await queue.add(async () => keep(await this.#send(sender)), true);
    for (const cell of pending) this.pending.settle(cell);
    list.refreshOwn([]);
    if (!outcome.isDone)
      this.#report(
        outcome.failure,
        cells.length,
        sender.pending.map((cell) => toUnsaved(cell)),
      );
    return outcome.isDone;
  }

  #insert(records: RecordData[], keep: (step: Step) => void): Addition {
    const { list, queue, onNotice } = this.#options;
    if (records.length === 0) return { ids: [], isDone: Promise.resolve(true) };
    if (queue.length >= mostWaitingChanges) {
      this.unsaved.add(readValues([], records));
      onNotice({ kind: "full" });
      return { ids: [], isDone: Promise.resolve(false) };
    }
    const ids = list.add(records);
    return { ids, isDone: this.#sendAdded(ids, records, keep) };
  }

  async #sendAdded(
    ids: readonly RecordId[],
    records: RecordData[],
    keep: (step: Step) => void,
  ): Promise<boolean> {
    const { service, list, queue, createKey } = this.#options;
    const key = createKey();
    const outcome = await queue.add(async () => {
      const written = await service.insert(records, key).catch((error) => {
        const failure = readFailure(error);
        // Before the next task: it may be a change of one of these records.
        if (failure.kind !== "offline") list.added.refuse(ids, failure);
        throw error;
      });
      ids.forEach((id, index) => {
        const record = written.records[index];
        if (record === undefined) return;
        list.added.confirm(id, record);
        this.pending.confirm(id, record);
      });
      const { commitId } = written;
      this.#noteSaved(commitId, written.records.length);
      keep(commitId === undefined ? [] : [commitId]);
      list.feed.noteOwn(written.records.map(({ id }) => id));
      list.expire();
    }, true);
    if (outcome.isDone) return true;
    this.#report(outcome.failure, records.length, readValues(ids, records));
    list.expire();
    return false;
  }

  /** Deletes records, a hundred in one commit. */
  async remove(ids: readonly RecordId[]): Promise<boolean> {
    const { service, list, queue } = this.#options;
    let before: Step = [];
    for (let from = 0; from < ids.length; from += mostRecordsDeleted) {
      const part = ids.slice(from, from + mostRecordsDeleted);
      const outcome = await queue.add(async () => {
        const known = part.map((id) => list.added.idOf(id));
        const commitId = await service.remove(known);
        list.feed.noteOwn([]);
        list.drop(known);
        this.#noteSaved(commitId, known.length);
        if (commitId === undefined) return;
        before = this.undoStack.push([commitId], before);
      }, false);
      if (outcome.isDone) continue;
      this.#report(outcome.failure, part.length);
      return false;
    }
    return true;
  }

  /** Writes the values for which somebody was faster over theirs. */
  saveMine(): void {
    const mine = this.unsaved.list.flatMap(({ recordId, key, value, isConflict }) =>
      isConflict && recordId !== undefined ? [{ recordId, key, value }] : [],
    );
    for (let from = 0; from < mine.length; from += mostCells)
      void this.edit(mine.slice(from, from + mostCells));
  }

  /** Takes the last change back, or makes it again; `skipChanged` leaves what others have changed since. */
  async turn(direction: "undo" | "redo", skipChanged = false): Promise<boolean> {
    const { queue } = this.#options;
    const outcome = await queue.add(() => this.#turn(direction, skipChanged), false);
    if (!outcome.isDone) this.#report(outcome.failure, 0);
    return outcome.isDone && outcome.result;
  }

  /** Takes back any commit, also that of somebody else; it can be undone in turn. */
  async undoCommit(commitId: CommitId): Promise<boolean> {
    const { service, list, queue } = this.#options;
    const outcome = await queue.add(async () => {
      const undone = await service.undo(commitId, false);
      if (undone.commitId === undefined) return;
      this.#noteUndone(undone);
      this.undoStack.push([undone.commitId]);
      list.expire();
      list.feed.note();
    }, false);
    if (!outcome.isDone) this.#report(outcome.failure, 0);
    return outcome.isDone;
  }

  async #turn(direction: "undo" | "redo", skipChanged: boolean): Promise<boolean> {
    const { service, list } = this.#options;
    const step = this.undoStack.peek(direction);
    if (step === undefined) return false;
    const by: CommitId[] = [];
    try {
      for (const commitId of [...step].reverse()) {
        const undone = await service.undo(commitId, skipChanged);
        if (undone.commitId === undefined) continue;
        by.push(undone.commitId);
        this.#noteUndone(undone);
      }
    } catch (error) {
      // What was taken back of a change in several commits stays so; the rest of it can still be taken back.
      if (by.length > 0) this.undoStack.keep(direction, step.slice(0, step.length - by.length));
      list.feed.note();
      throw error;
    }
    this.undoStack.turn(direction, by);
    list.expire();
    list.feed.note();
    return true;
  }

  /** Sends changes until none of them is refused because of others; returns the commit, if there is a new one. */
  async #send(sender: Sender): Promise<CommitId[]> {
    const { service, list } = this.#options;
    for (;;) {
      const cells = sender.cells();
      if (cells.length === 0) return [];
      for (const { recordId } of cells) list.added.check(recordId);
      try {
        return this.#confirm(sender, await service.write(cells, sender.key));
      } catch (error) {
        const failure = readFailure(error);
        if (failure.kind !== "conflict" || failure.cells.length === 0) throw error;
        await this.#giveUp(sender, failure);
      }
    }
  }

  #confirm(sender: Sender, written: Written): CommitId[] {
    const { list } = this.#options;
    const byId = new Map(written.records.map((record) => [record.id, record]));
    // If nothing changes, the service names the newest commit, which may be that of somebody else.
    const changed = sender.pending.filter((cell) => {
      const now = byId.get(cell.recordId)?.values[cell.key]?.value ?? null;
      return byId.has(cell.recordId) && !sameValue(valueBefore(cell), now);
    });
    const { size } = new Set(changed.map(({ recordId }) => recordId));
    for (const cell of sender.pending) {
      const record = byId.get(cell.recordId);
      cell.commitId = record?.commitId ?? written.commitId;
      cell.stored = record?.values[cell.key]?.value ?? null;
      this.pending.settle(cell);
    }
    list.feed.noteOwn(byId.keys());
    list.refreshOwn(written.records);
    if (written.isPartial) list.expire();
    if (size === 0 || written.commitId === undefined) return [];
    this.#noteSaved(written.commitId, size);
    return [written.commitId];
  }

  /** Reads what others have written, and says which cells were not saved. */
  async #giveUp(sender: Sender, { cells, message }: RowFailure & { kind: "conflict" }): Promise<void> {
    const { service, list, onNotice } = this.#options;
    const ids = [...new Set(cells.map(({ recordId }) => recordId))];
    const read = await service.read({ query: {}, pageSize: ids.length, ids }).catch(readFailure);
    const records = "kind" in read ? [] : read.records;
    list.refreshOwn(records);
    const conflicts = cells.flatMap(({ recordId, key }): Conflict[] => {
      const mine = sender.drop(recordId, key);
      if (mine === undefined) return [];
      this.pending.settle(mine);
      const record = records.find(({ id }) => id === recordId);
      const theirs = record === undefined ? undefined : (record.values[key]?.value ?? null);
      return [{ recordId, key, mine: mine.value, theirs, message }];
    });
    this.unsaved.add(conflicts.map((conflict) => toUnsaved({ ...conflict, value: conflict.mine }, true)));
    onNotice({ kind: "conflict", conflicts });
  }

  /** The record of now, if nobody else changed the cell since the person saw it; otherwise that one, for a conflict. */
  #findBase(id: RecordId, key: string, seen: SheetRecord | undefined): SheetRecord | undefined {
    const now = this.#options.list.find(id);
    if (now === undefined || seen === undefined) return now ?? seen;
    const isSame = sameValue(now.values[key]?.value ?? null, seen.values[key]?.value ?? null);
    const isOwn = now.commitId !== undefined && this.commits.has(now.commitId);
    return isSame || isOwn ? now : seen;
  }

  #noteSaved(commitId: CommitId | undefined, records: number): void {
    if (commitId !== undefined) this.commits.add(commitId);
    this.#options.onSaved?.(commitId, records);
  }

  #noteUndone({ commitId, deleted, restored, updated }: UndoneCommit): void {
    this.#noteSaved(commitId, deleted + restored + updated);
  }

  #differs({ recordId, key, value, record: seen }: CellEdit): boolean {
    const record = this.#options.list.find(recordId) ?? seen;
    return record === undefined || !sameValue(this.pending.apply(record).values[key]?.value ?? null, value);
  }

  #report(failure: RowFailure, cells: number, values: readonly UnsavedValue[] = []): void {
    if (failure.kind === "aborted") return;
    this.unsaved.add(values);
    this.#options.onNotice({ kind: "failed", failure, cells, hasValues: values.length > 0 });
  }
}

const toUnsaved = (
  { recordId, key, value }: Omit<UnsavedValue, "isConflict">,
  isConflict = false,
): UnsavedValue => ({ recordId, key, value, isConflict });

/** The values of new records, which have no ids if they were never shown. */
const readValues = (ids: readonly RecordId[], records: readonly RecordData[]): UnsavedValue[] =>
  records.flatMap((record, index) =>
    Object.entries(record).map(([key, cell]) =>
      toUnsaved({ recordId: ids[index], key, value: cell?.value ?? null }),
    ),
  );
