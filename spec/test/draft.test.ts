import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Finding } from "../findings.ts";
import { openWarmProcess, type WarmProcess, warm } from "./support/warm-process.ts";

const packageFolder = join(import.meta.dirname, "..");
let folder: string;
let bundle: string;
/** Works on a small description in `folder`, in which faults are planted. */
let small: WarmProcess;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "data-import-draft-"));
  bundle = join(folder, "bundle.json");
  cpSync(join(import.meta.dirname, "rules/fixture"), folder, { recursive: true });
  // The rules are tested without webhooks, so only here the signature of webhooks is a scheme that is used.
  const root = join(folder, "openapi.yaml");
  const scheme = "webhookSignature: { type: apiKey, in: header, name: webhook-signature }";
  writeFileSync(root, readFileSync(root, "utf8").replace("    bearer:\n", `    ${scheme}\n    bearer:\n`));
  for (const name of ["rules", "redocly.yaml", ".redocly.lint-ignore.yaml"])
    cpSync(join(packageFolder, name), join(folder, name), { recursive: true });
  symlinkSync(join(packageFolder, "node_modules"), join(folder, "node_modules"));
  small = openWarmProcess(folder);
});
afterAll(() => {
  small.close();
  rmSync(folder, { recursive: true });
});

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

test("bundles what the build bundles, again and again in one process, and lint finds nothing in it", async () => {
  const built = readFileSync(join(packageFolder, "dist/openapi.json"), "utf8");
  for (const _ of [1, 2]) {
    rmSync(bundle, { force: true });
    await warm.draftBundle(bundle);
    expect(
      readFileSync(bundle, "utf8") === built,
      "either the draft is another one, or dist/ is older than its sources: npm run build -- spec",
    ).toBe(true);
  }
  expect(await warm.lintDescription()).toEqual([]);
});

const unreadable: Fault[] = [
  {
    fault: "a line that is not YAML",
    file: "paths/parcels.yaml",
    from: "tags: [parcels]",
    to: "tags: [parcels",
    message: "deficient indentation",
  },
  {
    fault: "an event that is not YAML",
    file: "events/topics.yaml",
    from: "context: [parcel]",
    to: "context: [parcel",
    message: "Flow sequence in block collection must be sufficiently indented and end with a ]",
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
  const findings = await withFaults([fault], async () => {
    await expect(small.draftBundle(bundle)).rejects.toThrow("The description cannot be bundled.");
    return await small.lintDescription();
  });
  expect(findings).toEqual([{ place: expect.any(String), message: fault.message }]);
  // The parser reports the next line.
  const [, found] = findings[0]?.place.match(/^(.*:\d+):\d+$/) ?? [];
  expect([0, 1, 2].map((after) => `${fault.file}:${findLine(fault) + after}`)).toContain(found);
  await small.draftBundle(bundle);
});

const wrong: Fault[] = [
  {
    fault: "a broken reference",
    file: "paths/parcels.yaml",
    from: "parameters.yaml#/ParcelId",
    to: "parameters.yaml#/ParcelIdd",
    message: "Can't resolve $ref: ../shared/parameters.yaml#/ParcelIdd",
    rule: "no-unresolved-refs",
  },
  {
    fault: "a misspelt key",
    file: "paths/parcels.yaml",
    from: "x-origin",
    to: "x-orgin",
    message: "Did you mean `x-origin`?",
    rule: "data-import/known-keywords",
  },
  {
    fault: "a wrong example",
    file: "examples/parcels.yaml",
    from: "id: ",
    to: "id: 5 # ",
    message: "`id` property type must be string.",
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
    findings = await withFaults(wrong, () => small.lintDescription());
  });

  test.each(wrong)("says where $fault is, in the words of the rule", (fault) => {
    expect(findings).toContainEqual({
      place: expect.stringMatching(new RegExp(`^${fault.file}:${findLine(fault)}:\\d+$`)),
      message: expect.stringContaining(fault.message),
      rule: fault.rule,
    });
  });

  test("are not found any more after they are corrected", async () => {
    expect(await small.lintDescription()).toEqual([]);
  });
});
