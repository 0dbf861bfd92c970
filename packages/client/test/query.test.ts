import { createClient, isApiError } from "@data-import/client";
import { toInfiniteQuery, toMutation, toQuery, toQueryKey } from "@data-import/client/query";
import { createSpaces } from "@data-import/client/resources/spaces";
import { dehydrate, hydrate, MutationObserver, QueryClient, QueryObserver } from "@tanstack/query-core";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { locateOperation } from "./support/flat-calls.ts";
import { operationCases } from "./support/operation-cases.ts";
import { respondJson, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;
const cache = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
afterEach(() => cache.clear());

const space = { id: "us_sp_1", name: "Spring" };

function createApi() {
  return createClient({ baseUrl: server.baseUrl, token: "token-0001", retry: { baseDelay: 0 } });
}

test("a query is requested once, and its key has the arguments without the options", async () => {
  server.play((response) => respondJson(response, { data: space }));
  const api = createApi();
  const query = toQuery(api.spaces.get, "us_sp_1", { headers: { "X-Trace": "1" } });
  expect(await cache.fetchQuery(query)).toEqual(space);
  expect(await cache.fetchQuery(toQuery(api.spaces.get, "us_sp_1"))).toEqual(space);
  expect(query.queryKey).toEqual(["data-import", "spaces", "get", "us_sp_1"]);
  expect(server.received.map(({ url, headers }) => [url, headers["x-trace"]])).toEqual([
    ["/v1/spaces/us_sp_1", "1"],
  ]);
});

test("a list without a query has the key of one with an empty query", () => {
  const { list } = createApi().spaces;
  expect(toQuery(list).queryKey).toEqual(["data-import", "spaces", "list", {}]);
  expect(toQuery(list, {}).queryKey).toEqual(toQuery(list, undefined, { retry: false }).queryKey);
  expect(toQuery(list, { archived: true }).queryKey.at(-1)).toEqual({ archived: true });
});

test("a client of one resource has the same keys", () => {
  const spaces = createSpaces({ baseUrl: server.baseUrl, token: "token-0001" });
  const { queryKey } = toQuery(createApi().spaces.get, "us_sp_1");
  expect(toQuery(spaces.get, "us_sp_1").queryKey).toEqual(queryKey);
  expect(toQueryKey(spaces)).toEqual(["data-import", "spaces"]);
});

test("the queries of a resource, an operation or a call are invalidated together", async () => {
  const api = createApi();
  const queries = {
    get: toQuery(api.spaces.get, "us_sp_1"),
    getOther: toQuery(api.spaces.get, "us_sp_2"),
    list: toQuery(api.spaces.list, { archived: true }),
    pages: toInfiniteQuery(api.spaces.list, { archived: true }),
    sheets: toQuery(api.sheets.list, { workbookId: "us_wb_1" }),
  };
  const findInvalid = async (queryKey: readonly unknown[]) => {
    for (const { queryKey: key } of Object.values(queries)) cache.setQueryData(key, null);
    await cache.invalidateQueries({ queryKey });
    return Object.entries(queries).flatMap(([name, query]) =>
      cache.getQueryState(query.queryKey)?.isInvalidated ? [name] : [],
    );
  };
  expect(await findInvalid(toQueryKey(api.spaces))).toEqual(["get", "getOther", "list", "pages"]);
  expect(await findInvalid(toQueryKey(api.spaces.get))).toEqual(["get", "getOther"]);
  expect(await findInvalid(toQueryKey(api.spaces.get, "us_sp_1"))).toEqual(["get"]);
  expect(await findInvalid(toQueryKey(api.spaces.list, { archived: true }))).toEqual(["list", "pages"]);
  expect(await findInvalid(toQueryKey(api.spaces.list, { archived: false }))).toEqual([]);
});

test("a query that nobody observes any longer is aborted", async () => {
  server.play(() => {});
  const observer = new QueryObserver(cache, toQuery(createApi().spaces.get, "us_sp_1"));
  const leave = observer.subscribe(() => {});
  await expect.poll(() => server.open.size).toBe(1);
  leave();
  await expect.poll(() => server.open.size).toBe(0);
});

test("a signal of the caller aborts a query, too", async () => {
  server.play(() => {});
  const controller = new AbortController();
  const query = toQuery(createApi().spaces.get, "us_sp_1", { signal: controller.signal });
  const fetched = cache.fetchQuery(query);
  await expect.poll(() => server.open.size).toBe(1);
  controller.abort();
  await expect(fetched).rejects.toMatchObject({ code: "aborted" });
});

test("the client retries, and the query does not", async () => {
  server.play((response) => respondJson(response, { errors: [{ message: "later" }] }, 503));
  const failed = cache.fetchQuery(toQuery(createApi().spaces.get, "us_sp_1"));
  await expect(failed).rejects.toSatisfy((error) => isApiError(error, 503));
  expect(server.received).toHaveLength(3);
});

test("an infinite query reads counted pages up to the last", async () => {
  server.play((response, request) => {
    const number = Number(new URL(request.url ?? "", server.baseUrl).searchParams.get("pageNumber"));
    const pagination = { currentPage: number, pageCount: 3, totalCount: 3 };
    respondJson(response, { data: [{ id: `us_sp_${number}` }], pagination });
  });
  const query = toInfiniteQuery(createApi().spaces.list, { archived: true, pageNumber: 2 });
  const { pages, pageParams } = await cache.fetchInfiniteQuery({ ...query, pages: 5 });
  expect(pages.map(({ data, total }) => [data[0]?.id, total])).toEqual([
    ["us_sp_2", 3],
    ["us_sp_3", 3],
  ]);
  expect(pageParams).toEqual([2, 3]);
  expect(query.getPreviousPageParam(pages[0] as never)).toBe(1);
  expect(server.received.map(({ url }) => url)).toEqual(
    [2, 3].map((number) => `/v1/spaces?archived=true&pageNumber=${number}`),
  );
});

test("an infinite query of a listing that does not count its pages ends with a short page", async () => {
  server.play((response, _, n) =>
    respondJson(response, { data: n < 3 ? [{ id: 1 }, { id: 2 }] : [{ id: 3 }] }),
  );
  const query = toInfiniteQuery(createApi().events.list);
  const { pages } = await cache.fetchInfiniteQuery({ ...query, pages: 10 });
  expect(pages.map(({ data }) => data.length)).toEqual([2, 2, 1]);
  expect(server.received).toHaveLength(3);
});

test("pages in the cache are JSON: they can be stored, and stay the same object if nothing changed", async () => {
  server.play((response) =>
    respondJson(response, { data: [space], pagination: { currentPage: 1, pageCount: 1, totalCount: 1 } }),
  );
  const query = { ...toQuery(createApi().spaces.list), staleTime: 0 };
  await cache.fetchQuery(query);
  const first = cache.getQueryData(query.queryKey);
  await cache.fetchQuery(query);
  expect(server.received).toHaveLength(2);
  expect(cache.getQueryData(query.queryKey)).toBe(first);
  const stored = JSON.parse(JSON.stringify(dehydrate(cache)));
  const restored = new QueryClient();
  hydrate(restored, stored);
  expect(restored.getQueryData(query.queryKey)).toEqual(first);
  restored.clear();
});

test("a call without data is null in the cache", async () => {
  server.play((response) => respondJson(response, {}));
  expect(await cache.fetchQuery(toQuery(createApi().agents.get, "us_ag_1"))).toBeNull();
});

test("a mutation calls the method with its arguments", async () => {
  server.play((response) => respondJson(response, { data: space }));
  const api = createApi();
  const mutation = toMutation(api.spaces.update);
  const observer = new MutationObserver(cache, mutation);
  expect(await observer.mutate(["us_sp_1", { name: "Spring" }])).toEqual(space);
  expect(mutation.mutationKey).toEqual(toQueryKey(api.spaces.update));
  expect(server.received.map(({ method, url, body }) => [method, url, body.toString()])).toEqual([
    ["PATCH", "/v1/spaces/us_sp_1", '{"name":"Spring"}'],
  ]);
});

test("a mutation may call a method that makes several requests", async () => {
  server.play((response) => respondJson(response, { data: { success: true, commitId: "us_vr_1" } }));
  const observer = new MutationObserver(cache, toMutation(createApi().records.insertAll));
  const { rows } = await observer.mutate(["us_sh_1", [{ sku: "CUP-1" }, { sku: "CUP-2" }], { chunkSize: 1 }]);
  expect([rows, server.received.length]).toEqual([2, 2]);
});

test("each operation that reads has its own key; the others are no queries", () => {
  const api = createApi() as unknown as Record<string, Record<string, never>>;
  const keys = operationCases.flatMap((operation) => {
    const { resource, name } = locateOperation(operation);
    const method = api[resource]?.[name] as unknown as (id: string) => Promise<unknown>;
    const reads = operation.method === "GET" && !operation.hasSideEffect;
    const isStream = operation.successes.some(({ contentType }) =>
      ["application/octet-stream", "text/event-stream"].includes(contentType ?? ""),
    );
    if (reads && !isStream) return [JSON.stringify(toQuery(method, "1").queryKey.slice(0, 3))];
    expect(() => toQuery(method, "1")).toThrow(
      `${resource}.${name} ${reads ? "returns a stream" : "changes data"}`,
    );
    return [];
  });
  expect(keys.length).toBeGreaterThanOrEqual(50);
  expect(new Set(keys).size).toBe(keys.length);
});

test("a function that is not a method of the client is rejected", () => {
  const { list } = createApi().spaces;
  expect(() => toQuery(async () => list())).toThrow(TypeError);
  expect(() => toQueryKey({ list: async () => list() })).toThrow("toQueryKey needs a method of the client");
});
