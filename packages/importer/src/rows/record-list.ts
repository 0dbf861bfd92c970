import type { RecordCounts, RecordData, RecordId, Record as SheetRecord } from "@data-import/types";
import { AddedRows } from "./added-rows.ts";
import type { Clock } from "./clock.ts";
import { Feed } from "./feed.ts";
import { PageLoader } from "./page-loader.ts";
import { pageOf, pageRecords, RowCache } from "./row-cache.ts";
import { type ListQuery, RowError, type RowFailure, type RowService, readFailure } from "./row-service.ts";

/** Counts are asked for at most once in so many milliseconds. */
const countPauseMs = 250;
const retryPauseMs = 2_000;

/** What a list of records needs. */
export interface RecordListOptions {
  readonly service: RowService;
  readonly clock: Clock;
  readonly onChange: () => void;
}

/** Whether every record of the sheet is in this list, in the order of the sheet. */
export const isWhole = (query: ListQuery): boolean =>
  Object.values(query).every((value) => value === undefined);

/** The records of a sheet that a query selects: those that are seen are read, and kept up to date. */
export class RecordList {
  readonly cache: RowCache = new RowCache();
  readonly added: AddedRows = new AddedRows();
  readonly feed: Feed;
  query: ListQuery = {};
  total: number | undefined;
  counts: RecordCounts | undefined;
  failure: RowFailure | undefined;
  readonly #options: RecordListOptions;
  readonly #loader: PageLoader;
  #seen: readonly number[] = [0];
  #isLengthKnown = false;
  #cancelCount: (() => void) | undefined;
  #isCountWanted = false;
  #held: RecordId | undefined;
  #isHolding = false;
  #isStopped = false;

