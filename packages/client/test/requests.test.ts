import { createFetchClient, type FetchClientOptions } from "@data-import/client/fetch";
import type { ActionId } from "@data-import/types";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { startServer, type TestServer } from "./support/server.ts";

let server: TestServer;

beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());
beforeEach(() => {
  server.received.length = 0;
});

const createClient = (options: Partial<FetchClientOptions> = {}) =>
  createFetchClient({ baseUrl: server.baseUrl, token: "t", ...options });
const last = () => {
  const request = server.received.at(-1);
  if (!request) throw new Error("Nothing was received.");
  return request;
};

describe("the address", () => {
  test.each(["", "/", "//"])("takes a baseUrl that ends in /v1%s", async (end) => {
    await createClient({ baseUrl: server.baseUrl + end }).GET("/accounts/current");
    expect(last().url).toBe("/v1/accounts/current");
  });

  test("takes a URL", async () => {
    await createClient({ baseUrl: new URL(server.baseUrl) }).GET("/accounts/current");
    expect(last().url).toBe("/v1/accounts/current");
  });

  test("keeps the second v1 of the flags", async () => {
    await createClient().POST("/v1/workbooks/{workbookId}/flags/bulk-mutate", {
      params: { path: { workbookId: "us_wb_1" } },
      body: { operation: "apply", slug: "checked" },
    });
    expect(last().url).toBe("/v1/v1/workbooks/us_wb_1/flags/bulk-mutate");
  });

  test.each(["a/b", "a?b#c", "a b", "50%", "ä€😀", "$&", "{actionId}", "a..b"])(
    "encodes the path parameter %s",
    async (actionId) => {
      await createClient().GET("/actions/{actionId}", {
        params: { path: { actionId: actionId as ActionId } },
      });
      expect(last().url).toBe(`/v1/actions/${encodeURIComponent(actionId)}`);
      expect(decodeURIComponent(last().url.slice("/v1/actions/".length))).toBe(actionId);
    },
  );

  test.each(["", ".", ".."])(
    'refuses the path parameter "%s", which would lead elsewhere',
    async (actionId) => {
      const path = { actionId: actionId as ActionId };
      const call = createClient().DELETE("/actions/{actionId}", { params: { path } });
      await expect(call).rejects.toThrow("DELETE /actions/{actionId}: params.path.actionId is");
      expect(server.received).toHaveLength(0);
    },
  );

  test("says which path parameter is missing", async () => {
    // @ts-expect-error the parameter is required
    const call = createClient().GET("/actions/{actionId}", { params: { path: {} } });
    await expect(call).rejects.toThrow("GET /actions/{actionId} needs params.path.actionId.");
  });

  test("says that a path is not an operation", async () => {
    // @ts-expect-error the path is written without braces
    const call = createClient().GET("/actions/us_act_1");
    await expect(call).rejects.toThrow(
      "GET /actions/us_act_1 is not an operation of the Data Import Service",
    );
  });
});

describe("the query", () => {
  test("encodes values, repeats the key of a list and leaves out undefined values", async () => {
    const query = {
      q: 'name eq "Ä & B" and 50%',
      filter: "valid" as const,
      byField: true,
      // Not in the description: this decides the format of lists before an operation takes one.
      ids: ["us_rc_1", "us_rc_2"],
      none: [],
      searchValue: "",
      commitId: undefined,
    };
    await createClient().GET("/sheets/{sheetId}/calculations", {
      params: { path: { sheetId: "us_sh_1" }, query: query as object },
    });
    const [, search = ""] = last().url.split("?");
    expect(search).toBe(
      "q=name%20eq%20%22%C3%84%20%26%20B%22%20and%2050%25&filter=valid&byField=true" +
        "&ids=us_rc_1&ids=us_rc_2&searchValue=",
    );
    expect(new URLSearchParams(search).get("q")).toBe(query.q);
  });
});

describe("the token", () => {
  test("is requested before every request", async () => {
    let asked = 0;
    const client = createClient({ token: async () => `token-${++asked}` });
    await client.GET("/accounts/current");
    expect(last().headers.authorization).toBe("Bearer token-1");
    await client.GET("/accounts/current");
    expect(last().headers.authorization).toBe("Bearer token-2");
  });

  test("that the provider cannot get makes the call fail with the provider's error", async () => {
    const client = createClient({ token: () => Promise.reject(new Error("The vault is closed.")) });
    await expect(client.GET("/accounts/current")).rejects.toThrow("The vault is closed.");
    expect(server.received).toHaveLength(0);
  });

  test("loses the line break at the end of a file", async () => {
    await createClient({ token: "from-a-file\n" }).GET("/accounts/current");
    expect(last().headers.authorization).toBe("Bearer from-a-file");
  });

  test("that is not valid in a header is rejected without being shown", async () => {
    expect(() => createClient({ token: "secret\r\nX-Evil: 1" })).toThrow(/^(?!.*secret)/);
    const client = createClient({ token: () => "" });
    await expect(client.GET("/accounts/current")).rejects.toThrow("needs a token");
  });
});

