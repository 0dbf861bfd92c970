import type { Page, PageCall, PageData } from "../paging/page.ts";
import type { Key } from "./keys.ts";
import { prepareRead } from "./read.ts";

/** A method of the flat client that lists items in pages. */
type PageMethod = (...given: never[]) => PageCall<unknown, unknown>;

/** The options of a query that reads page after page. */
export interface InfiniteQuery<Data> {
  /** The key of the query: that of the call, and `pages`. */
  readonly queryKey: Key;
  /** Reads a page. */
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: number }) => Promise<Data>;
  /** The number of the first page. */
  readonly initialPageParam: number;
  /** The number of the next page; undefined after the last one. */
  readonly getNextPageParam: (last: Data, all: readonly Data[]) => number | undefined;
  /** The number of the page before; undefined before the first one. */
  readonly getPreviousPageParam: (first: Data) => number | undefined;
  /** The client retries failed requests itself. */
  readonly retry: false;
}

/** The data of one page of a method. */
type PageOf<Target extends PageMethod> =
  Awaited<ReturnType<Target>> extends Page<infer Item> ? PageData<Item> : never;

/**
 * The options of an infinite query that calls a listing: `useInfiniteQuery(toInfiniteQuery(api.spaces.list))`. The
 * arguments are those of the method; if the query has a `pageNumber`, that is the first page.
 */
export function toInfiniteQuery<Target extends PageMethod>(
  method: Target,
  ...given: Parameters<Target>
): InfiniteQuery<PageOf<Target>> {
  const { key, query, run } = prepareRead(method, given, "toInfiniteQuery");
  return {
    // A query for one page of the same listing has other data, and so another key.
    queryKey: [...key, "pages"],
    queryFn: ({ signal, pageParam }) => run(signal, { pageNumber: pageParam }),
    initialPageParam: Number(query["pageNumber"] ?? 1),
    getNextPageParam: (last, [first]) => {
      // If the listing does not count its pages, a page with fewer items than the first one is the last.
      const isShort = last.pageCount === undefined && last.data.length < (first?.data.length ?? 0);
      return last.hasNext && !isShort ? last.page + 1 : undefined;
    },
    getPreviousPageParam: ({ page }) => (page > 1 ? page - 1 : undefined),
    retry: false,
  };
}
