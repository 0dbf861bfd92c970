import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isApiError } from "../../src/core/errors/index.ts";
import type { CallOptions } from "../../src/core/types.ts";
import { listAgents, listEvents } from "../../src/operations.gen.ts";
import { createPageCall } from "../../src/paging/index.ts";
import { collect, createTestCore } from "../support/core.ts";
import { createListing, createMovingListing, type Listing } from "./listing.ts";

const range = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);

function call(
  { counted, respond }: Pick<Listing, "counted" | "respond">,
  query: Record<string, unknown> = {},
  options: CallOptions = {},
) {
  const core = createTestCore(respond, { retry: false });
  return createPageCall<number>(core, counted ? listAgents : listEvents, { query }, options);
}

describe("awaiting a listing", () => {
  test("returns the first page, and adds nothing to the query", async () => {
    const urls: string[] = [];
    const listing = createListing(25);
    const respond = (url: URL) => {
      urls.push(url.search);
      return listing.respond(url);
    };
    const page = await call({ counted: true, respond }, { environmentId: "us_env_1" });
    expect(page).toMatchObject({ data: range(0, 10), page: 1, pageCount: 3, total: 25, hasNext: true });
    expect(urls).toEqual(["?environmentId=us_env_1"]);
  });

  test("sends its request when it is made, and no other for all uses", async () => {
    const listing = createListing(25);
    const agents = call(listing);
    await expect.poll(() => listing.asked).toEqual([1]);
    const [page, { data, status }, outcome] = await Promise.all([
      agents,
      agents.withResponse(),
      agents.result(),
    ]);
    expect([data, status]).toEqual([page, 200]);
    expect(outcome).toMatchObject({ ok: true, data: page, status: 200 });
    expect(listing.asked).toEqual([1]);
  });

  test("sends nothing before the first item, if the program takes the items or the pages", async () => {
    const listing = createListing(25);
    const walks = [call(listing), call(listing).items({ limit: 1 }), call(listing).pages()].map((list) =>
      list[Symbol.asyncIterator](),
    );
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(listing.asked).toEqual([]);
    for (const walk of walks) await walk.next();
    expect(listing.asked).toEqual([1, 1, 1]);
  });

  test("is not reported if it fails and nothing uses it", async () => {
    const reported: unknown[] = [];
    const report = (reason: unknown) => reported.push(reason);
    process.on("unhandledRejection", report);
    call({ counted: true, respond: () => new Response(null, { status: 404 }) });
    await new Promise((resolve) => setTimeout(resolve, 5));
    process.off("unhandledRejection", report);
    expect(reported).toEqual([]);
  });

  test("has failures as values, like other calls", async () => {
    const failing = {
      counted: true,
      respond: () => Response.json({ errors: [{ message: "No." }] }, { status: 404 }),
    };
    const outcome = await call(failing).result();
    expect(outcome).toMatchObject({ ok: false, status: 404 });
    const agents = call(failing);
    await expect(agents).rejects.toSatisfy((error) => isApiError(error, 404));
  });

  test("next() goes from page to page and ends", async () => {
    const listing = createListing(25);
    const first = await call(listing);
    const second = await first.next();
    const third = await second?.next();
    expect(third).toMatchObject({ data: range(20, 25), page: 3, hasNext: false });
    expect(await third?.next()).toBeUndefined();
    expect(listing.asked).toEqual([1, 2, 3]);
  });

  test("a listing without a page count has no pageCount", async () => {
    const page = await call(createListing(10, { counted: false }), { pageSize: 10 });
    expect(page).toMatchObject({ pageCount: undefined, total: undefined, hasNext: true });
    expect(await page.next()).toMatchObject({ data: [], page: 2, hasNext: false });
  });
});

