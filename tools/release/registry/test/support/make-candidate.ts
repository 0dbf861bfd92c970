import type { Candidate } from "../../src/release-check/candidate.ts";

/** A package of the name that a test needs; what it does not speak of is as it is with most. */
export function makeCandidate(shortName: string, parts: Partial<Candidate> = {}): Candidate {
  return {
    name: `@data-import/${shortName}`,
    shortName,
    folder: "/nowhere",
    version: "1.0.0",
    tarball: "/nowhere.tgz",
    commands: [],
    isImported: true,
    ...parts,
  };
}
