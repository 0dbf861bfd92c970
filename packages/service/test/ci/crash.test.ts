import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import type { SheetConfig } from "@data-import/types";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, type Started, startProcess } from "../support/command.ts";
import { checkIntegrity, checkLedger, repeatInserts } from "../support/crash-checks.ts";
import { call, type Target, uploadBytes, writeUntilGone } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";
import { createLedger } from "../support/ledger.ts";

/** How often each engine is killed. Set `CRASHES=100` before a release. */
const crashes = Number(process.env["CRASHES"] ?? 4);
const program = join(import.meta.dirname, "../support/crashing-service.ts");
/** What people start: on SQLite, it has several threads. */
const command = join(import.meta.dirname, "../../src/command.ts");
/** Longer than a claim on a job is valid. */
const step = 61_000;

const sheet: SheetConfig = {
  name: "Batches",
  slug: "batches",
  fields: [
    { key: "batch", type: "string" },
    { key: "index", type: "number" },
    { key: "mark", type: "number" },
  ],
};
const rows = Array.from({ length: 12_000 }, (_, index) => String(index));

describeEngines("a service that is killed", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  let starts: number;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "crash-test-"));
    database = await createEnvironment(engine);
    starts = 0;
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function start(hurry = 1): Promise<{ readonly service: Started; readonly greeting: string }> {
    const ahead = String(starts++ * step);
    return run([program, folder, ahead, "1", "0", String(hurry)], "ready");
  }

  /** On PostgreSQL, a killed command would hold its jobs for a minute, so the service has a clock that goes ahead. */
  const startUsual = () =>
    engine.name === "SQLite" ? run([command, "--port", "0", "--quiet", "--data", folder], "Ctrl-C") : start();

  async function run(args: readonly string[], readyText: string): ReturnType<typeof start> {
    const all = ["--conditions=@data-import/source", ...args];
    const service = startProcess(all, database.environment, readyText);
    return { service, greeting: await service.ready };
  }

  async function kill({ child, ended }: Started): Promise<void> {
    child.kill("SIGKILL");
    expect((await ended).code).toBeNull();
  }

  async function prepare(greeting: string): Promise<Target & { readonly importSpaceId: string }> {
    const account = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
    const [{ id: environmentId, accountId }] = await call(account, "/environments");
    const createSpace = async (name: string) =>
      (await call(account, "/spaces", { method: "POST", json: { name, environmentId } })).id;
    const spaceId = await createSpace("Written to");
    const workbook = await call(account, "/workbooks", {
      method: "POST",
      json: { name: "Written to", spaceId, environmentId, sheets: [sheet] },
    });
    const [{ id: sheetId }] = workbook.sheets;
    return {
      ...account,
      accountId,
      environmentId,
      spaceId,
      sheetId,
      importSpaceId: await createSpace("Imported to"),
    };
  }

  it(
    `${crashes} times while it writes has all that it acknowledged, and every change whole`,
    async () => {
      const ledger = createLedger();
      const imports: string[] = [];
      let { service, greeting } = await startUsual();
      let target = await prepare(greeting);
      for (let round = 0; round < crashes; round += 1) {
        // Each is killed several times before it ends.
        if (round % 5 === 0) {
          const bytes = Buffer.from(`number\n${rows.join("\n")}\n`);
          imports.push(
            await uploadBytes({ ...target, spaceId: target.importSpaceId }, `${round}.csv`, bytes),
          );
        }
        const killing = new AbortController();
        const writing = writeUntilGone(target, ledger, `r${round}`, killing.signal);
        await Promise.race([writing.awaitCount(Math.floor(Math.random() * 60)), writing.ended]);
        // The other writers are faster: without this, it could be killed before the end of any upload.
        if (round % 5 === 0) await Promise.race([writing.uploaded, writing.ended]);
        await setTimeout(Math.random() * 100);
        killing.abort();
        await kill(service);
        await writing.ended;
        checkIntegrity(folder);
        ({ service, greeting } = await startUsual());
        target = { ...target, url: findUrl(greeting) };
        expect(await readdir(join(folder, "blobs", "unfinished"))).toEqual([]);
        await repeatInserts(target, ledger);
        await checkLedger(target, ledger);
      }
      expect(ledger.commits.size).toBeGreaterThan(0);
      expect(ledger.events.size).toBeGreaterThan(0);
      expect([...ledger.files.values()].filter(({ isChecked }) => isChecked).length).toBeGreaterThan(0);
      for (const id of imports) await checkImport(target, id);
      const files = await countFiles(target);
      await kill(service);
      // Two days later, the sweep removes the bytes of interrupted uploads.
      starts += Math.ceil((2 * 86_400_000) / step);
      ({ service } = await start(60));
      await expect.poll(listBlobs, { interval: 500 }).toHaveLength(files);
      service.child.kill("SIGTERM");
      expect(await service.ended).toMatchObject({ code: 0 });
    },
    crashes * 150_000,
  );

  async function countFiles(target: Target): Promise<number> {
    let count = 0;
    for (let page = 1; ; page += 1) {
      const files = await call(target, `/files?pageSize=1000&pageNumber=${page}`);
      count += files.length;
      if (files.length < 1000) return count;
    }
  }

  async function listBlobs(): Promise<string[]> {
    const entries = await readdir(join(folder, "blobs"), { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  }

  /** The job continued after each crash, ended, and wrote each row once. */
  async function checkImport(target: Target, fileId: string): Promise<void> {
    let job: { readonly status: string };
    for (;;) {
      [job] = await call(target, `/jobs?fileId=${fileId}`);
      if (job.status !== "executing" && job.status !== "ready") break;
      await setTimeout(50);
    }
    expect(job).toMatchObject({ status: "complete" });
    const { workbookId } = await call(target, `/files/${fileId}`);
    const { sheets } = await call(target, `/workbooks/${workbookId}`);
    const found: string[] = [];
    for (const page of [1, 2]) {
      const { records } = await call(target, `/sheets/${sheets[0].id}/records?pageNumber=${page}`);
      for (const { values } of records) found.push(values.number.value);
    }
    expect(found).toEqual(rows);
  }
});
