import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fromPath } from "../../src/node/index.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function write(name: string, text = "sku,name\n1,Cup\n") {
  const path = join(folder, name);
  await writeFile(path, text);
  return path;
}

test.each([
  ["products.csv", "text/csv"],
  ["Products.XLSX", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"],
  ["rows.jsonl", "application/jsonl"],
  ["größe 😀.tsv", "text/tab-separated-values"],
  ["unknown.bin", "application/octet-stream"],
  ["none", "application/octet-stream"],
])("%s has its name, its size and its type", async (name, type) => {
  const path = await write(name);
  expect(await fromPath(path)).toMatchObject({ name, type, size: 15 });
  expect(await fromPath(pathToFileURL(path))).toMatchObject({ name, type, size: 15 });
});

test("takes another name and type", async () => {
  const given = { name: "b.txt", type: "text/plain" };
  expect(await fromPath(await write("a.csv"), given)).toMatchObject(given);
});

test("can be read more than once", async () => {
  const { stream } = await fromPath(await write("twice.csv", "abc"));
  expect(await new Response(stream()).text()).toBe("abc");
  expect(await new Response(stream()).text()).toBe("abc");
});

test("rejects if the file does not exist", async () => {
  await expect(fromPath(join(folder, "none.csv"))).rejects.toMatchObject({ code: "ENOENT" });
  await expect(fromPath(folder)).rejects.toThrow("is not a file");
});
