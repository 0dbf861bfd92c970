import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PublishedPackage } from "./packages.ts";

/** A package for a release. */
export interface Candidate extends PublishedPackage {
  readonly version: string;
  /** Where its .tgz is. */
  readonly tarball: string;
  /** The commands that it installs. */
  readonly commands: readonly string[];
  /** Whether a program can import anything from it besides its package.json. */
  readonly isImported: boolean;
}

/** The folder of the programs and suites that use each package like its consumers. */
export const consumersFolder: string = fileURLToPath(new URL("./consumers", import.meta.url));

/** The path, in that folder, of the program or the suite that uses a package; undefined if there is none. */
export function findUse({ shortName }: Candidate, kind: "program" | "suite"): string | undefined {
  const path = nameUse(shortName, kind);
  return existsSync(`${consumersFolder}/${path}`) ? path : undefined;
}

/** The message for a package without a program or a suite that uses it. */
export function explainMissingUse({ name, shortName }: Candidate, kind: "program" | "suite"): string {
  const path = `tools/release/registry/consumers/${nameUse(shortName, kind)}`;
  return `No ${kind} uses ${name} yet: write ${path}, which imports it and fails if a result is wrong.`;
}

function nameUse(shortName: string, kind: "program" | "suite"): string {
  return kind === "program" ? `programs/${shortName}.ts` : `suites/${shortName}.test.ts`;
}
