import type { LinkedPage, Page } from "./page.ts";

/**
 * Reads pages in order, up to `prefetch` pages ahead of the current one.
 * @param mostItems the highest number of items that the program takes; pages behind them are not requested
 */
export async function* walkPages<T>(
  read: (number: number, signal: AbortSignal, cursor?: string) => PromiseLike<LinkedPage<T>>,
  first: number,
  prefetch: number,
  signal: AbortSignal | undefined,
  mostItems: number,
): AsyncGenerator<Page<T>, void, undefined> {
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const asked = new Map<number, Promise<LinkedPage<T> | undefined>>();
  let last: LinkedPage<T> | undefined;
  const request = async (number: number) => {
    if (last?.nextCursor === undefined) return read(number, either);
    // Only the page before it knows where it begins.
    const reading = asked.get(number - 1);
    const before = reading === undefined ? last : await reading;
    return before?.hasNext ? read(number, either, before.nextCursor) : undefined;
  };
  const ask = (number: number) => {
    const reading = asked.get(number) ?? request(number);
    // The error of a page is thrown when it is the turn of that page.
    reading.catch(() => {});
    asked.set(number, reading);
    return reading;
  };
  let taken = 0;
  let previous = "";
  try {
    for (let number = first; ; number += 1) {
      const page = await ask(number);
      asked.delete(number);
      if (page === undefined) return;
      last = page;
      // The listing became shorter meanwhile, and the service returned its last page.
      if (page.page < number) return;
      if (page.pageCount === undefined) {
        // Such a listing does not say where it ends. If it returns the same page twice, it has no pages.
        const text = JSON.stringify(page.data);
        if (text === previous) return;
        previous = text;
      }
      taken += page.data.length;
      const useful = number + Math.ceil((mostItems - taken) / Math.max(page.data.length, 1));
      const known = page.hasNext ? (page.pageCount ?? number + 1) : number;
      for (let ahead = 1; ahead <= prefetch && number + ahead <= Math.min(known, useful); ahead += 1) {
        ask(number + ahead);
      }
      yield page;
      if (!page.hasNext) return;
    }
  } finally {
    left.abort();
  }
}
