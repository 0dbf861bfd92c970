import { randomBytes } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { sweepBlobs } from "../src/blobs/loose-blobs.ts";
import { sweepUploads } from "../src/files/uploads.ts";
import { createService, type Service } from "../src/index.ts";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const bytes = randomBytes(300_000);

interface Sent {
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>;
  readonly token?: string;
  /** The node that gets the request. */
  readonly through?: Service;
}

describeEngines("an upload that goes on", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine, { limits: { fileBytes: 1_000_000 } });
  });
  beforeEach(async () => {
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  const send = (
    method: string,
    path: string,
    { headers, body, token = test.token, through = test.service }: Sent = {},
  ) =>
    through.fetch(`http://service.localhost${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, "tus-resumable": "1.0.0", ...headers },
      ...(body !== undefined && { body, duplex: "half" }),
    } as RequestInit);
  const encode = (fields: Readonly<Record<string, string>>) =>
    Object.entries(fields)
      .map(([name, value]) => `${name} ${Buffer.from(value).toString("base64")}`)
      .join(",");
  const create = (size: number | string, fields: Readonly<Record<string, string>> = {}, sent: Sent = {}) =>
    send("POST", "/v1/uploads", {
      ...sent,
      headers: {
        "upload-length": String(size),
        "upload-metadata": encode({
          filename: "möbel.bin",
          spaceId,
          environmentId: test.environments.development,
          ...fields,
        }),
        ...sent.headers,
      },
    });
  const begin = async (size: number, fields = {}) =>
    (await create(size, fields)).headers.get("location") as string;
  const patch = (path: string, offset: number | string, body: Sent["body"], sent: Sent = {}) =>
    send("PATCH", path, {
      ...sent,
      body: body as Uint8Array<ArrayBuffer>,
      headers: {
        "content-type": "application/offset+octet-stream",
        "upload-offset": String(offset),
        ...sent.headers,
      },
    });
  const readOffset = async (path: string) => Number((await send("HEAD", path)).headers.get("upload-offset"));
  /** Sends some bytes, then breaks the connection. */
  const breakOff = (sent: Uint8Array) => {
    let isSent = false;
    return new ReadableStream<Uint8Array>({
      pull(controller) {
        if (isSent) controller.error(new Error("The connection broke."));
        else controller.enqueue(sent);
        isSent = true;
      },
    });
  };
  const listFiles = () => test.send("GET", `/files?spaceId=${spaceId}`);
  const readKey = async (response: Response) =>
    ((await response.json()) as { errors: { key: string }[] }).errors[0]?.key;
  const readCode = async (response: Response) =>
    ((await response.json()) as { errors: { code: string }[] }).errors[0]?.code;

  it("has the same bytes as its source after a break, and is like one in a single request", async () => {
    const path = await begin(bytes.length, {
      mode: "export",
      filetype: "text/csv",
      origin: "box",
      actions: JSON.stringify([{ operation: "check", label: "Check" }]),
    });
    expect(await listFiles()).toEqual([]);
    expect((await patch(path, 0, breakOff(bytes.subarray(0, 100_000)))).status).toBe(400);
    expect(await readOffset(path)).toBe(100_000);
    const { storage, clock } = test;
    const through = await createService({
      storage: { ...storage, close: async () => {} },
      clock,
      blobs: { ...test.blobs, close: async () => {} },
    });
    const middle = await patch(path, 100_000, bytes.subarray(100_000, 150_001), { through });
    await through.close();
    expect([middle.status, middle.headers.get("upload-offset")]).toEqual([204, "150001"]);
    const last = await patch(path, 150_001, bytes.subarray(150_001));
    const fileId = last.headers.get("x-file-id");
    expect([last.status, await last.text()]).toEqual([204, ""]);
    const head = await send("HEAD", path);
    expect(Object.fromEntries(head.headers)).toMatchObject({
      "upload-offset": "300000",
      "upload-length": "300000",
      "x-file-id": fileId,
      "tus-resumable": "1.0.0",
      "cache-control": "no-store",
    });
    const [file, ...others] = await listFiles();
    expect([file, others]).toMatchObject([
      {
        id: fileId,
        name: "möbel.bin",
        size: 300_000,
        mode: "export",
        mimetype: "text/csv",
        origin: "box",
        actions: [{ operation: "check", label: "Check" }],
      },
      [],
    ]);
    const downloaded = await send("GET", `/v1/files/${fileId}/download`);
    expect(Buffer.compare(Buffer.from(await downloaded.arrayBuffer()), bytes)).toBe(0);
    const { body } = await test.request("GET", `/events?topic=file:created&spaceId=${spaceId}`);
    expect(body.data).toHaveLength(1);
    expect(await test.storage.db.selectFrom("upload_parts").selectAll().execute()).toEqual([]);
    const read = await patch(await begin(4, { filename: "list.csv" }), 0, Buffer.from("a\n1\n"));
    const created = await test.send("GET", `/files/${read.headers.get("x-file-id")}`);
    expect(["partial", "analyzing", "complete"]).toContain(created.status);
    expect((await create(0)).headers.get("x-file-id")).toMatch(/^us_fl_/);
  });

  it("becomes one file, even if the process ended behind its last byte", async () => {
    const path = await begin(3);
    await patch(path, 0, bytes.subarray(0, 1));
    const { db } = test.storage;
    // As if the last part had been stored, and nothing more.
    await test.storage.transaction((db) =>
      db.updateTable("uploads").set({ size: 1 }).where("id", "=", path.slice(12)).execute(),
    );
    const heads = await Promise.all([send("HEAD", path), send("HEAD", path), send("HEAD", path)]);
    const ids = new Set(heads.map(({ headers }) => headers.get("x-file-id")));
    expect([ids.size, (await listFiles()).map(({ id }: { id: string }) => id)]).toEqual([1, [...ids]]);
    expect(await db.selectFrom("upload_parts").selectAll().execute()).toEqual([]);
  });

  it("becomes one file if another request creates it and removes its parts meanwhile", async () => {
    const path = await begin(3, { mode: "export" });
    await patch(path, 0, bytes.subarray(0, 1));
    await test.storage.transaction((db) =>
      db.updateTable("uploads").set({ size: 1 }).where("id", "=", path.slice(12)).execute(),
    );
    const { storage, clock, blobs } = test;
    const others: Response[] = [];
    const slow = await createService({
      storage: { ...storage, close: async () => {} },
      clock,
      blobs: {
        ...blobs,
        close: async () => {},
        async read(...of) {
          others.push(await send("HEAD", path));
          return blobs.read(...of);
        },
      },
    });
    const response = await send("HEAD", path, { through: slow });
    await slow.close();
    const ids = [response, ...others].map(({ headers }) => headers.get("x-file-id"));
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(ids)).toEqual(new Set([(await listFiles())[0].id]));
  });

  it("takes bytes of two requests at the same time only once", async () => {
    const path = await begin(bytes.length, { mode: "export" });
    const both = await Promise.all([
      patch(path, 0, bytes.subarray(0, 200_000)),
      patch(path, 0, bytes.subarray(0, 200_000)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 409]);
    expect(await readOffset(path)).toBe(200_000);
  });

  it("rejects wrong headers, and stores nothing of such a request", async () => {
    const path = await begin(1000);
    await patch(path, 0, bytes.subarray(0, 100));
    const more = { headers: { "content-type": "application/json" } };
    const cases: [Promise<Response>, number, string][] = [
      [patch(path, 99, bytes.subarray(99, 200)), 409, "Upload-Offset"],
      [patch(path, 101, bytes.subarray(0, 10)), 409, "Upload-Offset"],
      [patch(path, "-1", bytes.subarray(0, 10)), 400, "Upload-Offset"],
      [patch(path, "1e2", bytes.subarray(0, 10)), 400, "Upload-Offset"],
      [patch(path, 100, bytes.subarray(0, 10), more), 415, "Content-Type"],
      [patch(path, 100, bytes.subarray(0, 901)), 413, "Content-Length"],
      [patch(path, 100, new Blob([bytes.subarray(0, 901)]).stream()), 413, "Content-Length"],
      [create(1_000_001), 413, "Upload-Length"],
      [create("many"), 400, "Upload-Length"],
      [create(1, { mode: "both" }), 400, "mode"],
      [create(1, { spaceId: "us_sp_nothing0" }), 404, "spaceId"],
      [create(1, {}, { headers: { "upload-metadata": "filename !" } }), 400, "Upload-Metadata"],
      [create(1, {}, { headers: { "upload-metadata": "spaceId YQ==" } }), 400, "Upload-Metadata"],
      [create(1, {}, { headers: { "tus-resumable": "0.2.2" } }), 412, "Tus-Resumable"],
    ];
    const codes: Readonly<Record<number, string>> = { 409: "upload_offset", 412: "upload_version" };
    for (const [sent, status, key] of cases) {
      const response = await sent;
      if (codes[status] !== undefined) expect(await readCode(response.clone())).toBe(codes[status]);
      expect([response.status, await readKey(response)]).toEqual([status, key]);
      expect(response.headers.get("tus-resumable")).toBe("1.0.0");
    }
    expect((await send("GET", path)).status).toBe(405);
    expect(await readOffset(path)).toBe(100);
    expect(await listFiles()).toEqual([]);
    const options = await send("OPTIONS", "/v1/uploads", {
      headers: { "access-control-request-method": "POST" },
    });
    expect([options.status, options.headers.get("tus-version"), options.headers.get("allow")]).toEqual([
      ...[204, "1.0.0", "POST, OPTIONS"],
    ]);
  });

  it("belongs to its caller alone", async () => {
    const path = await begin(10, { mode: "export" });
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        email: `${crypto.randomUUID()}@harbour.example`,
        name: "Guest",
        spaces: [{ id: spaceId }],
      },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token?spaceId=${spaceId}`);
    const other = await test.createAccount();
    for (const stranger of [token, other.token]) {
      for (const sent of [
        patch(path, 0, bytes.subarray(0, 10), { token: stranger }),
        send("HEAD", path, { token: stranger }),
        send("DELETE", path, { token: stranger }),
      ]) {
        expect((await sent).status).toBe(404);
      }
    }
    expect((await send("HEAD", path, { token: "nobody" })).status).toBe(401);
    expect((await create(1, {}, { token })).status).toBe(201);
    await test.send("PATCH", `/spaces/${spaceId}`, { access: [] });
    expect((await create(1, {}, { token })).status).toBe(403);
    expect((await patch(path, 0, bytes.subarray(0, 10))).status).toBe(204);
  });

  it("is removed with its bytes on request, or a day after its last part", async () => {
    const [deleted, forgotten] = [await begin(1000), await begin(1000)];
    const listParts = () => test.storage.db.selectFrom("upload_parts").selectAll().execute();
    const [before, older] = [test.blobs.count(), (await listParts()).length];
    for (const path of [deleted, forgotten]) await patch(path, 0, bytes.subarray(0, 500));
    expect(test.blobs.count()).toBe(before + 2);
    expect((await send("DELETE", deleted)).status).toBe(204);
    expect([(await send("HEAD", deleted)).status, test.blobs.count()]).toEqual([404, before + 1]);
    test.wait(86_000_000);
    await patch(forgotten, 500, bytes.subarray(500, 600));
    test.wait(86_000_000);
    expect(await readOffset(forgotten)).toBe(600);
    test.wait(1_000_000);
    expect((await send("HEAD", forgotten)).status).toBe(404);
    await sweepUploads(test, test.clock());
    await sweepBlobs(test, test.clock());
    expect(test.blobs.count()).toBe(before - older);
    expect(await listParts()).toEqual([]);
  });
});
