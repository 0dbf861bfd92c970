import { expect, test } from "vitest";
import { lintOnce } from "./support/offline-lint.ts";
import { warm } from "./support/warm-process.ts";

test("lint finds no error and no warning", async () => {
  const { stdout } = await lintOnce();
  expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 }, problems: [] });
});

// The score also counts parameters, levels of nesting and unions, which the service decides. The parts that we decide
// must be perfect, and the overall score has a minimum.
test("redocly score gives full marks for the parts that the author of a description decides", async () => {
  const { stdout } = await warm.runWarmRedocly(["score", "openapi.yaml", "--format", "json"]);
  const { agentReadiness, discoverability, subscores } = JSON.parse(stdout);
  console.log(`redocly score: ${agentReadiness}, discoverability ${discoverability}`);
  expect(subscores).toMatchObject({
    documentationQuality: 1,
    exampleCoverage: 1,
    errorClarity: 1,
    identifierClarity: 1,
  });
  expect(agentReadiness).toBeGreaterThanOrEqual(85);
});
