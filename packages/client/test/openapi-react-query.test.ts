import { createFetchClient } from "@data-import/client/fetch";
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import createQueryHooks from "openapi-react-query";
import { createElement, type ReactNode, Suspense } from "react";
import { prerender } from "react-dom/static";
import { afterAll, beforeAll, expect, test } from "vitest";
import { respondJson, startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

function createHooks() {
  const client = createFetchClient({ baseUrl: server.baseUrl, token: "token-0001", retry: { baseDelay: 0 } });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  /** What a component shows once everything that it waits for is there. */
  const render = async (component: () => ReactNode): Promise<string> => {
    const page = createElement(Suspense, null, createElement(component));
    const { prelude } = await prerender(createElement(QueryClientProvider, { client: queries }, page));
    return new Response(prelude).text();
  };
  return { hooks: createQueryHooks(client), queries, render };
}

const query = { workbookId: "us_wb_1" } as const;
const body = { data: [{ id: "us_sh_1", name: "Products" }] };

test("a component shows what an operation answers, with the token and after a retry", async () => {
  server.play((response, _, n) => (n === 1 ? response.writeHead(503).end() : respondJson(response, body)));
  const { hooks, queries, render } = createHooks();
  const shown = await render(() => {
    const { data } = hooks.useSuspenseQuery("get", "/sheets", { params: { query } });
    return data.data.map(({ name }) => name).join(", ");
  });
  expect(shown).toContain("Products");
  expect(server.received.map(({ url, headers }) => [url, headers.authorization])).toEqual(
    Array(2).fill(["/v1/sheets?workbookId=us_wb_1", "Bearer token-0001"]),
  );
  expect(queries.getQueryData(["get", "/sheets", { params: { query } }])).toEqual(body);
});

test("a query fails with the envelope, even of a failure without a body", async () => {
  server.play((response) => response.writeHead(404).end());
  const { hooks, queries } = createHooks();
  const options = hooks.queryOptions("get", "/accounts/current");
  await expect(queries.fetchQuery(options)).rejects.toEqual({
    errors: [{ message: "404 Not Found: the answer has no body." }],
  });
  expect(server.received[0]?.headers["x-disable-hooks"]).toBe("true");
});

test("a mutation sends a body", async () => {
  server.play((response) => respondJson(response, { data: { id: "us_sp_1", name: "Spring" } }));
  const { hooks, render } = createHooks();
  let rename: (() => Promise<{ data: { name: string } }>) | undefined;
  await render(() => {
    const { mutateAsync } = hooks.useMutation("patch", "/spaces/{spaceId}");
    rename = () => mutateAsync({ params: { path: { spaceId: "us_sp_1" } }, body: { name: "Spring" } });
    return null;
  });
  expect((await rename?.())?.data.name).toBe("Spring");
  expect(server.received.map(({ method, url, body: sent }) => [method, url, sent.toString()])).toEqual([
    ["PATCH", "/v1/spaces/us_sp_1", '{"name":"Spring"}'],
  ]);
});

test("a query that nobody waits for any more is aborted", async () => {
  server.play(() => {});
  const { hooks, queries } = createHooks();
  const fetched = queries.fetchQuery(hooks.queryOptions("get", "/events"));
  await expect.poll(() => server.received.length).toBe(1);
  await queries.cancelQueries();
  await expect(fetched).rejects.toThrow("CancelledError");
  await expect.poll(() => server.open.size).toBe(0);
});
