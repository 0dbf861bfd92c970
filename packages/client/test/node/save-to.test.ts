import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { download } from "../../src/files/index.ts";
import { saveTo } from "../../src/node/index.ts";
import { downloadAgentExport } from "../../src/operations.gen.ts";
import { createTestCore } from "../support/core.ts";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
});
afterEach(() => rm(folder, { recursive: true }));

const start = (body: string | ReadableStream, headers: Record<string, string> = {}) =>
  download(
    createTestCore(() => new Response(body, { headers })),
    downloadAgentExport,
    {
      path: { agentExportId: "us_agx_1" },
    },
  );

const broken = () =>
  new ReadableStream({
    pull(controller) {
      controller.enqueue(new Uint8Array(10));
      controller.error(new Error("socket hang up"));
    },
  });

test("writes the bytes, and leaves no other files", async () => {
  const path = join(folder, "agent.zip");
  expect(await saveTo(start("PK"), path)).toBe(path);
  expect(await readFile(path, "utf8")).toBe("PK");
  expect(await readdir(folder)).toEqual(["agent.zip"]);
});

test("replaces a file", async () => {
  const path = join(folder, "agent.zip");
  await writeFile(path, "a much longer file that was here before");
  await saveTo(await start("PK"), path);
  expect(await readFile(path, "utf8")).toBe("PK");
});

test.each([
  ["attachment; filename*=UTF-8''pr%C3%BCfer.zip", "prüfer.zip"],
  ['attachment; filename="../../evil.sh"', "evil.sh"],
  ["", "download"],
])("in a folder it takes the name of %j", async (header, name) => {
  expect(await saveTo(start("PK", { "content-disposition": header }), folder)).toBe(join(folder, name));
  expect(await readdir(folder)).toEqual([name]);
});

test("leaves no files if the download breaks, and does not change an existing file", async () => {
  const path = join(folder, "agent.zip");
  await writeFile(path, "before");
  await expect(saveTo(start(broken()), path)).rejects.toMatchObject({ code: "connection" });
  expect(await readdir(folder)).toEqual(["agent.zip"]);
  expect(await readFile(path, "utf8")).toBe("before");
});

test("cancels the download if it cannot write", async () => {
  let cancelled = false;
  const body = new ReadableStream({
    pull: (controller) => controller.enqueue(new Uint8Array(10)),
    cancel: () => {
      cancelled = true;
    },
  });
  await expect(saveTo(start(body), join(folder, "no", "folder", "a.zip"))).rejects.toMatchObject({
    code: "ENOENT",
  });
  expect(cancelled).toBe(true);
});
