import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openPostgres, openSqlite } from "../../src/index.ts";
import { endProcesses, findToken, findUrl, type Started, startCommand } from "../support/command.ts";
import { call, uploadBytes } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";

describeEngines("a command that gets a stop signal", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "stop-test-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function start(): Promise<{ readonly command: Started; readonly greeting: string }> {
    const command = startCommand(["--port", "0", "--quiet", "--data", folder], database.environment);
    return { command, greeting: await command.ready };
  }

  it.each(["SIGTERM", "SIGINT"] as const)(
    "puts its jobs back and goes on with them later (%s)",
    async (signal) => {
      const first = await start();
      let target = { url: findUrl(first.greeting), token: findToken(first.greeting) ?? "" };
      const [{ id: environmentId }] = await call(target, "/environments");
      const json = { name: "Spring", environmentId };
      const { id: spaceId } = await call(target, "/spaces", { method: "POST", json });
      const rows = Array.from({ length: 30_000 }, (_, index) => String(index));
      const bytes = Buffer.from(`number\n${rows.join("\n")}\n`);
      const fileId = await uploadBytes({ ...target, spaceId, environmentId }, "numbers.csv", bytes);
      const getJob = async () => (await call(target, `/jobs?fileId=${fileId}`))[0];
      while ((await getJob()).progress === 0) await setTimeout(20);
      first.command.child.kill(signal);
      expect(await first.command.ended).toMatchObject({ code: 0 });

      const { DATABASE_URL: url } = database.environment;
      const storage = url === undefined ? openSqlite({ folder }) : openPostgres({ url });
      const row = await storage.db.selectFrom("jobs").selectAll().executeTakeFirstOrThrow();
      await storage.close();
      expect(row).toMatchObject({ status: "executing", claimed_by: null });

      const second = await start();
      target = { ...target, url: findUrl(second.greeting) };
      let job = await getJob();
      for (; job.status === "executing"; job = await getJob()) await setTimeout(50);
      const info = "30000 records in 1 sheet. That row 1 has the names of the columns is a guess.";
      expect(job).toMatchObject({ status: "complete", info });
    },
  );
});
