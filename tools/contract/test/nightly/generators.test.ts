import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { createMock } from "@data-import/mock";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { expected, type Generator, type Place } from "../support/generators/generator.ts";
import { goGenerators, hasGo, installGo } from "../support/generators/go-generators.ts";
import { hasJava } from "../support/generators/java-generator.ts";
import { hasPython, installPython, pythonGenerators } from "../support/generators/python-generators.ts";
import { readTable, type Seen, writeBugs, writeLine } from "../support/generators/table.ts";
import { installTypescript, typescriptGenerators } from "../support/generators/typescript-generators.ts";

// Third-party tools read the description as their users run them: generate, compile, call the mock.
const folder = mkdtempSync(join(tmpdir(), "data-import-generators-"));
const description = fileURLToPath(import.meta.resolve("@data-import/spec/openapi.json"));
const readme = fileURLToPath(new URL("../../../../spec/README.md", import.meta.url));
const minutes = 60_000;

const languages = [
  { name: "TypeScript", generators: typescriptGenerators, install: installTypescript, isHere: true },
  {
    name: "Python (needs python3 with venv)",
    generators: pythonGenerators,
    install: installPython,
    isHere: hasPython,
  },
  { name: "Go (needs go 1.24)", generators: goGenerators, install: installGo, isHere: hasGo },
];
const all = languages.flatMap(({ generators }) => generators);
const seen = new Map<Generator, Seen>();
let server: Awaited<ReturnType<ReturnType<typeof createMock>["listen"]>>;
let place: Place;
const installs = new Map<string, Promise<void>>();

beforeAll(async () => {
  server = await createMock().listen();
  place = { folder, baseUrl: server.url };
  copyFileSync(description, join(folder, "openapi.json"));
  // Side by side, because installs wait for the network.
  for (const { name, install } of languages.filter(({ isHere }) => isHere)) {
    const installing = install(place);
    // The tests of the language await it, and fail.
    installing.catch(() => undefined);
    installs.set(name, installing);
  }
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}, minutes);

describe.each(languages)("$name", ({ name: language, generators, isHere }) => {
  const runs = generators.filter(({ name }) => hasJava || !name.startsWith("openapi-generator"));
  const skipped = generators.filter((generator) => !runs.includes(generator));

  describe.skipIf(!isHere)("installed", () => {
    beforeAll(() => installs.get(language), 8 * minutes);

    test.each(runs)(
      "$name reads the description, and its code works",
      async (generator) => {
        const { generate, compile, call } = generator;
        seen.set(generator, { compiles: "no", calls: "no" });
        await generate(place);
        await compile?.(place);
        seen.set(generator, { compiles: compile ? "yes" : "—", calls: call ? "no" : "—" });
        if (call === undefined) return;
        expect(await call(place)).toBe(expected);
        seen.set(generator, { compiles: "yes", calls: "yes" });
      },
      5 * minutes,
    );
  });

  test.skip.each(skipped)("$name (needs java and mvn)", () => undefined);
});

test("the README of the description says what was seen", () => {
  const { lines, bugs } = readTable(readFileSync(readme, "utf8"));
  const now = [...seen].map(([generator, cells]) => writeLine(generator, cells));
  console.log(now.join("\n"));
  const wasSeen = (line: string) => [...seen].some(([{ name }]) => line.startsWith(`| \`${name}\` `));
  expect(lines.filter(wasSeen)).toEqual(now);
  expect(lines.map((line) => line.split("`")[1])).toEqual(all.map(({ name }) => name));
  expect(bugs).toEqual(all.flatMap(writeBugs));
});
