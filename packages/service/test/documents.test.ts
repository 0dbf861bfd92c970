import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("documents", (engine) => {
  let test: TestService;
  let spaceId: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    spaceId = await createSpace(test);
  });
  afterAll(() => test.close());

  const config = {
    title: "Welcome",
    body: "# One row per product",
    treatments: ["ephemeral"],
    actions: [
      { label: "I have read this", operation: "confirmReading" },
      { label: "I have a question", operation: "ask" },
    ],
  };

  it("change in title and body only", async () => {
    const created = await test.request("POST", `/spaces/${spaceId}/documents`, { body: config });
    expect(created.body.data).toMatchObject({ ...config, spaceId });
    const path = `/spaces/${spaceId}/documents/${created.body.data.id}`;
    const changed = await test.request("PATCH", path, {
      body: { title: "Hello", body: "", treatments: [], actions: [] },
    });
    expect(changed.body.data).toEqual({
      ...created.body.data,
      title: "Hello",
      body: "",
      updatedAt: expect.any(String),
    });
    expect((await test.request("GET", path)).body).toEqual(changed.body);
    const half = await test.request("PATCH", path, { body: { title: "Hello" } });
    expect(half).toMatchObject({ status: 400, body: { errors: [{ key: "body" }] } });
  });

  it("are listed newest first, until they are deleted", async () => {
    const space = await createSpace(test);
    const ids: string[] = [];
    for (const title of ["First", "Second"]) {
      const { body } = await test.request("POST", `/spaces/${space}/documents`, {
        body: { title, body: "" },
      });
      ids.unshift(body.data.id);
    }
    const list = async () => {
      const { body } = await test.request("GET", `/spaces/${space}/documents`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    expect(await list()).toEqual(ids);
    expect((await test.request("DELETE", `/spaces/${space}/documents/${ids[0]}`)).status).toBe(200);
    expect(await list()).toEqual([ids[1]]);
    expect((await test.request("GET", `/spaces/${space}/documents/${ids[0]}`)).status).toBe(404);
    // A document of another space is not found in this one.
    expect((await test.request("GET", `/spaces/${spaceId}/documents/${ids[1]}`)).status).toBe(404);
    const { body } = await test.request("GET", `/events?spaceId=${space}&domain=document`);
    expect(body.data).toMatchObject([
      { topic: "document:deleted", payload: { title: "Second" }, context: { documentId: ids[0] } },
      { topic: "document:created" },
      { topic: "document:created" },
    ]);
  });

  it("are listed whole, all at once, with the times of their creation and their last change", async () => {
    const space = await createSpace(test);
    const created = [];
    for (let count = 0; count < 12; count += 1) {
      const { body } = await test.request("POST", `/spaces/${space}/documents`, {
        body: { ...config, body: `# ${count}\n${"text ".repeat(2_000)}` },
      });
      created.unshift(body.data);
    }
    expect(created[0]).toMatchObject({ updatedAt: created[0].createdAt });
    for (const name of ["createdFrom", "lastPropagatedAt"]) expect(created[0]).not.toHaveProperty(name);
    const list = () => test.request("GET", `/spaces/${space}/documents`);
    expect((await list()).body).toEqual({ data: created });
    test.wait(60_000);
    const [, first] = created;
    const changed = await test.request("PATCH", `/spaces/${space}/documents/${first.id}`, {
      body: { title: "Goodbye", body: first.body },
    });
    const { createdAt, updatedAt } = changed.body.data;
    expect(createdAt).toBe(first.createdAt);
    expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(Date.parse(first.updatedAt) + 60_000);
    expect((await list()).body.data[1]).toEqual(changed.body.data);
  });
});
