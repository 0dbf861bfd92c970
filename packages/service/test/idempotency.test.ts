import { afterAll, beforeAll, expect, it } from "vitest";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

describeEngines("idempotency keys", (engine) => {
  let test: TestService;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const create = (token: string, key: string, name: string) =>
    test.request("POST", "/environments", {
      token,
      body: { name, isProd: false },
      headers: { "idempotency-key": key },
    });
  const count = async (token: string) =>
    (await test.request("GET", "/environments", { token })).body.pagination.totalCount;

  it("give the same answer to the same request, and do it once", async () => {
    const { token } = await test.createAccount();
    const first = await create(token, "key", "rehearsal");
    const second = await create(token, "key", "rehearsal");
    expect(first.status).toBe(200);
    expect(second.body).toEqual(first.body);
    expect(second.headers.get("idempotency-replayed")).toBe("true");
    expect(await count(token)).toBe(3);
  });

  it("refuse another request with the same key", async () => {
    const { token } = await test.createAccount();
    await create(token, "key", "rehearsal");
    const other = await create(token, "key", "training");
    expect(other.status).toBe(409);
    expect(other.body.errors[0].key).toBe("Idempotency-Key");
  });

  it("do it once when the same request comes many times at once", async () => {
    const { token } = await test.createAccount();
    const responses = await Promise.all(Array.from({ length: 5 }, () => create(token, "key", "rehearsal")));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(1);
    expect(await count(token)).toBe(3);
  });

  it("keep no failures", async () => {
    const { token } = await test.createAccount();
    expect((await create(token, "key", "production")).status).toBe(409);
    expect((await create(token, "key", "rehearsal")).status).toBe(200);
  });

  it("are forgotten after a day, and belong to one caller", async () => {
    const { token } = await test.createAccount();
    const other = await test.createAccount();
    await create(token, "key", "rehearsal");
    expect((await create(other.token, "key", "training")).status).toBe(200);
    test.wait(25 * 60 * 60 * 1000);
    expect((await create(token, "key", "training")).status).toBe(200);
  });

  it("keep no answers that hold secrets", async () => {
    const { token } = await test.createAccount();
    const make = () =>
      test.request("POST", "/auth/personal-access-tokens", {
        token,
        body: { name: "laptop" },
        headers: { "idempotency-key": "key" },
      });
    const [first, second] = [await make(), await make()];
    expect(second.body.data.token).not.toBe(first.body.data.token);
  });
});
