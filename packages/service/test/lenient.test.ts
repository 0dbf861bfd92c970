import { afterEach, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("a request with names that nobody knows", (engine) => {
  let test: TestService;
  afterEach(() => test.close());

  const asked = { Prefer: "respond-async, handling=lenient" };
  const create = (body: object, headers: Readonly<Record<string, string>> = asked, query = "") =>
    test.request("POST", `/spaces${query}`, {
      body: { name: "Spring", environmentId: test.environments.development, ...body },
      headers,
    });

  it("is refused, unless its caller asks for a lenient reading", async () => {
    test = await startTestService(engine);
    const unknown = { colour: "green", actions: [{ label: "Check", lable: 1 }] };
    const refused = await create(unknown, {}, "?expand=all");
    expect(refused.status).toBe(400);
    expect(refused.body.errors.map(({ code }: { code: string }) => code)).toEqual(
      Array(3).fill("name_unknown"),
    );

    const taken = await create(unknown, asked, "?expand=all");
    expect(taken.status).toBe(200);
    expect(taken.headers.get("x-ignored-names")).toBe("?expand, actions[0].lable, colour");
    const stored = await test.send("GET", `/spaces/${taken.body.data.id}`);
    expect(stored).not.toHaveProperty("colour");
    expect(stored.actions[0]).not.toHaveProperty("lable");
    expect((await create({}, asked)).headers.has("x-ignored-names")).toBe(false);
  });

  it("is refused for everything else that is wrong with it", async () => {
    test = await startTestService(engine);
    const refused = await create({ name: 5, colour: "green" });
    expect([refused.status, refused.body.errors]).toMatchObject([400, [{ key: "name", code: "wrong_type" }]]);
    // No client that was made elsewhere knows this operation.
    const designed = await test.request("GET", "/auth/current?expand=all", { headers: asked });
    expect([designed.status, designed.body.errors]).toMatchObject([400, [{ code: "name_unknown" }]]);
  });

  it("is read leniently if the operator says so, also as a form", async () => {
    test = await startTestService(engine, { lenient: true });
    const space = await create({ größe: 1 }, {});
    expect([space.status, space.headers.get("x-ignored-names")]).toEqual([200, "gr%C3%B6%C3%9Fe"]);
    const form = new FormData();
    form.append("spaceId", space.body.data.id);
    form.append("environmentId", test.environments.development);
    form.append("colour", "green");
    form.append("file", new File(["a\n1\n"], "a.csv"));
    const { headers, status } = await test.service.fetch("http://service.localhost/v1/files", {
      method: "POST",
      body: form,
      headers: { authorization: `Bearer ${test.token}` },
    });
    expect([status, headers.get("x-ignored-names")]).toEqual([200, "colour"]);
  });

  it("names some of the names, and counts the others", async () => {
    test = await startTestService(engine, { lenient: true });
    const many = Object.fromEntries(Array.from({ length: 500 }, (_, index) => [`name${index}`, index]));
    const taken = await create(many, {});
    expect(taken.status).toBe(200);
    expect(taken.headers.get("x-ignored-names")).toMatch(/^name0, .*name19, and 480 more$/);
    const refused = await create(
      Object.fromEntries(Array.from({ length: 1_500 }, (_, index) => [`name${index}`, index])),
      {},
    );
    expect([refused.status, refused.body.errors[0].code]).toEqual([400, "name_unknown"]);
  });
});
