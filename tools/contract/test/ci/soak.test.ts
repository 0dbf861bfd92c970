import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

/** Bytes that garbage collection may leave. A leak of half a kilobyte per request, or of one mock, is more. */
const margin = 4_000_000;

test("neither 10,000 requests nor 100 mocks stay in memory", async () => {
  const soak = fileURLToPath(new URL("../support/soak.ts", import.meta.url));
  const { stdout } = await run(process.execPath, ["--expose-gc", soak], { maxBuffer: 1_000_000 });
  console.log(stdout.trim());
  const { requests, byRequests, byMocks } = JSON.parse(stdout);
  expect(requests).toBeGreaterThanOrEqual(10_000);
  expect(byRequests).toBeLessThan(margin);
  expect(byMocks).toBeLessThan(margin);
});
