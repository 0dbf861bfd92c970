import { randomUUID } from "node:crypto";
import {
  type Browser,
  client,
  createBrowser,
  type KnownPerson,
  startProvider,
  type TestProvider,
} from "@data-import/checks/open-id";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { OpenIdSettings } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

const page = "http://service.localhost/import/";

describeEngines("people at an OpenID provider", (engine) => {
  let provider: TestProvider;
  let test: TestService;
  let otherNode: TestService["request"];
  const warnings: string[] = [];

  beforeAll(async () => {
    provider = await startProvider(page);
    const openId = describeProvider(provider.issuer);
    test = await startTestService(engine, { openId, onWarning: (text) => warnings.push(text) });
    otherNode = await test.startNode();
  });
  afterAll(async () => {
    await test.close();
    await provider.stop();
  });

  const write = (changes: Partial<KnownPerson> = {}): KnownPerson => {
    const sub = randomUUID();
    const email = `ines.${sub}@harbour.example`;
    return { sub, email, email_verified: true, name: "Ines", groups: ["staff"], ...changes };
  };

  /** A browser whose requests to the service go to one node, or to several in turns. */
  function openBrowser(nodes: readonly TestService["request"][] = [test.request]): Browser {
    let turn = 0;
    return createBrowser(async (request) => {
      const { origin, pathname, search } = new URL(request.url);
      if (origin !== "http://service.localhost") return fetch(request);
      const node = nodes[turn++ % nodes.length] ?? test.request;
      const headers = Object.fromEntries(request.headers);
      const response = await node("GET", `/${pathname}${search}`, { token: null, headers });
      const { status } = response;
      return new Response(status === 303 ? null : response.body, { status, headers: response.headers });
    });
  }

  const signIn = (browser = openBrowser()) => browser.open(`${page}sign-in`, `${page}#`);

  const exchange = (url: string) =>
    test.request("POST", "/invitations/exchange", {
      token: null,
      body: { token: new URL(url).hash.slice(1) },
    });

  /** Signs a person in; returns the token of the person. */
  async function enter(person: KnownPerson): Promise<string> {
    provider.person = person;
    const { url } = await signIn();
    const { status, body } = await exchange(url);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data.token;
  }

  const whoIs = async (token: string) => (await test.request("GET", "/auth/current", { token })).body.data;

  const readRoles = async (token: string) =>
    (await whoIs(token)).roles.map(({ name }: { name: string }) => name);

  /** What a person reads who does not get in. */
  async function refuse(person: KnownPerson | undefined): Promise<{ status: number; sentence: string }> {
    provider.person = person;
    const { status, text } = await signIn();
    return { status, sentence: readSentence(text) };
  }

  it("become users with the roles of their groups", async () => {
    const person = write({ groups: ["staff", "choir"] });
    const token = await enter(person);
    expect(token).toMatch(/^at_/);
    const { id, ...actor } = await whoIs(token);
    expect(actor).toMatchObject({
      kind: "user",
      name: "Ines",
      email: person.email,
      accountId: test.accountId,
    });
    expect(await readRoles(token)).toEqual(["Editor"]);
    // The same person is the same user, also with another name and address.
    const later = await whoIs(await enter({ ...person, name: "Ines H.", email: `i.${person.email}` }));
    expect(later).toMatchObject({ id, email: person.email });
  });

  it("get a code that works once, and a token for a day", async () => {
    provider.person = write();
    const { url } = await signIn();
    expect(url).toMatch(/#sic_[0-9A-Za-z]{40}$/);
    const first = await exchange(url);
    expect(first.body.data).toEqual({
      token: expect.stringMatching(/^at_/),
      userId: expect.stringMatching(/^us_usr_/),
      expiresAt: expect.any(String),
    });
    const lifetime = Date.parse(first.body.data.expiresAt) - test.clock().getTime();
    expect(Math.round(lifetime / 3_600_000)).toBe(24);
    expect(await exchange(url)).toMatchObject({ status: 404, body: { errors: [{ code: "link_invalid" }] } });

    const late = await signIn();
    test.wait(121_000);
    expect((await exchange(late.url)).status).toBe(404);
  });

  it("come back to another node than the one that they left, and get their token from it", async () => {
    provider.person = write();
    const browser = openBrowser([test.request, otherNode]);
    const { url } = await signIn(browser);
    const body = { token: new URL(url).hash.slice(1) };
    const { data } = (await otherNode("POST", "/invitations/exchange", { token: null, body })).body;
    expect(await readRoles(data.token)).toEqual(["Editor"]);
  });

  it("are one user, even if they sign in twice at the same moment on two nodes", async () => {
    const person = write();
    provider.person = person;
    const browsers = [openBrowser(), openBrowser([otherNode]), openBrowser()];
    const visits = await Promise.all(browsers.map((browser) => signIn(browser)));
    const users = await Promise.all(visits.map(async ({ url }) => (await exchange(url)).body.data.userId));
    expect(new Set(users).size).toBe(1);
  });

  it("are the user who was invited if the provider has verified the mail address", async () => {
    const person = write();
    const invited = await test.send("POST", "/users/invite", { name: "Ines", email: person.email });
    const unverified = await refuse({ ...person, email_verified: false });
    expect(unverified.status).toBe(403);
    expect(unverified.sentence).toContain("does not say that it has verified your address");
    const actor = await whoIs(await enter({ ...person, email: person.email?.toUpperCase() as string }));
    expect(actor).toMatchObject({ id: invited.id, email: person.email });
    // The provider gave the address to another person.
    const other = await refuse({ ...write(), email: person.email as string });
    expect(other).toEqual({ status: 403, sentence: expect.stringContaining("belongs to another person") });
  });

  it("become new users if they come back after they were erased", async () => {
    const person = write();
    const { id } = await whoIs(await enter(person));
    await test.send("DELETE", `/personal-data/${id}`);
    const again = await whoIs(await enter(person));
    expect(again).toMatchObject({ email: person.email });
    expect(again.id).not.toBe(id);
    expect(JSON.stringify(await test.send("GET", `/personal-data/${id}`))).not.toContain(again.id);
  });

  it("are refused without a group or an address that may come", async () => {
    const groupless = await refuse(write({ groups: ["choir"] }));
    expect(groupless).toEqual({
      status: 403,
      sentence:
        "You are in no group of the provider that may sign in here. Ask an administrator of the service.",
    });
    const stranger = write();
    expect(await refuse({ ...stranger, email: `ines@${stranger.sub}.example` })).toEqual({
      status: 403,
      sentence: `People with an address of ${stranger.sub}.example may not sign in here. Ask an administrator of the service.`,
    });
    const { email: _, ...nameless } = stranger;
    expect((await refuse(nameless)).sentence).toContain("does not tell your mail address");
    expect(await refuse(undefined)).toEqual({ status: 403, sentence: "The provider did not sign you in." });
    expect(await test.send("GET", `/users?search=${stranger.sub}`)).toEqual([]);
  });

  it("have the roles of their groups since their last sign-in, beside those that somebody gave", async () => {
    const person = write({ groups: ["staff", "import-admins"] });
    const token = await enter(person);
    expect((await readRoles(token)).sort()).toEqual(["Administrator", "Editor"]);
    const { id } = await whoIs(token);
    const viewer = (await test.send("GET", "/roles")).find(({ name }: { name: string }) => name === "Viewer");
    const given = { roleId: viewer.id, resourceId: test.accountId };
    await test.send("POST", `/users/${id}/roles`, given);

    const again = await enter({ ...person, groups: ["staff"] });
    expect((await readRoles(again)).sort()).toEqual(["Editor", "Viewer"]);
    // Sessions that began before have the same roles.
    expect((await readRoles(token)).sort()).toEqual(["Editor", "Viewer"]);
    // A person who may not sign in any more has no session and no role of the provider.
    expect((await refuse({ ...person, groups: [] })).status).toBe(403);
    for (const ended of [token, again])
      expect((await test.request("GET", "/auth/current", { token: ended })).status).toBe(401);
    expect(await test.send("GET", `/users/${id}/roles`)).toMatchObject([{ roleId: viewer.id }]);
    // The audit log tells all of it: what the provider says, the person does.
    const entries = await test.send("GET", `/audit-entries?actorId=${id}`);
    expect(entries.map(({ action }: { action: string }) => action).reverse()).toEqual([
      ...["user:created", "role:assigned", "role:assigned", "sign-in:accepted"],
      ...["role:removed", "sign-in:accepted", "role:removed", "sign-in:rejected"],
    ]);
  });

  it("are out at once when their user is deleted, with a code that they have not used", async () => {
    const person = write();
    const token = await enter(person);
    const { id } = await whoIs(token);
    const { url } = await signIn();
    await test.send("DELETE", `/users/${id}`);
    expect((await test.request("GET", "/auth/current", { token })).status).toBe(401);
    expect((await exchange(url)).status).toBe(404);
    // The provider still lets the person in: a new user, without anything of the old one.
    expect((await whoIs(await enter(person))).id).not.toBe(id);
  });

  it("sign out: the token ends, and the provider is where they go", async () => {
    const token = await enter(write());
    const left = await test.request("POST", "//import/sign-out", { token });
    expect(left.status).toBe(200);
    const exit = new URL(left.body.location);
    expect(exit.origin).toBe(provider.issuer);
    expect(exit.searchParams.get("post_logout_redirect_uri")).toBe(page);
    expect((await openBrowser().open(exit.href)).status).toBe(200);
    expect((await test.request("GET", "/auth/current", { token })).status).toBe(401);
    // Tokens that programs use do not end in this way.
    await test.request("POST", "//import/sign-out");
    expect((await test.request("GET", "/auth/current")).status).toBe(200);
  });

  it("are refused with an address of a sign-in that was used, or of another browser", async () => {
    provider.person = write();
    const browser = openBrowser();
    const back = await browser.open(`${page}sign-in`, `${page}signed-in`);
    const kept = structuredClone(browser.jar);
    expect((await browser.open(back.url, `${page}#`)).url).toContain("#sic_");
    // The browser has forgotten the sign-in; a copy of it gets no further, because the code of the provider was used.
    const replayed = await browser.open(back.url);
    expect([replayed.status, readSentence(replayed.text)]).toEqual([
      400,
      expect.stringContaining("not begun in this browser"),
    ]);
    const copied = await createBrowserWith(kept).open(back.url);
    expect([copied.status, readSentence(copied.text)]).toEqual([
      400,
      expect.stringContaining("was used already"),
    ]);
    expect((await openBrowser().open(back.url)).status).toBe(400);
  });

  it("are refused with a wrong state, and after ten minutes", async () => {
    provider.person = write();
    const browser = openBrowser();
    const back = new URL((await browser.open(`${page}sign-in`, `${page}signed-in`)).url);
    const wrong = new URL(back);
    wrong.searchParams.set("state", "another");
    const kept = structuredClone(browser.jar);
    expect((await browser.open(wrong.href)).status).toBe(400);
    test.wait(601_000);
    const late = await createBrowserWith(kept).open(back.href);
    expect([late.status, readSentence(late.text)]).toEqual([400, expect.stringContaining("has expired")]);
  });

  it("are told that the provider is away, before and after they were there", async () => {
    provider.person = write();
    const browser = openBrowser();
    const back = await browser.open(`${page}sign-in`, `${page}signed-in`);
    warnings.length = 0;
    await provider.stop();
    try {
      const late = await browser.open(back.url);
      expect(late.status).toBe(503);
      expect(late.headers.get("retry-after")).toBe("60");
      expect(readSentence(late.text)).toBe("Harbour cannot be reached at the moment. Try again in a minute.");
      expect(warnings).toEqual([
        expect.stringContaining(`The OpenID provider ${provider.issuer} cannot be used`),
      ]);
      const node = await startTestService(engine, { openId: describeProvider(provider.issuer) });
      try {
        const response = await node.request("GET", "//import/sign-in", { token: null });
        expect([response.status, readSentence(response.body)]).toEqual([
          503,
          expect.stringContaining("Harbour"),
        ]);
      } finally {
        await node.close();
      }
    } finally {
      await provider.start();
    }
    expect((await signIn()).url).toContain("#sic_");
  });

  it("begin at the host to which they come back, also if they have opened the page at another one", async () => {
    const open = (path: string) =>
      test.request("GET", `//import/sign-in${path}`, { token: null, headers: { host: "localhost:4010" } });
    const first = await open("?port=4711");
    expect(first.headers.get("location")).toBe(`${page}sign-in?port=4711&moved=1`);
    expect(first.headers.get("set-cookie")).toBeNull();
    // A proxy may write a host of its own.
    expect((await open("?moved=1")).headers.get("location")).toContain(provider.issuer);
  });

  it("let a program on their computer sign in only if they say so", async () => {
    const person = write();
    provider.person = person;
    const state = "a-state-of-the-program";
    const { status, text } = await openBrowser().open(`${page}sign-in?port=4711&state=${state}`);
    expect(status).toBe(200);
    expect(readSentence(text)).toContain(`asks to work as ${person.email}`);
    const address = new URL(readLink(text));
    expect([address.origin, address.searchParams.get("state")]).toEqual(["http://127.0.0.1:4711", state]);
    const token = address.searchParams.get("code");
    const { body } = await test.request("POST", "/invitations/exchange", { token: null, body: { token } });
    expect((await whoIs(body.data.token)).email).toBe(person.email);
    for (const wrong of [
      "port=4711",
      `port=80&state=${state}`,
      `port=x&state=${state}`,
      `port=4711&state=<b>`,
    ]) {
      expect((await openBrowser().open(`${page}sign-in?${wrong}`)).status).toBe(400);
    }
  });

  it("keep the sign-in in a cookie that scripts do not see, and names of people do not become HTML", async () => {
    const response = await test.request("GET", "//import/sign-in", { token: null });
    expect(response.status).toBe(303);
    const asked = new URL(response.headers.get("location") ?? "").searchParams;
    expect(asked.get("code_challenge_method")).toBe("S256");
    expect(response.headers.get("set-cookie")).toMatch(
      /^data-import-sign-in=[^;]+; Path=\/import\/; Max-Age=600; HttpOnly; SameSite=Lax$/,
    );
    expect(response.headers.get("set-cookie")).not.toContain(asked.get("state"));
    const { text } = await (async () => {
      provider.person = write({ email: '<b>"@harbour.example' });
      return openBrowser().open(`${page}sign-in?port=4711&state=a-state-of-the-program`);
    })();
    expect(text).not.toContain("<b>");
  });

  /** A browser with the cookies that somebody has copied. */
  const createBrowserWith = (jar: Browser["jar"]): Browser => {
    const browser = openBrowser();
    for (const [origin, cookies] of jar) browser.jar.set(origin, cookies);
    return browser;
  };
});

function describeProvider(issuer: string): OpenIdSettings {
  return {
    ...client,
    issuer,
    page,
    name: "Harbour",
    scope: "openid profile email",
    groupsClaim: "groups",
    roles: { "import-admins": "Administrator", staff: "Editor" },
    domains: ["harbour.example"],
  };
}

const decode = (html = "") =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
const readSentence = (html: string) => decode(/<p>([^<]*)<\/p>/.exec(html)?.[1]);
const readLink = (html: string) => decode(/<a href="([^"]*)"/.exec(html)?.[1]);
