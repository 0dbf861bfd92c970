import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { filterProblems, problemKindInfo } from "@arethetypeswrong/core/problems";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import type { Manifest } from "./packages.ts";

/** The messages of publint about a tarball. */
export async function lintWithPublint(tarball: string, manifest: Manifest): Promise<string[]> {
  const content = new Uint8Array(readFileSync(tarball)).buffer;
  const { messages } = await publint({ strict: true, pack: { tarball: content } });
  return messages.map((message) => formatMessage(message, manifest, { color: false }) ?? message.code);
}

/** The messages of arethetypeswrong about a tarball: types that do not resolve for some importers. */
export async function lintWithAttw(tarball: string, { exports }: Manifest): Promise<string[]> {
  // Read as files: no program imports YAML.
  const excludeEntrypoints = Object.keys(exports ?? {}).filter((entry) => entry.endsWith(".yaml"));
  const analysis = await checkPackage(createPackageFromTarballData(readFileSync(tarball)), {
    excludeEntrypoints,
  });
  if (!analysis.types) return ["It has no types."];
  // ES modules only; the READMEs say what CommonJS and older settings need.
  const problems = (["node16-esm", "bundler"] as const).flatMap((resolutionKind) =>
    filterProblems(analysis, { resolutionKind }),
  );
  const hideTrace = (name: string, fact: unknown) => (name === "trace" ? undefined : fact);
  return [...new Set(problems)].map(
    ({ kind, ...facts }) => `${problemKindInfo[kind].title}: ${JSON.stringify(facts, hideTrace)}`,
  );
}
