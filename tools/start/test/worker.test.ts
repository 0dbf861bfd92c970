import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createWorker, type Worker } from "../src/dev/worker.ts";

let folder: string;
let worker: Worker;
let module: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "worker-"));
  module = join(folder, "module.mjs");
  worker = createWorker(module);
});
afterEach(() => {
  worker.close();
  rmSync(folder, { recursive: true });
});

const write = (text: string) => writeFileSync(module, text);

test("calls the functions of a module that stays loaded, one after the other, in its folder", async () => {
  write(`
    let calls = 0;
    export const count = async (wait) => {
      await new Promise((later) => setTimeout(later, wait));
      return ++calls;
    };
    export const where = () => [process.cwd(), process.pid];
  `);
  expect(await Promise.all([worker.call("count", 50), worker.call("count", 0)])).toEqual([1, 2]);
  const [cwd, pid] = await worker.call<[string, number]>("where");
  expect(cwd).toBe(folder);
  expect(pid).not.toBe(process.pid);
});

test("says what a function says when it fails, and goes on", async () => {
  write(
    `export const fail = () => { throw new Error("no such thing"); };\nexport const work = () => "done";`,
  );
  await expect(worker.call("fail")).rejects.toThrow("no such thing");
  await expect(worker.call("other")).rejects.toThrow("has no function other");
  expect(await worker.call("work")).toBe("done");
});

test("loads the module again after it was closed, and after its process ended", async () => {
  write(`export const end = () => { console.error("out of memory"); process.exit(1); };`);
  await expect(worker.call("end")).rejects.toThrow("out of memory");
  write(`export const read = () => "second";`);
  expect(await worker.call("read")).toBe("second");
  write(`export const read = () => "third";`);
  expect(await worker.call("read")).toBe("second");
  worker.close();
  expect(await worker.call("read")).toBe("third");
});

test("says what is wrong with a module that cannot be loaded", async () => {
  write("export const half = ;");
  await expect(worker.call("half")).rejects.toThrow("SyntaxError");
});
