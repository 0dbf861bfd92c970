import { writeFile } from "node:fs/promises";
import { readDescription, toJson } from "./build.ts";
import { type Finding, readFindings } from "./findings.ts";
import { runWarmRedocly } from "./warm-redocly.ts";

// What `npm run dev` calls on every save, in processes of its own: the same bundle and the same lint, from a Redocly
// that stays warm.

/** Bundles the description into a file, as the build would; throws what keeps it from doing so, as Redocly says it. */
export async function draftBundle(file: string): Promise<void> {
  await writeFile(file, toJson(await readDescription(runWarmRedocly)));
}

/** Everything that lint finds, also where the description cannot be bundled. */
export async function lintDescription(): Promise<Finding[]> {
  return readFindings(await runWarmRedocly(["lint", "--format", "json"]), process.cwd());
}
