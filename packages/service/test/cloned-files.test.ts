import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { awaitExtraction, uploadFile } from "./support/upload.ts";

const content = "sku,name\nA,Cup\n";

describeEngines("copies of files", (engine) => {
  let test: TestService;
  let other: TestService["request"];
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    other = await test.startNode();
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  const upload = async (mode: string) => {
    const fields = [
      ["mode", mode],
      ["origin", "filesystem"],
    ] as const;
    return (await uploadFile(test, spaceId, content, { fields })).body.data;
  };
  const clone = (id: string, body?: object, token = test.token) =>
    test.request("POST", `/files/${id}/clone`, { token, ...(body && { body }) });
  const download = async (id: string) => {
    const response = await test.service.fetch(`http://service.localhost/v1/files/${id}/download`, {
      headers: { authorization: `Bearer ${test.token}` },
    });
    return [response.status, await response.text()];
  };

  it("have the same bytes, which stay as long as one file has them", async () => {
    const before = test.blobs.count();
    const file = await upload("export");
    await test.send("PATCH", `/files/${file.id}`, { actions: [{ label: "Check", operation: "check" }] });
    const { data: copy } = (await clone(file.id)).body;
    expect(copy).toEqual({
      ...file,
      id: copy.id,
      name: "Copy of products.csv",
      createdAt: copy.createdAt,
      updatedAt: copy.updatedAt,
    });
    const { data: third } = (await clone(copy.id, { prefix: "Second" })).body;
    expect(third.name).toBe("Second Copy of products.csv");
    expect(test.blobs.count()).toBe(before + 1);
    const [event] = await test.send("GET", `/events?spaceId=${spaceId}&topic=file:created`);
    expect(event.context.fileId).toBe(third.id);
    await test.send("DELETE", `/files/${file.id}`);
    expect(await download(copy.id)).toEqual([200, content]);
    // Two nodes delete the last two at the same moment.
    const deleted = await Promise.all([
      test.request("DELETE", `/files/${copy.id}`),
      other("DELETE", `/files/${third.id}`),
    ]);
    expect(deleted.map(({ status }) => status)).toEqual([200, 200]);
    await expect.poll(() => test.blobs.count()).toBe(before);
  });

  it("are read like uploads", async () => {
    const file = await upload("import");
    const read = await awaitExtraction(test, file.id);
    const { data: copy } = (await clone(file.id)).body;
    expect(copy).toMatchObject({ status: "partial", origin: "filesystem", mode: "import" });
    expect(copy).not.toHaveProperty("workbookId");
    const { file: done, job } = await awaitExtraction(test, copy.id);
    expect([job.status, done.status]).toEqual(["complete", "complete"]);
    expect(done.workbookId).not.toBe(read.file.workbookId);
  });

  it("are for callers who may upload files to the space", async () => {
    const file = await upload("export");
    const { token } = await test.createAccount();
    expect((await clone(file.id, {}, token)).status).toBe(404);
    expect(await clone(file.id, { prefix: "" })).toMatchObject({
      status: 400,
      body: { errors: [{ key: "prefix" }] },
    });
    expect((await clone("us_fl_0")).body.errors[0].key).toBe("fileId");
  });

  it("never lose their bytes if the file is deleted at the same moment", async () => {
    for (let round = 0; round < 5; round += 1) {
      const file = await upload("export");
      const [copied, deleted] = await Promise.all([clone(file.id), other("DELETE", `/files/${file.id}`)]);
      expect([200, 404]).toContain(copied.status);
      expect(deleted.status).toBe(200);
      if (copied.status === 200) expect(await download(copied.body.data.id)).toEqual([200, content]);
    }
  });
});
