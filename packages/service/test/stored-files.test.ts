import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { extractFile } from "./support/extracted.ts";
import { startTestService, type TestService } from "./support/start.ts";
import { createForm, sendForm, uploadFile } from "./support/upload.ts";

const hour = 3_600_000;
/** A file that the service does not read. */
const photo = { name: "photo.bin", type: "image/png" };

describeEngines("stored files", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  it("have the time when their upload began, and that of their last change", async () => {
    const fields = [
      ["spaceId", spaceId],
      ["environmentId", test.environments.development],
    ] as const;
    const form = new Response(createForm("A photo", { ...photo, fields }));
    const headers = { "content-type": form.headers.get("content-type") ?? "" };
    const bytes = new Uint8Array(await form.arrayBuffer());
    const parts = [bytes.slice(0, 100), bytes.slice(100)];
    const slow = new ReadableStream(
      {
        pull(controller) {
          const part = parts.shift();
          // The second part arrives an hour after the first.
          if (parts.length === 0) test.wait(hour);
          controller.enqueue(part);
          if (parts.length === 0) controller.close();
        },
      },
      { highWaterMark: 0 },
    );
    const { body } = await sendForm(test, slow, { headers });
    const { id, createdAt } = body.data;
    expect(Math.abs(Date.parse(createdAt) - Date.now())).toBeLessThan(hour / 2);
    const changed = await test.request("PATCH", `/files/${id}`, { body: { name: "a.bin" } });
    expect(changed.body.data.createdAt).toBe(createdAt);
    expect(Date.parse(changed.body.data.updatedAt) - Date.parse(createdAt)).toBeGreaterThanOrEqual(hour);
    test.wait(-hour);
  });

  it("are listed and read without their bytes, twenty to a page", async () => {
    const space = await createSpace(test);
    const uploads: unknown[] = [];
    for (let count = 0; count < 21; count += 1) {
      const { body } = await uploadFile(test, space, "A photo", photo);
      uploads.push(body.data);
      expect((await test.request("GET", `/files/${body.data.id}`)).body).toEqual(body);
    }
    const { body } = await test.request("GET", `/files?spaceId=${space}`);
    expect(body.data).toEqual(uploads.reverse().slice(0, 20));
    expect(body.pagination).toEqual({
      currentPage: 1,
      pageCount: 2,
      totalCount: 21,
      nextCursor: expect.any(String),
    });
    expect(JSON.stringify(body)).not.toContain("A photo");
  });

  it("get other actions in place of theirs, and keep their bytes", async () => {
    const action = (label: string) => ({ label, operation: label, mode: "background" });
    const after = ["first", "second"].map((label) => ["actions", JSON.stringify(action(label))] as const);
    const { body } = await uploadFile(test, spaceId, "A photo", { ...photo, after });
    expect(body.data.actions).toMatchObject([action("first"), action("second")]);
    const actions = [action("third"), action("first")];
    const changed = await test.request("PATCH", `/files/${body.data.id}`, { body: { actions } });
    expect(changed.body.data.actions).toMatchObject(actions);
    expect(changed.body.data.actions).toHaveLength(2);
    expect((await test.request("GET", `/files/${body.data.id}/download`)).body).toBe("A photo");
  });

  it("leave the workbook of their content when they are deleted", async () => {
    const { file } = await extractFile(test, spaceId, "sku,name\nA,Cup\n");
    expect((await test.request("DELETE", `/files/${file.id}`)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", `/files/${file.id}`)).status).toBe(404);
    const { body } = await test.request("GET", `/sheets?workbookId=${file.workbookId}`);
    expect(body.data).toMatchObject([{ id: file.sheetId, recordCounts: { total: 1 } }]);
  });

  it("have the shape of their content", async () => {
    const plain = await extractFile(test, spaceId, "sku,name\nA,Cup\n");
    expect(plain.file.treatments).toEqual(["IS_BASIC_FILE_SHAPE"]);
    const below = await extractFile(test, spaceId, "Products of the spring\n\nsku,name\nA,Cup\n");
    expect(below.file.treatments).toEqual(["IS_COMPLEX_FILE_SHAPE"]);
  });
});
