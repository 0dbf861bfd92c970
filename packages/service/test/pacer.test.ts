import { expect, it } from "vitest";
import { createPacer } from "../src/agent-runner/pacer.ts";

it("does work at once, and once more for all calls of the time after it", async () => {
  let count = 0;
  const ending = new AbortController();
  const ask = createPacer(1, () => (count += 1), ending.signal);
  for (let call = 0; call < 5; call++) ask();
  expect(count).toBe(1);
  await expect.poll(() => count).toBe(2);
  ending.abort();
  ask();
  expect(count).toBe(2);
});
