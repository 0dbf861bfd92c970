import { existsSync } from "node:fs";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, startCommand } from "./support/command.ts";
import { call } from "./support/crash-writers.ts";

/** Loaded by each thread: it fails when there is a file with its name. */
const preload = `
import { existsSync, rmSync } from "node:fs";
import { isMainThread, threadName } from "node:worker_threads";
const file = process.env.FAULTS + "/" + threadName;
if (!isMainThread) setInterval(() => {
  if (!existsSync(file)) return;
  rmSync(file);
  throw new Error("A planted fault.");
}, 20).unref();
`;

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "faults-test-"));
  await writeFile(join(folder, "preload.mjs"), preload);
});
afterEach(async () => {
  await endProcesses();
  await rm(folder, { recursive: true });
});

async function start() {
  const environment = { NODE_OPTIONS: `--import=${join(folder, "preload.mjs")}`, FAULTS: folder };
  const service = startCommand(["--port", "0", "--quiet", "--data", join(folder, "data")], environment);
  let errors = "";
  service.child.stderr?.on("data", (chunk) => {
    errors += chunk;
  });
  const greeting = await service.ready;
  const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  /** Lets a thread fail, and waits until it has. */
  const fail = async (name: string) => {
    await writeFile(join(folder, name), "");
    await expect.poll(() => existsSync(join(folder, name))).toBe(false);
  };
  return { service, target, fail, readErrors: () => errors };
}

it("start again, and the service goes on with what is stored", async () => {
  const { service, target, fail, readErrors } = await start();
  const [{ id: environmentId }] = await call(target, "/environments");
  const create = (name: string) => call(target, "/spaces", { method: "POST", json: { name, environmentId } });
  const { id: spaceId } = await create("Before");
  const json = {
    name: "Goods",
    spaceId,
    environmentId,
    sheets: [{ name: "Lines", slug: "lines", fields: [{ key: "price", type: "number" }] }],
  };
  const { sheets } = await call(target, "/workbooks", { method: "POST", json });
  const search = () => call(target, `/sheets/${sheets[0].id}/records?q=price%20gt%201`);
  await search();
  const names = ["writer", "scanner", "writer"];
  const readFailures = () =>
    readErrors()
      .split("\n")
      .flatMap((line) => (line.startsWith("{") ? [JSON.parse(line)] : []));
  for (const [index, name] of names.entries()) {
    const config = { sheet: sheets[0].id };
    const job = { type: "workbook", operation: "delete-records", source: sheets[0].workbookId, config };
    const { id } = await call(target, "/jobs", { method: "POST", json: { ...job, trigger: "immediate" } });
    await fail(name);
    await expect.poll(readFailures).toHaveLength(index + 1);
    await create(`After ${name}`);
    expect((await search()).records).toEqual([]);
    await expect.poll(async () => (await call(target, `/jobs/${id}`)).status).toBe("complete");
  }
  expect(readFailures()).toEqual(
    names.map((thread) => ({
      at: expect.any(String),
      level: "error",
      thread,
      error: expect.stringContaining("A planted fault."),
    })),
  );
  expect(service.child.exitCode).toBeNull();
  const ready = await fetch(new URL("/ready", target.url));
  expect(ready.status).toBe(200);
});

it("end the process with the reason if they fail again and again", async () => {
  const { service, target, fail } = await start();
  const [{ id: environmentId }] = await call(target, "/environments");
  for (let count = 1; count <= 6; count++) {
    await fail("writer");
    if (count < 6)
      await expect
        .poll(() =>
          call(target, "/spaces", { method: "POST", json: { name: "More", environmentId } }).then(
            () => true,
            () => false,
          ),
        )
        .toBe(true);
  }
  const { code, output } = await service.ended;
  expect(code).toBe(1);
  expect(output).toContain('thread "writer" failed 6 times in a minute: Error: A planted fault.');
});
