import { afterAll, beforeAll, expect, it } from "vitest";
import { createLiveWorld, type LiveWorld } from "../support/live-world.ts";
import { runCommand } from "../support/run-command.ts";

let world: LiveWorld;
beforeAll(async () => {
  world = await createLiveWorld();
});
afterAll(() => world.close());

it("corrects more records than one request has, each once", async () => {
  const rows = Array.from({ length: 21_000 }, (_, index) => ({
    name: `Person ${index}`,
    email: `${index}@harbour.example`,
    visits: index % 7 === 0 ? index : "few",
  }));
  await world.api.records.insertAll(world.sheetId, rows);
  const words = ["records", "fix", "--sheet", "contacts", "--replace", "few=2", "--yes"];
  const { code, stdout } = await runCommand(words, { env: world.env, fetch: world.fetch });
  const result = JSON.parse(stdout);
  // One record of the world stays wrong.
  expect([code, result.left]).toEqual([2, 1]);
  expect(result).toMatchObject({ records: 18_000, values: 18_000 });
  expect(new Set(result.commitIds).size).toBe(2);
  const query = { q: "visits eq 2", pageSize: 1, includeLength: true };
  const { counts } = await world.api.records.get(world.sheetId, query);
  expect(counts?.total).toBe(18_000);
});
