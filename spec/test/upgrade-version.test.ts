import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect, test } from "vitest";
import { completeBundle } from "../build.ts";
import { readFindings } from "../findings.ts";
import { type Description, locateOperations, type Reference } from "../read/index.ts";
import { upgradeVersion } from "../upgrade-version.ts";
import { description } from "./bundle.ts";
import { warm } from "./support/warm-process.ts";

interface Tag {
  readonly name: string;
  readonly parent?: string;
}

const bundle = completeBundle(description);
const upgraded = JSON.parse(JSON.stringify(upgradeVersion(bundle)));

test("tags have groups, and each group has tags", () => {
  const tags: Tag[] = upgraded.tags;
  const groups = tags.filter(({ parent }) => parent === undefined).map(({ name }) => name);
  const parents = tags.flatMap(({ parent }) => parent ?? []);
  expect(new Set(parents)).toEqual(new Set(groups));
  expect(parents).toHaveLength(bundle.tags?.length ?? 0);
  expect(new Set(tags.map(({ name }) => name)).size).toBe(tags.length);
});

test("a tag without a group stops the build", () => {
  const strange = { ...bundle, tags: [{ name: "parcels" }] };
  expect(() => upgradeVersion(strange)).toThrow("shared/tag-groups.yaml has no group for the tag parcels.");
});

test("a stream that nothing describes stops the build", () => {
  const content = { "text/event-stream": { schema: { type: "string" as const } } };
  const operation = { operationId: "streamParcels", responses: { "200": { description: "All.", content } } };
  const strange = { ...bundle, paths: { "/parcels": { get: operation } } } as unknown as Description;
  expect(() => upgradeVersion(strange)).toThrow("does not say what an item of streamParcels is");
});

test("the example of each stream is a list of its items", () => {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  const read = (text: string): unknown[] =>
    text.startsWith("{")
      ? text
          .trim()
          .split("\n")
          .map((line) => JSON.parse(line))
      : text
          .trim()
          .split("\n\n")
          .map((message) =>
            Object.fromEntries(
              message.split("\n").map((line) => {
                const [name = "", value] = line.split(/: (.*)/);
                return [name, name === "retry" ? Number(value) : value];
              }),
            ),
          );
  const checked: string[] = [];
  for (const { value } of locateOperations(upgraded)) {
    const { operationId, requestBody, responses } = JSON.parse(JSON.stringify(value));
    const contents = [requestBody, responses["200"]].flatMap((body) => Object.entries(body?.content ?? {}));
    for (const [type, media] of JSON.parse(JSON.stringify(contents))) {
      if (media.itemSchema === undefined) continue;
      const validate = ajv.compile({ ...media.itemSchema, components: upgraded.components });
      for (const { $ref } of Object.values<Reference>(media.examples)) {
        const items = read(upgraded.components.examples[$ref.split("/").at(-1) ?? ""].serializedValue);
        for (const item of items) {
          expect(validate(item), `${operationId}: ${ajv.errorsText(validate.errors)}`).toBe(true);
          checked.push(`${operationId} ${type}`);
        }
      }
      expect(validate(["a list"])).toBe(false);
    }
  }
  expect(
    Object.fromEntries(
      Object.entries(Object.groupBy(checked, (each) => each)).map(([key, all]) => [key, all?.length]),
    ),
  ).toEqual({
    "streamEvents text/event-stream": 2,
    "insertRecordLines application/x-ndjson": 2,
    "writeRecordLines application/x-ndjson": 2,
  });
});

test("all else is as in 3.1", () => {
  const differing: string[] = [];
  const compare = (before: unknown, after: unknown, at: string): void => {
    if (typeof before !== "object" || before === null || typeof after !== "object" || after === null) {
      if (before !== after) differing.push(at);
      return;
    }
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      compare(Reflect.get(before, key), Reflect.get(after, key), `${at}/${key}`);
  };
  const { tags: _before, ...others } = bundle;
  const { tags: _after, ...othersAfter } = upgraded;
  compare(others, othersAfter, "");
  const expected =
    /^\/openapi$|\/(schema|itemSchema|value|serializedValue|dataValue)$|\/Record(Change)?Lines$/;
  expect(differing.filter((at) => !expected.test(at))).toEqual([]);
});

test("Redocly finds in it what it finds in 3.1, and a mistake of 3.2", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-import-3.2-"));
  const config = join(folder, "redocly.yaml");
  const lint = async (content: object) => {
    const file = join(folder, "openapi.json");
    await writeFile(file, JSON.stringify(content));
    const words = ["lint", file, "--config", config, "--format", "json", "--max-problems", "1000"];
    const found = readFindings(await warm.runWarmRedocly(words), folder);
    return [...new Set(found.map(({ rule }) => rule))].toSorted();
  };
  try {
    await writeFile(config, "extends: [recommended-strict]\ntelemetry: off\n");
    // The reasons stand in the table of linters, tools/bench/src/linters/reasons.ts.
    expect(await lint(upgraded)).toEqual([
      "no-ambiguous-paths",
      "no-unused-components",
      "operation-4xx-response",
    ]);
    const { openapi, info, servers } = upgraded;
    expect(await lint({ openapi, info, servers, paths: {}, tags: [{ name: "data", kind: 5 }] })).toContain(
      "struct",
    );
  } finally {
    await rm(folder, { recursive: true });
  }
});
