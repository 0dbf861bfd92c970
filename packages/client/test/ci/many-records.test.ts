import { expect, test } from "vitest";
import { createCore } from "../../src/core/core.ts";
import { insertAll, type Row } from "../../src/extras/records.ts";
import { respondJson, serve } from "../support/server.ts";
import { watchMemory } from "../support/watch-memory.ts";

const count = 3_000_000;

function* rows(): Generator<Row> {
  for (let number = 0; number < count; number += 1) {
    yield { sku: `CUP-${number}`, name: "Espresso cup, set of 4", price: number / 100, stocked: true };
  }
}

test("millions of rows need the memory of a few chunks", async () => {
  let bytes = 0;
  const server = await serve(async (response, request) => {
    for await (const piece of request) bytes += piece.length;
    respondJson(response, {
      data: { success: true, commitId: `us_vr_${bytes}`, counts: { total: 0, valid: 1, error: 0 } },
    });
  });
  const core = createCore({ baseUrl: server.baseUrl, token: "t" });
  // The first million is a warm-up, while the runtime allocates its buffers.
  let growth = () => Number.NaN;
  const summary = await insertAll(core, "us_sh_1", rows(), {
    onProgress: ({ rows: inserted }) => {
      if (inserted === 1_000_000) growth = watchMemory();
    },
  });
  const grown = growth();
  await server.close();
  expect(summary).toMatchObject({ rows: count, chunks: count / 5_000 });
  expect(new Set(summary.commitIds).size).toBe(count / 5_000);
  // The JSON of the other rows alone would be much larger.
  expect(bytes / 1_000_000).toBeGreaterThan(350);
  expect(grown).toBeLessThan(200);
});
