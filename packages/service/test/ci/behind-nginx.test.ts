import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { cells } from "../support/catalogue.ts";
import { endProcesses, findToken, type Started, startCommand } from "../support/command.ts";
import { call, uploadBytes } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describePostgres } from "../support/databases.ts";
import { findPort, hasNginx, startNginx } from "../support/nginx.ts";
import { type S3Fake, startS3Fake } from "../support/s3-fake.ts";

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

    const startNode = async (name: string, port: number): Promise<Started> => {
      const { bucket, endpoint, region, accessKeyId, secretAccessKey } = store.options;
      const started = startCommand(
        ["--quiet", "--port", String(port), "--data", join(folder, name), "--drain-seconds", "2"],
        {
          ...database.environment,
          ...{ S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region, PROXIES: "1" },
          ...{ S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey },
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
      const { url } = await startNginx(join(folder, "nginx"), ports);
      const [{ id: environmentId }] = await call({ url, token }, "/environments");
      const json = { name: "Spring", environmentId };
      const { id: spaceId } = await call({ url, token }, "/spaces", { method: "POST", json });
      return { ports, nodes, target: { url, token, environmentId, spaceId } };
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
        .poll(readJob, { timeout: 120_000, interval: 200 })
        .toMatchObject({ status: "complete", info: expect.stringMatching(/^2500 records in 1 sheet/) });
    }, 180_000);

    it("say in JSON what is too large", async () => {
      const { target } = await start();
      const response = await fetch(`${target.url}/spaces`, {
        method: "POST",
        headers: { authorization: `Bearer ${target.token}`, "content-type": "application/json" },
        body: JSON.stringify({ name: "x".repeat(20_000_000) }),
      });
      expect(response.status).toBe(413);
      expect(await response.json()).toMatchObject({ errors: [{ code: "body_too_large" }] });
    }, 60_000);

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
    }, 60_000);

    it("are replaced one after the other, and no request fails", async () => {
      const { ports, nodes, target } = await start();
      const sheets = [{ name: "Lines", slug: "lines", fields: [{ key: "price", type: "number" }] }];
      const json = { name: "Book", spaceId: target.spaceId, environmentId: target.environmentId, sheets };
      const workbook = await call(target, "/workbooks", { method: "POST", json });
      const path = `/sheets/${workbook.sheets[0].id}/records`;
      let isOver = false;
      const failures: unknown[] = [];
      let written = 0;
      let read = 0;
      const work = Array.from({ length: 4 }, async (_, index) => {
        while (!isOver) {
          try {
            if (index % 2 === 0) {
              await call(target, path, { method: "POST", json: [cells({ price: written })] });
              written += 1;
            } else {
              await call(target, `${path}?pageSize=10`);
              read += 1;
            }
          } catch (error) {
            failures.push(error);
          }
        }
      });
      const until = (count: number) => expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(count);
      await until(20);
      // As a step of a newer version does, while the nodes of the older one work.
      const client = new pg.Client({ connectionString: database.environment["DATABASE_URL"] });
      await client.connect();
      await client.query("alter table records add column planted text");
      await client.end();
      for (const [index, name] of ["first", "second"].entries()) {
        nodes[index]?.child.kill("SIGTERM");
        expect(await nodes[index]?.ended).toMatchObject({ code: 0 });
        nodes[index] = await startNode(name, ports[index] ?? 0);
        await until(written + 20);
      }
      isOver = true;
      await Promise.all(work);
      await setTimeout(0);
      expect(failures).toEqual([]);
      expect(read).toBeGreaterThan(40);
      const counts = await call(target, path.replace("records", "counts"));
      expect(counts.counts.total).toBe(written);
    }, 180_000);
  });
});
