import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createFetchClient } from "../../src/fetch/index.ts";
import { createClient, type LinesSource } from "../../src/index.ts";

const sheetId = "us_sh_Pe3rT7nK";
const path = "/sheets/{sheetId}/records.jsonl";
const two = '{"sku":"A"}\n{"sku":"B","price":2}\n';
const rows = [{ sku: "A" }, { sku: "B", price: 2 }];

let received: { contentType: string | null; text: string }[];
let failures: number;
beforeEach(() => {
  received = [];
  failures = 0;
});
afterEach(() => expect(failures).toBeLessThanOrEqual(0));

const options = {
  baseUrl: "http://localhost:4011/v1",
  token: "any",
  fetch: async (request: Request) => {
    received.push({ contentType: request.headers.get("content-type"), text: await request.text() });
    failures -= 1;
    if (failures >= 0) return new Response("{}", { status: 503, headers: { "retry-after": "0" } });
    return Response.json({
      data: { success: true, commitIds: [], counts: { total: 2, valid: 2, error: 0 } },
    });
  },
};

const surfaces: Readonly<Record<string, (body: LinesSource) => Promise<unknown>>> = {
  "the flat client": (body) => createClient(options).records.insertLines(sheetId, body),
  "./fetch": async (body) => {
    const { data, response } = await createFetchClient(options).POST(path, {
      params: { path: { sheetId } },
      body,
    });
    if (data === undefined) throw new Error(`The status was ${response.status}.`);
    return data.data;
  },
};

async function* yieldRows() {
  yield* rows;
}

const repeatable: Readonly<Record<string, LinesSource>> = {
  "a list of objects": rows,
  "a text": two,
  bytes: new TextEncoder().encode(two),
  "a blob": new Blob([two]),
};
const once: Readonly<Record<string, () => LinesSource>> = {
  "a generator": () => rows.values(),
  "an async generator": yieldRows,
  "a stream": () => new Blob([two]).stream(),
};

describe.each(Object.entries(surfaces))("JSON lines with %s", (_, insert) => {
  it.each(Object.entries(repeatable))("are sent from %s, and again after a failure", async (__, source) => {
    failures = 1;
    expect(await insert(source)).toMatchObject({ counts: { total: 2 } });
    const sent = { contentType: "application/x-ndjson", text: two };
    expect(received).toEqual([sent, sent]);
  });

  it.each(Object.entries(once))("are sent once from %s", async (__, open) => {
    expect(await insert(open())).toMatchObject({ counts: { total: 2 } });
    failures = 1;
    await expect(insert(open())).rejects.toThrow();
    const sent = { contentType: "application/x-ndjson", text: two };
    expect(received).toEqual([sent, sent]);
  });

  it("have a body if there are no objects", async () => {
    for (const none of [[], [].values()]) await insert(none);
    expect(received.map(({ text }) => text)).toEqual(["\n", "\n"]);
  });

  it("are read while they are sent", async () => {
    let read = 0;
    function* yieldMany() {
      for (; read < 5000; read += 1) yield { sku: "x".repeat(100) };
    }
    await insert(yieldMany());
    expect(received[0]?.text.split("\n")).toHaveLength(5001);
  });
});
