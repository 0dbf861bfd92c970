import { afterEach, beforeEach, expect, it } from "vitest";
import { completeDueCommits } from "../src/lifecycle/complete-commits.ts";
import { type Catalogue, cells, createCatalogue, productSheet } from "./support/catalogue.ts";
import { describeEngines } from "./support/databases.ts";
import { startTestService, type TestService } from "./support/start.ts";

type Values = Readonly<Record<string, { readonly updatedAt: string }>>;

interface Commit {
  readonly id: string;
  readonly createdAt: string;
  readonly completedAt?: string;
}

describeEngines("the times of commits", (engine) => {
  let test: TestService;
  let catalogue: Catalogue;
  let sheet: string;
  beforeEach(async () => {
    test = await startTestService(engine);
    catalogue = await createCatalogue(test, [productSheet]);
    sheet = `/sheets/${catalogue.sheets["products"]}`;
  });
  afterEach(() => test.close());

  /** The commits of the sheet, the oldest first. */
  const list = async (): Promise<Commit[]> => (await test.send("GET", `${sheet}/commits`)).toReversed();
  const expectOrder = async (count: number) => {
    const times = (await list()).map(({ createdAt }) => createdAt);
    expect(times).toHaveLength(count);
    expect(times).toEqual(times.toSorted());
  };

  it("do not fall with the clock of another node, whatever is written", async () => {
    const [one] = (await test.send("POST", `${sheet}/records`, [cells({ sku: "A" })])).records;
    const steps: (() => Promise<unknown>)[] = [
      () => test.send("POST", `${sheet}/records`, [cells({ sku: "B" })]),
      () => test.send("PUT", `${sheet}/records`, [{ id: one.id, values: cells({ price: 1 }) }]),
      () => test.send("POST", `${sheet}/records?keyFields=sku`, [cells({ sku: "A", price: 2 })]),
      () => test.send("DELETE", `${sheet}/records?ids=${one.id}`),
    ];
    for (const step of steps) {
      test.wait(-1000);
      await step();
    }
    const before = await list();
    test.wait(-1000);
    await test.send("POST", `/commits/${before.at(-1)?.id}/undo`);
    await expectOrder(steps.length + 2);
  });

  it("are those that the response says, and no commit ends before it begins", async () => {
    await test.send("POST", `${sheet}/records`, [cells({ sku: "A" })]);
    test.wait(-60_000);
    // Records without findings are written in another way than those with some.
    const made = await test.send("POST", `${sheet}/records`, [
      cells({ sku: "B", name: "b" }),
      cells({ price: "x" }),
    ]);
    const [first, second] = await list();
    const written = made.records.map(({ valid, values }: { valid: boolean; values: Values }) => [
      valid,
      values["sku"]?.updatedAt,
    ]);
    expect(written).toEqual([
      [true, second?.createdAt],
      [false, second?.createdAt],
    ]);
    expect(second).toMatchObject({ createdAt: first?.createdAt, completedAt: first?.createdAt });
    const [, read] = (await test.send("GET", `${sheet}/records`)).records;
    expect(read.values.sku.updatedAt).toBe(second?.createdAt);

    test.wait(120_000);
    await test.send("POST", `${sheet}/records`, [cells({ sku: "C" })]);
    const times = (await list()).map(({ createdAt }) => Date.parse(createdAt));
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(60_000);
  });

  it("of an open commit let it wait, although its time is ahead of the clock", async () => {
    const settings = { trackChanges: true, commitTimeoutSeconds: 30 };
    catalogue = await createCatalogue(test, [productSheet], { settings });
    sheet = `/sheets/${catalogue.sheets["products"]}`;
    await test.send("POST", `${sheet}/records`, [cells({ sku: "A" })]);
    test.wait(-3_600_000);
    await test.send("GET", "/events?completesCommits=true");
    const sent = { body: [cells({ sku: "B" })], headers: { "x-disable-hooks": "false" } };
    const { commitId } = (await test.request("POST", `${sheet}/records`, sent)).body.data;
    await completeDueCommits(test.dependencies, new AbortController().signal);
    expect(await test.send("GET", `/commits/${commitId}`)).not.toHaveProperty("completedAt");
    await test.send("POST", `/commits/${commitId}/complete`);
    const { createdAt, completedAt } = await test.send("GET", `/commits/${commitId}`);
    expect(completedAt).toBe(createdAt);
  });

  it("rise with the number, if two nodes write at once", async () => {
    const node = await test.startNode();
    const senders = [test.request, node];
    const responses = await Promise.all(
      Array.from({ length: 24 }, async (_, index) => {
        // The second node is behind.
        test.wait(index % 2 === 0 ? 5000 : -5000);
        const body = [cells({ sku: `N${index}` })];
        return senders[index % 2]?.("POST", `${sheet}/records`, { body });
      }),
    );
    expect(responses.map((response) => response?.status)).toEqual(responses.map(() => 200));
    await expectOrder(24);
  });
});
