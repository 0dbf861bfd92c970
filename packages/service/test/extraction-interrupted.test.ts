import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { createSpreadsheet } from "@data-import/checks/spreadsheet";
import { afterEach, beforeEach, expect, it } from "vitest";
import {
  BlobsError,
  createFolderBlobs,
  createService,
  type FoundedAccount,
  openSqlite,
  type Service,
} from "../src/index.ts";
import { migrateFolder } from "./support/migrated-sqlite.ts";
import { createForm } from "./support/upload.ts";

let folder: string;
let service: Service;
let account: FoundedAccount;
let spaceId: string;
/** How many of the next reads of files fail. */
let away = 0;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "interrupted-test-"));
  await migrateFolder(folder);
  await start();
  account = await service.createAccount({ name: "Harbour", email: "keeper@harbour.example" });
  const body = JSON.stringify({ name: "Spring", environmentId: account.environments.development });
  spaceId = (await send("/spaces", { method: "POST", body })).data.id;
});
afterEach(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** Starts the service again on the data of the last one. */
async function start(): Promise<void> {
  const blobs = await createFolderBlobs({ folder: join(folder, "blobs") });
  const read: typeof blobs.read = async (key, range) => {
    if (away === 0) return blobs.read(key, range);
    away -= 1;
    throw new BlobsError("The bucket files cannot be reached.", { isTemporary: true });
  };
  service = await createService({ storage: openSqlite({ folder }), blobs: { ...blobs, read } });
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
async function send(path: string, init: RequestInit = {}): Promise<any> {
  const headers = {
    authorization: `Bearer ${account.token}`,
    "x-disable-hooks": "true",
    ...(typeof init.body === "string" && { "content-type": "application/json" }),
  };
  return (await service.fetch(`http://service.localhost/v1${path}`, { ...init, headers })).json();
}

async function upload(
  content: string | Uint8Array<ArrayBuffer>,
  name: string,
  more: readonly (readonly [string, string])[] = [],
): Promise<string> {
  const fields = [
    ...more,
    ["spaceId", spaceId],
    ["environmentId", account.environments.development],
  ] as const;
  return (await send("/files", { method: "POST", body: createForm(content, { name, fields }) })).data.id;
}

// biome-ignore lint/suspicious/noExplicitAny: tests read responses of every shape.
async function awaitJob(fileId: string, isReached: (job: any) => boolean): Promise<any> {
  for (;;) {
    const [job] = (await send(`/jobs?fileId=${fileId}`)).data;
    if (isReached(job)) return job;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

/** The first value of every record of every sheet. */
async function readNumbers(fileId: string): Promise<string[][]> {
  const { workbookId } = (await send(`/files/${fileId}`)).data;
  const { sheets } = (await send(`/workbooks/${workbookId}`)).data;
  const lists: string[][] = [];
  for (const { id } of sheets) {
    const numbers: string[] = [];
    for (let page = 1; numbers.length % 10_000 === 0; page += 1) {
      const { records } = (await send(`/sheets/${id}/records?pageNumber=${page}`)).data;
      if (records.length === 0) break;
      for (const { values } of records) numbers.push(values.number.value);
    }
    lists.push(numbers);
  }
  return lists;
}

const count = 30_000;
const numbers = Array.from({ length: count }, (_, index) => String(index));

it("continues after a stop of the service, and writes each record once", async () => {
  const id = await upload(`number\n${numbers.join("\n")}\n`, "numbers.csv");
  await awaitJob(id, ({ progress }) => progress > 0);
  await service.close();
  await start();
  const interrupted = await awaitJob(id, () => true);
  expect(interrupted.status).not.toBe("complete");
  await awaitJob(id, ({ status }) => status === "complete");
  expect(await readNumbers(id)).toEqual([numbers]);
});

it("begins again as often as the files cannot be reached", async () => {
  // More often than a job is started that ends the process.
  away = 6;
  const id = await upload("number\n7\n", "numbers.csv");
  const { info } = await awaitJob(id, ({ status }) => status === "complete" || status === "failed");
  expect(info).toMatch(/^1 record in 1 sheet/);
  expect(away).toBe(0);
  expect(await readNumbers(id)).toEqual([["7"]]);
});

it("continues in the sheet of the spreadsheet that it was reading", async () => {
  const writeRow = (value: string, index: number) =>
    `<row r="${index + 1}"><c t="str"><v>${value}</v></c></row>`;
  const rows = ["number", ...numbers.slice(0, 12_000)].map(writeRow).join("");
  const id = await upload(createSpreadsheet({ sheets: { First: rows, Second: rows } }), "numbers.xlsx");
  await awaitJob(id, ({ progress }) => progress > 50);
  await service.close();
  await start();
  await awaitJob(id, ({ status }) => status === "complete");
  expect(await readNumbers(id)).toEqual([numbers.slice(0, 12_000), numbers.slice(0, 12_000)]);
});

it("leaves no workbook when it is canceled or marked as failed, and can run again", async () => {
  const id = await upload(`number\n${numbers.join("\n")}\n`, "numbers.csv");
  for (const step of ["cancel", "fail"]) {
    const job = await awaitJob(id, ({ progress }) => progress > 0);
    await send(`/jobs/${job.id}/${step}`, { method: "POST", body: "{}" });
    expect((await send(`/files/${id}`)).data).toMatchObject({ status: "failed" });
    expect((await send(`/workbooks?spaceId=${spaceId}`)).data).toEqual([]);
    await send(`/jobs/${job.id}/retry`, { method: "POST" });
  }
  await awaitJob(id, ({ status }) => status === "complete");
  expect((await send(`/files/${id}`)).data).toMatchObject({ status: "complete" });
  expect(await readNumbers(id)).toEqual([numbers]);
});

it("counts a sample once if it stopped between the last table and its end", async () => {
  const id = await upload(`number\n${numbers.slice(0, 1500).join("\n")}\n`, "numbers.csv", [
    ["extent", "sample"],
  ]);
  const { info } = await awaitJob(id, ({ status }) => status === "complete");
  await service.close();
  const database = new DatabaseSync(join(folder, "data-import.sqlite"));
  database.exec("update jobs set status = 'executing', finished_at = null, info = null");
  database.close();
  await start();
  expect((await awaitJob(id, ({ status }) => status === "complete")).info).toBe(info);
  expect(info).toContain("1 sheet with a sample only");
  expect((await send("/events?topic=sheet:updated")).data).toHaveLength(1);
});
