import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { openPostgres } from "../../src/index.ts";
import { endProcesses, findToken, type Started, startCommand, startProcess } from "../support/command.ts";
import { call, uploadBytes } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describePostgres } from "../support/databases.ts";
import { createFirstVersion, plantedStep } from "../support/first-version.ts";
import { findPort, hasNginx, startNginx } from "../support/nginx.ts";
import { findPostgres, startPostgres } from "../support/private-postgres.ts";
import { type S3Fake, startS3Fake } from "../support/s3-fake.ts";
import { prepareTarget, startSteadyClients } from "../support/steady-clients.ts";

const programs = findPostgres();

/** The command of a version that has one more step of the schema. */
const startNewerCommand: typeof startCommand = (args, environment = {}) => {
  const program = join(import.meta.dirname, "../support/newer-command.ts");
  return startProcess(["--conditions=@data-import/source", program, ...args], environment, "Ctrl-C");
};

describe.skipIf(!hasNginx)(`behind nginx${hasNginx ? "" : ", skipped: it is not installed"}`, () => {
  describePostgres("two nodes", (engine) => {
    let folder: string;
    let database: DatabaseEnvironment;
    let store: S3Fake;
    beforeEach(async () => {
      folder = await mkdtemp(join(tmpdir(), "nginx-test-"));
      database = await createEnvironment(engine);
      store = await startS3Fake();
    });
    afterEach(async () => {
      await endProcesses();
      await store.close();
      await database.drop();
      await rm(folder, { recursive: true });
    });

    const startNode = async (name: string, port: number, run = startCommand): Promise<Started> => {
      const { bucket, endpoint, region, accessKeyId, secretAccessKey } = store.options;
      const started = run(
        ["--quiet", "--port", String(port), "--data", join(folder, name), "--drain-seconds", "2"],
        {
          ...database.environment,
          S3_BUCKET: bucket,
          S3_ENDPOINT: endpoint,
          S3_REGION: region,
          PROXIES: "1",
          S3_ACCESS_KEY_ID: accessKeyId,
          S3_SECRET_ACCESS_KEY: secretAccessKey,
        },
      );
      expect(await started.ready).toContain("listens at");
      return started;
    };

    /** Two nodes behind nginx, and a space. */
    async function start() {
      const ports = [await findPort(), await findPort()];
      const nodes = [await startNode("first", ports[0] ?? 0), await startNode("second", ports[1] ?? 0)];
      const token = findToken(await (nodes[0] as Started).ready) ?? "";
      const { url, port, process: proxy } = await startNginx(join(folder, "nginx"), ports);
      const [{ id: environmentId }] = await call({ url, token }, "/environments");
      const json = { name: "Spring", environmentId };
      const { id: spaceId } = await call({ url, token }, "/spaces", { method: "POST", json });
      const restartProxy = () => startNginx(join(folder, "nginx"), ports, port);
      return { ports, nodes, proxy, restartProxy, target: { url, token, environmentId, spaceId } };
    }

    async function countSteps(name: string): Promise<number> {
      const client = new pg.Client({ connectionString: database.environment["DATABASE_URL"] });
      await client.connect();
      const query = client.query("select name from kysely_migration where name = $1", [name]);
      return (await query.finally(() => client.end())).rows.length;
    }

    it("take a file of 100 MB, and import it", async () => {
      const { target } = await start();
      const cell = "x".repeat(10_000);
      const rows = Array.from({ length: 2_500 }, (_, index) => `${index},${cell},${cell},${cell},${cell}\n`);
      const bytes = Buffer.from(`number,a,b,c,d\n${rows.join("")}`);
      expect(bytes.length).toBeGreaterThan(100_000_000);
      const fileId = await uploadBytes(target, "large.csv", bytes);
      const readJob = async () => (await call(target, `/jobs?fileId=${fileId}`))[0];
      await expect
        .poll(readJob, { interval: 200 })
        .toMatchObject({ status: "complete", info: expect.stringMatching(/^2500 records in 1 sheet/) });
    });

    it("say in JSON what is too large", async () => {
      const { target } = await start();
      const response = await fetch(`${target.url}/spaces`, {
        method: "POST",
        headers: { authorization: `Bearer ${target.token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "x".repeat(20_000_000) }),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ errors: [{ code: "body_too_large" }] });
    });

    it("go on while an operator makes a token and sets a password", async () => {
      const { target } = await start();
      const run = (word: string) =>
        startCommand(["admin", word, "--data", join(folder, "first")], {
          ...database.environment,
          NEW_PASSWORD: "correct horse",
        }).ended;
      const issued = await run("token");
      expect(issued.code).toBe(0);
      const token = /pat_\w+/.exec(issued.output)?.[0] ?? "";
      expect(token).not.toBe(target.token);
      expect((await run("reset")).code).toBe(0);
      // Through the proxy, that is, at both nodes in turn.
      for (const bearer of [token, target.token, token, target.token]) {
        expect(await call({ ...target, token: bearer }, "/environments")).toHaveLength(2);
      }
    });

    it("are replaced by a newer version under load, from the schema of 1.0.0, and no request fails", async () => {
      await database.drop();
      database = await createEnvironment(engine, { isEmpty: true });
      const storage = openPostgres({ url: database.environment["DATABASE_URL"] ?? "" });
      await createFirstVersion(storage, "postgres");
      await storage.close();
      const { ports, nodes, proxy, target } = await start();
      const clients = startSteadyClients(await prepareTarget(target));
      await clients.awaitMore(20);
      // The first one of them changes the schema, while the other node of the older version works.
      for (const [index, name] of ["first", "second"].entries()) {
        nodes[index]?.child.kill("SIGTERM");
        expect(await nodes[index]?.ended).toMatchObject({ code: 0 });
        await clients.awaitMore(5);
        nodes[index] = await startNode(name, ports[index] ?? 0, startNewerCommand);
        await clients.awaitMore(20);
      }
      await clients.stop();
      proxy.child.kill("SIGTERM");
      const { output } = await proxy.ended;
      const said = output.split("\n").filter((line) => line.includes("[error]"));
      expect([...clients.failures], said.join("\n")).toEqual([]);
      expect(await countSteps(plantedStep.name)).toBe(1);
      await nodes[0]?.child.kill("SIGTERM");
      await nodes[0]?.ended;
      const older = await startCommand(["--data", join(folder, "first")], database.environment).ended;
      expect(older).toMatchObject({ code: 1, output: expect.stringContaining("Start the newer version.") });
    });

    it("lose one of them twice, and each request has its response from the other", async () => {
      const { ports, nodes, target } = await start();
      const clients = startSteadyClients(await prepareTarget(target));
      for (const [index, name] of ["first", "second"].entries()) {
        await clients.awaitMore(10);
        nodes[index]?.child.kill("SIGKILL");
        await nodes[index]?.ended;
        await clients.awaitMore(10);
        nodes[index] = await startNode(name, ports[index] ?? 0);
      }
      await clients.awaitMore(10);
      await clients.stop();
      // What the killed node was doing: nginx sends no POST a second time, because it cannot know what was done.
      expect([...clients.failures.keys()].filter((failure) => failure !== "502")).toEqual([]);
    });

    it("lose the proxy, and each request is done once", async () => {
      const { proxy, restartProxy, target } = await start();
      const clients = startSteadyClients(await prepareTarget(target));
      await clients.awaitMore(10);
      proxy.child.kill("SIGKILL");
      await proxy.ended;
      await expect.poll(() => clients.failures.get("no response") ?? 0).toBeGreaterThan(10);
      await restartProxy();
      await clients.awaitMore(10);
      await clients.stop();
      expect([...clients.failures.keys()]).toEqual(["no response"]);
    });

    it.skipIf(programs === undefined)("lose PostgreSQL, and each request is done once", async () => {
      const server = await startPostgres(programs ?? "");
      try {
        await database.drop();
        database = { ...database, environment: { DATABASE_URL: server.url }, drop: async () => {} };
        const { target } = await start();
        const clients = startSteadyClients(await prepareTarget(target));
        for (const mode of ["immediate", "fast"] as const) {
          await clients.awaitMore(10);
          await server.stop(mode);
          const refused = () => clients.failures.get("503 with Retry-After") ?? 0;
          const before = refused();
          await expect.poll(refused).toBeGreaterThan(before + 10);
          await server.start();
        }
        await clients.awaitMore(10);
        await clients.stop();
        // Without `Retry-After` if the service cannot know whether the change was stored.
        const known = ["503 with Retry-After", "503"];
        expect([...clients.failures.keys()].filter((failure) => !known.includes(failure))).toEqual([]);
      } finally {
        await endProcesses();
        await server.remove();
      }
    });

    it("lose the store of files: uploads wait, and records are written", async () => {
      const { target } = await start();
      const clients = startSteadyClients(await prepareTarget(target));
      await clients.awaitMore(10);
      store.isAway = true;
      await expect.poll(() => clients.failures.get("503 with Retry-After") ?? 0).toBeGreaterThan(3);
      store.isAway = false;
      await clients.awaitMore(10);
      await clients.stop();
      expect([...clients.failures.keys()]).toEqual(["503 with Retry-After"]);
    });
  });
});
