import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { PublishedPackage } from "../packages.ts";

/** A package as it would be released. */
export interface Candidate extends PublishedPackage {
  readonly version: string;
  /** Where its .tgz is. */
  readonly tarball: string;
  /** The commands that it installs. */
  readonly commands: readonly string[];
  /** Whether a program can import anything of it but its package.json. */
  readonly isImported: boolean;
}

/** The folder of the programs and suites that use each package as strangers would. */
export const consumersFolder: string = fileURLToPath(new URL("../../consumers", import.meta.url));

/** The path, in that folder, of the program or the suite that uses a package; undefined where there is none. */
export function findUse({ shortName }: Candidate, kind: "program" | "suite"): string | undefined {
  const path = nameUse(shortName, kind);
  return existsSync(`${consumersFolder}/${path}`) ? path : undefined;
}

/** Says that nobody has written a program, or a suite, that uses a package. */
export function explainMissingUse({ name, shortName }: Candidate, kind: "program" | "suite"): string {
  const path = `tools/release/registry/consumers/${nameUse(shortName, kind)}`;
  return `No ${kind} uses ${name} yet: write ${path}, which imports it and fails where what it gets is not right.`;
}

function nameUse(shortName: string, kind: "program" | "suite"): string {
  return kind === "program" ? `programs/${shortName}.ts` : `suites/${shortName}.test.ts`;
}
