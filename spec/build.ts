import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stringify } from "yaml";
import { addConditions } from "./add-conditions.ts";
import { addFormats } from "./add-formats.ts";
import { addGuides } from "./add-guides.ts";
import { addHeaders } from "./add-headers.ts";
import { addLengths } from "./add-lengths.ts";
import { addLimits } from "./add-limits.ts";
import { addLinks } from "./add-links.ts";
import { addRoles } from "./add-roles.ts";
import { readMessages } from "./build-messages.ts";
import { readFindings } from "./findings.ts";
import { moveErrorCodes } from "./move-error-codes.ts";
import { nameEvents } from "./name-events.ts";
import {
  type Components,
  type Description,
  locateOperations,
  type OperationRow,
  type Parameter,
  type Reference,
} from "./read/index.ts";
import { type RunRedocly, runRedocly } from "./run-redocly.ts";
import { upgradeVersion } from "./upgrade-version.ts";
import { writeOverlay } from "./write-overlay.ts";

/** Bundles a description given by its file; throws the message of Redocly if two components have the same name. */
export async function bundleDescription(
  file = "openapi.yaml",
  run: RunRedocly = runRedocly,
): Promise<Description> {
  const folder = await mkdtemp(join(tmpdir(), "data-import-spec-"));
  try {
    const output = join(folder, "openapi.json");
    // Redocly would rename the second of two components to `File-2`, and the generated types would have that name.
    const renaming = ["--component-renaming-conflicts-severity", "error"];
    const { exitCode, stderr } = await run(["bundle", file, "--output", output, ...renaming]);
    if (exitCode !== 0) throw new Error(`The description cannot be bundled.\n${stderr}`);
    return addLimits(moveErrorCodes(JSON.parse(await readFile(output, "utf8"))));
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Lists the operations in the order in which the description has them. */
export function listOperations(description: Description): OperationRow[] {
  return locateOperations(description, "as written").map(({ method, path, value: operation }) => ({
    operationId: operation.operationId,
    method: method.toUpperCase(),
    path,
    tag: operation.tags?.[0] ?? "",
    group: operation.parameters?.some(isDisableHooks) ? "A" : null,
    origin: operation["x-origin"] ?? "",
  }));
}

function isDisableHooks(parameter: Parameter | Reference): boolean {
  return "$ref" in parameter && parameter.$ref.endsWith("/DisableHooks");
}

const additions = [nameEvents, addConditions, addHeaders, addRoles, addGuides, addFormats, addLengths];

/** Completes a bundle for publishing, with all additions, sorted components and links. */
export function completeBundle(description: Description): Description {
  const bundle = additions.reduce((before, add) => add(before), description);
  return addLinks({ ...bundle, components: sortComponents(bundle.components ?? {}) });
}

/** The main entry: the description and its operations as objects, and the reader. */
const main = {
  "index.js": `export { default, default as description } from "./openapi.json" with { type: "json" };
export { default as operations } from "./operations.json" with { type: "json" };
export * from "./read/index.js";
`,
  "index.d.ts": `import type { Description, OperationRow } from "./read/index.js";

/** The whole description. Treat it as constant: the reader keeps the targets of its references. */
export declare const description: Description;
export default description;
/** The operations in the order of the description. */
export declare const operations: readonly OperationRow[];
export * from "./read/index.js";
`,
};

/**
 * Writes openapi.yaml, openapi.json, openapi.min.json, openapi-3.2.min.json, openapi.overlay.json, operations.json,
 * messages.json and the main entry into a folder and returns one line about them. A description that is bundled already is
 * not bundled again.
 */
export async function buildDescription(folder: string, bundled?: Description): Promise<string> {
  const start = performance.now();
  const bundle = completeBundle(bundled ?? (await bundleDescription()));
  const operations = listOperations(bundle);
  const messages = await readMessages();
  await mkdir(folder, { recursive: true });
  await Promise.all([
    writeFile(join(folder, "openapi.json"), toJson(bundle)),
    writeFile(join(folder, "openapi.min.json"), JSON.stringify(bundle)),
    writeFile(join(folder, "openapi-3.2.min.json"), JSON.stringify(upgradeVersion(bundle))),
    // Quoted, so that YAML 1.1 parsers read the same strings: a date stays text, and so does `on`.
    writeFile(
      join(folder, "openapi.yaml"),
      stringify(bundle, {
        compat: "yaml-1.1",
        blockQuote: "literal",
        lineWidth: 0,
        aliasDuplicateObjects: false,
      }),
    ),
    writeFile(join(folder, "openapi.overlay.json"), toJson(writeOverlay(bundle))),
    writeFile(join(folder, "operations.json"), toJson(operations)),
    writeFile(join(folder, "messages.json"), toJson(messages)),
    ...Object.entries(main).map(([name, text]) => writeFile(join(folder, name), text)),
  ]);
  const schemas = Object.keys(bundle.components?.schemas ?? {}).length;
  const webhooks = Object.keys(bundle.webhooks ?? {}).length;
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  return `Bundled ${operations.length} operations, ${schemas} schemas and ${webhooks} webhooks in ${seconds} s.`;
}

// The bundler lists components in the order of their first use. Sorted, a new path does not move generated code.
function sortComponents(components: Components): Components {
  const kinds = Object.entries(components).map(([kind, named]) => {
    const entries = Object.entries<unknown>(named).sort(([one], [other]) => (one < other ? -1 : 1));
    return [kind, Object.fromEntries(entries)];
  });
  return Object.fromEntries(kinds);
}

/** Prints a value in the format of the build's files. */
export function toJson(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}

/**
 * Says why the build failed. The bundler reports a file that is not YAML at each reference to it, and not as the first thing:
 * its own place and reason are enough.
 */
export async function explainFailure({ message }: Error, run: RunRedocly = runRedocly): Promise<string> {
  const findings = readFindings(await run(["lint", "--format", "json"]), import.meta.dirname);
  const unreadable = findings.filter(({ rule }) => rule === undefined);
  return unreadable.map(({ place, message: reason }) => `spec/${place}: ${reason}`).join("\n") || message;
}

if (import.meta.main)
  await buildDescription(join(import.meta.dirname, "dist")).then(console.log, async (error: Error) => {
    console.error(await explainFailure(error));
    process.exitCode = 1;
  });
