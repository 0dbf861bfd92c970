import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, startCommand } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";
import { createEnvironment, describeEngines } from "../support/databases.ts";

describeEngines("commands that start together", (engine) => {
  let folder: string;
  let database: Awaited<ReturnType<typeof createEnvironment>>;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "nodes-test-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  it("create one account; each of them serves, or ends with a status", async () => {
    const nodes = Array.from({ length: 4 }, () =>
      startCommand(["--port", "0", "--quiet", "--data", folder], database.environment),
    );
    const outputs = await Promise.all(nodes.map(({ ready }) => ready));
    const tokens = outputs.flatMap((output) => findToken(output) ?? []);
    expect(tokens).toHaveLength(1);
    const [token = ""] = tokens;
    const serving = outputs.filter((output) => output.includes("listens at"));
    // Several processes cannot share a folder.
    expect(serving).toHaveLength(engine.name === "SQLite" ? 1 : nodes.length);
    for (const output of serving) {
      const environments = await call({ url: findUrl(output), token }, "/environments");
      expect(environments).toHaveLength(2);
    }
    for (const [index, { ended }] of nodes.entries()) {
      if (!serving.includes(outputs[index] ?? "")) expect((await ended).code).toBe(1);
    }
  });
});
