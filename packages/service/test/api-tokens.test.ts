import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const years = 5 * 365 * 86_400_000;

interface Credentials {
  readonly clientId: string;
  readonly secret: string;
}

describeEngines("API tokens of users", (engine) => {
  let test: TestService;
  let roles: ReadonlyMap<string, string>;
  beforeAll(async () => {
    test = await startTestService(engine);
    const listed: { name: string; id: string }[] = await test.send("GET", "/roles");
    roles = new Map(listed.map(({ name, id }) => [name, id]));
  });
  afterAll(() => test.close());

  const role = (name: string, resourceId: string) => ({ roleId: roles.get(name), resourceId });
  const pathOf = (userId: string) => `/users/${userId}/api-token?tenantId=${test.accountId}`;
  const create = (userId: string): Promise<Credentials> => test.send("POST", pathOf(userId));
  const list = (userId: string) => test.send("GET", pathOf(userId));
  const remove = (userId: string, { clientId }: Credentials, options = {}) =>
    test.request("DELETE", `/users/${userId}/api-token/${clientId}`, options);
  const signIn = ({ clientId, secret }: Credentials, request = test.request) => {
    const body = { type: "apiCredentials", clientId, secret };
    return request("POST", "/auth", { token: null, body });
  };
  const enter = async (credentials: Credentials, request = test.request): Promise<string> => {
    const { status, body } = await signIn(credentials, request);
    expect(status).toBe(200);
    return body.accessToken;
  };
  const refresh = (token: string) =>
    test.request("POST", "/auth/refresh-token", { token: null, body: token });
  const statusOf = async (path: string, token: string, request = test.request) =>
    (await request("GET", path, { token })).status;

  /** A user who has signed in. */
  async function join(...actorRoles: object[]) {
    const person = { name: "Ines", email: `${randomUUID()}@harbour.example`, actorRoles };
    const { id, email, actorRoles: assigned, invitation } = await test.send("POST", "/users/invite", person);
    const body = { token: invitation.token };
    const { token } = (await test.request("POST", "/invitations/exchange", { token: null, body })).body.data;
    return { id: id as string, email, token: token as string, assigned };
  }

  it("sign a program in with the rights of the user, for years, and their secret is shown once", async () => {
    const { development, production } = test.environments;
    const { id, email } = await join(role("Editor", development));
    const events = () => test.storage.db.selectFrom("events").select("id").execute();
    const before = (await events()).length;
    const { secret, ...shown } = await test.send("POST", pathOf(id));
    expect(secret).toMatch(/^ats_\w{40}$/);
    expect(shown).toEqual({
      clientId: expect.stringMatching(/^us_apt_/),
      tenantId: test.accountId,
      userId: id,
      createdAt: expect.any(String),
    });
    expect(await list(id)).toEqual([shown]);
    const credentials = { clientId: shown.clientId, secret };

    const { status, body } = await signIn(credentials);
    expect([status, body]).toEqual([
      200,
      {
        accessToken: expect.stringMatching(/^at_/),
        expiresIn: "86400",
        expires: expect.any(String),
        email,
        userId: id,
        accountId: test.accountId,
      },
    ]);
    expect(await statusOf(`/environments/${development}`, body.accessToken)).toBe(200);
    expect(await statusOf(`/environments/${production}`, body.accessToken)).toBe(404);
    const write = (environmentId: string) =>
      test.request("POST", "/spaces", { token: body.accessToken, body: { name: "x", environmentId } });
    expect([(await write(development)).status, (await write(production)).status]).toEqual([200, 404]);

    // The secret alone is not a token.
    for (const token of [secret, `${shown.clientId} ${secret}`, `api:${secret}`]) {
      expect(await statusOf(`/environments/${development}`, token)).toBe(401);
    }
    expect((await refresh(secret)).status).toBe(404);
    const wrong = await signIn({ ...credentials, secret: `${secret}0` });
    expect(wrong).toMatchObject({
      status: 401,
      body: { errors: [{ code: "credentials_invalid", key: "secret" }] },
    });
    const unknown = await signIn({ ...credentials, clientId: "us_apt_unknown" });
    expect(unknown).toMatchObject({
      status: 404,
      body: { errors: [{ code: "not_found", key: "clientId" }] },
    });

    const stored = await test.storage.db
      .selectFrom("tokens")
      .selectAll()
      .where("actor_id", "=", id)
      .execute();
    const written = JSON.stringify([stored, test.answered, await events(), wrong.body, await list(id)]);
    expect(written).toContain(shown.clientId);
    expect(written).not.toContain(secret);
    // Only those of the space that was created.
    const topics = await test.storage.db.selectFrom("events").select("topic").orderBy("sequence").execute();
    expect(topics.slice(before).filter(({ topic }) => !/^(space|document|canvas)/.test(topic))).toEqual([]);

    test.wait(years);
    expect((await signIn(credentials)).status).toBe(200);
    const [used] = await list(id);
    expect(Math.abs(Date.parse(used.lastUsedAt) - test.clock().getTime())).toBeLessThan(60_000);
    const { lastSeenAt } = await test.send("GET", `/users/${id}`);
    expect(lastSeenAt).toBe(used.lastUsedAt);
    test.wait(-years);
  });

  it("belong to the caller, or need a role on the whole account and all permissions of the user", async () => {
    const { accountId, environments, userId } = test;
    const hiringId = `us_rol_${randomUUID()}`;
    const now = new Date().toISOString();
    await test.storage.transaction((db) =>
      db
        .insertInto("roles")
        .values({
          id: hiringId,
          account_id: accountId,
          created_at: now,
          updated_at: now,
          name: "Hiring",
          permissions: JSON.stringify(["users:*", "*:read"]),
        })
        .execute(),
    );
    const keeper = await join(role("Administrator", environments.development));
    const viewer = await join(role("Viewer", accountId));
    const hiring = await join({ roleId: hiringId, resourceId: accountId });
    const of = { admin: userId, keeper: keeper.id, viewer: viewer.id, hiring: hiring.id };
    const makePath = `/auth/api-key?environmentId=${environments.development}&type=SECRET`;
    const [{ rawKey: key }] = await test.send("POST", makePath);
    const credentials = await create(viewer.id);
    const ask = (token: string, owner: string) =>
      Promise.all([
        test.request("GET", pathOf(owner), { token }),
        test.request("POST", pathOf(owner), { token }),
        remove(owner, { clientId: "us_apt_unknown", secret: "" }, { token }),
      ]).then((responses) => responses.map(({ status }) => status));
    // A token that does not exist: 404 shows that the caller could have revoked it.
    const table = {
      "a role on a part, own": [await ask(keeper.token, of.keeper), [200, 200, 404]],
      "a role on a part, others": [await ask(keeper.token, of.viewer), [403, 403, 403]],
      "a role that only reads, own": [await ask(viewer.token, of.viewer), [200, 403, 403]],
      "a role that only reads, others": [await ask(viewer.token, of.keeper), [200, 403, 403]],
      "a key of an environment": [await ask(key, of.keeper), [403, 403, 403]],
      "fewer permissions than an administrator": [await ask(hiring.token, of.admin), [200, 403, 404]],
      "more permissions than a viewer": [await ask(hiring.token, of.viewer), [200, 200, 404]],
      "an administrator": [await ask(test.token, of.hiring), [200, 200, 404]],
    };
    for (const [name, [got, expected]] of Object.entries(table))
      expect([name, got]).toEqual([name, expected]);
    const exceeded = await test.request("POST", pathOf(of.admin), { token: hiring.token });
    expect(exceeded.body.errors).toMatchObject([{ code: "permission_exceeded" }]);
    // Each credential belongs to one user.
    expect((await remove(of.hiring, credentials)).body.errors).toMatchObject([{ key: "clientId" }]);

    const other = await test.createAccount();
    const wrongTenant = `/users/${viewer.id}/api-token?tenantId=${other.accountId}`;
    for (const method of ["GET", "POST"]) {
      const refused = await test.request(method, wrongTenant);
      expect(refused).toMatchObject({ status: 404, body: { errors: [{ key: "tenantId" }] } });
      const missing = await test.request(method, `/users/${viewer.id}/api-token`);
      expect(missing).toMatchObject({ status: 400, body: { errors: [{ key: "tenantId" }] } });
      const foreign = await test.request(method, wrongTenant, { token: other.token });
      expect(foreign).toMatchObject({ status: 404, body: { errors: [{ key: "userId" }] } });
    }
    expect((await remove(viewer.id, credentials, { token: other.token })).status).toBe(404);
    expect((await signIn(credentials)).status).toBe(200);
  });

  it("are listed in pages of ten, newest first", async () => {
    const { id } = await join();
    const created: string[] = [];
    for (let count = 0; count < 12; count += 1) created.unshift((await create(id)).clientId);
    const read = async (more: string) => {
      const { body } = await test.request("GET", `${pathOf(id)}${more}`);
      return { ...body, ids: body.data.map(({ clientId }: Credentials) => clientId) };
    };
    const first = await read("");
    expect(first.ids).toEqual(created.slice(0, 10));
    expect(first.pagination).toMatchObject({ currentPage: 1, pageCount: 2, totalCount: 12 });
    expect((await read(`&cursor=${first.pagination.nextCursor}`)).ids).toEqual(created.slice(10));
    expect((await read("&pageSize=5&pageNumber=3")).ids).toEqual(created.slice(10));
    await remove(id, { clientId: created[0] ?? "", secret: "" });
    expect((await read("&pageSize=20")).ids).toEqual(created.slice(1));
  });

  it("lose rights with the roles of the user, and end with the user, on every node within a second", async () => {
    const node = await test.startNode();
    const path = `/environments/${test.environments.development}`;
    const { id, assigned } = await join(role("Viewer", test.environments.development));
    const credentials = await create(id);
    const tokens = [await enter(credentials), await enter(credentials, node)] as const;
    const both = async () => [await statusOf(path, tokens[0]), await statusOf(path, tokens[1], node)];
    expect(await both()).toEqual([200, 200]);
    await test.send("DELETE", `/users/${id}/roles/${assigned[0].id}`);
    await expect.poll(both).toEqual([403, 403]);
    expect(await statusOf(path, await enter(credentials, node), node)).toBe(403);
    await test.send("POST", `/users/${id}/roles`, role("Viewer", test.environments.development));
    await expect.poll(both).toEqual([200, 200]);
    await test.send("DELETE", `/users/${id}`);
    await expect.poll(both).toEqual([401, 401]);
    expect([(await signIn(credentials)).status, (await signIn(credentials, node)).status]).toEqual([
      404, 404,
    ]);
    const rest = await test.storage.db.selectFrom("tokens").select("id").where("actor_id", "=", id).execute();
    expect(rest).toEqual([]);
  });

  it("are revoked with their access tokens, also the newer ones, and no others", async () => {
    const node = await test.startNode();
    const path = `/environments/${test.environments.development}`;
    const { id, token } = await join(role("Viewer", test.environments.development));
    const [revoked, kept] = [await create(id), await create(id)];
    const first = await enter(revoked);
    const tokens = [first, (await refresh(first)).body.accessToken as string];
    const other = await enter(kept);
    for (const one of tokens) expect(await statusOf(path, one, node)).toBe(200);
    expect((await remove(id, revoked)).body).toEqual({ data: { success: true } });
    for (const one of tokens) {
      expect([await statusOf(path, one), (await refresh(one)).status]).toEqual([401, 404]);
      await expect.poll(() => statusOf(path, one, node)).toBe(401);
    }
    expect([(await signIn(revoked)).status, (await remove(id, revoked)).status]).toEqual([404, 404]);
    expect([await statusOf(path, other), await statusOf(path, token)]).toEqual([200, 200]);
    expect((await list(id)).map(({ clientId }: Credentials) => clientId)).toEqual([kept.clientId]);
  });

  it("leave no access token if they are revoked at the moment of a sign-in", async () => {
    const node = await test.startNode();
    const { id } = await join();
    for (let round = 0; round < 10; round += 1) {
      const credentials = await create(id);
      const token = await enter(credentials);
      const responses = await Promise.all([
        signIn(credentials, node),
        refresh(token),
        remove(id, credentials),
        signIn(credentials),
        node("POST", "/auth/refresh-token", { token: null, body: token }),
      ]);
      const statuses = responses.map(({ status }) => status);
      expect(statuses[2]).toBe(200);
      for (const status of statuses) expect([200, 401, 404]).toContain(status);
      const rest = await test.storage.db
        .selectFrom("tokens")
        .select("id")
        .where("parent_id", "=", credentials.clientId)
        .execute();
      expect(rest).toEqual([]);
    }
  });

  it("need a long key to be created once", async () => {
    const { id } = await join();
    const createWith = (key: string) =>
      test.request("POST", pathOf(id), { headers: { "idempotency-key": key } });
    expect((await createWith("short")).body.errors).toMatchObject([{ key: "Idempotency-Key" }]);
    const [first, second] = [await createWith("0f8d2c61-program-1"), await createWith("0f8d2c61-program-1")];
    expect([first.status, second.body]).toEqual([200, first.body]);
    const kept = JSON.stringify(await test.storage.db.selectFrom("idempotency_keys").selectAll().execute());
    expect(kept).not.toContain(first.body.data.secret);
    expect(await list(id)).toHaveLength(1);
  });
});

