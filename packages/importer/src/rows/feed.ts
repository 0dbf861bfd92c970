import type { CommitId, RecordId, Record as SheetRecord } from "@data-import/types";
import { type ListQuery, type PageRead, type ReadRecords, readFailure } from "./row-service.ts";

/** The most records of one refresh; beyond them, everything that is shown is read again. */
const mostRecordsRefreshed = 1_000;

/** So many of one's own changes are remembered; without them, an older value is shown for a moment. */
const mostChangesRemembered = 20_000;

const everything: ListQuery = {};

/** What the feed needs. */
export interface FeedOptions {
  readonly read: (page: PageRead) => Promise<ReadRecords>;
  /** Newer records; those in `own` were changed by the person meanwhile and may be older here. */
  readonly apply: (records: readonly SheetRecord[], own: ReadonlySet<RecordId>) => void;
  /** Nothing is known about what changed. */
  readonly expire: () => void;
  /** Reads that fail are repeated then. */
  readonly later: (run: () => void) => void;
}

/** Keeps records up to date: it asks what has changed since the last commit that it knows, as long as something changes. */
export class Feed {
  readonly #options: FeedOptions;
  #since: CommitId | undefined;
  #isDirty = false;
  #isRunning = false;
  /** Counts everything that may make a read outdated. */
  #epoch = 0;
  /** At which epoch the person's own change of a record was confirmed. */
  readonly #own = new Map<RecordId, number>();

  constructor(options: FeedOptions) {
    this.#options = options;
  }

  get epoch(): number {
    return this.#epoch;
  }

  get isBusy(): boolean {
    return this.#isRunning || this.#isDirty;
  }

  /** A list was read that includes everything up to this commit. */
  begin(commitId: CommitId | undefined): void {
    this.#since ??= commitId;
  }

  /** The person's own change is confirmed: reads that began before may lack it. */
  noteOwn(ids: Iterable<RecordId>): void {
    this.#epoch += 1;
    for (const id of ids) this.#own.set(id, this.#epoch);
    if (this.#isRunning) this.#isDirty = true;
  }

  /** Something has changed. */
  note(): void {
    this.#epoch += 1;
    this.#isDirty = true;
    void this.#run();
  }

  /** The records of one's own that changed after this epoch. */
  ownSince(epoch: number): ReadonlySet<RecordId> {
    return new Set([...this.#own].flatMap(([id, changed]) => (changed > epoch ? [id] : [])));
  }

  async #run(): Promise<void> {
    if (this.#isRunning) return;
    this.#isRunning = true;
    while (this.#isDirty) {
      this.#isDirty = false;
      if (!(await this.#refresh())) {
        this.#options.later(() => this.note());
        break;
      }
    }
    this.#isRunning = false;
  }

  async #refresh(): Promise<boolean> {
    if (this.#since === undefined) {
      this.#options.expire();
      return true;
    }
    const begun = this.#epoch;
    const page: PageRead = { query: everything, sinceCommitId: this.#since, pageSize: mostRecordsRefreshed };
    const read = await this.#options.read(page).catch(readFailure);
    if ("kind" in read) {
      if (read.kind === "offline") return false;
      // The commit is not known any more. The next page that is read says where to continue.
      this.#since = undefined;
      this.#options.expire();
      return true;
    }
    this.#options.apply(read.records, this.ownSince(begun));
    if (read.records.length >= mostRecordsRefreshed) this.#options.expire();
    this.#since = read.commitId ?? this.#since;
    if (this.#own.size > mostChangesRemembered) this.#own.clear();
    return true;
  }
}
