import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, onTestFinished, test } from "vitest";
import { readAddress } from "../../read-address.ts";
import { consumerEnvironment } from "../../run-command.ts";

const consumer = inject("consumer");

test("npx starts the packed mock with Prism's engine, and nothing else is installed for it", async () => {
  expect(existsSync(join(consumer, "node_modules/@stoplight"))).toBe(false);
  const words = ["--no-install", "@data-import/mock", "--engine", "prism", "--port", "0", "--dynamic"];
  // npx starts the mock as a child process; a process group can be ended at once.
  const child = spawn("npx", words, {
    cwd: consumer,
    env: consumerEnvironment(),
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  onTestFinished(() => void (child.pid !== undefined && process.kill(-child.pid, "SIGKILL")));
  const url = await readAddress(child);
  const headers = { Authorization: "Bearer any", "X-Disable-Hooks": "true" };
  const response = await fetch(`${url}/agent-exports/us_agx_Lw9fJ3tR/download`, { headers });
  expect(response.status).toBe(200);
  // Only Prism's engine makes up words for a file.
  expect(await response.text()).toMatch(/^[A-Za-z]+( [a-z]+)*$/i);
});
