import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, it } from "vitest";
import { insertUserRow } from "../src/users/store.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("users", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const write = (name: string) => ({ name, email: `${randomUUID()}@harbour.example` });

  /** Another account, for tests that count its users. */
  async function openAccount() {
    const account = await test.createAccount();
    const { token } = account;
    const request = (method: string, path: string, body?: object) =>
      test.request(method, path, { token, ...(body && { body }) });
    const invite = async (body: object) => (await request("POST", "/users/invite", body)).body.data;
    return { ...account, request, invite };
  }

  it("are created with an address of their own, shown and changed", async () => {
    const { accountId, token } = test;
    const before = new Date().toISOString();
    const email = `Ines.${randomUUID()}@Harbour.example`;
    const { actorRoles, invitation, ...user } = await test.send("POST", "/users/invite", {
      name: "Ines",
      email,
      accountId,
    });
    expect([actorRoles, invitation.isMailed]).toEqual([[], false]);
    expect(user).toEqual({
      id: expect.stringMatching(/^us_usr_/),
      idp: "service",
      metadata: {},
      email,
      name: "Ines",
      accountId,
      createdAt: expect.any(String),
      updatedAt: user.createdAt,
    });
    expect(user.createdAt >= before && user.createdAt <= new Date().toISOString()).toBe(true);
    const path = `/users/${user.id}`;
    expect(await test.send("GET", path)).toEqual(user);
    for (const address of [email, email.toLowerCase()]) {
      const again = await test.request("POST", "/users/invite", { body: { name: "Ines", email: address } });
      expect(again).toMatchObject({ status: 409, body: { errors: [{ code: "name_taken", key: "email" }] } });
    }
    // People sign in with the address alone, so it is also taken in other accounts.
    const { request } = await openAccount();
    expect((await request("POST", "/users/invite", { name: "Ines", email })).status).toBe(409);

    const other = await test.send("POST", "/users/invite", write("Lena"));
    const change = (body: object) => test.request("PATCH", path, { body });
    expect((await change({ email: other.email })).status).toBe(409);
    const changed = await change({ name: "Ines H.", dashboard: 2, metadata: { team: "spring" } });
    expect(changed.body.data).toEqual({
      ...user,
      name: "Ines H.",
      dashboard: 2,
      metadata: { team: "spring" },
      updatedAt: changed.body.data.updatedAt,
    });
    expect(changed.body.data.updatedAt > user.updatedAt).toBe(true);
    const moved = (await change({ email: email.toLowerCase() })).body.data;
    expect(moved).toMatchObject({ email: email.toLowerCase(), name: "Ines H.", dashboard: 2 });
    expect(await test.send("GET", `/users?search=ines h`)).toEqual([moved]);
    expect((await test.request("PATCH", path, { token, body: { password: "secret" } })).status).toBe(400);
    const unknown = { ...write("Nobody"), accountId: "us_acc_Nowhere" };
    const refused = await test.request("POST", "/users/invite", { body: unknown });
    expect(refused).toMatchObject({ status: 404, body: { errors: [{ key: "accountId" }] } });
  });

  it("have one address each, even if two nodes invite them at the same moment", async () => {
    const node = await test.startNode();
    for (let round = 0; round < 10; round += 1) {
      const name = `Ines.${randomUUID()}`;
      const addresses = [`${name}@harbour.example`, `${name.toLowerCase()}@harbour.example`];
      const responses = await Promise.all(
        [...addresses, ...addresses].map((email, index) => {
          const request = index % 2 === 0 ? test.request : node;
          return request("POST", "/users/invite", { token: test.token, body: { name: "Ines", email } });
        }),
      );
      expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    }
    // What the database itself forbids does not depend on the moment.
    const { account_id, created_at, updated_at } = await test.storage.db
      .selectFrom("users")
      .select(["account_id", "created_at", "updated_at"])
      .executeTakeFirstOrThrow();
    const insert = (email: string) =>
      test.storage.transaction((db) => {
        const common = { account_id, created_at, updated_at, name: "Ines", password: null };
        return insertUserRow(db, { ...common, id: `us_usr_${randomUUID()}`, email });
      });
    const email = `${randomUUID()}@harbour.example`;
    await insert(email);
    await expect(insert(email.toUpperCase())).rejects.toThrow(/unique/i);
  });

  it("are listed in pages, found by address and text, and sorted", async () => {
    const { request, invite, userId } = await openAccount();
    // No letters that the random addresses have.
    const names = ["Yoko", "Zoë", "Ödön", "yoko 2"];
    const [yoko, zoe, odon, second] = await Promise.all(names.map((name) => invite(write(name))));
    const list = async (query: string) => {
      const { body } = await request("GET", `/users?${query}`);
      return body.data.map(({ id }: { id: string }) => id);
    };
    const all = await list("");
    expect(all.toSorted()).toEqual([userId, yoko.id, zoe.id, odon.id, second.id].sort());
    expect(all.at(-1)).toBe(userId);
    expect(await list(`email=${yoko.email.toUpperCase()}`)).toEqual([yoko.id]);
    expect((await list("search=YOKO")).toSorted()).toEqual([yoko.id, second.id].sort());
    expect(await list(`search=${encodeURIComponent("öDÖ")}`)).toEqual([odon.id]);
    expect(await list(`search=${zoe.email.slice(3, 20)}`)).toEqual([zoe.id]);
    expect(await list(`search=yoko&email=${yoko.email}`)).toEqual([yoko.id]);
    expect(await list("sortField=name&sortDirection=asc")).toEqual(
      [[userId, "Administrator"], ...[yoko, zoe, odon, second].map(({ id, name }) => [id, name])]
        .toSorted(([, one = ""], [, other = ""]) => (one < other ? -1 : 1))
        .map(([id]) => id),
    );
    const pages: string[] = [];
    for (let cursor: string | undefined = ""; cursor !== undefined; ) {
      const query = `sortField=email&sortDirection=desc&pageSize=2${cursor && `&cursor=${cursor}`}`;
      const { body } = await request("GET", `/users?${query}`);
      expect(body.pagination).toMatchObject({ pageCount: 3, totalCount: 5 });
      pages.push(...body.data.map(({ email }: { email: string }) => email));
      cursor = body.pagination.nextCursor;
    }
    expect(pages).toHaveLength(5);
    expect(pages).toEqual(pages.toSorted().reverse());
    // Two users may have been created in the same millisecond.
    const { body: byTime } = await request("GET", "/users?sortField=createdAt&sortDirection=asc");
    const times: string[] = byTime.data.map(({ createdAt }: { createdAt: string }) => createdAt);
    expect(times).toHaveLength(5);
    expect(times).toEqual(times.toSorted());
    // Only the first user has sent a request.
    expect(await list("sortField=lastSeenAt&sortDirection=desc&pageSize=1")).toEqual([userId]);
    expect((await request("GET", "/users?sortField=name")).status).toBe(400);
    const usual = (await request("GET", "/users?pageNumber=2&pageSize=4")).body;
    expect(usual.data).toHaveLength(1);
  });

  it("are seen when they sign in or use a personal token, to the minute", async () => {
    const email = `${randomUUID()}@harbour.example`;
    const { userId } = await test.service.createAccount({ name: "Pier", email, password: "correct horse" });
    const signIn = async () => {
      const body = { type: "userCredentials", email, password: "correct horse" };
      return (await test.request("POST", "/auth", { token: null, body })).body.accessToken as string;
    };
    const read = async (token: string) => {
      const { lastSeenAt } = await test.send("GET", `/users/${userId}`, undefined, token);
      return Date.parse(lastSeenAt) - test.clock().getTime();
    };
    const token = await signIn();
    expect(Math.abs(await read(token))).toBeLessThan(30_000);
    const personal = await test.send("POST", "/auth/personal-access-tokens", { name: "laptop" }, token);
    test.wait(600_000);
    expect(await read(token)).toBeLessThan(-500_000);
    expect(Math.abs(await read(personal.token))).toBeLessThan(30_000);
    test.wait(30_000);
    expect(await read(personal.token)).toBeLessThan(-25_000);
    test.wait(-630_000);
  });

  it("belong to the whole account: a role on a part of it shows and changes none", async () => {
    const { request, invite, token, environments, userId, accountId } = await openAccount();
    const roles: { id: string; name: string }[] = (await request("GET", "/roles")).body.data;
    const roleOf = (name: string) => roles.find((role) => role.name === name)?.id;
    const join = async (role: string, resourceId: string) => {
      const actorRoles = [{ roleId: roleOf(role), resourceId }];
      const { id, invitation } = await invite({ ...write("Colleague"), actorRoles });
      const body = { token: invitation.token };
      const exchanged = await test.request("POST", "/invitations/exchange", { token: null, body });
      return { id, token: exchanged.body.data.token as string };
    };
    const keeper = await join("Administrator", environments.development);
    const viewer = await join("Viewer", accountId);
    const key = (await request("POST", `/auth/api-key?environmentId=${environments.development}&type=SECRET`))
      .body.data[0].rawKey;
    const requests = [
      ["GET", "/users"],
      ["GET", `/users/${userId}`],
      ["GET", `/users/${userId}/roles`],
      ["POST", "/users/invite", write("Friend")],
      ["PATCH", `/users/${userId}`, { name: "Mine" }],
      ["POST", `/users/${viewer.id}/resend-invite`],
      [
        "POST",
        `/users/${keeper.id}/roles`,
        { roleId: roleOf("Viewer"), resourceId: environments.development },
      ],
      ["DELETE", `/users/${viewer.id}`],
    ] as const;
    const statuses = (sender: string) =>
      Promise.all(
        requests.map(async ([method, path, body]) => {
          return (await test.request(method, path, { token: sender, ...(body && { body }) })).status;
        }),
      );
    expect(await statuses(keeper.token)).toEqual(requests.map(() => 403));
    expect(await statuses(key)).toEqual(requests.map(() => 403));
    expect(await statuses(viewer.token)).toEqual([200, 200, 200, 403, 403, 403, 403, 403]);
    expect(await statuses(token)).toEqual(requests.map(() => 200));
    // Another account has no such users.
    const foreign = (await openAccount()).token;
    expect(await statuses(foreign)).toEqual([200, 404, 404, 409, 404, 404, 404, 404]);
  });

  it("are deleted with their tokens, roles, secrets and invitations, and what they made stays", async () => {
    const { request, invite, environments, accountId } = await openAccount();
    const roles: { id: string; name: string }[] = (await request("GET", "/roles")).body.data;
    const roleId = roles.find(({ name }) => name === "Administrator")?.id;
    const actorRoles = [{ roleId, resourceId: accountId }];
    const { id, invitation } = await invite({ ...write("Guest star"), actorRoles });
    const { body } = await test.request("POST", "/invitations/exchange", {
      token: null,
      body: { token: invitation.token },
    });
    const { token } = body.data;
    const { development: environmentId } = environments;
    const space = await test.send("POST", "/spaces", { name: "Kept", environmentId }, token);
    const secret = { name: "KEY", value: "1", actorId: id, environmentId };
    expect((await request("POST", "/secrets", secret)).status).toBe(200);
    const again = (await request("POST", `/users/${id}/resend-invite`)).body.data.invitation;
    expect((await request("DELETE", `/users/${id}`)).body).toEqual({ data: { success: true } });
    expect((await test.request("GET", "/environments", { token })).status).toBe(401);
    expect((await request("GET", `/users/${id}`)).status).toBe(404);
    expect((await request("DELETE", `/users/${id}`)).status).toBe(404);
    const exchange = await test.request("POST", "/invitations/exchange", {
      token: null,
      body: { token: again.token },
    });
    expect(exchange.status).toBe(404);
    for (const table of ["tokens", "actor_roles", "secrets", "invitations"] as const) {
      const rows = await test.storage.db.selectFrom(table).selectAll().where("actor_id", "=", id).execute();
      expect([table, rows]).toEqual([table, []]);
    }
    const kept = (await request("GET", `/spaces/${space.id}`)).body.data;
    expect([kept.name, kept.createdByUserName]).toEqual(["Kept", undefined]);
    // The address is free again.
    expect((await invite(write("Guest star"))).id).not.toBe(id);
  });
});
