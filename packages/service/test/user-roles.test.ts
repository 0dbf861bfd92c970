import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Mail, Mailer, ServiceOptions } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const page = "https://import.harbor-goods.example/sign-in";
const week = 7 * 86_400_000;

describeEngines("invited users", (engine) => {
  let test: TestService;
  let mails: Mail[];
  let isMailing: boolean;
  let roles: ReadonlyMap<string, string>;
  beforeEach(() => start({}));
  afterEach(() => test.close());

  async function start(options: Pick<ServiceOptions, "guestPage" | "mailer">): Promise<void> {
    mails = [];
    isMailing = true;
    test = await startTestService(engine, options);
    const { body } = await test.request("GET", "/roles");
    roles = new Map(body.data.map(({ name, id }: { name: string; id: string }) => [name, id]));
  }
  async function restart(options: Parameters<typeof start>[0]): Promise<void> {
    await test.close();
    await start(options);
  }

  const mailer: Mailer = {
    async send(mail) {
      if (!isMailing) throw new Error("connection refused");
      mails.push(mail);
    },
    close() {},
  };

  const write = () => ({ name: "Ines", email: `${randomUUID()}@harbour.example` });
  const role = (name: string, resourceId: string) => ({ roleId: roles.get(name), resourceId });
  const exchange = (token: string, request = test.request) =>
    request("POST", "/invitations/exchange", { token: null, body: { token } });
  const invite = (...actorRoles: object[]) =>
    test.send("POST", "/users/invite", { ...write(), ...(actorRoles.length > 0 && { actorRoles }) });

  /** A user who has signed in. */
  async function join(...actorRoles: object[]) {
    const { id, actorRoles: assigned, invitation } = await invite(...actorRoles);
    const { token } = (await exchange(invitation.token)).body.data;
    return { id: id as string, token: token as string, assigned };
  }
  const statusOf = async (path: string, token: string, request = test.request) =>
    (await request("GET", path, { token })).status;

  it("sign in once with their invitation, and have their roles from then on, for years", async () => {
    const { development, production } = test.environments;
    const { id, actorRoles, invitation } = await invite(role("Editor", development));
    expect(actorRoles).toEqual(await test.send("GET", `/users/${id}/roles`));
    expect(actorRoles).toMatchObject([{ ...role("Editor", development), actorId: id }]);
    const { token, ...shown } = invitation;
    expect(shown).toEqual({ userId: id, expiresAt: expect.any(String), isMailed: false });
    expect(token).toMatch(/^ui_\w{40}$/);
    const rows = await test.storage.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    expect((await test.send("GET", `/users/${id}`)).lastSeenAt).toBeUndefined();

    const { status, body } = await exchange(token);
    expect([status, body.data]).toEqual([200, { token: expect.stringMatching(/^pat_/), userId: id }]);
    expect((await exchange(token)).body.errors).toMatchObject([{ code: "link_invalid", key: "token" }]);
    expect((await test.send("GET", `/users/${id}`)).lastSeenAt).toBeDefined();
    test.wait(5 * 365 * 86_400_000);
    expect(await statusOf(`/environments/${development}`, body.data.token)).toBe(200);
    expect(await statusOf(`/environments/${production}`, body.data.token)).toBe(404);
    expect(await statusOf("/auth/personal-access-tokens", body.data.token)).toBe(200);
  });

  it("have seven days, and only their last invitation", async () => {
    const { id, invitation } = await invite();
    const again = (await test.send("POST", `/users/${id}/resend-invite`)).invitation;
    expect(again).toEqual({ ...invitation, token: again.token, expiresAt: again.expiresAt });
    expect((await exchange(invitation.token)).status).toBe(404);
    expect(Date.parse(again.expiresAt) - test.clock().getTime()).toBeGreaterThan(week - 60_000);
    test.wait(week + 60_000);
    expect((await exchange(again.token)).status).toBe(404);
    const third = (await test.send("POST", `/users/${id}/resend-invite`)).invitation;
    test.wait(week - 60_000);
    const first = (await exchange(third.token)).body.data.token;
    // A user who has lost the token gets another one; earlier ones stay valid.
    const fourth = (await test.send("POST", `/users/${id}/resend-invite`)).invitation;
    const second = (await exchange(fourth.token)).body.data.token;
    expect([await statusOf("/accounts/current", first), await statusOf("/accounts/current", second)]).toEqual(
      [403, 403],
    );
    // The mail of this one went to the old address.
    const fifth = (await test.send("POST", `/users/${id}/resend-invite`)).invitation;
    await test.send("PATCH", `/users/${id}`, { email: write().email });
    expect((await exchange(fifth.token)).status).toBe(404);
  });

  it("sign in once, even if two nodes get the invitation at the same moment", async () => {
    const node = await test.startNode();
    const { id, invitation } = await invite();
    const responses = await Promise.all(
      [test.request, node, test.request, node].map((request) => exchange(invitation.token, request)),
    );
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404]);
    const tokens = await test.storage.db
      .selectFrom("tokens")
      .select("id")
      .where("actor_id", "=", id)
      .execute();
    expect(tokens).toHaveLength(1);
  });

  it("get their link by mail, if there is a mail server", async () => {
    await restart({ guestPage: page, mailer });
    const { id, email, invitation } = await test.send("POST", "/users/invite", {
      ...write(),
      fromName: "Nora",
      message: "Please look at the imports.",
    });
    expect(invitation).toEqual({ userId: id, expiresAt: expect.any(String), isMailed: true });
    expect(mails).toEqual([{ to: email, subject: "Invitation to Harbour Goods", text: expect.any(String) }]);
    const [{ text }] = mails as [Mail];
    expect(text).toContain("Nora invites you to work in the account “Harbour Goods”.");
    expect(text).toContain("Please look at the imports.");
    const link = text.split("\n").find((line) => line.startsWith(`${page}#`)) ?? "";
    expect((await exchange(link.slice(page.length + 1))).status).toBe(200);

    isMailing = false;
    const other = write();
    const failed = await test.request("POST", "/users/invite", { body: other });
    expect(failed.status).toBe(503);
    const [created] = await test.send("GET", `/users?email=${other.email}`);
    expect(failed.body.errors[0].message).toBe(
      `The mail server did not take the mail to ${other.email}. The user exists: send the invitation again with \`resendUserInvite\`, for \`${created.id}\`.`,
    );
    const resend = () => test.request("POST", `/users/${created.id}/resend-invite`);
    expect((await resend()).status).toBe(503);
    isMailing = true;
    expect((await resend()).body.data).toMatchObject({ success: true, invitation: { isMailed: true } });
    expect(mails.at(-1)?.text).toContain("You are invited to work in the account");
    await restart({ guestPage: page });
    const unmailed = (await invite()).invitation;
    expect(unmailed.link).toBe(`${page}#${unmailed.token}`);
  });

  it("gain and lose permissions with their roles, on every node within a second", async () => {
    const node = await test.startNode();
    const { development, production } = test.environments;
    const { id, token, assigned } = await join(role("Viewer", development));
    const path = `/environments/${development}`;
    const both = async (one: string) => [await statusOf(one, token), await statusOf(one, token, node)];
    expect(await both(path)).toEqual([200, 200]);
    expect(await both(`/environments/${production}`)).toEqual([404, 404]);
    const more = await test.send("POST", `/users/${id}/roles`, role("Viewer", production));
    await expect.poll(() => both(`/environments/${production}`)).toEqual([200, 200]);
    expect(await test.send("GET", `/users/${id}/roles`)).toEqual([more, ...assigned]);
    expect((await test.request("GET", `/users/${id}/roles?pageSize=1`)).status).toBe(400);
    const removal = `/users/${id}/roles/${assigned[0].id}`;
    expect(await test.send("DELETE", removal)).toEqual({ success: true });
    expect(await statusOf(path, token)).toBe(404);
    await expect.poll(() => both(path)).toEqual([404, 404]);
    expect(await both(`/environments/${production}`)).toEqual([200, 200]);
    expect(await test.send("GET", `/users/${id}/roles`)).toEqual([more]);
    const gone = await test.request("DELETE", removal);
    expect(gone).toMatchObject({ status: 404, body: { errors: [{ key: "actorRoleId" }] } });
    // A change is certain at once: the other node does not write with a role that was taken away.
    const writer = await join(role("Editor", development));
    const create = () =>
      node("POST", "/spaces", { token: writer.token, body: { name: "x", environmentId: development } });
    expect((await create()).status).toBe(200);
    await test.send("DELETE", `/users/${writer.id}/roles/${writer.assigned[0].id}`);
    expect((await create()).status).toBe(403);
    await test.send("DELETE", `/users/${id}`);
    expect(await statusOf(`/environments/${production}`, token)).toBe(401);
    await expect.poll(() => both(`/environments/${production}`)).toEqual([401, 401]);
  });

  it("get from nobody more than that person has", async () => {
    const { accountId } = test;
    // No default role but that of administrators may write users, so this one is made here.
    const roleId = `us_rol_${randomUUID()}`;
    const now = new Date().toISOString();
    await test.storage.transaction((db) =>
      db
        .insertInto("roles")
        .values({
          id: roleId,
          account_id: accountId,
          created_at: now,
          updated_at: now,
          name: "Hiring",
          permissions: JSON.stringify(["users:*", "*:read"]),
        })
        .execute(),
    );
    const hiring = await join({ roleId, resourceId: accountId });
    const sendAs = (method: string, path: string, body?: object) =>
      test.request(method, path, { token: hiring.token, ...(body && { body }) });
    const exceeded = (key: string) => ({
      status: 403,
      body: { errors: [{ code: "permission_exceeded", key }] },
    });
    const small = { ...write(), actorRoles: [role("Viewer", accountId)] };
    expect((await sendAs("POST", "/users/invite", small)).status).toBe(200);
    const large = { ...write(), actorRoles: [role("Viewer", accountId), role("Editor", accountId)] };
    expect(await sendAs("POST", "/users/invite", large)).toMatchObject(exceeded("actorRoles[1].roleId"));
    // Nothing of a request that fails stays.
    expect(await test.send("GET", `/users?email=${large.email}`)).toEqual([]);
    const assign = await sendAs("POST", `/users/${hiring.id}/roles`, role("Administrator", accountId));
    expect(assign).toMatchObject(exceeded("roleId"));
    // Nobody gets the token of a person with more permissions.
    const path = `/users/${test.userId}`;
    expect((await sendAs("POST", `${path}/resend-invite`)).status).toBe(403);
    expect((await sendAs("PATCH", path, { email: write().email })).status).toBe(403);
    expect((await sendAs("PATCH", path, { name: "Boss" })).status).toBe(200);
    const unknown = { ...write(), actorRoles: [{ roleId: "us_rol_0", resourceId: accountId }] };
    const missing = await test.request("POST", "/users/invite", { body: unknown });
    expect(missing).toMatchObject({ status: 404, body: { errors: [{ key: "actorRoles[0].roleId" }] } });
  });

  it("include an administrator who can sign in, always", async () => {
    const { accountId, userId } = test;
    const [own] = await test.send("GET", `/users/${userId}/roles`);
    const last = { status: 409, body: { errors: [{ code: "last_administrator", key: "userId" }] } };
    const leave = () => test.request("DELETE", `/users/${userId}`);
    const demote = () => test.request("DELETE", `/users/${userId}/roles/${own.id}`);
    expect(await leave()).toMatchObject(last);
    expect(await demote()).toMatchObject(last);
    // Administrators of a part, and those who have not accepted, do not count.
    await join(role("Administrator", test.environments.development));
    const { id, invitation } = await invite(role("Administrator", accountId));
    expect(await leave()).toMatchObject(last);
    expect(await demote()).toMatchObject(last);
    const { token } = (await exchange(invitation.token)).body.data;
    expect((await demote()).status).toBe(200);
    expect((await test.request("GET", "/users")).status).toBe(403);
    expect(await test.request("DELETE", `/users/${id}`, { token })).toMatchObject(last);
    expect((await test.request("DELETE", `/users/${userId}`, { token })).status).toBe(200);
  });

  it("do not lose both of two administrators who remove each other on two nodes", async () => {
    const node = await test.startNode();
    for (let round = 0; round < 5; round += 1) {
      const account = await test.createAccount();
      const listed = await test.send("GET", "/roles", undefined, account.token);
      const roleId = listed.find(({ name }: { name: string }) => name === "Administrator").id;
      const actorRoles = [{ roleId, resourceId: account.accountId }];
      const body = { ...write(), actorRoles };
      const { id, invitation } = await test.send("POST", "/users/invite", body, account.token);
      const { token } = (await exchange(invitation.token)).body.data;
      const responses = await Promise.all([
        test.request("DELETE", `/users/${id}`, { token: account.token }),
        node("DELETE", `/users/${account.userId}`, { token }),
      ]);
      const statuses = responses.map(({ status }) => status);
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect([401, 403, 404, 409]).toContain(statuses.find((status) => status !== 200));
      const rest = await test.storage.db
        .selectFrom("users")
        .select("id")
        .where("account_id", "=", account.accountId)
        .execute();
      expect(rest).toHaveLength(1);
    }
  });
});
