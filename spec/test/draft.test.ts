import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readDescription, toJson } from "../build.ts";
import type { Finding } from "../findings.ts";

// Each test bundles or lints the whole description several times.
vi.setConfig({ testTimeout: 60_000 });

const room = join(import.meta.dirname, "..");
const parts = ["openapi.yaml", "redocly.yaml", ".redocly.lint-ignore.yaml"];
const folders = ["paths", "schemas", "examples", "events", "shared", "rules"];
let folder: string;
let bundle: string;
let child: ChildProcess;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "data-import-draft-"));
  bundle = join(folder, "bundle.json");
  for (const name of [...parts, ...folders])
    cpSync(join(room, name), join(folder, name), { recursive: true });
  symlinkSync(join(room, "node_modules"), join(folder, "node_modules"));
  child = fork(join(import.meta.dirname, "draft-process.ts"), { cwd: folder });
});
afterAll(() => {
  child.disconnect();
  rmSync(folder, { recursive: true });
});

async function lint(): Promise<Finding[]> {
  child.send({});
  const [findings] = await once(child, "message");
  return findings;
}

/** Why it cannot be bundled; undefined if it can. */
async function draft(): Promise<string> {
  child.send(bundle);
  const [refusal] = await once(child, "message");
  return refusal;
}

interface Fault {
  /** "Says where … is." */
  readonly fault: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly message: string;
  readonly rule?: string;
}

/** Plants faults in their files, runs `check`, and restores the files. */
async function withFaults<T>(faults: readonly Fault[], check: () => Promise<T>): Promise<T> {
  const texts = new Map<string, string>();
  for (const { file, from, to } of faults) {
    const path = join(folder, file);
    const text = readFileSync(path, "utf8");
    expect(text).toContain(from);
    if (!texts.has(path)) texts.set(path, text);
    writeFileSync(path, text.replace(from, to));
  }
  try {
    return await check();
  } finally {
    for (const [path, text] of texts) writeFileSync(path, text);
  }
}

/** The line of a fault in its file. */
function findLine({ file, from }: Fault): number {
  const text = readFileSync(join(folder, file), "utf8");
  return text.slice(0, text.indexOf(from)).split("\n").length;
}

test("bundles what the build bundles, again and again in one process", async () => {
  const built = toJson(await readDescription());
  for (const _ of [1, 2]) {
    rmSync(bundle, { force: true });
    expect(await draft()).toBe("");
    expect(readFileSync(bundle, "utf8")).toBe(built);
  }
});

const unreadable: Fault[] = [
  {
    fault: "a line that is not YAML",
    file: "paths/sheets.yaml",
    from: "tags: [sheets]",
    to: "tags: [sheets",
    message: "deficient indentation",
  },
  {
    fault: "an event that is not YAML",
    file: "events/topics.yaml",
    from: "world:",
    to: "world: [",
    message: "Implicit keys need to be on a single line",
  },
  {
    fault: "a root that is not YAML",
    file: "openapi.yaml",
    from: "info:",
    to: "info: [",
    message: "missed comma between flow collection entries",
  },
  {
    fault: "a configuration that is not YAML",
    file: "redocly.yaml",
    from: "telemetry: off",
    to: "telemetry: [off",
    message: "deficient indentation",
  },
];

test.each(unreadable)("says where $fault is, and bundles nothing", async (fault) => {
  const { findings, refusal } = await withFaults([fault], async () => ({
    findings: await lint(),
    refusal: await draft(),
  }));
  expect(refusal).toContain("The description cannot be bundled.");
  expect(findings).toEqual([{ place: expect.any(String), message: fault.message }]);
  // The parser reports the next line.
  const [, found] = findings[0]?.place.match(/^(.*:\d+):\d+$/) ?? [];
  expect([0, 1, 2].map((after) => `${fault.file}:${findLine(fault) + after}`)).toContain(found);
  expect(await draft()).toBe("");
});

const wrong: Fault[] = [
  {
    fault: "a broken reference",
    file: "paths/sheets.yaml",
    from: "schemas.yaml#/WorkbookId",
    to: "schemas.yaml#/WorkbokId",
    message: "Can't resolve $ref: ../shared/schemas.yaml#/WorkbokId",
    rule: "no-unresolved-refs",
  },
  {
    fault: "a misspelt key",
    file: "paths/sheets.yaml",
    from: "x-origin",
    to: "x-orgin",
    message: "Did you mean `x-origin`?",
    rule: "data-import/known-keywords",
  },
  {
    fault: "a wrong example",
    file: "examples/sheets.yaml",
    from: "name: ",
    to: "name: 5 # ",
    message: "`name` property type must be string.",
    rule: "no-invalid-media-type-examples",
  },
  {
    fault: "a wrong example of an event",
    file: "events/topics.yaml",
    from: "createdAt: ",
    to: "createdAt: 5 # ",
    message: "`createdAt` property type must be string.",
    rule: "no-invalid-media-type-examples",
  },
];

describe("wrong parts of the description", () => {
  let findings: Finding[];
  beforeAll(async () => {
    findings = await withFaults(wrong, lint);
  });

  test.each(wrong)("says where $fault is, in the words of the rule", (fault) => {
    expect(findings).toContainEqual({
      place: expect.stringMatching(new RegExp(`^${fault.file}:${findLine(fault)}:\\d+$`)),
      message: expect.stringContaining(fault.message),
      rule: fault.rule,
    });
  });

  test("are not found any more after they are mended", async () => {
    expect(await lint()).toEqual([]);
  });
});
