import { randomBytes } from "node:crypto";
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from "vitest";
import { type FileScanSettings, type InfectedFile, readScannerPlace } from "../src/domain/file-scans.ts";
import { scanWithClamd } from "../src/http/scan/clamd.ts";
import { createSpace } from "./support/catalogue.ts";
import { type ClamdFake, signature, startClamdFake, virus } from "./support/clamd-fake.ts";
import { describeEngines } from "./support/databases.ts";
import { createGate } from "./support/gate.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, createForm, uploadFile } from "./support/upload.ts";

const infected = `sku\n${virus}\n`;
const place = (address: string) => readScannerPlace(address) ?? { path: "" };

describeEngines("a virus scanner", (engine) => {
  let scanner: ClamdFake;
  let test: TestService;
  let spaceId: string;
  const found: InfectedFile[] = [];
  beforeAll(async () => {
    scanner = await startClamdFake();
    test = await start({ address: scanner.address });
  });
  beforeEach(async () => {
    spaceId = await createSpace(test);
  });
  afterEach(() => scanner.behave({}));
  afterAll(async () => {
    await test.close();
    await scanner.stop();
  });

  const start = (fileScans: FileScanSettings, shares = {}) =>
    startTestService(engine, { fileScans, onInfectedFile: (file) => found.push(file), limits: { shares } });
  const listFiles = (at = test, id = spaceId) => at.send("GET", `/files?spaceId=${id}`);
  const describeError = ({ status, body }: Awaited<ReturnType<typeof uploadFile>>) => [
    status,
    body.errors[0].code,
  ];
  const readMetrics = async () => (await test.request("GET", "//metrics", { token: null })).body as string;
  const count = async (result: string) => {
    const [, value = "0"] =
      new RegExp(`^data_import_file_scans_total\\{result="${result}"\\} (\\d+)$`, "m").exec(
        await readMetrics(),
      ) ?? [];
    return Number(value);
  };
  const listRejected = () => test.send("GET", "/audit-entries?action=file:rejected");
  const upload = (
    content: string | Uint8Array<ArrayBuffer>,
    sent: { signal?: AbortSignal; key?: string } = {},
  ) =>
    test.service.fetch("http://service.localhost/v1/files", {
      method: "POST",
      headers: {
        authorization: `Bearer ${test.token}`,
        ...(sent.key !== undefined && { "idempotency-key": sent.key }),
      },
      body: createForm(content, {
        fields: [
          ["spaceId", spaceId],
          ["environmentId", test.environments.development],
        ],
      }),
      ...(sent.signal !== undefined && { signal: sent.signal }),
    });

  const tus = (method: string, path: string, headers = {}, body?: Uint8Array<ArrayBuffer>) =>
    test.service.fetch(`http://service.localhost${path}`, {
      method,
      headers: { authorization: `Bearer ${test.token}`, "tus-resumable": "1.0.0", ...headers },
      ...(body !== undefined && { body }),
    });
  const begin = async (size: number) => {
    const fields = { filename: "products.csv", spaceId, environmentId: test.environments.development };
    const metadata = Object.entries(fields).map(
      ([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`,
    );
    const headers = { "upload-length": String(size), "upload-metadata": metadata.join(",") };
    return (await tus("POST", "/v1/uploads", headers)).headers.get("location") as string;
  };
  const patch = (path: string, offset: number, content: Uint8Array<ArrayBuffer>) =>
    tus(
      "PATCH",
      path,
      { "content-type": "application/offset+octet-stream", "upload-offset": String(offset) },
      content,
    );

  it("gets the bytes of a file, which is then read as without it", async () => {
    const bytes = Buffer.from(`sku,name\n${"A-1,Teak bench\n".repeat(40_000)}`);
    const { status, body } = await uploadFile(test, spaceId, bytes);
    expect([status, scanner.scanned.at(-1)?.equals(bytes)]).toEqual([200, true]);
    expect((await awaitExtraction(test, body.data.id)).job.status).toBe("complete");
    expect(await count("clean")).toBeGreaterThan(0);
    expect(scanner.connections.open).toBe(0);
  });

  it("looks at a file before anyone can read it", async () => {
    const gate = createGate();
    scanner.behave({ hold: gate.promise });
    const scanned = scanner.awaitScan();
    const uploading = uploadFile(test, spaceId, "sku\nA-1\n");
    await scanned;
    expect(await listFiles()).toEqual([]);
    expect(await test.send("GET", `/jobs?spaceId=${spaceId}`)).toEqual([]);
    gate.resolve();
    expect((await uploading).status).toBe(200);
    expect(await listFiles()).toHaveLength(1);
  });

  it("keeps nothing of a file in which it finds something, and says what, in the audit log without the name", async () => {
    const [blobs, before, events] = [
      test.blobs.count(),
      await count("infected"),
      await test.send("GET", `/events?spaceId=${spaceId}`),
    ];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await uploadFile(test, spaceId, infected, { name: "products.csv" });
      expect([response.status, response.body]).toEqual([
        400,
        {
          errors: [
            {
              message: `The virus scanner of the service found \`${signature}\` in the file, so it was not stored.`,
              key: "file",
              code: "file_infected",
            },
          ],
        },
      ]);
    }
    expect([test.blobs.count(), await listFiles(), await count("infected")]).toEqual([blobs, [], before + 2]);
    expect(await test.send("GET", `/events?spaceId=${spaceId}`)).toEqual(events);
    const [entry] = await listRejected();
    expect(entry).toEqual({
      id: expect.any(String),
      action: "file:rejected",
      actorId: test.userId,
      times: 2,
      spaceId,
      environmentId: test.environments.development,
      createdAt: expect.any(String),
      lastAt: expect.any(String),
    });
    expect(found.at(-1)).toEqual({
      signature,
      actorId: test.userId,
      spaceId,
      sizeBytes: infected.length,
      sha256: expect.stringMatching(/^[\da-f]{64}$/),
    });
  });

  it("tells nobody about spaces in which a caller may not upload", async () => {
    const other = await test.createAccount();
    const response = await uploadFile(test, spaceId, infected, { token: other.token });
    expect(describeError(response)).toEqual([404, "not_found"]);
    expect(await test.send("GET", "/audit-entries?action=file:rejected", undefined, other.token)).toEqual([]);
  });

  it("looks at the files of import sessions, and copies of files need no scan", async () => {
    const query = `environmentId=${test.environments.development}&type=SECRET`;
    const [{ rawKey }] = await test.send("POST", `/auth/api-key?${query}`);
    const fields = [{ key: "sku", type: "string", label: "SKU" }];
    const sheets = [{ name: "Products", slug: "products", fields }];
    const config = {
      blueprint: { workbooks: [{ name: "Stock", sheets }] },
      guest: { externalId: spaceId, name: "Mara" },
      origins: ["https://shop.example"],
    };
    const session = await test.send("POST", "/import-sessions", config, rawKey);
    const options = { token: session.token, headers: { origin: "https://shop.example" } };
    const response = await uploadFile(test, session.spaceId, infected, options);
    expect(describeError(response)).toEqual([400, "file_infected"]);
    const [entry] = await listRejected();
    expect([entry.spaceId, entry.actorId]).toEqual([session.spaceId, expect.stringMatching(/^us_g_/)]);
    const { body } = await uploadFile(test, session.spaceId, "sku\nA-1\n", options);
    const before = scanner.connections.total;
    await test.send("POST", `/files/${body.data.id}/clone`, {});
    expect(scanner.connections.total).toBe(before);
  });

  it("ends an upload in parts in which it finds something, and removes its bytes", async () => {
    const bytes = Buffer.from(infected);
    const blobs = test.blobs.count();
    const path = await begin(bytes.length);
    expect((await patch(path, 0, bytes.subarray(0, 10))).status).toBe(204);
    const last = await patch(path, 10, bytes.subarray(10));
    const { errors } = (await last.json()) as { errors: { code: string }[] };
    expect([last.status, errors[0]?.code]).toEqual([400, "file_infected"]);
    expect([(await tus("HEAD", path)).status, test.blobs.count(), await listFiles()]).toEqual([
      404,
      blobs,
      [],
    ]);
  });

  it("does not let a file pass if it is away, and an upload in parts goes on later", async () => {
    const bytes = Buffer.from("sku\nA-1\n");
    const path = await begin(bytes.length);
    const blobs = test.blobs.count();
    await scanner.stop();
    const read = vi.spyOn(test.blobs, "read");
    const response = await uploadFile(test, spaceId, bytes);
    expect(describeError(response)).toEqual([503, "unavailable"]);
    // Nobody would close them.
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    expect(response.headers.get("retry-after")).toBe("10");
    expect(String(test.answered.at(-1)?.error)).toMatch(/^ScanFailed: The virus scanner at .* ECONNREFUSED/);
    expect([test.blobs.count(), (await patch(path, 0, bytes)).status]).toEqual([blobs, 503]);
    await scanner.start();
    expect((await tus("HEAD", path)).headers.get("x-file-id")).toBe((await listFiles())[0].id);
    expect(await listFiles()).toHaveLength(1);
  });

  it.each([
    ["is slow", { hold: new Promise<void>(() => {}) }, "It took longer than 0.2 seconds.", 0.2],
    ["takes no byte", { isDeaf: true }, "It took longer than 0.2 seconds.", 0.2],
    ["closes the connection", { response: null }, "Error: It closed the connection without a response."],
    ["says something else", { response: "READ TIMED OUT\0" }, "Error: It responds: READ TIMED OUT"],
    ["does not stop to speak", { response: "x".repeat(5000) }, "Error: Its response has no end."],
  ])("does not let a file pass if it %s", async (_, behaviour, reason, seconds?: number) => {
    const hurried = await start({ address: scanner.address, seconds });
    const space = await createSpace(hurried);
    scanner.behave(behaviour);
    const response = await uploadFile(hurried, space, randomBytes(100_000));
    expect(describeError(response)).toEqual([503, "unavailable"]);
    expect(String(hurried.answered.at(-1)?.error)).toContain(reason);
    expect([hurried.blobs.count(), await listFiles(hurried, space)]).toEqual([0, []]);
    await hurried.close();
  });

  it("refuses a file that is larger than it takes, also in parts", async () => {
    const bytes = Buffer.alloc(8_000_000, "a,b\n");
    const blobs = test.blobs.count();
    scanner.behave({ limit: 1_000_000 });
    const response = await uploadFile(test, spaceId, bytes);
    expect(describeError(response)).toEqual([413, "body_too_large"]);
    expect(response.body.errors[0].message).toContain("8000000 bytes");
    const path = await begin(bytes.length);
    expect((await patch(path, 0, bytes)).status).toBe(413);
    expect([(await tus("HEAD", path)).status, test.blobs.count(), await listFiles()]).toEqual([
      404,
      blobs,
      [],
    ]);
    expect(await count("too-large")).toBe(2);
  });

  it("hears nothing more of a caller that has left", async () => {
    const blobs = test.blobs.count();
    const failed = await count("failed");
    scanner.behave({ hold: new Promise<void>(() => {}) });
    const leaving = new AbortController();
    const scanned = scanner.awaitScan();
    const uploading = upload("sku\nA-1\n", { signal: leaving.signal }).catch((error: Error) => error.name);
    await scanned;
    const closed = scanner.awaitClose();
    leaving.abort();
    await closed;
    await uploading;
    await expect.poll(() => test.blobs.count()).toBe(blobs);
    expect([await listFiles(), await count("failed")]).toEqual([[], failed]);
  });

  it("looks at as many files of an environment at once as the operator says; others wait", async () => {
    const narrow = await start({ address: scanner.address }, { fileScans: 1 });
    const space = await createSpace(narrow);
    const gate = createGate();
    scanner.behave({ hold: gate.promise });
    const before = scanner.connections.total;
    const scanned = scanner.awaitScan();
    const first = uploadFile(narrow, space, "sku\nA-1\n");
    await scanned;
    const second = uploadFile(narrow, space, "sku\nA-2\n");
    // Its bytes are stored when it waits.
    await expect
      .poll(async () => (await narrow.request("GET", "//metrics", { token: null })).body)
      .toContain('data_import_work_held_total{kind="file-scans"} 1');
    expect(scanner.connections.total).toBe(before + 1);
    gate.resolve();
    expect([(await first).status, (await second).status, scanner.connections.total]).toEqual([
      ...[200, 200, before + 2],
    ]);
    await narrow.close();
  });

  it("gives a repeated upload the file of the first one", async () => {
    const ids = [];
    for (let attempt = 0; attempt < 2; attempt += 1) {
      const response = await upload("sku\nA-1\n", { key: `upload-${spaceId}` });
      ids.push(((await response.json()) as { data: { id: string } }).data.id);
    }
    expect([ids[1], (await listFiles()).length]).toEqual([ids[0], 1]);
  });

  it("is asked by the node that ends an upload", async () => {
    const node = await test.startNode();
    const bytes = Buffer.from(infected);
    const path = await begin(bytes.length);
    scanner.behave({ response: null });
    expect((await patch(path, 0, bytes)).status).toBe(503);
    scanner.behave({});
    const end = { "content-type": "application/offset+octet-stream", "upload-offset": String(bytes.length) };
    const headers = { "tus-resumable": "1.0.0", ...end };
    const response = await node("PATCH", path.slice("/v1".length), { text: "", headers });
    expect(describeError(response)).toEqual([400, "file_infected"]);
    expect((await tus("HEAD", path)).status).toBe(404);
  });
});

