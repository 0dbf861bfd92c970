import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { describeEngines } from "../support/live-service.ts";

const readme = readFileSync(new URL("../../README.md", import.meta.url), "utf8");
const find = (pattern: RegExp) => pattern.exec(readme)?.slice(1) ?? [];
const [hook = ""] = find(/```ts\n(\/\/ hook\.ts\n.*?)```/s);
const [command = ""] = find(/^npx (esbuild hook\.ts .*)$/m);
const [program = "", printed = ""] = find(/```ts\n(\/\/ deploy\.ts\n.*?)```\n\n```text\n(.*?)```/s);

const run = promisify(execFile);

describeEngines("the hook of the README", (start) => {
  it("corrects 10,000 records, and its log is what the README shows", async () => {
    const live = await start();
    // Below this folder, so that it finds the packages.
    const cwd = mkdtempSync(fileURLToPath(new URL("./.readme-", import.meta.url)));
    try {
      writeFileSync(join(cwd, "hook.ts"), hook);
      writeFileSync(join(cwd, "deploy.ts"), program);
      const [esbuild = "", ...args] = command.split(" ");
      await run(fileURLToPath(new URL(`../../node_modules/.bin/${esbuild}`, import.meta.url)), args, { cwd });
      const { stdout } = await run(process.execPath, ["deploy.ts"], {
        cwd,
        env: { ...process.env, DATA_IMPORT_URL: live.url, DATA_IMPORT_TOKEN: live.token },
      });
      expect(stdout).toBe(printed);
    } finally {
      rmSync(cwd, { recursive: true });
      await live.close();
    }
  });
});
