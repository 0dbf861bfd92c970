import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createToken } from "../src/auth/tokens.ts";
import type { Context } from "../src/context/context.ts";
import { createId } from "../src/domain/ids.ts";
import { findNames } from "../src/visits/actor-names.ts";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("the caller of a request", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const ask = (token: string, query = "") =>
    test
      .request("GET", `/auth/current${query}`, { token })
      .then(({ status, body }) => ({ status, ...body.data }));
  const invite = async (spaceId: string, name: string) => {
    const [guest] = await test.send("POST", "/guests", [
      {
        environmentId: test.environments.development,
        name,
        spaces: [{ id: spaceId }],
        email: `${crypto.randomUUID()}@quay.example`,
      },
    ]);
    return guest;
  };
  const signIn = async (guestId: string, query = ""): Promise<string> =>
    (await test.send("GET", `/guests/${guestId}/token${query}`)).token;

  it("is a user with roles on the account", async () => {
    const me = await ask(test.token);
    expect(me).toMatchObject({
      status: 200,
      kind: "user",
      accountId: test.accountId,
      permissions: ["*"],
      roles: [{ name: "Administrator" }],
      email: expect.stringMatching(/@harbour\.example$/),
      name: expect.any(String),
    });
    expect(me.token.kind).toBe("personal");
    expect(me.token).not.toHaveProperty("expiresAt");
    const spaceId = await createSpace(test);
    expect((await ask(test.token, `?spaceId=${spaceId}`)).permissions).toEqual(["*"]);
    const { status } = await test.request("GET", "/auth/current", { token: "at_unknown" });
    expect(status).toBe(401);
  });

  it("is a guest with what it may do in a space, and until when", async () => {
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    const guest = await invite(spaceId, "Mara");
    const token = await signIn(guest.id, `?spaceId=${spaceId}`);
    const me = await ask(token, `?spaceId=${spaceId}`);
    expect(me).toMatchObject({
      status: 200,
      kind: "guest",
      id: guest.id,
      name: "Mara",
      email: guest.email,
      environmentId: test.environments.development,
      roles: [{ name: "Guest", spaceId }],
      token: { kind: "guest", spaceId },
    });
    expect(me.permissions).toContain("records:write");
    expect(me.permissions).not.toContain("guests:read");
    const left = Date.parse(me.token.expiresAt) - test.clock().getTime();
    expect([left > 3_500_000, left <= 3_600_000]).toEqual([true, true]);
    expect((await ask(token)).permissions).toEqual(me.permissions);
    expect((await ask(token, `?spaceId=${other}`)).status).toBe(404);
    // Using the token extends its life, which the next response shows.
    test.wait(40 * 60_000);
    const { expiresAt } = (await ask(token)).token;
    expect(Date.parse(expiresAt) - Date.parse(me.token.expiresAt)).toBeGreaterThan(30 * 60_000);
  });

  it("has in a space only the roles that count there", async () => {
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    const guest = await invite(spaceId, "Ines");
    const { body } = await test.request("GET", "/roles");
    const editor = body.data.find(({ name }: { name: string }) => name === "Editor");
    await test.send("PATCH", `/guests/${guest.id}`, { spaces: [{ id: spaceId }, { id: other }] });
    await test.send("POST", `/guests/${guest.id}/roles`, { roleId: editor.id, resourceId: other });
    const token = await signIn(guest.id);
    const names = async (query: string) =>
      (await ask(token, query)).roles.map(({ name }: { name: string }) => name).sort();
    expect(await names(`?spaceId=${spaceId}`)).toEqual(["Guest"]);
    expect(await names(`?spaceId=${other}`)).toEqual(["Editor", "Guest"]);
    expect(await names("")).toEqual(["Editor", "Guest", "Guest"]);
    expect((await ask(token, `?spaceId=${spaceId}`)).permissions).not.toContain("sheets:write");
    expect((await ask(token, `?spaceId=${other}`)).permissions).toContain("sheets:write");
  });

  it.each([
    ["SECRET", ["*"], "secret"],
    ["PUBLISHABLE", ["spaces:write"], "publishable"],
  ])("is a key of type %s", async (type, permissions, kind) => {
    const { development } = test.environments;
    const [key] = await test.send("POST", `/auth/api-key?environmentId=${development}&type=${type}`);
    const me = await ask(key.rawKey);
    expect(me).toMatchObject({ status: 200, id: key.id, kind: "key", permissions, roles: [] });
    expect(me).toMatchObject({ environmentId: development, token: { kind } });
    expect(me).not.toHaveProperty("name");
    expect(me.token.operations).toEqual(
      type === "SECRET" ? undefined : [{ path: "/spaces", method: "POST" }],
    );
    const spaceId = await createSpace(test);
    const { status } = await ask(key.rawKey, `?spaceId=${spaceId}`);
    expect(status).toBe(type === "SECRET" ? 200 : 404);
  });

  it("is a run of an agent", async () => {
    const { development: environmentId } = test.environments;
    const agent = await test.send("POST", `/agents?environmentId=${environmentId}`, {
      slug: `checks-${crypto.randomUUID()}`,
      topics: ["commit:created"],
      compiler: "js",
      source: "1",
    });
    const { db } = test.storage;
    const { text } = await createToken(
      { db, now: test.clock().toISOString(), newId: createId, accountId: test.accountId },
      { kind: "agent", actor: { id: agent.id, kind: "agent" }, environmentId, lifetime: 3600 },
    );
    const me = await ask(text);
    expect(me).toMatchObject({ status: 200, id: agent.id, kind: "agent", name: agent.slug, permissions: [] });
    expect(me).toMatchObject({ roles: [], environmentId, token: { kind: "agent" } });
    const role = (await test.send("GET", "/roles")).find(({ name }: { name: string }) => name === "Viewer");
    await test.send("POST", `/agents/${agent.id}/roles`, { roleId: role.id, resourceId: environmentId });
    expect(await ask(text)).toMatchObject({
      permissions: ["*:read"],
      roles: [{ name: "Viewer", environmentId }],
    });
  });

  it("is named beside ids, as far as others may know it", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const sheetId = sheets["products"];
    const [mara, ines] = [await invite(spaceId, "Mara"), await invite(spaceId, "Ines")];
    const [asMara, asInes] = [await signIn(mara.id), await signIn(ines.id)];
    await test.send("POST", `/sheets/${sheetId}/records`, [{ sku: { value: "A" } }], asMara);
    await test.send("POST", `/sheets/${sheetId}/records`, [{ sku: { value: "B" } }]);
    const administrator = (await ask(test.token)).name;
    const readNames = async (token: string, path = `/sheets/${sheetId}/commits`) =>
      (await test.send("GET", path, undefined, token)).map((commit: Record<string, string>) => [
        commit["createdByName"],
        commit["completedByName"],
      ]);
    const both = [
      [administrator, administrator],
      ["Mara", "Mara"],
    ];
    for (const token of [test.token, asMara, asInes]) expect(await readNames(token)).toEqual(both);
    expect(await readNames(asInes, `/workbooks/${workbookId}/commits?pageSize=1`)).toEqual([both[0]]);
    const [, first] = await test.send("GET", `/sheets/${sheetId}/commits`);
    const readOne = async (token: string) =>
      (await test.send("GET", `/commits/${first.id}`, undefined, token)).createdByName;
    expect(await readOne(asInes)).toBe("Mara");

    // Who leaves the space is known only to those who may read guests.
    await test.send("PATCH", `/guests/${mara.id}`, { spaces: [] });
    expect([await readOne(asInes), await readOne(test.token)]).toEqual([undefined, "Mara"]);
  });

  it("is named beside locks and jobs", async () => {
    const { spaceId, workbookId, sheets } = await createCatalogue(test);
    const sheetId = sheets["products"];
    const ines = await invite(spaceId, "Ines");
    const token = await signIn(ines.id);
    const administrator = (await ask(test.token)).name;
    await test.send("POST", `/sheets/${sheetId}/lock`);
    const read = (path: string) => test.send("GET", path, undefined, token);
    expect((await read(`/sheets/${sheetId}`)).lockedByName).toBe(administrator);
    expect((await read(`/sheets?workbookId=${workbookId}`))[0].lockedByName).toBe(administrator);
    expect((await read(`/workbooks/${workbookId}`)).sheets[0].lockedByName).toBe(administrator);
    await test.send("POST", `/sheets/${sheetId}/unlock`);
    expect(await read(`/sheets/${sheetId}`)).not.toHaveProperty("lockedByName");
    const job = await test.send(
      "POST",
      "/jobs",
      { type: "workbook", operation: "own-work", source: workbookId },
      token,
    );
    expect(job.createdByName).toBe("Ines");
    expect((await test.send("GET", `/jobs/${job.id}`)).createdByName).toBe("Ines");
    const [listed] = await test.send("GET", `/jobs?workbookId=${workbookId}`);
    expect(listed.createdByName).toBe("Ines");
  });

  it("costs a statement for each kind of actor, not for each commit", async () => {
    const spaceId = await createSpace(test);
    const guests = await Promise.all(Array.from({ length: 5 }, (_, count) => invite(spaceId, `G${count}`)));
    let statements = 0;
    const counter: KyselyPlugin = {
      transformQuery: ({ node }) => {
        statements += 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    };
    const me = await ask(test.token);
    const context = {
      storage: test.storage,
      accountId: test.accountId,
      grants: [],
      actor: { id: guests[0].id, kind: "guest", accountId: test.accountId },
      db: test.storage.db.withPlugin(counter),
    } as unknown as Context;
    const deeds = Array.from({ length: 1000 }, (_, index) => ({
      environmentId: test.environments.development,
      spaceId,
      actorIds: [guests[index % 5].id, me.id, null, undefined],
    }));
    const names = await findNames(context, deeds);
    expect(names.map((find, index) => find(guests[index % 5].id))).toEqual(
      deeds.map((_, index) => `G${index % 5}`),
    );
    expect(names[7]?.(me.id)).toBe(me.name);
    expect(statements).toBe(3);
  });
});
