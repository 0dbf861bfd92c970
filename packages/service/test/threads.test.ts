import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { cells, productSheet } from "./support/catalogue.ts";
import { createMemoryBlobs } from "./support/memory-blobs.ts";
import { createSharedService, type SharedService } from "./support/threads.ts";

let folder: string;
let shared: SharedService;
let token: string;
let environmentId: string;
let spaceId: string;
let records: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "threads-test-"));
  shared = await createSharedService(folder, { blobs: createMemoryBlobs(), limits: { bodyBytes: 400_000 } });
  const account = { name: "Harbour", email: "keeper@harbour.example" };
  const founded = await shared.service.createFirstAccount(account);
  token = founded?.token ?? "";
  expect(await shared.service.createFirstAccount(account)).toBeUndefined();
  environmentId = founded?.environments.development ?? "";
  spaceId = (await send("POST", "/spaces", { name: "Spring", environmentId })).id;
  const workbook = { name: "Goods", spaceId, environmentId, sheets: [productSheet] };
  const { sheets } = await send("POST", "/workbooks", workbook);
  records = `/sheets/${sheets[0].id}/records`;
});
beforeEach(() => {
  shared.used.length = 0;
});
afterAll(async () => {
  await shared.service.close();
  await rm(folder, { recursive: true });
});

