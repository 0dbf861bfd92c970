import type { Page } from "./page.ts";

/**
 * Reads pages in order, up to `prefetch` of them ahead of the one that is handed out.
 * @param mostItems how many items will be taken at most, so that no page is asked for that nobody will look at
 */
export async function* walkPages<T>(
  read: (number: number, signal: AbortSignal) => PromiseLike<Page<T>>,
  first: number,
  prefetch: number,
  signal: AbortSignal | undefined,
  mostItems: number,
): AsyncGenerator<Page<T>, void, undefined> {
  const left = new AbortController();
  const either = signal ? AbortSignal.any([signal, left.signal]) : left.signal;
  const asked = new Map<number, Promise<Page<T>>>();
  const ask = (number: number) => {
    const reading = asked.get(number) ?? Promise.resolve(read(number, either));
    // A page that failed ahead of its turn says so when its turn comes.
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
      // The listing became shorter meanwhile, and the service answered with the last page that is left.
      if (page.page < number) return;
      if (page.pageCount === undefined) {
        // Nothing says where such a listing ends; one that gives the same page again and again does not turn pages.
        const text = JSON.stringify(page.data);
        if (text === previous) return;
        previous = text;
      }
      taken += page.data.length;
      const useful = number + Math.ceil((mostItems - taken) / Math.max(page.data.length, 1));
      const known = page.pageCount ?? number + Number(page.hasNext);
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
