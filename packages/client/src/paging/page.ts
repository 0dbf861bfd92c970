import type { AnyHttpFailure, Call, CallOptions } from "../core/types.ts";

/** One page of a listing. */
export interface Page<T> {
  readonly data: readonly T[];
  /** The number of this page, counted from 1. */
  readonly page: number;
  /** How many pages there were when this one was read; `undefined` where the listing does not say. */
  readonly pageCount: number | undefined;
  /** How many items there were over all pages when this one was read; `undefined` where the listing does not say. */
  readonly total: number | undefined;
  /** Whether there may be another page. A listing that does not count its pages ends with one that is not full. */
  readonly hasNext: boolean;
  /** Reads the page after this one, or `undefined` where this is the last. */
  next(options?: CallOptions): Promise<Page<T> | undefined>;
}

/** How far to read ahead. */
export interface PagesOptions {
  /** How many pages to ask for before they are wanted; 0 unless given. They come in order all the same. */
  prefetch?: number;
}

/** How far to read ahead, and where to stop. */
export interface ItemsOptions extends PagesOptions {
  /** At most this many items. */
  limit?: number;
}

/** Where to stop, and how far to read ahead. */
export interface ToArrayOptions extends PagesOptions {
  /** At most this many items; `Infinity` for all of them. */
  limit: number;
}

/**
 * A listing: `await` it for its first page, iterate it for the items of all pages.
 * An iteration asks for nothing before it is pulled, and gives up what it asked for ahead when it is left early.
 */
export interface PageCall<T, E = AnyHttpFailure> extends Call<Page<T>, E>, AsyncIterable<T> {
  /** Every page in order. */
  pages(options?: PagesOptions): AsyncIterable<Page<T>>;
  /** Every item of every page in order. */
  items(options?: ItemsOptions): AsyncIterable<T>;
  /** The first items, up to `limit`. */
  toArray(options: ToArrayOptions): Promise<T[]>;
}

/** The answer to a listing as it comes over the wire. */
export interface PageResponse<T> {
  readonly data?: readonly T[] | undefined;
  readonly pagination?:
    | { readonly currentPage: number; readonly pageCount: number; readonly totalCount: number }
    | undefined;
}
