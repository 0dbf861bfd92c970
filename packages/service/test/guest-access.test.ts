import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const minute = 60_000;

describeEngines("the access of guests", (engine) => {
  let test: TestService;
  let roles: ReadonlyMap<string, string>;
  beforeAll(async () => {
    test = await startTestService(engine);
    const { body } = await test.request("GET", "/roles");
    roles = new Map(body.data.map(({ name, id }: { name: string; id: string }) => [name, id]));
  });
  afterAll(() => test.close());

  const describeGuest = (spaceId: string, more: Record<string, unknown> = {}) => ({
    environmentId: test.environments.development,
    name: "Mara",
    spaces: [{ id: spaceId }],
    email: `${crypto.randomUUID()}@quay.example`,
    ...more,
  });
  const invite = async (spaceId: string, more?: Record<string, unknown>) =>
    (await test.send("POST", "/guests", [describeGuest(spaceId, more)]))[0];
  const signIn = async (guestId: string, query = ""): Promise<string> =>
    (await test.send("GET", `/guests/${guestId}/token${query}`)).token;
  const status = async (token: string, path: string) => (await test.request("GET", path, { token })).status;

  it("is given to many in one request, and all of them are listed", async () => {
    const spaceId = await createSpace(test);
    expect(await test.send("GET", `/guests?spaceId=${spaceId}`)).toEqual([]);
    const sent = Array.from({ length: 12 }, (_, count) => describeGuest(spaceId, { name: `G${count}` }));
    const created = await test.send("POST", "/guests", sent);
    expect(created).toMatchObject(sent);
    const { body } = await test.request("GET", `/guests?spaceId=${spaceId}`);
    expect(Object.keys(body)).toEqual(["data"]);
    expect(body.data).toEqual(created.toReversed());
    expect(await test.send("GET", `/guests?spaceId=${spaceId}&email=${sent[3]?.email}`)).toEqual([
      created[3],
    ]);
  });

  it("changes in the given properties, in the environment of the guest", async () => {
    const guest = await invite(await createSpace(test));
    const path = `/guests/${guest.id}`;
    const change = { name: "M. Quay", environmentId: test.environments.development };
    const changed = await test.send("PATCH", path, change);
    expect(changed).toEqual({ ...guest, name: "M. Quay", updatedAt: expect.any(String) });
    expect(await test.send("GET", path)).toEqual(changed);
    const moved = await test.request("PATCH", path, {
      body: { environmentId: test.environments.production },
    });
    expect(moved).toMatchObject({ status: 400, body: { errors: [{ key: "environmentId" }] } });
  });

  it("is taken by nobody who changes the address of a guest with more permissions", async () => {
    const { development } = test.environments;
    const spaceId = await createSpace(test);
    const [admin, plain] = [await invite(spaceId), await invite(spaceId)];
    const role = { roleId: roles.get("Administrator"), resourceId: development };
    await test.send("POST", `/guests/${admin.id}/roles`, role);
    const editor = await invite(spaceId);
    await test.send("POST", `/guests/${editor.id}/roles`, {
      roleId: roles.get("Editor"),
      resourceId: development,
    });
    const token = await signIn(editor.id);
    const change = (id: string, body: object) => test.request("PATCH", `/guests/${id}`, { token, body });
    const taken = await change(admin.id, { email: "mine@elsewhere.example" });
    expect(taken).toMatchObject({ status: 403, body: { errors: [{ code: "permission_exceeded" }] } });
    expect((await change(admin.id, { email: admin.email, name: "Ada" })).status).toBe(200);
    expect((await change(plain.id, { email: "new@quay.example" })).status).toBe(200);
  });

  it("has the times of its creation, its changes and the last visit", async () => {
    const spaceId = await createSpace(test);
    const visited = { id: spaceId, lastAccessed: "2026-03-09T16:00:42.730Z" };
    const guest = await invite(spaceId, { spaces: [visited] });
    // Only the service sets the time of a visit.
    expect(guest).toMatchObject({ updatedAt: guest.createdAt, spaces: [{ id: spaceId }] });
    expect(guest.spaces[0]).not.toHaveProperty("lastAccessed");
    const read = () => test.send("GET", `/guests/${guest.id}`);
    const token = await signIn(guest.id);
    const visit = async () => {
      await test.send("GET", `/spaces/${spaceId}`, undefined, token);
      const { spaces, updatedAt } = await read();
      expect(updatedAt).toBe(guest.updatedAt);
      return Date.parse(spaces[0].lastAccessed);
    };
    const first = await visit();
    test.wait(2 * minute);
    expect(await visit()).toBeGreaterThanOrEqual(first + 2 * minute);
    let last = Date.parse(guest.updatedAt);
    const expectChange = async (method: string, path: string, body?: unknown) => {
      test.wait(minute);
      await test.send(method, path, body);
      const { createdAt, updatedAt } = await read();
      expect(createdAt).toBe(guest.createdAt);
      expect(Date.parse(updatedAt)).toBeGreaterThanOrEqual(last + minute);
      last = Date.parse(updatedAt);
    };
    await expectChange("PATCH", `/guests/${guest.id}`, { name: "M. Quay" });
    const second = await createSpace(test);
    await expectChange("POST", "/guests", [describeGuest(second, { email: guest.email })]);
    await expectChange("DELETE", `/guests/${guest.id}?spaceId=${second}`);
  });

  it("is to all workbooks and sheets of a space without limits", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const guest = await invite(spaceId);
    expect(guest.spaces).toEqual([{ id: spaceId }]);
    const token = await signIn(guest.id);
    const seen = await test.send("GET", `/workbooks?spaceId=${spaceId}&includeSheets=true`, undefined, token);
    expect(seen).toMatchObject([{ id: workbookId, sheets: [{ id: sheets["products"] }] }]);
  });

  it("has tokens that act as the guest, all of them until they expire", async () => {
    const { spaceId, sheets } = await createCatalogue(test);
    const { id } = await invite(spaceId);
    const [earlier, later] = [await signIn(id), await signIn(id)];
    for (const token of [later, earlier]) {
      await test.send("POST", `/sheets/${sheets["products"]}/records`, [cells({ sku: "A" })], token);
    }
    const events = await test.send("GET", `/events?spaceId=${spaceId}&topic=records:created`);
    expect(events).toMatchObject([{ context: { actorId: id } }, { context: { actorId: id } }]);
    await test.send("DELETE", `/guests/${id}?spaceId=${spaceId}`);
    expect(await test.send("GET", `/guests/${id}/token`)).toMatchObject({ valid: false });
  });

  it("ends an hour after the token was created, or used in its last half hour", async () => {
    const path = `/spaces/${await createSpace(test)}`;
    const { id } = await invite(path.slice("/spaces/".length));
    const early = await signIn(id);
    const late = await signIn(id);
    test.wait(25 * minute);
    expect(await status(early, path)).toBe(200);
    test.wait(10 * minute);
    expect(await status(late, path)).toBe(200);
    test.wait(26 * minute);
    // The request in the first half hour did not extend it.
    expect(await status(early, path)).toBe(401);
    expect(await status(late, path)).toBe(200);
    test.wait(61 * minute);
    expect(await status(late, path)).toBe(401);
  });

  it("consists of roles on accounts, environments and spaces, which are removed one by one", async () => {
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    const { id } = await invite(spaceId);
    const path = `/guests/${id}/roles`;
    const roleId = roles.get("Viewer") ?? "";
    const places = [test.accountId, test.environments.development, spaceId, other];
    const assigned = [];
    for (const resourceId of places) assigned.push(await test.send("POST", path, { roleId, resourceId }));
    expect(assigned).toMatchObject(places.map((resourceId) => ({ roleId, resourceId, actorId: id })));
    const { body } = await test.request("GET", path);
    expect(Object.keys(body)).toEqual(["data"]);
    const [own, ...others] = body.data.toReversed();
    expect(own).toMatchObject({ roleId: roles.get("Guest"), resourceId: spaceId });
    expect(others).toEqual(assigned);
    const byRole = await test.request("DELETE", `${path}/${roleId}`);
    expect(byRole).toMatchObject({ status: 404, body: { errors: [{ key: "actorRoleId" }] } });
    await test.send("DELETE", `${path}/${assigned[3].id}`);
    expect((await test.send("GET", path)).toReversed()).toEqual([own, ...assigned.slice(0, 3)]);
    expect(await test.send("GET", "/roles")).toContainEqual(expect.objectContaining({ id: roleId }));
    await test.send("DELETE", `/guests/${id}`);
    const left = test.storage.db.selectFrom("actor_roles").select("id").where("actor_id", "=", id);
    expect(await left.execute()).toEqual([]);
  });
});
