import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { Mail, Mailer, ServiceOptions } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const page = "https://import.harbor-goods.example/guests";
const week = 7 * 86_400_000;

describeEngines("links of guests", (engine) => {
  let test: TestService;
  let mails: Mail[];
  let isMailing: boolean;
  let spaceId: string;
  let environmentId: string;
  let guestId: string;

  beforeEach(() => start({ guestPage: page }));
  afterEach(() => test.close());

  async function start(options: Pick<ServiceOptions, "guestPage" | "mailer">): Promise<void> {
    mails = [];
    isMailing = true;
    test = await startTestService(engine, options);
    environmentId = test.environments.development;
    spaceId = (await test.send("POST", "/spaces", { name: "Spring", environmentId })).id;
    const email = "Tomas@casa-alves.example";
    const guests = [{ environmentId, email, name: "Tomás", spaces: [{ id: spaceId }] }];
    [{ id: guestId }] = await test.send("POST", "/guests", guests);
  }
  async function restart(options: Parameters<typeof start>[0]): Promise<void> {
    await test.close();
    await start(options);
  }

  const invite = async (changes: object = {}) => {
    const data = await test.send("POST", "/invitations", [{ guestId, spaceId, ...changes }]);
    return data.invitations[0];
  };
  const exchange = (body: object) => test.request("POST", "/invitations/exchange", { token: null, body });
  const readLink = async () => (await test.send("GET", `/spaces/${spaceId}`)).guestLink as string;
  const readToken = (link: string) => link.slice(`${page}#`.length);

  const mailer: Mailer = {
    async send(mail) {
      if (!isMailing) throw new Error("connection refused");
      mails.push(mail);
    },
    close() {},
  };

  it("sign in the invited guest, in the space of the invitation alone", async () => {
    const invitation = await invite();
    expect(invitation).toMatchObject({
      guestId,
      spaceId,
      isMailed: false,
      link: `${page}#${invitation.token}`,
    });
    const { status, body } = await exchange({ token: invitation.token });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ guestId, spaceId });
    expect(Date.parse(body.data.expiresAt) - Date.now()).toBeGreaterThan(3_500_000);

    const { token } = body.data;
    const space = await test.send("GET", `/spaces/${spaceId}`, undefined, token);
    expect(space.name).toBe("Spring");
    expect(space.guestLink).toBeUndefined();
    const other = (await test.send("POST", "/spaces", { name: "Other", environmentId })).id;
    await test.send("PATCH", `/guests/${guestId}`, { spaces: [{ id: spaceId }, { id: other }] });
    expect((await test.request("GET", `/spaces/${other}`, { token })).status).toBe(404);
  });

  it("are valid for seven days, and until the next invitation or the end of the access", async () => {
    const first = await invite();
    expect((await exchange({ token: first.token })).status).toBe(200);
    const second = await invite();
    expect(await exchange({ token: first.token })).toMatchObject({
      status: 404,
      body: {
        errors: [
          {
            key: "token",
            message: "This link is not valid, or not any more. Ask the person who sent it for a new one.",
          },
        ],
      },
    });
    test.wait(week - 60_000);
    expect((await exchange({ token: second.token })).status).toBe(200);
    test.wait(120_000);
    expect((await exchange({ token: second.token })).status).toBe(404);

    const third = await invite();
    await test.send("DELETE", `/guests/${guestId}?spaceId=${spaceId}`);
    expect((await exchange({ token: third.token })).status).toBe(404);
  });

  it("of an invitation go by mail, if there is a mail server", async () => {
    await restart({ guestPage: page, mailer });
    const invitation = await invite({ fromName: "Ines", message: "Please send your products." });
    expect(invitation).toEqual({ guestId, spaceId, expiresAt: expect.any(String), isMailed: true });
    expect(mails).toEqual([
      { to: "Tomas@casa-alves.example", subject: "Invitation to Spring", text: expect.any(String) },
    ]);
    const [{ text }] = mails as [Mail];
    expect(text).toContain("Ines invites you to import data in “Spring”.");
    expect(text).toContain("Please send your products.");
    const [link = ""] = text.split("\n").filter((line) => line.startsWith(page));
    expect((await exchange({ token: readToken(link) })).status).toBe(200);

    isMailing = false;
    const headers = { "idempotency-key": randomUUID() };
    const send = () => test.request("POST", "/invitations", { headers, body: [{ guestId, spaceId }] });
    const failed = await send();
    expect(failed.status).toBe(503);
    expect(failed.body.errors[0].message).toBe(
      "The mail server did not take the mail to Tomas@casa-alves.example. Send the request again.",
    );
    // As a client does that waits for `Retry-After`.
    expect((await send()).status).toBe(503);
    isMailing = true;
    const sent = await send();
    expect(sent.body.data.invitations).toMatchObject([{ isMailed: true }]);
    expect(mails).toHaveLength(2);
    // Once it has been mailed, the same request sends no second mail.
    expect((await send()).body).toEqual(sent.body);
    expect(mails).toHaveLength(2);
  });

  it("are tokens alone if the operator has named no page", async () => {
    await restart({});
    const { token, ...invitation } = await invite();
    expect(invitation).toEqual({ guestId, spaceId, expiresAt: expect.any(String), isMailed: false });
    expect((await exchange({ token })).status).toBe(200);
    expect(await readLink()).toBeUndefined();
  });

  it("need `magic_link`, a space of the guest, and a caller with all permissions of the guest", async () => {
    const other = (await test.send("POST", "/spaces", { name: "Other", environmentId })).id;
    const foreign = await test.request("POST", "/invitations", { body: [{ guestId, spaceId: other }] });
    expect(foreign).toMatchObject({ status: 404, body: { errors: [{ key: "[0].spaceId" }] } });
    const token = (await invite()).token;
    await test.send("PATCH", `/spaces/${spaceId}`, { guestAuthentication: ["shared_link"] });
    const refused = await test.request("POST", "/invitations", { body: [{ guestId, spaceId }] });
    expect(refused).toMatchObject({ status: 400, body: { errors: [{ key: "[0].spaceId" }] } });
    expect((await exchange({ token })).status).toBe(404);
    await test.send("PATCH", `/spaces/${spaceId}`, { guestAuthentication: ["magic_link"] });

    const roles: { id: string; name: string }[] = await test.send("GET", "/roles");
    const assign = (id: string, role: string) =>
      test.send("POST", `/guests/${id}/roles`, {
        roleId: roles.find(({ name }) => name === role)?.id,
        resourceId: spaceId,
      });
    const config = { environmentId, email: "lena@brandt.example", name: "Lena", spaces: [{ id: spaceId }] };
    const [{ id: editorId }] = await test.send("POST", "/guests", [config]);
    await assign(editorId, "Editor");
    const { token: editor } = await test.send("GET", `/guests/${editorId}/token`);
    const body = [{ guestId, spaceId }];
    expect((await test.request("POST", "/invitations", { token: editor, body })).status).toBe(200);
    await assign(guestId, "Administrator");
    expect((await test.request("POST", "/invitations", { token: editor, body })).status).toBe(403);
  });

  it("of a space sign in new people, who stay apart from guests who were invited", async () => {
    const token = readToken(await readLink());
    const lena = { token, email: "lena@brandt.example", name: "Lena Brandt" };
    expect((await exchange({ token })).body.errors).toEqual([
      {
        key: "email",
        message: "`email` is required with this link, which several people use.",
        code: "value_missing",
      },
    ]);
    const { status, body } = await exchange(lena);
    expect(status).toBe(200);
    expect((await exchange({ ...lena, email: "LENA@brandt.example" })).body.data.guestId).toBe(
      body.data.guestId,
    );
    const events = await test.send("GET", `/events?spaceId=${spaceId}&topic=space:guestAdded`);
    expect(events.map(({ payload }: { payload: { guestId: string } }) => payload.guestId).sort()).toEqual(
      [guestId, body.data.guestId].sort(),
    );

    const posing = await exchange({ token, email: "tomas@casa-alves.example", name: "Tomás" });
    expect(posing).toMatchObject({
      status: 403,
      body: { errors: [{ key: "email", code: "invitation_required" }] },
    });
    // From now on, the address is one that a manager means.
    const [{ id: editor }] = (await test.send("GET", "/roles")).filter(
      ({ name }: { name: string }) => name === "Editor",
    );
    await test.send("POST", `/guests/${body.data.guestId}/roles`, { roleId: editor, resourceId: spaceId });
    expect((await test.request("GET", `/spaces/${spaceId}`, { token: body.data.token })).status).toBe(401);
    expect((await exchange(lena)).status).toBe(403);
  });

  it("of a space end with `shared_link`, with the space, and when it is archived", async () => {
    const link = await readLink();
    expect(link).toMatch(/^https:\/\/import\.harbor-goods\.example\/guests#gl_\w{40}$/);
    const lena = { token: readToken(link), email: "lena@brandt.example", name: "Lena Brandt" };
    await test.send("PATCH", `/spaces/${spaceId}`, { guestAuthentication: ["magic_link"] });
    expect(await readLink()).toBeUndefined();
    expect((await exchange(lena)).status).toBe(404);
    await test.send("PATCH", `/spaces/${spaceId}`, { guestAuthentication: ["shared_link"] });
    expect((await exchange(lena)).status).toBe(404);
    const token = readToken(await readLink());
    await test.send("POST", `/spaces/${spaceId}/archive`);
    expect((await exchange({ ...lena, token })).status).toBe(409);
    await test.send("DELETE", `/spaces/${spaceId}`);
    expect((await exchange({ ...lena, token })).status).toBe(404);
  });

  it("are not stored, and let in whatever wrong ones were tried", async () => {
    const { token } = await invite();
    const rows = await test.storage.db.selectFrom("invitations").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
    for (let attempt = 1; attempt <= 200; attempt += 1) {
      const wrong = await exchange({ token: "gi_wrong" });
      expect([wrong.status, wrong.body.errors[0].code]).toEqual([404, "link_invalid"]);
    }
    expect((await exchange({ token })).status).toBe(200);
  });

  it("of a space admit people at the same time as one guest, also on two nodes", async () => {
    const node = await test.startNode();
    const token = readToken(await readLink());
    const body = { token, email: "lena@brandt.example", name: "Lena Brandt" };
    const responses = await Promise.all(
      [test.request, node, test.request, node].map((request) =>
        request("POST", "/invitations/exchange", { token: null, body }),
      ),
    );
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(responses.map((response) => response.body.data.guestId)).size).toBe(1);
  });
});
