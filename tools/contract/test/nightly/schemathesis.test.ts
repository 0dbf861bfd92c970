import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { bundle, operations } from "../../src/description.ts";
import { openServiceTarget } from "../support/service-target.ts";

// Schemathesis is a program for Python. It knows only the description, and no code of this repository.
const version = "4.32.5";
const config = join(import.meta.dirname, "../../schemathesis.toml");
const folder = mkdtempSync(join(tmpdir(), "data-import-schemathesis-"));
const hasPython = spawnSync("python3", ["-m", "venv", "--help"]).status === 0;
const run = promisify(execFile);
/** A stream has no end to wait for, and Schemathesis cannot write lines of JSON. */
const excluded = ["streamEvents", "insertRecordLines"];

describe.skipIf(!hasPython)("Schemathesis (needs python3 with venv)", () => {
  const program = join(folder, "python/bin/schemathesis");
  const description = join(folder, "openapi.json");

  beforeAll(async () => {
    await run("python3", ["-m", "venv", join(folder, "python")]);
    await run(join(folder, "python/bin/pip"), [
      "install",
      "--quiet",
      "--no-compile",
      `schemathesis==${version}`,
    ]);
    writeFileSync(description, JSON.stringify(bundle));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  async function check(baseUrl: string, token: string, options: readonly string[] = []): Promise<string> {
    const header = ["-H", `Authorization: Bearer ${token}`];
    const args = ["--config-file", config, "run", description, "--url", baseUrl, ...header, "--no-color"];
    const excludes = excluded.flatMap((id) => ["--exclude-operation-id", id]);
    const { stdout } = await run(program, [...args, ...excludes, "--checks", "all", ...options], {
      cwd: folder,
      maxBuffer: 100_000_000,
    }).catch((error: { stdout?: string }) => ({ stdout: error.stdout ?? String(error) }));
    return stdout;
  }

  test("finds nothing wrong with the mock", async () => {
    const server = await createMock().listen();
    try {
      // The mock accepts any token and has no data, so sequences of requests say nothing about it. The phase "coverage" and
      // most examples of the phase "fuzzing" ask which values are accepted. The front decides that, and the service has the
      // same front. What the mock responds with does not depend on the accepted values, so one for each operation is enough.
      const without = ["--exclude-checks", "ignored_auth", "--phases", "examples,fuzzing"];
      expect(readFailures(await check(server.url, "any", [...without, "--max-examples", "1"]))).toBe("");
    } finally {
      await server.close();
    }
  });

  test("finds nothing wrong with the service", async () => {
    const target = await openServiceTarget();
    try {
      const { baseUrl, auth } = target.overHttp;
      expect(readFailures(await check(baseUrl, auth.token))).toBe("");
    } finally {
      await target.close();
    }
  });
});

/** What Schemathesis found, without the lines about progress; an empty text if it tested everything and found nothing. */
function readFailures(output: string): string {
  const tested = /Tested: (\d+)/.exec(output)?.[1];
  const failures = /=+ FAILURES =+\n(.*?)\n=+ (?:WARNINGS|SUMMARY) =+/s.exec(output)?.[1] ?? "";
  const isComplete =
    Number(tested) === operations.length - excluded.length &&
    /\d+ generated, \d+ (?:passed|found)/.test(output);
  return isComplete ? failures : output;
}
