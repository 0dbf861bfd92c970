import { gzipSync } from "node:zlib";
import type { Event } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, createForm, sendForm, uploadFile } from "./support/upload.ts";

const content = "sku,name\nCUP-004,Espresso cup\n";

describeEngines("files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeEach(async () => {
    test = await startTestService(engine, { limits: { fileBytes: 100_000 } });
    spaceId = await createSpace(test);
  });
  afterEach(() => test.close());

  const readEvents = async (topic: string) => (await test.request("GET", `/events?topic=${topic}`)).body.data;

  it("have the uploaded bytes and their name", async () => {
    const { status, body } = await uploadFile(test, spaceId, content, {
      name: "Frühjahr.csv",
      fields: [["mode", "export"]],
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: "Frühjahr.csv",
      ext: "csv",
      mimetype: "text/csv",
      encoding: "7bit",
      status: "complete",
      size: content.length,
      bytesReceived: content.length,
      spaceId,
      mode: "export",
      actions: [],
    });
    const download = await test.request("GET", `/files/${body.data.id}/download`);
    expect(download.body).toBe(content);
    expect(download.headers.get("content-disposition")).toContain("filename*=UTF-8''Fr%C3%BChjahr.csv");
    expect(download.headers.get("content-disposition")).toMatch(/^attachment; filename="Fr_hjahr.csv"/);
    expect(download.headers.get("content-type")).toBe("application/octet-stream");
    const [event] = await readEvents("file:created");
    expect(event).toMatchObject({
      context: { spaceId, fileId: body.data.id },
      payload: { name: "Frühjahr.csv", mimetype: "text/csv", size: content.length, status: "complete" },
    });
  });

  it("are downloaded in parts, as long as they are the same", async () => {
    const { body } = await uploadFile(test, spaceId, content, { name: "a.txt" });
    const path = `/files/${body.data.id}/download`;
    const read = async (headers: Record<string, string>, method = "GET") => {
      const response = await test.request(method, path, { headers });
      return [response.status, response.body, response.headers.get("content-range")];
    };
    const whole = await test.request("GET", path);
    const etag = whole.headers.get("etag") ?? "";
    expect(whole.headers.get("content-length")).toBe(String(content.length));
    expect(await read({ range: "bytes=4-7" })).toEqual([206, "name", `bytes 4-7/${content.length}`]);
    const { length } = content;
    const rest = [206, content.slice(4), `bytes 4-${length - 1}/${length}`];
    expect(await read({ range: "bytes=4-", "if-range": etag })).toEqual(rest);
    expect(await read({ range: "bytes=-5" })).toEqual([206, content.slice(-5), `bytes 25-29/${length}`]);
    expect(await read({ range: "bytes=4-", "if-range": '"other"' })).toEqual([200, content, null]);
    const errors = [
      { message: expect.stringContaining(`has ${length}`), key: "Range", code: "range_not_satisfiable" },
    ];
    expect(await read({ range: "bytes=900-" })).toEqual([416, { errors }, `bytes */${length}`]);
    expect(await read({}, "HEAD")).toEqual([200, "", null]);
  });

  it("may have actions and origin after the file, one part for each action", async () => {
    const actions = [
      { operation: "checkPrices", label: "Check", mode: "background" },
      { operation: "checkNames", label: "Check names", mode: "foreground" },
    ];
    const { status, body } = await uploadFile(test, spaceId, content, {
      fields: [["mode", "export"]],
      after: [
        ...actions.map((action) => ["actions", JSON.stringify(action)] as const),
        ["origin", "filesystem"],
      ],
    });
    expect(body).toMatchObject({ data: { actions, origin: "filesystem" } });
    expect(status).toBe(200);
  });

  it("accept a compressed form", async () => {
    const form = createForm(content, {
      fields: [
        ["spaceId", spaceId],
        ["environmentId", test.environments.development],
        ["mode", "export"],
      ],
    });
    const plain = new Response(form);
    const { status, body } = await sendForm(test, new Uint8Array(gzipSync(await plain.arrayBuffer())), {
      headers: { "content-encoding": "gzip", "content-type": plain.headers.get("content-type") ?? "" },
    });
    expect(body).toMatchObject({ data: { size: content.length } });
    expect(status).toBe(200);
  });

  it("name all errors of a form, and store nothing of it", async () => {
    const { status, body } = await sendForm(
      test,
      createForm(content, {
        fields: [
          ["environmentId", "x"],
          ["mode", "both"],
          ["spaceID", spaceId],
        ],
      }),
    );
    expect(status).toBe(400);
    expect(body.errors.map(({ key }: { key: string }) => key).sort()).toEqual(["mode", "spaceID", "spaceId"]);
    const twice = createForm(content, {
      fields: [
        ["spaceId", spaceId],
        ["environmentId", test.environments.development],
      ],
    });
    twice.append("file", new File(["a"], "second.csv"));
    expect(await sendForm(test, twice)).toMatchObject({ status: 400, body: { errors: [{ key: "file" }] } });
    expect(test.blobs.count()).toBe(0);
  });

  it("reject text in place of the file", async () => {
    const form = new FormData();
    form.append("spaceId", spaceId);
    form.append("environmentId", test.environments.development);
    form.append("file", content);
    expect(await sendForm(test, form)).toMatchObject({
      status: 400,
      body: { errors: [{ key: "file", message: expect.stringContaining("filename") }] },
    });
  });

  it("reject a file that is too large, and store nothing of it", async () => {
    const response = await uploadFile(test, spaceId, "x".repeat(100_001));
    expect(response).toMatchObject({ status: 413, body: { errors: [{ key: "file" }] } });
    expect(test.blobs.count()).toBe(0);
    expect((await uploadFile(test, spaceId, "x".repeat(100_000), { name: "a.txt" })).status).toBe(200);
  });

  it("reject text parts that are too long", async () => {
    const after = Array.from({ length: 12 }, () => ["actions", "x".repeat(100_000)] as const);
    const response = await uploadFile(test, spaceId, content, { after });
    expect(response).toMatchObject({ status: 413, body: { errors: [{ key: "actions" }] } });
    const many = Array.from({ length: 1001 }, () => ["actions", "{}"] as const);
    expect((await uploadFile(test, spaceId, content, { after: many })).status).toBe(413);
    expect(test.blobs.count()).toBe(0);
  });

  it("reject a body that is not a form, and store nothing of it", async () => {
    const form = new Response(createForm(content, { fields: [["spaceId", spaceId]] }));
    const type = form.headers.get("content-type") ?? "";
    const bytes = new Uint8Array(await form.arrayBuffer());
    const cut = await sendForm(test, bytes.slice(0, -20), { headers: { "content-type": type } });
    expect(cut).toMatchObject({ status: 400, body: { errors: [{ key: "Content-Type" }] } });
    const unbounded = await sendForm(test, bytes, { headers: { "content-type": "multipart/form-data" } });
    expect(unbounded.status).toBe(400);
    const packed = await sendForm(test, bytes, {
      headers: { "content-type": type, "content-encoding": "zip" },
    });
    expect(packed).toMatchObject({
      status: 415,
      body: { errors: [{ key: "Content-Encoding", code: "content_encoding_unsupported" }] },
    });
    const json = await sendForm(test, "{}", { headers: { "content-type": "application/json" } });
    expect(json).toMatchObject({
      status: 415,
      body: { errors: [{ key: "Content-Type", code: "content_type_unsupported" }] },
    });
    expect(test.blobs.count()).toBe(0);
  });

  it("belong to a space of the caller, in its environment", async () => {
    const elsewhere = createForm(content, {
      fields: [
        ["spaceId", spaceId],
        ["environmentId", test.environments.production],
      ],
    });
    expect(await sendForm(test, elsewhere)).toMatchObject({
      status: 400,
      body: { errors: [{ key: "environmentId", code: "reference_mismatch" }] },
    });
    const other = await test.createAccount();
    const foreignUpload = await uploadFile(test, spaceId, content, { token: other.token });
    expect(foreignUpload).toMatchObject({ status: 404, body: { errors: [{ key: "spaceId" }] } });
    expect(test.blobs.count()).toBe(0);
    const { body } = await uploadFile(test, spaceId, content, { name: "a.txt" });
    for (const path of [`/files/${body.data.id}`, `/files/${body.data.id}/download`]) {
      expect((await test.request("GET", path, { token: other.token })).status).toBe(404);
    }
    expect((await test.request("GET", "/files", { token: other.token })).body.data).toEqual([]);
  });

  it("are stored once if an upload is sent again with its key", async () => {
    const fields = [
      ["spaceId", spaceId],
      ["environmentId", test.environments.development],
    ] as const;
    const headers = { "idempotency-key": "upload-1" };
    const send = (text: string) => sendForm(test, createForm(text, { fields, name: "a.txt" }), { headers });
    const [first, second] = [await send("one"), await send("one")];
    expect(second.body).toEqual(first.body);
    expect(await send("two")).toMatchObject({ status: 409 });
    expect(test.blobs.count()).toBe(1);
  });

  it("are listed newest first, by space and mode", async () => {
    const other = await createSpace(test);
    const upload = async (space: string, name: string, mode: string) =>
      (await uploadFile(test, space, content, { name, fields: [["mode", mode]] })).body.data.id;
    const first = await upload(spaceId, "a.txt", "import");
    const second = await upload(spaceId, "b.txt", "export");
    await upload(other, "c.txt", "export");
    const list = async (query: string) => {
      const { body } = await test.request("GET", `/files?${query}`);
      return [body.data.map(({ id }: { id: string }) => id), body.pagination];
    };
    expect(await list(`spaceId=${spaceId}`)).toEqual([
      [second, first],
      { currentPage: 1, pageCount: 1, totalCount: 2 },
    ]);
    expect(await list(`spaceId=${spaceId}&mode=import`)).toMatchObject([[first], { totalCount: 1 }]);
    expect(await list("pageSize=1&pageNumber=3")).toEqual([
      [first],
      { currentPage: 3, pageCount: 3, totalCount: 3 },
    ]);
  });

  it("are found by a part of their name, also one that changed", async () => {
    const upload = async (name: string) =>
      (await uploadFile(test, spaceId, content, { name, fields: [["mode", "export"]] })).body.data.id;
    const spring = await upload("ΟΔΟΣ_100% Frühjahr.csv");
    const other = await upload("1000 autumn.csv");
    const list = async (name: string) =>
      (await test.send("GET", `/files?name=${encodeURIComponent(name)}`)).map(({ id }: { id: string }) => id);
    expect(await list("FRÜHJAHR")).toEqual([spring]);
    expect(await list("οδοσ_100%")).toEqual([spring]);
    expect(await list(".CSV")).toEqual([other, spring]);
    expect(await list("100_")).toEqual([]);
    await test.send("PATCH", `/files/${other}`, { name: "Übersicht.csv" });
    expect([await list("autumn"), await list("übersicht")]).toEqual([[], [other]]);
    const copy = await test.send("POST", `/files/${other}/clone`);
    expect(await list("sicht.csv")).toEqual([copy.id, other]);
  });

  it("lead from a part of the name to the job that failed and to its person", async () => {
    const { body } = await uploadFile(test, spaceId, "PK\u0003\u0004 cut off", {
      name: "Prices of May.xlsx",
    });
    await expect.poll(async () => (await test.send("GET", `/files/${body.data.id}`)).status).toBe("failed");
    const [file] = await test.send("GET", "/files?name=may.xlsx");
    const [job] = await test.send("GET", `/jobs?fileId=${file.id}`);
    expect(job).toMatchObject({ status: "failed", createdBy: expect.stringMatching(/^us_usr_/) });
    expect((await test.send("GET", `/users/${job.createdBy}`)).email).toContain("@");
  });

  it("stay for listeners in a space whose files the service does not read", async () => {
    const space = (await test.request("PATCH", `/spaces/${spaceId}`, { body: { readFiles: false } })).body
      .data;
    expect(space.readFiles).toBe(false);
    const { body } = await uploadFile(test, spaceId, content, { fields: [["mode", "import"]] });
    const file = body.data;
    expect(file).toMatchObject({ status: "complete", mode: "import" });
    const copy = (await test.request("POST", `/files/${file.id}/clone`)).body.data;
    expect(copy.status).toBe("complete");
    const events = await readEvents("file:created");
    expect(events.map(({ context, payload }: Event) => [context.fileId, payload])).toMatchObject([
      [copy.id, { status: "complete" }],
      [file.id, { status: "complete" }],
    ]);
    expect((await test.request("GET", `/jobs?fileId=${file.id}`)).body.data).toEqual([]);
    const job = { type: "file", operation: "extract", source: file.id, trigger: "immediate" };
    await test.send("POST", "/jobs", { ...job, config: { driver: "csv" } });
    await awaitExtraction(test, file.id);
    await test.request("PATCH", `/spaces/${spaceId}`, { body: { readFiles: true } });
    expect((await uploadFile(test, spaceId, content)).body.data.status).toBe("partial");
  });

  it("change only in the given properties", async () => {
    const { body } = await uploadFile(test, spaceId, content, {
      name: "a.txt",
      fields: [["mode", "import"]],
    });
    const { id } = body.data;
    const catalogue = await createCatalogue(test);
    const stray = await test.request("PATCH", `/files/${id}`, { body: { workbookId: catalogue.workbookId } });
    expect(stray).toMatchObject({ status: 400, body: { errors: [{ key: "workbookId" }] } });
    const changed = await test.request("PATCH", `/files/${id}`, {
      body: { status: "failed", name: "b.log" },
    });
    expect(changed.body.data).toMatchObject({ status: "failed", name: "b.log", ext: "log", mode: "import" });
    for (const [name, ext] of [
      ["people.csv 🔁 Contacts", "csv"],
      ["Mr. Smith", "bin"],
      ["draft 1.2 of May", "bin"],
    ]) {
      const renamed = await test.request("PATCH", `/files/${id}`, { body: { name } });
      expect(renamed.body.data).toMatchObject({ name, ext });
    }
    // Meanwhile, the job that reads the file may have changed it, too.
    expect(await readEvents("file:updated")).toContainEqual(
      expect.objectContaining({
        payload: expect.objectContaining({ status: "failed" }),
        context: expect.objectContaining({ fileId: id }),
      }),
    );
  });

  it("are deleted with their bytes", async () => {
    const { body } = await uploadFile(test, spaceId, content, { name: "a.txt" });
    const path = `/files/${body.data.id}`;
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    for (const [method, address] of [
      ["GET", path],
      ["GET", `${path}/download`],
      ["DELETE", path],
    ] as const) {
      expect((await test.request(method, address)).status).toBe(404);
    }
    expect(test.blobs.count()).toBe(0);
    expect(await readEvents("file:deleted")).toMatchObject([{ payload: { name: "a.txt" } }]);
  });
});
