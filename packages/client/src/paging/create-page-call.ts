import { ignore } from "../core/clock.ts";
import type { Core, Input } from "../core/core.ts";
import type { Call, CallOptions } from "../core/types.ts";
import type { OperationFacts } from "../operation-facts.ts";
import { mapCall } from "./map-call.ts";
import type { ItemsOptions, LinkedPage, PageCall, PageResponse, PagesOptions } from "./page.ts";
import { walkPages } from "./walk-pages.ts";

/**
 * Calls a listing. The first page is requested once, even if the call is used several times. If `input` has a
 * `pageNumber`, that is the first page. If a page has a cursor, the next one is requested with it, so that changes of
 * the list move no items between pages. The request starts in the same turn, unless the caller takes the pages or the
 * items: then it starts with the iteration.
 */
export function createPageCall<T>(
  core: Core,
  operation: OperationFacts,
  input: Input,
  options: CallOptions = {},
): PageCall<T> {
  const first = Number(input.query?.["pageNumber"] ?? 1);
  const { send, readPage, toPage } = createPageReader<T>(core, operation, input, options);
  let firstCall: Call<PageResponse<T>> | undefined;
  const open = () => {
    firstCall ??= send(input.query, options);
    return firstCall;
  };
  const call = mapCall(open, (response) => toPage(first, response));
  let isIterated = false;
  queueMicrotask(() => {
    // Nothing is lost with a page that nobody awaits, so its failure is not reported.
    if (!isIterated) call.catch(ignore);
  });

  const pages = ({ prefetch = 0 }: PagesOptions = {}, most = Number.POSITIVE_INFINITY) =>
    walkPages(
      (number, signal, cursor) =>
        number === first ? call : readPage(number, { ...options, signal }, cursor),
      first,
      prefetch,
      options.signal,
      most,
    );

  async function* items({ limit = Number.POSITIVE_INFINITY, prefetch = 0 }: ItemsOptions = {}) {
    let left = limit;
    if (!(left > 0)) return;
    for await (const { data } of pages({ prefetch }, limit)) {
      for (const item of data) {
        yield item;
        left -= 1;
        if (left <= 0) return;
      }
    }
  }

  /** Marks the call as one that starts with an iteration. */
  const iterate = <Result>(iterable: Result) => {
    isIterated = true;
    return iterable;
  };

  return Object.assign(call, {
    pages: (pagesOptions?: PagesOptions) => iterate(pages(pagesOptions)),
    items: (itemsOptions?: ItemsOptions) => iterate(items(itemsOptions)),
    toArray: async (toArrayOptions: ItemsOptions) => {
      if (typeof toArrayOptions?.limit !== "number") {
        throw new TypeError(
          "toArray needs a limit: the highest number of items to return, or Infinity for all.",
        );
      }
      const kept: T[] = [];
      for await (const item of iterate(items(toArrayOptions))) kept.push(item);
      return kept;
    },
    [Symbol.asyncIterator]: () => iterate(items()),
  });
}

/** Creates the functions that request the pages of a listing. */
function createPageReader<T>(core: Core, operation: OperationFacts, input: Input, options: CallOptions) {
  // A page is full if it has `pageSize` items. Without a `pageSize` the service has its own size, and the first page
  // shows it: either that page is full, or the next one is empty.
  let size = Number(input.query?.["pageSize"] ?? 0);

  const send = (query: Input["query"], callOptions: CallOptions) =>
    core.send<PageResponse<T>>(operation, query ? { ...input, query } : input, callOptions);
  const readPage = async (number: number, callOptions = options, cursor?: string) => {
    const { pageNumber: _, ...others } = input.query ?? {};
    const place = cursor === undefined ? { pageNumber: number } : { cursor };
    return toPage(number, await send({ ...others, ...place }, callOptions), cursor !== undefined);
  };

  function toPage(
    number: number,
    { data = [], pagination, cursor, nextCursor = pagination?.nextCursor }: PageResponse<T>,
    isByCursor = input.query?.["cursor"] !== undefined,
  ): LinkedPage<T> {
    size ||= data.length;
    const page = pagination?.currentPage ?? number;
    const isCountedNext = pagination ? page < pagination.pageCount : data.length > 0 && data.length >= size;
    const hasNext = nextCursor !== undefined || (isCountedNext && !isByCursor);
    return {
      data,
      page,
      pageCount: pagination?.pageCount,
      total: pagination?.totalCount,
      cursor: nextCursor ?? cursor,
      hasNext,
      nextCursor,
      next: async (nextOptions = options) =>
        hasNext ? readPage(page + 1, nextOptions, nextCursor) : undefined,
    };
  }

  return { send, readPage, toPage };
}