function request(method: string, path: string, body?: RequestInit["body"], headers = {}): Promise<Response> {
  return shared.service.fetch(`http://localhost/v1${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, "x-disable-hooks": "true", ...headers },
    ...(body !== undefined && { body, duplex: "half" }),
  } as RequestInit);
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
async function send(method: string, path: string, json?: unknown): Promise<any> {
  const headers = { "content-type": "application/json" };
  const response = await request(
    method,
    path,
    json === undefined ? undefined : JSON.stringify(json),
    headers,
  );
  const body = (await response.json()) as { data: unknown };
  expect([response.status, body]).toEqual([200, expect.objectContaining({ data: expect.anything() })]);
  return body.data;
}

it("gives each call to the part for its work", async () => {
  const sheet = records.replace("/records", "");
  const calls: [string, string, string][] = [
    ["POST", records, "writer"],
    ["GET", `/spaces/${spaceId}`, "reader"],
    ["GET", `${records}?pageSize=100`, "reader"],
    ["GET", `${records}?pageSize=1000&pageNumber=2`, "reader"],
    ["GET", `${sheet}/counts?byField=true`, "reader"],
    // Its pages have 10,000 records.
    ["GET", records, "scanner"],
    ["GET", `${records}?pageSize=1001`, "scanner"],
    ["GET", `${records}?pageSize=10&sortField=price&sortDirection=asc`, "scanner"],
    ["GET", `${records}?pageSize=10&searchValue=cup`, "scanner"],
    ["GET", `${sheet}/counts?q=price%20gt%201`, "scanner"],
    ["GET", `${sheet}/calculations?filter=error`, "scanner"],
  ];
  // The first one changes something: a response that was kept before needs no part.
  const body = [cells({ sku: "P-1" })];
  for (const [method, path] of calls) await send(method, path, method === "POST" ? body : undefined);
  expect(shared.used).toEqual(calls.map(([, , part]) => part));
});

it("shows each change to the next request", async () => {
  for (let index = 0; index < 50; index += 1) {
    const name = `Spring ${index}`;
    await send("PATCH", `/spaces/${spaceId}`, { name });
    expect((await send("GET", `/spaces/${spaceId}`)).name).toBe(name);
    const { records: inserted } = await send("POST", records, [cells({ sku: `N-${index}` })]);
    const found = await send("GET", `${records}?ids=${inserted[0].id}`);
    expect(found.records[0].values.sku.value).toBe(`N-${index}`);
  }
});

it("lets the part that writes do reads that store something", async () => {
  const guest = { name: "Ida", email: "ida@harbour.example", environmentId, spaces: [{ id: spaceId }] };
  const [{ id: guestId }] = await send("POST", "/guests", [guest]);
  const access = await send("GET", `/guests/${guestId}/token?spaceId=${spaceId}`);
  shared.used.length = 0;
  const visit = await request("GET", `/spaces/${spaceId}`, undefined, {
    authorization: `Bearer ${access.token}`,
  });
  expect([visit.status, shared.used]).toEqual([200, ["reader", "writer"]]);
  const { spaces } = await send("GET", `/guests/${guestId}`);
  expect(spaces[0].lastAccessed).toEqual(expect.any(String));
});

it("gives bodies and streams of any length to other parts", async () => {
  const values = Array.from({ length: 1000 }, (_, index) => cells({ sku: `L-${index}` }));
  expect((await send("POST", records, values)).records).toHaveLength(1000);
  // A short body is on its way as a text.
  const sku = "é€😀";
  const short = await send("POST", records, [cells({ sku })]);
  expect(short.records[0].values.sku.value).toBe(sku);
  const bytes = new Uint8Array(3_000_000).map((_, index) => index % 251);
  const form = new FormData();
  for (const [key, value] of Object.entries({ spaceId, environmentId })) form.append(key, value);
  form.append("file", new File([bytes], "photo.bin"));
  const uploaded = await request("POST", "/files", form);
  const { data } = (await uploaded.json()) as { data: { id: string; size: number } };
  expect([uploaded.status, data.size]).toEqual([200, 3_000_000]);
  // The first use of a token is stored, so another part responds.
  const { token: fresh } = await send("POST", "/auth/personal-access-tokens", { name: "Fresh" });
  for (const [bearer, parts] of [
    [token, ["reader"]],
    [fresh, ["reader", "writer"]],
  ]) {
    shared.used.length = 0;
    const authorization = `Bearer ${bearer}`;
    const download = await request("GET", `/files/${data.id}/download`, undefined, { authorization });
    expect(Buffer.from(await download.arrayBuffer()).equals(bytes)).toBe(true);
    expect(shared.used).toEqual(parts);
  }
});

it("takes an upload in parts to the part that writes", async () => {
  const encode = (text: string) => Buffer.from(text).toString("base64");
  const fields = Object.entries({ filename: "long.bin", spaceId, environmentId });
  const tus = { "tus-resumable": "1.0.0" };
  const created = await request("POST", "/uploads", undefined, {
    ...tus,
    "upload-length": "3000000",
    "upload-metadata": fields.map(([name, value]) => `${name} ${encode(value)}`).join(),
  });
  const path = (created.headers.get("location") ?? "").slice("/v1".length);
  const patch = { ...tus, "content-type": "application/offset+octet-stream", "upload-offset": "0" };
  const sent = await request("PATCH", path, Buffer.alloc(3_000_000), patch);
  const head = await request("HEAD", path, undefined, tus);
  const ids = [sent, head].map(({ headers }) => headers.get("x-file-id"));
  expect([created.status, sent.status, head.status, ids[0]]).toEqual([201, 204, 200, ids[1]]);
  expect((await send("GET", `/files/${ids[0]}`)).size).toBe(3_000_000);
});

it("has files of sheets written by the part for long reads, as far as somebody reads them", async () => {
  const sheet = records.replace("/records", "");
  await send(
    "POST",
    records,
    Array.from({ length: 4100 }, (_, index) => cells({ sku: `F-${index}` })),
  );
  shared.used.length = 0;
  const whole = await request("GET", `${sheet}/download?fields=sku&searchValue=F-`);
  expect((await whole.text()).split("\r\n").slice(1, -1)).toHaveLength(4100);
  const broken = (await request("GET", `${sheet}/download`)).body?.getReader();
  expect((await broken?.read())?.value?.byteLength).toBeGreaterThan(0);
  await broken?.cancel();
  expect(shared.used).toEqual(["scanner", "scanner"]);
  // The part that writes notes both in the audit log.
  const audit = async () => (await send("GET", "/audit-entries?action=sheet:exported"))[0]?.times;
  await expect.poll(audit).toBe(2);
});

it("gives JSON lines to the part that writes, as it reads them", async () => {
  const path = `${records}.jsonl`;
  const lines = { "content-type": "application/x-ndjson" };
  const countAll = async () => (await send("GET", `${records.replace("/records", "")}/counts`)).counts.total;
  const before = await countAll();
  let pulled = 0;
  const body = new ReadableStream({
    async pull(controller) {
      pulled += 1;
      // They are four commits, and more pieces than may wait at once. The last commit has to wait for the end.
      if (pulled <= 40) controller.enqueue(Buffer.from(`{"name":"${"x".repeat(39_000)}"}\n`));
      else {
        await expect.poll(countAll).toBe(before + 30);
        controller.close();
      }
    },
  });
  shared.used.length = 0;
  const response = await request("POST", path, body as never, lines);
  const { data } = (await response.json()) as { data: { counts: { total: number }; commitIds: string[] } };
  expect([response.status, data.counts.total, data.commitIds.length]).toEqual([200, 40, 4]);
  expect(shared.used.filter((part) => part === "writer")).toHaveLength(1);
  const wrong = await request("POST", path, '{"skus":1}', lines);
  expect([wrong.status, await wrong.json()]).toEqual([
    400,
    {
      errors: [
        {
          key: "skus",
          message: expect.stringMatching(/^Line 1 has an unknown field\. /),
          code: "field_unknown",
        },
      ],
    },
  ]);
});

it("rejects invalid requests with the errors of the other parts", async () => {
  const json = { "content-type": "application/json" };
  const status = async (...given: Parameters<typeof request>) => (await request(...given)).status;
  expect(await status("POST", records, `[${" ".repeat(400_000)}]`, json)).toBe(413);
  expect(await status("POST", records, "[", json)).toBe(400);
  expect(await status("POST", records, "[]", { "content-type": "text/plain" })).toBe(415);
  expect(await status("POST", records, "[]", { ...json, "content-encoding": "gzip" })).toBe(400);
  expect(await status("GET", `${records}?q=nothing%20gt%201`)).toBe(400);
  expect(
    await status("POST", "/files", "no form", { "content-type": "multipart/form-data; boundary=x" }),
  ).toBe(400);
  const broken = new ReadableStream({
    pull(controller) {
      controller.error(new Error("The caller left."));
    },
  });
  const form = { "content-type": "multipart/form-data; boundary=x" };
  expect(await status("POST", "/files", broken as never, form)).toBe(400);
  expect(await status("POST", records, "[]", { ...json, authorization: "Bearer pat_unknown" })).toBe(401);
});

it("builds columns for a part that only reads", async () => {
  const fields = [{ key: "sku", type: "string" }];
  const sheets = [{ name: "Many", slug: "many", fields }];
  const workbook = await send("POST", "/workbooks", { name: "Many", spaceId, environmentId, sheets });
  const path = `/sheets/${workbook.sheets[0].id}/records`;
  for (let start = 0; start < 21_000; start += 3000) {
    const batch = Array.from({ length: 3000 }, (_, index) => cells({ sku: `P-${start + index}` }));
    await send("POST", path, batch);
  }
  const query = `${path}?pageSize=1&sortField=sku&sortDirection=desc`;
  const before = await send("GET", query);
  const countColumns = async () => {
    // Another query each time: its response is not kept.
    await send("GET", `${query}&q=sku%20ne%20${Date.now()}`);
    const { db } = shared.storage;
    return (await db.selectFrom("record_columns").select("block").execute()).length;
  };
  await expect.poll(countColumns).toBe(21);
  expect(await send("GET", query)).toEqual(before);
});