describe("iterating a listing", () => {
  test("visits each item once, in order, for all sizes", async () => {
    const cases = fc.record({
      total: fc.nat(60),
      size: fc.integer({ min: 1, max: 20 }),
      sizeAsked: fc.boolean(),
      counted: fc.boolean(),
      prefetch: fc.nat(6),
      first: fc.integer({ min: 1, max: 4 }),
      slow: fc.array(fc.nat(3), { minLength: 1, maxLength: 5 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ total, size, sizeAsked, counted, prefetch, first, slow }) => {
        const listing = createListing(total, { usualSize: size, counted });
        let running = 0;
        let most = 0;
        const respond = async (url: URL) => {
          running += 1;
          most = Math.max(most, running);
          // Pages come in another order than they were requested.
          for (let turns = slow[listing.asked.length % slow.length] ?? 0; turns > 0; turns -= 1) {
            await new Promise((resolve) => setImmediate(resolve));
          }
          running -= 1;
          return listing.respond(url);
        };
        const query = { ...(sizeAsked && { pageSize: size }), ...(first > 1 && { pageNumber: first }) };
        const core = createTestCore(respond);
        const items = await collect(createPageCall<number>(core, listAgents, { query }).items({ prefetch }));
        expect(items).toEqual(range(Math.min(total, (first - 1) * size), total));
        expect(most).toBeLessThanOrEqual(Math.max(1, prefetch));
        expect(new Set(listing.asked).size).toBe(listing.asked.length);
        if (counted) expect(listing.asked.length).toBe(Math.max(1, Math.ceil(total / size) - first + 1));
      }),
      { numRuns: 300 },
    );
  });

  test("stops at the limit, and requests no page behind it", async () => {
    const cases = fc.record({ limit: fc.nat(40), size: fc.integer({ min: 1, max: 9 }), prefetch: fc.nat(5) });
    await fc.assert(
      fc.asyncProperty(cases, async ({ limit, size, prefetch }) => {
        const listing = createListing(30);
        const items = await call(listing, { pageSize: size }).toArray({ limit, prefetch });
        expect(items).toEqual(range(0, Math.min(30, limit)));
        expect(listing.asked.length).toBeLessThanOrEqual(Math.ceil(Math.min(limit, 30) / size));
      }),
      { numRuns: 200 },
    );
  });

  test("yields pages", async () => {
    const pages = await collect(call(createListing(25)).pages({ prefetch: 2 }));
    expect(pages.map(({ page, data }) => [page, data.length])).toEqual([
      [1, 10],
      [2, 10],
      [3, 5],
    ]);
  });

  test("toArray needs a limit", async () => {
    // @ts-expect-error a limit is required, so that nobody fills the memory by accident
    await expect(call(createListing(1)).toArray({})).rejects.toThrow("toArray needs a limit");
  });

  test("continues while the listing grows, and shows the new counts", async () => {
    const listing = createListing(15);
    const totals: (number | undefined)[] = [];
    const items: number[] = [];
    const respond = (url: URL) => {
      const response = listing.respond(url);
      if (listing.total < 45) listing.total += 10;
      return response;
    };
    for await (const page of call({ ...listing, respond }).pages({ prefetch: 1 })) {
      totals.push(page.total);
      items.push(...page.data);
    }
    expect(items).toEqual(range(0, 45));
    expect(totals.at(0)).toBe(15);
    expect(totals.at(-1)).toBe(45);
  });

  test.each([
    [0, true],
    [1, true],
    [5, true],
    [0, false],
    [5, false],
  ])(
    "follows cursors, so that no item comes twice, with prefetch %i, counted: %s",
    async (prefetch, counted) => {
      const listing = createMovingListing(7, 2, { counted });
      expect(await collect(call(listing, { pageSize: 2, search: "a" }).items({ prefetch }))).toEqual(
        range(0, 7).reverse(),
      );
      const rest = "pageSize=2&search=a";
      expect(listing.asked).toEqual([
        rest,
        ...["2-5", "3-3", "4-1"].map((cursor) => `${rest}&cursor=${cursor}`),
      ]);
    },
  );

  test("follows cursors from a page on, and from a cursor on", async () => {
    const listing = createMovingListing(7, 2);
    const first = await call(listing, { pageNumber: 1 });
    expect(first).toMatchObject({ page: 1, cursor: "2-5", hasNext: true });
    expect(await first.next()).toMatchObject({ data: [4, 3], page: 2, cursor: "3-3" });
    expect(await collect(call(listing, { cursor: "3-3" }))).toEqual([2, 1, 0]);
    const { cursor, hasNext } = await call(listing, { cursor: "4-1" });
    expect([cursor, hasNext]).toEqual([undefined, false]);
    expect(listing.asked).toEqual(["pageNumber=1", "cursor=2-5", "cursor=3-3", "cursor=4-1", "cursor=4-1"]);
  });

  test("ends when the listing shrinks, if missing pages are empty or the last one is repeated", async () => {
    for (const clamps of [false, true]) {
      const listing = createListing(50);
      const items: number[] = [];
      const respond = (url: URL) => {
        const last = Math.ceil(listing.total / 10);
        const asked = Number(url.searchParams.get("pageNumber") ?? 1);
        if (clamps && asked > last) url.searchParams.set("pageNumber", String(last));
        return listing.respond(url);
      };
      for await (const item of call({ counted: true, respond })) {
        items.push(item);
        if (item === 19) listing.total = 20;
      }
      expect(items).toEqual(range(0, 20));
      expect(listing.asked.length).toBe(3);
    }
  });

  test("ends if the service returns the same page again", async () => {
    for (const counted of [true, false]) {
      const listing = createListing(30, { counted });
      const respond = (url: URL) => {
        url.searchParams.delete("pageNumber");
        return listing.respond(url);
      };
      expect(await collect(call({ counted, respond }))).toEqual(range(0, 10));
      expect(listing.asked.length).toBe(2);
    }
  });

  test("an error of a page that was requested ahead is thrown at its turn", async () => {
    const listing = createListing(50);
    const respond = (url: URL) =>
      url.searchParams.get("pageNumber") === "3" ? new Response("", { status: 500 }) : listing.respond(url);
    const items: number[] = [];
    const iterate = async () => {
      for await (const item of call({ counted: true, respond }).items({ prefetch: 4 })) {
        items.push(item);
        await new Promise((resolve) => setImmediate(resolve));
      }
    };
    await expect(iterate()).rejects.toSatisfy((error) => isApiError(error, 500));
    expect(items).toEqual(range(0, 20));
  });

  test("leaving early aborts the requests for further pages", async () => {
    const listing = createListing(50);
    const signals: AbortSignal[] = [];
    const respond = (url: URL, request?: Request) => {
      if (!url.searchParams.has("pageNumber")) return listing.respond(url);
      if (request) signals.push(request.signal);
      return new Promise<never>(() => {});
    };
    const core = createTestCore(respond);
    for await (const item of createPageCall<number>(core, listAgents, {}).items({ prefetch: 3 })) {
      if (item === 5) break;
    }
    await new Promise((resolve) => setImmediate(resolve));
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, true, true]);
  });

  test("the caller's signal ends it", async () => {
    const controller = new AbortController();
    const items: number[] = [];
    const iterate = async () => {
      for await (const item of call(createListing(50), {}, { signal: controller.signal })) {
        items.push(item);
        if (item === 9) controller.abort();
      }
    };
    await expect(iterate()).rejects.toMatchObject({ name: "AbortError" });
    expect(items).toEqual(range(0, 10));
  });
});
