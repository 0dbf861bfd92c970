import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { compareContracts } from "../src/compare-contracts.ts";
import { openSources } from "../src/locate-source.ts";
import { findBundle, repository } from "../src/repository.ts";
import type { Tree } from "./support/edits.ts";
import { makeFolder } from "./support/make-folder.ts";

test("a break of our own description is found, with its users and its place", async () => {
  const bundle = findBundle(repository);
  const text = readFileSync(bundle, "utf8");
  // As if each object had one more property in the last release.
  const released = parse(text);
  const schemas = Object.entries<Tree>(released.components.schemas);
  const planted = schemas.filter(([, { properties }]) => properties !== undefined).map(([name]) => name);
  for (const name of planted) released.components.schemas[name].properties.planted = { type: "string" };
  const file = join(makeFolder({ "released.json": JSON.stringify(released) }), "released.json");

  const { changes } = await compareContracts(file, bundle);
  const locate = openSources(join(repository.root, "spec"));
  expect(changes.map(({ place }) => place).sort()).toEqual(planted.map((name) => `${name}.planted`).sort());
  for (const { place, change, users, advice } of changes) {
    expect({ place, impact: change.impact, advised: advice !== undefined }).toEqual({
      place,
      impact: "major",
      advised: true,
    });
    expect(users).not.toEqual([]);
    expect(locate(change.pointer)).toMatch(/^spec\/(schemas|shared)\/[\w-]+\.yaml:\d+$/);
  }
});
