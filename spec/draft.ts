import { writeFile } from "node:fs/promises";
import { bundleDescription, completeBundle, toJson } from "./build.ts";
import { type Finding, readFindings } from "./findings.ts";
import { runWarmRedocly } from "./warm-redocly.ts";

// `npm run dev` calls this on every save, in separate processes: the same bundle and the same lint, from a Redocly
// that stays loaded.

/** Bundles the description into a file, like the build; throws the message of Redocly if it cannot. */
export async function draftBundle(file: string): Promise<void> {
  await writeFile(file, toJson(completeBundle(await bundleDescription("openapi.yaml", runWarmRedocly))));
}

/** All problems that lint finds, even if the description cannot be bundled. */
export async function lintDescription(): Promise<Finding[]> {
  return readFindings(await runWarmRedocly(["lint", "--format", "json"]), process.cwd());
}
