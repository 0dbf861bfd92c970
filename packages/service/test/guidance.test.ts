import { afterAll, beforeAll, expect, it } from "vitest";
import { createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("guidance", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  it("is written, read, replaced and deleted without an envelope and without events", async () => {
    const spaceId = await createSpace(test);
    const options = { target: "files", trigger: "first", type: "sidebar", role: "guest" };
    const body = { guideSlug: "prepare-your-list", options };
    const created = await test.request("POST", `/spaces/${spaceId}/guidance`, { body });
    expect(created.body).toEqual({ id: expect.stringMatching(/^us_gd_/), ...body });
    const path = `/spaces/${spaceId}/guidance/${created.body.id}`;
    expect((await test.request("GET", `${path}?includeGuide=true`)).body).toEqual(created.body);
    const replaced = { target: "sheets", trigger: "hover", type: "tooltip" };
    const changed = await test.request("PATCH", path, { body: { options: replaced } });
    expect(changed.body).toEqual({ ...created.body, options: replaced });
    const second = await test.request("POST", `/spaces/${spaceId}/guidance`, { body });
    const listed = await test.request("GET", `/spaces/${spaceId}/guidance`);
    expect(listed.body.data).toEqual([second.body, changed.body]);
    const elsewhere = await test.request("GET", path.replace(spaceId, await createSpace(test)));
    expect(elsewhere).toMatchObject({ status: 404, body: { errors: [{ key: "guidanceId" }] } });
    const { status } = await test.request("PATCH", path, { body: { options, guideSlug: "other" } });
    expect(status).toBe(400);
    expect((await test.request("DELETE", path)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", path)).status).toBe(404);
    const left = await test.request("GET", `/spaces/${spaceId}/guidance`);
    expect(left.body).toEqual({ data: [second.body] });
    const events = await test.request("GET", `/events?spaceId=${spaceId}`);
    expect(events.body.data).toHaveLength(2);
  });

  it("is listed without pages, and the same with and without guides", async () => {
    const path = `/spaces/${await createSpace(test)}/guidance`;
    const options = { target: "files", trigger: "first", type: "sidebar" };
    const created: unknown[] = [];
    for (let count = 0; count < 21; count++) {
      const { body } = await test.request("POST", path, { body: { guideSlug: "prepare", options } });
      created.unshift(body);
    }
    const [{ id }] = created as [{ id: string }];
    for (const query of ["", "?includeGuide=false", "?includeGuide=true"]) {
      expect((await test.request("GET", `${path}${query}`)).body).toEqual({ data: created });
      expect((await test.request("GET", `${path}/${id}${query}`)).body).toEqual(created[0]);
    }
  });
});
