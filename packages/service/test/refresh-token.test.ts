import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const day = 86_400_000;

describeEngines("the exchange of an access token for a newer one", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const refresh = (token: unknown, request = test.request) =>
    request("POST", "/auth/refresh-token", { token: null, body: token });
  const read = async (token: string, request = test.request) =>
    (await request("GET", "/accounts/current", { token })).status;
  const createKey = async () => {
    const path = `/auth/api-key?environmentId=${test.environments.development}&type=SECRET`;
    return (await test.send("POST", path))[0];
  };
  const signIn = async (key: { readonly id: string; readonly secret: string }) => {
    const body = { type: "apiCredentials", clientId: key.id, secret: key.secret };
    return (await test.send("POST", "/auth", body)).accessToken as string;
  };
  const revoke = (key: { readonly id: string }) =>
    test.send("DELETE", `/auth/api-key?environmentId=${test.environments.development}&key=${key.id}`);

  it("gives the same rights for another day, and the present token lives to its end", async () => {
    const token = await signIn(await createKey());
    test.wait(day / 2);
    const { status, body } = await refresh(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      accessToken: expect.stringMatching(/^at_[0-9A-Za-z]{40}$/),
      expiresIn: "86400",
      expires: expect.any(String),
      accountId: test.accountId,
    });
    expect(body.accessToken).not.toBe(token);
    expect(Math.abs(Date.parse(body.expires) - test.clock().getTime() - day)).toBeLessThan(60_000);
    const list = async (caller: string) =>
      (await test.request("GET", "/environments", { token: caller })).body;
    expect((await list(body.accessToken)).data).toHaveLength(1);
    expect(await list(body.accessToken)).toEqual(await list(token));
    test.wait(day / 2 + 60_000);
    expect([await read(token), await read(body.accessToken)]).toEqual([401, 200]);
    test.wait(day);
    expect(await read(body.accessToken)).toBe(401);
  });

  it("says whom the token of a person represents", async () => {
    const email = `${crypto.randomUUID()}@quay.example`;
    const password = "correct horse battery staple";
    const account = await test.service.createAccount({ name: "Quay", email, password });
    const body = { type: "userCredentials", email, password };
    const { accessToken, ...signedIn } = await test.send("POST", "/auth", body);
    const { accessToken: newer, ...refreshed } = (await refresh(accessToken)).body;
    expect(refreshed).toEqual({ ...signedIn, expires: expect.any(String) });
    expect(refreshed).toMatchObject({ email, userId: account.userId, accountId: account.accountId });
    expect((await test.send("GET", "/environments", undefined, newer)).length).toBe(2);
  });

  it("ends 30 days after the last time that its owner signed in", async () => {
    const start = test.clock().getTime();
    let token = await signIn(await createKey());
    for (let hours = 23; hours < 30 * 24; hours += 23) {
      test.wait((23 * day) / 24);
      const { status, body } = await refresh(token);
      expect(status).toBe(200);
      expect(Date.parse(body.expires)).toBeLessThanOrEqual(start + 30 * day + 60_000);
      const left = Date.parse(body.expires) - test.clock().getTime();
      expect(Math.abs(left - Number(body.expiresIn) * 1000)).toBeLessThan(60_000);
      token = body.accessToken;
    }
    test.wait(day);
    expect(await read(token)).toBe(401);
    expect((await refresh(token)).status).toBe(404);
  });

  it("rejects a token that is wrong, has expired or was revoked", async () => {
    const key = await createKey();
    const [token, other] = [await signIn(key), await signIn(await createKey())];
    const { accessToken: newer } = (await refresh(token)).body;
    const refused = { status: 404, body: { errors: [{ code: "not_found" }] } };
    expect(await refresh(`${token}0`)).toMatchObject(refused);
    await revoke(key);
    for (const one of [token, newer]) {
      expect(await refresh(one)).toMatchObject(refused);
      expect(await read(one)).toBe(401);
    }
    test.wait(day + 1000);
    expect(await refresh(other)).toMatchObject(refused);
    for (const body of [{ token: other }, "", 7]) {
      expect([body, (await refresh(body)).status]).toEqual([body, 400]);
    }
  });

  it("rejects tokens that need no exchange", async () => {
    const { development: environmentId } = test.environments;
    const space = await test.send("POST", "/spaces", { environmentId });
    const [guest] = await test.send("POST", "/guests", [
      { environmentId, name: "Mara", email: "mara@quay.example", spaces: [{ id: space.id }] },
    ]);
    const { token } = await test.send("GET", `/guests/${guest.id}/token`);
    for (const other of [test.token, (await createKey()).rawKey, token]) {
      expect(await refresh(other)).toMatchObject({
        status: 400,
        body: { errors: [{ code: "value_invalid" }] },
      });
    }
  });

  it("takes the token of a new space, until the space is deleted", async () => {
    const { development } = test.environments;
    const path = `/auth/api-key?environmentId=${development}&type=PUBLISHABLE`;
    const [{ rawKey }] = await test.send("POST", path);
    const space = await test.send("POST", "/spaces", {}, rawKey);
    const { accessToken } = (await refresh(space.accessToken)).body;
    const list = async (caller: string) =>
      (await test.request("GET", "/spaces", { token: caller })).body.data;
    expect((await list(accessToken)).map(({ id }: { id: string }) => id)).toEqual([space.id]);
    await test.send("DELETE", `/spaces/${space.id}`);
    expect((await test.request("GET", "/spaces", { token: accessToken })).status).toBe(401);
    expect((await refresh(accessToken)).status).toBe(404);
  });

  it("leaves no newer token if the key is revoked at the same moment", async () => {
    for (let round = 0; round < 8; round += 1) {
      const key = await createKey();
      const token = await signIn(key);
      const [refreshed] = await Promise.all([refresh(token), revoke(key)]);
      expect([200, 404]).toContain(refreshed.status);
      const left = test.storage.db.selectFrom("tokens").select("id").where("actor_id", "=", key.id);
      expect(await left.execute()).toEqual([]);
    }
  });

  it("is the same on every node", async () => {
    const node = await test.startNode();
    const key = await createKey();
    const token = await signIn(key);
    const { accessToken } = (await refresh(token, node)).body;
    expect([await read(accessToken), await read(accessToken, node)]).toEqual([200, 200]);
    await revoke(key);
    expect((await refresh(accessToken, node)).status).toBe(404);
    const write = await node("POST", "/spaces", { token: accessToken, body: {} });
    expect(write.status).toBe(401);
    await expect.poll(() => read(accessToken, node)).toBe(401);
  });

  it("is never refused because of wrong tokens", async () => {
    const token = await signIn(await createKey());
    for (let count = 0; count < 200; count += 1) expect((await refresh("at_wrong")).status).toBe(404);
    expect((await refresh(token)).status).toBe(200);
  });
});
