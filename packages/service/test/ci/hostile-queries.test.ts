import { afterAll, beforeAll, expect, it } from "vitest";
import { cells, createCatalogue } from "../support/catalogue.ts";
import { describeEngines } from "../support/databases.ts";
import { startTestService, type TestService } from "../support/start.ts";

/** In milliseconds of processor time. Before, these requests held others for seconds. */
const longestHold = 300;

/** The processor time of this thread so far, in milliseconds. Waiting for other processes does not count. */
function measure(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

describeEngines("a request that is made to take long", (engine) => {
  let test: TestService;
  let path: string;
  let bulk: string;
  beforeAll(async () => {
    test = await startTestService(engine);
    const { sheets, workbookId } = await createCatalogue(test);
    path = `/sheets/${sheets["products"]}/records`;
    bulk = `/v1/workbooks/${workbookId}/flags/bulk-mutate`;
  });
  afterAll(() => test.close());

  const digits = "1".repeat(80_000);
  const repeat = (count: number, term: string) => Array.from({ length: count }, () => term).join(" and ");
  const select = (query: string) => ({ operation: "apply", slug: "x", query });
  /** The place of the request, its body, and the status of the response. */
  const requests: Readonly<Record<string, () => readonly ["records" | "flags", unknown, number]>> = {
    "a number of 80,000 digits and a letter": () => ["records", [cells({ price: `${digits}x` })], 200],
    "80,000 digits, a point and digits": () => ["records", [cells({ price: `${digits}.${digits}x` })], 200],
    "a query of 200,000 conditions": () => ["flags", select(repeat(200_000, "eq a")), 400],
    "a query of 700 conditions": () => ["flags", select(repeat(700, "is error")), 400],
    "a pattern of backslashes": () => ["flags", select(`sku like '${"\\".repeat(9_000)}x'`), 200],
    "a pattern of many parts": () => ["flags", select(`sku like '${"%a".repeat(4_000)}'`), 200],
    "a field with a long name": () => ["flags", select(`${"a".repeat(9_000)} eq 1`), 400],
    "a filter of 100,000 values": () => [
      "flags",
      { operation: "apply", slug: "x", filter: { sku: Array.from({ length: 100_000 }, String) } },
      400,
    ],
  };
  it.each(Object.keys(requests))("does not hold others: %s", async (name) => {
    const [place, body, status] = requests[name]?.() ?? ["records", [], 0];
    let longest = 0;
    let last = measure();
    const takeTurn = () => {
      const now = measure();
      longest = Math.max(longest, now - last);
      last = now;
    };
    const timer = setInterval(takeTurn, 1);
    const response = await test.request("POST", place === "records" ? path : bulk, { body });
    clearInterval(timer);
    takeTurn();
    expect(response.status).toBe(status);
    expect(longest).toBeLessThan(longestHold);
  });
});
