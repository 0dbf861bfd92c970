import { createClient } from "@data-import/client";
import { createFetchClient } from "@data-import/client/fetch";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createCore } from "../src/core/core.ts";
import { operationTable } from "../src/operations.gen.ts";

const baseUrl = "http://service.test/v1";
const sent: Request[] = [];
const fetch = async (request: Request) => {
  sent.push(request);
  return Response.json({ data: {} });
};
const client = { baseUrl, fetch, token: "t", headers: { "x-team": "imports" } };

beforeEach(() => {
  sent.length = 0;
});
afterEach(() => {
  for (const { url, headers } of sent) {
    expect(url).not.toContain("undefined");
    expect([...headers].flat()).not.toContain("undefined");
  }
});

test("the flat client does not send what is undefined", async () => {
  const api = createClient({ ...client, disableHooks: undefined, timeouts: undefined });
  await api.events.list({ topic: undefined, pageSize: 5 }, { headers: { "x-team": undefined } });
  await api.spaces.update(
    "us_sp_8vKd3QxN",
    { name: "Spring", labels: undefined },
    { idempotencyKey: undefined },
  );
  const fields = { spaceId: "us_sp_8vKd3QxN", environmentId: "us_env_4hTq9LmZ", mode: undefined } as const;
  await api.files.upload(new Blob(["sku"]), fields, { name: undefined, onProgress: undefined });
  expect(sent[0]?.url).toBe(`${baseUrl}/events?pageSize=5`);
  expect(sent[0]?.headers.get("x-team")).toBe("imports");
  expect(await sent[1]?.json()).toEqual({ name: "Spring" });
  expect([...((await sent[2]?.formData()) ?? [])].map(([name]) => name)).toEqual([
    "spaceId",
    "environmentId",
    "file",
  ]);
});

test("./fetch does not send what is undefined, and keeps the options of the client", async () => {
  const { GET, PATCH, POST } = createFetchClient({ ...client, credentials: "omit" });
  const params = { query: { topic: undefined, pageSize: 5 } };
  await GET("/events", { params, credentials: undefined, headers: undefined, signal: undefined });
  await GET("/events", { params: undefined, parseAs: undefined, baseUrl: undefined, fetch: undefined });
  await PATCH("/spaces/{spaceId}", {
    params: { path: { spaceId: "us_sp_8vKd3QxN" } },
    body: { name: "Spring", labels: undefined },
    bodySerializer: undefined,
  });
  await POST("/files", {
    body: {
      spaceId: "us_sp_8vKd3QxN",
      environmentId: "us_env_4hTq9LmZ",
      file: new Blob(["sku"]),
      mode: undefined,
    },
  });
  expect(sent.map(({ url }) => url.slice(baseUrl.length))).toEqual([
    "/events?pageSize=5",
    "/events",
    "/spaces/us_sp_8vKd3QxN",
    "/files",
  ]);
  expect(sent.map(({ credentials }) => credentials)).toEqual(Array(4).fill("omit"));
  expect(await sent[2]?.json()).toEqual({ name: "Spring" });
  expect([...((await sent[3]?.formData()) ?? [])].map(([name]) => name)).not.toContain("mode");
});

test("an option that is undefined keeps the option of the client", async () => {
  const slow: number[] = [];
  const clock = {
    now: () => 0,
    random: () => 0,
    sleep: (ms: number, signal: AbortSignal) => {
      slow.push(ms);
      return new Promise<void>((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    },
  };
  const core = createCore({
    ...client,
    clock,
    timeouts: { attempt: 1_234 },
    retry: { baseDelay: undefined },
  });
  await core.send(
    operationTable.listEvents,
    {},
    { timeouts: { attempt: undefined }, retry: { max: undefined } },
  );
  expect(slow).toContain(1_234);
  expect(core.options.retry.baseDelay).toBe(500);
});
