import type { AnyHttpFailure, Call, CallOptions } from "../core/types.ts";

/** The data of one page of a listing. */
export interface PageData<T> {
  /** The items of the page. */
  readonly data: readonly T[];
  /** The number of this page, counted from 1. */
  readonly page: number;
  /** The number of pages when this one was read; `undefined` if the listing does not have it. */
  readonly pageCount: number | undefined;
  /** The number of items of all pages when this one was read; `undefined` if the listing does not have it. */
  readonly total: number | undefined;
  /** Where to continue after this page; `undefined` if it is the last one, or if the listing has no cursors. */
  readonly cursor: string | undefined;
  /** Whether there may be another page. If the listing does not count its pages, the first page that is not full is the last. */
  readonly hasNext: boolean;
}

/** One page of a listing. */
export interface Page<T> extends PageData<T> {
  /** Reads the next page; `undefined` if this page is the last. */
  next(options?: CallOptions): Promise<Page<T> | undefined>;
}

/** A page that knows the cursor of the next one. The `cursor` of a page of events is for another parameter. */
export interface LinkedPage<T> extends Page<T> {
  readonly nextCursor: string | undefined;
}

/** How far to read ahead. */
export interface PagesOptions {
  /** How many pages to request ahead. The default is 0. The pages always come in order. */
  prefetch?: number | undefined;
}

/** How far to read ahead, and where to stop. */
export interface ItemsOptions extends PagesOptions {
  /** At most this many items. */
  limit?: number | undefined;
}

/** Where to stop, and how far to read ahead. */
export interface ToArrayOptions extends PagesOptions {
  /** At most this many items; `Infinity` for all of them. */
  limit: number;
}

/**
 * A listing: `await` it for its first page, iterate it for the items of all pages.
 * The first page is requested when the call is made. If the program takes the pages or the items instead, the first
 * request is sent when the first of them is requested. If the program leaves early, the requests for further
 * pages are aborted.
 */
export interface PageCall<T, E = AnyHttpFailure> extends Call<Page<T>, E>, AsyncIterable<T> {
  /** Every page in order. */
  pages(options?: PagesOptions): AsyncIterable<Page<T>>;
  /** Every item of every page in order. */
  items(options?: ItemsOptions): AsyncIterable<T>;
  /** The first items, up to `limit`. */
  toArray(options: ToArrayOptions): Promise<T[]>;
}

/** The JSON of a response to a listing. */
export interface PageResponse<T> {
  readonly data?: readonly T[] | undefined;
  readonly pagination?:
    | {
        readonly currentPage: number;
        readonly pageCount: number;
        readonly totalCount: number;
        readonly nextCursor?: string | undefined;
      }
    | undefined;
  readonly cursor?: string | undefined;
  /** In place of `pagination`, if the listing does not count its pages. */
  readonly nextCursor?: string | undefined;
}
