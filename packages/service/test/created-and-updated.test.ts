import { afterAll, beforeAll, expect, it } from "vitest";
import { createCatalogue, createSpace } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

/** A resource: the path for its creation and the path of its change, relative to `/v1`. */
interface Resource {
  readonly path: string;
  readonly body: object;
  readonly change: object;
}

describeEngines("the dates", (engine) => {
  let test: TestService;
  let ahead = 0;
  beforeAll(async () => {
    test = await startTestService(engine);
  });
  afterAll(() => test.close());

  const now = () => Date.now() + ahead;
  const wait = () => {
    ahead += 60_000;
    test.wait(60_000);
  };
  function expectBetween(time: string, start: number): void {
    expect(Date.parse(time)).toBeGreaterThanOrEqual(start);
    expect(Date.parse(time)).toBeLessThanOrEqual(now());
  }

  const resources: Readonly<Record<string, () => Promise<Resource>>> = {
    async "a canvas area"() {
      const spaceId = await createSpace(test);
      const [{ context }] = await test.send("GET", `/events?spaceId=${spaceId}&topic=canvas:created`);
      const body = { canvasId: context.entityId, type: "sheet", position: "middle" };
      return { path: "/canvas-areas", body, change: { visibility: "hidden" } };
    },
    async "a flag"() {
      const { workbookId } = await createCatalogue(test);
      const body = { slug: "new", label: "New", colorHex: "#ffffff" };
      return { path: `/v1/workbooks/${workbookId}/flags`, body, change: { label: "Newest" } };
    },
  };

  it.each(Object.entries(resources))("of %s are those of its creation and its change", async (_, prepare) => {
    const { path, body, change } = await prepare();
    const start = now();
    const created = await test.send("POST", path, body);
    expectBetween(created.createdAt, start);
    expect(created.updatedAt).toBe(created.createdAt);
    wait();
    const later = now();
    const changed = await test.send("PATCH", `${path}/${created.slug ?? created.id}`, change);
    expect(changed.createdAt).toBe(created.createdAt);
    expectBetween(changed.updatedAt, later);
  });

  it("of an account and its roles are those of its creation and its change", async () => {
    const start = now();
    const { token } = await test.createAccount();
    const read = async (path: string) => (await test.request("GET", path, { token })).body.data;
    const { createdAt, updatedAt } = await read("/accounts/current");
    expectBetween(createdAt, start);
    for (const role of await read("/roles")) {
      expect([role.createdAt, role.updatedAt, updatedAt]).toEqual([createdAt, createdAt, createdAt]);
    }
    wait();
    const later = now();
    await test.request("PATCH", "/accounts/current", { token, body: { name: "Lighthouse" } });
    const changed = await read("/accounts/current");
    expect(changed.createdAt).toBe(createdAt);
    expectBetween(changed.updatedAt, later);
  });

  it("of an assigned role are those of the assignment", async () => {
    const [spaceId, other] = [await createSpace(test), await createSpace(test)];
    const environmentId = test.environments.development;
    const guest = { environmentId, email: "p@harbour.example", name: "Pilot", spaces: [{ id: other }] };
    const [{ id }] = await test.send("POST", "/guests", [guest]);
    const [{ id: roleId }] = await test.send("GET", "/roles");
    wait();
    const start = now();
    const assigned = await test.send("POST", `/guests/${id}/roles`, { roleId, resourceId: spaceId });
    expectBetween(assigned.createdAt, start);
    expect(assigned.updatedAt).toBe(assigned.createdAt);
    wait();
    expect(await test.send("GET", `/guests/${id}/roles`)).toContainEqual(assigned);
  });

  it("of an event are those of its recording and its acknowledgement", async () => {
    const context = { accountId: test.accountId, environmentId: test.environments.development };
    const start = now();
    const event = { topic: "workbook:updated", domain: "workbook", payload: {}, context };
    const created = await test.send("POST", "/events", event);
    expectBetween(created.createdAt, start);
    expect(created).not.toHaveProperty("acknowledgedAt");
    expect(created).not.toHaveProperty("acknowledgedBy");
    wait();
    const later = now();
    await test.send("POST", `/events/${created.id}/ack`);
    const { acknowledgedAt, acknowledgedBy, ...others } = await test.send("GET", `/events/${created.id}`);
    expect([others, acknowledgedBy]).toEqual([created, test.userId]);
    expectBetween(acknowledgedAt, later);
  });
});
