import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { completeBundle, toJson } from "../build.ts";
import { readFindings } from "../findings.ts";
import { applyOverlay, type LocatedOperation, listErrorCodesOf, locateOperations } from "../read/index.ts";
import { writeOverlay } from "../write-overlay.ts";
import { description } from "./bundle.ts";
import { warm } from "./support/warm-process.ts";

const bundle = completeBundle(description);
const overlay = writeOverlay(bundle);
const applied = applyOverlay(bundle, overlay);

const isDocumented = ({ value }: LocatedOperation) => value["x-origin"] === "documented";

test("the 39 documented operations keep every statement, and get only statuses that `default` stands for", () => {
  const before = locateOperations(bundle).filter(isDocumented);
  const after = locateOperations(applied).filter(isDocumented);
  expect(after).toHaveLength(39);
  for (const [index, { value }] of before.entries()) {
    const { responses = {}, ...others } = after[index]?.value ?? {};
    const { responses: documented, ...rest } = value;
    const statuses = Object.keys(responses).filter((status) => !(status in documented));
    expect(
      statuses.filter((status) => !/^[45]\d\d$/.test(status)),
      value.operationId,
    ).toEqual([]);
    expect(Object.keys(others)).toEqual(Object.keys(rest));
    for (const status of ["default", ...Object.keys(documented).filter((status) => status !== "200")])
      expect(responses[status], `${value.operationId} ${status}`).toEqual(documented[status]);
  }
});

test("every operation lists the statuses of all its codes", () => {
  for (const operation of locateOperations(applied)) {
    const statuses = listErrorCodesOf(applied, operation).map(({ status }) => String(status));
    expect(Object.keys(operation.value.responses), operation.value.operationId).toEqual(
      expect.arrayContaining(["200", "default", ...statuses]),
    );
  }
});

test("the overlay only adds: what the description says stays", () => {
  const lost: string[] = [];
  const compare = (before: unknown, after: unknown, at: string): void => {
    if (typeof before !== "object" || before === null) {
      if (before !== after) lost.push(at);
      return;
    }
    for (const [key, value] of Object.entries(before))
      compare(value, (after as Record<string, unknown>)?.[key], `${at}/${key}`);
  };
  compare(bundle, applied, "");
  expect(lost).toEqual([]);
});

test("a linter that wants a status of each kind finds them", async () => {
  const folder = await mkdtemp(join(tmpdir(), "data-import-overlay-"));
  try {
    const file = join(folder, "openapi.json");
    await writeFile(file, toJson(applied));
    await writeFile(join(folder, "redocly.yaml"), "extends: [recommended-strict]\ntelemetry: off\n");
    const config = ["--config", join(folder, "redocly.yaml")];
    const result = await warm.runWarmRedocly(["lint", file, ...config, "--format", "json"]);
    const rules = readFindings(result, folder).map(({ rule }) => rule);
    // The paths of agents are documented so, and only programs that know the topic of an event use the union.
    expect(rules).toEqual(["no-ambiguous-paths", "no-unused-components"]);
  } finally {
    await rm(folder, { recursive: true });
  }
});
