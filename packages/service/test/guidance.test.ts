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

  it("is listed without pages", async () => {
    const path = `/spaces/${await createSpace(test)}/guidance`;
    const options = { target: "files", trigger: "first", type: "sidebar" };
    const created: unknown[] = [];
    for (let count = 0; count < 21; count++) {
      const { body } = await test.request("POST", path, { body: { guideSlug: "prepare", options } });
      created.unshift(body);
    }
    expect((await test.request("GET", path)).body).toEqual({ data: created });
  });

  it("for administrators does not exist for guests", async () => {
    const spaceId = await createSpace(test);
    const path = `/spaces/${spaceId}/guidance`;
    const add = (role?: "admin" | "guest") => {
      const options = { target: "files", trigger: "first", type: "sidebar", ...(role && { role }) };
      return test.send("POST", path, { guideSlug: "prepare", options });
    };
    const forAll = await add();
    const forGuests = await add("guest");
    const forAdministrators = await add("admin");
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        name: "Guest",
        email: "guidance@harbour.example",
        spaces: [{ id: spaceId }],
      },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token`);
    expect(await test.send("GET", path)).toEqual([forAdministrators, forGuests, forAll]);
    expect(await test.send("GET", `${path}?includeGuide=true`, undefined, token)).toEqual([
      forGuests,
      forAll,
    ]);
    expect(await test.send("GET", `${path}/${forGuests.id}`, undefined, token)).toEqual(forGuests);
    const hidden = await test.request("GET", `${path}/${forAdministrators.id}`, { token });
    expect(hidden).toMatchObject({ status: 404, body: { errors: [{ key: "guidanceId" }] } });
  });
});
