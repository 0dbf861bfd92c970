import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { isPortFree } from "../../ports.mjs";
import { root } from "../../src/packages.ts";
import { copyWorkspace, type WorkspaceCopy } from "../support/workspace-copy.ts";

const example = "spec/examples/sheets.yaml";
/** What the example says in this repository. */
const usual = "One row per product.";
let copy: WorkspaceCopy;
let dev: ChildProcess;
let port: number;
let printed = "";
let read = 0;

beforeAll(async () => {
  copy = copyWorkspace();
  port = await findFreePair();
  dev = spawn(process.execPath, ["tools/start/src/run.ts", "dev", "--port", String(port)], {
    cwd: copy.folder,
    // The copy has the same cache keys as this repository, so it can use its cache.
    env: { ...process.env, TURBO_CACHE_DIR: join(root, ".turbo/cache") },
  });
  for (const stream of [dev.stdout, dev.stderr]) {
    stream?.on("data", (data) => (printed += stripVTControlCharacters(String(data))));
  }
  await waitForLines(/Ctrl-C stops/);
});
afterAll(() => {
  dev.kill("SIGKILL");
  copy.remove();
});

/** Waits until all patterns have been printed since the last wait; gives the output up to the end of the last one. */
async function waitForLines(...patterns: RegExp[]): Promise<string> {
  const end = await vi.waitFor(
    () => {
      if (dev.exitCode !== null) throw new Error(`npm run dev ended:\n${printed}`);
      const text = printed.slice(read);
      return Math.max(
        ...patterns.map((pattern) => {
          const match = pattern.exec(text);
          if (match === null) throw new Error(`${pattern} is not in:\n${text}`);
          return match.index + match[0].length;
        }),
      );
    },
    { timeout: 280_000, interval: 50 },
  );
  const text = printed.slice(read, read + end);
  read += end;
  return text;
}

const edit = (path: string, from: string | RegExp, to: string) => {
  const text = readFileSync(join(copy.folder, path), "utf8");
  expect(text).toMatch(from);
  writeFileSync(join(copy.folder, path), text.replace(from, to));
};
const readCopy = (path: string) => readFileSync(join(copy.folder, path), "utf8");
const askMock = async () => {
  const headers = { authorization: "Bearer any" };
  const response = await fetch(`http://127.0.0.1:${port + 1}/v1/sheets?workbookId=us_wb_Rm5yZ1hC`, {
    headers,
  });
  return response.text();
};
const askDocs = async () => (await fetch(`http://127.0.0.1:${port}/operations/listSheets/`)).text();

test("a save of the description is shown in types, mock and docs, and built afterwards", async () => {
  expect(await askMock()).toContain(usual);
  edit(example, `description: ${usual}`, "description: Lanterns");
  const lines = await waitForLines(/✓ types.*\n/, /✓ mock.*\n/, /✓ docs.*\n/);
  expect(lines).toMatch(/^✓ spec {6}spec\/examples\/sheets\.yaml {2}[\d.]+ s$/m);
  expect(lines).toMatch(/^✓ types {5}src\/testing\/fixtures\.gen\.ts {2}[\d.]+ s$/m);
  expect(readCopy("packages/client/src/testing/fixtures.gen.ts")).toContain("Lanterns");
  expect(await askMock()).toContain("Lanterns");
  expect(await askMock()).not.toContain(usual);
  expect(await askDocs()).toContain("Lanterns");
  await waitForLines(/✓ build/);
  expect(readCopy("packages/front/dist/openapi.json")).toContain("Lanterns");
});

test("an invalid save prints the place of the error, and changes nothing", async () => {
  edit(example, "description: Lanterns", "description: [");
  expect(await waitForLines(/✗ spec[\s\S]*\n\n[\s\S]*\n\n/)).toMatch(
    /^spec\/examples\/sheets\.yaml:\d+:\d+ {2}\w/m,
  );
  expect(await askMock()).toContain("Lanterns");
  edit(example, "description: [", "description: 5");
  expect(await waitForLines(/✗ spec[\s\S]*\n\n[\s\S]*\n\n/)).toMatch(
    /^spec\/examples\/sheets\.yaml:\d+:\d+ {2}.*must be string.*\(no-invalid-media-type-examples\)$/m,
  );
  expect(await askMock()).toContain("Lanterns");
  expect(readCopy("packages/client/src/testing/fixtures.gen.ts")).toContain("Lanterns");
});

test("temporary files of editors are ignored", async () => {
  for (const name of ["4913", "sheets.yaml~", ".sheets.yaml.swp", "sheets.yaml___jb_tmp___"]) {
    writeFileSync(join(copy.folder, "spec/examples", name), "");
    rmSync(join(copy.folder, "spec/examples", name));
  }
  // The cache has the builds of this text, so that the test does not wait for them a second time.
  edit(example, "description: 5", `description: ${usual}`);
  const lines = await waitForLines(/✓ types/, /✓ mock/, /✓ docs/);
  expect(lines.match(/✓ spec.*/g)).toEqual([
    expect.stringMatching(/✓ spec {6}spec\/examples\/sheets\.yaml {2}/),
  ]);
  expect(await askMock()).toContain(usual);
  await waitForLines(/✓ build/);
  expect(await askMock()).toContain(usual);
});

test("a save of a package is shown after its build", async () => {
  edit("packages/mock/src/engine/described.ts", /^/, "const wrong: number = '';\n");
  expect(await waitForLines(/✗ build[\s\S]*See the output above/)).toContain(
    "src/engine/described.ts(1,7): error TS2322",
  );
  expect(await askMock()).toContain(usual);
  edit("packages/mock/src/engine/described.ts", "const wrong: number = '';\n", "");
  await waitForLines(/✓ build/);
  expect(await askMock()).toContain(usual);
});

test("Ctrl-C ends it with success, and frees its ports", async () => {
  const ended = once(dev, "close");
  dev.kill("SIGINT");
  expect(await ended).toEqual([0, null]);
  expect(await Promise.all([port, port + 1].map(isPortFree))).toEqual([true, true]);
});

async function findFreePair(): Promise<number> {
  for (let candidate = 20_000 + 2 * (process.pid % 10_000); ; candidate += 2) {
    const free = await Promise.all([candidate, candidate + 1].map(isPortFree));
    if (free.every(Boolean)) return candidate;
  }
}
