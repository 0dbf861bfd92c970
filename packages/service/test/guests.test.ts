import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue, createSpace, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("guests", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  let count = 0;
  function describeGuest(...spaces: (string | Record<string, unknown>)[]) {
    return {
      environmentId: test.environments.development,
      email: `Guest.${++count}@casa-alves.example`,
      name: "Tomás Alves",
      spaces: spaces.map((space) => (typeof space === "string" ? { id: space } : space)),
    };
  }
  async function invite(...spaces: (string | Record<string, unknown>)[]) {
    const response = await test.request("POST", "/guests", { body: [describeGuest(...spaces)] });
    expect(response.body.errors).toBeUndefined();
    return response.body.data[0];
  }
  async function signIn(guestId: string, query = ""): Promise<string> {
    const { body } = await test.request("GET", `/guests/${guestId}/token${query}`);
    expect(body.data.valid).toBe(true);
    return body.data.token;
  }
  const status = async (token: string, path: string) => (await test.request("GET", path, { token })).status;

  it("have access to their spaces only", async () => {
    const [own, other] = [await createCatalogue(test), await createCatalogue(test)];
    const guest = await invite(own.spaceId);
    const response = await test.request("GET", `/guests/${guest.id}/token`);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { token } = response.body.data;
    expect(token).toMatch(/^gt_/);
    const { body } = await test.request("GET", "/spaces", { token });
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([own.spaceId]);
    expect(await status(token, `/sheets/${own.sheets["products"]}/records`)).toBe(200);
    for (const path of [
      `/spaces/${other.spaceId}`,
      `/workbooks/${other.workbookId}`,
      `/sheets/${other.sheets["products"]}/records`,
    ]) {
      expect([path, await status(token, path)]).toEqual([path, 404]);
    }
    expect(await status(token, `/guests/${guest.id}`)).toBe(403);
    const events = await test.request("GET", `/events?spaceId=${own.spaceId}&topic=space:guestAdded`);
    expect(events.body.data).toMatchObject([
      { payload: { guestId: guest.id }, context: { actorId: test.userId } },
    ]);
  });

  it("see only their workbooks and sheets", async () => {
    const people = { ...productSheet, name: "People", slug: "people" };
    const { spaceId, workbookId, sheets } = await createCatalogue(test, [productSheet, people]);
    const second = await test.request("POST", "/workbooks", { body: { name: "Second", spaceId } });
    const guest = await invite({
      id: spaceId,
      workbooks: [{ id: workbookId }],
      sheets: [{ id: sheets["people"] }],
    });
    expect(guest.spaces).toEqual([
      { id: spaceId, workbooks: [{ id: workbookId }], sheets: [{ id: sheets["people"] }] },
    ]);
    expect((await test.request("GET", `/guests/${guest.id}`)).body.data).toEqual(guest);
    const token = await signIn(guest.id);
    const seen = await test.request("GET", `/workbooks?spaceId=${spaceId}&includeSheets=true`, { token });
    expect(seen.body.data).toHaveLength(1);
    expect(seen.body.data[0].sheets).toMatchObject([{ slug: "people" }]);
    const listed = await test.request("GET", `/sheets?workbookId=${workbookId}`, { token });
    expect(listed.body.data).toHaveLength(1);
    expect(await status(token, `/workbooks/${second.body.data.id}`)).toBe(404);
    expect(await status(token, `/sheets/${sheets["people"]}/records`)).toBe(200);
    expect(await status(token, `/sheets/${sheets["products"]}/records`)).toBe(404);
  });

  it("are the same guest in every space that their address is invited to", async () => {
    const [one, two] = [await createSpace(test), await createSpace(test)];
    const guest = await invite(one);
    const again = await test.request("POST", "/guests", {
      body: [{ ...describeGuest(two), email: guest.email.toLowerCase() }],
    });
    expect(again.body.data[0]).toMatchObject({ id: guest.id, spaces: [{ id: one }, { id: two }] });
    const found = await test.request("GET", `/guests?spaceId=${two}&email=${guest.email}`);
    expect(found.body.data).toEqual(again.body.data);
    const nobody = await test.request("GET", `/guests?spaceId=${two}&email=nobody@casa-alves.example`);
    expect(nobody.body.data).toEqual([]);
  });

  it("are created all or none", async () => {
    const space = await createSpace(test);
    const response = await test.request("POST", "/guests", {
      body: [describeGuest(space), describeGuest(space, "us_sp_0")],
    });
    expect(response).toMatchObject({ status: 404, body: { errors: [{ key: "[1].spaces[1].id" }] } });
    expect((await test.request("GET", `/guests?spaceId=${space}`)).body.data).toEqual([]);
    const elsewhere = await test.request("POST", "/guests", {
      body: [{ ...describeGuest(space), environmentId: test.environments.production }],
    });
    expect(elsewhere).toMatchObject({ status: 400, body: { errors: [{ key: "[0].environmentId" }] } });
  });

  it("lose the spaces that a new list does not name", async () => {
    const [one, two, three] = [await createSpace(test), await createSpace(test), await createSpace(test)];
    const guest = await invite(one, two);
    const token = await signIn(guest.id);
    const changed = await test.request("PATCH", `/guests/${guest.id}`, {
      body: { name: "T. Alves", spaces: [{ id: two }, { id: three }] },
    });
    expect(changed.body.data).toMatchObject({ name: "T. Alves", spaces: [{ id: two }, { id: three }] });
    expect(await status(token, `/spaces/${one}`)).toBe(404);
    expect(await status(token, `/spaces/${three}`)).toBe(200);
    const topics = async (spaceId: string) => {
      const { body } = await test.request("GET", `/events?spaceId=${spaceId}`);
      return body.data.map(({ topic }: { topic: string }) => topic.replace(/:created$/, ""));
    };
    expect(await topics(one)).toEqual(["space:guestRemoved", "space:guestAdded", "canvas", "space"]);
    expect(await topics(two)).toEqual(["space:guestAdded", "canvas", "space"]);
    const visited = await test.request("GET", `/guests/${guest.id}`);
    expect(visited.body.data.spaces).toEqual([{ id: two }, { id: three, lastAccessed: expect.any(String) }]);
    const taken = await test.request("PATCH", `/guests/${guest.id}`, {
      body: { email: (await invite(two)).email },
    });
    expect(taken).toMatchObject({ status: 409, body: { errors: [{ key: "email" }] } });
  });

  it("have no access after they are removed or deleted", async () => {
    const [one, two] = [await createSpace(test), await createSpace(test)];
    const guest = await invite(one, two);
    const token = await signIn(guest.id);
    const ofOne = await signIn(guest.id, `?spaceId=${one}`);
    expect(await status(ofOne, `/spaces/${two}`)).toBe(404);
    await test.request("DELETE", `/guests/${guest.id}?spaceId=${one}`);
    expect(await status(token, `/spaces/${one}`)).toBe(404);
    expect(await status(token, `/spaces/${two}`)).toBe(200);
    expect(await status(ofOne, `/spaces/${one}`)).toBe(403);
    expect((await test.request("DELETE", `/guests/${guest.id}?spaceId=${one}`)).status).toBe(404);
    const useless = await test.request("GET", `/guests/${guest.id}/token?spaceId=${one}`);
    expect(useless.body.data.valid).toBe(false);
    expect((await test.request("DELETE", `/guests/${guest.id}`)).status).toBe(200);
    expect(await status(token, `/spaces/${two}`)).toBe(401);
    expect((await test.request("GET", `/guests/${guest.id}`)).status).toBe(404);
  });

  it("have roles that can be assigned and removed", async () => {
    const spaceId = await createSpace(test);
    const guest = await invite(spaceId);
    const token = await signIn(guest.id);
    const roles = (await test.request("GET", "/roles")).body.data;
    const editor = roles.find(({ name }: { name: string }) => name === "Editor");
    const rename = async () =>
      (await test.request("PATCH", `/spaces/${spaceId}`, { token, body: { name: "Mine" } })).status;
    expect(await rename()).toBe(403);
    const assigned = await test.request("POST", `/guests/${guest.id}/roles`, {
      body: { roleId: editor.id, resourceId: spaceId },
    });
    expect(assigned.body.data).toMatchObject({ actorId: guest.id, roleId: editor.id, resourceId: spaceId });
    expect(await rename()).toBe(200);
    const listed = await test.request("GET", `/guests/${guest.id}/roles`);
    expect(listed.body.data).toHaveLength(2);
    const path = `/guests/${guest.id}/roles/${assigned.body.data.id}`;
    expect((await test.request("DELETE", path)).status).toBe(200);
    expect(await rename()).toBe(403);
    expect((await test.request("DELETE", path)).status).toBe(404);
    expect((await test.request("GET", "/guests/us_g_0/roles")).status).toBe(404);
  });

  it("cannot give away more than they have", async () => {
    const [own, other] = [await createSpace(test), await createSpace(test)];
    const manager = await invite(own);
    const roles = (await test.request("GET", "/roles")).body.data;
    const find = (name: string) => roles.find((role: { name: string }) => role.name === name).id;
    const assign = (guestId: string, role: string, resourceId: string) =>
      test.request("POST", `/guests/${guestId}/roles`, { body: { roleId: find(role), resourceId } });
    await assign(manager.id, "Editor", own);
    const token = await signIn(manager.id);
    const both = await invite(own, other);
    const seen = await test.request("GET", `/guests/${both.id}`, { token });
    expect(seen.body.data.spaces).toEqual([{ id: own }]);
    // The guest also has access to a space that the manager does not manage.
    expect(await status(token, `/guests/${both.id}/token`)).toBe(403);
    expect(await status(token, `/guests/${both.id}/token?spaceId=${own}`)).toBe(200);
    const removal = await test.request("DELETE", `/guests/${both.id}`, { token });
    expect(removal.status).toBe(403);
    const chief = await invite(own);
    await assign(chief.id, "Administrator", test.accountId);
    expect(await status(token, `/guests/${chief.id}/token`)).toBe(403);
    expect(await status(token, `/guests/${(await invite(other)).id}`)).toBe(404);
  });
});
