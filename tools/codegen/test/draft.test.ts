import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { makeDraft, writeDraft } from "../src/draft.ts";
import { generateTestingFiles, generateTypesFiles, readBundle } from "../src/index.ts";
import { fixturePath } from "./fixture.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "codegen-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

test("writes nothing before `writeDraft`, then the files of the command, then nothing more", () => {
  const [types, client] = [join(folder, "types"), join(folder, "client")];
  makeDraft(fixturePath, [
    { target: "types", folder: types },
    { target: "testing", folder: client },
  ]);
  expect(readdirSync(folder)).toEqual([]);

  const bundle = readBundle(fixturePath);
  const files = generateTypesFiles(bundle);
  const testing = generateTestingFiles(bundle);
  expect(writeDraft()).toEqual([...Object.keys(files), ...Object.keys(testing)]);
  for (const [path, text] of Object.entries(files)) {
    expect(readFileSync(join(types, path), "utf8")).toBe(text);
  }
  for (const [path, text] of Object.entries(testing)) {
    expect(readFileSync(join(client, path), "utf8")).toBe(text);
  }
  expect(writeDraft()).toEqual([]);
});

test("keeps the last draft if the next one fails", () => {
  makeDraft(fixturePath, [{ target: "testing", folder }]);
  expect(() => makeDraft(fixturePath, [{ target: "service", folder }])).toThrow(
    'There is nothing called "service" to generate.',
  );
  expect(writeDraft()).toEqual(["src/testing/fixtures.gen.ts"]);
});