  constructor(options: RecordListOptions) {
    this.#options = options;
    const { clock, service } = options;
    this.#loader = new PageLoader({
      clock,
      read: (page, signal) => this.#read(page, signal),
      isFresh: (page) => this.cache.isFresh(page) && this.#isLengthKnown,
    });
    this.feed = new Feed({
      read: (page) => service.read(page),
      apply: (records, own) => this.refresh(records.filter(({ id }) => !own.has(id))),
      expire: () => this.expire(),
      later: (run) => clock.after(retryPauseMs, run),
    });
  }

  /** How many records it shows; undefined until it was read. */
  get length(): number | undefined {
    return this.total === undefined ? undefined : this.total + this.added.length;
  }

  /** The record at a place; undefined if it was not read. */
  get(index: number): SheetRecord | undefined {
    if (this.total === undefined || index < this.total) return this.cache.get(index);
    return this.added.get(index - this.total);
  }

  find(id: RecordId): SheetRecord | undefined {
    return this.cache.find(this.added.idOf(id)) ?? this.added.find(id);
  }

  /** The place of a record; undefined if it is not known. */
  placeOf(id: RecordId): number | undefined {
    const offset = this.added.offsetOf(id);
    if (offset !== undefined && this.total !== undefined) return this.total + offset;
    return this.cache.placeOf(this.added.idOf(id));
  }

  /** Whether something is being read, or will be. */
  get isBusy(): boolean {
    return this.#loader.isBusy || this.feed.isBusy || this.#cancelCount !== undefined;
  }

  /** Shows other records. */
  setQuery(query: ListQuery): void {
    this.#loader.stop();
    this.query = query;
    this.cache.clear();
    this.added.prune(() => false);
    this.total = undefined;
    this.counts = undefined;
    this.failure = undefined;
    this.#isLengthKnown = false;
    this.#isHolding = false;
    this.#seen = [0];
    this.#load();
    this.countSoon();
  }

  /** The places from `first` up to, but without, `end` are seen. */
  want(first: number, end: number): void {
    const pages: number[] = [];
    for (let page = pageOf(first); page <= pageOf(Math.max(first, end - 1)); page += 1) pages.push(page);
    this.#seen = pages;
    this.#load();
  }

  /** Newer records of the service. In a selection or another order, they may have another place now. */
  refresh(records: readonly SheetRecord[]): void {
    this.#replace(records);
    if (records.length > 0 && !isWhole(this.query)) this.expire();
    this.#options.onChange();
  }

  /** The person adds records. */
  add(records: readonly RecordData[]): RecordId[] {
    const ids = this.added.add(records);
    this.#options.onChange();
    return ids;
  }

  /** The person changes these records: in a selection, the one that the person works on stays until then. */
  beginOwn(ids: readonly RecordId[]): void {
    if (!isWhole(this.query) && ids.some((id) => id === this.#held)) this.#isHolding = true;
    this.#options.onChange();
  }

  /** The records after the person's own change. */
  refreshOwn(records: readonly SheetRecord[]): void {
    this.#replace(records);
    if (!isWhole(this.query)) this.expire();
    this.countSoon();
    this.#options.onChange();
  }

  /** The person works on this record. */
  hold(id: RecordId | undefined): void {
    if (id === this.#held) return;
    this.#held = id;
    this.#prune();
    if (!this.#isHolding) return;
    this.#isHolding = false;
    this.expire();
  }

  /** Records were deleted; unknown ones expire the list. */
  drop(ids: readonly RecordId[]): void {
    const dropped = this.cache.remove(ids);
    if (this.total !== undefined) this.total = Math.max(0, this.total - dropped);
    this.added.remove(ids);
    this.expire();
  }

  /** Everything may have changed. What is seen is read again, and shown as it is until then. */
  expire(): void {
    if (this.#isHolding) return;
    this.cache.expire();
    this.#isLengthKnown = false;
    this.#load();
    this.countSoon();
    this.#options.onChange();
  }

  /** Counts errors again, soon: if they are being counted, once more after that. */
  countSoon(): void {
    this.#isCountWanted = true;
    if (this.#cancelCount !== undefined || this.#isStopped) return;
    this.#cancelCount = this.#options.clock.after(countPauseMs, () => void this.#count());
  }

  stop(): void {
    this.#isStopped = true;
    this.#loader.stop();
    this.#cancelCount?.();
    this.#cancelCount = undefined;
  }

  #load(): void {
    if (this.#isStopped) return;
    // Behind the end there is nothing to read; an empty list still has its first page.
    const last = this.total === undefined ? 0 : pageOf(Math.max(0, this.total - 1));
    this.#loader.want([...new Set(this.#seen.map((page) => Math.min(page, last)))]);
  }

  async #read(page: number, signal: AbortSignal): Promise<boolean> {
    const { query } = this;
    const begun = this.feed.epoch;
    const asksLength = !this.#isLengthKnown;
    const place = { pageNumber: page + 1, pageSize: pageRecords };
    const read = await this.#options.service
      .read({ query, ...place, includeLength: asksLength || undefined }, signal)
      .catch(readFailure);
    if (signal.aborted || query !== this.query || ("kind" in read && read.kind === "aborted")) return true;
    this.failure = "kind" in read ? read : undefined;
    if ("kind" in read) {
      this.#options.onChange();
      return false;
    }
    const isCurrent = begun === this.feed.epoch;
    const own = this.feed.ownSince(begun);
    const records = read.records.map((record) =>
      own.has(record.id) ? (this.cache.find(record.id) ?? record) : record,
    );
    this.cache.fill(page, records, !isCurrent);
    this.feed.begin(read.commitId);
    if (asksLength) {
      this.total = read.total;
      this.#isLengthKnown = isCurrent;
    }
    this.#prune();
    this.#load();
    this.#options.onChange();
    return true;
  }

  #replace(records: readonly SheetRecord[]): void {
    this.cache.replace(records);
    this.added.replace(records);
  }

  /** Added records go to their places in the list as soon as it was read with them. The one that the person works on stays. */
  #prune(): void {
    const held = this.#held === undefined ? undefined : this.added.idOf(this.#held);
    this.added.prune(
      ({ id }) =>
        this.cache.placeOf(id) === undefined &&
        (id === held ? !isWhole(this.query) || !this.#isLengthKnown : !this.#isLengthKnown),
    );
  }

  async #count(): Promise<void> {
    this.#isCountWanted = false;
    const { query } = this;
    const { filter: _, filterField: __, ...selection } = query;
    try {
      const counts = await this.#options.service.count(selection);
      if (query === this.query) this.counts = counts;
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
    }
    this.#cancelCount = undefined;
    if (this.#isCountWanted) this.countSoon();
    this.#options.onChange();
  }
}
