import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import type { FoundedAccount } from "../src/index.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("guides", (engine) => {
  let test: TestService;
  let account: FoundedAccount;
  let environmentId: string;
  let path: string;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());
  beforeEach(async () => {
    account = await test.createAccount();
    environmentId = account.environments.development;
    path = `/environments/${environmentId}/guides`;
  });

  const send = (method: string, to: string, body?: object) => test.send(method, to, body, account.token);
  const refuse = async (method: string, to: string, body?: object) => {
    const response = await test.request(method, to, { body, token: account.token });
    return [response.status, response.body.errors[0].key];
  };
  const write = (slug: string) => ({
    environmentId,
    slug,
    title: "Prepare your list",
    description: "What a list needs.",
    blocks: [{ text: "One line per product.", type: "markdown" }],
  });

  it("are written, changed with a version for each text, and deleted, without events", async () => {
    const body = write("prepare");
    const created = await send("POST", path, body);
    const content = JSON.stringify(body.blocks);
    const { environmentId: _, ...shown } = body;
    const first = {
      id: expect.stringMatching(/^us_guv_/),
      version: 1,
      content,
      createdAt: created.createdAt,
      updatedAt: created.createdAt,
    };
    const dates = { createdAt: created.updatedAt, updatedAt: created.updatedAt };
    const id = expect.stringMatching(/^us_gu_/);
    expect(created).toEqual({ id, ...shown, ...dates, versions: [first] });
    const one = `${path}/${created.id}`;
    expect(await send("GET", one)).toEqual(created);

    const renamed = await send("PATCH", one, { title: "Your list", metadata: { by: "Nora" } });
    expect(renamed).toMatchObject({
      title: "Your list",
      metadata: { by: "Nora" },
      versions: [{ version: 1 }],
    });
    expect((await send("PATCH", one, { blocks: body.blocks })).versions).toHaveLength(1);
    const blocks = [{ type: "markdown", text: "Each line needs a price." }];
    const changed = await send("PATCH", one, { blocks });
    expect(changed).toMatchObject({ title: "Your list", blocks, versions: [{ version: 2 }, first] });
    expect((await send("GET", `${one}/versions/1`)).content).toBe(content);
    expect(await send("GET", `${one}/versions/2`)).toEqual(changed.versions[0]);
    expect(await refuse("GET", `${one}/versions/3`)).toEqual([404, "version"]);

    const second = await send("POST", path, write("check"));
    expect(await send("GET", path)).toEqual([second, changed]);
    expect(await send("DELETE", one)).toEqual({ success: true });
    expect(await refuse("GET", one)).toEqual([404, "guideId"]);
    expect(await refuse("GET", `${one}/versions/1`)).toEqual([404, "guideId"]);
    expect(await send("GET", path)).toEqual([second]);
    expect(await send("GET", `/events?environmentId=${environmentId}`)).toEqual([]);
  });

  it("have a slug that is free in their environment, and stay in it", async () => {
    const { id } = await send("POST", path, write("prepare"));
    expect(await refuse("POST", path, write("prepare"))).toEqual([409, "slug"]);
    const other = await send("POST", path, write("check"));
    expect(await refuse("PATCH", `${path}/${other.id}`, { slug: "prepare" })).toEqual([409, "slug"]);
    expect((await send("PATCH", `${path}/${id}`, { slug: "prepare" })).slug).toBe("prepare");
    const { production } = account.environments;
    expect(await refuse("POST", `/environments/${production}/guides`, write("prepare"))).toEqual([
      400,
      "environmentId",
    ]);
    const elsewhere = { ...write("prepare"), environmentId: production };
    await send("POST", `/environments/${production}/guides`, elsewhere);
    expect(await refuse("GET", `/environments/${production}/guides/${id}`)).toEqual([404, "guideId"]);
    const stranger = await test.request("GET", `${path}/${id}`);
    expect([stranger.status, stranger.body.errors[0].key]).toEqual([404, "environmentId"]);
    const results = await Promise.all(
      [1, 2, 3].map(() =>
        test.request("POST", path, {
          body: write("at-once"),
          token: account.token,
        }),
      ),
    );
    expect(results.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
  });

  it("come with guidance that names them, in their newest version", async () => {
    const { id: spaceId } = await send("POST", "/spaces", { name: "Spring", environmentId });
    const guidance = `/spaces/${spaceId}/guidance`;
    const options = { target: "files", trigger: "first", type: "sidebar" };
    const known = await send("POST", guidance, { guideSlug: "prepare", options });
    const unknown = await send("POST", guidance, { guideSlug: "of-the-program", options });
    const { id } = await send("POST", path, write("prepare"));
    const changed = await send("PATCH", `${path}/${id}`, { blocks: [] });
    const guide = { ...changed, versions: changed.versions.slice(0, 1) };
    expect(await send("GET", `${guidance}?includeGuide=true`)).toEqual([unknown, { ...known, guide }]);
    expect(await send("GET", `${guidance}/${known.id}?includeGuide=true`)).toEqual({ ...known, guide });
    for (const query of ["", "?includeGuide=false"]) {
      expect(await send("GET", guidance + query)).toEqual([unknown, known]);
      expect(await send("GET", `${guidance}/${known.id}${query}`)).toEqual(known);
    }
    await send("PATCH", `${path}/${id}`, { slug: "other" });
    expect(await send("GET", `${guidance}?includeGuide=true`)).toEqual([unknown, known]);
    await send("PATCH", `${path}/${id}`, { slug: "prepare" });
    await send("DELETE", `${path}/${id}`);
    expect(await send("GET", `${guidance}/${known.id}?includeGuide=true`)).toEqual(known);
  });
});