describe("required options", () => {
  test("baseUrl and token are named when they are missing", () => {
    // @ts-expect-error both are required
    expect(() => createFetchClient({})).toThrow("createFetchClient needs a baseUrl");
    // @ts-expect-error JavaScript may leave out everything
    expect(() => createFetchClient()).toThrow("createFetchClient needs a baseUrl");
    // @ts-expect-error the token is required
    expect(() => createFetchClient({ baseUrl: "http://localhost:4011/v1" })).toThrow(
      "createFetchClient needs a token",
    );
    expect(() => createClient({ baseUrl: "http://localhost/v1?key=1" })).toThrow("without a query");
  });
});

describe("headers", () => {
  test("of the client and of a call are sent, those of the call override, null removes one", async () => {
    const client = createClient({
      headers: { "X-Team": "imports", "X-Trace": "client", "X-None": undefined },
    });
    await client.GET("/events", { headers: { "x-trace": "call" } });
    expect(last().headers).toMatchObject({ "x-team": "imports", "x-trace": "call" });
    expect(last().headers).not.toHaveProperty("x-none");
    await client.GET("/accounts/current", { headers: { "X-Team": null, "X-Disable-Hooks": null } });
    expect(last().headers).not.toHaveProperty("x-team");
    expect(last().headers).not.toHaveProperty("x-disable-hooks");
  });

  test("X-Disable-Hooks is sent by a call with disableHooks", async () => {
    const client = createClient();
    await client.GET("/events", { disableHooks: true });
    expect(last().headers["x-disable-hooks"]).toBe("true");
    await client.GET("/events");
    expect(last().headers).not.toHaveProperty("x-disable-hooks");
  });

  test("one call can leave out what the client sends, but not what the operation requires", async () => {
    const client = createClient({ disableHooks: true });
    await client.GET("/events", { disableHooks: false });
    expect(last().headers).not.toHaveProperty("x-disable-hooks");
    await client.GET("/accounts/current", { disableHooks: false });
    expect(last().headers["x-disable-hooks"]).toBe("true");
  });
});

describe("sending", () => {
  test("goes through the given fetch, once, with a complete request", async () => {
    const seen: Request[] = [];
    const client = createClient({
      fetch: async (request) => {
        seen.push(request);
        return Response.json({ data: [] });
      },
    });
    expect(await client.GET("/events")).toMatchObject({ data: { data: [] } });
    expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${server.baseUrl}/events`]);
    expect(server.received).toHaveLength(0);
  });

  test("can be aborted", async () => {
    const call = createClient().GET("/events", { signal: AbortSignal.abort() });
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
    expect(server.received).toHaveLength(0);
  });

  test("rejects if no response came", async () => {
    const client = createClient({ fetch: () => Promise.reject(new TypeError("fetch failed")) });
    await expect(client.GET("/events")).rejects.toThrow("fetch failed");
  });

  test("two clients do not share anything", async () => {
    const one = createClient({ token: "one", headers: { "X-Team": "one" } });
    const two = createClient({ token: "two" });
    await Promise.all([one.GET("/events"), two.GET("/events")]);
    const sent = server.received.map(({ headers }) => `${headers.authorization} ${headers["x-team"]}`);
    expect(sent.sort()).toEqual(["Bearer one one", "Bearer two undefined"]);
  });
});

describe("an upload", () => {
  const file = new File(["a,b\n1,2\n"], "Größe.csv");
  const body = { spaceId: "us_sp_1", environmentId: "us_env_1", file } as const;

  test("has one part per action, each a JSON object, and no part without actions", async () => {
    const actions = [{ label: "Check" }, { label: "Export", primary: true }];
    await createClient().POST("/files", { body: { ...body, mode: "import", actions } });
    const { headers, body: sent } = last();
    const form = await new Response(sent, {
      headers: { "content-type": headers["content-type"] ?? "" },
    }).formData();
    expect([...form.keys()]).toEqual(["spaceId", "environmentId", "file", "mode", "actions", "actions"]);
    expect(form.getAll("actions").map((part) => JSON.parse(String(part)))).toEqual(actions);
    expect((form.get("file") as File).name).toBe("Größe.csv");
    expect(headers["content-length"]).toBe(String(sent.length));

    await createClient().POST("/files", { body: { ...body, actions: [] } });
    expect(last().body.toString()).not.toContain('name="actions"');
  });

  test("gives a name to bytes without one", async () => {
    await createClient().POST("/files", { body: { ...body, file: new Blob(["a"]) } });
    expect(last().body.toString()).toMatch(/name="file"; filename="[^"]+"/);
  });
});
