import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { endProcesses, findToken, findUrl, type Started, startProcess } from "../support/command.ts";
import { call } from "../support/crash-writers.ts";
import { createEnvironment, type DatabaseEnvironment, describeEngines } from "../support/databases.ts";
import { startReceiver } from "../support/receiver.ts";

const program = join(import.meta.dirname, "../support/crashing-service.ts");
/** Longer than a claim on a webhook is valid. */
const step = 31_000;
const kills = 5;
const eventsEach = 40;

describeEngines("webhooks of a service that is killed", (engine) => {
  let folder: string;
  let database: DatabaseEnvironment;
  let starts = 0;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "webhooks-test-"));
    database = await createEnvironment(engine);
  });
  afterEach(async () => {
    await endProcesses();
    await database.drop();
    await rm(folder, { recursive: true });
  });

  async function start(): Promise<{ readonly service: Started; readonly greeting: string }> {
    const args = ["--conditions=@data-import/source", program, folder, String(starts++ * step)];
    const service = startProcess(args, database.environment, "ready");
    return { service, greeting: await service.ready };
  }

  it("send each event at least once, and those of a sheet in their order", async () => {
    const receiver = await startReceiver();
    let { service, greeting } = await start();
    const target = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
    const [{ id: environmentId, accountId }] = await call(target, "/environments");
    const { id: spaceId } = await call(target, "/spaces", {
      method: "POST",
      json: { name: "Goods", environmentId },
    });
    const sheets = ["a", "b"].map((slug) => ({ name: slug, slug, fields: [{ key: "sku", type: "string" }] }));
    const json = { name: "Goods", spaceId, environmentId, sheets };
    const workbook = await call(target, "/workbooks", { method: "POST", json });
    const sheetIds: string[] = workbook.sheets.map(({ id }: { id: string }) => id);
    await call(target, "/webhooks", {
      method: "POST",
      json: { url: receiver.url, environmentId, topics: ["sheet:updated"] },
    });

    const recorded: string[] = [];
    for (let kill = 0; kill <= kills; kill++) {
      for (let index = 0; index < eventsEach; index++) {
        const context = { accountId, environmentId, spaceId, sheetId: sheetIds[index % 2] };
        const event = { topic: "sheet:updated", domain: "sheet", payload: { name: "x" }, context };
        recorded.push((await call(target, "/events", { method: "POST", json: event })).id);
      }
      if (kill === kills) break;
      // While a part of the events is on its way.
      await expect.poll(() => receiver.received.length, { interval: 1 }).toBeGreaterThan(kill * eventsEach);
      service.child.kill("SIGKILL");
      await service.ended;
      ({ service, greeting } = await start());
      target.url = findUrl(greeting);
    }

    const first = () => [...new Set(receiver.received.map(({ event }) => event.id as string))];
    await expect.poll(() => first().length).toBe(recorded.length);
    for (const sheetId of sheetIds) {
      const ofSheet = receiver.received.filter(({ event }) => event.context.sheetId === sheetId);
      const order = [...new Set(ofSheet.map(({ event }) => event.id))];
      expect(order).toEqual(recorded.filter((id) => order.includes(id)));
    }
    await receiver.close();
  });
});
