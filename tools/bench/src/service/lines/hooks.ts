import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { showProgress } from "../../progress.ts";
import type { Row } from "../../table.ts";
import { addCosts, readCostOfFamily } from "../setup/cost.ts";
import { createRow, formatMicroseconds } from "../setup/rows.ts";
import { writeRecords, writeValues } from "../setup/sheet.ts";
import { type Engine, openPlace, type Place, shortResponse } from "../setup/stage.ts";

const sheetCount = 10;
const commitsPerSheet = 20;
/** The field that the hook changes. */
const changed = "field0";
const pollMs = 20;

/** A hook that corrects each record, while records arrive one by one in several sheets. */
export async function* measureHooks(engine: Engine): AsyncGenerator<Row> {
  const place = await openPlace(engine);
  try {
    await deploy(place);
    const sheets = await Promise.all(Array.from({ length: sheetCount }, () => place.createSheet()));
    // The first run starts a process.
    await insertAndWait(place, sheets, 1);
    showProgress(`hooks on ${engine}`);
    const readCost = () => addCosts(readCostOfFamily(place.service.pid), place.readDatabaseCost());
    const before = readCost();
    const started = performance.now();
    await insertAndWait(place, sheets, commitsPerSheet);
    const events = sheetCount * commitsPerSheet;
    const seconds = (performance.now() - started) / 1000;
    yield createRow({
      claim: `commits that a hook corrects, ${engine}`,
      value: events / seconds,
      format: (rate) => `${rate.toFixed(0)} a second`,
      detail: `${events} commits of one record in ${sheetCount} sheets; ${formatMicroseconds((readCost().cpu - before.cpu) / events)} CPU each, with the insert, the process of the agent and the database`,
      least: 100,
    });
  } finally {
    await place.close();
  }
}

async function deploy({ service, environmentId }: Place): Promise<void> {
  const bundle = await build({
    entryPoints: [fileURLToPath(new URL("../programs/hook.ts", import.meta.url))],
    bundle: true,
    write: false,
    logLevel: "error",
    platform: "node",
    format: "esm",
  });
  const body = { slug: "hook", topics: ["commit:created"], source: bundle.outputFiles[0]?.text };
  const path = `/agents?environmentId=${environmentId}`;
  const agent = JSON.parse(await service.request("POST", path, JSON.stringify(body))).data;
  const roles: { id: string; name: string }[] = JSON.parse(await service.request("GET", "/roles")).data;
  const roleId = roles.find(({ name }) => name === "Editor")?.id;
  const role = JSON.stringify({ roleId, resourceId: environmentId });
  await service.request("POST", `/agents/${agent.id}/roles`, role);
}

/** Inserts records one by one, in the sheets in turn, and waits until the hook has corrected the last one of each sheet. */
async function insertAndWait(
  { service }: Place,
  sheets: readonly { readonly path: string }[],
  count: number,
): Promise<void> {
  const headers = { ...shortResponse, "x-disable-hooks": "false" };
  for (let number = 0; number < count; number += 1) {
    const body = writeRecords([writeValues(number + 1)]);
    for (const { path } of sheets) await service.request("POST", `${path}/records`, body, headers);
  }
  for (const { path } of sheets) {
    const query = `${path}/records?q=${encodeURIComponent(`${changed} like "Article%"`)}&pageSize=1`;
    for (;;) {
      const { records } = JSON.parse(await service.request("GET", query)).data;
      const [first] = records;
      if (first === undefined) break;
      await sleep(pollMs);
    }
  }
}