describeEngines("the last administrator who can sign in", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const tokensPath = "/auth/personal-access-tokens";
  const lastAt = (key: string) => ({ status: 409, body: { errors: [{ code: "last_administrator", key }] } });

  /** An account with one administrator, without a password. */
  async function open() {
    const { token, userId, accountId } = await test.createAccount();
    const request = (method: string, path: string, body?: object) =>
      test.request(method, path, { token, ...(body && { body }) });
    const [own] = (await request("GET", tokensPath)).body.data;
    return { token, userId, accountId, request, ownToken: `${tokensPath}/${own.id}` };
  }

  it("keeps a token: another one, or that of a program", async () => {
    const { token, userId, accountId, request, ownToken } = await open();
    expect(await request("DELETE", ownToken)).toMatchObject(lastAt("accessTokenId"));
    expect((await request("GET", "/users")).status).toBe(200);
    const made = (await request("POST", tokensPath, { name: "laptop" })).body.data;
    const laptop = `${tokensPath}/${made.personalAccessToken.id}`;
    expect((await request("DELETE", laptop)).status).toBe(200);
    expect(await request("DELETE", ownToken)).toMatchObject(lastAt("accessTokenId"));

    const credentials = (await request("POST", `/users/${userId}/api-token?tenantId=${accountId}`)).body.data;
    const body = { type: "apiCredentials", clientId: credentials.clientId, secret: credentials.secret };
    const { accessToken } = (await test.request("POST", "/auth", { token: null, body })).body;
    expect((await request("DELETE", ownToken)).status).toBe(200);
    expect((await test.request("GET", "/users", { token })).status).toBe(401);
    const removal = `/users/${userId}/api-token/${credentials.clientId}`;
    expect(await test.request("DELETE", removal, { token: accessToken })).toMatchObject(lastAt("clientId"));
    expect((await test.request("GET", "/users", { token: accessToken })).status).toBe(200);
    expect(
      (await test.request("POST", tokensPath, { token: accessToken, body: { name: "new" } })).status,
    ).toBe(200);
    expect((await test.request("DELETE", removal, { token: accessToken })).status).toBe(200);
    expect((await test.request("GET", "/users", { token: accessToken })).status).toBe(401);
  });

  it("may revoke every token with a password, or if another administrator can sign in", async () => {
    const [email, password] = [`${randomUUID()}@harbour.example`, "correct horse battery staple"];
    const { token } = await test.service.createAccount({ name: "Quay", email, password });
    const [own] = (await test.request("GET", tokensPath, { token })).body.data;
    expect((await test.request("DELETE", `${tokensPath}/${own.id}`, { token })).status).toBe(200);
    const body = { type: "userCredentials", email, password };
    expect((await test.request("POST", "/auth", { token: null, body })).status).toBe(200);

    const { accountId, request, ownToken } = await open();
    const roles: { id: string; name: string }[] = (await request("GET", "/roles")).body.data;
    const roleId = roles.find(({ name }) => name === "Administrator")?.id;
    const colleague = {
      name: "Ines",
      email: `${randomUUID()}@harbour.example`,
      actorRoles: [{ roleId, resourceId: accountId }],
    };
    const { invitation } = (await request("POST", "/users/invite", colleague)).body.data;
    expect(await request("DELETE", ownToken)).toMatchObject(lastAt("accessTokenId"));
    const exchange = { token: null, body: { token: invitation.token } };
    expect((await test.request("POST", "/invitations/exchange", exchange)).status).toBe(200);
    expect((await request("DELETE", ownToken)).status).toBe(200);
  });

  it("keeps one of two tokens that are revoked on two nodes", async () => {
    const node = await test.startNode();
    for (let round = 0; round < 5; round += 1) {
      const { token, request, ownToken } = await open();
      const { personalAccessToken, token: second } = (await request("POST", tokensPath, { name: "2" })).body
        .data;
      const responses = await Promise.all([
        test.request("DELETE", ownToken, { token }),
        node("DELETE", `${tokensPath}/${personalAccessToken.id}`, { token: second }),
      ]);
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    }
  });
});
