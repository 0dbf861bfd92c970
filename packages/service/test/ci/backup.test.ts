import { createHash, randomBytes } from "node:crypto";
import { cpSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { backUpFolder } from "../../src/command/backup-folder.ts";
import { endProcesses, findToken, findUrl, startCommand as start } from "../support/command.ts";
import { call, uploadBytes } from "../support/crash-writers.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "backup-"));
});
afterEach(async () => {
  await endProcesses();
  rmSync(folder, { recursive: true });
});

const inFolder = (...names: string[]) => join(folder, ...names);
const listFiles = (path: string) =>
  readdirSync(path, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** A running service with a sheet, and what it has acknowledged. */
async function startFilled() {
  const greeting = await start(["--port", "0", "--data", inFolder("data"), "--quiet"]).ready;
  const service = { url: findUrl(greeting), token: findToken(greeting) ?? "" };
  const [{ id: environmentId }] = await call(service, "/environments");
  const { id: spaceId } = await call(service, "/spaces", {
    method: "POST",
    json: { name: "Spring", environmentId },
  });
  const sheets = [{ name: "Cups", slug: "cups", fields: [{ key: "mark", type: "string" }] }];
  const workbook = await call(service, "/workbooks", {
    method: "POST",
    json: { name: "Goods", spaceId, environmentId, sheets },
  });
  const path = `/sheets/${workbook.sheets[0].id}/records`;
  const insert = (mark: string) =>
    call(service, path, {
      method: "POST",
      json: Array.from({ length: 50 }, () => ({ mark: { value: mark } })),
    });
  const upload = async () => {
    const bytes = randomBytes(20_000);
    const id = await uploadBytes({ ...service, spaceId, environmentId }, "photo.bin", bytes);
    return { id, digest: digestOf(bytes) };
  };
  const remove = (id: string) => call(service, `/files/${id}`, { method: "DELETE" });
  return { ...service, path, spaceId, insert, upload, remove };
}

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

async function download({ url, token }: { url: string; token: string }, id: string) {
  const response = await fetch(`${url}/files/${id}/download`, {
    headers: { authorization: `Bearer ${token}`, "x-disable-hooks": "true" },
  });
  expect(response.status).toBe(200);
  return digestOf(new Uint8Array(await response.arrayBuffer()));
}

it("has everything that was acknowledged before it, while others write, and a service starts with it", async () => {
  const service = await startFilled();
  const kept = [];
  for (let count = 0; count < 3; count += 1) {
    await service.insert(`before-${count}`);
    kept.push(await service.upload());
  }
  let isOver = false;
  const writing = [
    async () => service.insert("during"),
    async () => service.remove((await service.upload()).id),
    async () => service.upload(),
  ].map(async (write) => {
    while (!isOver) await write();
  });

  const to = inFolder("backups", "monday");
  const { code, output } = await start(["backup", "--data", inFolder("data"), "--to", to]).ended;
  isOver = true;
  await Promise.all(writing);
  expect(output).toMatch(new RegExp(`^The backup ${to} is complete: the database and \\d+ files.\n$`));
  expect(code).toBe(0);
  const entries = readdirSync(to, { recursive: true }).map((name) => statSync(join(to, String(name))));
  expect(
    new Set(
      entries.map((entry) => (entry.isFile() ? "file " : "folder ") + (entry.mode & 0o777).toString(8)),
    ),
  ).toEqual(new Set(["file 600", "folder 700"]));
  expect(statSync(to).mode & 0o777).toBe(0o700);
  expect(readdirSync(inFolder("backups"))).toEqual(["monday"]);

  cpSync(to, inFolder("restored"), { recursive: true });
  const restored = { url: "", token: service.token };
  restored.url = findUrl(await start(["--port", "0", "--data", inFolder("restored"), "--quiet"]).ready);
  const { records } = await call(restored, `${service.path}?pageSize=10000`);
  const marks = records.map((record: { values: { mark: { value: string } } }) => record.values.mark.value);
  expect(marks.filter((mark: string) => mark !== "during").length).toBe(150);
  expect(marks.length % 50).toBe(0);
  const files = await call(restored, `/files?spaceId=${service.spaceId}&pageSize=1000`);
  for (const { id, digest } of kept) expect(await download(restored, id)).toBe(digest);
  for (const { id } of files) await download(restored, id);
  expect(listFiles(join(to, "blobs"))).toHaveLength(files.length);
});

it("has the files of one moment, also if some are deleted and others uploaded while it copies them", async () => {
  const service = await startFilled();
  const files = [await service.upload(), await service.upload()];
  const added: string[] = [];
  let isFirst = true;
  const request = {
    place: { folder: inFolder("data"), databaseUrl: undefined },
    to: inFolder("copy"),
    hasFiles: true,
  };
  const result = await backUpFolder({
    ...request,
    async onProgress(what) {
      if (what === "database" || !isFirst) return;
      isFirst = false;
      for (const { id } of files) await service.remove(id);
      added.push((await service.upload()).id);
    },
  });
  expect(result).toEqual({ files: 1, missing: [] });
  expect(listFiles(inFolder("copy", "blobs"))).toHaveLength(1);
  const lost = listFiles(inFolder("data", "blobs"))[0];
  rmSync(join(lost?.parentPath ?? "", lost?.name ?? ""));
  const again = await backUpFolder({ ...request, to: inFolder("again"), onProgress: () => {} });
  expect(again).toEqual({ files: 0, missing: [lost?.name] });
});

it("replaces nothing, and leaves nothing if it fails", async () => {
  await startFilled();
  writeFileSync(inFolder("note"), "");
  const run = (...args: string[]) => start(["backup", "--data", inFolder("data"), ...args]).ended;
  expect(await run("--to", folder)).toEqual({
    code: 1,
    output: `The folder ${folder} is not empty. Name a new folder with --to.\n`,
  });
  const missing = inFolder("nothing");
  expect(await run("--data", missing, "--to", inFolder("copy"))).toEqual({
    code: 1,
    output: `The folder ${missing} has no database. Name the data folder of the service with --data.\n`,
  });
  expect((await run("--to", inFolder("note", "copy"))).output).toMatch(
    /^The backup cannot be written: EEXIST|ENOTDIR/,
  );
  expect(await run()).toEqual({ code: 2, output: "--to is missing: the new folder of the backup.\n" });
  expect([existsSync(inFolder("copy")), existsSync(inFolder("copy.unfinished"))]).toEqual([false, false]);
});

it("says what to use for PostgreSQL", async () => {
  const url = "postgres://keeper:secret@127.0.0.1:1/import";
  const { code, output } = await start(["backup", "--to", inFolder("copy")], { DATABASE_URL: url }).ended;
  expect(output).toMatch(/^PostgreSQL has its own backup: run `pg_dump /);
  expect([code, output.includes("secret")]).toEqual([1, false]);
});