it("gets no more bytes than it takes, so that memory stays the same", async () => {
  const scanner = await startClamdFake();
  scanner.behave({ isDeaf: true });
  let sentBytes = 0;
  async function* give(): AsyncIterable<Uint8Array> {
    const piece = Buffer.alloc(262_144);
    for (; sentBytes < 256 * 1_048_576; sentBytes += piece.length) yield piece;
  }
  const signal = AbortSignal.timeout(300);
  await expect(scanWithClamd(place(scanner.address), { size: 1, pieces: give() }, signal)).rejects.toThrow();
  // What two kernels keep of a connection.
  expect(sentBytes).toBeLessThan(64 * 1_048_576);
  await scanner.stop();
});

it("has an address of TCP or of a socket of this machine", () => {
  expect(readScannerPlace("tcp://clamav:3310")).toEqual({ host: "clamav", port: 3310 });
  expect(readScannerPlace("tcp://[::1]:3310")).toEqual({ host: "::1", port: 3310 });
  expect(readScannerPlace("unix:/run/clamav/clamd.ctl")).toEqual({ path: "/run/clamav/clamd.ctl" });
  const invalid = [
    "clamav:3310",
    "tcp://clamav",
    "tcp://clamav:0",
    "tcp://clamav:65536",
    "https://clamav:1",
    "unix:x",
  ];
  expect(invalid.filter((address) => readScannerPlace(address) !== undefined)).toEqual([]);
});
